// A pattern for each terrain type, so that it is known without its colour; each editor has tiles of its own.

/** @import { PieceEditor, Tile, Tiles, Type } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { typeOf } from "./state.js";

/** @type {Tile} */
const PLAIN_TILE = { fill: "M.44 .5a.06 .06 0 1 1 .12 0a.06 .06 0 1 1-.12 0" };

/** The defs of the patterns of a set of types.
 * @param {Type[]} types @param {Tiles} tiles */
export function patternDefs(types, tiles) {
  const nothing = { name: "", label: "", as: "", ink: "#d9d6cc" };
  const kinds = new Map([...types, nothing].map((one) => [one.as, one]));
  return svg(
    "defs",
    {},
    [...kinds.values()].map((type) => patternOf(type, tiles)),
  );
}

/** @param {Type} type @param {Tiles} tiles */
function patternOf(type, tiles) {
  const tile = tiles[type.as] ?? PLAIN_TILE;
  const shade = type.shade ?? `color-mix(in srgb, ${type.ink} 62%, black)`;
  const size = { width: 1, height: 1 };
  return svg(
    "pattern",
    { id: patternId(type.as), ...size, viewBox: "0 0 1 1", patternUnits: "userSpaceOnUse" },
    svg("rect", { ...size, fill: type.ink }),
    tile.fill && svg("path", { d: tile.fill, fill: shade, opacity: 0.6 }),
    tile.line && svg("path", { d: tile.line, fill: "none", stroke: shade, "stroke-width": 0.06, opacity: 0.7 }),
  );
}

/** @param {string} name */
export function patternId(name) {
  return `tile-${name || "none"}`;
}

/** A small square that shows a type.
 * @param {PieceEditor} ed @param {string} name */
export function swatch(ed, name) {
  const fill = `url(#${patternId(typeOf(ed, name).as)})`;
  return svg(
    "svg",
    { class: "swatch", viewBox: "0 0 1.5 1.5", "aria-hidden": "true" },
    svg("rect", { width: 1.5, height: 1.5, fill }),
  );
}
