// How a map of dots looks while it is worked on. Only what changed since the last drawing is drawn again.

/** @import { Attributes } from "../base/types.d.ts" */
/** @import { Cell, Lattice, PlaceMm } from "../lattice/types.d.ts" */
/** @import { Doc, Ed, Hill, Look } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { besides, cellNamed, cornerMm, cornersOf, placeOf, sizeMm } from "../lattice/lattice.js";
import { levelIn, signIn } from "./state.js";

const RIM_MM = 13;
const TALLEST = "max(92vh, 60rem)";

/** Build the drawing once for a lattice: layers from the ground up, two nodes for each dot.
 * @param {Ed} ed */
export function panelDrawing(ed) {
  const { lattice } = ed;
  const [[left, top], [width, height]] = [cornerMm(lattice), sizeMm(lattice)];
  const box = [left - RIM_MM, top - RIM_MM, width + 2 * RIM_MM, height + 2 * RIM_MM];
  /** @param {string} name @param {...Node} children */
  const layer = (name, ...children) => svg("g", { class: name }, ...children);
  ed.hexes = new Map(lattice.cells.map((cell) => [cell, svg("path", { d: outline(lattice, [cell]) })]));
  ed.dots = new Map(lattice.cells.map((cell) => [cell, dotNode(lattice, cell)]));
  /** @param {"contours" | "unseen" | "touched" | "cursor"} name */
  const path = (name) => (ed[name] = svg("path", { class: name }));
  const drawing = svg(
    "svg",
    {
      class: "panel",
      viewBox: box.join(" "),
      tabindex: 0,
      role: "application",
      "aria-roledescription": ed.view.what,
    },
    svg("defs", {}, hatching(), svg("clipPath", { id: "board" }, board(lattice))),
    board(lattice, { class: "paper" }),
    svg("g", { "clip-path": "url(#board)" }, layer("ground", ...ed.hexes.values()), path("contours")),
    board(lattice, { class: "edge" }),
    layer("names", ...columnNames(lattice), ...rowNames(lattice)),
    layer("dots", ...ed.dots.values()),
    (ed.badges = layer("badges")),
    (ed.differing = layer("differing")),
    svg("g", { "clip-path": "url(#board)" }, path("unseen")),
    (ed.sight = layer("sight")),
    path("touched"),
    path("cursor"),
  );
  drawing.style.aspectRatio = `${box[2]} / ${box[3]}`;
  if (height > width) drawing.style.maxHeight = TALLEST;
  return drawing;
}

/** @param {Lattice} lattice @param {Cell} cell */
function dotNode(lattice, cell) {
  return svg("g", { "data-dot": cell.name, transform: shifted(lattice, cell) });
}

/** @param {Lattice} lattice @param {Attributes} attributes */
function board(lattice, attributes = {}) {
  const [[x, y], [width, height]] = [cornerMm(lattice), sizeMm(lattice)];
  return svg("rect", { x, y, width, height, ...attributes });
}

function hatching() {
  const lines = svg("path", { d: "M0 0V4M2 0V4", class: "hatch" });
  const turned = { id: "hatched", width: 4, height: 4, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" };
  return svg("pattern", turned, lines);
}

/** @param {Lattice} lattice */
function columnNames(lattice) {
  const { grid, shape } = lattice;
  const y = cornerMm(lattice)[1] - 7.5;
  return Array.from({ length: shape.columns }, (_, x) =>
    svg("text", { x: x * shape.column_mm, y }, grid.columnHead(x)),
  );
}

/** @param {Lattice} lattice */
function rowNames(lattice) {
  const { grid, shape } = lattice;
  const x = cornerMm(lattice)[0] - 9.5;
  return Array.from({ length: shape.rows }, (_, line) =>
    svg("text", { x, y: line * shape.row_mm + 1.6 }, grid.lineHead(line, shape)),
  );
}

/** @param {Lattice} lattice @param {Cell} cell */
export function shifted(lattice, cell) {
  return `translate(${placeOf(lattice, cell)
    .map((mm) => mm.toFixed(2))
    .join(" ")})`;
}

/** The outlines of cells as one path.
 * @param {Lattice} lattice @param {Iterable<Cell>} found */
export function outline(lattice, found) {
  return [...found]
    .map(
      (cell) =>
        `M${cornersOf(lattice, cell)
          .map((at) => at.map((mm) => mm.toFixed(2)))
          .join("L")}Z`,
    )
    .join("");
}

/** Draw ground, dots, contours and badges as a map has them.
 * @param {Ed} ed @param {Doc} doc */
export function drawPanel(ed, doc) {
  const { flashing, known } = ed.local;
  for (const cell of ed.lattice.cells) {
    const [sign, level] = [signIn(doc, ed.ground, cell), levelIn(doc, cell)];
    const letters = ed.letters.map((layer) => signIn(doc, layer, cell));
    const shown = `${sign}${level}${letters.join("")}`;
    if (known.get(cell) === shown) continue;
    if (flashing && known.has(cell)) flash(nodeOf(ed.dots, cell));
    known.set(cell, shown);
    drawCell(ed, cell, ed.legends[ed.ground].get(sign), level);
    nodeOf(ed.dots, cell).append(...ed.letters.map((layer, at) => letterMark(ed.legends[layer].get(letters[at]))));
  }
  ed.local.flashing = false;
  ed.contours.setAttribute("d", contoursOf(ed.lattice, doc));
  ed.badges.replaceChildren(
    compassMark(ed.lattice, doc),
    ...doc.hills.map((hill, number) => badgeMark(ed.lattice, doc, hill, number)).filter((mark) => mark !== null),
  );
}

/** @param {Element} node */
function flash(node) {
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1200);
}

/** @param {Ed} ed @param {Cell} cell @param {Look | undefined} look @param {number} level */
function drawCell(ed, cell, look, level) {
  const ground = look?.ground || (level && ed.legends.levels.get(String(level))?.ground) || "none";
  nodeOf(ed.hexes, cell).setAttribute("fill", ground);
  nodeOf(ed.hexes, cell).setAttribute("fill-opacity", look?.ground ? "0.92" : "1");
  nodeOf(ed.dots, cell).replaceChildren(...dotMarks(look, level, ed.lattice.grid.level));
}

/** The node of a cell: each has one from the start.
 * @template {Element} T @param {Map<Cell, T>} nodes @param {Cell} cell */
function nodeOf(nodes, cell) {
  return /** @type {T} */ (nodes.get(cell));
}

/** What stands on a dot: a sign in a disc, a ring where nothing special is, and its level at a place beside it.
 * @param {Look | undefined} look @param {number} level @param {PlaceMm} at */
export function dotMarks(look, level, [x, y]) {
  const digit = level ? [svg("text", { class: "level", x, y }, String(level))] : [];
  if (!look) return [svg("circle", { r: 3.6, class: "unknown" }), svg("text", { class: "what", y: 2 }, "?"), ...digit];
  if (!look.dot) return [svg("circle", { r: 1.5, class: "clear" }), ...digit];
  return [svg("circle", { r: 3.7, class: "disc", fill: look.dot }), discMark(look), ...digit];
}

/** @param {Look} look */
function discMark({ icon, mark, sign }) {
  const transform = "translate(-2.3 -2.3) scale(0.2875)";
  if (icon) return svg("path", { d: icon, fill: mark, transform, "fill-rule": "evenodd" });
  return svg("text", { class: "sign", y: 1.8, fill: mark }, sign);
}

/** A letter beside a dot; nothing where no letter stands.
 * @param {Look | undefined} look */
function letterMark(look) {
  if (look && !look.dot) return svg("g", {});
  const disc = svg("circle", { r: 3.2, fill: look?.dot ?? "#ffffff" });
  return svg(
    "g",
    { class: "letter", transform: "translate(-3.1 -3.1)" },
    disc,
    svg("text", { y: 1.9, fill: look?.mark ?? "#b00020" }, look?.sign ?? "?"),
  );
}

/** The sides between neighbours of unequal level.
 * @param {Lattice} lattice @param {Doc} doc */
function contoursOf(lattice, doc) {
  /** @type {string[]} */
  const sides = [];
  for (const cell of lattice.cells) {
    const level = levelIn(doc, cell);
    if (!level) continue;
    const corners = cornersOf(lattice, cell);
    besides(lattice, cell).forEach((next, way) => {
      if (next && levelIn(doc, next) < level) sides.push(side(corners, way));
    });
  }
  return sides.join("");
}

/** The side of a cell towards a neighbour; ways count clockwise from the north, as its sides do.
 * @param {PlaceMm[]} corners @param {number} way */
function side(corners, way) {
  const [a, b] = [corners[way], corners[(way + 1) % corners.length]];
  return `M${a.map((mm) => mm.toFixed(2))}L${b.map((mm) => mm.toFixed(2))}`;
}

/** @param {Lattice} lattice @param {Doc} doc @param {Hill} hill @param {number} number */
function badgeMark(lattice, doc, hill, number) {
  const cell = lattice.byName.get(hill.badge_at);
  if (!cell) return null;
  const level = levelIn(doc, cell);
  return svg(
    "g",
    { class: level ? "badge" : "badge flat", transform: shifted(lattice, cell), "data-badge": number },
    svg("rect", { x: -4, y: -11.5, width: 8, height: 7, rx: 1.4 }),
    svg("text", { y: -6.2 }, level ? String(level) : "!"),
    hill.name ? svg("text", { class: "hillname", y: 13.6 }, hill.name) : null,
  );
}

/** @param {Lattice} lattice @param {Doc} doc */
function compassMark(lattice, doc) {
  const cell = lattice.byName.get(doc.compass_at);
  if (!cell) return svg("g", {});
  return svg(
    "g",
    { class: "compass", transform: shifted(lattice, cell) },
    svg("circle", { r: 6.6 }),
    svg("path", { d: "M0 -10.5L2.4 -5.6H-2.4Z" }),
  );
}

/** Ring the dots of the edge that another panel shows otherwise.
 * @param {Ed} ed */
export function drawDiffering(ed) {
  const marks = Object.entries(ed.view.differing ?? {}).map(([name, words]) => {
    const mark = svg("g", { transform: shifted(ed.lattice, cellNamed(ed.lattice, name)) }, svg("title", {}, words));
    mark.append(svg("circle", { r: 5.6 }), svg("text", { x: 5.4, y: -3.6 }, "\u2260"));
    return mark;
  });
  ed.differing.replaceChildren(...marks);
}
