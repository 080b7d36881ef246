// The editor of terrain maps: its toolbar, its keys, and how its parts are put together.

/** @import { Button } from "../base/types.d.ts" */
/** @import { Ed } from "./types.d.ts" */
import { el, isTyping } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { toolbar } from "../base/toolbar.js";
import { ARROWS, SNAP, TAPE, zoom, ZOOMS } from "../tabletop/tabletop.js";
import { drawStage, startStage } from "./draw.js";
import { drawPanel, startPanel } from "./panel.js";
import {
  applyToMap,
  canChange,
  copyAcross,
  duplicate,
  freshLocal,
  mirror,
  nextCorner,
  nudge,
  pieceOf,
  removeSelected,
  reorder,
  rotate,
} from "./state.js";
import { askSight, cancel, closeDraft, listenToPointer, stepBack } from "./tools.js";
import "./polymap.css";

const GAMES = ["", "Attack and defence", "Chance encounter"];
/** @param {Ed} ed */
const hasPiece = (ed) => Boolean(pieceOf(ed));

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
    {
      name: "draw",
      label: "Draw a piece",
      key: "P",
      tool: true,
      icon: "M4 14L6 5l8-1 3 7-6 6z",
      hint: "Click corner after corner; close on the first one or with Enter; Backspace takes one back, Escape all",
    },
    {
      name: "box",
      label: "Draw a rectangle",
      key: "B",
      tool: true,
      icon: "M3.5 5.5h13v9h-13z",
      hint: "Drag from corner to corner",
    },
    {
      name: "pick",
      label: "Take a terrain type from the map",
      key: "I",
      tool: true,
      icon: "M11 5l4 4M12.5 3.5a2.1 2.1 0 0 1 4 4L14 10l-4-4zM11 7l-6.5 6.5L4 16l2.5-.5L13 9",
      hint: "Click a piece to draw with its type",
    },
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
  [
    {
      name: "left",
      label: "Turn 15 degrees to the left",
      key: "[",
      icon: "M4 8a6.5 6.5 0 1 1-.3 4M4 3v5h5",
      can: canChange,
      run: (ed) => rotate(ed, 15),
    },
    {
      name: "right",
      label: "Turn 15 degrees to the right",
      key: "]",
      icon: "M16 8a6.5 6.5 0 1 0 .3 4M16 3v5h-5",
      can: canChange,
      run: (ed) => rotate(ed, -15),
    },
    {
      name: "quarter",
      label: "Turn by a quarter",
      key: "Q",
      icon: "M4 16V9a5 5 0 0 1 5-5h6M12 1l3 3-3 3",
      can: canChange,
      run: (ed) => rotate(ed, 90),
    },
    {
      name: "mirrorx",
      label: "Mirror east and west",
      key: "X",
      icon: "M10 2v16M8 5L2.5 15H8zM12 5l5.5 10H12z",
      can: canChange,
      run: (ed) => mirror(ed, "x"),
    },
    {
      name: "mirrory",
      label: "Mirror north and south",
      key: "Y",
      icon: "M2 10h16M5 8L15 2.5V8zM5 12l10 5.5V12z",
      can: canChange,
      run: (ed) => mirror(ed, "y"),
    },
  ],
  [
    { name: "copy", label: "Duplicate", key: "D", icon: "M7 7h10v10H7zM13 7V3H3v10h4", can: hasPiece, run: duplicate },
    {
      name: "across",
      label: "Copy to the other side, half a turn about the middle",
      key: "O",
      icon: "M3 3h6v5H3zM11 12h6v5h-6zM12 5.5h3.5V9M8 14.5H4.5V11",
      can: hasPiece,
      run: copyAcross,
    },
    {
      name: "forward",
      label: "Bring forward",
      key: "PageUp",
      icon: "M10 4v12M5 9l5-5 5 5",
      can: hasPiece,
      run: (ed) => reorder(ed, 1),
    },
    {
      name: "back",
      label: "Send back",
      key: "PageDown",
      icon: "M10 16V4M5 11l5 5 5-5",
      can: hasPiece,
      run: (ed) => reorder(ed, -1),
    },
    {
      name: "delete",
      label: "Delete",
      key: "Delete",
      icon: "M4 6h12M8 6V3.5h4V6M6 6l.7 11h6.600L14 6",
      can: canChange,
      run: removeSelected,
    },
  ],
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
const KEYS = {
  Escape: cancel,
  Enter: closeDraft,
  Backspace: (ed) => (ed.local.draft.length ? stepBack(ed) : removeSelected(ed)),
  ".": (ed) => nextCorner(ed, 1),
  ",": (ed) => nextCorner(ed, -1),
  "=": (ed) => zoom(ed, 1.5),
};

/** @param {Ed} ed @param {KeyboardEvent} event */
function pressOnMap(ed, event) {
  if (isTyping(event) || event.ctrlKey || event.metaKey) return;
  const deed = deedOf(ed, event);
  if (!deed) return;
  event.preventDefault();
  event.stopPropagation();
  deed(ed);
}

/** What a key does now: Enter closes a draft, so that it is nobody's without one.
 * @param {Ed} ed @param {KeyboardEvent} event @returns {((ed: Ed) => void) | undefined} */
function deedOf(ed, { key, shiftKey }) {
  const way = ARROWS[key];
  const step = shiftKey ? 1 : ed.local.snap || 0.05;
  if (way) return () => nudge(ed, way[0] * step, way[1] * step);
  return key === "Enter" && !ed.local.draft.length ? undefined : KEYS[key];
}

export default editor({
  start(ed) {
    ed.local = freshLocal();
    ed.root.append(
      toolbar(ed, "Tools of the map", BUTTONS),
      el("div", { class: "desk" }, startStage(ed), startPanel(ed)),
    );
    listenToPointer(ed);
    ed.tool = "select";
    ed.hint(BUTTONS[0][0].hint ?? "");
  },
  apply: applyToMap,
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
    ed.local.corner = -1;
    ed.local.probe = null;
  },
  key: pressOnMap,
});
