// Plane geometry in inches: figures worked out by hand on squared paper.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  areaOf,
  bearing,
  crossesItself,
  distance,
  hangsOver,
  labelSpot,
  middleOf,
  mirrored,
  shifted,
  snapped,
  tidied,
  towards,
  turned,
} from "../../../studio/browser/src/tabletop/geometry.js";

const OBLONG = [
  [1, 1],
  [5, 1],
  [5, 3],
  [1, 3],
];
const BOW_TIE = [
  [0, 0],
  [4, 4],
  [4, 0],
  [0, 4],
];

test("an oblong of 4 by 2 inches covers 8 square inches", () => {
  assert.equal(areaOf(OBLONG), 8);
});

test("a quarter turn to the left about its middle sets an oblong upright", () => {
  const oblong = shifted(OBLONG, 2, 2);
  assert.deepEqual(tidied(turned(oblong, 90, middleOf(oblong))), [
    [6, 2],
    [6, 6],
    [4, 6],
    [4, 2],
  ]);
});

test("half a turn about the table's middle lays a piece on the other side", () => {
  assert.deepEqual(mirrored(OBLONG, "both", [24, 18]), [
    [47, 35],
    [43, 35],
    [43, 33],
    [47, 33],
  ]);
});

test("an outline crosses itself where two edges that are not neighbours cut each other", () => {
  assert.equal(crossesItself(OBLONG), false);
  assert.equal(crossesItself(BOW_TIE), true);
});

test("a piece may touch the table's edge, and hangs over it a hair further on", () => {
  assert.equal(hangsOver(shifted(OBLONG, -1, 0), 48, 36), false);
  assert.equal(hangsOver(shifted(OBLONG, -1.01, 0), 48, 36), true);
});

test("distances are straight, and bearings count clockwise from north", () => {
  assert.equal(distance([0, 0], [3, 4]), 5);
  assert.deepEqual(
    [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ].map((to) => bearing([0, 0], to)),
    [0, 90, 180, 270],
  );
});

test("to go six inches east of a point is to go six inches at 90 degrees", () => {
  assert.deepEqual(tidied([towards([2, 3], 90, 6)]), [[8, 3]]);
});

test("the name of a horseshoe stands in its wider arm, not in the gap between the arms", () => {
  const horseshoe = [
    [0, 0],
    [9, 0],
    [9, 6],
    [6, 6],
    [6, 2],
    [2, 2],
    [2, 6],
    [0, 6],
  ];
  assert.deepEqual(tidied([labelSpot(horseshoe).at]), [[7.5, 3]]);
});

test("a step of a quarter inch draws to the next quarter, and none leaves a value alone", () => {
  assert.deepEqual([snapped(1.3, 0.25), snapped(1.4, 0.25), snapped(1.3, 0)], [1.25, 1.5, 1.3]);
});
