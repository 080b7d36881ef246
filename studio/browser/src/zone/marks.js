// What rings and discs have in common: their elements, their labels, and what is wrong with them.

/** @import { Point } from "../tabletop/types.d.ts" */
/** @import { Ed } from "./types.d.ts" */
import { show } from "../base/dom.js";
import { at } from "../tabletop/tabletop.js";

/** Things keep their elements, so that the keyboard's focus stays where it is.
 * @param {Ed} ed @param {string} key @param {string} layer @param {() => SVGGElement} make */
export function thing(ed, key, layer, make) {
  const known = ed.local.nodes.get(key);
  if (known) return known;
  const node = make();
  node.addEventListener("focus", () => node.matches(":focus-visible") && ed.select(key));
  ed.local.nodes.set(key, node);
  ed.layers[layer].append(node);
  return node;
}

/** @param {Ed} ed @param {Point} point @param {string} words @param {SVGElement} plate @param {SVGElement} name */
export function placeLabel(ed, point, words, plate, name) {
  const size = 11 * ed.local.px;
  const [x, y] = at(ed, point);
  const width = words.length * size * 0.54 + size * 0.8;
  setAll(plate, { x: x - width / 2, y: y - size * 0.72, width, height: size * 1.44, rx: size * 0.3 });
  setAll(name, { x, y: y + size * 0.36, "font-size": size });
  show(name, words);
}

/** @param {Element} node @param {Record<string, string | number>} attributes */
export function setAll(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
}

/** @param {Ed} ed @param {string} key */
export function wrongNow(ed, key) {
  return ed.local.problems[key] ?? [];
}
