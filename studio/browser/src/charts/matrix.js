// Shares of those in the rows against, or with, those in the columns.

/** @import { Matrix, Range } from "./types.d.ts" */
import { el } from "../base/dom.js";
import { percent } from "./bars.js";
import { cell, row } from "./rows.js";

/** How much of a cell's ground is green or red at most, in percent: its figure can be read in the dark look too. */
const MOST_LEAN = 45;

/** @param {Matrix} matrix */
export function matrixChart({ names, cells, title, corner = "wins of", even = 0.5, ranges }) {
  const heads = [corner, ...names].map((name) => el("div", { role: "columnheader", class: "head" }, name));
  const lines = cells.map((line, at) => {
    const made = line.map((share, other) => (ranges ? ranged(share, ranges[at]?.[other] ?? null, even) : rate(share)));
    return row(el("div", { role: "rowheader", class: "head" }, names[at]), made);
  });
  const made = el("div", { class: "matrix", role: "table", "aria-label": title, tabindex: "0" }, row(heads), lines);
  made.style.setProperty("--columns", String(names.length));
  return made;
}

/** @param {number | null} share */
function rate(share) {
  if (share === null) return cell("rate none", "\u2013");
  return leaning(cell("rate", percent(share)), share, 0.5);
}

/** A share with its bounds, coloured where it is surely not even; none is an empty place.
 * @param {number | null} share @param {Range | null} range @param {number} even */
function ranged(share, range, even) {
  if (share === null || range === null) return cell("empty");
  const made = cell("rate", el("b", {}, percent(share)), el("div", { class: "bounds" }, range.words));
  return range.sure ? leaning(made, share, even) : made;
}

/** @param {HTMLElement} made @param {number} share @param {number} even */
function leaning(made, share, even) {
  made.style.setProperty("--lean", `${Math.min(MOST_LEAN, Math.abs(share - even) * 180)}%`);
  made.dataset.side = share >= even ? "over" : "under";
  return made;
}
