// The scenes that the page was sent: Python leaves out those that are known here, since a scene never changes.

/** @import { Doc, SentDoc } from "./types.d.ts" */

const MOST = 6;
/** By their names, the one shown last behind the others.
 * @type {Map<string, Doc["scene"]>} */
const scenes = new Map();

/** The names of the scenes that need not be sent again. */
export function known() {
  return [...scenes.keys()];
}

/** What was sent, with its scene; null where that is not known any more.
 * @param {SentDoc} sent @returns {Doc | null} */
export function whole(sent) {
  const scene = sent.scene ?? scenes.get(sent.board);
  if (!scene) return null;
  scenes.delete(sent.board);
  scenes.set(sent.board, scene);
  for (const name of known().slice(0, -MOST)) scenes.delete(name);
  return { ...sent, scene };
}
