// Draws a control zone: the ground, both rings, the directions of the pulse, starting corners, spire and control units.

/** @import { Attributes } from "../base/types.d.ts" */
/** @import { Point } from "../tabletop/types.d.ts" */
/** @import { Disc, Doc, Ed, Ring, Unit } from "./types.d.ts" */
import { show, svg } from "../base/dom.js";
import { distance, towards } from "../tabletop/geometry.js";
import { at, bareTable, circleAt, drawTape, frameTable, pathOf } from "../tabletop/tabletop.js";
import { drawDeploy } from "./corners.js";
import { drawRays } from "./rays.js";
import { isAhead, nameOf, shownZone, typeOf, zoneProblems } from "./state.js";

const SIGN_BOX = 16;
const LABEL_DEGS = [126, 54, 162, 18, 198, 342, 234, 306];
const ZONE_NAMES = { inner: "ICZ", outer: "OCZ" };
/** @type {Ring[]} */
const RINGS = ["outer", "inner"];
const LAYERS = ["ground", "fills", "deploy", "rays", "rings", "arc", "units", "asked", "handles"];

/** @param {Ed} ed */
export function startZoneStage(ed) {
  /** @param {string} name */
  const group = (name) => (ed.layers[name] = svg("g", { class: name }));
  ed.layers = {};
  ed.stage = svg("svg", { class: "stage", role: "group", tabindex: -1 });
  ed.stage.append(zonePatterns(ed), ...LAYERS.map(group));
  new ResizeObserver(() => ed.draw()).observe(ed.stage);
  return ed.stage;
}

/** Dots within, slashes without: the zones are told apart without their colours.
 * @param {Ed} ed */
function zonePatterns(ed) {
  const { inks, paler } = ed.view;
  /** @param {string} id @param {string} paint @param {SVGElement} shape */
  const tile = (id, paint, shape) =>
    svg("pattern", { id, width: 1, height: 1, patternUnits: "userSpaceOnUse" }, svg("rect", { width: 1, height: 1, fill: paint }), shape);
  return svg("defs", {},
    tile("zone-inner", paler.ICZ, svg("circle", { cx: 0.5, cy: 0.5, r: 0.09, fill: inks.ICZ })),
    tile("zone-outer", paler.OCZ, svg("path", { d: "M-.25 .25L.25 -.25M0 1L1 0M.75 1.25L1.25 .75", stroke: inks.OCZ, "stroke-width": 0.06, "stroke-opacity": 0.6 })));
}

/** @param {Ed} ed */
export function drawZoneStage(ed) {
  const doc = (ed.local.shown = shownZone(ed));
  ed.local.problems = zoneProblems(ed, doc);
  frameTable(ed);
  ed.stage.dataset.tool = ed.tool;
  ed.stage.setAttribute("aria-label", `Control zone, ${doc.width} by ${doc.depth} inches, ${doc.units.length} control units`);
  drawZoneGround(ed, doc);
  drawFills(ed, doc);
  drawDeploy(ed, doc);
  drawRays(ed, doc);
  drawRings(ed, doc);
  drawThings(ed, doc);
  drawArc(ed, doc);
  ed.layers.asked.replaceChildren(...(ed.local.tape ? drawTape(ed, ed.local.tape) : []));
  drawHeading(ed, doc);
}

/** @param {Ed} ed @param {Doc} doc */
function drawZoneGround(ed, doc) {
  const key = JSON.stringify([doc.width, doc.depth, ed.view.ground]);
  if (ed.local.groundKey === key) return;
  ed.local.groundKey = key;
  ed.layers.ground.replaceChildren(...bareTable(doc, ed.view.ground));
}

/** @param {Ed} ed @param {Point} point @param {number} r @param {Attributes} attributes */
function discAt(ed, point, r, attributes) {
  const [cx, cy] = at(ed, point);
  return svg("circle", { cx, cy, r, ...attributes });
}

/** @param {Ed} ed @param {Doc} doc */
function drawFills(ed, doc) {
  ed.layers.fills.replaceChildren(
    discAt(ed, doc.spire, doc.outer, { fill: "url(#zone-outer)" }),
    discAt(ed, doc.spire, doc.inner, { fill: "url(#zone-inner)" }),
  );
}

/** Things keep their elements, so that the keyboard's focus stays where it is.
 * @param {Ed} ed @param {string} key @param {string} layer @param {() => SVGGElement} make */
function thing(ed, key, layer, make) {
  const known = ed.local.nodes.get(key);
  if (known) return known;
  const node = make();
  node.addEventListener("focus", () => node.matches(":focus-visible") && ed.select(key));
  ed.local.nodes.set(key, node);
  ed.layers[layer].append(node);
  return node;
}

/** @param {Ed} ed @param {Doc} doc */
function drawRings(ed, doc) {
  for (const ring of RINGS) fillRing(ed, doc, ring, thing(ed, `ring:${ring}`, "rings", () => newRing(ring)));
}

/** @param {Ring} ring */
function newRing(ring) {
  return svg("g", { class: `ring ${ring}`, tabindex: 0, role: "slider", "data-key": `ring:${ring}` },
    svg("circle", { class: "grip" }), svg("circle", { class: "red" }), svg("circle", { class: "line" }),
    svg("rect", { class: "plate" }), svg("text", { class: "name", "text-anchor": "middle" }));
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
  setAll(node, { "aria-valuenow": radius, "aria-valuemin": 0, "aria-valuemax": Math.ceil(Math.hypot(doc.width, doc.depth)),
    "aria-valuetext": [`${radius} inches`, ...wrong].join("; "), "aria-label": `${ring === "inner" ? "Inner" : "Outer"} ring` });
}

/** Where a ring's name hides no unit and no direction: half way between two faces of the die.
 * @param {Ed} ed @param {Doc} doc @param {number} radius */
function labelPoint(ed, doc, radius) {
  const places = LABEL_DEGS.map((degrees) => towards(doc.spire, degrees, radius));
  /** @param {Point} place */
  const free = (place) => doc.units.every((unit) => distance(unit.at, place) > ed.view.base + 40 * ed.local.px);
  return places.find(free) ?? places[0];
}

/** @param {Ed} ed @param {Point} point @param {string} words @param {SVGElement} plate @param {SVGElement} name */
function placeLabel(ed, point, words, plate, name) {
  const size = 11 * ed.local.px;
  const [x, y] = at(ed, point);
  const width = words.length * size * 0.54 + size * 0.8;
  setAll(plate, { x: x - width / 2, y: y - size * 0.72, width, height: size * 1.44, rx: size * 0.3 });
  setAll(name, { x, y: y + size * 0.36, "font-size": size });
  show(name, words);
}

/** @param {Element} node @param {Record<string, string | number>} attributes */
function setAll(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
}

/** @param {Ed} ed @param {string} key */
export function wrongNow(ed, key) {
  return ed.local.problems[key] ?? [];
}

/** @param {Ed} ed @param {Doc} doc */
function drawThings(ed, doc) {
  const keys = new Set(["spire", "ring:inner", "ring:outer", ...doc.units.map((one) => one.key)]);
  for (const [key, node] of ed.local.nodes) if (!keys.has(key)) ed.local.nodes.delete(key) && node.remove();
  fillSpire(ed, doc, thing(ed, "spire", "units", newDisc));
  for (const unit of doc.units) fillUnit(ed, unit, thing(ed, unit.key, "units", newDisc));
}

/** The disc of a unit or of the spire: where it looks, its base, its sign, its name. */
function newDisc() {
  return svg("g", { tabindex: 0, role: "button" }, svg("circle", { class: "grip" }), svg("path", { class: "notch" }),
    svg("circle", { class: "base" }), svg("path", { class: "sign" }), svg("rect", { class: "plate" }),
    svg("text", { class: "name", "text-anchor": "middle" }));
}

/** @param {Ed} ed @param {Doc} doc @param {SVGGElement} node */
function fillSpire(ed, doc, node) {
  node.setAttribute("class", "disc spire");
  fillDisc(ed, node, { key: "spire", at: doc.spire, r: ed.view.foot / 2, sign: ed.view.spire_sign, ink: ed.view.inks.night, name: "Spire" });
}

/** @param {Ed} ed @param {Unit} unit @param {SVGGElement} node */
function fillUnit(ed, unit, node) {
  const type = typeOf(ed, unit.type);
  node.setAttribute("class", "disc");
  node.classList.toggle("woken", wokenNow(ed).includes(unit.key));
  fillDisc(ed, node, { key: unit.key, at: unit.at, r: ed.view.base / 2, sign: type.sign, ink: ed.view.inks.unit, name: nameOf(ed, unit), facing: unit.facing });
}

/** @param {Ed} ed @param {SVGGElement} node @param {Disc} disc */
function fillDisc(ed, node, { key, at: place, r, sign, ink, name, facing }) {
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
  const [east, north] = place.map((value) => Number(value.toFixed(3)));
  const looks = facing === undefined ? [] : [`looks ${facing} degrees`];
  setAll(node, { "aria-pressed": String(chosen), "aria-label": [name, `at ${east}, ${north}`, ...looks, ...wrong].join("; ") });
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
  return isAhead(ed) ? [] : ed.view.pulses.find(({ roll }) => roll === ed.local.pulse)?.wakes ?? [];
}

/** The front arc of the selected unit, as far as its gun reaches.
 * @param {Ed} ed @param {Doc} doc */
function drawArc(ed, doc) {
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
function drawHeading(ed, doc) {
  const unit = doc.units.find((one) => one.key === ed.selected);
  if (!unit || ed.tool !== "select") return ed.layers.handles.replaceChildren();
  const knob = towards(unit.at, unit.facing, ed.view.base / 2 + 26 * ed.local.px);
  ed.layers.handles.replaceChildren(
    svg("path", { class: "stem", d: pathOf(ed, [towards(unit.at, unit.facing, ed.view.base / 2), knob], true) }),
    circleAt(ed, knob, 6, "knob", { "data-turn": "" }),
  );
}
