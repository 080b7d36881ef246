// What every editor is: Python's truth, the edits on their way to it, and a drawing of both.
//
// export default editor({
//   start(ed)        build the elements once, below ed.root
//   apply(doc, op)   the document after an edit; `doc` may be changed
//   draw(ed)         show ed.doc and ed.view; called after everything that changes them
//   key(ed, event)   optional: a key that the toolbar does not know
//   reveal(ed, id)   optional: Python wants something seen, after an undo for example
//   reveals          optional: of which fields of the document it shows every change, so that nobody need scroll
// })
//
// An editor's own state (a drag, a tool, a zoom) stands in `ed.local` and is never touched here.

const TELL_MS = 120;
const editors = new WeakMap();

/** Return the entry function of a component. */
function editor(parts) {
  return (component) => {
    const host = component.parentElement;
    if (!editors.has(host)) editors.set(host, started(component, parts));
    const ed = editors.get(host);
    ed.component = component;
    take(ed, component.data);
  };
}

function started(component, parts) {
  const root = el("div", { class: "editor" });
  const ed = { parts, component, root, doc: component.data.doc, view: component.data.view };
  Object.assign(ed, { local: {}, selected: "", tool: "", shown: "", buttons: [], timer: 0, telling: 0, told: "", asked: "null" });
  ed.send = (op) => sendOp(ed, op);
  ed.select = (id) => selectIn(ed, id);
  ed.ask = (value) => askPython(ed, value);
  ed.choose = (tool) => chooseTool(ed, tool);
  ed.draw = () => drawAll(ed);
  ed.hint = (text) => show(ed.status.hint, text);
  ed.say = (text, tone = "notice") => sayIn(ed, text, tone);
  ed.status = statusBar();
  root.addEventListener("keydown", (event) => pressKey(ed, event) || ed.parts.key?.(ed, event));
  component.parentElement.append(root);
  if (parts.reveals) root.getRootNode().host.dataset.reveals = parts.reveals.join(" ");
  parts.start(ed);
  root.append(ed.status.bar);
  return ed;
}

/** The line below a drawing: what a tool does, what happened, and where the pointer is. */
function statusBar() {
  const hint = el("span", { class: "hint" });
  const said = el("span", { class: "said", role: "status" });
  const place = el("span", { class: "place" });
  return { hint, said, place, bar: el("div", { class: "statusbar" }, hint, said, place) };
}

function show(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

function sayIn(ed, text, tone) {
  ed.status.said.dataset.tone = tone;
  show(ed.status.said, text);
}

/** Take Python's truth, keep on top of it what is still on its way, and draw. */
function take(ed, data) {
  const { box, restarted } = outboxOf(data.key, data.epoch);
  ed.box = box;
  ed.truth = data.doc;
  ed.rev = data.rev;
  ed.view = data.view;
  const refusals = acknowledge(box, data);
  for (const one of refusals) ed.say(one.words, "refused");
  if (restarted) ed.say("The session began anew: what was not yet kept is gone", "refused");
  replay(ed);
  revealAsked(ed);
  ed.draw();
  if (box.pending.length) resendLater(ed);
}

function replay(ed) {
  ed.doc = ed.box.pending.reduce((doc, op) => ed.parts.apply(doc, op), structuredClone(ed.truth));
}

function revealAsked(ed) {
  const asked = ed.view.reveal;
  if (!asked || asked.token === ed.shown) return;
  ed.shown = asked.token;
  ed.selected = asked.id;
  ed.parts.reveal?.(ed, asked.id);
  tellSelected(ed);
}

function sendOp(ed, op) {
  put(ed.box, op);
  ed.say("");
  replay(ed);
  flush(ed);
  ed.draw();
}

function flush(ed) {
  ed.component.setTriggerValue("ops", parcel(ed.box, ed.rev));
  resendLater(ed);
}

/** Send again what is not acknowledged; ever later, since each message makes a slow server begin anew. */
function resendLater(ed) {
  clearTimeout(ed.timer);
  ed.timer = setTimeout(() => {
    if (!ed.root.isConnected || !ed.box.pending.length) return;
    ed.box.waitMs = Math.min(2 * ed.box.waitMs, SLOWEST_MS);
    flush(ed);
  }, ed.box.waitMs);
}

function selectIn(ed, id) {
  if (ed.selected === id) return;
  ed.selected = id;
  ed.draw();
  tellSelected(ed);
}

/** Tell Python what is selected once the author rests there. */
function tellSelected(ed) {
  clearTimeout(ed.telling);
  ed.telling = setTimeout(() => {
    if (!ed.root.isConnected || ed.told === ed.selected) return;
    ed.told = ed.selected;
    ed.component.setStateValue("selected", ed.selected);
  }, TELL_MS);
}

function askPython(ed, value) {
  const asked = JSON.stringify(value);
  if (asked === ed.asked) return;
  ed.asked = asked;
  ed.component.setStateValue("question", value);
}

function chooseTool(ed, tool) {
  ed.tool = tool;
  ed.hint(ed.buttons.find(({ button }) => button.name === tool)?.button.hint ?? "");
  ed.parts.chosen?.(ed, tool);
  ed.draw();
}

function drawAll(ed) {
  ed.parts.draw(ed);
  drawToolbar(ed);
  ed.root.dataset.ackedSeq = ed.box.acked;
  ed.root.dataset.pending = ed.box.pending.length;
}
