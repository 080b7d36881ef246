// The keys that count on every page, the sheet that lists them, a question before unsaved work is left, and the way
// to a field that is to be seen.

/** @import { Ed, Section } from "./types.d.ts" */
import { el, elementsUnder } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { seek } from "./seek.js";
import "./keys.css";

const COMMITTED_MS = 60; // what Streamlit needs to hear of a text field that lost the focus
const TEXT = "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=button])";

/** What keys stand for together with Ctrl.
 * @type {Record<string, string | undefined>} */
const MEANINGS = { s: "save", z: "undo", "shift+z": "redo", y: "redo", "shift+y": "redo" };

/** What a key press stands for: "save", "undo", "redo", "sheet", or "".
 * @param {KeyboardEvent} event */
function meaning(event) {
  const key = event.key.toLowerCase();
  const held = `${event.altKey ? "alt+" : ""}${event.shiftKey ? "shift+" : ""}`;
  const wanted = event.ctrlKey || event.metaKey ? MEANINGS[held + key] : key === "?" && "sheet";
  return wanted && (wanted === "save" || !isWriting(event)) ? wanted : "";
}

/** @param {Event} event */
function isWriting(event) {
  return elementsUnder(event)[0]?.matches(TEXT) ?? false;
}

/** The element that has the focus, also inside of components.
 * @returns {HTMLElement | SVGElement | null} */
function focused() {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return /** @type {HTMLElement | SVGElement | null} */ (node);
}

/** Save what is being typed as well: a field is heard when it loses the focus.
 * @param {Ed} ed */
function saveTyped(ed) {
  const field = focused();
  field?.blur();
  setTimeout(() => {
    ed.send({ op: "save" });
    field?.focus({ preventScroll: true });
  }, COMMITTED_MS);
}

/** @param {Ed} ed @param {KeyboardEvent} event */
function pressed(ed, event) {
  const wanted = meaning(event);
  if (!wanted || !ed.root.isConnected) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (wanted === "sheet") ed.local.sheet.showModal();
  else if (wanted === "save") saveTyped(ed);
  else ed.send({ op: wanted });
}

/** @param {Ed} ed @param {Event} event */
function askToStay(ed, event) {
  if (ed.doc.dirty && ed.root.isConnected) event.preventDefault();
}

/** Listen once, however often the studio draws this anew.
 * @param {Ed} ed */
function listen(ed) {
  window.musterpressKeys?.abort();
  const control = (window.musterpressKeys = new AbortController());
  const options = { capture: true, signal: control.signal };
  document.addEventListener("keydown", (event) => pressed(ed, event), options);
  window.addEventListener("beforeunload", (event) => askToStay(ed, event), options);
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
  ed.root.append(open, sheet);
  listen(ed);
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
  seek(ed, ed.view.sought);
}

export default editor({ start, apply: (doc) => doc, draw });
