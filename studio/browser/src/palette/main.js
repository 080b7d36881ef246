// The palette: whatever the pack has is found by words and gone to, by Ctrl K and by a button that is always in sight.

/** @import { Ed } from "./types.d.ts" */
import { el, icon } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { askSoon } from "./asking.js";
import { choose, chosen, drawHits } from "./hits.js";
import "./palette.css";

const LENS = "M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11M12.6 12.6L17 17";
/** How far a key goes in the list.
 * @type {Record<string, number | undefined>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** @param {Ed} ed */
function open(ed) {
  const { dialog, input } = ed.local;
  if (!dialog.open) dialog.showModal();
  input.select();
  askSoon(ed, 0);
}

/** Go where a hit leads; the palette is closed before, so that the page has the focus.
 * @param {Ed} ed @param {number} at */
function go(ed, at) {
  const hit = chosen(ed, at);
  if (!hit) return;
  ed.local.dialog.close();
  ed.send(hit.op);
}

/** @param {Ed} ed @param {KeyboardEvent} event */
function pressed(ed, event) {
  const step = STEPS[event.key];
  if (event.isComposing || (step === undefined && event.key !== "Enter")) return;
  event.preventDefault();
  event.stopPropagation();
  if (step === undefined) go(ed, ed.local.at);
  else choose(ed, ed.local.at + step);
}

/** @param {Ed} ed */
function fieldOf(ed) {
  return el("input", {
    type: "text",
    role: "combobox",
    "aria-label": "Find in the pack",
    "aria-expanded": "true",
    "aria-controls": "palette-hits",
    "aria-autocomplete": "list",
    placeholder: "A title, an id, a rule, any words, a page ...",
    autocomplete: "off",
    spellcheck: "false",
    maxlength: 200,
    oninput: () => askSoon(ed),
    onkeydown: (/** @type {KeyboardEvent} */ event) => pressed(ed, event),
  });
}

/** @param {Ed} ed */
function dialogOf(ed) {
  const { input, list, state } = ed.local;
  const close = el("button", { type: "button", class: "close", onclick: () => ed.local.dialog.close() }, "Close");
  const foot = el("div", { class: "foot" }, state, close);
  const dialog = el("dialog", { "aria-label": "Find anything" }, el("div", { class: "box" }, input, list, foot));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  return dialog;
}

/** Listen once, however often the studio draws this anew.
 * @param {Ed} ed */
function listen(ed) {
  window.musterpressPalette?.abort();
  const control = (window.musterpressPalette = new AbortController());
  document.addEventListener("musterpress-find", () => ed.root.isConnected && open(ed), { signal: control.signal });
}

/** @param {Ed} ed */
function start(ed) {
  ed.root.classList.add("palette");
  const list = el("div", { class: "hits", role: "listbox", id: "palette-hits", "aria-label": "What was found" });
  const state = el("span", { class: "state", role: "status" });
  Object.assign(ed.local, { list, state, groups: [], at: 0, timer: 0 });
  ed.local.input = fieldOf(ed);
  ed.local.dialog = dialogOf(ed);
  list.addEventListener("click", (event) => {
    const row = /** @type {Element} */ (event.target).closest("[role=option]");
    if (row) go(ed, Number(row.id.replace("palette-", "")));
  });
  const button = { type: "button", class: "open", "aria-haspopup": "dialog", onclick: () => open(ed) };
  ed.root.append(el("button", button, icon(LENS), "Find", el("kbd", {}, "Ctrl K")), ed.local.dialog);
  drawHits(ed);
  listen(ed);
}

export default editor({ start, apply: (doc) => doc, draw: () => undefined });
