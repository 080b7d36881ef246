// Lines of sight on a panel: the author asks from dot to dot, the engine answers, both are shown.

/** @import { Cell, Lattice } from "../lattice/types.d.ts" */
/** @import { Ed, Obstacle, SightAnswer, SightAsked, View } from "./types.d.ts" */
import { el, svg } from "../base/dom.js";
import { cellNamed, placeOf } from "../lattice/lattice.js";
import { outline, shifted } from "./draw.js";

/** Ask Python what is seen from the first dot chosen, and whether the second one is.
 * @param {Ed} ed */
export function askSight(ed) {
  const { from, to, from_height, to_height } = ed.local.sight;
  ed.ask(from ? { from, to, from_height, to_height } : null);
}

/** @param {Ed} ed @param {Cell} cell */
export function chooseSight(ed, cell) {
  const sight = ed.local.sight;
  if (!sight.from || sight.to) Object.assign(sight, { from: cell.name, to: "" });
  else if (sight.from !== cell.name) sight.to = cell.name;
  askSight(ed);
}

/** @param {Ed} ed @param {"from" | "to"} end @param {string} label */
function heightOf(ed, end, label) {
  const input = el("input", {
    type: "number",
    min: 0,
    max: 12,
    value: 0,
    "aria-label": label,
    onchange: () => {
      ed.local.sight[`${end}_height`] = Math.min(12, Math.max(0, Math.round(Number(input.value) || 0)));
      askSight(ed);
      ed.draw();
    },
  });
  return el("label", { class: "height" }, label, input);
}

/** @param {Ed} ed */
export function sightBox(ed) {
  ed.sightWords = el("div", { class: "answer", role: "status" });
  return (ed.sightBox = el(
    "section",
    { class: "sightbox", "aria-label": "Line of sight" },
    el("h3", { "aria-level": 2 }, "Line of sight"),
    heightOf(ed, "from", "Viewer, levels above ground"),
    heightOf(ed, "to", "Target, levels above ground"),
    ed.sightWords,
  ));
}

/** Show the answer, if it is that to the question asked last.
 * @param {Ed} ed */
export function drawSight(ed) {
  const active = ed.tool === "sight";
  const sight = ed.local.sight;
  const answer = active ? answerTo(ed.view, sight) : null;
  ed.sightBox.hidden = !active;
  if (ed.sightBox.parentElement) ed.sightBox.parentElement.dataset.mode = active ? "sight" : "paint";
  ed.unseen.setAttribute("d", answer ? outline(ed.lattice, unseenCells(ed, answer)) : "");
  ed.sight.replaceChildren(...(active && sight.from ? sightMarks(ed, sight, answer) : []));
  ed.sightWords.replaceChildren(...sightWords(ed, sight, answer).map((words) => el("p", {}, words)));
  ed.sightBox.dataset.verdict = answer?.verdict ?? "";
}

/** @param {Ed} ed @param {SightAnswer} answer */
function unseenCells(ed, answer) {
  return ed.lattice.cells.filter((cell) => answer.unseen[cell.row][cell.x] === "1");
}

/** @type {(keyof SightAsked)[]} */
const ASKED = ["from", "to", "from_height", "to_height"];

/** The answer, if it is that to what is asked.
 * @param {View} view @param {SightAsked} asked */
function answerTo({ sight }, asked) {
  return sight && ASKED.every((key) => sight[key] === asked[key]) ? sight : null;
}

/** @param {Ed} ed @param {SightAsked} sight @param {SightAnswer | null} answer */
function sightMarks({ lattice }, sight, answer) {
  const ends = [sight.from, sight.to].filter(Boolean).map((name) => cellNamed(lattice, name));
  const [a, b] = ends.map((cell) => placeOf(lattice, cell));
  const line = b && svg("line", { x1: a[0], y1: a[1], x2: b[0], y2: b[1], class: `line ${answer?.verdict ?? ""}` });
  const obstacles = (answer?.obstacles ?? []).map((one) => obstacleMark(lattice, one));
  const viewers = ends.map((cell, number) => viewerMark(lattice, cell, number === 0 ? "V" : "T"));
  return [...obstacles, line, ...viewers].filter((node) => node !== undefined);
}

/** @param {Lattice} lattice @param {Cell} cell @param {string} letter */
function viewerMark(lattice, cell, letter) {
  return svg(
    "g",
    { class: "viewer", transform: shifted(lattice, cell) },
    svg("circle", { r: 5 }),
    svg("text", { y: 2.2 }, letter),
  );
}

/** @param {Lattice} lattice @param {Obstacle} obstacle */
function obstacleMark(lattice, obstacle) {
  const found = obstacle.at.map((name) => cellNamed(lattice, name));
  const mark = svg("path", { d: outline(lattice, found), class: obstacle.blocks ? "obstacle blocks" : "obstacle" });
  mark.append(svg("title", {}, obstacle.words));
  return mark;
}

/** @param {Ed} ed @param {SightAsked} sight @param {SightAnswer | null} answer */
function sightWords(ed, sight, answer) {
  if (!sight.from) return ["Click the dot of the viewer, then that of the target."];
  if (!ed.view.can_see) return ["The engine answers when the panel is sound: see the problems."];
  return answer ? answer.sentences : ["\u2026"];
}
