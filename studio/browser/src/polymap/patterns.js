// A pattern for each terrain type, so that it is known without its colour: path data on a tile of 1 x 1 inch.
//
// `fill` parts are filled, `line` parts stroked, both in a darker shade of the type's ink.

/** @import { Ed } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { typeOf } from "./state.js";

/** @type {Record<string, { fill?: string, line?: string } | undefined>} */
export const TILES = {
  woods: { fill: "M.28 .08l.2 .34h-.4zM.76 .56l.2 .34h-.4z" },
  bush: { fill: "M.2 .3a.1 .1 0 1 1 .2 0a.1 .1 0 1 1-.2 0M.65 .78a.1 .1 0 1 1 .2 0a.1 .1 0 1 1-.2 0" },
  plains: { line: "M.2 .3v-.14M.7 .8v-.14" },
  hill: { line: "M0 .25q.25-.3 .5 0t.5 0M0 .75q.25-.3 .5 0t.5 0" },
  stream: { line: "M0 .3q.25-.16 .5 0t.5 0M0 .8q.25-.16 .5 0t.5 0" },
  river: { line: "M0 .2q.25-.16 .5 0t.5 0M0 .53q.25-.16 .5 0t.5 0M0 .87q.25-.16 .5 0t.5 0" },
  large_building: { line: "M0 1L1 0M0 .5L.5 0M.5 1L1 .5" },
  civilian_building: { line: "M0 1L1 0" },
  fortified_building: { line: "M0 1L1 0M0 0L1 1" },
  swamp: { line: "M.1 .4h.4M.2 .4v-.2M.3 .4v-.26M.4 .4v-.2M.6 .9h.4M.7 .9v-.2M.8 .9v-.26M.9 .9v-.2" },
  marsh: { line: "M.2 .35v-.2M.3 .35v-.26M.4 .35v-.2M.7 .85v-.2M.8 .85v-.26M.9 .85v-.2" },
  rock_formation: { fill: "M.1 .45l.16-.32 .18 .1 .06 .22zM.56 .92l.1-.3 .22 .04 .08 .26z" },
  broken_rocky: { line: "M.12 .4l.1-.2 .16 .05 .04 .15zM.6 .86l.08-.2 .18 .06 .02 .14z" },
  crater: { line: "M.3 .5a.2 .2 0 1 1 .4 0a.2 .2 0 1 1-.4 0" },
};
/** @type {{ fill?: string, line?: string }} */
const PLAIN_TILE = { fill: "M.44 .5a.06 .06 0 1 1 .12 0a.06 .06 0 1 1-.12 0" };

/** The defs of the patterns of a set of types, and of the grid.
 * @param {Ed} ed */
export function patternDefs(ed) {
  const kinds = new Map(ed.view.types.map((one) => [one.as, one.ink]));
  kinds.set("", "#d9d6cc");
  return svg(
    "defs",
    {},
    [...kinds].map(([name, ink]) => patternOf(name, ink)),
  );
}

/** @param {string} name @param {string} ink */
function patternOf(name, ink) {
  const tile = TILES[name] ?? PLAIN_TILE;
  const shade = `color-mix(in srgb, ${ink} 62%, black)`;
  const size = { width: 1, height: 1 };
  return svg(
    "pattern",
    { id: patternId(name), ...size, viewBox: "0 0 1 1", patternUnits: "userSpaceOnUse" },
    svg("rect", { ...size, fill: ink }),
    tile.fill && svg("path", { d: tile.fill, fill: shade, opacity: 0.6 }),
    tile.line && svg("path", { d: tile.line, fill: "none", stroke: shade, "stroke-width": 0.06, opacity: 0.7 }),
  );
}

/** @param {string} name */
export function patternId(name) {
  return `tile-${name || "none"}`;
}

/** A small square that shows a type.
 * @param {Ed} ed @param {string} name */
export function swatch(ed, name) {
  const fill = `url(#${patternId(typeOf(ed, name).as)})`;
  return svg(
    "svg",
    { class: "swatch", viewBox: "0 0 1.5 1.5", "aria-hidden": "true" },
    svg("rect", { width: 1.5, height: 1.5, fill }),
  );
}
