// Answers that another one would have beaten, each with the step of the replay at which it was given.

/** @import { Miss, Missed } from "./types.d.ts" */
import { el } from "../base/dom.js";
import { leading } from "./leading.js";

/** How many are shown at once. */
const MOST = 5;

/** @param {Missed} missed */
export function missedChart({ rows, replay, note }) {
  const items = rows.map((miss) => item(miss, replay));
  const few = el("ol", { class: "misses" }, items.slice(0, MOST));
  const nothing = el("p", {}, "No answer cost more than chance explains.");
  return el("div", {}, rows.length ? few : nothing, ...rest(items.slice(MOST)), el("p", { class: "faint" }, note));
}

/** @param {HTMLElement[]} items */
function rest(items) {
  if (!items.length) return [];
  const words = items.length === 1 ? "One more that cost less" : `${items.length} more that cost less`;
  return [el("details", {}, el("summary", {}, words), el("ol", { class: "misses" }, items))];
}

/** @param {Miss} miss @param {string} replay */
function item({ number, step, where, asks, given, better, styles, cost }, replay) {
  return el(
    "li",
    { class: "miss" },
    el(
      "div",
      { class: "missed" },
      leading(replay, step, `Answer ${number}`),
      el("span", { class: "faint" }, ` ${where}`),
      el("b", { class: "cost" }, `\u2212${cost} points`),
    ),
    el("div", { class: "asks" }, asks),
    line("given", ...given, ""),
    line("better", ...better, ` (${styles})`),
  );
}

/** @param {string} what @param {string} worth @param {string} sentence @param {string} more */
function line(what, worth, sentence, more) {
  return el(
    "div",
    { class: what },
    el("span", { class: "faint" }, `${what}, ${worth}: `),
    sentence,
    el("span", { class: "faint" }, more),
  );
}
