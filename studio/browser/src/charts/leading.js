// What leads from a chart to a step of the replay on the same page.

import { el } from "../base/dom.js";

/** A button that leads to a step of a replay.
 * @param {string} replay @param {number} step @param {string} words */
export function leading(replay, step, words) {
  const go = () => document.dispatchEvent(new CustomEvent("musterpress-step", { detail: { replay, step } }));
  return el("button", { type: "button", class: "leading", "data-step": step, onclick: go }, words);
}
