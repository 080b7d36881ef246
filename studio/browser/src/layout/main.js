// The editor of battle maps: panels laid edge to edge, turned and exchanged; tiles and works on their points.

/** @import { Button } from "../base/types.d.ts" */
/** @import { Ed, Edge, Kind, Laying, Panel, Place } from "./types.d.ts" */
import { el, focusedBy, pointIn, show } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { toolbar } from "../base/toolbar.js";
import { cellNear, mirroredCell } from "../lattice/lattice.js";
import { cornerOf, drawLayout, layoutDrawing, placesOf, TILE_UNITS, UNITS_PER_MM } from "./draw.js";
import { applyToLayout, cellOf, panelOf, placeOfPanel, sparePanels, widthOf } from "./state.js";
import "../lattice/palette.css";
import "./layout.css";

/** @type {Record<string, string>} */
const LAYOUT_ICONS = {
  turn: "M15 6a6.5 6.5 0 00-11 4M5 14a6.5 6.5 0 0011-4M15 3v3h-3M5 17v-3h3",
  take: "M5 6h10M8 6V4h4v2M6 6l.7 11h6.6L14 6",
  north: "M3 10h14v6H3zM10 2v6M7.5 4.5L10 2l2.5 2.5",
  south: "M3 4h14v6H3zM10 18v-6M7.5 15.5L10 18l2.5-2.5",
  west: "M10 3h6v14h-6zM2 10h6M4.5 7.5L2 10l2.5 2.5",
  east: "M4 3h6v14H4zM18 10h-6M15.5 7.5L18 10l-2.5 2.5",
};

const LAYOUT_HINT = "Click a panel to choose it, drag it onto another to exchange them. R turns, Delete takes away, arrows walk.";
const TERRAIN_TILES = ["clear", "woods", "building", "marsh", "slag", "water", "rubble"];
const WORK_MARKERS = ["bunker", "improved_position", "bridge"];

export default editor({
  start: startLayout, apply: applyToLayout, draw: drawAllOfLayout, key: keyOnLayout,
  reveal: revealOnLayout, reveals: ["layout", "tiles", "works"],
});

/** @param {Ed} ed */
function startLayout(ed) {
  Object.assign(ed.local, { at: [0, 0], over: null, held: null, laying: null, aim: "", drawn: ed.doc, shown: new Set() });
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

/** @type {Record<Edge, string>} */
const LESS_ICONS = {
  north: "M3 10h14v6H3zM7 5h6",
  south: "M3 4h14v6H3zM7 15h6",
  west: "M10 3h6v14h-6zM2.5 10h5",
  east: "M4 3h6v14H4zM12.5 10h5",
};

/** @type {Edge[]} */
const EDGES = ["north", "south", "west", "east"];

/** @returns {Button<Ed>[][]} */
function layoutButtons() {
  return [[deed("turn", "Turn by half a turn", "R"), deed("take", "Take away", "Delete Backspace")], EDGES.map(growing), EDGES.map(shrinking)];
}

/** A button for what is done to the panel chosen.
 * @param {"turn" | "take"} op @param {string} label @param {string} key @returns {Button<Ed>} */
function deed(op, label, key) {
  return {
    name: op, label, key, icon: LAYOUT_ICONS[op],
    run: (ed) => ed.send({ op, ...chosenPlace(ed) }),
    can: (ed) => Boolean(cellOf(ed.doc, ed.local.at)),
  };
}

/** @param {Edge} edge @returns {Button<Ed>} */
function growing(edge) {
  return {
    name: edge, label: `Add panels in the ${edge}`, key: "", icon: LAYOUT_ICONS[edge],
    run: (ed) => growLayout(ed, edge),
    can: (ed) => sparePanels(ed).length > 0,
  };
}

/** @param {Edge} edge @returns {Button<Ed>} */
function shrinking(edge) {
  return {
    name: `less_${edge}`, label: `Take away the panels in the ${edge}`, key: "", icon: LESS_ICONS[edge],
    run: (ed) => ed.send({ op: "shrink", edge }),
  };
}

/** @param {Ed} ed */
function chosenPlace(ed) {
  const [row, column] = ed.local.at;
  return { row, column };
}

/** @param {Ed} ed @param {Edge} edge */
function growLayout(ed, edge) {
  const count = edge === "north" || edge === "south" ? widthOf(ed.doc) : ed.doc.layout.length;
  const panels = sparePanels(ed).slice(0, Math.max(1, count));
  if (panels.length < count) return ed.say(`There are ${panels.length} panels left; ${count} are wanted there`, "refused");
  ed.send({ op: "grow", edge, panels });
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

/** @param {Ed} ed */
function drawAside(ed) {
  const known = JSON.stringify([ed.view.panels.map(({ id, title }) => [id, title]), ed.doc.layout, ed.local.laying]);
  if (ed.known === known) return;
  ed.known = known;
  const focused = focusedBy(ed.root)?.dataset.choice;
  const tiles = TERRAIN_TILES.map((what) => layingChoice(ed, "tile", what));
  const works = WORK_MARKERS.map((what) => layingChoice(ed, "work", what));
  /** @param {string} title @param {Node[]} entries */
  const list = (title, entries) => el("section", {}, el("h3", { "aria-level": 2 }, title), el("div", { class: "swatches" }, entries));
  ed.aside.replaceChildren(
    list("Panels", ed.view.panels.map((panel) => panelChoice(ed, panel))),
    list("Tiles", tiles),
    list("Works", [...works, layingChoice(ed, "clear", "nothing")]),
  );
  if (focused) [...ed.aside.querySelectorAll("button")].find((one) => one.dataset.choice === focused)?.focus();
}

/** @param {Ed} ed @param {Panel} panel */
function panelChoice(ed, panel) {
  const lies = placeOfPanel(ed.doc, panel.id);
  return el(
    "button",
    { type: "button", class: "swatch", "data-choice": panel.id, "aria-label": `Lay panel ${panel.letter}, ${panel.title}`, title: panel.title, onclick: () => putPanel(ed, panel.id) },
    el("span", { class: "letter" }, panel.letter),
    el("span", { class: "name" }, panel.title),
    el("span", { class: "count" }, lies ? "laid" : ""),
  );
}

/** @param {Ed} ed @param {Kind} kind @param {string} what */
function layingChoice(ed, kind, what) {
  const chosen = ed.local.laying?.what === what && ed.local.laying?.kind === kind;
  const words = kind === "clear" ? "Clear the point" : what.replaceAll("_", " ");
  return el(
    "button",
    { type: "button", class: "swatch", "data-choice": `${kind}:${what}`, "aria-pressed": String(chosen), onclick: () => layNext(ed, chosen ? null : { kind, what }) },
    el("span", { class: `letter ${kind}` }, kind === "clear" ? "\u00d7" : what.slice(0, 2).toUpperCase()),
    el("span", { class: "name" }, words),
  );
}

/** @param {Ed} ed @param {Laying | null} laying */
function layNext(ed, laying) {
  Object.assign(ed.local, { laying, aim: "" });
  ed.hint(laying ? "Click a point of the map to lay it there. Escape ends." : LAYOUT_HINT);
  ed.draw();
}

/** Lay a panel in the place chosen, or where the map has an end when none is.
 * @param {Ed} ed @param {string} panel */
function putPanel(ed, panel) {
  const { row, column } = chosenPlace(ed);
  if (cellOf(ed.doc, [row, column])) return ed.send({ op: "put", row, column, panel });
  const short = ed.doc.layout.findIndex((cells) => cells.length < widthOf(ed.doc));
  const last = short < 0 ? ed.doc.layout.length : short;
  ed.send({ op: "put", row: last, column: short < 0 ? 0 : ed.doc.layout[short].length, panel });
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
  const dot = cellNear([(x - left) / UNITS_PER_MM, (y - top) / UNITS_PER_MM]);
  const panel = panelOf(ed, cell);
  return dot && panel ? `${panel.letter}-${(cell?.rotation ? mirroredCell(dot, "half_turn") : dot).name}` : "";
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
