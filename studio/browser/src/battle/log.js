// The log of a replay: a sentence for each step, its dice, what was seen, and the rules it follows.

/** @import { Told, Log, Step, Throw } from "./types.d.ts" */
import { el } from "../base/dom.js";
import { goTo } from "./player.js";
import { diceGroups, roundName } from "./state.js";

/** @param {Told} ed */
export function replayLog(ed) {
  const list = el("ol", { class: "log", tabindex: 0, "aria-label": "What happened" });
  const { chapter } = ed.doc.scene;
  const entries = ed.doc.steps.map((step, at) => logEntry(ed, step, at));
  ed.doc.steps.forEach((step, at) => {
    const begins = step.event === chapter;
    if (at === 0 || begins) list.append(el("li", { class: "chapter" }, roundName(step, chapter)));
    if (!begins) list.append(entries[at]);
  });
  const words = el("div", { class: "rulewords", role: "status" });
  return { pane: el("div", { class: "logpane" }, list, words), list, entries, words };
}

/** @param {Told} ed @param {Step} step @param {number} at */
function logEntry(ed, step, at) {
  const go = () => goTo(ed, at);
  const sentence = el("button", { type: "button", class: "sentence", tabindex: -1, onclick: go }, step.text);
  const entry = el("li", { class: "entry", "data-step": at }, sentence);
  if (step.side) entry.style.setProperty("--side", ed.doc.scene.inks[step.side]);
  for (const note of step.notes) entry.append(el("div", { class: "note" }, note));
  if (step.dice.length) entry.append(el("div", { class: "dice" }, diceGroups(step.dice).map(diceRow)));
  if (step.rules.length)
    entry.append(
      el(
        "div",
        { class: "rules" },
        step.rules.map((rule) => ruleButton(ed, rule)),
      ),
    );
  return entry;
}

/** @param {Throw} throw */
export function diceRow([reason, need, values]) {
  const faces = values.map((value) => el("span", { class: "die" }, String(value)));
  const against = need ? ` against ${need}` : "";
  return el("span", { class: "throw" }, `${reason} `, faces, against);
}

/** @param {Told} ed @param {string} rule */
export function ruleButton(ed, rule) {
  const show = () => showRule(ed, rule);
  return el("button", { type: "button", class: "rule", tabindex: -1, onclick: show }, rule);
}

/** @param {Told} ed @param {string} rule */
function showRule(ed, rule) {
  const again = ed.local.rule === rule;
  ed.local.rule = again ? "" : rule;
  const text = ed.doc.rules[rule] ?? "The pack at hand has no rule of this number.";
  ed.log.words.replaceChildren(...(again ? [] : [el("b", {}, rule), ` ${text}`]));
}

/** Show which step it is, and which entries are about the picked piece.
 * @param {Told} ed @param {Log} log @param {number} at */
export function drawLog(ed, log, at) {
  log.entries[ed.local.drawn]?.removeAttribute("aria-current");
  for (const node of log.entries[ed.local.drawn]?.querySelectorAll("button") ?? []) node.tabIndex = -1;
  ed.local.drawn = at;
  const entry = log.entries[at];
  entry.setAttribute("aria-current", "step");
  for (const node of entry.querySelectorAll("button")) node.tabIndex = 0;
  const shown = log.entries.slice(at).find((one) => one.isConnected); // a round begins as a head, not as an entry
  if (shown) keepInSight(log.list, shown);
}

/** @param {HTMLElement} list @param {HTMLElement} entry */
function keepInSight(list, entry) {
  const [top, bottom] = [entry.offsetTop - list.offsetTop, entry.offsetTop - list.offsetTop + entry.offsetHeight];
  const margin = list.clientHeight / 4;
  if (top < list.scrollTop + margin || bottom > list.scrollTop + list.clientHeight - margin) {
    list.scrollTop = top - list.clientHeight / 2;
  }
}

/** @param {Told} ed */
export function markEntries(ed) {
  const { picked } = ed.local;
  if (ed.local.marked === picked) return;
  ed.local.marked = picked;
  ed.log.list.classList.toggle("filtered", Boolean(picked));
  ed.log.entries.forEach((entry, at) => entry.classList.toggle("about", ed.doc.steps[at].who.includes(picked)));
}
