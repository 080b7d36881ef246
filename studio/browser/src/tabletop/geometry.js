// Plane geometry in inches, x east and y north: plain functions of points and outlines.

/** @import { Bounds, Outline, Point } from "./types.d.ts" */

/** @param {number} value @param {number} step */
export function snapped(value, step) {
  return step ? Math.round(value / step) * step : value;
}

/** @param {Outline} outline @returns {Outline} */
export function tidied(outline) {
  const inch = (/** @type {number} */ value) => Math.round(value * 1000) / 1000;
  return outline.map(([x, y]) => [inch(x), inch(y)]);
}

/** @param {Outline} outline @param {number} dx @param {number} dy @returns {Outline} */
export function shifted(outline, dx, dy) {
  return outline.map(([x, y]) => [x + dx, y + dy]);
}

/** @param {Outline} outline @returns {Bounds} */
export function boxOf(outline) {
  const xs = outline.map((point) => point[0]);
  const ys = outline.map((point) => point[1]);
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

/** @param {Outline} outline @returns {Point} */
export function middleOf(outline) {
  const { west, south, east, north } = boxOf(outline);
  return [(west + east) / 2, (south + north) / 2];
}

/** Turned by degrees, counter-clockwise, about a point.
 * @param {Outline} outline @param {number} degrees @param {Point} point @returns {Outline} */
export function turned(outline, degrees, [cx, cy]) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return outline.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}

/** Mirrored east to west ("x"), north to south ("y") or both, about a point.
 * @param {Outline} outline @param {"x" | "y" | "both"} way @param {Point} point @returns {Outline} */
export function mirrored(outline, way, [cx, cy]) {
  /** @param {Point} point @returns {Point} */
  const swap = ([x, y]) => [way === "y" ? x : 2 * cx - x, way === "x" ? y : 2 * cy - y];
  return outline.map(swap);
}

/** @param {Point} a @param {Point} b */
export function distance([ax, ay], [bx, by]) {
  return Math.hypot(bx - ax, by - ay);
}

/** Degrees from north, clockwise.
 * @param {Point} a @param {Point} b */
export function bearing([ax, ay], [bx, by]) {
  return (Math.round((Math.atan2(bx - ax, by - ay) * 180) / Math.PI) + 360) % 360;
}

/** A point some inches from another in a direction: degrees clockwise from north.
 * @param {Point} point @param {number} degrees @param {number} inches @returns {Point} */
export function towards([x, y], degrees, inches) {
  const away = (degrees * Math.PI) / 180;
  return [x + inches * Math.sin(away), y + inches * Math.cos(away)];
}

/** @param {Outline} outline */
export function areaOf(outline) {
  const ends = [...outline.slice(1), outline[0]];
  return Math.abs(outline.reduce((sum, [x, y], at) => sum + x * ends[at][1] - ends[at][0] * y, 0)) / 2;
}

/** @param {Point} a @param {Point} b @param {Point} point */
function side([ax, ay], [bx, by], [x, y]) {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

/** @param {Point} a @param {Point} b @param {Point} c @param {Point} d */
function edgesCross(a, b, c, d) {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Whether an outline crosses itself; outlines that merely touch themselves are Python's to tell.
 * @param {Outline} outline */
export function crossesItself(outline) {
  const count = outline.length;
  /** @param {number} at */
  const corner = (at) => outline[at % count];
  for (let i = 0; i < count; i++) {
    for (let j = i + 2; j < count; j++) {
      if (i === 0 && j === count - 1) continue;
      if (edgesCross(corner(i), corner(i + 1), corner(j), corner(j + 1))) return true;
    }
  }
  return false;
}

/** @param {Outline} outline @param {number} width @param {number} depth */
export function hangsOver(outline, width, depth) {
  const { west, south, east, north } = boxOf(outline);
  return west < 0 || south < 0 || east > width || north > depth;
}

/** Where a piece's name goes: the middle of its widest part half way up.
 * @param {Outline} outline @returns {{ at: Point, wide: number }} */
export function labelSpot(outline) {
  const { south, north } = boxOf(outline);
  const level = (south + north) / 2 + 1e-6;
  /** @type {number[]} */
  const cuts = [];
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length];
    if (ay > level !== by > level) cuts.push(ax + ((bx - ax) * (level - ay)) / (by - ay));
  });
  cuts.sort((one, other) => one - other);
  let best = [middleOf(outline)[0], 0];
  for (let at = 0; at + 1 < cuts.length; at += 2) {
    const wide = cuts[at + 1] - cuts[at];
    if (wide > best[1]) best = [(cuts[at] + cuts[at + 1]) / 2, wide];
  }
  return { at: [best[0], level], wide: best[1] };
}
