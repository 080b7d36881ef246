// The editor of terrain maps: its toolbar, its keys, and how its parts are put together.

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
import { applyToPieces } from "../pieces/state.js";
import { SNAP, TAPE, zoom, ZOOMS } from "../tabletop/tabletop.js";
import { drawStage, startStage } from "./draw.js";
import { drawPanel, startPanel } from "./panel.js";
import { freshLocal } from "./state.js";
import { TILES } from "./tiles.js";
import { askSight, cancel, listenToPointer } from "./tools.js";
import "./polymap.css";

const GAMES = ["", "Attack and defence", "Chance encounter"];

/** @type {Button<Ed>[][]} */
const BUTTONS = [
  [
    {
      name: "select",
      label: "Select and move",
      key: "V",
      tool: true,
      icon: "M5 3l10 7-5 1-2 5z",
      hint: "Drag a piece, a corner, or a dot between corners; the knob turns; Alt: no snap, Alt-click removes a corner",
    },
    DRAW,
    BOX,
    PICK,
  ],
  [
    TAPE,
    {
      name: "rings",
      label: "Ranges round a unit",
      key: "G",
      tool: true,
      icon: "M10 10h.01M6.5 10a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0M2.5 10a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0",
      hint: "Click or drag a unit to see how far it moves, jumps and shoots",
    },
    {
      name: "sight",
      label: "Line of sight",
      key: "L",
      tool: true,
      icon: "M2 10q8-10 16 0q-8 10-16 0zM7.6 10a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0",
      hint: "Drag from A, who looks, to B; drag either end afterwards. The engine tells what lies between",
    },
    {
      name: "drone",
      label: "Look at a drone instead of a trooper",
      key: "T",
      icon: "M5 5l10 10M15 5L5 15M3 5a2 2 0 1 1 4 0a2 2 0 1 1-4 0M13 5a2 2 0 1 1 4 0a2 2 0 1 1-4 0M3 15a2 2 0 1 1 4 0a2 2 0 1 1-4 0M13 15a2 2 0 1 1 4 0a2 2 0 1 1-4 0",
      on: (ed) => ed.local.drone,
      run: toggleDrone,
    },
    {
      name: "zones",
      label: "Deployment zones",
      key: "Z",
      icon: "M3 3h14v14H3zM3 8h14M3 14h14",
      on: (ed) => ed.local.zones !== "",
      run: nextZones,
    },
    SNAP,
  ],
  [LEFT, RIGHT, QUARTER, MIRROR_X, MIRROR_Y],
  [COPY, ACROSS, FORWARD, BACK, DELETE],
  ZOOMS,
];

/** @param {Ed} ed */
function toggleDrone(ed) {
  ed.local.drone = !ed.local.drone;
  ed.say(`Looking at a ${ed.local.drone ? "drone" : "trooper"}`);
  askSight(ed, false);
  ed.draw();
}

/** @param {Ed} ed */
function nextZones(ed) {
  ed.local.zones = GAMES[(GAMES.indexOf(ed.local.zones) + 1) % GAMES.length];
  ed.say(ed.local.zones ? `Zones of ${ed.local.zones.toLowerCase()}` : "Zones hidden");
  ed.draw();
}

/** @type {Record<string, ((ed: Ed) => void) | undefined>} */
const KEYS = { Escape: cancel, "=": (ed) => zoom(ed, 1.5) };

/** @param {Ed} ed @param {KeyboardEvent} event */
function pressOnMap(ed, event) {
  if (isTyping(event) || event.ctrlKey || event.metaKey) return;
  const deed = KEYS[event.key] ?? pieceDeed(ed, event);
  if (!deed) return;
  event.preventDefault();
  event.stopPropagation();
  deed(ed);
}

/** @param {Ed} ed */
function forget(ed) {
  Object.assign(ed.local, { corner: -1, probe: null });
}

/** @param {Ed} ed @param {string} key */
function pick(ed, key) {
  forget(ed);
  ed.select(key);
}

export default editor({
  start(ed) {
    ed.local = freshLocal();
    ed.tiles = TILES;
    ed.change = ed.send;
    ed.pick = (key) => pick(ed, key);
    ed.root.append(
      toolbar(ed, "Tools of the map", BUTTONS),
      el("div", { class: "desk" }, startStage(ed), startPanel(ed)),
    );
    listenToPointer(ed);
    ed.tool = "select";
    ed.hint(BUTTONS[0][0].hint ?? "");
  },
  apply: applyToPieces,
  reveals: ["features"],
  draw(ed) {
    drawStage(ed);
    drawPanel(ed);
  },
  chosen(ed, tool) {
    Object.assign(ed.local, { draft: [], drag: null, pointer: null, corner: -1 });
    if (tool !== "sight") ed.local.probe = null;
    if (tool === "select") Object.assign(ed.local, { tape: null, ring: null });
  },
  reveal(ed, key) {
    ed.local.hidden.delete(key);
    forget(ed);
  },
  key: pressOnMap,
});
