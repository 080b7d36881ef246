// A tile for each terrain type of the shipped rules, so that it is known without its colour.

/** @import { Tiles } from "../pieces/types.d.ts" */

/** @type {Tiles} */
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
