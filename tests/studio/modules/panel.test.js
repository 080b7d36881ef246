// What is drawn of a map of dots, counted in elements that only remember what was put into them.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { latticeOf } from "../../../studio/browser/src/lattice/lattice.js";
import { PANEL } from "../../../studio/browser/src/lattice/panel.js";
import { drawPanel, panelDrawing } from "../../../studio/browser/src/panel/draw.js";
import { drawPalette, panelPalette } from "../../../studio/browser/src/panel/palette.js";
import { panelButtons, strokeOf } from "../../../studio/browser/src/panel/tools.js";

class Remembered {
  constructor(tag) {
    Object.assign(this, { tag, attributes: {}, children: [], style: {}, dataset: {} });
  }
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  addEventListener() {}
  append(...children) {
    this.children.push(...children);
  }
  replaceChildren(...children) {
    this.children = children;
  }
  set textContent(text) {
    this.children = [text];
  }
  get textContent() {
    return this.children.map((child) => child.textContent ?? child).join("");
  }
  *below() {
    for (const child of this.children.filter((one) => one instanceof Remembered)) {
      yield child;
      yield* child.below();
    }
  }
}

beforeEach(() => {
  globalThis.document = {
    createElement: (tag) => new Remembered(tag),
    createElementNS: (_, tag) => new Remembered(tag),
  };
});

const ROUGH = { sign: "r", name: "rough", ground: "#eee", dot: "#775", mark: "#fff" };
const GROUND = [{ sign: ".", name: "standard" }, ROUGH];
const LEVELS = [
  { sign: ".", name: "Level 0" },
  { sign: "1", name: "Level 1", ground: "#fed" },
];
const TUNNELS = [
  { sign: ".", name: "no tunnel" },
  { sign: "A", name: "way into tunnel a", dot: "#727", mark: "#fff" },
];

/** A map of 8 by 6 dots: three of rough ground, a hill of two dots, a way into a tunnel, and a sign nobody knows. */
function shown(tools = []) {
  const shape = { grid: "square", columns: 8, rows: 6, column_mm: 12, row_mm: 12 };
  const lines = (...drawn) => Object.fromEntries(Array.from({ length: 6 }, (_, at) => [at, drawn[at] ?? "........"]));
  const pictures = { ground: lines("rrr....?"), levels: lines("........", "..11...."), tunnels: lines("......A.") };
  const layers = [
    { name: "ground", title: "Ground", shows: "ground", legend: GROUND },
    { name: "levels", title: "Levels", shows: "levels", legend: LEVELS },
    { name: "tunnels", title: "Tunnels", shows: "letters", legend: TUNNELS },
  ];
  const ed = { lattice: latticeOf(shape), view: { what: "dot map", title: "Ford", layers, tools }, tool: "brush" };
  ed.legends = Object.fromEntries(
    layers.map(({ name, legend }) => [name, new Map(legend.map((look) => [look.sign, look]))]),
  );
  Object.assign(ed, { ground: "ground", letters: ["tunnels"] });
  ed.doc = { lattice: shape, pictures, hills: [], compass_at: "" };
  ed.local = { known: new Map(), flashing: false, size: 0, twin: false, layer: "ground", sign: "r" };
  return ed;
}

const ofClass = (node, name) => [...node.below()].filter(({ attributes }) => attributes.class === name);

test("each dot of a dot map is drawn as what it is: rings, discs with their sign, a question mark", () => {
  const ed = shown();
  const drawing = panelDrawing(ed);
  drawPanel(ed, ed.doc);
  assert.equal([...drawing.below()].filter(({ attributes }) => attributes["data-dot"]).length, 48);
  assert.deepEqual(
    ["disc", "unknown", "clear"].map((name) => ofClass(drawing, name).length),
    [3, 1, 44],
  );
  assert.deepEqual(
    ofClass(drawing, "sign").map((node) => node.textContent),
    ["r", "r", "r"],
  );
  assert.deepEqual(
    ofClass(drawing, "letter").map((node) => node.textContent),
    ["A"],
  );
});

test("a contour goes round a hill of two squares by six sides", () => {
  const ed = shown();
  panelDrawing(ed);
  drawPanel(ed, ed.doc);
  assert.equal(ed.contours.attributes.d.split("M").length - 1, 6);
});

test("a map that is taller than wide is kept within the window, and columns have a number every five", () => {
  const ed = shown();
  const drawing = panelDrawing(ed);
  assert.equal(drawing.style.maxHeight, undefined);
  assert.deepEqual(
    ofClass(drawing, "names")[0]
      .children.map((node) => node.textContent)
      .filter(Boolean),
    ["0", "5", "5", "0"],
  );
  ed.lattice = latticeOf({ ...ed.doc.lattice, rows: 20 });
  assert.notEqual(panelDrawing(ed).style.maxHeight, undefined);
});

test("the palette counts the dots of each sign, layer by layer", () => {
  const ed = shown();
  panelPalette(ed);
  drawPalette(ed);
  assert.deepEqual(
    ed.swatches.map(({ node }) => node.attributes["aria-label"]),
    [
      "standard, 44 dots",
      "rough, 3 dots",
      "Level 0, 46 dots",
      "Level 1, 2 dots",
      "no tunnel, 47 dots",
      "way into tunnel a, 1 dots",
    ],
  );
});

test("only maps with badges, a compass and sights have the tools for them", () => {
  const names = (ed) => panelButtons(ed).flatMap((group) => group.map(({ name }) => name));
  const special = ["badge", "compass", "sight"];
  assert.deepEqual(
    names(shown()).filter((name) => special.includes(name)),
    [],
  );
  assert.deepEqual(
    names(shown(special)).filter((name) => special.includes(name)),
    special,
  );
});

test("brushes are called by the dots that they touch on the grid of the map", () => {
  const labels = (ed) => panelButtons(ed).flatMap((group) => group.map(({ label }) => label));
  const brushes = (ed) => labels(ed).filter((label) => label.startsWith("Brush of"));
  assert.deepEqual(brushes(shown()), ["Brush of 1 dot", "Brush of 9 dots", "Brush of 25 dots"]);
  assert.deepEqual(brushes({ ...shown(), lattice: PANEL }), ["Brush of 1 dot", "Brush of 7 dots", "Brush of 19 dots"]);
});

test("a stroke names the dots that become something else, and raising stops at level 9", () => {
  const ed = shown();
  const cell = (name) => ed.lattice.byName.get(name);
  assert.deepEqual(strokeOf(ed, [cell("2-5"), cell("3-5")])?.dots, { "3-5": "r" });
  ed.tool = "raise";
  assert.deepEqual(strokeOf(ed, [cell("2-4")]), { op: "paint", layer: "levels", tool: "raise", dots: { "2-4": "2" } });
  ed.doc.pictures.levels[1] = "..9.....";
  assert.equal(strokeOf(ed, [cell("2-4")]), null);
});
