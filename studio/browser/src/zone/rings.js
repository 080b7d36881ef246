// Both rings of a control zone, with their names and what is wrong with them.

/** @import { Point } from "../tabletop/types.d.ts" */
/** @import { Doc, Ed, Ring } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { distance, towards } from "../tabletop/geometry.js";
import { at } from "../tabletop/tabletop.js";
import { placeLabel, setAll, thing, wrongNow } from "./marks.js";

const LABEL_DEGS = [126, 54, 162, 18, 198, 342, 234, 306];

const ZONE_NAMES = { inner: "ICZ", outer: "OCZ" };

/** @type {Ring[]} */
const RINGS = ["outer", "inner"];

/** @param {Ed} ed @param {Doc} doc */
export function drawRings(ed, doc) {
  for (const ring of RINGS)
    fillRing(
      ed,
      doc,
      ring,
      thing(ed, `ring:${ring}`, "rings", () => newRing(ring)),
    );
}

/** @param {Ring} ring */
function newRing(ring) {
  return svg(
    "g",
    { class: `ring ${ring}`, tabindex: 0, role: "slider", "data-key": `ring:${ring}` },
    svg("circle", { class: "grip" }),
    svg("circle", { class: "red" }),
    svg("circle", { class: "line" }),
    svg("rect", { class: "plate" }),
    svg("text", { class: "name", "text-anchor": "middle" }),
  );
}

/** @param {Ed} ed @param {Doc} doc @param {Ring} ring @param {SVGGElement} node */
function fillRing(ed, doc, ring, node) {
  const [grip, red, line, plate, name] = /** @type {Iterable<SVGElement>} */ (node.children);
  const [cx, cy] = at(ed, doc.spire);
  const radius = doc[ring];
  for (const circle of [grip, line]) setAll(circle, { cx, cy, r: radius });
  setAll(red, { cx, cy, r: ed.view.red_line === ring ? Math.max(radius - 5 * ed.local.px, 0) : 0 });
  const wrong = wrongNow(ed, `ring:${ring}`);
  const words = `${wrong.length ? "\u26A0 " : ""}${ZONE_NAMES[ring]} ${Number(radius.toFixed(3))} in`;
  placeLabel(ed, labelPoint(ed, doc, radius), words, plate, name);
  node.classList.toggle("selected", ed.selected === node.dataset.key);
  node.classList.toggle("wrong", wrong.length > 0);
  node.style.setProperty("--ink", ed.view.inks[ZONE_NAMES[ring]]);
  setAll(node, {
    "aria-valuenow": radius,
    "aria-valuemin": 0,
    "aria-valuemax": Math.ceil(Math.hypot(doc.width, doc.depth)),
    "aria-valuetext": [`${radius} inches`, ...wrong].join("; "),
    "aria-label": `${ring === "inner" ? "Inner" : "Outer"} ring`,
  });
}

/** Where a ring's name hides no unit and no direction: half way between two faces of the die.
 * @param {Ed} ed @param {Doc} doc @param {number} radius */
function labelPoint(ed, doc, radius) {
  const places = LABEL_DEGS.map((degrees) => towards(doc.spire, degrees, radius));
  /** @param {Point} place */
  const free = (place) => doc.units.every((unit) => distance(unit.at, place) > ed.view.base + 40 * ed.local.px);
  return places.find(free) ?? places[0];
}
