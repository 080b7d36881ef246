// The editor of control zones: its toolbar, its keys, and how its parts are put together.

/** @import { Button } from "../base/types.d.ts" */
/** @import { Ed } from "./types.d.ts" */
import { el, isTyping } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { toolbar } from "../base/toolbar.js";
import {
  ACROSS,
  BACK,
  BOX,
  COPY,
  DELETE,
  DRAW,
  FORWARD,
  LEFT,
  MIRROR_X,
  MIRROR_Y,
  PICK,
  pieceDeed,
  QUARTER,
  RIGHT,
} from "../pieces/buttons.js";
import { giveUp } from "../pieces/tools.js";
import { pieceOf } from "../pieces/state.js";
import { ARROWS, SNAP, TAPE, ZOOMS } from "../tabletop/tabletop.js";
import { applyToZone } from "./deeds.js";
import { drawZoneStage, startZoneStage } from "./draw.js";
import { drawZonePanel, startZonePanel } from "./panel.js";
import { duplicateUnit, freshLocal, nudgeChosen, removeUnit, turnUnit, unitOf } from "./state.js";
import { TILES } from "./tiles.js";
import { cancelZone, listenOnZone } from "./tools.js";
import "./zone.css";

/** @param {Ed} ed */
const hasUnit = (ed) => Boolean(unitOf(ed));

/** A button of terrain that does the like to a control unit.
 * @param {Button<any>} button @param {string} label @param {(ed: Ed) => void} run @returns {Button<Ed>} */
function forBoth(button, label, run) {
  return {
    ...button,
    label,
    can: (ed) => hasUnit(ed) || Boolean(button.can?.(ed)),
    run: (ed) => (hasUnit(ed) ? run(ed) : button.run?.(ed)),
  };
}

/** @type {Button<Ed>[][]} */
const ZONE_BUTTONS = [
  [
    {
      name: "select",
      label: "Select and move",
      key: "V",
      tool: true,
      icon: "M5 3l10 7-5 1-2 5z",
      hint: "Drag a ring, the spire, a unit or a piece, its corners and the dots between; the knob turns; Alt: no snap",
    },
    {
      name: "place",
      label: "Place a control unit",
      key: "U",
      tool: true,
      icon: "M5.5 8.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0M10 1.5v3M10 13v5M7.5 15.5h5",
      hint: "Click where it stands; it looks away from the spire",
    },
    {
      name: "posting",
      label: "Place units by direction and inches from the spire",
      key: "N",
      icon: "M10 17V9M10 9l5-6M12 3h3v3M7 17h6M3.5 9h3",
      on: (ed) => ed.local.posting,
      run: togglePosting,
    },
  ],
  [DRAW, BOX, PICK],
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
    forBoth(LEFT, "Turn to the left: a unit by a step of the die, terrain by 15 degrees", (ed) =>
      turnUnit(ed, -ed.doc.step),
    ),
    forBoth(RIGHT, "Turn to the right: a unit by a step of the die, terrain by 15 degrees", (ed) =>
      turnUnit(ed, ed.doc.step),
    ),
    QUARTER,
    MIRROR_X,
    MIRROR_Y,
  ],
  [forBoth(COPY, "Duplicate", duplicateUnit), ACROSS, FORWARD, BACK, forBoth(DELETE, "Delete", removeUnit)],
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

/** @param {Ed} ed */
function togglePosting(ed) {
  ed.local.posting = !ed.local.posting;
  ed.say(ed.local.posting ? "New units are placed by direction and inches" : "New units are placed by coordinates");
  ed.draw();
}

/** @param {Ed} ed @param {KeyboardEvent} event */
function pressOnZone(ed, event) {
  if (isTyping(event) || event.ctrlKey || event.metaKey) return;
  const deed = zoneDeed(ed, event);
  if (!deed) return;
  event.preventDefault();
  event.stopPropagation();
  deed(ed);
}

/** What a key does now: to a piece of terrain or its draft, else to what else is selected.
 * @param {Ed} ed @param {KeyboardEvent} event @returns {((ed: Ed) => void) | undefined} */
function zoneDeed(ed, event) {
  if (event.key === "Escape") return cancelZone;
  if (pieceOf(ed) || ed.local.draft.length) return pieceDeed(ed, event);
  if (event.key === "Backspace") return hasUnit(ed) ? removeUnit : undefined;
  const way = ARROWS[event.key];
  const step = event.shiftKey ? 1 : ed.local.snap || 0.05;
  return way && ed.selected ? () => nudgeChosen(ed, way[0] * step, way[1] * step) : undefined;
}

/** @param {Ed} ed @param {string} key */
function pickPiece(ed, key) {
  ed.local.corner = -1;
  ed.select(key);
}

export default editor({
  start(ed) {
    ed.local = freshLocal(ed.doc, ed.view.terrain[0]?.name ?? "");
    ed.tiles = TILES;
    ed.change = (deed) => ed.send({ op: "terrain", deed });
    ed.pick = (key) => pickPiece(ed, key);
    ed.root.append(
      toolbar(ed, "Tools of the board", ZONE_BUTTONS),
      el("div", { class: "desk" }, startZoneStage(ed), startZonePanel(ed)),
    );
    listenOnZone(ed);
    ed.tool = "select";
    ed.hint(ZONE_BUTTONS[0][0].hint ?? "");
  },
  apply: applyToZone,
  reveals: ["control_units", "features"],
  draw(ed) {
    drawZoneStage(ed);
    drawZonePanel(ed);
  },
  chosen(ed, tool) {
    giveUp(ed);
    ed.local.corner = -1;
    if (tool === "select") ed.local.tape = null;
  },
  reveal(ed, key) {
    ed.local.hidden.delete(key);
    ed.local.corner = -1;
  },
  key: pressOnZone,
});
