// The keys that count on every page, the sheet that lists them, a question before unsaved work is left, and the way
// to a field that is to be seen.

const COMMITTED_MS = 60; // what Streamlit needs to hear of a text field that lost the focus
const TEXT = "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=button])";

/** What a key press stands for: "save", "undo", "redo", "sheet", or "". */
function meaning(event) {
  const writing = event.composedPath()[0].matches?.(TEXT) ?? false;
  const key = event.key.toLowerCase();
  if (!event.ctrlKey && !event.metaKey) return key === "?" && !writing ? "sheet" : "";
  if (event.altKey) return "";
  if (key === "s" && !event.shiftKey) return "save";
  if (writing) return "";
  if (key === "y" || (key === "z" && event.shiftKey)) return "redo";
  return key === "z" ? "undo" : "";
}

/** The element that has the focus, also inside of components. */
function focused() {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node;
}

/** Save what is being typed as well: a field is heard when it loses the focus. */
function saveTyped(ed) {
  const field = focused();
  field?.blur();
  setTimeout(() => {
    ed.send({ op: "save" });
    field?.focus({ preventScroll: true });
  }, COMMITTED_MS);
}

function pressed(ed, event) {
  const wanted = meaning(event);
  if (!wanted || !ed.root.isConnected) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (wanted === "sheet") ed.local.sheet.showModal();
  else if (wanted === "save") saveTyped(ed);
  else ed.send({ op: wanted });
}

function askToStay(ed, event) {
  if (ed.doc.dirty && ed.root.isConnected) event.preventDefault();
}

/** Listen once, however often the studio draws this anew. */
function listen(ed) {
  window.musterpressKeys?.abort();
  const control = (window.musterpressKeys = new AbortController());
  const options = { capture: true, signal: control.signal };
  document.addEventListener("keydown", (event) => pressed(ed, event), options);
  window.addEventListener("beforeunload", (event) => askToStay(ed, event), options);
}

function keysOf(text) {
  return text.split(" ").map((part) => (/^or$/.test(part) ? ` ${part} ` : el("kbd", {}, part)));
}

function sheetOf(parts) {
  const close = el("button", { type: "button", class: "close", onclick: () => sheet.close() }, "Close");
  const tables = parts.map(({ title, rows }) =>
    el(
      "section",
      {},
      el("h3", {}, title),
      el("dl", {}, rows.map((row) => el("div", {}, el("dt", {}, keysOf(row.keys)), el("dd", {}, row.does)))),
    ),
  );
  const sheet = el("dialog", { "aria-labelledby": "keys-title" }, el("h2", { id: "keys-title" }, "Keys"), tables, close);
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
  return sheet;
}

function start(ed) {
  const sheet = (ed.local.sheet = sheetOf(ed.view.sheet));
  const open = el("button", { type: "button", class: "open", onclick: () => sheet.showModal() }, "Keys", el("kbd", {}, "?"));
  ed.root.classList.add("keys");
  ed.root.append(open, sheet);
  listen(ed);
}

/** Say once that the studio has heard what was done so far. */
function heard(ed) {
  if (ed.local.steps === ed.view.steps) return;
  ed.local.steps = ed.view.steps;
  document.dispatchEvent(new CustomEvent("musterpress-heard"));
}

function draw(ed) {
  heard(ed);
  seek(ed, ed.view.sought);
}

export default editor({ start, apply: (doc) => doc, draw });
