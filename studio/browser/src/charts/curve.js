// Shares over a number that rises, in a band that is their intervals.

/** @import { Curve, Point } from "./types.d.ts" */
import { el, svg } from "../base/dom.js";

/** How many numbers are named below a curve at most. */
const MOST_TICKS = 9;

/** @param {Curve} curve */
export function curveChart({ points, said, unit, title, span }) {
  const across = scale(points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 1);
  const up = scale(...span);
  const words = said.map(([number, share]) => `${number}: ${share}`).join("; ");
  const label = `${title}, ${unit}, in brackets 95 % intervals. ${words}`;
  const plot = el(
    "div",
    { class: "curve", role: "img", "aria-label": label },
    lines(up, span),
    drawn(points, across, up),
    points.map((point, at) => dot(point, said[at], across, up)),
    ticks(points, said, across),
  );
  return el("div", {}, plot, el("div", { class: "faint" }, unit));
}

/** @param {number} low @param {number} high @returns {(value: number) => number} percent of the way between them */
function scale(low, high) {
  return (value) => (high > low ? (100 * (value - low)) / (high - low) : 50);
}

/** @param {(value: number) => number} up @param {[number, number]} span */
function lines(up, [low, high]) {
  return [low, (low + high) / 2, high].map((share) => {
    const mark = el("span", { class: "level" }, el("span", {}, String(Math.round(100 * share))));
    mark.style.bottom = `${up(share)}%`;
    return mark;
  });
}

/** The band and the line, which have no width of their own: they are stretched to the plot.
 * @param {Point[]} points @param {(value: number) => number} across @param {(value: number) => number} up */
function drawn(points, across, up) {
  /** @param {number} at */
  const along = (at) => points.map((point) => `${across(point[0])},${100 - up(/** @type {number} */ (point[at]))}`);
  const shape = { viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" };
  const band = svg("polygon", { class: "band", points: [...along(2), ...along(3).reverse()].join(" ") });
  return svg("svg", shape, band, svg("polyline", { class: "line", points: along(1).join(" ") }));
}

/** @param {Point} point @param {[string, string] | undefined} said @param {(value: number) => number} across
 * @param {(value: number) => number} up */
function dot([number, share], said, across, up) {
  const mark = el("span", { class: "dot", title: said?.join(": ") });
  mark.style.left = `${across(number)}%`;
  mark.style.bottom = `${up(share)}%`;
  return mark;
}

/** @param {Point[]} points @param {[string, string][]} said @param {(value: number) => number} across */
function ticks(points, said, across) {
  const every = Math.ceil(points.length / MOST_TICKS);
  return points.map(([number], at) => {
    const tick = el("span", { class: "tick" }, at % every === 0 ? (said[at]?.[0] ?? "") : "");
    tick.style.left = `${across(number)}%`;
    return tick;
  });
}
