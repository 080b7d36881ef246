// Save, the keys that count on every page, the sheet that lists them, and the way to a field that is to be seen.

/** @import { Ed, Section } from "./types.d.ts" */
import { el, elementsUnder } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { saveButton, saveTyped } from "./save.js";
import { seek } from "./seek.js";
import "./keys.css";

const TEXT = "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=button])";

/** What keys stand for together with Ctrl.
 * @type {Record<string, string | undefined>} */
const MEANINGS = { s: "save", k: "find", z: "undo", "shift+z": "redo", y: "redo", "shift+y": "redo" };

const WHILE_WRITING = new Set(["save", "find"]);

/** What a key press stands for: "save", "find", "undo", "redo", "sheet", or "".
 * @param {KeyboardEvent} event */
function meaning(event) {
  const key = event.key.toLowerCase();
  const held = `${event.altKey ? "alt+" : ""}${event.shiftKey ? "shift+" : ""}`;
  const wanted = event.ctrlKey || event.metaKey ? MEANINGS[held + key] : key === "?" && "sheet";
  return wanted && (WHILE_WRITING.has(wanted) || !isWriting(event)) ? wanted : "";
}

/** @param {Event} event */
function isWriting(event) {
  return elementsUnder(event)[0]?.matches(TEXT) ?? false;
}

/** @param {Ed} ed @param {KeyboardEvent} event */
function pressed(ed, event) {
  const wanted = meaning(event);
  if (!wanted || !ed.root.isConnected) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (wanted === "sheet") ed.local.sheet.showModal();
  else if (wanted === "save") saveTyped(ed);
  else if (wanted === "find") document.dispatchEvent(new CustomEvent("musterpress-find"));
  else ed.send({ op: wanted });
}

/** Listen once, however often the studio draws this anew.
 * @param {Ed} ed */
function listen(ed) {
  window.musterpressKeys?.abort();
  const control = (window.musterpressKeys = new AbortController());
  const options = { capture: true, signal: control.signal };
  document.addEventListener("keydown", (event) => pressed(ed, event), options);
  document.addEventListener("musterpress-typed", () => offerSave(ed), options);
}

/** @param {string} text */
function keysOf(text) {
  return text.split(" ").map((part) => (/^or$/.test(part) ? ` ${part} ` : el("kbd", {}, part)));
}

/** @param {Section[]} parts */
function sheetOf(parts) {
  const sheet = el("dialog", { "aria-labelledby": "keys-title" });
  const close = el("button", { type: "button", class: "close", onclick: () => sheet.close() }, "Close");
  const tables = parts.map(({ title, rows }) =>
    el(
      "section",
      {},
      el("h3", {}, title),
      el(
        "dl",
        {},
        rows.map((row) => el("div", {}, el("dt", {}, keysOf(row.keys)), el("dd", {}, row.does))),
      ),
    ),
  );
  sheet.append(el("h2", { id: "keys-title" }, "Keys"), ...tables, close);
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
  return sheet;
}

/** @param {Ed} ed */
function start(ed) {
  const sheet = (ed.local.sheet = sheetOf(ed.view.sheet));
  const open = el(
    "button",
    { type: "button", class: "open", onclick: () => sheet.showModal() },
    "Keys",
    el("kbd", {}, "?"),
  );
  ed.root.classList.add("keys");
  ed.local.save = saveButton(ed);
  ed.root.append(ed.local.save, open, sheet);
  listen(ed);
}

/** Let Save be pressed where something is to be saved, what is being typed included.
 * @param {Ed} ed */
function offerSave(ed) {
  ed.local.save.disabled = !window.musterpressTyping?.hasToSave();
}

/** Say once that the studio has heard what was done so far.
 * @param {Ed} ed */
function heard(ed) {
  if (ed.local.steps === ed.view.steps) return;
  ed.local.steps = ed.view.steps;
  document.dispatchEvent(new CustomEvent("musterpress-heard"));
}

/** @param {Ed} ed */
function draw(ed) {
  heard(ed);
  offerSave(ed);
  seek(ed, ed.view.sought);
}

export default editor({ start, apply: (doc) => doc, draw });
