// Beside the board: kinds of control units to place, what is selected, whom each pulse wakes, and all units as a list.

/** @import { Ed, Pulse, Side, Type } from "./types.d.ts" */
import { el, focusedBy, oneBelow, svg } from "../base/dom.js";
import { wrongWith } from "../pieces/draw.js";
import { drawTerrain, factsOf, startTerrain } from "../pieces/panel.js";
import { outlineOf, pieceOf } from "../pieces/state.js";
import { distance } from "../tabletop/geometry.js";
import { keepInSight } from "../tabletop/tabletop.js";
import { wrongNow } from "./marks.js";
import { isAhead, nameOf, ringOf, roomAround, setType, sideInHand, SPIRE, typeInHand, typeOf } from "./state.js";

/** @param {Ed} ed */
export function startZonePanel(ed) {
  const units = el("div", { class: "side" });
  const terrain = el("div", { class: "side" });
  ed.panel = {
    sides: el("div", { class: "sides", role: "group", "aria-label": "What is beside the board" }),
    units,
    terrain,
    types: el("div", { class: "types kinds", role: "radiogroup", "aria-label": "Kind of control unit" }),
    wanted: el("div", { class: "effect" }),
    about: el("div", { class: "about" }),
    pulses: el("div", { class: "pulses", role: "group", "aria-label": "Whom each pulse wakes" }),
    layers: el("ul", { class: "layers", "aria-label": "Control units" }),
  };
  const { sides, types, wanted, about, pulses, layers } = ed.panel;
  units.append(types, wanted, el("h3", { "aria-level": 2 }, "Pulse: roll and who is nearest"), pulses, layers);
  const { types: kinds, effect, alike, list } = startTerrain(ed);
  terrain.append(kinds, effect, alike, list);
  return el("aside", { class: "panel" }, sides, about, units, terrain);
}

/** @param {Ed} ed */
export function drawZonePanel(ed) {
  drawSides(ed);
  drawKinds(ed);
  drawWanted(ed);
  drawAboutZone(ed);
  drawTerrain(ed);
  drawPulses(ed);
  drawUnitList(ed);
}

/** The two sides of the panel; the one that belongs to what is in hand is shown.
 * @param {Ed} ed */
function drawSides(ed) {
  const shown = sideInHand(ed);
  ed.local.side = shown;
  ed.panel.units.hidden = shown !== "units";
  ed.panel.terrain.hidden = shown !== "terrain";
  const counts = [ed.doc.units.length, ed.doc.features.length];
  redrawn(ed, "sides", [shown, counts], () => [
    sideButton(ed, "units", `Control units ${counts[0]}`, shown === "units"),
    sideButton(ed, "terrain", `Terrain ${counts[1]}`, shown === "terrain"),
  ]);
}

/** @param {Ed} ed @param {"units" | "terrain"} side @param {string} words @param {boolean} on */
function sideButton(ed, side, words, on) {
  const press = () => {
    if (on) return;
    ed.local.side = side;
    ed.choose("select");
    ed.select("");
    ed.draw();
  };
  return el(
    "button",
    { type: "button", class: "turn", "aria-pressed": String(on), "data-focus": `side ${side}`, onclick: press },
    words,
  );
}

/** Draw a part anew when what it shows changed, and give the focus back to what had it.
 * @param {Ed} ed @param {keyof Side} name @param {unknown} shown @param {() => Node[]} nodes */
function redrawn(ed, name, shown, nodes) {
  const key = JSON.stringify(shown);
  if (ed.local.parts[name] === key) return;
  ed.local.parts[name] = key;
  const focus = focusedBy(ed.root)?.dataset.focus;
  ed.panel[name].replaceChildren(...nodes());
  if (focus) oneBelow(ed.panel[name], `[data-focus="${CSS.escape(focus)}"]`)?.focus();
}

/** @param {Ed} ed */
function drawKinds(ed) {
  const chosen = typeInHand(ed);
  const counts = ed.view.types.map(({ name }) => ed.doc.units.filter((unit) => unit.type === name).length);
  redrawn(ed, "types", [ed.view.types.map(({ name }) => name), chosen, counts], () =>
    ed.view.types.map((type, at) => kindButton(ed, type, type.name === chosen, counts[at])),
  );
}

/** @param {Ed} ed @param {Type} type @param {boolean} on @param {number} count */
function kindButton(ed, type, on, count) {
  return el(
    "button",
    {
      type: "button",
      class: "type",
      role: "radio",
      "aria-checked": String(on),
      tabindex: on ? 0 : -1,
      "data-focus": `type ${type.name}`,
      "data-type": type.name,
      onclick: () => setType(ed, type.name),
      onkeydown: (event) => walkKinds(ed, event),
    },
    signOf(ed, type),
    el("span", {}, type.label),
    el("span", { class: "count" }, String(count)),
  );
}

/** @param {Ed} ed @param {Type} type */
function signOf(ed, type) {
  return svg(
    "svg",
    { viewBox: "-2 -2 20 20", class: "sign", "aria-hidden": "true" },
    svg("circle", { cx: 8, cy: 8, r: 10, fill: ed.view.inks.unit }),
    svg("path", { d: type.sign, fill: "#fff", "fill-rule": "evenodd", transform: "translate(2.2 2.2) scale(0.72)" }),
  );
}

/** @param {Ed} ed @param {KeyboardEvent} event */
function walkKinds(ed, event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const names = ed.view.types.map(({ name }) => name);
  const here = names.indexOf(/** @type {HTMLElement} */ (event.currentTarget).dataset.type ?? "");
  const next = names[(here + step + names.length) % names.length];
  setType(ed, next);
  oneBelow(ed.panel.types, `[data-type="${next}"]`)?.focus();
}

/** @param {Ed} ed */
function drawWanted(ed) {
  redrawn(ed, "wanted", ed.view.wanted, () => ed.view.wanted.map((line) => el("p", {}, line)));
}

/** Facts of what is selected and what is wrong with it; with nothing selected, what is wrong with the board.
 * @param {Ed} ed */
function drawAboutZone(ed) {
  const { title, lines } = aboutOf(ed);
  const piece = pieceOf(ed);
  const wrong = piece
    ? wrongWith(ed, piece, outlineOf(ed, piece))
    : ed.selected
      ? wrongNow(ed, ed.selected)
      : Object.entries(ed.local.problems).flatMap(([key, words]) => words.map((one) => told(ed, key, one)));
  redrawn(ed, "about", [title, lines, wrong], () => [
    ...(title ? [el("h3", {}, title)] : []),
    ...lines.map((line) => el("p", {}, line)),
    ...wrong.map((line) => el("p", { class: "problem" }, line)),
  ]);
}

/** @param {Ed} ed @param {string} key @param {string} words */
function told(ed, key, words) {
  const unit = ed.local.shown.units.find((one) => one.key === key);
  const named = key.startsWith("ring:") ? `${key.slice(5)} ring` : key.replaceAll("_", " ");
  const road = ed.view.roads.find((one) => one.key === key);
  const name = unit ? nameOf(ed, unit) : (road?.name.replaceAll("_", " ") ?? named);
  return name ? `${name}: ${words}` : words;
}

/** @param {Ed} ed */
function aboutOf(ed) {
  const doc = ed.local.shown;
  /** @param {number} value */
  const inches = (value) => Number(value.toFixed(2));
  const unit = doc.units.find((one) => one.key === ed.selected);
  const ring = ringOf(ed);
  const piece = pieceOf(ed);
  if (piece) return { title: piece.key.replaceAll("_", " "), lines: factsOf(ed, piece) };
  if (unit) {
    const away = distance(unit.at, doc.spire);
    const zone = away <= doc.inner ? "ICZ" : away <= doc.outer ? "OCZ" : "outside both zones";
    return {
      title: nameOf(ed, unit),
      lines: [
        `x ${inches(unit.at[0])}, y ${inches(unit.at[1])}, looks ${inches(unit.facing)}\u00B0`,
        `${inches(away)} in from the spire, ${zone}`,
        ...(unit.direction ? [`direction ${unit.direction} of the pulse, ${inches(unit.away ?? away)} in`] : []),
      ],
    };
  }
  if (ring)
    return {
      title: ring === "inner" ? "Inner ring (ICZ)" : "Outer ring (OCZ)",
      lines: [
        `radius ${inches(doc[ring])} in`,
        `${inches(roomAround(doc, doc.spire))} in from the spire to the nearest edge`,
      ],
    };
  if (ed.selected === SPIRE)
    return { title: "Control Spire", lines: [`x ${inches(doc.spire[0])}, y ${inches(doc.spire[1])}`] };
  return { title: "", lines: [] };
}

/** @param {Ed} ed */
function drawPulses(ed) {
  ed.panel.pulses.classList.toggle("stale", isAhead(ed));
  redrawn(ed, "pulses", [ed.view.pulses, ed.view.names, ed.local.pulse], () =>
    ed.view.pulses.map((pulse) => pulseButton(ed, pulse)),
  );
}

/** @param {Ed} ed @param {Pulse} pulse */
function pulseButton(ed, { roll, degrees, wakes }) {
  const names = wakes.map((key) => ed.view.names[key] ?? key).join(" or ") || "nobody";
  const on = ed.local.pulse === roll;
  return el(
    "button",
    {
      type: "button",
      class: on ? "pulse on" : "pulse",
      "aria-pressed": String(on),
      "data-focus": `pulse ${roll}`,
      "data-roll": roll,
      title: `A pulse of ${roll} goes ${degrees}\u00B0 and wakes ${names}`,
      onclick: () => showPulse(ed, on ? 0 : roll),
    },
    el("b", {}, String(roll)),
    el("span", {}, names),
  );
}

/** @param {Ed} ed @param {number} roll */
export function showPulse(ed, roll) {
  ed.local.pulse = roll;
  ed.draw();
}

/** @param {Ed} ed */
function drawUnitList(ed) {
  /** @type {[string, string, string, boolean][]} */
  const units = ed.doc.units.map((unit) => [unit.key, unit.type, nameOf(ed, unit), wrongNow(ed, unit.key).length > 0]);
  redrawn(ed, "layers", [units, ed.selected], () => units.map((unit) => unitRow(ed, unit)));
  keepInSight(ed.panel.layers, oneBelow(ed.panel.layers, ".chosen"));
}

/** @param {Ed} ed @param {[string, string, string, boolean]}  */
function unitRow(ed, [key, type, name, wrong]) {
  const on = ed.selected === key;
  return el(
    "li",
    { class: on ? "chosen" : "" },
    el(
      "button",
      {
        type: "button",
        class: "pick",
        "data-focus": `pick ${key}`,
        "aria-pressed": String(on),
        onclick: () => ed.select(key),
      },
      signOf(ed, typeOf(ed, type)),
      el("span", {}, `${wrong ? "\u26A0 " : ""}${name}`),
    ),
  );
}
