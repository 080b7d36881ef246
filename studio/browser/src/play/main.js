// A battle that a person plays: the board of the replay as far as the side may know it, and what may be answered.

/** @import { Component } from "../base/types.d.ts" */
/** @import { Ed } from "./types.d.ts" */
import { el, focusedBy, show, svg } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { drawBoard, replayBoard } from "../battle/board.js";
import { diceRow, drawLog, markEntries, replayLog } from "../battle/log.js";
import { pickPiece } from "../battle/player.js";
import { diceGroups, pieceWords, replayStates, roundName } from "../battle/state.js";
import { drawLit, numbersUnder } from "./lit.js";
import { choose, drawPanel, focusAnswer, panelKey } from "./panel.js";
import { whole } from "./scenes.js";
import "../battle/battle.css";
import "./play.css";

const HINT = "A number or the arrow keys find an answer, Enter gives it; what is lit on the board can be clicked";

/** @param {Ed} ed */
function startPlay(ed) {
  Object.assign(ed.local, { at: 0, drawn: 0, picked: "", marked: "", rule: "", few: [], typed: "", rev: "" });
  ed.board = replayBoard(ed);
  ed.lit = svg("g", { class: "lit", "aria-hidden": "true" });
  ed.board.drawing.append(ed.lit);
  ed.board.drawing.addEventListener("click", (event) => answerOnBoard(ed, event), true);
  ed.board.drawing.addEventListener("keydown", (event) => event.key === "Enter" && answerOnBoard(ed, event), true);
  ed.log = replayLog(ed);
  ed.caption = el("div", { class: "caption" });
  ed.panel = el("div", { class: "panel", tabindex: -1 });
  ed.side = el("div", { class: "side" }, ed.panel, ed.log.pane);
  ed.root.classList.add("replay", "play");
  ed.root.append(el("div", { class: "stage" }, el("div", { class: "table" }, ed.caption, ed.board.drawing), ed.side));
  ed.hint(HINT);
}

/** @param {Ed} ed @param {Event} event */
function answerOnBoard(ed, event) {
  const numbers = numbersUnder(ed, event);
  if (!numbers.length || ed.local.at !== ed.doc.steps.length - 1) return;
  event.stopPropagation();
  event.preventDefault();
  choose(ed, numbers);
}

/** @param {Ed} ed */
function drawPlay(ed) {
  if (ed.local.rev !== ed.rev) takeUp(ed);
  const { at, picked } = ed.local;
  const step = ed.doc.steps[at];
  const state = ed.states[at];
  drawBoard(ed, ed.board, state, step, step.who);
  drawLit(ed);
  drawLog(ed, ed.log, at);
  markEntries(ed);
  const dice = el("div", { class: "dice" }, diceGroups(step.dice).map(diceRow));
  ed.caption.replaceChildren(el("span", {}, step.text), dice);
  ed.panel.setAttribute("aria-busy", String(Boolean(ed.doc.waiting)));
  const piece = state.pieces.get(picked);
  if (picked) ed.say(piece ? pieceWords(picked, piece) : `${picked} is not on the table`);
  show(ed.status.place, roundName(step, ed.doc.scene.chapter));
  ed.root.dataset.after = String(ed.doc.after);
}

/** Show another question: what happened meanwhile ends where it is asked.
 * @param {Ed} ed */
function takeUp(ed) {
  const { local, doc } = ed;
  const first = !local.rev;
  const inside = ed.root.contains(focusedBy(ed.root));
  ed.states = replayStates(doc.steps);
  const log = replayLog(ed);
  ed.log.pane.replaceWith(log.pane);
  ed.log = log;
  Object.assign(local, { rev: ed.rev, at: doc.steps.length - 1, drawn: 0, marked: "", rule: "", few: [], typed: "" });
  drawPanel(ed);
  if (inside && !first) focusAnswer(ed, 0);
}

/** @param {Ed} ed @param {KeyboardEvent} event */
function playKey(ed, event) {
  if (panelKey(ed, event)) return true;
  if (event.key !== "Escape") return false;
  pickPiece(ed, "");
  event.preventDefault();
  return true;
}

const play = editor({
  start: startPlay,
  draw: drawPlay,
  key: playKey,
  /** @param {Ed["doc"]} doc */
  apply: (doc) => ({ ...doc, waiting: true }),
});

/** Show what was sent, or ask for all of it.
 * @param {Component} component */
export default function shown(component) {
  const { doc } = component.data;
  const all = whole(doc);
  if (all) play({ ...component, data: { ...component.data, doc: all } });
  else component.setStateValue("question", doc.board);
}
