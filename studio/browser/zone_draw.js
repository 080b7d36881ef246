// Draws a control zone: the ground, both rings, the directions of the pulse, starting corners, spire and control units.

const SIGN_BOX = 16;
const LABEL_DEGS = [126, 54, 162, 18, 198, 342, 234, 306];
const ZONE_NAMES = { inner: "ICZ", outer: "OCZ" };
const LAYERS = ["ground", "fills", "deploy", "rays", "rings", "arc", "units", "asked", "handles"];

function startZoneStage(ed) {
  const group = (name) => (ed.layers[name] = svg("g", { class: name }));
  ed.layers = {};
  ed.stage = svg("svg", { class: "stage", role: "group", tabindex: -1 });
  ed.stage.append(zonePatterns(ed), ...LAYERS.map(group));
  new ResizeObserver(() => ed.box && ed.draw()).observe(ed.stage);
  return ed.stage;
}

/** Dots within, slashes without: the zones are told apart without their colours. */
function zonePatterns(ed) {
  const { inks, paler } = ed.view;
  const tile = (id, paint, shape) =>
    svg("pattern", { id, width: 1, height: 1, patternUnits: "userSpaceOnUse" }, svg("rect", { width: 1, height: 1, fill: paint }), shape);
  return svg("defs", {},
    tile("zone-inner", paler.ICZ, svg("circle", { cx: 0.5, cy: 0.5, r: 0.09, fill: inks.ICZ })),
    tile("zone-outer", paler.OCZ, svg("path", { d: "M-.25 .25L.25 -.25M0 1L1 0M.75 1.25L1.25 .75", stroke: inks.OCZ, "stroke-width": 0.06, "stroke-opacity": 0.6 })));
}

function drawZoneStage(ed) {
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

function drawZoneGround(ed, doc) {
  const key = JSON.stringify([doc.width, doc.depth, ed.view.ground]);
  if (ed.local.groundKey === key) return;
  ed.local.groundKey = key;
  ed.layers.ground.replaceChildren(...bareTable(doc, ed.view.ground));
}

function discAt(ed, point, r, attributes) {
  const [cx, cy] = at(ed, point);
  return svg("circle", { cx, cy, r, ...attributes });
}

function drawFills(ed, doc) {
  ed.layers.fills.replaceChildren(
    discAt(ed, doc.spire, doc.outer, { fill: "url(#zone-outer)" }),
    discAt(ed, doc.spire, doc.inner, { fill: "url(#zone-inner)" }),
  );
}

/** A point some inches from another in a direction: degrees clockwise from north. */
function towards([x, y], degrees, inches) {
  const away = (degrees * Math.PI) / 180;
  return [x + inches * Math.sin(away), y + inches * Math.cos(away)];
}

/** How far it is from a point to the table's edge in a direction. */
function farOn(doc, [x, y], degrees) {
  const [east, north] = towards([0, 0], degrees, 1);
  const along = (part, at, most) => (part > 1e-9 ? (most - at) / part : part < -1e-9 ? -at / part : Infinity);
  return Math.max(0, Math.min(along(east, x, doc.width), along(north, y, doc.depth)));
}

/** The ten directions of the pulse, each with its face of the die. */
function drawRays(ed, doc) {
  const known = JSON.stringify([doc.spire, doc.outer, doc.width, doc.depth, ed.local.rays, ed.local.pulse, ed.local.px, ed.view.pulses]);
  if (ed.local.raysKey === known) return;
  ed.local.raysKey = known;
  const shown = ed.view.pulses.filter(({ roll }) => ed.local.rays || roll === ed.local.pulse);
  ed.layers.rays.replaceChildren(...shown.map((pulse) => rayNode(ed, doc, pulse)));
}

function rayNode(ed, doc, { roll, degrees }) {
  const far = farOn(doc, doc.spire, degrees);
  const r = 9 * ed.local.px;
  const plate = towards(doc.spire, degrees, Math.min(doc.outer + r * 1.7, Math.max(far - r, r)));
  const [x, y] = at(ed, plate);
  return svg("g", { class: roll === ed.local.pulse ? "ray chosen" : "ray", "data-roll": roll },
    svg("path", { d: pathOf(ed, [doc.spire, towards(doc.spire, degrees, far)], true) }),
    svg("circle", { cx: x, cy: y, r }),
    svg("text", { x, y: y + r * 0.42, "font-size": r * 1.25, "text-anchor": "middle" }, String(roll)));
}

/** Where Mobs are set up: an arc in each starting corner, and a plate to click in all four. */
function drawDeploy(ed, doc) {
  const known = JSON.stringify([doc.corners, doc.width, doc.depth, ed.view.deploy, ed.local.px]);
  if (ed.local.deployKey === known) return;
  ed.local.deployKey = known;
  const focused = ed.root.getRootNode().activeElement?.dataset?.corner;
  ed.layers.deploy.replaceChildren(...ed.view.corners.map((corner) => cornerNode(ed, doc, corner)));
  if (focused) ed.layers.deploy.querySelector(`[data-corner="${focused}"]`)?.focus();
}

function cornerNode(ed, doc, { name, label }) {
  const [west, south] = [name.endsWith("west"), name.startsWith("south")];
  const player = doc.corners.indexOf(name) + 1;
  const [cx, cy] = at(ed, [west ? 0 : doc.width, south ? 0 : doc.depth]);
  const side = 22 * ed.local.px;
  const gap = 6 * ed.local.px;
  const [x, y] = [west ? cx + gap : cx - gap - side, south ? cy - gap - side : cy + gap];
  const r = ed.view.deploy;
  const arc = `M${cx + (west ? r : -r)} ${cy}A${r} ${r} 0 0 ${west === south ? 0 : 1} ${cx} ${cy + (south ? -r : r)}`;
  const words = player ? `Player ${player} starts in the ${label}` : `Nobody starts in the ${label}`;
  return svg("g", { class: player ? "corner taken" : "corner", tabindex: 0, role: "button", "aria-label": words, "data-corner": name,
    "aria-pressed": String(player > 0), onclick: () => ed.send({ op: "corner", corner: name }), onkeydown: (event) => pressCorner(ed, event, name) },
    svg("title", {}, `${words}; click to change`),
    player ? svg("path", { d: arc }) : null,
    svg("rect", { x, y, width: side, height: side, rx: side * 0.2 }),
    svg("text", { x: x + side / 2, y: y + side * 0.7, "font-size": side * 0.58, "text-anchor": "middle" }, player ? String(player) : "+"));
}

function pressCorner(ed, event, corner) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  ed.send({ op: "corner", corner });
}

/** Things keep their elements, so that the keyboard's focus stays where it is. */
function thing(ed, key, layer, make) {
  if (!ed.local.nodes.has(key)) {
    const node = make();
    node.addEventListener("focus", () => node.matches(":focus-visible") && ed.select(key));
    ed.local.nodes.set(key, node);
    ed.layers[layer].append(node);
  }
  return ed.local.nodes.get(key);
}

function drawRings(ed, doc) {
  for (const ring of ["outer", "inner"]) fillRing(ed, doc, ring, thing(ed, `ring:${ring}`, "rings", () => newRing(ring)));
}

function newRing(ring) {
  return svg("g", { class: `ring ${ring}`, tabindex: 0, role: "slider", "data-key": `ring:${ring}` },
    svg("circle", { class: "grip" }), svg("circle", { class: "red" }), svg("circle", { class: "line" }),
    svg("rect", { class: "plate" }), svg("text", { class: "name", "text-anchor": "middle" }));
}

function fillRing(ed, doc, ring, node) {
  const [grip, red, line, plate, name] = node.children;
  const [cx, cy] = at(ed, doc.spire);
  const radius = doc[ring];
  for (const circle of [grip, line]) setAll(circle, { cx, cy, r: radius });
  setAll(red, { cx, cy, r: ed.view.red_line === ring ? Math.max(radius - 5 * ed.local.px, 0) : 0 });
  const wrong = wrongNow(ed, node.dataset.key);
  const words = `${wrong.length ? "\u26A0 " : ""}${ZONE_NAMES[ring]} ${Number(radius.toFixed(3))} in`;
  placeLabel(ed, labelPoint(ed, doc, radius), words, plate, name);
  node.classList.toggle("selected", ed.selected === node.dataset.key);
  node.classList.toggle("wrong", wrong.length > 0);
  node.style.setProperty("--ink", ed.view.inks[ZONE_NAMES[ring]]);
  setAll(node, { "aria-valuenow": radius, "aria-valuemin": 0, "aria-valuemax": Math.ceil(Math.hypot(doc.width, doc.depth)),
    "aria-valuetext": [`${radius} inches`, ...wrong].join("; "), "aria-label": `${ring === "inner" ? "Inner" : "Outer"} ring` });
}

/** Where a ring's name hides no unit and no direction: half way between two faces of the die. */
function labelPoint(ed, doc, radius) {
  const places = LABEL_DEGS.map((degrees) => towards(doc.spire, degrees, radius));
  const free = (place) => doc.units.every((unit) => distance(unit.at, place) > ed.view.base + 40 * ed.local.px);
  return places.find(free) ?? places[0];
}

function placeLabel(ed, point, words, plate, name) {
  const size = 11 * ed.local.px;
  const [x, y] = at(ed, point);
  const width = words.length * size * 0.54 + size * 0.8;
  setAll(plate, { x: x - width / 2, y: y - size * 0.72, width, height: size * 1.44, rx: size * 0.3 });
  setAll(name, { x, y: y + size * 0.36, "font-size": size });
  show(name, words);
}

function setAll(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
}

function wrongNow(ed, key) {
  return ed.local.problems[key] ?? [];
}

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

function fillSpire(ed, doc, node) {
  node.setAttribute("class", "disc spire");
  fillDisc(ed, node, { key: "spire", at: doc.spire, r: ed.view.foot / 2, sign: ed.view.spire_sign, ink: ed.view.inks.night, name: "Spire" });
}

function fillUnit(ed, unit, node) {
  const type = typeOf(ed, unit.type);
  node.setAttribute("class", "disc");
  node.classList.toggle("woken", wokenNow(ed).includes(unit.key));
  fillDisc(ed, node, { key: unit.key, at: unit.at, r: ed.view.base / 2, sign: type.sign, ink: ed.view.inks.unit, name: nameOf(ed, unit), facing: unit.facing });
}

function fillDisc(ed, node, { key, at: place, r, sign, ink, name, facing }) {
  const [grip, notch, base, mark, plate, label] = node.children;
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
  const above = facing > 90 && facing < 270 ? 1 : -1;
  placeLabel(ed, [place[0], place[1] + above * (r + 13 * ed.local.px)], words, plate, label);
  const [east, north] = place.map((value) => Number(value.toFixed(3)));
  const looks = facing === undefined ? [] : [`looks ${facing} degrees`];
  setAll(node, { "aria-pressed": String(chosen), "aria-label": [name, `at ${east}, ${north}`, ...looks, ...wrong].join("; ") });
}

/** The point that stands out where a unit looks. */
function notchPath(ed, place, facing, r) {
  const foot = towards(place, facing, r * 0.6);
  const tip = towards(place, facing, Math.max(r * 1.5, r + 7 * ed.local.px));
  return pathOf(ed, [tip, towards(foot, facing + 90, r * 0.75), towards(foot, facing - 90, r * 0.75)]);
}

/** The units of which the pulse that is pointed at wakes one; none while their places are not judged yet. */
function wokenNow(ed) {
  return isAhead(ed) ? [] : ed.view.pulses.find(({ roll }) => roll === ed.local.pulse)?.wakes ?? [];
}

/** The front arc of the selected unit, as far as its gun reaches. */
function drawArc(ed, doc) {
  const unit = doc.units.find((one) => one.key === ed.selected);
  const type = unit && typeOf(ed, unit.type);
  if (!type?.range) return ed.layers.arc.replaceChildren();
  const [left, right] = [-1, 1].map((way) => towards(unit.at, unit.facing + (way * type.arc) / 2, type.range));
  const [[x, y], [u, v], [m, n]] = [unit.at, left, right].map((point) => at(ed, point));
  const d = `M${x} ${y}L${u} ${v}A${type.range} ${type.range} 0 ${type.arc > 180 ? 1 : 0} 1 ${m} ${n}Z`;
  ed.layers.arc.replaceChildren(svg("path", { d }));
}

/** The knob that turns the selected unit. */
function drawHeading(ed, doc) {
  const unit = doc.units.find((one) => one.key === ed.selected);
  if (!unit || ed.tool !== "select") return ed.layers.handles.replaceChildren();
  const knob = towards(unit.at, unit.facing, ed.view.base / 2 + 26 * ed.local.px);
  ed.layers.handles.replaceChildren(
    svg("path", { class: "stem", d: pathOf(ed, [towards(unit.at, unit.facing, ed.view.base / 2), knob], true) }),
    circleAt(ed, knob, 6, "knob", { "data-turn": "" }),
  );
}
