// A battle map as it lies on the table: panels as they are printed, and whether they join.

/** @import { Doc, Ed, Piece, Place, Seam } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { mirroredCell, placeOf } from "../lattice/lattice.js";
import { PANEL, PANEL_MM } from "../lattice/panel.js";
import { cellOf, panelOf, widthOf } from "./state.js";

export const TILE_UNITS = [170, 110];
const LAYOUT_RIM = 8;
export const UNITS_PER_MM = TILE_UNITS[0] / PANEL_MM[0];

/** @param {Ed} ed */
export function layoutDrawing(ed) {
  /** @param {"panels" | "laid" | "picked" | "seams"} name */
  const layer = (name) => (ed[name] = svg("g", { class: name }));
  return svg(
    "svg",
    { class: "layout", tabindex: 0, role: "application", "aria-roledescription": "battle map" },
    layer("panels"),
    layer("laid"),
    layer("picked"),
    layer("seams"),
  );
}

/** @param {Place} place @returns {[number, number]} */
export function cornerOf([row, column]) {
  return [column * TILE_UNITS[0], row * TILE_UNITS[1]];
}

/** @param {Ed} ed */
export function drawLayout(ed) {
  const [width, height] = [widthOf(ed.doc) * TILE_UNITS[0], Math.max(1, ed.doc.layout.length) * TILE_UNITS[1]];
  const box = [-LAYOUT_RIM, -LAYOUT_RIM, width + 2 * LAYOUT_RIM, height + 2 * LAYOUT_RIM];
  ed.drawing.setAttribute("viewBox", box.join(" "));
  ed.drawing.style.maxHeight = "70vh";
  drawPictures(ed);
  ed.laid.replaceChildren(
    ...ed.doc.tiles.map((one) => laidNode(ed, one, "tile")),
    ...ed.doc.works.map((one) => laidNode(ed, one, "work")),
  );
  ed.seams.replaceChildren(...ed.view.seams.filter((seam) => cellOf(ed.doc, [seam.row, seam.column])).map(seamNode));
  ed.picked.replaceChildren(...pickedNodes(ed));
}

/** Pictures are put there anew only when something else is to be seen, not while the pointer moves.
 * @param {Ed} ed */
function drawPictures(ed) {
  const { local } = ed;
  if (local.cardsOf !== ed.view) Object.assign(local, { cardsOf: ed.view, cards: JSON.stringify(ed.view.panels) });
  const pictures = JSON.stringify(ed.doc.layout) + local.cards;
  if (local.pictures === pictures) return;
  local.pictures = pictures;
  ed.panels.replaceChildren(...placesOf(ed.doc).map((place) => panelNode(ed, place)));
}

/** @param {Doc} doc @returns {Place[]} */
export function placesOf(doc) {
  return doc.layout.flatMap((cells, row) => cells.map((_, column) => [row, column]));
}

/** @param {Ed} ed @param {Place} place */
function panelNode(ed, place) {
  const [x, y] = cornerOf(place);
  const [width, height] = TILE_UNITS;
  const cell = cellOf(ed.doc, place);
  const panel = panelOf(ed, cell);
  const middle = `${x + width / 2} ${y + height / 2}`;
  const picture = panel?.picture
    ? svg("image", { href: panel.picture, x, y, width, height, transform: `rotate(${cell?.rotation} ${middle})` })
    : svg("rect", { class: "missing", x, y, width, height });
  const name = panel ? `${panel.letter} \u00b7 ${panel.title}` : `${cell?.panel || "no panel"} is not there`;
  const words = cell?.rotation ? `${name} \u21bb turned` : name;
  return svg(
    "g",
    { class: "placed", "data-place": place.join(",") },
    picture,
    svg("rect", { class: "frame", x, y, width, height }),
    svg("rect", { class: "plate", x: x + 3, y: y + height - 14, width: 8 + words.length * 3.9, height: 11, rx: 2 }),
    svg("text", { class: "name", x: x + 7, y: y + height - 6 }, words),
  );
}

/** Where a point such as A-H-11 lies on the drawing; null when its panel is not on the map.
 * @param {Ed} ed @param {string} name @returns {[number, number] | null} */
function pointOnLayout(ed, name) {
  const [letter, ...dot] = name.split("-");
  const cell = PANEL.byName.get(dot.join("-"));
  const place = placesOf(ed.doc).find((one) => panelOf(ed, cellOf(ed.doc, one))?.letter === letter);
  if (!cell || !place) return null;
  const [x, y] = placeOf(PANEL, cellOf(ed.doc, place)?.rotation ? mirroredCell(PANEL, cell, "half_turn") : cell);
  const [left, top] = cornerOf(place);
  return [left + x * UNITS_PER_MM, top + y * UNITS_PER_MM];
}

/** @param {Ed} ed @param {Piece} one @param {"tile" | "work"} kind */
function laidNode(ed, one, kind) {
  const { at, what } = one;
  const found = pointOnLayout(ed, at);
  if (!found) return svg("g", {});
  const mark =
    kind === "tile"
      ? svg("path", { d: "M-4 0L-2 -3.5H2L4 0L2 3.5H-2Z" })
      : svg("rect", { x: -3.4, y: -3.4, width: 6.8, height: 6.8 });
  return svg(
    "g",
    {
      class: `mark ${kind} ${what}${ed.local.shown.has(JSON.stringify(one)) ? " shown" : ""}`,
      transform: `translate(${found.join(" ")})`,
    },
    svg("title", {}, `${what.replaceAll("_", " ")} on ${at}`),
    mark,
    svg("text", { y: 2 }, what.slice(0, 2).toUpperCase()),
  );
}

/** @param {Seam} seam */
function seamNode(seam) {
  const [x, y] = cornerOf([seam.row, seam.column]);
  const [width, height] = TILE_UNITS;
  const east = seam.edge === "east";
  const [cx, cy] = east ? [x + width, y + height / 2] : [x + width / 2, y + height];
  const end = east ? [x + width, y, x + width, y + height] : [x, y + height, x + width, y + height];
  const line = { x1: end[0], y1: end[1], x2: end[2], y2: end[3] };
  return svg(
    "g",
    { class: seam.differing ? "seam differs" : "seam joins", "data-seam": `${seam.row},${seam.column},${seam.edge}` },
    svg("title", {}, seam.words),
    svg("line", line),
    svg("circle", { cx, cy, r: 6.5 }),
    svg("text", { x: cx, y: cy + 2.8 }, seam.differing ? `\u2260${seam.differing}` : "\u2713"),
  );
}

/** @param {Ed} ed */
function pickedNodes(ed) {
  const { at, over } = ed.local;
  /** @param {Place} place @param {string} name @returns {SVGElement} */
  const frame = (place, name) => {
    const [x, y] = cornerOf(place);
    return svg("rect", { class: name, x: x + 1, y: y + 1, width: TILE_UNITS[0] - 2, height: TILE_UNITS[1] - 2, rx: 1 });
  };
  const shown = cellOf(ed.doc, at) ? [frame(at, "chosen")] : [];
  if (ed.local.held && over && String(over) !== String(ed.local.held)) shown.push(frame(over, "target"));
  const aim = ed.local.laying && ed.local.aim && pointOnLayout(ed, ed.local.aim);
  if (aim) shown.push(svg("circle", { class: "aim", cx: aim[0], cy: aim[1], r: 4 }));
  return shown;
}
