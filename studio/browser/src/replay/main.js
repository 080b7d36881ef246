// A battle to step through: everything is here from the start, and Python hears nothing of it.

/** @import { Button } from "../base/types.d.ts" */
/** @import { Ed, Step } from "../battle/types.d.ts" */
import { el, elementsUnder, show } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { toolButton } from "../base/toolbar.js";
import { drawBoard, replayBoard } from "../battle/board.js";
import { diceRow, drawLog, markEntries, replayLog } from "../battle/log.js";
import { changeSpeed, goRound, goTo, pickPiece, playOrPause } from "../battle/player.js";
import { diceGroups, pieceWords, replayStates, roundName, roundStarts } from "../battle/state.js";
import "../battle/battle.css";

/** @type {Button<Ed>[]} */
const DEEDS = [
  { name: "first", label: "To the start", key: "Home", icon: "M5 4v12M16 4l-8 6 8 6z", run: (ed) => goTo(ed, 0) },
  {
    name: "round-back",
    label: "A round back",
    key: "PageUp",
    icon: "M10 4l-7 6 7 6zM17 4l-7 6 7 6z",
    run: (ed) => goRound(ed, -1),
  },
  {
    name: "back",
    label: "A step back",
    key: "ArrowLeft",
    icon: "M13 4l-7 6 7 6z",
    run: (ed) => goTo(ed, ed.local.at - 1),
  },
  {
    name: "play",
    label: "Play or pause",
    key: "Space",
    icon: "M6 4l10 6-10 6z",
    on: (ed) => ed.local.timer,
    run: (ed) => playOrPause(ed),
  },
  { name: "on", label: "A step on", key: "ArrowRight", icon: "M7 4l7 6-7 6z", run: (ed) => goTo(ed, ed.local.at + 1) },
  {
    name: "round-on",
    label: "A round on",
    key: "PageDown",
    icon: "M3 4l7 6-7 6zM10 4l7 6-7 6z",
    run: (ed) => goRound(ed, 1),
  },
  {
    name: "last",
    label: "To the end",
    key: "End",
    icon: "M15 4v12M4 4l8 6-8 6z",
    run: (ed) => goTo(ed, ed.doc.steps.length - 1),
  },
  { name: "slower", label: "Slower", key: "-", icon: "M5 10h10", run: (ed) => changeSpeed(ed, -1) },
  { name: "faster", label: "Faster", key: "+", icon: "M5 10h10M10 5v10", run: (ed) => changeSpeed(ed, 1) },
];
const HINT = "Left and right step, Page Up and Page Down a round, Space plays; click a piece or a rule";

/** @param {Ed} ed */
function startReplay(ed) {
  Object.assign(ed.local, { at: 0, drawn: 0, speed: 1, timer: 0, picked: "", marked: "", rule: "" });
  ed.states = replayStates(ed.doc.steps);
  ed.starts = roundStarts(ed.doc.steps, ed.doc.scene.chapter);
  ed.board = replayBoard(ed);
  ed.log = replayLog(ed);
  ed.caption = el("div", { class: "caption", role: "status", "aria-live": "polite" });
  ed.root.classList.add("replay");
  ed.root.tabIndex = -1;
  ed.root.append(transport(ed), el("div", { class: "stage" }, table(ed), ed.log.pane));
  ed.hint(HINT);
  hearOthers(ed);
}

/** Go where another part of the page leads, and take the keyboard's focus there.
 * @param {Ed} ed */
function hearOthers(ed) {
  /** @param {CustomEvent<{ replay: string, step: number }>} event */
  const go = ({ detail }) => {
    if (!ed.root.isConnected) document.removeEventListener("musterpress-step", go);
    else if (detail.replay === ed.component.data.key) {
      goTo(ed, detail.step);
      ed.root.scrollIntoView();
      ed.root.focus({ preventScroll: true });
    }
  };
  document.addEventListener("musterpress-step", go);
}

/** @param {Ed} ed */
function table(ed) {
  return el("div", { class: "table" }, ed.caption, ed.board.drawing);
}

/** The buttons and the slider: no toolbar whose buttons the arrow keys walk, since here they step.
 * @param {Ed} ed */
function transport(ed) {
  const go = () => goTo(ed, Number(ed.slider.value));
  const last = ed.doc.steps.length - 1;
  ed.buttons = DEEDS.map((button) => ({ button, node: toolButton(ed, button) }));
  ed.slider = el("input", { type: "range", min: 0, max: last, value: 0, "aria-label": "Step", oninput: go });
  const buttons = el(
    "div",
    { class: "group" },
    ed.buttons.map((one) => one.node),
  );
  return el("div", { class: "toolbar", role: "group", "aria-label": "Replay" }, buttons, ed.slider);
}

/** @param {Ed} ed */
function drawReplay(ed) {
  const { at, picked, speed } = ed.local;
  const step = ed.doc.steps[at];
  const chapter = roundName(step, ed.doc.scene.chapter);
  const state = ed.states[at];
  drawBoard(ed, ed.board, state, step, step.who);
  drawLog(ed, ed.log, at);
  markEntries(ed);
  showCaption(ed, step);
  ed.slider.value = String(at);
  ed.slider.setAttribute("aria-valuetext", `${chapter}, step ${at + 1}`);
  const piece = state.pieces.get(picked);
  ed.say(piece ? pieceWords(picked, piece) : picked ? `${picked} is not on the table` : "");
  show(ed.status.place, `${chapter}, step ${at + 1} of ${ed.doc.steps.length}, speed ${speed}`);
  ed.root.dataset.step = String(at);
}

/** @param {Ed} ed @param {Step} step */
function showCaption(ed, step) {
  if (ed.local.captioned === step) return;
  ed.local.captioned = step;
  const dice = el("div", { class: "dice" }, diceGroups(step.dice).map(diceRow));
  const { chapter } = ed.doc.scene;
  const words = step.event === chapter ? roundName(step, chapter) : step.text;
  ed.caption.replaceChildren(el("span", {}, words), dice);
}

/** @param {Ed} ed @param {KeyboardEvent} event */
function replayKey(ed, event) {
  if (event.key === "Escape") pickPiece(ed, "");
  else if (event.key === " " && !elementsUnder(event)[0]?.matches("button")) playOrPause(ed);
  else return false;
  event.preventDefault();
  return true;
}

export default editor({ start: startReplay, draw: drawReplay, key: replayKey, apply: (doc) => doc });
