// The editor of maps of dots, painted by mouse or keyboard: map panels of hexagons, dot maps of squares.

/** @import { Cell } from "../lattice/types.d.ts" */
/** @import { Ed, Look } from "./types.d.ts" */
import { el, focusedBy, pointIn, show } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { toolbar } from "../base/toolbar.js";
import { cellNear, latticeOf, lineBetween, stepFrom } from "../lattice/lattice.js";
import { drawDiffering, drawPanel, outline, panelDrawing } from "./draw.js";
import { drawPalette, panelPalette, stepPalette } from "./palette.js";
import { askSight, drawSight } from "./sight.js";
import { applyToPanel, dotWords, levelIn } from "./state.js";
import { clicks, HINTS, panelButtons, pick, reaches, strokeOf, touchedBy } from "./tools.js";
import "../lattice/palette.css";
import "./panel.css";

export default editor({
  start: startPanel,
  apply: applyToPanel,
  draw: drawAllOfPanel,
  key: keyOnPanel,
  chosen: toolOnPanel,
  reveal: revealOnPanel,
  reveals: ["terrain", "ground", "levels", "tunnels", "hills", "compass_at"],
});

/** @param {Ed} ed */
function startPanel(ed) {
  Object.assign(ed.local, { size: 0, twin: false, path: null, known: new Map() });
  ed.local.sight = { from: "", to: "", from_height: 0, to_height: 0 };
  ed.lattice = latticeOf(ed.doc.lattice);
  takeLayers(ed);
  const { name, legend } = ed.view.layers[0];
  Object.assign(ed.local, { layer: name, sign: (legend.find(({ dot }) => dot) ?? legend[0]).sign });
  ed.palette = panelPalette(ed);
  ed.main = el("div", { class: "work" });
  layOut(ed);
  ed.root.append(toolbar(ed, `Tools of the ${ed.view.what}`, panelButtons(ed)), ed.main);
  ed.tool = "brush";
  ed.hint(HINTS.brush);
}

/** Draw the map from the ground up, of the size that it has now.
 * @param {Ed} ed */
function layOut(ed) {
  const focused = ed.drawing && focusedBy(ed.root) === ed.drawing;
  Object.assign(ed.local, { at: ed.lattice.cells[0], over: undefined, path: null });
  ed.local.known.clear();
  ed.drawing = panelDrawing(ed);
  ed.main.replaceChildren(ed.drawing, ed.palette);
  listen(ed);
  if (focused) ed.drawing.focus();
}

/** What the signs of each layer look like.
 * @param {Ed} ed */
function takeLayers(ed) {
  const { layers } = ed.view;
  /** @param {Look[]} legend @returns {[string, Look][]} */
  const bySign = (legend) => legend.map((look) => [look.sign, look]);
  ed.local.layers = JSON.stringify(layers);
  ed.legends = Object.fromEntries(layers.map(({ name, legend }) => [name, new Map(bySign(legend))]));
  ed.ground = layers.find(({ shows }) => shows === "ground")?.name ?? "";
  ed.letters = layers.filter(({ shows }) => shows === "letters").map(({ name }) => name);
}

/** @param {Ed} ed */
function listen(ed) {
  /** @param {"pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "pointerleave"} name @param {(ed: Ed, event: PointerEvent) => void} handle */
  const on = (name, handle) => ed.drawing.addEventListener(name, (event) => handle(ed, event));
  on("pointerdown", pressOnPanel);
  on("pointermove", moveOnPanel);
  on("pointerup", releaseOnPanel);
  on("pointercancel", dropStroke);
  on("pointerleave", leavePanel);
  ed.drawing.addEventListener("focus", () => moveTo(ed, ed.local.at));
}

/** @param {Ed} ed */
function drawAllOfPanel(ed) {
  syncSize(ed);
  syncLayers(ed);
  const stroke = ed.local.path ? strokeOf(ed, ed.local.path) : null;
  const doc = stroke ? applyToPanel(structuredClone(ed.doc), stroke) : ed.doc;
  ed.drawing.dataset.layer = ed.local.layer;
  drawPanel(ed, doc);
  drawDiffering(ed);
  drawPalette(ed);
  drawSight(ed);
  drawCursor(ed);
}

/** A map that has grown or shrunk is drawn anew.
 * @param {Ed} ed */
function syncSize(ed) {
  const lattice = latticeOf(ed.doc.lattice);
  if (ed.lattice === lattice) return;
  ed.lattice = lattice;
  layOut(ed);
}

/** A change of a legend builds the palette anew.
 * @param {Ed} ed */
function syncLayers(ed) {
  if (ed.local.layers === JSON.stringify(ed.view.layers)) return;
  takeLayers(ed);
  ed.local.known.clear();
  const old = ed.palette;
  ed.palette = panelPalette(ed);
  old.replaceWith(ed.palette);
}

/** @param {Ed} ed */
function drawCursor(ed) {
  const { over, path, at } = ed.local;
  const aim = over ?? (focusedBy(ed.root) === ed.drawing ? at : null);
  const paints = aim && reaches[ed.tool] && !["fill", "replace"].includes(ed.tool);
  ed.touched.setAttribute("d", aim ? outline(ed.lattice, paints ? touchedBy(ed, path ?? [aim]) : [aim]) : "");
  ed.cursor.setAttribute("d", outline(ed.lattice, [at]));
  show(ed.status.place, aim ? dotWords(ed, ed.doc, aim) : "");
  ed.drawing.setAttribute("aria-label", `${ed.view.title}. ${dotWords(ed, ed.doc, at)}`);
}

// Pointer: a stroke begins on a dot, follows the pointer without gaps, and is one edit when it ends.

/** @param {Ed} ed @param {PointerEvent} event */
function pressOnPanel(ed, event) {
  const cell = cellNear(ed.lattice, pointIn(ed.drawing, event));
  if (!cell || event.button !== 0) return;
  ed.drawing.setPointerCapture(event.pointerId);
  ed.local.at = cell;
  if (event.ctrlKey || event.metaKey) return pick(ed, cell);
  if (ed.tool === "badge") ed.local.held = badgeNear(ed, cell);
  const click = clicks[ed.tool];
  if (click) click(ed, cell);
  else if (reaches[ed.tool]) ed.local.path = [cell];
  ed.draw();
}

/** @param {Ed} ed @param {PointerEvent} event */
function moveOnPanel(ed, event) {
  const events = event.getCoalescedEvents?.() ?? [];
  for (const one of events.length ? events : [event]) follow(ed, cellNear(ed.lattice, pointIn(ed.drawing, one)));
  ed.draw();
}

/** @param {Ed} ed @param {Cell | undefined} cell */
function follow(ed, cell) {
  ed.local.over = cell;
  const path = ed.local.path;
  const last = path?.at(-1);
  if (path && last && cell && cell !== last) path.push(...lineBetween(ed.lattice, last, cell).slice(1));
}

/** @param {Ed} ed @param {PointerEvent} event */
function releaseOnPanel(ed, event) {
  if (ed.tool === "badge" && event.button === 0)
    return releaseBadge(ed, cellNear(ed.lattice, pointIn(ed.drawing, event)));
  endStroke(ed);
}

/** @param {Ed} ed */
function endStroke(ed) {
  const stroke = ed.local.path && strokeOf(ed, ed.local.path);
  ed.local.path = null;
  if (stroke) ed.send(stroke);
  else ed.draw();
}

/** @param {Ed} ed */
function dropStroke(ed) {
  Object.assign(ed.local, { path: null, held: undefined });
  ed.draw();
}

/** @param {Ed} ed */
function leavePanel(ed) {
  ed.local.over = undefined;
  ed.draw();
}

/** @param {Ed} ed @param {Cell} cell */
function badgeNear(ed, cell) {
  const number = ed.doc.hills.findIndex(({ badge_at }) => badge_at === cell.name);
  return number < 0 ? undefined : number;
}

/** @param {Ed} ed @param {Cell | undefined} cell */
function releaseBadge(ed, cell) {
  const held = ed.local.held;
  ed.local.held = undefined;
  if (cell) putBadge(ed, held, cell);
}

/** Set a badge on a hill, move the one that is held, or take it away when it stayed where it was.
 * @param {Ed} ed @param {number | undefined} held @param {Cell} cell */
function putBadge(ed, held, cell) {
  if (held !== undefined && ed.doc.hills[held]?.badge_at === cell.name)
    return ed.send({ op: "badge", number: held, at: null });
  if (!levelIn(ed.doc, cell)) return ed.say(`${cell.words} is level ground: a badge stands on a hill`, "refused");
  ed.send({ op: "badge", number: held ?? ed.doc.hills.length, at: cell.name });
}

// Keyboard: arrows go from dot to dot, Space or Enter does what a click does; lines and blocks take two.

/** @type {Record<string, [number, number]>} */
const STRIDES = { ArrowUp: [0, -2], ArrowDown: [0, 2], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @param {Ed} ed @param {KeyboardEvent} event */
function keyOnPanel(ed, event) {
  if (event.composedPath()[0] !== ed.drawing) return;
  const stride = STRIDES[event.key];
  const deed = KEYS[event.key];
  if (!stride && !deed) return;
  event.preventDefault();
  event.stopPropagation();
  if (stride) stepOnPanel(ed, stride, event.shiftKey ? 5 : 1);
  else deed?.(ed);
}

/** @type {Record<string, ((ed: Ed) => void) | undefined>} */
const KEYS = {
  " ": pressKeyOnPanel,
  Enter: pressKeyOnPanel,
  Escape: dropStroke,
  ",": (ed) => stepPalette(ed, -1),
  ".": (ed) => stepPalette(ed, 1),
};

/** @param {Ed} ed @param {[number, number]} stride @param {number} times */
function stepOnPanel(ed, stride, times) {
  let { at } = ed.local;
  for (let step = 0; step < times; step += 1) at = stepFrom(ed.lattice, at, stride);
  moveTo(ed, at);
}

/** @param {Ed} ed @param {Cell} cell */
function moveTo(ed, cell) {
  ed.local.at = cell;
  if (ed.local.path) follow(ed, cell);
  ed.local.over = undefined;
  ed.draw();
}

/** @param {Ed} ed */
function pressKeyOnPanel(ed) {
  const { at, path } = ed.local;
  if (ed.tool === "badge") return putBadge(ed, badgeNear(ed, at), at);
  const click = clicks[ed.tool];
  if (click) click(ed, at);
  else if (["line", "rectangle"].includes(ed.tool) && !path) ed.local.path = [at];
  else {
    ed.local.path = path ?? [at];
    return endStroke(ed);
  }
  ed.draw();
}

/** @param {Ed} ed */
function toolOnPanel(ed) {
  dropStroke(ed);
  if (ed.tool === "sight") askSight(ed);
  else ed.ask(null);
}

/** After an undo, what changed lights up.
 * @param {Ed} ed */
function revealOnPanel(ed) {
  ed.local.flashing = true;
}
