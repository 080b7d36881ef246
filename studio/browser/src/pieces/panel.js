// Beside a table: the terrain types to draw with, and the pieces as layers, the topmost first.

/** @import { Piece, PieceEditor, Several, Type } from "./types.d.ts" */
import { el, focusedBy, icon, oneBelow, show } from "../base/dom.js";
import { areaOf, boxOf } from "../tabletop/geometry.js";
import { keepInSight } from "../tabletop/tabletop.js";
import { swatch } from "./patterns.js";
import { outlineOf, setType, typeInHand, typeOf } from "./state.js";

const EYE = "M2 10q8-10 16 0q-8 10-16 0zM7.6 10a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0";
const EYE_SHUT = "M2 9q8 9 16 0M5 13l-1.4 2M10 14.4v2.2M15 13l1.4 2";
const LOCK = "M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9";
const LOCK_OPEN = "M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 5.8-1";

/** The parts of the panel that belong to terrain, to be laid out by the editor.
 * @param {PieceEditor} ed */
export function startTerrain(ed) {
  ed.terrain = {
    types: el("div", { class: "types", role: "radiogroup", "aria-label": "Terrain type" }),
    effect: el("p", { class: "effect" }),
    alike: el("div", { class: "alike" }),
    list: el("ul", { class: "layers", "aria-label": "Pieces, the topmost first" }),
    count: el("span", { class: "count" }),
  };
  return ed.terrain;
}

/** @param {PieceEditor} ed */
export function drawTerrain(ed) {
  drawTypes(ed);
  drawAlike(ed);
  drawLayers(ed);
}

/** @param {PieceEditor} ed */
function drawTypes(ed) {
  const chosen = typeInHand(ed);
  const key = JSON.stringify([ed.view.terrain, chosen]);
  show(ed.terrain.effect, typeOf(ed, chosen).effect ?? "");
  if (ed.local.typesKey === key) return;
  ed.local.typesKey = key;
  const focused = ed.terrain.types.contains(focusedBy(ed.terrain.types));
  ed.terrain.types.replaceChildren(...ed.view.terrain.map((type) => typeButton(ed, type, chosen)));
  if (focused) oneBelow(ed.terrain.types, '[aria-checked="true"]')?.focus();
}

/** @param {PieceEditor} ed @param {Type} type @param {string} chosen */
function typeButton(ed, type, chosen) {
  const on = type.name === chosen;
  return el(
    "button",
    {
      type: "button",
      class: "type",
      role: "radio",
      "aria-checked": String(on),
      tabindex: on ? 0 : -1,
      title: type.effect,
      "data-type": type.name,
      onclick: () => setType(ed, type.name),
      onkeydown: (event) => walkTypes(ed, event),
    },
    swatch(ed, type.name),
    el("span", {}, type.label),
  );
}

/** What can be done at once with all pieces of the type in hand.
 * @param {PieceEditor} ed */
function drawAlike(ed) {
  const { hidden, locked } = ed.local;
  const type = typeOf(ed, typeInHand(ed));
  const keys = ed.doc.features.filter((piece) => piece.type === type.name).map((piece) => piece.key);
  const key = JSON.stringify([type, keys, [...hidden], [...locked]]);
  if (ed.local.alikeKey === key) return;
  ed.local.alikeKey = key;
  const count = keys.length === 1 ? "1 piece" : `${keys.length || "no"} pieces`;
  const all = { name: `all ${type.label}, ${count}`, focus: "all", keys };
  keepFocus(ed, ed.terrain.alike, [el("span", {}, `${type.label}: ${count}`), ...(keys.length ? marks(ed, all) : [])]);
}

/** @param {PieceEditor} ed @param {KeyboardEvent} event */
function walkTypes(ed, event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const names = ed.view.terrain.map((type) => type.name);
  const here = names.indexOf(/** @type {HTMLElement} */ (event.currentTarget).dataset.type ?? "");
  setType(ed, names[(here + step + names.length) % names.length]);
}

/** How large a piece is, and where it lies.
 * @param {PieceEditor} ed @param {Piece} piece */
export function factsOf(ed, piece) {
  const outline = outlineOf(ed, piece);
  const { west, south, east, north } = boxOf(outline);
  /** @param {number} value */
  const inches = (value) => Number(value.toFixed(2));
  return [
    `${inches(east - west)} by ${inches(north - south)} in, ${areaOf(outline).toFixed(1)} sq in`,
    `x ${inches(west)} to ${inches(east)}, y ${inches(south)} to ${inches(north)}`,
  ];
}

/** @param {PieceEditor} ed */
function drawLayers(ed) {
  const { hidden, locked } = ed.local;
  const pieces = [...ed.doc.features].reverse();
  const key = JSON.stringify([
    pieces.map((one) => [one.key, one.type]),
    ed.selected,
    [...hidden],
    [...locked],
    ed.view.problems,
  ]);
  if (ed.local.piecesKey === key) return;
  ed.local.piecesKey = key;
  show(ed.terrain.count, String(pieces.length));
  keepFocus(
    ed,
    ed.terrain.list,
    pieces.map((piece) => layerRow(ed, piece)),
  );
  keepInSight(ed.terrain.list, oneBelow(ed.terrain.list, ".chosen"));
}

/** Fill a part of the panel anew; what had the keyboard's focus has it again.
 * @param {PieceEditor} ed @param {Element} part @param {Element[]} nodes */
function keepFocus(ed, part, nodes) {
  const focus = focusedBy(ed.root)?.dataset.focus;
  part.replaceChildren(...nodes);
  if (focus) oneBelow(part, `[data-focus="${CSS.escape(focus)}"]`)?.focus();
}

/** @param {PieceEditor} ed @param {Piece} piece */
function layerRow(ed, piece) {
  const wrong = (ed.view.problems[piece.key] ?? []).length > 0;
  const name = piece.key.replaceAll("_", " ");
  const pick = el(
    "button",
    {
      type: "button",
      class: "pick",
      "data-focus": `pick ${piece.key}`,
      "aria-pressed": String(ed.selected === piece.key),
      title: `${name}, ${typeOf(ed, piece.type).label}`,
      onclick: () => ed.pick(piece.key),
    },
    swatch(ed, piece.type),
    el("span", {}, `${wrong ? "\u26A0 " : ""}${name}`),
  );
  return el(
    "li",
    { class: ed.selected === piece.key ? "chosen" : "" },
    pick,
    ...marks(ed, { name, focus: piece.key, keys: [piece.key] }),
  );
}

/** The eye and the lock of some pieces; pressed when all of them are hidden, or locked.
 * @param {PieceEditor} ed @param {Several} some */
function marks(ed, some) {
  return [
    mark(ed, some, ed.local.hidden, [EYE, EYE_SHUT], ["Hide", "Show"]),
    mark(ed, some, ed.local.locked, [LOCK_OPEN, LOCK], ["Lock", "Unlock"]),
  ];
}

/** @param {PieceEditor} ed @param {Several} several @param {Set<string>} marked @param {[string, string]} icons @param {[string, string]} words */
function mark(ed, { name, focus, keys }, marked, icons, words) {
  const on = keys.every((key) => marked.has(key));
  const label = `${words[Number(on)]} ${name}`;
  const node = el("button", {
    type: "button",
    class: on ? "mark on" : "mark",
    "aria-label": label,
    title: label,
    "data-focus": `${words[0]} ${focus}`,
    onclick: () => {
      keys.forEach((key) => (on ? marked.delete(key) : marked.add(key)));
      ed.draw();
    },
  });
  node.append(icon(icons[Number(on)]));
  return node;
}
