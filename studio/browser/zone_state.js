// What the editor of control zones knows besides the document: tool, drag, overlays; and what a deed does.

const LEAST_RADIUS_IN = 0.25;

function freshLocal() {
  return { type: "cu", snap: 0.25, drag: null, tape: null, box: null, rays: true, pulse: 0, carry: false, nodes: new Map() };
}

const zoneDeeds = {
  move(doc, { unit, to }) {
    const found = unitNumbered(doc, unit);
    if (found) found.at = to;
  },
  turn(doc, { unit, facing }) {
    const found = unitNumbered(doc, unit);
    if (found) found.facing = facing;
  },
  type(doc, { unit, type }) {
    const found = unitNumbered(doc, unit);
    if (found) found.type = type;
  },
  add(doc, { type, to, facing }) {
    doc.units.push({ key: `unit:${doc.count}`, number: doc.count, type, at: to, facing });
    doc.count += 1;
  },
  delete(doc, { unit }) {
    const later = ({ number }) => number - Number(number > unit);
    doc.units = doc.units.filter(({ number }) => number !== unit);
    doc.units = doc.units.map((one) => ({ ...one, number: later(one), key: `unit:${later(one)}` }));
    doc.count -= 1;
  },
  spire(doc, { to, carry }) {
    doc.spire = to;
    carry?.forEach((place, at) => doc.units[at] && (doc.units[at].at = place));
  },
  ring(doc, { ring, radius }) {
    doc[ring] = radius;
  },
  corner(doc, { corner }) {
    if (!doc.corners.includes(corner)) doc.corners.push(corner);
    else if (doc.corners.length > 1) doc.corners = doc.corners.filter((one) => one !== corner);
  },
};

/** The document after an edit, as Python will do it. */
function applyToZone(doc, op) {
  zoneDeeds[op.op]?.(doc, op);
  return doc;
}

function unitNumbered(doc, number) {
  return doc.units.find((one) => one.number === number);
}

/** The document as it is drawn: what is being dragged stands where it is dragged to. */
function shownZone(ed) {
  const op = ed.local.drag?.op;
  return op ? applyToZone(structuredClone(ed.doc), op) : ed.doc;
}

function unitOf(ed, key = ed.selected) {
  return ed.doc.units.find((one) => one.key === key);
}

function ringOf(ed, key = ed.selected) {
  return key.startsWith("ring:") ? key.slice(5) : "";
}

function typeOf(ed, name) {
  return ed.view.types.find((one) => one.name === name) ?? { name, label: name || "no type", sign: "", beyond: "", up_to: "outer" };
}

function nameOf(ed, unit) {
  const known = ed.truth.units.some((one) => one.key === unit.key && one.type === unit.type);
  return (known && ed.view.names[unit.key]) || typeOf(ed, unit.type).label;
}

/** Whether what is drawn is ahead of what Python has judged. */
function isAhead(ed) {
  return Boolean(ed.local.drag?.op) || ed.box.pending.length > 0;
}

/** What is wrong with everything: as Python says, and while that is not known yet, what is seen at once. */
function zoneProblems(ed, doc) {
  if (!isAhead(ed)) return ed.view.problems;
  const found = {};
  const say = (key, words) => (found[key] ??= []).push(words);
  ringProblems(doc, say);
  for (const unit of doc.units) unitProblems(ed, doc, unit, say);
  return found;
}

function ringProblems(doc, say) {
  const room = roomAround(doc, doc.spire);
  if (room < 0) say("spire", "stands off the table");
  for (const ring of ["inner", "outer"]) if (doc[ring] > room) say(`ring:${ring}`, "reaches over the table's edge");
  if (doc.inner >= doc.outer) say("ring:outer", "does not lie outside the inner ring");
}

function roomAround(doc, [x, y]) {
  return Math.min(x, y, doc.width - x, doc.depth - y);
}

const WRITTEN_IN = 0.005;

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

function tidyPoint(point) {
  return tidied([point])[0];
}

function degreesOf(value) {
  return ((Math.round(value) % 360) + 360) % 360;
}

function turnUnit(ed, by) {
  const unit = unitOf(ed);
  if (unit) ed.send({ op: "turn", unit: unit.number, facing: degreesOf(unit.facing + by) });
}

function duplicateUnit(ed) {
  const unit = unitOf(ed);
  if (unit) addUnit(ed, unit.type, onTable(ed, [unit.at[0] + ed.view.base, unit.at[1]]), unit.facing);
}

function addUnit(ed, type, to, facing) {
  const key = `unit:${ed.doc.count}`;
  ed.send({ op: "add", type, to: tidyPoint(to), facing });
  ed.select(key);
}

function removeUnit(ed) {
  const unit = unitOf(ed);
  if (!unit) return;
  ed.select("");
  ed.send({ op: "delete", unit: unit.number });
}

/** The type that is shown as chosen: of the selected unit, or what is placed next. */
function typeInHand(ed) {
  return (ed.tool === "select" && unitOf(ed)?.type) || ed.local.type;
}

function setType(ed, name) {
  const unit = ed.tool === "select" ? unitOf(ed) : null;
  if (unit && unit.type !== name) return ed.send({ op: "type", unit: unit.number, type: name });
  if (!unit) ed.local.type = name;
  if (!unit && ed.tool !== "place") ed.choose("place");
  else ed.draw();
}

/** The edit that moves the spire, with or without everything around it. */
function spireOp(ed, to, deed = "Move") {
  const [dx, dy] = [to[0] - ed.doc.spire[0], to[1] - ed.doc.spire[1]];
  const op = { op: "spire", to: tidyPoint(to), deed };
  if (ed.local.carry) op.carry = tidied(ed.doc.units.map(({ at: [x, y] }) => onTable(ed, [x + dx, y + dy])));
  return op;
}

function ringOp(ed, ring, radius, deed = "Move") {
  const most = Math.hypot(ed.doc.width, ed.doc.depth);
  const kept = Math.min(Math.max(radius, LEAST_RADIUS_IN), most);
  return { op: "ring", ring, radius: Math.round(kept * 1000) / 1000, deed };
}

/** Arrows: a unit and the spire go a step, a ring grows and shrinks. */
function nudgeChosen(ed, dx, dy) {
  const [unit, ring] = [unitOf(ed), ringOf(ed)];
  if (unit) ed.send({ op: "move", unit: unit.number, to: nudged(ed, unit.at, dx, dy), deed: "Nudge" });
  else if (ring) ed.send(ringOp(ed, ring, ed.doc[ring] + dx + dy, "Nudge"));
  else if (ed.selected === "spire") ed.send(spireOp(ed, nudged(ed, ed.doc.spire, dx, dy), "Nudge"));
}

function nudged(ed, [x, y], dx, dy) {
  return tidyPoint(onTable(ed, [x + dx, y + dy]));
}
