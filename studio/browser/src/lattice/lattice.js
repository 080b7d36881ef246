// The dots of a map: places, neighbours, and the shapes that tools paint.
//
// A cell is { x, y2, row, name }: x counts columns from 0, y2 half rows, as in the engine.

/** @import { Cell, Lattice, Mirroring, PlaceMm, Shape } from "./types.d.ts" */
import { GRIDS } from "./grids.js";

/** @type {Map<string, Lattice>} */
const lattices = new Map();

/** The lattice of a shape; one and the same for like shapes.
 * @param {Shape} shape */
export function latticeOf(shape) {
  const key = JSON.stringify(shape);
  const found = lattices.get(key) ?? made(shape);
  lattices.set(key, found);
  return found;
}

/** @param {Shape} shape @returns {Lattice} */
function made(shape) {
  const cells = cellsOf(shape);
  const byPlace = new Map(cells.map((cell) => [`${cell.x},${cell.y2}`, cell]));
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  return { shape, grid: GRIDS[shape.grid], cells, byPlace, byName };
}

/** @param {Shape} shape @returns {Cell[]} */
function cellsOf(shape) {
  const grid = GRIDS[shape.grid];
  const found = [];
  for (let line = 0; line < shape.rows; line += 1) {
    for (let x = 0; x < shape.columns; x += 1) {
      const lower = grid.shift * (x % 2);
      if (lower && line === shape.rows - 1) continue;
      const name = grid.nameOf(x, line, shape);
      found.push({ x, y2: 2 * line + lower, row: grid.rowOf(line, shape), name, words: grid.wordsOf(x, line, shape) });
    }
  }
  return found;
}

/** @param {Lattice} lattice @param {number} x @param {number} y2 */
export function cellAt(lattice, x, y2) {
  return lattice.byPlace.get(`${x},${y2}`);
}

/** The cell of a name that is known to be one.
 * @param {Lattice} lattice @param {string} name */
export function cellNamed(lattice, name) {
  return /** @type {Cell} */ (lattice.byName.get(name));
}

/** Width and height of the map, from its outermost dots or from the far sides of their cells.
 * @param {Lattice} lattice @returns {PlaceMm} */
export function sizeMm({ shape, grid }) {
  return [(shape.columns - 1 + 2 * grid.margin) * shape.column_mm, (shape.rows - 1 + 2 * grid.margin) * shape.row_mm];
}

/** The north-western corner of the map.
 * @param {Lattice} lattice @returns {PlaceMm} */
export function cornerMm({ shape, grid }) {
  return [-grid.margin * shape.column_mm, -grid.margin * shape.row_mm];
}

/** Where a cell lies on the map, in millimetres.
 * @param {Lattice} lattice @param {Cell} cell @returns {PlaceMm} */
export function placeOf({ shape }, cell) {
  return [cell.x * shape.column_mm, (cell.y2 * shape.row_mm) / 2];
}

/** The corners of a cell, clockwise from the north-west.
 * @param {Lattice} lattice @param {Cell} cell @returns {PlaceMm[]} */
export function cornersOf(lattice, cell) {
  const [x, y] = placeOf(lattice, cell);
  const { column_mm, row_mm } = lattice.shape;
  return lattice.grid.corners.map(([i, j]) => [x + i * column_mm, y + j * row_mm]);
}

/** The cell next to a point on the map; undefined when that is far off the map.
 * @param {Lattice} lattice @param {PlaceMm} place */
export function cellNear(lattice, [x, y]) {
  const { column_mm, row_mm } = lattice.shape;
  const column = Math.round(x / column_mm);
  /** @type {Cell | undefined} */
  let best;
  let least = row_mm ** 2;
  for (const at of [column - 1, column, column + 1]) {
    const cell = cellAt(lattice, at, nearestHalfRow(lattice, at, y));
    const [cx, cy] = cell ? placeOf(lattice, cell) : [Infinity, Infinity];
    const away = (cx - x) ** 2 + (cy - y) ** 2;
    if (away < least) [best, least] = [cell, away];
  }
  return best;
}

/** @param {Lattice} lattice @param {number} column @param {number} y */
function nearestHalfRow({ shape, grid }, column, y) {
  const lower = grid.shift * Math.abs(column % 2);
  const last = 2 * (shape.rows - 1) - lower;
  return Math.min(last, Math.max(lower, 2 * Math.round(y / shape.row_mm - lower / 2) + lower));
}

/** The cells behind the sides of a cell; undefined where the map ends.
 * @param {Lattice} lattice @param {Cell} cell */
export function besides(lattice, cell) {
  return lattice.grid.sides.map(([x, y2]) => cellAt(lattice, cell.x + x, cell.y2 + y2));
}

/** Steps from one cell to another.
 * @param {Lattice} lattice @param {Cell} a @param {Cell} b */
function stepsBetween({ grid }, a, b) {
  return grid.steps(Math.abs(a.x - b.x), Math.abs(a.y2 - b.y2));
}

/** The cells at most so many steps away.
 * @param {Lattice} lattice @param {Cell} cell @param {number} steps */
export function discRound(lattice, cell, steps) {
  const found = [];
  for (let x = cell.x - steps; x <= cell.x + steps; x += 1) {
    for (let y2 = cell.y2 - 2 * steps; y2 <= cell.y2 + 2 * steps; y2 += 1) {
      const one = cellAt(lattice, x, y2);
      if (one && stepsBetween(lattice, one, cell) <= steps) found.push(one);
    }
  }
  return found;
}

/** The cells along a straight line, both ends among them.
 * @param {Lattice} lattice @param {Cell} a @param {Cell} b */
export function lineBetween(lattice, a, b) {
  const count = stepsBetween(lattice, a, b);
  const found = new Set([a]);
  for (let step = 1; step <= count; step += 1) {
    const share = step / count;
    const cell = cellAt(lattice, ...lattice.grid.rounded(a.x + (b.x - a.x) * share, a.y2 + (b.y2 - a.y2) * share));
    if (cell) found.add(cell);
  }
  return [...found];
}

/** The cells between two corners.
 * @param {Lattice} lattice @param {Cell} a @param {Cell} b */
export function blockBetween(lattice, a, b) {
  const [west, east] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [north, south] = [Math.min(a.y2, b.y2), Math.max(a.y2, b.y2)];
  const [top, bottom] = [Math.floor(north / 2) * 2, Math.floor(south / 2) * 2 + 1];
  return lattice.cells.filter(({ x, y2 }) => x >= west && x <= east && y2 >= top && y2 <= bottom);
}

/** The cells that hang together with one, side by side, and have the same sign.
 * @param {Lattice} lattice @param {Cell} cell @param {(cell: Cell) => string} signOf */
export function regionOf(lattice, cell, signOf) {
  const sign = signOf(cell);
  const found = new Set([cell]);
  for (const one of found) {
    for (const next of besides(lattice, one)) if (next && signOf(next) === sign) found.add(next);
  }
  return [...found];
}

/** Where a cell comes to lie when the map is mirrored.
 * @param {Lattice} lattice @param {Cell} cell @param {Mirroring} way @returns {Cell} */
export function mirroredCell(lattice, cell, way) {
  const { columns, rows } = lattice.shape;
  const x = way === "north_south" ? cell.x : columns - 1 - cell.x;
  const y2 = way === "west_east" ? cell.y2 : 2 * (rows - 1) - cell.y2;
  return /** @type {Cell} */ (cellAt(lattice, x, y2));
}

/** The cell to which an arrow key leads: `x` columns east, or `y2` half rows south; the same where the map ends.
 * @param {Lattice} lattice @param {Cell} cell @param {[number, number]} stride */
export function stepFrom(lattice, cell, [x, y2]) {
  const lower = x && lattice.grid.shift * (cell.x % 2 ? -1 : 1);
  const there = [cell.y2 + y2 + lower, cell.y2 + y2 - lower].map((half) => cellAt(lattice, cell.x + x, half));
  return there[0] ?? there[1] ?? cell;
}
