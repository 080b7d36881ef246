// The buttons above a battle map: to turn and take away the panel chosen, to let the map grow and shrink.

/** @import { Button } from "../base/types.d.ts" */
/** @import { Ed, Edge } from "./types.d.ts" */
import { cellOf, sparePanels, widthOf } from "./state.js";

/** @type {Record<string, string>} */
const LAYOUT_ICONS = {
  turn: "M15 6a6.5 6.5 0 00-11 4M5 14a6.5 6.5 0 0011-4M15 3v3h-3M5 17v-3h3",
  take: "M5 6h10M8 6V4h4v2M6 6l.7 11h6.6L14 6",
  north: "M3 10h14v6H3zM10 2v6M7.5 4.5L10 2l2.5 2.5",
  south: "M3 4h14v6H3zM10 18v-6M7.5 15.5L10 18l2.5-2.5",
  west: "M10 3h6v14h-6zM2 10h6M4.5 7.5L2 10l2.5 2.5",
  east: "M4 3h6v14H4zM18 10h-6M15.5 7.5L18 10l-2.5 2.5",
};

/** @type {Record<Edge, string>} */
const LESS_ICONS = {
  north: "M3 10h14v6H3zM7 5h6",
  south: "M3 4h14v6H3zM7 15h6",
  west: "M10 3h6v14h-6zM2.5 10h5",
  east: "M4 3h6v14H4zM12.5 10h5",
};

/** @type {Edge[]} */
const EDGES = ["north", "south", "west", "east"];

/** @returns {Button<Ed>[][]} */
export function layoutButtons() {
  return [
    [deed("turn", "Turn by half a turn", "R"), deed("take", "Take away", "Delete Backspace")],
    EDGES.map(growing),
    EDGES.map(shrinking),
  ];
}

/** A button for what is done to the panel chosen.
 * @param {"turn" | "take"} op @param {string} label @param {string} key @returns {Button<Ed>} */
function deed(op, label, key) {
  return {
    name: op,
    label,
    key,
    icon: LAYOUT_ICONS[op],
    run: (ed) => ed.send({ op, ...chosenPlace(ed) }),
    can: (ed) => Boolean(cellOf(ed.doc, ed.local.at)),
  };
}

/** @param {Edge} edge @returns {Button<Ed>} */
function growing(edge) {
  return {
    name: edge,
    label: `Add panels in the ${edge}`,
    key: "",
    icon: LAYOUT_ICONS[edge],
    run: (ed) => growLayout(ed, edge),
    can: (ed) => sparePanels(ed).length > 0,
  };
}

/** @param {Edge} edge @returns {Button<Ed>} */
function shrinking(edge) {
  return {
    name: `less_${edge}`,
    label: `Take away the panels in the ${edge}`,
    key: "",
    icon: LESS_ICONS[edge],
    run: (ed) => ed.send({ op: "shrink", edge }),
  };
}

/** @param {Ed} ed */
export function chosenPlace(ed) {
  const [row, column] = ed.local.at;
  return { row, column };
}

/** @param {Ed} ed @param {Edge} edge */
function growLayout(ed, edge) {
  const count = edge === "north" || edge === "south" ? widthOf(ed.doc) : ed.doc.layout.length;
  const panels = sparePanels(ed).slice(0, Math.max(1, count));
  if (panels.length < count)
    return ed.say(`There are ${panels.length} panels left; ${count} are wanted there`, "refused");
  ed.send({ op: "grow", edge, panels });
}
