// Units that are counted off from the spire: in a direction of the pulse die, so many inches away.

/** @import { Point } from "../tabletop/types.d.ts" */
/** @import { Doc, Ed, Unit } from "./types.d.ts" */
import { distance, towards } from "../tabletop/geometry.js";

export const LEAST_RADIUS_IN = 0.25;

/** Where a unit stands that is counted off from the spire.
 * @param {Doc} doc @param {number} direction @param {number} away */
export function postAt(doc, direction, away) {
  return towards(doc.spire, (direction - 1) * doc.step, away);
}

/** The direction of the die and the inches that come nearest to a place; inches snap to `step`.
 * @param {Doc} doc @param {Point} place @param {number} step */
export function postNear(doc, [x, y], step) {
  const degrees = (Math.atan2(x - doc.spire[0], y - doc.spire[1]) * 180) / Math.PI;
  const direction = (((Math.round(degrees / doc.step) % doc.sides) + doc.sides) % doc.sides) + 1;
  const away = distance(doc.spire, [x, y]);
  const inches = step ? Math.round(away / step) * step : away;
  return { direction, away: Math.round(Math.max(inches, LEAST_RADIUS_IN) * 1000) / 1000 };
}

/** @param {Ed} ed @param {string} type @param {Point} spot @param {number} facing */
export function addPosted(ed, type, spot, facing) {
  const key = `unit:${ed.doc.count}`;
  ed.send({ op: "add_posted", type, ...postNear(ed.doc, spot, ed.local.snap), facing });
  ed.select(key);
}

/** Up and down take a unit that is counted off from the spire out and in, left and right to the next direction.
 * @param {Ed} ed @param {Unit} unit @param {number} dx @param {number} dy */
export function nudgePosted(ed, { number, direction = 1, away = 1 }, dx, dy) {
  const { sides } = ed.doc;
  const next = ((direction - 1 + Math.sign(dx) + sides) % sides) + 1;
  const inches = Math.max(Math.round((away + dy) * 1000) / 1000, LEAST_RADIUS_IN);
  ed.send({ op: "post", unit: number, direction: next, away: inches, deed: "Nudge" });
}
