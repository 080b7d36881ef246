// The dots of maps: figures counted on the printed panel of hexagons, and on squared paper.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  besides,
  blockBetween,
  cellNear,
  cornerMm,
  discRound,
  latticeOf,
  lineBetween,
  mirroredCell,
  placeOf,
  regionOf,
  sizeMm,
  stepFrom,
} from "../../../studio/browser/src/lattice/lattice.js";
import { PANEL } from "../../../studio/browser/src/lattice/panel.js";

const { cells } = PANEL;
const named = (name) => PANEL.byName.get(name);
const names = (found) => found.map((cell) => cell.name).sort();

test("a panel has 613 dots: 18 rows of 18 and, between them, 17 of 17", () => {
  assert.equal(cells.length, 18 * 18 + 17 * 17);
});

test("the dot in the north-western corner has two neighbours", () => {
  assert.deepEqual(names(discRound(PANEL, named("A-01"), 1)), ["A-01", "A-02", "B-01"]);
});

test("inside a panel, brushes touch 1, 7 and 19 dots", () => {
  assert.deepEqual(
    [0, 1, 2].map((steps) => discRound(PANEL, named("I-18"), steps).length),
    [1, 7, 19],
  );
});

test("a line touches one dot a step, both ends among them", () => {
  for (const [from, to, dots] of [
    ["A-01", "A-35", 35],
    ["C-04", "C-30", 27],
    ["B-10", "Q-10", 16],
    ["A-01", "R-35", 35],
  ]) {
    const line = lineBetween(PANEL, named(from), named(to));
    assert.deepEqual([line[0].name, line.at(-1).name, line.length], [from, to, dots]);
  }
});

test("the dot next to a dot's own place is that dot", () => {
  for (const cell of cells) assert.equal(cellNear(PANEL, placeOf(PANEL, cell)), cell);
});

test("mirrored twice, a dot is where it was; half a turn exchanges opposite corners", () => {
  for (const way of ["west_east", "north_south", "half_turn"]) {
    for (const cell of cells) assert.equal(mirroredCell(PANEL, mirroredCell(PANEL, cell, way), way), cell);
  }
  assert.equal(mirroredCell(PANEL, named("A-01"), "half_turn").name, "R-35");
});

test("a block between two corners is the same whichever corner comes first", () => {
  const block = blockBetween(PANEL, named("C-03"), named("E-06"));
  assert.deepEqual(names(block), names(blockBetween(PANEL, named("E-06"), named("C-03"))));
  assert.equal(block.length, 12);
});

test("what hangs together ends where the signs change", () => {
  assert.equal(regionOf(PANEL, named("A-01"), (cell) => String(cell.x < 2)).length, 18 + 17);
});

const square = latticeOf({ grid: "square", columns: 8, rows: 6, column_mm: 12, row_mm: 12 });
const spot = (name) => square.byName.get(name);

test("a dot map of 8 by 6 has 48 dots; the first of the first line is in column 0 of row 5", () => {
  assert.equal(square.cells.length, 48);
  assert.deepEqual([square.cells[0].name, square.cells[0].row], ["0-5", "0"]);
  assert.deepEqual([square.cells[47].name, square.cells[47].words], ["7-0", "column 7, row 0"]);
});

test("a map of squares reaches half a square beyond its outermost dots", () => {
  assert.deepEqual(
    [cornerMm(square), sizeMm(square)],
    [
      [-6, -6],
      [96, 72],
    ],
  );
});

test("on squares, brushes touch 1, 9 and 25 dots, and 1, 4 and 9 in a corner", () => {
  assert.deepEqual(
    [0, 1, 2].map((steps) => discRound(square, spot("3-2"), steps).length),
    [1, 9, 25],
  );
  assert.deepEqual(
    [0, 1, 2].map((steps) => discRound(square, spot("0-0"), steps).length),
    [1, 4, 9],
  );
});

test("a diagonal on squares is a dot a step, and a knight's line keeps to the longer way", () => {
  assert.deepEqual(names(lineBetween(square, spot("0-0"), spot("3-3"))), ["0-0", "1-1", "2-2", "3-3"]);
  assert.equal(lineBetween(square, spot("0-0"), spot("7-3")).length, 8);
});

test("the dot next to a square's own place is that dot, and so is it from anywhere within the square", () => {
  for (const cell of square.cells) {
    const [x, y] = placeOf(square, cell);
    assert.equal(cellNear(square, [x + 5.9, y - 5.9]), cell);
  }
  assert.equal(cellNear(square, [-40, 0]), undefined);
});

test("filling goes from side to side and not by the corner, so that a diagonal line holds it", () => {
  const region = regionOf(square, spot("0-0"), (cell) => String(Math.sign(cell.x - cell.y2 / 2)));
  assert.equal(region.length, 5 + 4 + 3 + 2 + 1);
});

test("a square has its neighbours north, east, south and west, and none beyond the edge", () => {
  assert.deepEqual(
    besides(square, spot("0-0")).map((cell) => cell?.name),
    ["0-1", "1-0", undefined, undefined],
  );
});

test("half a turn of squares exchanges opposite corners, and a block has both its corners", () => {
  assert.equal(mirroredCell(square, spot("0-0"), "half_turn").name, "7-5");
  assert.equal(mirroredCell(square, spot("1-0"), "west_east").name, "6-0");
  assert.equal(blockBetween(square, spot("1-1"), spot("3-4")).length, 12);
});

test("arrows go from dot to dot on either grid, and stay where the map ends", () => {
  assert.equal(stepFrom(square, spot("0-0"), [1, 0]).name, "1-0");
  assert.equal(stepFrom(square, spot("0-0"), [0, -2]).name, "0-1");
  assert.equal(stepFrom(square, spot("0-0"), [-1, 0]).name, "0-0");
  assert.equal(stepFrom(PANEL, named("A-01"), [1, 0]).name, "A-02");
  assert.equal(stepFrom(PANEL, named("R-01"), [1, 0]).name, "Q-02");
});
