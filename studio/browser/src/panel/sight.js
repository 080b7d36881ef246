// Lines of sight on a panel: the author asks from dot to dot, the engine answers, both are shown.

/** @import { Cell } from "../lattice/types.d.ts" */
/** @import { Ed, Obstacle, SightAnswer, SightAsked } from "./types.d.ts" */
import { el, svg } from "../base/dom.js";
import { cellNamed, cells, placeOf } from "../lattice/lattice.js";
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
  const answer = active && answers(ed.view.sight, sight) ? ed.view.sight : null;
  ed.sightBox.hidden = !active;
  if (ed.sightBox.parentElement) ed.sightBox.parentElement.dataset.mode = active ? "sight" : "paint";
  ed.unseen.setAttribute("d", answer ? outline(cells.filter((cell) => answer.unseen[cell.row][cell.x] === "1")) : "");
  ed.sight.replaceChildren(...(active && sight.from ? sightMarks(sight, answer) : []));
  ed.sightWords.replaceChildren(...sightWords(ed, sight, answer).map((words) => el("p", {}, words)));
  ed.sightBox.dataset.verdict = answer?.verdict ?? "";
}

/** @type {(keyof SightAsked)[]} */
const ASKED = ["from", "to", "from_height", "to_height"];

/** @param {SightAnswer | null} answer @param {SightAsked} asked */
function answers(answer, asked) {
  return answer !== null && ASKED.every((key) => answer[key] === asked[key]);
}

/** @param {SightAsked} sight @param {SightAnswer | null} answer */
function sightMarks(sight, answer) {
  const ends = [sight.from, sight.to].filter(Boolean).map(cellNamed);
  const [a, b] = ends.map(placeOf);
  const line = b && svg("line", { x1: a[0], y1: a[1], x2: b[0], y2: b[1], class: `line ${answer?.verdict ?? ""}` });
  const obstacles = (answer?.obstacles ?? []).map(obstacleMark);
  const viewers = ends.map((cell, number) => viewerMark(cell, number === 0 ? "V" : "T"));
  return [...obstacles, line, ...viewers].filter((node) => node !== undefined);
}

/** @param {Cell} cell @param {string} letter */
function viewerMark(cell, letter) {
  return svg(
    "g",
    { class: "viewer", transform: shifted(cell) },
    svg("circle", { r: 5 }),
    svg("text", { y: 2.2 }, letter),
  );
}

/** @param {Obstacle} obstacle */
function obstacleMark(obstacle) {
  const found = obstacle.at.map(cellNamed);
  const mark = svg("path", { d: outline(found), class: obstacle.blocks ? "obstacle blocks" : "obstacle" });
  mark.append(svg("title", {}, obstacle.words));
  return mark;
}

/** @param {Ed} ed @param {SightAsked} sight @param {SightAnswer | null} answer */
function sightWords(ed, sight, answer) {
  if (!sight.from) return ["Click the dot of the viewer, then that of the target."];
  if (!ed.view.can_see) return ["The engine answers when the panel is sound: see the problems."];
  return answer ? answer.sentences : ["\u2026"];
}
