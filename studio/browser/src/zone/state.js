// What the editor of control zones knows besides the document: tool, drag, overlays; and what a deed does.

/** @import { Point } from "../tabletop/types.d.ts" */
/** @import { Doc, Ed, Local, Op, Ring, Say, Type, Unit } from "./types.d.ts" */
import { freshPieces, pieceOf } from "../pieces/state.js";
import { distance, tidied } from "../tabletop/geometry.js";
import { onTable } from "../tabletop/tabletop.js";
import { applyToZone } from "./deeds.js";
import { addPosted, LEAST_RADIUS_IN, nudgePosted, postAt } from "./posts.js";

/** What the spire is called; pieces of terrain are called by their ids, which hold no space. */
export const SPIRE = "the spire";

/** @type {Ring[]} */
const RINGS = ["inner", "outer"];

/** What an editor of a document begins with.
 * @param {Doc} doc @param {string} terrain @returns {Local} */
export function freshLocal(doc, terrain) {
  return {
    ...freshPieces(terrain),
    side: "units",
    posting: false,
    type: "cu",
    snap: 0.25,
    drag: null,
    tape: null,
    box: null,
    whole: { x: 0, y: 0, w: 1, h: 1 },
    px: 1,
    rays: true,
    pulse: 0,
    carry: false,
    nodes: new Map(),
    shown: doc,
    problems: {},
    parts: {},
  };
}

/** The document as it is drawn: what is being dragged stands where it is dragged to.
 * @param {Ed} ed */
export function shownZone(ed) {
  const op = ed.local.drag?.op;
  return op ? applyToZone(structuredClone(ed.doc), op) : ed.doc;
}

/** @param {Ed} ed @param {string} [key] */
export function unitOf(ed, key = ed.selected) {
  return ed.doc.units.find((one) => one.key === key);
}

/** @param {Ed} ed @param {string} [key] @returns {Ring | ""} */
export function ringOf(ed, key = ed.selected) {
  return RINGS.find((ring) => key === `ring:${ring}`) ?? "";
}

/** @param {Ed} ed @param {string} name @returns {Type} */
export function typeOf(ed, name) {
  return (
    ed.view.types.find((one) => one.name === name) ?? {
      name,
      label: name || "no type",
      sign: "",
      beyond: "",
      up_to: "outer",
    }
  );
}

/** @param {Ed} ed @param {Unit} unit */
export function nameOf(ed, unit) {
  const known = ed.truth.units.some((one) => one.key === unit.key && one.type === unit.type);
  return (known && ed.view.names[unit.key]) || typeOf(ed, unit.type).label;
}

/** Whether what is drawn is ahead of what Python has judged.
 * @param {Ed} ed */
export function isAhead(ed) {
  return Boolean(ed.local.drag?.op) || ed.box.pending.length > 0;
}

/** What is wrong with everything: as Python says, and while that is not known yet, what is seen at once.
 * @param {Ed} ed @param {Doc} doc */
export function zoneProblems(ed, doc) {
  if (!isAhead(ed)) return ed.view.problems;
  /** @type {Record<string, string[]>} */
  const found = {};
  /** @type {Say} */
  const say = (key, words) => (found[key] ??= []).push(words);
  ringProblems(doc, say);
  for (const unit of doc.units) unitProblems(ed, doc, unit, say);
  return found;
}

/** @param {Doc} doc @param {Say} say */
function ringProblems(doc, say) {
  const room = roomAround(doc, doc.spire);
  if (room < 0) say(SPIRE, "stands off the table");
  for (const ring of RINGS) if (doc[ring] > room) say(`ring:${ring}`, "reaches over the table's edge");
  if (doc.inner >= doc.outer) say("ring:outer", "does not lie outside the inner ring");
}

/** @param {Doc} doc @param {Point} point */
export function roomAround(doc, [x, y]) {
  return Math.min(x, y, doc.width - x, doc.depth - y);
}

const WRITTEN_IN = 0.005;

/** @param {Ed} ed @param {Doc} doc @param {Unit} unit @param {Say} say */
function unitProblems(ed, doc, unit, say) {
  const { base, foot } = ed.view;
  const room = roomAround(doc, unit.at);
  if (room < 0) say(unit.key, "stands off the table");
  else if (room < base / 2) say(unit.key, "its base hangs over the table's edge");
  const away = distance(unit.at, doc.spire);
  const { beyond, up_to } = typeOf(ed, unit.type);
  const inside = beyond && away <= doc[beyond] - WRITTEN_IN;
  if (inside || away > doc[up_to] + WRITTEN_IN) say(unit.key, "stands off the ground it patrols");
  if (away < (base + foot) / 2 - WRITTEN_IN) say(unit.key, "stands in the spire");
  const other = doc.units.find((one) => one.key !== unit.key && distance(one.at, unit.at) < base - WRITTEN_IN);
  if (other) say(unit.key, `stands in ${nameOf(ed, other)}`);
}

/** @param {Point} point */
export function tidyPoint(point) {
  return tidied([point])[0];
}

/** @param {number} value */
export function degreesOf(value) {
  return ((Math.round(value) % 360) + 360) % 360;
}

/** @param {Ed} ed @param {number} by */
export function turnUnit(ed, by) {
  const unit = unitOf(ed);
  if (unit) ed.send({ op: "turn", unit: unit.number, facing: degreesOf(unit.facing + by) });
}

/** @param {Ed} ed */
export function duplicateUnit(ed) {
  const unit = unitOf(ed);
  if (unit?.away) addPosted(ed, unit.type, postAt(ed.doc, (unit.direction ?? 1) + 1, unit.away), unit.facing);
  else if (unit) addUnit(ed, unit.type, onTable(ed, [unit.at[0] + ed.view.base, unit.at[1]]), unit.facing);
}

/** @param {Ed} ed @param {string} type @param {Point} to @param {number} facing */
export function addUnit(ed, type, to, facing) {
  const key = `unit:${ed.doc.count}`;
  ed.send({ op: "add", type, to: tidyPoint(to), facing });
  ed.select(key);
}

/** @param {Ed} ed */
export function removeUnit(ed) {
  const unit = unitOf(ed);
  if (!unit) return;
  ed.select("");
  ed.send({ op: "delete", unit: unit.number });
}

/** Which side of the panel belongs to what is in hand: that of terrain while it is drawn or selected.
 * @param {Ed} ed */
export function sideInHand(ed) {
  if (["draw", "box", "pick"].includes(ed.tool) || pieceOf(ed)) return "terrain";
  return ed.selected || ed.tool === "place" ? "units" : ed.local.side;
}

/** The type that is shown as chosen: of the selected unit, or what is placed next.
 * @param {Ed} ed */
export function typeInHand(ed) {
  return (ed.tool === "select" && unitOf(ed)?.type) || ed.local.type;
}

/** @param {Ed} ed @param {string} name */
export function setType(ed, name) {
  const unit = ed.tool === "select" ? unitOf(ed) : null;
  if (unit && unit.type !== name) return ed.send({ op: "type", unit: unit.number, type: name });
  if (!unit) ed.local.type = name;
  if (!unit && ed.tool !== "place") ed.choose("place");
  else ed.draw();
}

/** The edit that moves the spire, with or without everything around it.
 * @param {Ed} ed @param {Point} to @param {string} [deed] @returns {Extract<Op, { op: "spire" }>} */
export function spireOp(ed, to, deed = "Move") {
  const [dx, dy] = [to[0] - ed.doc.spire[0], to[1] - ed.doc.spire[1]];
  /** @type {Extract<Op, { op: "spire" }>} */
  const op = { op: "spire", to: tidyPoint(to), deed };
  if (ed.local.carry) op.carry = tidied(ed.doc.units.map(({ at: [x, y] }) => onTable(ed, [x + dx, y + dy])));
  return op;
}

/** @param {Ed} ed @param {Ring} ring @param {number} radius @param {string} [deed] @returns {Extract<Op, { op: "ring" }>} */
export function ringOp(ed, ring, radius, deed = "Move") {
  const most = Math.hypot(ed.doc.width, ed.doc.depth);
  const kept = Math.min(Math.max(radius, LEAST_RADIUS_IN), most);
  return { op: "ring", ring, radius: Math.round(kept * 1000) / 1000, deed };
}

/** Arrows: a unit and the spire go a step, a ring grows and shrinks.
 * @param {Ed} ed @param {number} dx @param {number} dy */
export function nudgeChosen(ed, dx, dy) {
  const [unit, ring] = [unitOf(ed), ringOf(ed)];
  if (unit?.away) nudgePosted(ed, unit, dx, dy);
  else if (unit) ed.send({ op: "move", unit: unit.number, to: nudged(ed, unit.at, dx, dy), deed: "Nudge" });
  else if (ring) ed.send(ringOp(ed, ring, ed.doc[ring] + dx + dy, "Nudge"));
  else if (ed.selected === SPIRE) ed.send(spireOp(ed, nudged(ed, ed.doc.spire, dx, dy), "Nudge"));
}

/** @param {Ed} ed @param {Point} point @param {number} dx @param {number} dy */
function nudged(ed, [x, y], dx, dy) {
  return tidyPoint(onTable(ed, [x + dx, y + dy]));
}
