// The tools of the panel editor: which dots each touches, and which signs they bear then.

/** @import { Button } from "../base/types.d.ts" */
/** @import { Cell, Mirroring } from "../lattice/types.d.ts" */
/** @import { Ed, Op } from "./types.d.ts" */
import { blockBetween, discRound, lineBetween, mirroredCell, regionOf } from "../lattice/lattice.js";
import { chooseSight } from "./sight.js";
import { dotWords, levelIn, NO_SIGN, signIn } from "./state.js";

/** The icon of each brush, by the steps around a dot that it reaches; its key is one more than that. */
const BRUSH_ICONS = ["one", "seven", "nineteen"];

/** What some maps have and others have not. */
const SPECIAL = ["badge", "compass", "sight"];

/** @type {Record<string, string>} */
const PANEL_ICONS = {
  brush: "M12.5 3.5l4 4-6.5 6.5-4-4zM6 10c-2 .5-2 4-3.5 6 3 .5 6.5 0 7.5-2",
  line: "M4 16L16 4M2.5 17.5h3v-3h-3zM14.5 5.5h3v-3h-3z",
  rectangle: "M3.5 5h13v10h-13zM6 8h2M10 8h2M6 12h2M10 12h2",
  fill: "M9 3l7.5 7.5L10 17l-6-6L11 4M4 11h11.5M17.5 13c1 2 1 4-.5 4s-1-2 .5-4z",
  replace: "M4 7h10l-2.5-2.5M16 13H6l2.5 2.5",
  raise: "M3 16l5-9 3 4 2-3 4 8zM14 6V2M12.5 3.5L14 2l1.5 1.5",
  lower: "M3 16l5-9 3 4 2-3 4 8zM14 2v4M12.5 4.5L14 6l1.5-1.5",
  pick: "M11 5l4 4M13 3c1.5-1.5 5.5 2.5 4 4l-2.5 2.5-4-4zM11.5 6.5L4 14l-1 3 3-1 7.5-7.5",
  badge: "M6 3h8v6H6zM10 9v8M7 17h6",
  compass: "M10 3a7 7 0 100 14 7 7 0 000-14zM10 6l2 5-2 3-2-3z",
  sight: "M2.5 10C5 6 15 6 17.5 10 15 14 5 14 2.5 10zM10 8a2 2 0 100 4 2 2 0 000-4z",
  one: "M10 8.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3z",
  seven:
    "M10 3a1 1 0 100 2 1 1 0 000-2zM10 9a1 1 0 100 2 1 1 0 000-2zM10 15a1 1 0 100 2 1 1 0 000-2zM4.5 6a1 1 0 100 2 1 1 0 000-2zM15.5 6a1 1 0 100 2 1 1 0 000-2zM4.5 12a1 1 0 100 2 1 1 0 000-2zM15.5 12a1 1 0 100 2 1 1 0 000-2z",
  nineteen: "M10 2.5l6.5 3.75v7.5L10 17.5l-6.5-3.75v-7.5zM10 6l3.5 2v4L10 14l-3.5-2V8z",
  twin: "M7 4a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM13 11a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM3.5 13l3 3M13.5 4l3 3",
  west_east: "M10 2v16M7.5 6L3 14h4.5zM12.5 6L17 14h-4.5z",
  north_south: "M2 10h16M6 7.5L14 3v4.5zM6 12.5L14 17v-4.5z",
  half_turn: "M15 6a6.5 6.5 0 00-11 4M5 14a6.5 6.5 0 0011-4M15 3v3h-3M5 17v-3h3",
};

/** @type {Record<string, string>} */
export const HINTS = {
  brush: "Drag to paint. 1, 2, 3: size. Ctrl-click picks what lies under the pointer. , and . go through the palette.",
  line: "Drag from end to end.",
  rectangle: "Drag from corner to corner.",
  fill: "Click: the whole connected area becomes what is chosen.",
  replace: "Click: every dot like this one, all over the map, becomes what is chosen.",
  raise: "Drag over dots to raise them by one level.",
  lower: "Drag over dots to lower them by one level.",
  pick: "Click a dot to choose what it is.",
  badge: "Click a hill to set its badge; drag a badge to move it; click one to take it away.",
  compass: "Click the dot round which the compass stands.",
  sight: "Click viewer and target: the engine says what lies between. Hatched dots are not seen.",
};

/** @param {string} name @param {string} label @param {string} key @returns {Button<Ed>} */
function toolButton(name, label, key) {
  return { name, label, key, icon: PANEL_ICONS[name], hint: HINTS[name], tool: true };
}

/** @param {number} dots @param {number} steps @returns {Button<Ed>} */
function sizeButton(dots, steps) {
  return {
    name: `size${steps}`,
    label: `Brush of ${dots === 1 ? "1 dot" : `${dots} dots`}`,
    key: String(steps + 1),
    icon: PANEL_ICONS[BRUSH_ICONS[steps]],
    on: (ed) => ed.local.size === steps,
    run: (ed) => {
      ed.local.size = steps;
      ed.draw();
    },
  };
}

/** @param {Mirroring} way @param {string} label @param {string} key @returns {Button<Ed>} */
function mirrorButton(way, label, key) {
  return { name: way, label, key, icon: PANEL_ICONS[way], run: (ed) => ed.send({ op: "mirror", way }) };
}

/** @returns {Button<Ed>} */
function twinButton() {
  return {
    name: "twin",
    label: "Paint both ends alike",
    key: "Y",
    icon: PANEL_ICONS.twin,
    hint: "",
    on: (ed) => ed.local.twin,
    run: (ed) => {
      ed.local.twin = !ed.local.twin;
      ed.draw();
    },
  };
}

/** The buttons for a map, without the tools that it has no use for.
 * @param {Ed} ed @returns {Button<Ed>[][]} */
export function panelButtons(ed) {
  return everyButton(ed.lattice.grid.brushes)
    .map((group) => group.filter(({ name }) => !SPECIAL.includes(name) || ed.view.tools.includes(name)))
    .filter((group) => group.length);
}

/** @param {number[]} brushes @returns {Button<Ed>[][]} */
const everyButton = (brushes) => [
  [
    toolButton("brush", "Brush", "B"),
    toolButton("line", "Line", "L"),
    toolButton("rectangle", "Block", "R"),
    toolButton("fill", "Fill", "F"),
    toolButton("replace", "Replace all alike", "A"),
    toolButton("pick", "Pick", "I"),
  ],
  brushes.map(sizeButton),
  [toolButton("raise", "Raise the ground", "U"), toolButton("lower", "Lower the ground", "D")],
  [
    twinButton(),
    mirrorButton("west_east", "Mirror west and east", "M"),
    mirrorButton("north_south", "Mirror north and south", "V"),
    mirrorButton("half_turn", "Turn by half a turn", "T"),
  ],
  [toolButton("badge", "Badge of a hill", "G"), toolButton("compass", "Compass", "C")],
  [toolButton("sight", "Line of sight", "S")],
];

/** The cells that a tool touches on its way from its first cell to its last one.
 * @type {Record<string, ((ed: Ed, path: Cell[], last: Cell) => Cell[]) | undefined>} */
export const reaches = {
  brush: (ed, path) => unionOf(path, (cell) => discRound(ed.lattice, cell, ed.local.size)),
  raise: (ed, path) => unionOf(path, (cell) => discRound(ed.lattice, cell, ed.local.size)),
  lower: (ed, path) => unionOf(path, (cell) => discRound(ed.lattice, cell, ed.local.size)),
  line: (ed, path, last) =>
    unionOf(lineBetween(ed.lattice, path[0], last), (cell) => discRound(ed.lattice, cell, ed.local.size)),
  rectangle: (ed, path, last) => blockBetween(ed.lattice, path[0], last),
  fill: (ed, _, last) => regionOf(ed.lattice, last, (cell) => signIn(ed.doc, ed.local.layer, cell)),
  replace: (ed, _, last) => ed.lattice.cells.filter((cell) => alike(ed, cell, last)),
};

/** @param {Ed} ed @param {Cell} a @param {Cell} b */
function alike(ed, a, b) {
  return signIn(ed.doc, ed.local.layer, a) === signIn(ed.doc, ed.local.layer, b);
}

/** @param {Cell[]} path @param {(cell: Cell) => Cell[]} around */
function unionOf(path, around) {
  return [...new Set(path.flatMap(around))];
}

/** The cells a stroke touches, with those opposite when both ends are painted alike.
 * @param {Ed} ed @param {Cell[]} path */
export function touchedBy(ed, path) {
  const last = path[path.length - 1];
  const reach = reaches[ed.tool];
  const found = reach?.(ed, path, last) ?? [last];
  if (!ed.local.twin || !reach) return found;
  return [...new Set([...found, ...found.map((cell) => mirroredCell(ed.lattice, cell, "half_turn"))])];
}

/** @type {Record<string, number>} */
const CLIMBS = { raise: 1, lower: -1 };

/** The edit that a stroke comes to; null when it changes nothing.
 * @param {Ed} ed @param {Cell[]} path @returns {Op | null} */
export function strokeOf(ed, path) {
  const climb = CLIMBS[ed.tool] ?? 0;
  const layer = climb ? "levels" : ed.local.layer;
  /** @type {Record<string, string>} */
  const dots = {};
  for (const cell of touchedBy(ed, path)) {
    const sign = climb ? climbed(levelIn(ed.doc, cell) + climb) : ed.local.sign;
    if (sign !== signIn(ed.doc, layer, cell)) dots[cell.name] = sign;
  }
  return Object.keys(dots).length ? { op: "paint", layer, tool: ed.tool, dots } : null;
}

/** @param {number} level */
function climbed(level) {
  return level <= 0 ? "." : String(Math.min(9, level));
}

/** @param {Ed} ed @param {Cell} cell */
export function pick(ed, cell) {
  const sign = signIn(ed.doc, ed.local.layer, cell);
  if (sign !== NO_SIGN) takeUp(ed, ed.local.layer, sign);
  ed.say(`Picked: ${dotWords(ed, ed.doc, cell)}`);
}

/** Choose what is painted.
 * @param {Ed} ed @param {string} layer @param {string} sign */
export function takeUp(ed, layer, sign) {
  Object.assign(ed.local, { layer, sign });
  if (["sight", "pick", "badge", "compass", "raise", "lower"].includes(ed.tool)) ed.choose("brush");
  else ed.draw();
}

/** What a click on a dot does with the tools that paint nothing.
 * @type {Record<string, ((ed: Ed, cell: Cell) => void) | undefined>} */
export const clicks = {
  pick,
  sight: chooseSight,
  compass: (ed, cell) => ed.send({ op: "compass", at: cell.name }),
};
