// The editor of control zones: its toolbar, its keys, what the pointer does, and how its parts are put together.

/** @import { Button } from "../base/types.d.ts" */
/** @import { Point, Tool } from "../tabletop/types.d.ts" */
/** @import { Ed, Op, Ring, ThingDrag, TurnDrag } from "./types.d.ts" */
import { el, elementsUnder, isTyping, show } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { toolbar } from "../base/toolbar.js";
import { distance, snapped } from "../tabletop/geometry.js";
import { ARROWS, MEASURING, onTable, pan, SNAP, snapPoint, spotOf, TAPE, wheel, ZOOMS } from "../tabletop/tabletop.js";
import { drawZoneStage, startZoneStage } from "./draw.js";
import { drawZonePanel, showPulse, startZonePanel } from "./panel.js";
import {
  addUnit,
  applyToZone,
  degreesOf,
  duplicateUnit,
  freshLocal,
  nudgeChosen,
  removeUnit,
  ringOf,
  ringOp,
  spireOp,
  tidyPoint,
  turnUnit,
  unitNumbered,
  unitOf,
} from "./state.js";
import "./zone.css";

/** @param {Ed} ed */
const hasUnit = (ed) => Boolean(unitOf(ed));

/** @type {Button<Ed>[][]} */
const ZONE_BUTTONS = [
  [
    {
      name: "select",
      label: "Select and move",
      key: "V",
      tool: true,
      icon: "M5 3l10 7-5 1-2 5z",
      hint: "Drag a ring, the spire or a unit; the knob turns it; arrows nudge, Shift by an inch; Alt: no snap",
    },
    {
      name: "place",
      label: "Place a control unit",
      key: "P",
      tool: true,
      icon: "M5.5 8.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0M10 1.5v3M10 13v5M7.5 15.5h5",
      hint: "Click where it stands; it looks away from the spire",
    },
  ],
  [
    TAPE,
    {
      name: "rays",
      label: "Directions of the pulse",
      key: "G",
      icon: "M10 10V2M10 10l4.7-6.5M10 10l7.6-2.5M10 10l7.6 2.5M10 10l4.7 6.5M10 10v8M10 10l-4.7 6.5M10 10l-7.6 2.5M10 10L2.4 7.5M10 10L5.3 3.5",
      on: (ed) => ed.local.rays,
      run: toggleRays,
    },
    {
      name: "carry",
      label: "Move units along with the spire",
      key: "K",
      icon: "M10 2v16M2 10h16M7.5 4.5L10 2l2.5 2.5M7.5 15.5L10 18l2.5-2.5M4.5 7.5L2 10l2.5 2.5M15.5 7.5L18 10l-2.5 2.5",
      on: (ed) => ed.local.carry,
      run: toggleCarry,
    },
    SNAP,
  ],
  [
    {
      name: "left",
      label: "Turn to the left by a step of the die",
      key: "[",
      icon: "M4 8a6.5 6.5 0 1 1-.3 4M4 3v5h5",
      can: hasUnit,
      run: (ed) => turnUnit(ed, -ed.view.step),
    },
    {
      name: "right",
      label: "Turn to the right by a step of the die",
      key: "]",
      icon: "M16 8a6.5 6.5 0 1 0 .3 4M16 3v5h-5",
      can: hasUnit,
      run: (ed) => turnUnit(ed, ed.view.step),
    },
    {
      name: "copy",
      label: "Duplicate",
      key: "D",
      icon: "M7 7h10v10H7zM7 13H3V3h10v4",
      can: hasUnit,
      run: duplicateUnit,
    },
    {
      name: "delete",
      label: "Delete",
      key: "Delete Backspace",
      icon: "M4 6h12M8 6V3.5h4V6M6 6l.7 11h6.6L14 6",
      can: hasUnit,
      run: removeUnit,
    },
  ],
  ZOOMS,
];

/** @param {Ed} ed */
function toggleRays(ed) {
  ed.local.rays = !ed.local.rays;
  ed.draw();
}

/** @param {Ed} ed */
function toggleCarry(ed) {
  ed.local.carry = !ed.local.carry;
  ed.say(ed.local.carry ? "Units go with the spire" : "Units stay where they are");
  ed.draw();
}

/** @type {Tool<Ed>} */
const SELECTING = {
  down(ed, event, spot) {
    const unit = unitOf(ed);
    const { turn, key = "", roll = "" } = marksUnder(event);
    if (unit && turn !== undefined) return void (ed.local.drag = { turn: unit.number });
    if (roll && !key) return showPulse(ed, ed.local.pulse === Number(roll) ? 0 : Number(roll));
    ed.select(key);
    ed.local.drag = key ? { key, from: spot } : { pan: true, x: event.clientX, y: event.clientY };
  },
  move(ed, event, spot) {
    const { drag } = ed.local;
    if (!drag) return;
    if (drag.pan) return pan(ed, drag, event);
    drag.op = draggedOp(ed, drag, event, spot);
    ed.draw();
  },
  up(ed) {
    const op = ed.local.drag?.op;
    ed.local.drag = null;
    if (op) ed.send(op);
    else ed.draw();
  },
};

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
  const at = drag.key === "spire" ? ed.doc.spire : unit?.at;
  if (!at) return null;
  const to = draggedTo(ed, at, drag.from, event, spot);
  if (String(to) === String(at)) return null;
  return unit ? { op: "move", unit: unit.number, to } : spireOp(ed, to);
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
  const facing = degreesOf(snapped(exactBearing(unit.at, spot), event.altKey ? 1 : ed.view.step));
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
    addUnit(ed, ed.local.type, to, degreesOf(snapped(exactBearing(ed.doc.spire, to), ed.view.step)));
  },
};

/** @type {Record<string, Tool<Ed>>} */
const ZONE_TOOLS = { select: SELECTING, place: PLACING, tape: MEASURING };

/** @param {Ed} ed */
function listenOnZone(ed) {
  const { stage } = ed;
  stage.addEventListener("pointerdown", (event) => zoneDown(ed, event));
  stage.addEventListener("pointermove", (event) => zoneMove(ed, event));
  stage.addEventListener(
    "pointerup",
    (event) => event.button === 0 && ZONE_TOOLS[ed.tool].up?.(ed, event, spotOf(ed, event)),
  );
  stage.addEventListener("pointercancel", () => cancelZone(ed));
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
function cancelZone(ed) {
  const { local } = ed;
  if (local.drag) local.drag = null;
  else if (ed.tool !== "select") ed.choose("select");
  else if (local.tape || local.pulse) Object.assign(local, { tape: null, pulse: 0 });
  else ed.select("");
  ed.draw();
}

/** @param {Ed} ed @param {KeyboardEvent} event */
function pressOnZone(ed, event) {
  if (isTyping(event) || event.ctrlKey || event.metaKey) return;
  const way = ARROWS[event.key];
  if (event.key !== "Escape" && (!way || !ed.selected)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!way) return cancelZone(ed);
  const step = event.shiftKey ? 1 : ed.local.snap || 0.05;
  nudgeChosen(ed, way[0] * step, way[1] * step);
}

export default editor({
  start(ed) {
    ed.local = freshLocal(ed.doc);
    ed.root.append(
      toolbar(ed, "Tools of the board", ZONE_BUTTONS),
      el("div", { class: "desk" }, startZoneStage(ed), startZonePanel(ed)),
    );
    listenOnZone(ed);
    ed.tool = "select";
    ed.hint(ZONE_BUTTONS[0][0].hint ?? "");
  },
  apply: applyToZone,
  reveals: ["control_units"],
  draw(ed) {
    drawZoneStage(ed);
    drawZonePanel(ed);
  },
  chosen(ed, tool) {
    ed.local.drag = null;
    if (tool === "select") ed.local.tape = null;
  },
  key: pressOnZone,
});
