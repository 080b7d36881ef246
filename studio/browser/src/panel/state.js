// What is on a map of dots, and what edits make of it.

/** @import { Cell, Lattice, Mirroring } from "../lattice/types.d.ts" */
/** @import { Doc, Ed, Op } from "./types.d.ts" */
import { latticeOf, mirroredCell } from "../lattice/lattice.js";

export const NO_SIGN = "\uFFFD";
const LEVELS = "levels";

/** @param {Doc} doc @param {string} layer @param {Cell} cell */
export function signIn(doc, layer, cell) {
  return doc.pictures[layer][cell.row]?.[cell.x] ?? NO_SIGN;
}

/** @param {Doc} doc @param {Cell} cell */
export function levelIn(doc, cell) {
  return Number(signIn(doc, LEVELS, cell)) || 0;
}

/** @param {string} text @param {number} x @param {string} sign */
function painted(text, x, sign) {
  return text.slice(0, x) + sign + text.slice(x + 1);
}

/** @type {{ [Name in Op["op"]]: (doc: Doc, op: Extract<Op, { op: Name }>, lattice: Lattice) => void }} */
const doneBy = {
  paint(doc, op, lattice) {
    const rows = doc.pictures[op.layer];
    for (const [name, sign] of Object.entries(op.dots)) {
      const cell = lattice.byName.get(name);
      if (cell) rows[cell.row] = painted(rows[cell.row], cell.x, sign);
    }
  },
  mirror(doc, op, lattice) {
    const before = structuredClone(doc);
    for (const [layer, rows] of Object.entries(doc.pictures)) {
      for (const cell of lattice.cells) {
        const sign = signIn(before, layer, mirroredCell(lattice, cell, op.way));
        rows[cell.row] = painted(rows[cell.row], cell.x, sign);
      }
    }
    doc.hills = doc.hills.map((hill) => ({ ...hill, badge_at: mirroredName(lattice, hill.badge_at, op.way) }));
    doc.compass_at = mirroredName(lattice, doc.compass_at, op.way);
  },
  badge(doc, op) {
    if (op.at === null) doc.hills.splice(op.number, 1);
    else doc.hills[op.number] = { name: doc.hills[op.number]?.name ?? "", badge_at: op.at };
  },
  compass(doc, op) {
    doc.compass_at = op.at;
  },
};

/** @param {Lattice} lattice @param {string} name @param {Mirroring} way */
function mirroredName(lattice, name, way) {
  const cell = lattice.byName.get(name);
  return cell ? mirroredCell(lattice, cell, way).name : name;
}

/** The map after an edit; the edit is done here at once and in Python soon after.
 * @param {Doc} doc @param {Op} op */
export function applyToPanel(doc, op) {
  const done = /** @type {((doc: Doc, op: Op, lattice: Lattice) => void) | undefined} */ (doneBy[op.op]);
  done?.(doc, op, latticeOf(doc.lattice));
  return doc;
}

/** How many dots bear each sign of a layer.
 * @param {Doc} doc @param {string} layer */
export function countsOf(doc, layer) {
  const counts = new Map();
  for (const cell of latticeOf(doc.lattice).cells) {
    const sign = signIn(doc, layer, cell);
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return counts;
}

/** A dot in words, such as `F-12, woods, level 1`.
 * @param {Ed} ed @param {Doc} doc @param {Cell} cell */
export function dotWords(ed, doc, cell) {
  const ground = ed.legends[ed.ground].get(signIn(doc, ed.ground, cell))?.name ?? "unknown terrain";
  const more = ed.letters.map((layer) => ed.legends[layer].get(signIn(doc, layer, cell))).filter((look) => look?.dot);
  const words = [cell.words, ground, `level ${levelIn(doc, cell)}`, ...more.map((look) => look?.name)];
  return words.join(" \u00b7 ");
}
