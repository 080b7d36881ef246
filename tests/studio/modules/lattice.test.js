// The dots of a map panel: figures counted on the printed panel.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  blockBetween,
  cellByName,
  cellNear,
  cells,
  discRound,
  lineBetween,
  mirroredCell,
  placeOf,
  regionOf,
} from "../../../studio/browser/src/lattice/lattice.js";

const named = (name) => cellByName.get(name);
const names = (found) => found.map((cell) => cell.name).sort();

test("a panel has 613 dots: 18 rows of 18 and, between them, 17 of 17", () => {
  assert.equal(cells.length, 18 * 18 + 17 * 17);
});

test("the dot in the north-western corner has two neighbours", () => {
  assert.deepEqual(names(discRound(named("A-01"), 1)), ["A-01", "A-02", "B-01"]);
});

test("inside a panel, brushes touch 1, 7 and 19 dots", () => {
  assert.deepEqual(
    [0, 1, 2].map((steps) => discRound(named("I-18"), steps).length),
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
    const line = lineBetween(named(from), named(to));
    assert.deepEqual([line[0].name, line.at(-1).name, line.length], [from, to, dots]);
  }
});

test("the dot next to a dot's own place is that dot", () => {
  for (const cell of cells) assert.equal(cellNear(placeOf(cell)), cell);
});

test("mirrored twice, a dot is where it was; half a turn exchanges opposite corners", () => {
  for (const way of ["west_east", "north_south", "half_turn"]) {
    for (const cell of cells) assert.equal(mirroredCell(mirroredCell(cell, way), way), cell);
  }
  assert.equal(mirroredCell(named("A-01"), "half_turn").name, "R-35");
});

test("a block between two corners is the same whichever corner comes first", () => {
  const block = blockBetween(named("C-03"), named("E-06"));
  assert.deepEqual(names(block), names(blockBetween(named("E-06"), named("C-03"))));
  assert.equal(block.length, 12);
});

test("what hangs together ends where the signs change", () => {
  assert.equal(regionOf(named("A-01"), (cell) => String(cell.x < 2)).length, 18 + 17);
});
