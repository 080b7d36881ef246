// What edits make of documents in the browser, before Python has done them too.

import assert from "node:assert/strict";
import { test } from "node:test";
import { applyToLayout, placeOfPanel } from "../../../studio/browser/src/layout/state.js";
import { PANEL } from "../../../studio/browser/src/lattice/panel.js";
import { applyToPanel, countsOf } from "../../../studio/browser/src/panel/state.js";
import { applyToPieces } from "../../../studio/browser/src/pieces/state.js";
import { applyToZone } from "../../../studio/browser/src/zone/deeds.js";
import { postNear } from "../../../studio/browser/src/zone/posts.js";
import { diceGroups, replayStates, roundStarts } from "../../../studio/browser/src/battle/state.js";

const laid = (...rows) => ({
  layout: rows.map((row) => row.map((panel) => ({ panel, rotation: 0 }))),
  tiles: [],
  works: [],
});
const shown = ({ layout }) => layout.map((row) => row.map(({ panel }) => panel).join(" "));

test("a panel put where another lies exchanges both", () => {
  const doc = applyToLayout(laid(["a", "b"], ["c", "d"]), { op: "put", row: 0, column: 0, panel: "d" });
  assert.deepEqual(shown(doc), ["d b", "c a"]);
});

test("a map grows in the west by a panel a row, and shrinks there again", () => {
  const doc = applyToLayout(laid(["a"], ["b"]), { op: "grow", edge: "west", panels: ["c", "d"] });
  assert.deepEqual(shown(doc), ["c a", "d b"]);
  assert.deepEqual(shown(applyToLayout(doc, { op: "shrink", edge: "west" })), ["a", "b"]);
  assert.equal(placeOfPanel(doc, "c"), null);
});

test("a point bears a tile and a work, until either is laid anew or both are cleared", () => {
  const doc = laid(["a"]);
  for (const laying of [{ tile: "woods" }, { work: "bunker" }, { tile: "marsh" }])
    applyToLayout(doc, { op: "lay", at: "A-H-11", ...laying });
  assert.deepEqual([doc.tiles, doc.works], [[{ at: "A-H-11", what: "marsh" }], [{ at: "A-H-11", what: "bunker" }]]);
  applyToLayout(doc, { op: "lay", at: "A-H-11" });
  assert.deepEqual([doc.tiles, doc.works], [[], []]);
});

function plainPanel() {
  const rows = (sign) =>
    Object.fromEntries([...new Set(PANEL.cells.map(({ row }) => row))].map((row) => [row, sign.repeat(35)]));
  const pictures = { terrain: rows("."), levels: rows(".") };
  return { lattice: PANEL.shape, pictures, hills: [{ name: "Knoll", badge_at: "A-01" }], compass_at: "R-35" };
}

test("half a turn of a panel takes dots, badges and compass along", () => {
  const doc = applyToPanel(plainPanel(), { op: "paint", layer: "terrain", tool: "brush", dots: { "A-01": "W" } });
  applyToPanel(doc, { op: "mirror", way: "half_turn" });
  assert.deepEqual(
    [doc.pictures.terrain.R[34], doc.pictures.terrain.A[0], doc.hills[0].badge_at, doc.compass_at],
    ["W", ".", "R-35", "A-01"],
  );
  assert.deepEqual([...countsOf(doc, "terrain")].sort(), [
    [".", 612],
    ["W", 1],
  ]);
});

function plainMap() {
  const lines = (sign) => Object.fromEntries(Array.from({ length: 6 }, (_, line) => [line, sign.repeat(8)]));
  const lattice = { grid: "square", columns: 8, rows: 6, column_mm: 12, row_mm: 12 };
  const pictures = { ground: lines("."), levels: lines("."), tunnels: lines(".") };
  return { lattice, pictures, hills: [], compass_at: "" };
}

test("a stroke on a dot map changes the signs of its layer, and dots that are gone count for nothing", () => {
  const dots = { "0-5": "a", "7-0": "A", "8-0": "A" };
  const doc = applyToPanel(plainMap(), { op: "paint", layer: "tunnels", tool: "brush", dots });
  assert.deepEqual([doc.pictures.tunnels[0], doc.pictures.tunnels[5]], ["a.......", ".......A"]);
  assert.deepEqual(doc.pictures.ground, plainMap().pictures.ground);
});

test("a mirrored dot map takes its tunnels along", () => {
  const doc = applyToPanel(plainMap(), { op: "paint", layer: "tunnels", tool: "brush", dots: { "1-5": "a" } });
  applyToPanel(doc, { op: "mirror", way: "north_south" });
  assert.deepEqual([doc.pictures.tunnels[0], doc.pictures.tunnels[5]], ["........", ".a......"]);
});

test("pieces of terrain are drawn over one another in their order, the last on top", () => {
  const piece = (key) => ({
    key,
    id: key,
    type: "woods",
    outline: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  });
  const doc = { width: 48, depth: 36, features: ["a", "b", "c"].map(piece) };
  applyToPieces(doc, { op: "order", key: "a", to: 2 });
  applyToPieces(doc, { op: "delete", key: "b" });
  applyToPieces(doc, { op: "type", key: "gone", type: "hill" });
  assert.deepEqual(
    doc.features.map(({ key }) => key),
    ["c", "a"],
  );
});

const board = () => ({
  width: 36,
  depth: 24,
  spire: [18, 12],
  step: 36,
  sides: 10,
  count: 1,
  units: [{ key: "unit:0", number: 0, type: "cu", at: [18, 14], facing: 0, direction: 1, away: 2 }],
  features: [],
});

test("a place snaps to the nearest of ten directions, and its inches to the grid", () => {
  assert.deepEqual(postNear(board(), [21, 12.9], 0.25), { direction: 3, away: 3.25 });
  assert.deepEqual(postNear(board(), [17.9, 18], 0.25), { direction: 1, away: 6 });
  assert.deepEqual(postNear(board(), [18, 12], 0.25), { direction: 1, away: 0.25 });
  assert.deepEqual(postNear(board(), [16, 14.753], 0), { direction: 10, away: 3.403 });
});

test("a unit that is counted off from the spire goes along with it", () => {
  const doc = applyToZone(board(), { op: "post", unit: 0, direction: 6, away: 3 });
  assert.deepEqual(
    doc.units[0].at.map((part) => Math.round(part * 1000) / 1000),
    [18, 9],
  );
  applyToZone(doc, { op: "spire", to: [10, 12], carry: [[1, 1]] });
  assert.deepEqual(
    doc.units[0].at.map((part) => Math.round(part * 1000) / 1000),
    [10, 9],
  );
  assert.deepEqual([doc.units[0].direction, doc.units[0].away], [6, 3]);
});

test("what is done to terrain is done on a board as on a map", () => {
  const outline = [
    [1, 1],
    [2, 1],
    [2, 2],
  ];
  const doc = applyToZone(board(), { op: "terrain", deed: { op: "add", id: "wall_1", type: "wall", outline } });
  assert.deepEqual(doc.features, [{ key: "wall_1", id: "wall_1", type: "wall", outline }]);
});

const step = (event, pieces, more = {}) => ({ event, pieces, dice: [], gone: [], ...more });

test("each step of a replay changes only the pieces it names, and a fallen one is gone from then on", () => {
  const states = replayStates([
    step("setup", { a: { x: 1 }, b: { x: 2 } }),
    step("move", { a: { x: 5 } }),
    step("shot", { b: null }),
  ]);
  assert.deepEqual(
    states.map(({ pieces }) => [...pieces.keys()].join()),
    ["a,b", "a,b", "a"],
  );
  assert.deepEqual(
    states.map(({ pieces }) => pieces.get("a").x),
    [1, 5, 5],
  );
});

test("rounds begin with their own step, and the setup with the first", () => {
  assert.deepEqual(
    roundStarts(
      ["setup", "round", "move", "round"].map((event) => step(event, {})),
      "round",
    ),
    [0, 1, 3],
  );
  assert.deepEqual(
    roundStarts(
      ["hold", "turn", "round"].map((event) => step(event, {})),
      "turn",
    ),
    [0, 1],
  );
});

test("dice thrown for the same thing are read as one throw", () => {
  const dice = [
    ["hit", 4, 3],
    ["hit", 4, 6],
    ["save", 5, 2],
  ].map(([reason, need, value]) => ({ reason, need, value }));
  assert.deepEqual(diceGroups(dice), [
    ["hit", 4, [3, 6]],
    ["save", 5, [2]],
  ]);
});

test("what lies on the ground stays until it is said anew", () => {
  const smoke = [["smoke", 1, 1, 2, "smoke"]];
  const steps = [{ pieces: {} }, { pieces: {}, lying: smoke }, { pieces: {} }, { pieces: {}, lying: [] }];
  assert.deepEqual(
    replayStates(steps).map(({ lying }) => lying),
    [[], smoke, smoke, []],
  );
});
