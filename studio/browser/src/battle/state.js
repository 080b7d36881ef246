// The states of a replay: what stands on the board after each step. Built once: a step only says what changes.

/** @import { Die, Piece, State, Step, Throw } from "./types.d.ts" */

/** Return a state for each step: its pieces by name, smoke and craters, the terrain that is gone, and what lies on the ground.
 * @param {Step[]} steps */
export function replayStates(steps) {
  /** @type {State[]} */
  const states = [];
  /** @type {State} */
  let now = { pieces: new Map(), patches: [], gone: [], lying: [] };
  for (const step of steps) {
    now = { ...now, pieces: piecesAfter(now.pieces, step.pieces) };
    if (step.patches) now = { ...now, patches: step.patches, gone: step.gone };
    if (step.lying) now = { ...now, lying: step.lying };
    states.push(now);
  }
  return states;
}

/** @param {Map<string, Piece>} before @param {Record<string, Piece | null>} changes */
function piecesAfter(before, changes) {
  const names = Object.keys(changes);
  if (!names.length) return before;
  const after = new Map(before);
  for (const name of names) {
    if (changes[name] === null) after.delete(name);
    else after.set(name, changes[name]);
  }
  return after;
}

/** Return the numbers of the steps with which rounds begin, or what a game has for them; the first one begins the setup.
 * @param {Step[]} steps @param {string} chapter */
export function roundStarts(steps, chapter) {
  return steps.map((_, at) => at).filter((at) => at === 0 || steps[at].event === chapter);
}

/** @param {Step} step @param {string} chapter */
export function roundName(step, chapter) {
  const word = `${chapter.charAt(0).toUpperCase()}${chapter.slice(1)}`;
  return step.round === 0 ? "Setup" : `${word} ${step.round}`;
}

/** Return dice that were thrown for the same thing side by side: [reason, need, values].
 * @param {Die[]} dice */
export function diceGroups(dice) {
  /** @type {Throw[]} */
  const groups = [];
  for (const die of dice) {
    const last = groups.at(-1);
    if (last && last[0] === die.reason && last[1] === die.need) last[2].push(die.value);
    else groups.push([die.reason, die.need, [die.value]]);
  }
  return groups;
}

/** Return how a piece is, in words.
 * @param {string} name @param {Piece} piece */
export function pieceWords(name, piece) {
  const words = [
    piece.state,
    piece.counters ? `${piece.counters} target counter${piece.counters === 1 ? "" : "s"}` : "",
    piece.damaged ? "damaged" : "",
    piece.stunned ? "stunned" : "",
    piece.jamming ? "jamming" : "",
    piece.dazed ? "Dazed" : "",
    piece.holding ? `with the ${piece.holding}` : "",
  ].filter(Boolean);
  return words.length ? `${name}: ${words.join(", ")}` : name;
}
