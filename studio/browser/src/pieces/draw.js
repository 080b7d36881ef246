// Draws terrain: pieces, the handles of the selected one, and what is being drawn.

/** @import { Outline, Point } from "../tabletop/types.d.ts" */
/** @import { Piece, PieceEditor } from "./types.d.ts" */
import { focusedBy, show, svg } from "../base/dom.js";
import { boxOf, crossesItself, hangsOver, labelSpot } from "../tabletop/geometry.js";
import { at, circleAt, pathOf } from "../tabletop/tabletop.js";
import { patternId } from "./patterns.js";
import { canChange, outlineOf, pieceOf, typeOf } from "./state.js";
import "./pieces.css";

/** Pieces keep their elements, so that the keyboard's focus stays where it is.
 * @param {PieceEditor} ed */
export function drawPieces(ed) {
  const nodes = ed.local.pieces;
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

/** @param {PieceEditor} ed @param {string} key */
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

/** @param {PieceEditor} ed @param {Piece} piece @param {SVGGElement} node */
function fillPiece(ed, piece, node) {
  const outline = outlineOf(ed, piece);
  const type = typeOf(ed, piece.type);
  const [body, edge, name] = /** @type {Iterable<SVGElement>} */ (node.children);
  const d = pathOf(ed, outline);
  body.setAttribute("d", d);
  body.setAttribute("fill", `url(#${patternId(ed.tiles[type.as] ? type.as : "")})`);
  edge.setAttribute("d", d);
  edge.style.setProperty("--ink", type.shade ?? `color-mix(in srgb, ${type.ink} 55%, black)`);
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
 * @param {PieceEditor} ed @param {Piece} piece @param {Outline} outline @returns {string[]} */
export function wrongWith(ed, piece, outline) {
  const { width, depth } = ed.doc;
  if (outline === piece.outline) return ed.view.problems[piece.key] ?? [];
  const found = [];
  if (crossesItself(outline)) found.push("the outline crosses itself");
  if (hangsOver(outline, width, depth)) found.push("it hangs over the table's edge");
  return found;
}

/** @param {PieceEditor} ed */
export function drawHandles(ed) {
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
      circleAt(ed, point, 5.5, n === ed.local.corner ? "corner chosen" : "corner", { "data-bend": n }),
    ),
  );
}

/** @param {PieceEditor} ed */
export function drawDraft(ed) {
  const { draft, pointer } = ed.local;
  if (!draft.length) return ed.layers.draft.replaceChildren();
  const points = pointer ? [...draft, pointer] : draft;
  const crossing = points.length > 3 && crossesItself(points);
  ed.layers.draft.replaceChildren(
    svg("path", { class: crossing ? "line wrong" : "line", d: pathOf(ed, points, points.length < 3) }),
    ...draft.map((point, n) => circleAt(ed, point, n ? 3.5 : 6, n ? "end" : "end first")),
  );
}
