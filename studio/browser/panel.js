// The editor of map panels: 613 dots, painted by mouse or keyboard.

export default editor({
  start: startPanel, apply: applyToPanel, draw: drawAllOfPanel, key: keyOnPanel, chosen: toolOnPanel,
  reveal: revealOnPanel, reveals: ["terrain", "levels", "hills", "compass_at"],
});

function startPanel(ed) {
  Object.assign(ed.local, { size: 0, twin: false, layer: "terrain", sign: "", path: null, at: cells[0], known: new Map() });
  ed.local.sight = { from: "", to: "", from_height: 0, to_height: 0 };
  ed.legend = legendOf(ed);
  ed.local.sign = (ed.view.legend.find(({ icon }) => icon) ?? ed.view.legend[0]).sign;
  ed.drawing = panelDrawing(ed);
  const bar = toolbar(ed, "Tools of the panel", panelButtons());
  ed.main = el("div", { class: "work" }, ed.drawing, panelPalette(ed));
  ed.root.append(bar, ed.main);
  listen(ed);
  ed.tool = "brush";
  ed.hint(HINTS.brush);
}

function legendOf(ed) {
  return new Map(ed.view.legend.map((look) => [look.sign, look]));
}

function listen(ed) {
  const on = (name, handle) => ed.drawing.addEventListener(name, (event) => handle(ed, event));
  on("pointerdown", pressOnPanel);
  on("pointermove", moveOnPanel);
  on("pointerup", releaseOnPanel);
  on("pointercancel", dropStroke);
  on("pointerleave", leavePanel);
  on("focus", (editor) => moveTo(editor, editor.local.at));
}

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

/** A change of the legend itself builds the palette anew. */
function syncLegend(ed) {
  const legend = JSON.stringify(ed.view.legend);
  if (ed.local.legend === legend) return;
  const first = ed.local.legend === undefined;
  ed.local.legend = legend;
  ed.legend = legendOf(ed);
  if (!first) ed.main.lastChild.replaceWith(panelPalette(ed));
}

function drawCursor(ed) {
  const { over, path, at } = ed.local;
  const aim = over ?? (ed.root.getRootNode().activeElement === ed.drawing ? at : null);
  const paints = aim && reaches[ed.tool] && !["fill", "replace"].includes(ed.tool);
  ed.touched.setAttribute("d", aim ? outline(paints ? touchedBy(ed, path ?? [aim]) : [aim]) : "");
  ed.cursor.setAttribute("d", outline([at]));
  show(ed.status.place, aim ? dotWords(ed, ed.doc, aim) : "");
  ed.drawing.setAttribute("aria-label", `Panel ${ed.view.letter}. ${dotWords(ed, ed.doc, at)}`);
}

// Pointer: a stroke begins on a dot, follows the pointer without gaps, and is one edit when it ends.

function pressOnPanel(ed, event) {
  const cell = cellNear(pointIn(ed.drawing, event));
  if (!cell || event.button !== 0) return;
  ed.drawing.setPointerCapture(event.pointerId);
  ed.local.at = cell;
  if (event.ctrlKey || event.metaKey) return pick(ed, cell);
  if (ed.tool === "badge") ed.local.held = badgeNear(ed, cell);
  if (clicks[ed.tool]) clicks[ed.tool](ed, cell);
  else if (reaches[ed.tool]) ed.local.path = [cell];
  ed.draw();
}

function moveOnPanel(ed, event) {
  const events = event.getCoalescedEvents?.() ?? [];
  for (const one of events.length ? events : [event]) follow(ed, cellNear(pointIn(ed.drawing, one)));
  ed.draw();
}

function follow(ed, cell) {
  ed.local.over = cell;
  const path = ed.local.path;
  if (path && cell && cell !== path.at(-1)) path.push(...lineBetween(path.at(-1), cell).slice(1));
}

function releaseOnPanel(ed, event) {
  if (ed.tool === "badge" && event.button === 0) return releaseBadge(ed, cellNear(pointIn(ed.drawing, event)));
  endStroke(ed);
}

function endStroke(ed) {
  const stroke = ed.local.path && strokeOf(ed, ed.local.path);
  ed.local.path = null;
  if (stroke) ed.send(stroke);
  else ed.draw();
}

function dropStroke(ed) {
  Object.assign(ed.local, { path: null, held: undefined });
  ed.draw();
}

function leavePanel(ed) {
  ed.local.over = undefined;
  ed.draw();
}

function badgeNear(ed, cell) {
  const number = ed.doc.hills.findIndex(({ badge_at }) => badge_at === cell.name);
  return number < 0 ? undefined : number;
}

function releaseBadge(ed, cell) {
  const held = ed.local.held;
  ed.local.held = undefined;
  if (cell) putBadge(ed, held, cell);
}

/** Set a badge on a hill, move the one that is held, or take it away when it stayed where it was. */
function putBadge(ed, held, cell) {
  if (held !== undefined && ed.doc.hills[held]?.badge_at === cell.name) return ed.send({ op: "badge", number: held, at: null });
  if (!levelIn(ed.doc, cell)) return ed.say(`${cell.name} is level ground: a badge stands on a hill`, "refused");
  ed.send({ op: "badge", number: held ?? ed.doc.hills.length, at: cell.name });
}

// Keyboard: arrows go from dot to dot, Space or Enter does what a click does; lines and blocks take two.

const STRIDES = { ArrowUp: [0, -2], ArrowDown: [0, 2], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

function keyOnPanel(ed, event) {
  if (event.composedPath()[0] !== ed.drawing) return;
  const stride = STRIDES[event.key];
  const deed = { " ": pressKeyOnPanel, Enter: pressKeyOnPanel, Escape: dropStroke, ",": back, ".": forth }[event.key];
  if (!stride && !deed) return;
  event.preventDefault();
  event.stopPropagation();
  if (stride) stepOnPanel(ed, stride, event.shiftKey ? 5 : 1);
  else deed(ed);
}

const back = (ed) => stepPalette(ed, -1);
const forth = (ed) => stepPalette(ed, 1);

function stepOnPanel(ed, [x, y2], times) {
  let { at } = ed.local;
  for (let step = 0; step < times; step += 1) {
    const there = at.x + x;
    at = cellAt(there, at.y2 + y2 + (x && (at.x % 2 ? -1 : 1))) ?? cellAt(there, at.y2 + y2 + (x && (at.x % 2 ? 1 : -1))) ?? at;
  }
  moveTo(ed, at);
}

function moveTo(ed, cell) {
  ed.local.at = cell;
  if (ed.local.path) follow(ed, cell);
  ed.local.over = undefined;
  ed.draw();
}

function pressKeyOnPanel(ed) {
  const { at, path } = ed.local;
  if (ed.tool === "badge") return putBadge(ed, badgeNear(ed, at), at);
  if (clicks[ed.tool]) clicks[ed.tool](ed, at);
  else if (["line", "rectangle"].includes(ed.tool) && !path) ed.local.path = [at];
  else {
    ed.local.path = path ?? [at];
    return endStroke(ed);
  }
  ed.draw();
}

function toolOnPanel(ed) {
  dropStroke(ed);
  if (ed.tool === "sight") askSight(ed);
  else ed.ask(null);
}

/** After an undo, what changed lights up. */
function revealOnPanel(ed) {
  ed.local.flashing = true;
}
