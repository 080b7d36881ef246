// The dots of a map panel: places, neighbours, and the shapes that tools paint.
//
// A cell is { x, y2, name }: x counts columns from 0, y2 half rows, as in the engine; x and y2 are both even or odd.

/** @import { Cell, Mirroring, PlaceMm } from "./types.d.ts" */

export const PANEL_ROWS = "ABCDEFGHIJKLMNOPQR";
export const PANEL_COLUMNS = 35;
export const COLUMN_MM = 12.7;
export const ROW_MM = 279.4 / 17;
export const PANEL_MM = [431.8, 279.4];
export const AROUND = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

export const cells = panelCells();
const cellByPlace = new Map(cells.map((cell) => [`${cell.x},${cell.y2}`, cell]));
export const cellByName = new Map(cells.map((cell) => [cell.name, cell]));

function panelCells() {
  const found = [];
  for (let row = 0; row < PANEL_ROWS.length; row += 1) {
    for (let x = 0; x < PANEL_COLUMNS; x += 1) {
      if (row === PANEL_ROWS.length - 1 && x % 2) continue;
      found.push({ x, y2: 2 * row + (x % 2), row: PANEL_ROWS[row], name: dotName(PANEL_ROWS[row], x) });
    }
  }
  return found;
}

/** @param {string} row @param {number} x */
function dotName(row, x) {
  return `${row}-${String(x + 1).padStart(2, "0")}`;
}

/** @param {number} x @param {number} y2 */
export function cellAt(x, y2) {
  return cellByPlace.get(`${x},${y2}`);
}

/** The cell of a name that is known to be one.
 * @param {string} name */
export function cellNamed(name) {
  return /** @type {Cell} */ (cellByName.get(name));
}

/** Where a cell lies on the panel, in millimetres.
 * @param {Cell} cell @returns {PlaceMm} */
export function placeOf(cell) {
  return [cell.x * COLUMN_MM, (cell.y2 * ROW_MM) / 2];
}

/** The six corners of a cell's hexagon, clockwise from the north-west.
 * @param {Cell} cell @returns {PlaceMm[]} */
export function cornersOf(cell) {
  const [x, y] = placeOf(cell);
  const [across, down] = [COLUMN_MM / 3, ROW_MM / 2];
  return [
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
  ].map(([i, j]) => [x + i * across, y + j * down]);
}

/** The cell next to a point on the panel; undefined when that is far off the panel.
 * @param {PlaceMm} place */
export function cellNear([x, y]) {
  const column = Math.round(x / COLUMN_MM);
  /** @type {Cell | undefined} */
  let best;
  let least = ROW_MM ** 2;
  for (const at of [column - 1, column, column + 1]) {
    const cell = cellAt(at, nearestHalfRow(at, y));
    const [cx, cy] = cell ? placeOf(cell) : [Infinity, Infinity];
    const away = (cx - x) ** 2 + (cy - y) ** 2;
    if (away < least) [best, least] = [cell, away];
  }
  return best;
}

/** @param {number} column @param {number} y */
function nearestHalfRow(column, y) {
  const odd = Math.abs(column % 2);
  const last = 2 * (PANEL_ROWS.length - 1) - odd;
  return Math.min(last, Math.max(odd, 2 * Math.round(y / ROW_MM - odd / 2) + odd));
}

/** @param {Cell} cell */
function neighboursOf(cell) {
  return AROUND.map(([x, y2]) => cellAt(cell.x + x, cell.y2 + y2)).filter((one) => one !== undefined);
}

/** Steps from one cell to another.
 * @param {Cell} a @param {Cell} b */
function stepsBetween(a, b) {
  const [across, along] = [Math.abs(a.x - b.x), Math.abs(a.y2 - b.y2)];
  return Math.max(across, (across + along) / 2);
}

/** The cells at most so many steps away: 1, 7 or 19 of them.
 * @param {Cell} cell @param {number} steps */
export function discRound(cell, steps) {
  return steps === 0 ? [cell] : cells.filter((one) => stepsBetween(one, cell) <= steps);
}

/** The cells along a straight line, both ends among them.
 * @param {Cell} a @param {Cell} b */
export function lineBetween(a, b) {
  const count = stepsBetween(a, b);
  const found = new Set([a]);
  for (let step = 1; step <= count; step += 1) {
    const cell = roundedCell(a, b, step / count);
    if (cell) found.add(cell);
  }
  return [...found];
}

/** The cell at a share of the way, by the three steps of a hexagonal lattice that add up to none.
 * @param {Cell} a @param {Cell} b @param {number} share */
function roundedCell(a, b, share) {
  const nudge = 1e-6;
  const q = a.x + (b.x - a.x) * share + nudge;
  const r = (a.y2 - a.x) / 2 + ((b.y2 - b.x) / 2 - (a.y2 - a.x) / 2) * share + nudge;
  const s = -q - r;
  const [i, j, k] = [Math.round(q), Math.round(r), Math.round(s)];
  const [di, dj, dk] = [Math.abs(i - q), Math.abs(j - r), Math.abs(k - s)];
  if (di > dj && di > dk) return cellAt(-j - k, j - k);
  if (dj > dk) return cellAt(i, -i - 2 * k);
  return cellAt(i, 2 * j + i);
}

/** The cells between two corners.
 * @param {Cell} a @param {Cell} b */
export function blockBetween(a, b) {
  const [west, east] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [north, south] = [Math.min(a.y2, b.y2), Math.max(a.y2, b.y2)];
  const [top, bottom] = [Math.floor(north / 2) * 2, Math.floor(south / 2) * 2 + 1];
  return cells.filter(({ x, y2 }) => x >= west && x <= east && y2 >= top && y2 <= bottom);
}

/** The cells that hang together with one and have the same sign.
 * @param {Cell} cell @param {(cell: Cell) => string} signOf */
export function regionOf(cell, signOf) {
  const sign = signOf(cell);
  const found = new Set([cell]);
  for (const one of found) for (const next of neighboursOf(one)) if (signOf(next) === sign) found.add(next);
  return [...found];
}

/** Where a cell comes to lie when the panel is mirrored.
 * @param {Cell} cell @param {Mirroring} way @returns {Cell} */
export function mirroredCell(cell, way) {
  const x = way === "north_south" ? cell.x : PANEL_COLUMNS - 1 - cell.x;
  const y2 = way === "west_east" ? cell.y2 : 2 * (PANEL_ROWS.length - 1) - cell.y2;
  return /** @type {Cell} */ (cellAt(x, y2));
}
