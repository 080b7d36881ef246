// What the pointer does on the map, tool by tool. Each tool: down, move and up with the place in inches.

/** @import { Tool } from "../tabletop/types.d.ts" */
/** @import { Ed } from "./types.d.ts" */
import { elementsUnder, show } from "../base/dom.js";
import {
  BOXING,
  DRAWING,
  dragTo,
  dropPiece,
  giveUp,
  grabHandle,
  grabPiece,
  keyUnder,
  PICKING,
  stepBack,
} from "../pieces/tools.js";
import { distance } from "../tabletop/geometry.js";
import { between, MEASURING, onTable, pan, snapPoint, spotOf, wheel } from "../tabletop/tabletop.js";

/** @type {Tool<Ed>} */
const SELECTING = {
  down(ed, event, spot) {
    if (grabHandle(ed, event, spot) || grabPiece(ed, keyUnder(event), spot)) return;
    ed.local.drag = { pan: true, x: event.clientX, y: event.clientY };
  },
  move(ed, event, spot) {
    const { drag } = ed.local;
    if (drag?.pan) pan(ed, drag, event);
    else if (drag?.key !== undefined) dragTo(ed, drag, event, spot);
  },
  up(ed) {
    const { drag } = ed.local;
    ed.local.drag = null;
    if (drag?.key !== undefined) dropPiece(ed, drag);
    else ed.draw();
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
  if (giveUp(ed)) return ed.draw();
  if (ed.tool !== "select") ed.choose("select");
  else if (local.tape || local.ring || local.probe) Object.assign(local, { tape: null, ring: null, probe: null });
  else if (local.corner >= 0) local.corner = -1;
  else ed.select("");
  ed.draw();
}
