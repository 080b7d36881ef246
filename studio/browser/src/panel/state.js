// What is on a panel, and what edits make of it.

/** @import { Cell, Mirroring } from "../lattice/types.d.ts" */
/** @import { Doc, Ed, Layer, Op } from "./types.d.ts" */
import { cellByName, cellNamed, cells, mirroredCell } from "../lattice/lattice.js";

/** @type {Layer[]} */
const LAYERS = ["terrain", "levels"];
export const NO_SIGN = "\uFFFD";

/** @param {Doc} doc @param {Layer} layer @param {Cell} cell */
export function signIn(doc, layer, cell) {
  return doc[layer][cell.row][cell.x];
}

/** @param {Doc} doc @param {Cell} cell */
export function levelIn(doc, cell) {
  return Number(signIn(doc, "levels", cell)) || 0;
}

/** @param {string} text @param {number} x @param {string} sign */
function painted(text, x, sign) {
  return text.slice(0, x) + sign + text.slice(x + 1);
}

/** @type {{ [Name in Op["op"]]: (doc: Doc, op: Extract<Op, { op: Name }>) => void }} */
const doneBy = {
  paint(doc, op) {
    for (const [name, sign] of Object.entries(op.dots)) {
      const cell = cellNamed(name);
      doc[op.layer][cell.row] = painted(doc[op.layer][cell.row], cell.x, sign);
    }
  },
  mirror(doc, op) {
    const before = structuredClone(doc);
    for (const layer of LAYERS) {
      for (const cell of cells) {
        const sign = signIn(before, layer, mirroredCell(cell, op.way));
        doc[layer][cell.row] = painted(doc[layer][cell.row], cell.x, sign);
      }
    }
    doc.hills = doc.hills.map((hill) => ({ ...hill, badge_at: mirroredName(hill.badge_at, op.way) }));
    doc.compass_at = mirroredName(doc.compass_at, op.way);
  },
  badge(doc, op) {
    if (op.at === null) doc.hills.splice(op.number, 1);
    else doc.hills[op.number] = { name: doc.hills[op.number]?.name ?? "", badge_at: op.at };
  },
  compass(doc, op) {
    doc.compass_at = op.at;
  },
};

/** @param {string} name @param {Mirroring} way */
function mirroredName(name, way) {
  const cell = cellByName.get(name);
  return cell ? mirroredCell(cell, way).name : name;
}

/** The panel after an edit; the edit is done here at once and in Python soon after.
 * @param {Doc} doc @param {Op} op */
export function applyToPanel(doc, op) {
  const done = /** @type {((doc: Doc, op: Op) => void) | undefined} */ (doneBy[op.op]);
  done?.(doc, op);
  return doc;
}

/** How many dots bear each sign of a layer.
 * @param {Doc} doc @param {Layer} layer */
export function countsOf(doc, layer) {
  const counts = new Map();
  for (const cell of cells) {
    const sign = signIn(doc, layer, cell);
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return counts;
}

/** A dot in words, such as `F-12, woods, level 1`.
 * @param {Ed} ed @param {Doc} doc @param {Cell} cell */
export function dotWords(ed, doc, cell) {
  const terrain = ed.legend.get(signIn(doc, "terrain", cell))?.name ?? "unknown terrain";
  return `${cell.name} \u00b7 ${terrain} \u00b7 level ${levelIn(doc, cell)}`;
}
