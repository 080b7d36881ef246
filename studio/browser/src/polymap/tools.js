// What the pointer does on the map, tool by tool. Each tool: down, move and up with the place in inches.

/** @import { Outline, Point, Tool } from "../tabletop/types.d.ts" */
/** @import { Ed, Piece, PieceDrag } from "./types.d.ts" */
import { elementsUnder, show } from "../base/dom.js";
import { distance, middleOf, shifted, snapped, turned } from "../tabletop/geometry.js";
import { at, between, MEASURING, onTable, pan, snapPoint, spotOf, wheel } from "../tabletop/tabletop.js";
import { addPiece, MOST_CORNERS, pieceOf, removeCorner, reshape, typeOf } from "./state.js";

const REACH_PX = 10;

/** @param {Event} event */
function keyUnder(event) {
  return elementsUnder(event).find((node) => node.dataset.key && node.classList.contains("piece"))?.dataset.key ?? "";
}

/** The handle that a press means: the one under the pointer, else the nearest within reach of it.
 * @param {Ed} ed @param {PointerEvent} event @param {Point} spot */
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

/** @type {Tool<Ed>} */
const SELECTING = {
  down(ed, event, spot) {
    const handle = handleNear(ed, event, spot)?.dataset ?? {};
    const piece = pieceOf(ed);
    if (piece && handle.corner !== undefined) return grabCorner(ed, event, piece, Number(handle.corner));
    if (piece && handle.between !== undefined) return grabBetween(ed, piece, Number(handle.between));
    if (piece && handle.turn !== undefined) return grab(ed, piece, { deed: "Rotate", middle: middleOf(piece.outline) });
    pickUnder(ed, event, spot);
  },
  move(ed, event, spot) {
    const { drag } = ed.local;
    if (drag?.pan) pan(ed, drag, event);
    else if (drag?.key !== undefined) dragTo(ed, drag, event, spot);
  },
  up(ed) {
    const { drag } = ed.local;
    ed.local.drag = null;
    if (drag?.outline) reshape(ed, drag.key, drag.outline, drag.deed);
    else ed.draw();
  },
};

/** @param {Ed} ed @param {PointerEvent} event @param {Point} spot */
function pickUnder(ed, event, spot) {
  const key = keyUnder(event);
  ed.local.corner = -1;
  const piece = pieceOf(ed, key);
  if (!piece || ed.local.locked.has(key)) {
    ed.local.drag = { pan: true, x: event.clientX, y: event.clientY };
    return ed.select(key);
  }
  ed.select(key);
  grab(ed, piece, { deed: "Move", from: spot });
}

/** @param {Ed} ed @param {Piece} piece @param {Partial<PieceDrag> & { deed: string }} drag */
function grab(ed, piece, drag) {
  ed.local.drag = { key: piece.key, outline: null, ...drag };
}

/** @param {Ed} ed @param {PointerEvent} event @param {Piece} piece @param {number} corner */
function grabCorner(ed, event, piece, corner) {
  if (event.altKey) return removeCorner(ed, piece.key, corner);
  ed.local.corner = corner;
  grab(ed, piece, { deed: "Reshape", corner });
}

/** @param {Ed} ed @param {Piece} piece @param {number} edge */
function grabBetween(ed, piece, edge) {
  if (piece.outline.length >= MOST_CORNERS) return ed.say(`A piece has at most ${MOST_CORNERS} corners`, "refused");
  grab(ed, piece, { deed: "Add a corner to", added: edge + 1 });
}

/** The outline while it is dragged, worked out anew from the document as it is now.
 * @param {Ed} ed @param {PieceDrag} drag @param {PointerEvent} event @param {Point} spot */
function dragTo(ed, drag, event, spot) {
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
 * @param {Ed} ed @param {Outline} outline @param {Point} from @param {Point} spot @param {PointerEvent} event */
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

/** @type {Tool<Ed>} */
const DRAWING = {
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

/** @param {Ed} ed */
export function closeDraft(ed) {
  const { draft } = ed.local;
  ed.local.draft = [];
  ed.local.pointer = null;
  if (draft.length < 3) return ed.draw();
  addPiece(ed, ed.local.type, draft, "Draw");
  ed.hint("Drawn. Click to begin another piece, or press V to move and reshape this one");
}

/** @param {Ed} ed */
export function stepBack(ed) {
  ed.local.draft.pop();
  ed.draw();
}

/** @type {Tool<Ed>} */
const BOXING = {
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

/** @type {Tool<Ed>} */
const PICKING = {
  down(ed, event) {
    const piece = pieceOf(ed, keyUnder(event));
    if (!piece) return ed.say("There is no terrain to take the type of");
    ed.local.type = piece.type;
    ed.selected = "";
    ed.choose("draw");
    ed.say(`Drawing ${typeOf(ed, piece.type).label}`);
  },
};

const RINGING = between((ed, _, spot) => (ed.local.ring = spot));

/** A drag from A to B, or of either end; the engine is asked as the pointer goes, and again when it rests.
 * @type {Tool<Ed>} */
const LOOKING = {
  down(ed, event, spot) {
    const end = elementsUnder(event).find((node) => node.dataset.end)?.dataset.end;
    const point = snapPoint(ed, onTable(ed, spot), event.altKey);
    const known = ed.local.probe;
    ed.local.probe = end ? known : { viewer: point, target: point };
    ed.local.drag = { end: end === "viewer" ? "viewer" : "target" };
    ed.draw();
  },
  move(ed, event, spot) {
    const { drag, probe } = ed.local;
    if (!drag?.end || !probe) return;
    ed.local.probe = { ...probe, [drag.end]: snapPoint(ed, onTable(ed, spot), event.altKey) };
    askSight(ed, true);
    ed.draw();
  },
  up(ed) {
    ed.local.drag = null;
    askSight(ed, false);
    ed.draw();
  },
};

/** @param {Ed} ed @param {boolean} moving */
export function askSight(ed, moving) {
  const { probe, drone } = ed.local;
  if (!probe || distance(probe.viewer, probe.target) === 0) return;
  const waiting = ed.local.askedAt && performance.now() - ed.local.askedAt < 120;
  if (moving && waiting) return;
  ed.local.askedAt = performance.now();
  ed.ask({ ...probe, drone });
}

/** @type {Record<string, Tool<Ed>>} */
const TOOLS = {
  select: SELECTING,
  draw: DRAWING,
  box: BOXING,
  pick: PICKING,
  tape: MEASURING,
  rings: RINGING,
  sight: LOOKING,
};

/** @param {Ed} ed */
export function listenToPointer(ed) {
  const stage = ed.stage;
  stage.addEventListener("pointerdown", (event) => pointerDown(ed, event));
  stage.addEventListener("pointermove", (event) => pointerMove(ed, event));
  stage.addEventListener("pointerup", (event) => pointerUp(ed, event));
  stage.addEventListener("pointercancel", () => cancel(ed));
  stage.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (ed.local.draft.length) stepBack(ed);
  });
  stage.addEventListener("wheel", (event) => wheel(ed, event), { passive: false });
}

/** @param {Ed} ed @param {PointerEvent} event */
function pointerDown(ed, event) {
  if (event.button !== 0) return;
  ed.stage.setPointerCapture(event.pointerId);
  ed.say("");
  TOOLS[ed.tool].down(ed, event, spotOf(ed, event));
}

/** @param {Ed} ed @param {PointerEvent} event */
function pointerMove(ed, event) {
  const spot = spotOf(ed, event);
  const [x, y] = snapPoint(ed, spot, event.altKey);
  show(ed.status.place, `${x.toFixed(2)}, ${y.toFixed(2)}`);
  TOOLS[ed.tool].move?.(ed, event, spot);
}

/** @param {Ed} ed @param {PointerEvent} event */
function pointerUp(ed, event) {
  if (event.button === 0) TOOLS[ed.tool].up?.(ed, event, spotOf(ed, event));
}

/** Escape: give up what is being done, then what is shown, then the selection.
 * @param {Ed} ed */
export function cancel(ed) {
  const local = ed.local;
  if (local.drag || local.draft.length) Object.assign(local, { drag: null, draft: [], pointer: null });
  else if (ed.tool !== "select") ed.choose("select");
  else if (local.tape || local.ring || local.probe) Object.assign(local, { tape: null, ring: null, probe: null });
  else if (local.corner >= 0) local.corner = -1;
  else ed.select("");
  ed.draw();
}
