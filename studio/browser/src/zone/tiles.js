// A tile for each kind of terrain of the shipped rules, like the patterns of the print.

/** @import { Tiles } from "../pieces/types.d.ts" */

/** @type {Tiles} */
export const TILES = {
  building: { line: "M0 1L1 0M0 .5L.5 0M.5 1L1 .5" },
  wall: { line: "M0 1L1 0M0 0L1 1M0 .5L.5 0M.5 1L1 .5M0 .5L.5 1M.5 0L1 .5" },
  barricade: { line: "M0 1L1 0" },
  scrub: { fill: "M.2 .3a.1 .1 0 1 1 .2 0a.1 .1 0 1 1-.2 0M.65 .78a.1 .1 0 1 1 .2 0a.1 .1 0 1 1-.2 0" },
  bunker_slit: { line: "M.15 .3l.2 -.15l.2 .2l.2 -.15M.4 .8l.2 -.15l.2 .2l.15 -.1" },
};
