// The editor of battle maps: panels laid edge to edge, turned and exchanged; tiles and works on their points.

/** @import { Ed, Place } from "./types.d.ts" */
import { el, pointIn, show } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { toolbar } from "../base/toolbar.js";
import { cellNear, mirroredCell } from "../lattice/lattice.js";
import { PANEL } from "../lattice/panel.js";
import { drawAside, layNext, LAYOUT_HINT } from "./aside.js";
import { layoutButtons } from "./buttons.js";
import { cornerOf, drawLayout, layoutDrawing, placesOf, TILE_UNITS, UNITS_PER_MM } from "./draw.js";
import { applyToLayout, cellOf, panelOf } from "./state.js";
import "../lattice/palette.css";
import "./layout.css";

export default editor({
  start: startLayout,
  apply: applyToLayout,
  draw: drawAllOfLayout,
  key: keyOnLayout,
  reveal: revealOnLayout,
  reveals: ["layout", "tiles", "works"],
});

/** @param {Ed} ed */
function startLayout(ed) {
  Object.assign(ed.local, {
    at: [0, 0],
    over: null,
    held: null,
    laying: null,
    aim: "",
    drawn: ed.doc,
    shown: new Set(),
  });
  ed.drawing = layoutDrawing(ed);
  ed.aside = el("aside", { class: "palette" });
  ed.root.append(toolbar(ed, "Tools of the map", layoutButtons()), el("div", { class: "work" }, ed.drawing, ed.aside));
  ed.drawing.addEventListener("pointerdown", (event) => pressOnLayout(ed, event));
  ed.drawing.addEventListener("pointermove", (event) => moveOnLayout(ed, event));
  ed.drawing.addEventListener("pointerleave", () => aimAt(ed, ""));
  ed.drawing.addEventListener("pointerup", () => releaseOnLayout(ed));
  ed.tool = "choose";
  ed.hint(LAYOUT_HINT);
}

/** @param {Ed} ed */
function drawAllOfLayout(ed) {
  drawLayout(ed);
  drawAside(ed);
  const panel = panelOf(ed, cellOf(ed.doc, ed.local.at));
  const bad = ed.view.seams.filter(({ differing }) => differing);
  const joins = !bad.length ? "all sides join" : bad.length === 1 ? "1 side differs" : `${bad.length} sides differ`;
  show(ed.status.place, ed.local.aim || joins);
  ed.drawing.toggleAttribute("data-laying", Boolean(ed.local.laying));
  ed.local.drawn = ed.doc;
  ed.drawing.setAttribute("aria-label", `Map of ${placesOf(ed.doc).length} panels; chosen: ${panel?.title ?? "none"}`);
}

/** @param {Ed} ed @param {PointerEvent} event @returns {Place | null} */
function placeUnder(ed, event) {
  const [x, y] = pointIn(ed.drawing, event);
  /** @type {Place} */
  const place = [Math.floor(y / TILE_UNITS[1]), Math.floor(x / TILE_UNITS[0])];
  return cellOf(ed.doc, place) ? place : null;
}

/** @param {Ed} ed @param {PointerEvent} event */
function pressOnLayout(ed, event) {
  const place = placeUnder(ed, event);
  if (event.button !== 0 || !place) return;
  ed.local.at = place;
  ed.local.shown.clear();
  if (ed.local.laying) return layOnPoint(ed, pointNear(ed, place, event));
  ed.drawing.setPointerCapture(event.pointerId);
  ed.local.held = place;
  ed.draw();
}

/** The name of the dot next to the pointer, such as A-H-11; "" when there is none.
 * @param {Ed} ed @param {Place} place @param {PointerEvent} event */
function pointNear(ed, place, event) {
  const [x, y] = pointIn(ed.drawing, event);
  const [left, top] = cornerOf(place);
  const cell = cellOf(ed.doc, place);
  const dot = cellNear(PANEL, [(x - left) / UNITS_PER_MM, (y - top) / UNITS_PER_MM]);
  const panel = panelOf(ed, cell);
  return dot && panel ? `${panel.letter}-${(cell?.rotation ? mirroredCell(PANEL, dot, "half_turn") : dot).name}` : "";
}

/** Lay a tile or a work on a dot.
 * @param {Ed} ed @param {string} at */
function layOnPoint(ed, at) {
  if (!at || !ed.local.laying) return;
  const { kind, what } = ed.local.laying;
  ed.send({ op: "lay", at, ...(kind === "clear" ? {} : { [kind]: what }) });
}

/** Show on which dot a click would lay what is in hand.
 * @param {Ed} ed @param {string} at */
function aimAt(ed, at) {
  if (!ed.local.laying || ed.local.aim === at) return;
  ed.local.aim = at;
  ed.draw();
}

/** @param {Ed} ed @param {PointerEvent} event */
function moveOnLayout(ed, event) {
  const place = placeUnder(ed, event);
  if (ed.local.laying) return aimAt(ed, place ? pointNear(ed, place, event) : "");
  if (!ed.local.held) return;
  ed.local.over = place;
  ed.draw();
}

/** @param {Ed} ed */
function releaseOnLayout(ed) {
  const { held, over } = ed.local;
  Object.assign(ed.local, { held: null, over: null });
  if (held && over && String(held) !== String(over)) {
    ed.local.at = over;
    ed.send({ op: "exchange", row: held[0], column: held[1], other_row: over[0], other_column: over[1] });
  } else ed.draw();
}

/** @type {Record<string, Place>} */
const WALKS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Arrows walk from panel to panel; with Shift they carry the panel along.
 * @param {Ed} ed @param {KeyboardEvent} event */
function keyOnLayout(ed, event) {
  if (event.key === "Escape") return layNext(ed, null);
  const walk = WALKS[event.key];
  if (!walk || event.composedPath()[0] !== ed.drawing) return;
  event.preventDefault();
  const [row, column] = ed.local.at;
  /** @type {Place} */
  const there = [row + walk[0], column + walk[1]];
  if (!cellOf(ed.doc, there)) return;
  ed.local.at = there;
  if (event.shiftKey) ed.send({ op: "exchange", row, column, other_row: there[0], other_column: there[1] });
  else ed.draw();
}

/** After an undo, the panel that changed is the chosen one, and what was laid again stands out.
 * @param {Ed} ed */
function revealOnLayout(ed) {
  const { drawn } = ed.local;
  /** @param {unknown} one */
  const words = (one) => JSON.stringify(one) ?? "";
  const changed = placesOf(ed.doc).find((place) => words(cellOf(ed.doc, place)) !== words(cellOf(drawn, place)));
  if (changed) ed.local.at = changed;
  const before = new Set([...drawn.tiles, ...drawn.works].map(words));
  ed.local.shown = new Set([...ed.doc.tiles, ...ed.doc.works].map(words).filter((one) => !before.has(one)));
}
