// What the editor of terrain maps knows besides the document: overlays, and what was asked of the engine.

/** @import { Local } from "./types.d.ts" */
import { freshPieces } from "../pieces/state.js";

/** @returns {Local} */
export function freshLocal() {
  return {
    ...freshPieces("woods"),
    snap: 0.25,
    zones: "",
    drag: null,
    tape: null,
    probe: null,
    drone: false,
    ring: null,
    box: null,
    whole: { x: 0, y: 0, w: 1, h: 1 },
    px: 1,
  };
}
