// Draws the map: ground, pieces, zones, what was asked of the engine, and the handles of what is selected.

/** @import { Outline, Point } from "../tabletop/types.d.ts" */
/** @import { Ed, Piece, Probe, Ring } from "./types.d.ts" */
import { focusedBy, show, svg } from "../base/dom.js";
import { boxOf, crossesItself, hangsOver, labelSpot } from "../tabletop/geometry.js";
import { at, bareTable, circleAt, drawTape, frameTable, pathOf } from "../tabletop/tabletop.js";
import { patternDefs, patternId, TILES } from "./patterns.js";
import { canChange, outlineOf, pieceOf, typeOf } from "./state.js";

/** @param {Ed} ed */
export function startStage(ed) {
  /** @param {string} name */
  const group = (name) => (ed.layers[name] = svg("g", { class: name }));
  ed.layers = {};
  ed.stage = svg("svg", { class: "stage", role: "group", tabindex: -1 });
  ed.stage.append(...["ground", "pieces", "zones", "asked", "handles", "draft"].map(group));
  new ResizeObserver(() => ed.draw()).observe(ed.stage);
  return ed.stage;
}

/** @param {Ed} ed */
export function drawStage(ed) {
  const { width, depth } = ed.doc;
  frameTable(ed);
  ed.stage.setAttribute("aria-label", `Terrain map, ${width} by ${depth} inches, ${ed.doc.features.length} pieces`);
  ed.stage.dataset.tool = ed.tool;
  drawGround(ed);
  drawPieces(ed);
  drawZones(ed);
  drawAsked(ed);
  drawHandles(ed);
  drawDraft(ed);
}

/** The ground does not change while pieces are moved.
 * @param {Ed} ed */
function drawGround(ed) {
  const key = JSON.stringify([ed.doc.width, ed.doc.depth, ed.view.types, ed.view.ground]);
  if (ed.local.groundKey === key) return;
  ed.local.groundKey = key;
  ed.layers.ground.replaceChildren(patternDefs(ed), ...bareTable(ed.doc, ed.view.ground));
}

/** Pieces keep their elements, so that the keyboard's focus stays where it is.
 * @param {Ed} ed */
function drawPieces(ed) {
  const nodes = ed.local.nodes;
  const shown = ed.doc.features.filter((piece) => !ed.local.hidden.has(piece.key));
  const keys = new Set(shown.map((piece) => piece.key));
  for (const [key, node] of nodes) if (!keys.has(key)) nodes.delete(key) && node.remove();
  const focused = focusedBy(ed.layers.pieces);
  /** @type {SVGGElement | null} */
  let after = null;
  for (const piece of shown) {
    const node = nodes.get(piece.key) ?? newPiece(ed, piece.key);
    nodes.set(piece.key, node);
    putAfter(ed.layers.pieces, node, after);
    fillPiece(ed, piece, node);
    after = node;
  }
  if (focused?.isConnected && focused !== focusedBy(focused)) focused.focus();
}

/** Put a node behind another one, or first; a node that is there already is left alone.
 * @param {Element} layer @param {Element} node @param {Element | null} after */
function putAfter(layer, node, after) {
  if (node.previousSibling === after && node.parentNode === layer) return;
  if (after) after.after(node);
  else layer.prepend(node);
}

/** @param {Ed} ed @param {string} key */
function newPiece(ed, key) {
  const node = svg(
    "g",
    { class: "piece", tabindex: 0, role: "button", "data-key": key },
    svg("path", { class: "body" }),
    svg("path", { class: "edge" }),
    svg("text", { class: "name" }),
  );
  node.addEventListener("focus", () => node.matches(":focus-visible") && ed.select(key));
  return node;
}

/** @param {Ed} ed @param {Piece} piece @param {SVGGElement} node */
function fillPiece(ed, piece, node) {
  const outline = outlineOf(ed, piece);
  const type = typeOf(ed, piece.type);
  const [body, edge, name] = /** @type {Iterable<SVGElement>} */ (node.children);
  const d = pathOf(ed, outline);
  body.setAttribute("d", d);
  body.setAttribute("fill", `url(#${patternId(TILES[type.as] ? type.as : "")})`);
  edge.setAttribute("d", d);
  edge.style.setProperty("--ink", `color-mix(in srgb, ${type.ink} 55%, black)`);
  const wrong = wrongWith(ed, piece, outline);
  node.classList.toggle("wrong", wrong.length > 0);
  node.classList.toggle("selected", ed.selected === piece.key);
  node.classList.toggle("locked", ed.local.locked.has(piece.key));
  node.setAttribute("aria-pressed", String(ed.selected === piece.key));
  node.setAttribute("aria-label", [`${piece.key}, ${type.label}, ${outline.length} corners`, ...wrong].join("; "));
  const { at: spot, wide } = labelSpot(outline);
  const words = `${wrong.length ? "\u26A0 " : ""}${piece.id || piece.key}`.replaceAll("_", " ");
  const [x, y] = at(ed, spot);
  const size = 11 * ed.local.px;
  const fits = ed.selected === piece.key || words.length * size * 0.55 < wide * 1.15;
  for (const [key, value] of Object.entries({ x, y: y + size * 0.34, "font-size": size }))
    name.setAttribute(key, String(value));
  show(name, fits ? words : wrong.length ? "\u26A0" : "");
}

/** What is wrong with a piece: what is seen at once while it is dragged, else what Python says.
 * @param {Ed} ed @param {Piece} piece @param {Outline} outline @returns {string[]} */
export function wrongWith(ed, piece, outline) {
  const { width, depth } = ed.doc;
  if (outline === piece.outline) return ed.view.problems[piece.key] ?? [];
  const found = [];
  if (crossesItself(outline)) found.push("the outline crosses itself");
  if (hangsOver(outline, width, depth)) found.push("it hangs over the table's edge");
  return found;
}

/** @param {Ed} ed */
function drawZones(ed) {
  const { width } = ed.doc;
  const shown = ed.view.zones.filter((zone) => zone.game === ed.local.zones);
  ed.layers.zones.replaceChildren(
    ...shown.map((zone) => {
      const [, top] = at(ed, [0, zone.high]);
      const [, bottom] = at(ed, [0, zone.low]);
      const limit = zone.low > 0 ? bottom : top;
      const size = 11 * ed.local.px;
      const y = zone.low > 0 ? limit - size * 0.5 : limit + size * 1.2;
      return svg(
        "g",
        { class: zone.dotted ? "zone dotted" : "zone", style: `--ink: ${zone.ink}` },
        svg("rect", { x: 0, y: top, width, height: bottom - top }),
        svg("path", { d: `M0 ${limit}H${width}` }),
        svg("text", { x: width - size * 0.5, y, "font-size": size, "text-anchor": "end" }, zone.title),
      );
    }),
  );
}

/** The tape, the ranges round a spot, and the engine's line of sight.
 * @param {Ed} ed */
function drawAsked(ed) {
  const { tape, ring, probe } = ed.local;
  ed.layers.asked.replaceChildren(
    ...(ring ? drawRings(ed, ring) : []),
    ...(probe ? drawProbe(ed, probe) : []),
    ...(tape ? drawTape(ed, tape) : []),
  );
}

/** @param {Ed} ed @param {Point} spot */
function drawRings(ed, spot) {
  const [x, y] = at(ed, spot);
  const size = 11 * ed.local.px;
  const rings = ed.view.rings.map((ring) =>
    svg(
      "g",
      { class: ring.band ? "ring band" : "ring" },
      svg("circle", { cx: x, cy: y, r: ring.radius }),
      svg("text", { ...ringSpot(ed, [x, y], ring, size), "font-size": size, "text-anchor": "middle" }, ring.label),
    ),
  );
  return [...rings, unitAt(ed, spot, "U")];
}

/** Where a ring's words stand: above it, those of bands below it, and on the other side where the table ends.
 * @param {Ed} ed @param {Point} point @param {Ring} ring @param {number} size */
function ringSpot(ed, [x, y], { radius, band }, size) {
  const above = y - radius - size * 0.35;
  const below = y + radius - size * 0.5;
  const [wanted, other] = band ? [below, above] : [above, below];
  /** @param {number} height */
  const seen = (height) => height > size && height < ed.doc.depth;
  return { x, y: !seen(wanted) && seen(other) ? other : wanted };
}

/** @param {Ed} ed @param {Probe} probe */
function drawProbe(ed, { viewer, target }) {
  const answer = answerFor(ed);
  const state = answer?.ends ? (answer.blocked ? "blocked" : "open") : "asking";
  const crossed = (answer?.crossed ?? []).flatMap(({ key, cover }) => {
    const piece = pieceOf(ed, key);
    return piece ? [svg("path", { class: `crossed ${cover}`, d: pathOf(ed, outlineOf(ed, piece)) })] : [];
  });
  return [
    ...crossed,
    svg("g", { class: `sight ${state}` }, svg("path", { d: pathOf(ed, answer?.ends ?? [viewer, target], true) })),
    unitAt(ed, viewer, "A", "viewer"),
    unitAt(ed, target, "B", "target"),
  ];
}

/** The engine's answer, if it is the answer to what is shown.
 * @param {Ed} ed */
export function answerFor(ed) {
  const { probe, drone } = ed.local;
  const asked = ed.view.probe?.asked;
  const same =
    asked &&
    JSON.stringify([asked.viewer, asked.target, asked.drone]) === JSON.stringify([probe?.viewer, probe?.target, drone]);
  return same ? ed.view.probe : null;
}

/** @param {Ed} ed @param {Point} spot @param {string} letter @param {string} [end] */
function unitAt(ed, spot, letter, end = "") {
  const [x, y] = at(ed, spot);
  const r = Math.max(ed.view.base / 2, 7 * ed.local.px);
  return svg(
    "g",
    { class: "unit", "data-end": end },
    svg("circle", { cx: x, cy: y, r }),
    svg("text", { x, y: y + r * 0.36, "font-size": r * 1.05, "text-anchor": "middle" }, letter),
  );
}

/** @param {Ed} ed */
function drawHandles(ed) {
  const piece = pieceOf(ed);
  if (!piece || ed.tool !== "select" || !canChange(ed)) return ed.layers.handles.replaceChildren();
  const outline = outlineOf(ed, piece);
  /** @type {Outline} */
  const middles = outline.map(([x, y], n) => {
    const [u, v] = outline[(n + 1) % outline.length];
    return [(x + u) / 2, (y + v) / 2];
  });
  const box = boxOf(outline);
  /** @type {Point} */
  const middle = [(box.west + box.east) / 2, box.north];
  /** @type {Point} */
  const knob = [middle[0], box.north + 26 * ed.local.px];
  ed.layers.handles.replaceChildren(
    svg("path", { class: "stem", d: pathOf(ed, [middle, knob], true) }),
    circleAt(ed, knob, 6, "knob", { "data-turn": "" }),
    ...(ed.local.drag ? [] : middles.map((point, n) => circleAt(ed, point, 4, "between", { "data-between": n }))),
    ...outline.map((point, n) =>
      circleAt(ed, point, 5.5, n === ed.local.corner ? "corner chosen" : "corner", { "data-corner": n }),
    ),
  );
}

/** @param {Ed} ed */
function drawDraft(ed) {
  const { draft, pointer } = ed.local;
  if (!draft.length) return ed.layers.draft.replaceChildren();
  const points = pointer ? [...draft, pointer] : draft;
  const crossing = points.length > 3 && crossesItself(points);
  ed.layers.draft.replaceChildren(
    svg("path", { class: crossing ? "line wrong" : "line", d: pathOf(ed, points, points.length < 3) }),
    ...draft.map((point, n) => circleAt(ed, point, n ? 3.5 : 6, n ? "end" : "end first")),
  );
}
