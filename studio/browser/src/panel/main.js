// The editor of map panels: 613 dots, painted by mouse or keyboard.

/** @import { Cell } from "../lattice/types.d.ts" */
/** @import { Ed } from "./types.d.ts" */
import { el, focusedBy, pointIn, show } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { toolbar } from "../base/toolbar.js";
import { cellAt, cellNear, cells, lineBetween } from "../lattice/lattice.js";
import { drawDiffering, drawPanel, outline, panelDrawing } from "./draw.js";
import { drawPalette, panelPalette, stepPalette } from "./palette.js";
import { askSight, drawSight } from "./sight.js";
import { applyToPanel, dotWords, levelIn } from "./state.js";
import { clicks, HINTS, PANEL_BUTTONS, pick, reaches, strokeOf, touchedBy } from "./tools.js";
import "../lattice/palette.css";
import "./panel.css";

export default editor({
  start: startPanel,
  apply: applyToPanel,
  draw: drawAllOfPanel,
  key: keyOnPanel,
  chosen: toolOnPanel,
  reveal: revealOnPanel,
  reveals: ["terrain", "levels", "hills", "compass_at"],
});

/** @param {Ed} ed */
function startPanel(ed) {
  Object.assign(ed.local, {
    size: 0,
    twin: false,
    layer: "terrain",
    sign: "",
    path: null,
    at: cells[0],
    known: new Map(),
  });
  ed.local.sight = { from: "", to: "", from_height: 0, to_height: 0 };
  ed.legend = legendOf(ed);
  ed.local.sign = (ed.view.legend.find(({ icon }) => icon) ?? ed.view.legend[0]).sign;
  ed.drawing = panelDrawing(ed);
  const bar = toolbar(ed, "Tools of the panel", PANEL_BUTTONS);
  ed.main = el("div", { class: "work" }, ed.drawing, panelPalette(ed));
  ed.root.append(bar, ed.main);
  listen(ed);
  ed.tool = "brush";
  ed.hint(HINTS.brush);
}

/** @param {Ed} ed */
function legendOf(ed) {
  return new Map(ed.view.legend.map((look) => [look.sign, look]));
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
  syncLegend(ed);
  const stroke = ed.local.path ? strokeOf(ed, ed.local.path) : null;
  const doc = stroke ? applyToPanel(structuredClone(ed.doc), stroke) : ed.doc;
  ed.drawing.dataset.layer = ed.local.layer;
  drawPanel(ed, doc);
  drawDiffering(ed);
  drawPalette(ed);
  drawSight(ed);
  drawCursor(ed);
}

/** A change of the legend itself builds the palette anew.
 * @param {Ed} ed */
function syncLegend(ed) {
  const legend = JSON.stringify(ed.view.legend);
  if (ed.local.legend === legend) return;
  const first = ed.local.legend === undefined;
  ed.local.legend = legend;
  ed.legend = legendOf(ed);
  if (!first) ed.main.lastElementChild?.replaceWith(panelPalette(ed));
}

/** @param {Ed} ed */
function drawCursor(ed) {
  const { over, path, at } = ed.local;
  const aim = over ?? (focusedBy(ed.root) === ed.drawing ? at : null);
  const paints = aim && reaches[ed.tool] && !["fill", "replace"].includes(ed.tool);
  ed.touched.setAttribute("d", aim ? outline(paints ? touchedBy(ed, path ?? [aim]) : [aim]) : "");
  ed.cursor.setAttribute("d", outline([at]));
  show(ed.status.place, aim ? dotWords(ed, ed.doc, aim) : "");
  ed.drawing.setAttribute("aria-label", `Panel ${ed.view.letter}. ${dotWords(ed, ed.doc, at)}`);
}

// Pointer: a stroke begins on a dot, follows the pointer without gaps, and is one edit when it ends.

/** @param {Ed} ed @param {PointerEvent} event */
function pressOnPanel(ed, event) {
  const cell = cellNear(pointIn(ed.drawing, event));
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
  for (const one of events.length ? events : [event]) follow(ed, cellNear(pointIn(ed.drawing, one)));
  ed.draw();
}

/** @param {Ed} ed @param {Cell | undefined} cell */
function follow(ed, cell) {
  ed.local.over = cell;
  const path = ed.local.path;
  const last = path?.at(-1);
  if (path && last && cell && cell !== last) path.push(...lineBetween(last, cell).slice(1));
}

/** @param {Ed} ed @param {PointerEvent} event */
function releaseOnPanel(ed, event) {
  if (ed.tool === "badge" && event.button === 0) return releaseBadge(ed, cellNear(pointIn(ed.drawing, event)));
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
  if (!levelIn(ed.doc, cell)) return ed.say(`${cell.name} is level ground: a badge stands on a hill`, "refused");
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

/** @param {Ed} ed @param {[number, number]}  @param {number} times */
function stepOnPanel(ed, [x, y2], times) {
  let { at } = ed.local;
  for (let step = 0; step < times; step += 1) {
    const there = at.x + x;
    at =
      cellAt(there, at.y2 + y2 + (x && (at.x % 2 ? -1 : 1))) ??
      cellAt(there, at.y2 + y2 + (x && (at.x % 2 ? 1 : -1))) ??
      at;
  }
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
