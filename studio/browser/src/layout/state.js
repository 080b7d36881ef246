// What lies on a battle map, and what edits make of it.

/** @import { Doc, Ed, Laid, Op, Place } from "./types.d.ts" */

const HALF_TURN = 180;

/** @param {Doc} doc @param {string} panel @returns {Place | null} */
export function placeOfPanel(doc, panel) {
  for (const [row, cells] of doc.layout.entries()) {
    const column = cells.findIndex((cell) => cell.panel === panel);
    if (column >= 0) return [row, column];
  }
  return null;
}

/** @param {Doc} doc @param {Place} place @returns {Laid | undefined} */
export function cellOf(doc, [row, column]) {
  return doc.layout[row]?.[column];
}

/** @type {{ [Name in Op["op"]]: (doc: Doc, op: Extract<Op, { op: Name }>) => void }} */
const laidBy = {
  put(doc, { row, column, panel }) {
    const elsewhere = placeOfPanel(doc, panel);
    const there = cellOf(doc, [row, column]);
    const other = elsewhere && cellOf(doc, elsewhere);
    if (there && other) other.panel = there.panel;
    if (there) there.panel = panel;
    else if (!elsewhere) (doc.layout[row] ??= []).push({ panel, rotation: 0 });
  },
  turn(doc, { row, column }) {
    const cell = cellOf(doc, [row, column]);
    if (cell) cell.rotation = cell.rotation ? 0 : HALF_TURN;
  },
  exchange(doc, { row, column, other_row, other_column }) {
    const [one, two] = [cellOf(doc, [row, column]), cellOf(doc, [other_row, other_column])];
    if (!one || !two) return;
    doc.layout[row][column] = two;
    doc.layout[other_row][other_column] = one;
  },
  take(doc, { row, column }) {
    doc.layout[row]?.splice(column, 1);
    doc.layout = doc.layout.filter((cells) => cells.length);
  },
  grow(doc, { edge, panels }) {
    const cells = panels.map((panel) => ({ panel, rotation: 0 }));
    if (edge === "north") doc.layout.unshift(cells);
    else if (edge === "south") doc.layout.push(cells);
    else doc.layout.forEach((row, number) => row.splice(edge === "west" ? 0 : row.length, 0, cells[number]));
  },
  shrink(doc, { edge }) {
    if (edge === "north") doc.layout.shift();
    else if (edge === "south") doc.layout.pop();
    else doc.layout.forEach((row) => row.splice(edge === "west" ? 0 : -1, 1));
  },
  lay(doc, { at, tile, work }) {
    if (tile || !work) doc.tiles = doc.tiles.filter((one) => one.at !== at);
    if (work || !tile) doc.works = doc.works.filter((one) => one.at !== at);
    if (tile) doc.tiles.push({ at, what: tile });
    if (work) doc.works.push({ at, what: work });
  },
};

/** @param {Doc} doc @param {Op} op */
export function applyToLayout(doc, op) {
  const done = /** @type {((doc: Doc, op: Op) => void) | undefined} */ (laidBy[op.op]);
  done?.(doc, op);
  return doc;
}

/** The panels that lie nowhere on the map.
 * @param {Ed} ed */
export function sparePanels(ed) {
  return ed.view.panels.filter(({ id }) => !placeOfPanel(ed.doc, id)).map(({ id }) => id);
}

/** @param {Ed} ed @param {Laid | undefined} cell */
export function panelOf(ed, cell) {
  return ed.view.panels.find(({ id }) => id === cell?.panel);
}

/** @param {Doc} doc */
export function widthOf(doc) {
  return Math.max(1, ...doc.layout.map((cells) => cells.length));
}
