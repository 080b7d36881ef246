// What can be painted, with how often it is there: terrains and levels.

/** @import { Ed, Layer } from "./types.d.ts" */
import { el, show, svg } from "../base/dom.js";
import { dotMarks } from "./draw.js";
import { sightBox } from "./sight.js";
import { countsOf } from "./state.js";
import { takeUp } from "./tools.js";

/** @param {Ed} ed */
export function panelPalette(ed) {
  ed.swatches = [];
  return el(
    "aside",
    { class: "palette" },
    swatchList(
      ed,
      "terrain",
      "Terrain",
      ed.view.legend.map(({ sign, name }) => [sign, name]),
    ),
    swatchList(
      ed,
      "levels",
      "Levels",
      Array.from({ length: 10 }, (_, level) => [level ? String(level) : ".", `Level ${level}`]),
    ),
    sightBox(ed),
  );
}

/** @param {Ed} ed @param {Layer} layer @param {string} title @param {[string, string][]} entries */
function swatchList(ed, layer, title, entries) {
  const list = el("div", { class: `swatches ${layer}`, role: "group", "aria-label": title });
  list.append(...entries.map(([sign, name]) => swatch(ed, layer, sign, name)));
  return el("section", {}, el("h3", { "aria-level": 2 }, title), list);
}

/** @param {Ed} ed @param {Layer} layer @param {string} sign @param {string} name */
function swatch(ed, layer, sign, name) {
  const count = el("span", { class: "count" });
  const node = el(
    "button",
    { type: "button", class: "swatch", "data-layer": layer, "data-sign": sign, onclick: () => takeUp(ed, layer, sign) },
    swatchPicture(ed, layer, sign),
    el("span", { class: "name" }, name),
    count,
  );
  ed.swatches.push({ layer, sign, name, node, count });
  return node;
}

/** @param {Ed} ed @param {Layer} layer @param {string} sign */
function swatchPicture(ed, layer, sign) {
  const look = ed.legend.get(sign);
  const fill = (layer === "terrain" ? look?.ground : ed.view.levels[Number(sign) || 0]) || "#f3efe2";
  const ground = svg("rect", { x: -7, y: -7, width: 14, height: 14, rx: 2, fill });
  const marks =
    layer === "terrain" ? dotMarks(look, 0) : [svg("text", { class: "digit", y: 3 }, sign.replace(".", "0"))];
  return svg("svg", { viewBox: "-7 -7 14 14", class: "picture", "aria-hidden": "true" }, ground, ...marks);
}

/** Say which is chosen, and how many dots there are of each.
 * @param {Ed} ed */
export function drawPalette(ed) {
  const counts = { terrain: countsOf(ed.doc, "terrain"), levels: countsOf(ed.doc, "levels") };
  for (const { layer, sign, name, node, count } of ed.swatches) {
    const number = counts[layer].get(sign) ?? 0;
    show(count, String(number));
    node.setAttribute("aria-pressed", String(ed.local.layer === layer && ed.local.sign === sign));
    node.setAttribute("aria-label", `${name}, ${number} dots`);
    node.dataset.none = String(number === 0);
  }
}

/** @param {Ed} ed @param {number} step */
export function stepPalette(ed, step) {
  const here = ed.swatches.findIndex(({ layer, sign }) => layer === ed.local.layer && sign === ed.local.sign);
  const { layer, sign } = ed.swatches[(here + step + ed.swatches.length) % ed.swatches.length];
  takeUp(ed, layer, sign);
}
