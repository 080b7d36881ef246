// What every editor is: Python's truth, the edits on their way to it, and a drawing of both.
//
// `export default editor(parts)` is an editor; `Parts` in types.d.ts says what makes it differ from the others.

/** @import { Component, Data, Editor, Op, Parts } from "./types.d.ts" */
import { el, show } from "./dom.js";
import { acknowledge, freshOutbox, outboxOf, parcel, put, SLOWEST_MS } from "./outbox.js";
import { drawToolbar, pressKey } from "./toolbar.js";
import "./base.css";

const TELL_MS = 120;
/** @type {WeakMap<HTMLElement, Editor>} */
const editors = new WeakMap();

/** Return the entry function of a component.
 * @template {Editor} E @param {Parts<E>} parts @returns {(component: Component) => void} */
export function editor(parts) {
  return (component) => {
    const host = component.parentElement;
    const ed = editors.get(host) ?? started(component, parts);
    editors.set(host, ed);
    ed.component = component;
    take(ed, component.data);
  };
}

/** @param {Component} component @param {Parts<any>} parts */
function started(component, parts) {
  const ed = begun(component, parts);
  ed.root.addEventListener("keydown", (event) => pressKey(ed, event) || parts.key?.(ed, event));
  component.parentElement.append(ed.root);
  if (parts.reveals) hostOf(ed.root).dataset.reveals = parts.reveals.join(" ");
  parts.start(ed);
  ed.root.append(ed.status.bar);
  return ed;
}

/** The element of the page in which a component lies.
 * @param {Element} node */
function hostOf(node) {
  return /** @type {HTMLElement} */ (/** @type {ShadowRoot} */ (node.getRootNode()).host);
}

/** An editor that has nothing to show yet.
 * @param {Component} component @param {Parts<any>} parts */
function begun(component, parts) {
  /** @type {Editor} */
  const ed = {
    ...blank(component.data),
    parts,
    component,
    root: el("div", { class: "editor" }),
    status: statusBar(),
    send: (op) => sendOp(ed, op),
    select: (id) => selectIn(ed, id),
    ask: (value) => askPython(ed, value),
    choose: (tool) => chooseTool(ed, tool),
    draw: () => drawAll(ed),
    hint: (text) => show(ed.status.hint, text),
    say: (text, tone = "notice") => sayIn(ed, text, tone),
  };
  return ed;
}

/** @param {Data<any, any>} data */
function blank({ doc, view, rev, epoch }) {
  const nothing = { selected: "", tool: "", shown: "", told: "", asked: "null", buttons: [], timer: 0, telling: 0 };
  return { ...nothing, doc, truth: doc, view, rev, box: freshOutbox(epoch), local: {} };
}

/** The line below a drawing: what a tool does, what happened, and where the pointer is. */
function statusBar() {
  const hint = el("span", { class: "hint" });
  const said = el("span", { class: "said", role: "status" });
  const place = el("span", { class: "place" });
  return { hint, said, place, bar: el("div", { class: "statusbar" }, hint, said, place) };
}

/** @param {Editor} ed @param {string} text @param {string} tone */
function sayIn(ed, text, tone) {
  ed.status.said.dataset.tone = tone;
  show(ed.status.said, text);
}

/** Take Python's truth, keep on top of it what is still on its way, and draw.
 * @param {Editor} ed @param {Data<any, any>} data */
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
  else document.dispatchEvent(new CustomEvent("musterpress-heard"));
}

/** @param {Editor} ed */
function replay(ed) {
  ed.doc = ed.box.pending.reduce((doc, op) => ed.parts.apply(doc, op), structuredClone(ed.truth));
}

/** @param {Editor} ed */
function revealAsked(ed) {
  const asked = ed.view.reveal;
  if (!asked || asked.token === ed.shown) return;
  ed.shown = asked.token;
  ed.selected = asked.id;
  ed.parts.reveal?.(ed, asked.id);
  tellSelected(ed);
}

/** @param {Editor} ed @param {Op} op */
function sendOp(ed, op) {
  put(ed.box, op);
  ed.say("");
  replay(ed);
  flush(ed);
  ed.draw();
}

/** @param {Editor} ed */
function flush(ed) {
  ed.component.setTriggerValue("ops", parcel(ed.box, ed.rev));
  resendLater(ed);
}

/** Send again what is not acknowledged; ever later, since each message makes a slow server begin anew.
 * @param {Editor} ed */
function resendLater(ed) {
  clearTimeout(ed.timer);
  ed.timer = setTimeout(() => {
    if (!ed.root.isConnected || !ed.box.pending.length) return;
    ed.box.waitMs = Math.min(2 * ed.box.waitMs, SLOWEST_MS);
    flush(ed);
  }, ed.box.waitMs);
}

/** @param {Editor} ed @param {string} id */
function selectIn(ed, id) {
  if (ed.selected === id) return;
  ed.selected = id;
  ed.draw();
  tellSelected(ed);
}

/** Tell Python what is selected once the author rests there.
 * @param {Editor} ed */
function tellSelected(ed) {
  clearTimeout(ed.telling);
  ed.telling = setTimeout(() => {
    if (!ed.root.isConnected || ed.told === ed.selected) return;
    ed.told = ed.selected;
    ed.component.setStateValue("selected", ed.selected);
  }, TELL_MS);
}

/** @param {Editor} ed @param {unknown} value */
function askPython(ed, value) {
  const asked = JSON.stringify(value);
  if (asked === ed.asked) return;
  ed.asked = asked;
  ed.component.setStateValue("question", value);
}

/** @param {Editor} ed @param {string} tool */
function chooseTool(ed, tool) {
  ed.tool = tool;
  ed.hint(ed.buttons.find(({ button }) => button.name === tool)?.button.hint ?? "");
  ed.parts.chosen?.(ed, tool);
  ed.draw();
}

/** @param {Editor} ed */
function drawAll(ed) {
  ed.parts.draw(ed);
  drawToolbar(ed);
  ed.root.dataset.ackedSeq = String(ed.box.acked);
  ed.root.dataset.pending = String(ed.box.pending.length);
}
