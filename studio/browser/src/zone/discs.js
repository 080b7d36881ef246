// The spire and the control units, and where the selected one looks and shoots.

/** @import { Point } from "../tabletop/types.d.ts" */
/** @import { Disc, Doc, Ed, Unit } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { towards } from "../tabletop/geometry.js";
import { at, circleAt, pathOf } from "../tabletop/tabletop.js";
import { placeLabel, setAll, thing, wrongNow } from "./marks.js";
import { isAhead, nameOf, SPIRE, typeOf } from "./state.js";

const SIGN_BOX = 16;

/** @param {Ed} ed @param {Doc} doc */
export function drawThings(ed, doc) {
  const keys = new Set([SPIRE, "ring:inner", "ring:outer", ...doc.units.map((one) => one.key)]);
  for (const [key, node] of ed.local.nodes) if (!keys.has(key)) ed.local.nodes.delete(key) && node.remove();
  fillSpire(ed, doc, thing(ed, SPIRE, "units", newDisc));
  for (const unit of doc.units) fillUnit(ed, unit, thing(ed, unit.key, "units", newDisc));
}

/** The disc of a unit or of the spire: where it looks, its base, its sign, its name. */
function newDisc() {
  return svg(
    "g",
    { tabindex: 0, role: "button" },
    svg("circle", { class: "grip" }),
    svg("path", { class: "notch" }),
    svg("circle", { class: "base" }),
    svg("path", { class: "sign" }),
    svg("rect", { class: "plate" }),
    svg("text", { class: "name", "text-anchor": "middle" }),
  );
}

/** @param {Ed} ed @param {Doc} doc @param {SVGGElement} node */
function fillSpire(ed, doc, node) {
  node.setAttribute("class", "disc spire");
  fillDisc(ed, node, {
    key: SPIRE,
    at: doc.spire,
    r: ed.view.foot / 2,
    sign: ed.view.spire_sign,
    ink: ed.view.inks.night,
    name: "Spire",
  });
}

/** @param {Ed} ed @param {Unit} unit @param {SVGGElement} node */
function fillUnit(ed, unit, node) {
  const type = typeOf(ed, unit.type);
  node.setAttribute("class", "disc");
  node.classList.toggle("woken", wokenNow(ed).includes(unit.key));
  fillDisc(ed, node, {
    key: unit.key,
    at: unit.at,
    r: ed.view.base / 2,
    sign: type.sign,
    ink: ed.view.inks.unit,
    name: nameOf(ed, unit),
    facing: unit.facing,
    posted: unit.direction && unit.away ? [unit.direction, unit.away] : undefined,
  });
}

/** @param {Ed} ed @param {SVGGElement} node @param {Disc} disc */
function fillDisc(ed, node, { key, at: place, r, sign, ink, name, facing, posted }) {
  const [grip, notch, base, mark, plate, label] = /** @type {Iterable<SVGElement>} */ (node.children);
  const [x, y] = at(ed, place);
  const wrong = wrongNow(ed, key);
  const chosen = ed.selected === key;
  node.dataset.key = key;
  node.classList.toggle("selected", chosen);
  node.classList.toggle("wrong", wrong.length > 0);
  node.style.setProperty("--ink", ink);
  setAll(grip, { cx: x, cy: y, r: Math.max(r, 11 * ed.local.px) });
  setAll(base, { cx: x, cy: y, r });
  notch.setAttribute("d", facing === undefined ? "" : notchPath(ed, place, facing, r));
  setAll(mark, { d: sign, transform: `translate(${x - r * 0.68} ${y - r * 0.68}) scale(${(r * 1.36) / SIGN_BOX})` });
  const words = chosen || wrong.length ? `${wrong.length ? "\u26A0 " : ""}${name}` : "";
  plate.style.display = words ? "" : "none";
  const above = facing !== undefined && facing > 90 && facing < 270 ? 1 : -1;
  placeLabel(ed, [place[0], place[1] + above * (r + 13 * ed.local.px)], words, plate, label);
  setAll(node, {
    "aria-pressed": String(chosen),
    "aria-label": [name, ...whereabouts(place, facing, posted), ...wrong].join("; "),
  });
}

/** Where a disc stands and looks, in words.
 * @param {Point} place @param {number} [facing] @param {[number, number]} [posted] */
function whereabouts(place, facing, posted) {
  const [east, north] = place.map((value) => Number(value.toFixed(3)));
  const where = posted ? `direction ${posted[0]}, ${posted[1]} inches` : `at ${east}, ${north}`;
  return facing === undefined ? [where] : [where, `looks ${facing} degrees`];
}

/** The point that stands out where a unit looks.
 * @param {Ed} ed @param {Point} place @param {number} facing @param {number} r */
function notchPath(ed, place, facing, r) {
  const foot = towards(place, facing, r * 0.6);
  const tip = towards(place, facing, Math.max(r * 1.5, r + 7 * ed.local.px));
  return pathOf(ed, [tip, towards(foot, facing + 90, r * 0.75), towards(foot, facing - 90, r * 0.75)]);
}

/** The units of which the pulse that is pointed at wakes one; none while their places are not judged yet.
 * @param {Ed} ed */
function wokenNow(ed) {
  return isAhead(ed) ? [] : (ed.view.pulses.find(({ roll }) => roll === ed.local.pulse)?.wakes ?? []);
}

/** The front arc of the selected unit, as far as its gun reaches.
 * @param {Ed} ed @param {Doc} doc */
export function drawArc(ed, doc) {
  const unit = doc.units.find((one) => one.key === ed.selected);
  const type = unit && typeOf(ed, unit.type);
  if (!unit || !type?.range || !type.arc) return ed.layers.arc.replaceChildren();
  const { range } = type;
  const [left, right] = [-type.arc, type.arc].map((degrees) => towards(unit.at, unit.facing + degrees / 2, range));
  const [[x, y], [u, v], [m, n]] = [unit.at, left, right].map((point) => at(ed, point));
  const d = `M${x} ${y}L${u} ${v}A${range} ${range} 0 ${type.arc > 180 ? 1 : 0} 1 ${m} ${n}Z`;
  ed.layers.arc.replaceChildren(svg("path", { d }));
}

/** The knob that turns the selected unit.
 * @param {Ed} ed @param {Doc} doc */
export function drawHeading(ed, doc) {
  const unit = doc.units.find((one) => one.key === ed.selected);
  if (!unit || ed.tool !== "select") return ed.layers.handles.replaceChildren();
  const knob = towards(unit.at, unit.facing, ed.view.base / 2 + 26 * ed.local.px);
  ed.layers.handles.replaceChildren(
    svg("path", { class: "stem", d: pathOf(ed, [towards(unit.at, unit.facing, ed.view.base / 2), knob], true) }),
    circleAt(ed, knob, 6, "knob", { "data-turn": "" }),
  );
}
