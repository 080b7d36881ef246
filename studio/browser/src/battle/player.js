// Where a replay stands: steps, rounds, playing, its speed, and the piece that is picked.

/** @import { Ed, Told } from "./types.d.ts" */

const SPEEDS = [0.5, 1, 2, 4, 8];
const STEP_MS = 1100;

/** @param {Told} ed @param {number} at @param {boolean} [playing] */
export function goTo(ed, at, playing = false) {
  if (!playing) pause(ed);
  ed.local.at = Math.max(0, Math.min(ed.doc.steps.length - 1, at));
  ed.draw();
}

/** @param {Ed} ed @param {number} way */
export function goRound(ed, way) {
  const { at } = ed.local;
  const next = way > 0 ? ed.starts.find((start) => start > at) : ed.starts.findLast((start) => start < at);
  goTo(ed, next ?? (way > 0 ? ed.doc.steps.length - 1 : 0));
}

/** @param {Ed} ed */
export function playOrPause(ed) {
  if (ed.local.timer) {
    pause(ed);
  } else {
    if (ed.local.at === ed.doc.steps.length - 1) ed.local.at = 0;
    tick(ed);
  }
  ed.draw();
}

/** @param {Told} ed */
function pause(ed) {
  clearTimeout(ed.local.timer);
  ed.local.timer = 0;
}

/** @param {Ed} ed */
function tick(ed) {
  if (ed.local.at >= ed.doc.steps.length - 1 || (ed.local.timer && !ed.root.isConnected)) {
    pause(ed);
    ed.draw();
    return;
  }
  ed.local.timer = setTimeout(() => {
    goTo(ed, ed.local.at + 1, true);
    tick(ed);
  }, STEP_MS / ed.local.speed);
}

/** @param {Ed} ed @param {number} way */
export function changeSpeed(ed, way) {
  const at = SPEEDS.indexOf(ed.local.speed) + way;
  ed.local.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))];
  ed.draw();
}

/** @param {Told} ed @param {string} name */
export function pickPiece(ed, name) {
  ed.local.picked = name;
  ed.draw();
}
