// The buttons of terrain: tools that draw it, and what is done to the selected piece.

/** @import { Button } from "../base/types.d.ts" */
/** @import { PieceEditor } from "./types.d.ts" */
import {
  canChange,
  copyAcross,
  duplicate,
  mirror,
  nextCorner,
  nudge,
  pieceOf,
  removeSelected,
  reorder,
  rotate,
} from "./state.js";
import { ARROWS } from "../tabletop/tabletop.js";
import { closeDraft, stepBack } from "./tools.js";

/** @param {PieceEditor} ed */
const hasPiece = (ed) => Boolean(pieceOf(ed));

/** @type {Button<PieceEditor>} */
export const DRAW = {
  name: "draw",
  label: "Draw a piece",
  key: "P",
  tool: true,
  icon: "M4 14L6 5l8-1 3 7-6 6z",
  hint: "Click corner after corner; close on the first one or with Enter; Backspace takes one back, Escape all",
};
/** @type {Button<PieceEditor>} */
export const BOX = {
  name: "box",
  label: "Draw a rectangle",
  key: "B",
  tool: true,
  icon: "M3.5 5.5h13v9h-13z",
  hint: "Drag from corner to corner",
};
/** @type {Button<PieceEditor>} */
export const PICK = {
  name: "pick",
  label: "Take a terrain type from the map",
  key: "I",
  tool: true,
  icon: "M11 5l4 4M12.5 3.5a2.1 2.1 0 0 1 4 4L14 10l-4-4zM11 7l-6.5 6.5L4 16l2.5-.5L13 9",
  hint: "Click a piece to draw with its type",
};
/** @type {Button<PieceEditor>} */
export const LEFT = {
  name: "left",
  label: "Turn 15 degrees to the left",
  key: "[",
  icon: "M4 8a6.5 6.5 0 1 1-.3 4M4 3v5h5",
  can: canChange,
  run: (ed) => rotate(ed, 15),
};
/** @type {Button<PieceEditor>} */
export const RIGHT = {
  name: "right",
  label: "Turn 15 degrees to the right",
  key: "]",
  icon: "M16 8a6.5 6.5 0 1 0 .3 4M16 3v5h-5",
  can: canChange,
  run: (ed) => rotate(ed, -15),
};
/** @type {Button<PieceEditor>} */
export const QUARTER = {
  name: "quarter",
  label: "Turn by a quarter",
  key: "Q",
  icon: "M4 16V9a5 5 0 0 1 5-5h6M12 1l3 3-3 3",
  can: canChange,
  run: (ed) => rotate(ed, 90),
};
/** @type {Button<PieceEditor>} */
export const MIRROR_X = {
  name: "mirrorx",
  label: "Mirror east and west",
  key: "X",
  icon: "M10 2v16M8 5L2.5 15H8zM12 5l5.5 10H12z",
  can: canChange,
  run: (ed) => mirror(ed, "x"),
};
/** @type {Button<PieceEditor>} */
export const MIRROR_Y = {
  name: "mirrory",
  label: "Mirror north and south",
  key: "Y",
  icon: "M2 10h16M5 8L15 2.5V8zM5 12l10 5.5V12z",
  can: canChange,
  run: (ed) => mirror(ed, "y"),
};
/** @type {Button<PieceEditor>} */
export const ACROSS = {
  name: "across",
  label: "Copy to the other side, half a turn about the middle",
  key: "O",
  icon: "M3 3h6v5H3zM11 12h6v5h-6zM12 5.5h3.5V9M8 14.5H4.5V11",
  can: hasPiece,
  run: copyAcross,
};
/** @type {Button<PieceEditor>} */
export const FORWARD = {
  name: "forward",
  label: "Bring forward",
  key: "PageUp",
  icon: "M10 4v12M5 9l5-5 5 5",
  can: hasPiece,
  run: (ed) => reorder(ed, 1),
};
/** @type {Button<PieceEditor>} */
export const BACK = {
  name: "back",
  label: "Send back",
  key: "PageDown",
  icon: "M10 16V4M5 11l5 5 5-5",
  can: hasPiece,
  run: (ed) => reorder(ed, -1),
};
/** @type {Button<PieceEditor>} */
export const DELETE = {
  name: "delete",
  label: "Delete",
  key: "Delete",
  icon: "M4 6h12M8 6V3.5h4V6M6 6l.7 11h6.600L14 6",
  can: canChange,
  run: removeSelected,
};
/** @type {Button<PieceEditor>} */
export const COPY = {
  name: "copy",
  label: "Duplicate",
  key: "D",
  icon: "M7 7h10v10H7zM13 7V3H3v10h4",
  can: hasPiece,
  run: duplicate,
};

/** @type {Record<string, ((ed: PieceEditor) => void) | undefined>} */
const KEYS = {
  Enter: closeDraft,
  Backspace: (ed) => (ed.local.draft.length ? stepBack(ed) : removeSelected(ed)),
  ".": (ed) => nextCorner(ed, 1),
  ",": (ed) => nextCorner(ed, -1),
};

/** What a key does to terrain now: Enter closes a draft, so that it is nobody's without one.
 * @param {PieceEditor} ed @param {KeyboardEvent} event @returns {((ed: PieceEditor) => void) | undefined} */
export function pieceDeed(ed, { key, shiftKey }) {
  const way = ARROWS[key];
  const step = shiftKey ? 1 : ed.local.snap || 0.05;
  if (way) return () => nudge(ed, way[0] * step, way[1] * step);
  return key === "Enter" && !ed.local.draft.length ? undefined : KEYS[key];
}
