// What can be painted, with how often it is there: the signs of each layer.

/** @import { Ed, Layer, Look } from "./types.d.ts" */
import { el, show, svg } from "../base/dom.js";
import { dotMarks } from "./draw.js";
import { sightBox } from "./sight.js";
import { countsOf } from "./state.js";
import { takeUp } from "./tools.js";

/** @param {Ed} ed */
export function panelPalette(ed) {
  ed.swatches = [];
  return el("aside", { class: "palette" }, ...ed.view.layers.map((layer) => swatchList(ed, layer)), sightBox(ed));
}

/** @param {Ed} ed @param {Layer} layer */
function swatchList(ed, layer) {
  const list = el("div", { class: `swatches ${layer.shows}`, role: "group", "aria-label": layer.title });
  list.append(...layer.legend.map((look) => swatch(ed, layer, look)));
  return el("section", {}, el("h3", { "aria-level": 2 }, layer.title), list);
}

/** @param {Ed} ed @param {Layer} layer @param {Look} look */
function swatch(ed, layer, look) {
  const count = el("span", { class: "count" });
  const { sign, name } = look;
  const node = el(
    "button",
    {
      type: "button",
      class: "swatch",
      "data-layer": layer.name,
      "data-sign": sign,
      onclick: () => takeUp(ed, layer.name, sign),
    },
    swatchPicture(layer, look),
    el("span", { class: "name" }, name),
    count,
  );
  ed.swatches.push({ layer: layer.name, sign, name, node, count });
  return node;
}

/** @param {Layer} layer @param {Look} look */
function swatchPicture(layer, look) {
  const fill = look.ground || "#f3efe2";
  const ground = svg("rect", { x: -7, y: -7, width: 14, height: 14, rx: 2, fill });
  const digit = svg("text", { class: "digit", y: 3 }, look.sign.replace(".", "0"));
  const marks = layer.shows === "levels" ? [digit] : dotMarks(look, 0, [0, 0]);
  return svg("svg", { viewBox: "-7 -7 14 14", class: "picture", "aria-hidden": "true" }, ground, ...marks);
}

/** Say which is chosen, and how many dots there are of each.
 * @param {Ed} ed */
export function drawPalette(ed) {
  const counts = Object.fromEntries(ed.view.layers.map(({ name }) => [name, countsOf(ed.doc, name)]));
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
