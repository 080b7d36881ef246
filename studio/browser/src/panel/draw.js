// How a panel looks while it is worked on. Only what changed since the last drawing is drawn again.

/** @import { Attributes } from "../base/types.d.ts" */
/** @import { Cell, PlaceMm } from "../lattice/types.d.ts" */
/** @import { Doc, Ed, Hill, Look } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import {
  AROUND,
  cellAt,
  cellByName,
  cellNamed,
  cells,
  COLUMN_MM,
  cornersOf,
  PANEL_COLUMNS,
  PANEL_MM,
  PANEL_ROWS,
  placeOf,
  ROW_MM,
} from "../lattice/lattice.js";
import { levelIn, signIn } from "./state.js";

const RIM_MM = 13;

/** Build the drawing once: layers from the ground up, two nodes for each dot.
 * @param {Ed} ed */
export function panelDrawing(ed) {
  const [width, height] = PANEL_MM;
  /** @param {string} name @param {...Node} children */
  const layer = (name, ...children) => svg("g", { class: name }, ...children);
  ed.hexes = new Map(cells.map((cell) => [cell, svg("path", { d: outline([cell]) })]));
  ed.dots = new Map(cells.map((cell) => [cell, svg("g", { "data-dot": cell.name, transform: shifted(cell) })]));
  /** @param {"contours" | "unseen" | "touched" | "cursor"} name */
  const path = (name) => (ed[name] = svg("path", { class: name }));
  const drawing = svg(
    "svg",
    {
      class: "panel",
      viewBox: `${-RIM_MM} ${-RIM_MM} ${width + 2 * RIM_MM} ${height + 2 * RIM_MM}`,
      tabindex: 0,
      role: "application",
      "aria-roledescription": "map panel",
    },
    svg("defs", {}, hatching(), svg("clipPath", { id: "board" }, board())),
    board({ class: "paper" }),
    svg("g", { "clip-path": "url(#board)" }, layer("ground", ...ed.hexes.values()), path("contours")),
    board({ class: "edge" }),
    layer("names", ...columnNames(), ...rowNames()),
    layer("dots", ...ed.dots.values()),
    (ed.badges = layer("badges")),
    (ed.differing = layer("differing")),
    svg("g", { "clip-path": "url(#board)" }, path("unseen")),
    (ed.sight = layer("sight")),
    path("touched"),
    path("cursor"),
  );
  return drawing;
}

/** @param {Attributes} attributes */
function board(attributes = {}) {
  return svg("rect", { x: 0, y: 0, width: PANEL_MM[0], height: PANEL_MM[1], ...attributes });
}

function hatching() {
  const lines = svg("path", { d: "M0 0V4M2 0V4", class: "hatch" });
  const turned = { id: "hatched", width: 4, height: 4, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" };
  return svg("pattern", turned, lines);
}

function columnNames() {
  return Array.from({ length: PANEL_COLUMNS }, (_, x) =>
    svg("text", { x: x * COLUMN_MM, y: -7.5 }, String(x + 1).padStart(2, "0")),
  );
}

function rowNames() {
  return [...PANEL_ROWS].map((row, number) => svg("text", { x: -9.5, y: number * ROW_MM + 1.6 }, row));
}

/** @param {Cell} cell */
export function shifted(cell) {
  return `translate(${placeOf(cell)
    .map((mm) => mm.toFixed(2))
    .join(" ")})`;
}

/** The outlines of cells as one path.
 * @param {Iterable<Cell>} found */
export function outline(found) {
  return [...found]
    .map(
      (cell) =>
        `M${cornersOf(cell)
          .map((at) => at.map((mm) => mm.toFixed(2)))
          .join("L")}Z`,
    )
    .join("");
}

/** Draw ground, dots, contours and badges as a panel has them.
 * @param {Ed} ed @param {Doc} doc */
export function drawPanel(ed, doc) {
  const flashing = ed.local.flashing;
  const colours = JSON.stringify(ed.view.legend);
  for (const cell of cells) {
    const [sign, level] = [signIn(doc, "terrain", cell), levelIn(doc, cell)];
    const known = `${sign}${level}${colours}`;
    if (ed.local.known.get(cell) === known) continue;
    if (flashing && ed.local.known.has(cell)) flash(nodeOf(ed.dots, cell));
    ed.local.known.set(cell, known);
    drawCell(ed, cell, ed.legend.get(sign), level);
  }
  ed.local.flashing = false;
  ed.contours.setAttribute("d", contoursOf(doc));
  ed.badges.replaceChildren(
    compassMark(doc),
    ...doc.hills.map((hill, number) => badgeMark(doc, hill, number)).filter((mark) => mark !== null),
  );
}

/** @param {Element} node */
function flash(node) {
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1200);
}

/** @param {Ed} ed @param {Cell} cell @param {Look | undefined} look @param {number} level */
function drawCell(ed, cell, look, level) {
  const ground = look?.ground || (level ? ed.view.levels[level] : "none");
  nodeOf(ed.hexes, cell).setAttribute("fill", ground);
  nodeOf(ed.hexes, cell).setAttribute("fill-opacity", look?.ground ? "0.92" : "1");
  nodeOf(ed.dots, cell).replaceChildren(...dotMarks(look, level));
}

/** The node of a cell: each has one from the start.
 * @template {Element} T @param {Map<Cell, T>} nodes @param {Cell} cell */
function nodeOf(nodes, cell) {
  return /** @type {T} */ (nodes.get(cell));
}

/** @param {Look | undefined} look @param {number} level */
export function dotMarks(look, level) {
  const digit = level ? [svg("text", { class: "level", y: 8.4 }, String(level))] : [];
  if (!look) return [svg("circle", { r: 3.6, class: "unknown" }), svg("text", { class: "what", y: 2 }, "?"), ...digit];
  if (!look.icon) return [svg("circle", { r: 1.5, class: "clear" }), ...digit];
  return [
    svg("circle", { r: 3.7, class: "disc", fill: look.dot }),
    svg("path", {
      d: look.icon,
      fill: look.mark,
      transform: "translate(-2.3 -2.3) scale(0.2875)",
      "fill-rule": "evenodd",
    }),
    ...digit,
  ];
}

/** The sides between neighbours of unequal level.
 * @param {Doc} doc */
function contoursOf(doc) {
  /** @type {string[]} */
  const sides = [];
  for (const cell of cells) {
    const level = levelIn(doc, cell);
    if (!level) continue;
    const corners = cornersOf(cell);
    AROUND.forEach(([x, y2], way) => {
      const next = cellAt(cell.x + x, cell.y2 + y2);
      if (next && levelIn(doc, next) < level) sides.push(side(corners, way));
    });
  }
  return sides.join("");
}

/** The side of a hexagon towards a neighbour; ways count clockwise from the north, as its sides do.
 * @param {PlaceMm[]} corners @param {number} way */
function side(corners, way) {
  const [a, b] = [corners[way], corners[(way + 1) % 6]];
  return `M${a.map((mm) => mm.toFixed(2))}L${b.map((mm) => mm.toFixed(2))}`;
}

/** @param {Doc} doc @param {Hill} hill @param {number} number */
function badgeMark(doc, hill, number) {
  const cell = cellByName.get(hill.badge_at);
  if (!cell) return null;
  const level = levelIn(doc, cell);
  return svg(
    "g",
    { class: level ? "badge" : "badge flat", transform: shifted(cell), "data-badge": number },
    svg("rect", { x: -4, y: -11.5, width: 8, height: 7, rx: 1.4 }),
    svg("text", { y: -6.2 }, level ? String(level) : "!"),
    hill.name ? svg("text", { class: "hillname", y: 13.6 }, hill.name) : null,
  );
}

/** @param {Doc} doc */
function compassMark(doc) {
  const cell = cellByName.get(doc.compass_at);
  if (!cell) return svg("g", {});
  return svg(
    "g",
    { class: "compass", transform: shifted(cell) },
    svg("circle", { r: 6.6 }),
    svg("path", { d: "M0 -10.5L2.4 -5.6H-2.4Z" }),
  );
}

/** Ring the dots of the edge that another panel shows otherwise.
 * @param {Ed} ed */
export function drawDiffering(ed) {
  const marks = Object.entries(ed.view.differing ?? {}).map(([name, words]) => {
    const mark = svg("g", { transform: shifted(cellNamed(name)) }, svg("title", {}, words));
    mark.append(svg("circle", { r: 5.6 }), svg("text", { x: 5.4, y: -3.6 }, "\u2260"));
    return mark;
  });
  ed.differing.replaceChildren(...marks);
}
