// What the pointer does to terrain: it takes pieces and their handles in hand, and draws new ones.

/** @import { Outline, Point, Tool } from "../tabletop/types.d.ts" */
/** @import { Piece, PieceDrag, PieceEditor } from "./types.d.ts" */
import { elementsUnder } from "../base/dom.js";
import { distance, middleOf, shifted, snapped, turned } from "../tabletop/geometry.js";
import { at, snapPoint } from "../tabletop/tabletop.js";
import { addPiece, MOST_CORNERS, pieceOf, removeCorner, reshape, typeOf } from "./state.js";

const REACH_PX = 10;

/** @param {Event} event */
export function keyUnder(event) {
  return elementsUnder(event).find((node) => node.dataset.key && node.classList.contains("piece"))?.dataset.key ?? "";
}

/** The handle that a press means: the one under the pointer, else the nearest within reach of it.
 * @param {PieceEditor} ed @param {PointerEvent} event @param {Point} spot */
function handleNear(ed, event, spot) {
  const handles = [...ed.layers.handles.querySelectorAll("circle")];
  const under = handles.find((handle) => handle === event.target);
  if (under) return under;
  const [x, y] = at(ed, spot);
  /** @param {SVGCircleElement} node */
  const away = (node) => Math.hypot(node.cx.baseVal.value - x, node.cy.baseVal.value - y) / ed.local.px;
  const nearest = handles.sort((one, other) => away(one) - away(other))[0];
  return nearest && away(nearest) < REACH_PX ? nearest : null;
}

/** Take a handle of the selected piece in hand; return whether there is one where the pointer is.
 * @param {PieceEditor} ed @param {PointerEvent} event @param {Point} spot */
export function grabHandle(ed, event, spot) {
  const piece = pieceOf(ed);
  const handle = piece ? handleNear(ed, event, spot)?.dataset : undefined;
  if (!piece || !handle) return false;
  if (handle.bend !== undefined) grabCorner(ed, event, piece, Number(handle.bend));
  else if (handle.between !== undefined) grabBetween(ed, piece, Number(handle.between));
  else grab(ed, piece, { deed: "Rotate", middle: middleOf(piece.outline) });
  return true;
}

/** Take a piece in hand to move it; return whether there is one to move.
 * @param {PieceEditor} ed @param {string} key @param {Point} spot */
export function grabPiece(ed, key, spot) {
  const piece = pieceOf(ed, key);
  ed.local.corner = -1;
  ed.select(key);
  if (!piece || ed.local.locked.has(key)) return false;
  grab(ed, piece, { deed: "Move", from: spot });
  return true;
}

/** Let go of the piece in hand.
 * @param {PieceEditor} ed @param {PieceDrag} drag */
export function dropPiece(ed, drag) {
  if (drag.outline) reshape(ed, drag.key, drag.outline, drag.deed);
  else ed.draw();
}

/** @param {PieceEditor} ed @param {Piece} piece @param {Partial<PieceDrag> & { deed: string }} drag */
function grab(ed, piece, drag) {
  ed.local.drag = { key: piece.key, outline: null, ...drag };
}

/** @param {PieceEditor} ed @param {PointerEvent} event @param {Piece} piece @param {number} corner */
function grabCorner(ed, event, piece, corner) {
  if (event.altKey) return removeCorner(ed, piece.key, corner);
  ed.local.corner = corner;
  grab(ed, piece, { deed: "Reshape", corner });
}

/** @param {PieceEditor} ed @param {Piece} piece @param {number} edge */
function grabBetween(ed, piece, edge) {
  if (piece.outline.length >= MOST_CORNERS) return ed.say(`A piece has at most ${MOST_CORNERS} corners`, "refused");
  grab(ed, piece, { deed: "Add a corner to", added: edge + 1 });
}

/** The outline while it is dragged, worked out anew from the document as it is now.
 * @param {PieceEditor} ed @param {PieceDrag} drag @param {PointerEvent} event @param {Point} spot */
export function dragTo(ed, drag, event, spot) {
  const piece = pieceOf(ed, drag.key);
  if (!piece) return void (ed.local.drag = null);
  const point = snapPoint(ed, spot, event.altKey);
  if (drag.from) drag.outline = movedBy(ed, piece.outline, drag.from, spot, event);
  else if (drag.middle) drag.outline = turnedTo(piece.outline, drag.middle, spot, event.altKey);
  else if (drag.added) drag.outline = piece.outline.toSpliced(drag.added, 0, point);
  else if (drag.corner !== undefined) drag.outline = piece.outline.with(drag.corner, point);
  ed.draw();
}

/** Shift holds a piece to its row or column.
 * @param {PieceEditor} ed @param {Outline} outline @param {Point} from @param {Point} spot @param {PointerEvent} event */
function movedBy(ed, outline, from, spot, event) {
  let [dx, dy] = snapPoint(ed, [spot[0] - from[0], spot[1] - from[1]], event.altKey);
  if (event.shiftKey && Math.abs(dx) > Math.abs(dy)) dy = 0;
  else if (event.shiftKey) dx = 0;
  return dx || dy ? shifted(outline, dx, dy) : null;
}

/** @param {Outline} outline @param {Point} middle @param {Point} spot @param {boolean} free */
function turnedTo(outline, middle, spot, free) {
  const degrees = (Math.atan2(spot[0] - middle[0], spot[1] - middle[1]) * -180) / Math.PI;
  const step = snapped(degrees, free ? 1 : 15);
  return step ? turned(outline, step, middle) : null;
}

/** @type {Tool<PieceEditor>} */
export const DRAWING = {
  down(ed, event, spot) {
    const { draft } = ed.local;
    const point = snapPoint(ed, spot, event.altKey);
    /** @param {Point} other */
    const near = (other) => distance(other, spot) < 8 * ed.local.px;
    if (draft.length >= 3 && (near(draft[0]) || near(draft[draft.length - 1]))) return closeDraft(ed);
    if (!draft.length || !near(draft[draft.length - 1])) draft.push(point);
    if (draft.length >= MOST_CORNERS) closeDraft(ed);
    else ed.draw();
  },
  move(ed, event, spot) {
    ed.local.pointer = ed.local.draft.length ? snapPoint(ed, spot, event.altKey) : null;
    if (ed.local.pointer) ed.draw();
  },
};

/** @param {PieceEditor} ed */
export function closeDraft(ed) {
  const { draft } = ed.local;
  ed.local.draft = [];
  ed.local.pointer = null;
  if (draft.length < 3) return ed.draw();
  addPiece(ed, ed.local.terrain, draft, "Draw");
  ed.hint("Drawn. Click to begin another piece, or press V to move and reshape this one");
}

/** @param {PieceEditor} ed */
export function stepBack(ed) {
  ed.local.draft.pop();
  ed.draw();
}

/** @type {Tool<PieceEditor>} */
export const BOXING = {
  down(ed, event, spot) {
    ed.local.drag = { from: snapPoint(ed, spot, event.altKey) };
  },
  move(ed, event, spot) {
    const { drag } = ed.local;
    if (!drag?.from) return;
    const [[x, y], [u, v]] = [drag.from, snapPoint(ed, spot, event.altKey)];
    ed.local.draft =
      x !== u && y !== v
        ? [
            [x, y],
            [u, y],
            [u, v],
            [x, v],
          ]
        : [];
    ed.draw();
  },
  up(ed) {
    ed.local.drag = null;
    closeDraft(ed);
  },
};

/** @type {Tool<PieceEditor>} */
export const PICKING = {
  down(ed, event) {
    const piece = pieceOf(ed, keyUnder(event));
    if (!piece) return ed.say("There is no terrain to take the type of");
    ed.local.terrain = piece.type;
    ed.selected = "";
    ed.choose("draw");
    ed.say(`Drawing ${typeOf(ed, piece.type).label}`);
  },
};

/** Give up what is being drawn or dragged; return whether there was anything.
 * @param {PieceEditor} ed */
export function giveUp(ed) {
  const { drag, draft } = ed.local;
  Object.assign(ed.local, { drag: null, draft: [], pointer: null });
  return Boolean(drag) || draft.length > 0;
}
