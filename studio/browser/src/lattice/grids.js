// What tells one grid from another: its neighbours and corners, how far it is from cell to cell, what cells are called.

/** @import { Grid, Shape } from "./types.d.ts" */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const HEAD_EVERY = 5;

/** The three steps of a hexagonal lattice add up to none; the one that is farthest off gives way.
 * @param {number} x @param {number} y2 @returns {[number, number]} */
function roundedHexagon(x, y2) {
  const nudge = 1e-6;
  const q = x + nudge;
  const r = (y2 - x) / 2 + nudge;
  const s = -q - r;
  const [i, j, k] = [Math.round(q), Math.round(r), Math.round(s)];
  const [di, dj, dk] = [Math.abs(i - q), Math.abs(j - r), Math.abs(k - s)];
  if (di > dj && di > dk) return [-j - k, j - k];
  if (dj > dk) return [i, -i - 2 * k];
  return [i, 2 * j + i];
}

/** Battlesuit's panels: rows by letters from the north, columns by numbers from 1, even ones half a row lower.
 * @type {Grid} */
const hexagonal = {
  shift: 1,
  sides: [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ],
  corners: [
    [-1 / 3, -1 / 2],
    [1 / 3, -1 / 2],
    [2 / 3, 0],
    [1 / 3, 1 / 2],
    [-1 / 3, 1 / 2],
    [-2 / 3, 0],
  ],
  margin: 0,
  brushes: [1, 7, 19],
  level: [0, 8.4],
  steps: (across, down2) => Math.max(across, (across + down2) / 2),
  rounded: roundedHexagon,
  rowOf: (line) => LETTERS[line],
  nameOf: (x, line) => `${LETTERS[line]}-${String(x + 1).padStart(2, "0")}`,
  wordsOf: (x, line, shape) => hexagonal.nameOf(x, line, shape),
  columnHead: (x) => String(x + 1).padStart(2, "0"),
  lineHead: (line) => LETTERS[line],
};

/** The row of a line; rows are counted from the south, lines from the north.
 * @param {number} line @param {Shape} shape */
function rowFrom(line, shape) {
  return shape.rows - 1 - line;
}

/** @param {number} number */
function every(number) {
  return number % HEAD_EVERY ? "" : String(number);
}

/** Dot maps of infantry: columns from the west and rows from the south, both from 0, eight neighbours.
 * @type {Grid} */
const square = {
  shift: 0,
  sides: [
    [0, -2],
    [1, 0],
    [0, 2],
    [-1, 0],
  ],
  corners: [
    [-1 / 2, -1 / 2],
    [1 / 2, -1 / 2],
    [1 / 2, 1 / 2],
    [-1 / 2, 1 / 2],
  ],
  margin: 1 / 2,
  brushes: [1, 9, 25],
  level: [4.7, 6],
  steps: (across, down2) => Math.max(across, down2 / 2),
  rounded: (x, y2) => [Math.round(x), 2 * Math.round(y2 / 2)],
  rowOf: String,
  nameOf: (x, line, shape) => `${x}-${rowFrom(line, shape)}`,
  wordsOf: (x, line, shape) => `column ${x}, row ${rowFrom(line, shape)}`,
  columnHead: every,
  lineHead: (line, shape) => every(rowFrom(line, shape)),
};

export const GRIDS = { hexagonal, square };
