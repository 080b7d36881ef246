// What deeds make of a control zone, as Python will do them.

/** @import { Doc, Op, Unit } from "./types.d.ts" */
import { applyToPieces } from "../pieces/state.js";
import { postAt } from "./posts.js";

/** @type {{ [Name in Op["op"]]: (doc: Doc, op: Extract<Op, { op: Name }>) => void }} */
const zoneDeeds = {
  move(doc, { unit, to }) {
    const found = unitNumbered(doc, unit);
    if (found) found.at = to;
  },
  post(doc, { unit, direction, away }) {
    const found = unitNumbered(doc, unit);
    if (found) Object.assign(found, { direction, away, at: postAt(doc, direction, away) });
  },
  turn(doc, { unit, facing }) {
    const found = unitNumbered(doc, unit);
    if (found) found.facing = facing;
  },
  type(doc, { unit, type }) {
    const found = unitNumbered(doc, unit);
    if (found) found.type = type;
  },
  add(doc, { type, to, facing }) {
    doc.units.push({ key: `unit:${doc.count}`, number: doc.count, type, at: to, facing });
    doc.count += 1;
  },
  add_posted(doc, { type, direction, away, facing }) {
    const at = postAt(doc, direction, away);
    doc.units.push({ key: `unit:${doc.count}`, number: doc.count, type, at, facing, direction, away });
    doc.count += 1;
  },
  delete(doc, { unit }) {
    /** @param {Unit} unit */
    const later = ({ number }) => number - Number(number > unit);
    doc.units = doc.units.filter(({ number }) => number !== unit);
    doc.units = doc.units.map((one) => ({ ...one, number: later(one), key: `unit:${later(one)}` }));
    doc.count -= 1;
  },
  spire(doc, { to, carry }) {
    doc.spire = to;
    carry?.forEach((place, at) => doc.units[at] && (doc.units[at].at = place));
    for (const unit of doc.units) if (unit.direction && unit.away) unit.at = postAt(doc, unit.direction, unit.away);
  },
  ring(doc, { ring, radius }) {
    doc[ring] = radius;
  },
  corner(doc, { corner }) {
    if (!doc.corners.includes(corner)) doc.corners.push(corner);
    else if (doc.corners.length > 1) doc.corners = doc.corners.filter((one) => one !== corner);
  },
  terrain(doc, { deed }) {
    applyToPieces(doc, deed);
  },
};

/** The document after an edit, as Python will do it.
 * @param {Doc} doc @param {Op} op */
export function applyToZone(doc, op) {
  const done = /** @type {((doc: Doc, op: Op) => void) | undefined} */ (zoneDeeds[op.op]);
  done?.(doc, op);
  return doc;
}

/** @param {Doc} doc @param {number} number */
export function unitNumbered(doc, number) {
  return doc.units.find((one) => one.number === number);
}
