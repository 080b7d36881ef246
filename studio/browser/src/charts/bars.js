// Shares with their intervals on a scale from 0 to 100 %.

/** @import { Share } from "./types.d.ts" */
import { el } from "../base/dom.js";

/** @param {number} share */
export function percent(share) {
  return `${Math.round(100 * share)} %`;
}

/** What lies between two shares on a bar.
 * @param {number} low @param {number} high */
export function between(low, high) {
  return `left: ${100 * low}%; width: ${Math.max(0.4, 100 * (high - low))}%`;
}

/** A share and its interval, to lie on a bar.
 * @param {Share} share */
export function interval([estimate, low, high]) {
  return [
    el("span", { class: "range", style: between(low, high) }),
    el("span", { class: "point", style: `left: ${100 * estimate}%` }),
  ];
}
