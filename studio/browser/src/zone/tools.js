// What the pointer does on a board, tool by tool: it takes things in hand, places units, draws terrain, measures.

/** @import { Point, Tool } from "../tabletop/types.d.ts" */
/** @import { Ed, Op, Ring, ThingDrag, TurnDrag, Unit } from "./types.d.ts" */
import { elementsUnder, show } from "../base/dom.js";
import { pieceOf } from "../pieces/state.js";
import {
  BOXING,
  DRAWING,
  dragTo,
  dropPiece,
  giveUp,
  grabHandle,
  grabPiece,
  PICKING,
  stepBack,
} from "../pieces/tools.js";
import { distance, snapped } from "../tabletop/geometry.js";
import { MEASURING, onTable, pan, snapPoint, spotOf, wheel } from "../tabletop/tabletop.js";
import { unitNumbered } from "./deeds.js";
import { showPulse } from "./panel.js";
import { addPosted, postNear } from "./posts.js";
import { addUnit, degreesOf, ringOf, ringOp, SPIRE, spireOp, tidyPoint, unitOf } from "./state.js";

/** @type {Tool<Ed>} */
const SELECTING = {
  down(ed, event, spot) {
    if (grabHandle(ed, event, spot)) return;
    const unit = unitOf(ed);
    const { turn, key = "", roll = "" } = marksUnder(event);
    if (unit && turn !== undefined) return void (ed.local.drag = { turn: unit.number });
    if (roll && !key) return showPulse(ed, ed.local.pulse === Number(roll) ? 0 : Number(roll));
    if (pieceOf(ed, key)) grabTerrain(ed, key, event, spot);
    else grabThing(ed, key, event, spot);
  },
  move(ed, event, spot) {
    const { drag } = ed.local;
    if (!drag) return;
    if (drag.pan) return pan(ed, drag, event);
    if (drag.deed !== undefined) return dragTo(ed, drag, event, spot);
    if (drag.key === undefined && drag.turn === undefined) return;
    drag.op = draggedOp(ed, drag, event, spot);
    ed.draw();
  },
  up(ed) {
    const { drag } = ed.local;
    ed.local.drag = null;
    if (drag?.deed !== undefined) dropPiece(ed, drag);
    else if (drag?.op) ed.send(drag.op);
    else ed.draw();
  },
};

/** Take a piece of terrain in hand; one that is locked stays, and the board is moved.
 * @param {Ed} ed @param {string} key @param {PointerEvent} event @param {Point} spot */
function grabTerrain(ed, key, event, spot) {
  if (!grabPiece(ed, key, spot)) ed.local.drag = { pan: true, x: event.clientX, y: event.clientY };
}

/** Take a unit, a ring or the spire in hand; where there is none, the board.
 * @param {Ed} ed @param {string} key @param {PointerEvent} event @param {Point} spot */
function grabThing(ed, key, event, spot) {
  ed.local.corner = -1;
  ed.select(key);
  ed.local.drag = key ? { key, from: spot } : { pan: true, x: event.clientX, y: event.clientY };
}

/** What the pointer is on: the knob that turns, a thing by its key, a face of the die.
 * @param {PointerEvent} event */
function marksUnder(event) {
  const under = elementsUnder(event).map((node) => node.dataset);
  return {
    turn: under[0]?.turn,
    key: under.find((one) => one.key)?.key,
    roll: under.find((one) => one.roll)?.roll,
  };
}

/** What letting go now would do, worked out from the document as it is; null when nothing.
 * @param {Ed} ed @param {ThingDrag | TurnDrag} drag @param {PointerEvent} event @param {Point} spot @returns {Op | null} */
function draggedOp(ed, drag, event, spot) {
  if (drag.turn !== undefined) return turnedOp(ed, drag.turn, event, spot);
  const ring = ringOf(ed, drag.key);
  if (ring) return resizedOp(ed, ring, event, spot);
  const unit = unitOf(ed, drag.key);
  const at = drag.key === SPIRE ? ed.doc.spire : unit?.at;
  if (!at) return null;
  if (unit?.away) return postedOp(ed, unit, drag.from, event, spot);
  const to = draggedTo(ed, at, drag.from, event, spot);
  if (String(to) === String(at)) return null;
  return unit ? { op: "move", unit: unit.number, to } : spireOp(ed, to);
}

/** A unit that is counted off from the spire goes along the directions of the die.
 * @param {Ed} ed @param {Unit} unit @param {Point} from @param {PointerEvent} event @param {Point} spot @returns {Op | null} */
function postedOp(ed, unit, from, event, spot) {
  const [dx, dy] = [spot[0] - from[0], spot[1] - from[1]];
  if (Math.hypot(dx, dy) < 3 * ed.local.px) return null;
  const post = postNear(ed.doc, [unit.at[0] + dx, unit.at[1] + dy], event.altKey ? 0 : ed.local.snap);
  const stays = post.direction === unit.direction && post.away === unit.away;
  return stays ? null : { op: "post", unit: unit.number, ...post };
}

/** Shift holds a thing to its row or column; it snaps to the grid, not to where it stood.
 * @param {Ed} ed @param {Point} point @param {Point} from @param {PointerEvent} event @param {Point} spot @returns {Point} */
function draggedTo(ed, [x, y], from, event, spot) {
  let [dx, dy] = [spot[0] - from[0], spot[1] - from[1]];
  if (Math.hypot(dx, dy) < 3 * ed.local.px) return [x, y];
  if (event.shiftKey && Math.abs(dx) > Math.abs(dy)) dy = 0;
  else if (event.shiftKey) dx = 0;
  const snap = snapPoint(ed, [x + dx, y + dy], event.altKey);
  /** @type {Point} */
  const held = [dx ? snap[0] : x, dy ? snap[1] : y];
  return tidyPoint(onTable(ed, held));
}

/** @param {Ed} ed @param {Ring} ring @param {PointerEvent} event @param {Point} spot @returns {Op | null} */
function resizedOp(ed, ring, event, spot) {
  const radius = snapped(distance(ed.doc.spire, spot), event.altKey ? 0 : ed.local.snap);
  const op = ringOp(ed, ring, radius);
  return op.radius === ed.doc[ring] ? null : op;
}

/** @param {Ed} ed @param {number} number @param {PointerEvent} event @param {Point} spot @returns {Op | null} */
function turnedOp(ed, number, event, spot) {
  const unit = unitNumbered(ed.doc, number);
  if (!unit) return null;
  const facing = degreesOf(snapped(exactBearing(unit.at, spot), event.altKey ? 1 : ed.doc.step));
  return facing === unit.facing ? null : { op: "turn", unit: number, facing };
}

/** @param {Point} point @param {Point} point2 */
function exactBearing([ax, ay], [bx, by]) {
  return (Math.atan2(bx - ax, by - ay) * 180) / Math.PI;
}

/** @type {Tool<Ed>} */
const PLACING = {
  down(ed, event, spot) {
    const to = onTable(ed, snapPoint(ed, spot, event.altKey));
    const facing = degreesOf(snapped(exactBearing(ed.doc.spire, to), ed.doc.step));
    if (ed.local.posting) addPosted(ed, ed.local.type, onTable(ed, spot), facing);
    else addUnit(ed, ed.local.type, to, facing);
  },
};

/** @type {Record<string, Tool<Ed>>} */
const ZONE_TOOLS = {
  select: SELECTING,
  place: PLACING,
  draw: DRAWING,
  box: BOXING,
  pick: PICKING,
  tape: MEASURING,
};

/** @param {Ed} ed */
export function listenOnZone(ed) {
  const { stage } = ed;
  stage.addEventListener("pointerdown", (event) => zoneDown(ed, event));
  stage.addEventListener("pointermove", (event) => zoneMove(ed, event));
  stage.addEventListener(
    "pointerup",
    (event) => event.button === 0 && ZONE_TOOLS[ed.tool].up?.(ed, event, spotOf(ed, event)),
  );
  stage.addEventListener("pointercancel", () => cancelZone(ed));
  stage.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (ed.local.draft.length) stepBack(ed);
  });
  stage.addEventListener("wheel", (event) => wheel(ed, event), { passive: false });
}

/** @param {Ed} ed @param {PointerEvent} event */
function zoneDown(ed, event) {
  if (event.button !== 0 || elementsUnder(event).some((node) => node.dataset.corner)) return;
  ed.stage.setPointerCapture(event.pointerId);
  ed.say("");
  ZONE_TOOLS[ed.tool].down(ed, event, spotOf(ed, event));
}

/** @param {Ed} ed @param {PointerEvent} event */
function zoneMove(ed, event) {
  const spot = spotOf(ed, event);
  const [x, y] = snapPoint(ed, spot, event.altKey);
  show(ed.status.place, `${x.toFixed(2)}, ${y.toFixed(2)}`);
  ZONE_TOOLS[ed.tool].move?.(ed, event, spot);
}

/** Escape: give up what is being done, then what is shown, then the selection.
 * @param {Ed} ed */
export function cancelZone(ed) {
  const { local } = ed;
  if (giveUp(ed)) return ed.draw();
  if (ed.tool !== "select") ed.choose("select");
  else if (local.tape || local.pulse) Object.assign(local, { tape: null, pulse: 0 });
  else if (local.corner >= 0) local.corner = -1;
  else ed.select("");
  ed.draw();
}
