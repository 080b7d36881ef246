// The places are asked of the studio by a request of its own, which waits for no run of its script.

/** @import { Ed, Wanted } from "./types.d.ts" */
import { show } from "../base/dom.js";
import { drawPlaces } from "./places.js";

const REST_MS = 150;
const GONE = "No pack is open here any more. Load the page again.";
const FAILED = "The studio does not answer.";

/** @param {Ed} ed @returns {Wanted} */
export function wanted({ local }) {
  const { old, new: by, anyCase, wholeWords } = local;
  return { old: old.value, new: by.value, any_case: anyCase.checked, whole_words: wholeWords.checked };
}

/** Ask once the author rests for a moment; of two questions the later one counts.
 * @param {Ed} ed @param {number} [restMs] */
export function askSoon(ed, restMs = REST_MS) {
  clearTimeout(ed.local.timer);
  ed.local.button.disabled = true;
  ed.local.timer = setTimeout(() => ask(ed), restMs);
}

/** @param {Ed} ed */
async function ask(ed) {
  ed.local.asking?.abort();
  const { signal } = (ed.local.asking = new AbortController());
  const body = JSON.stringify({ token: ed.view.token, ...wanted(ed) });
  try {
    const answer = await fetch(`${location.origin}${ed.view.asks}`, { method: "POST", body, signal });
    if (!answer.ok) return show(ed.local.state, GONE);
    Object.assign(ed.local, await answer.json(), { left: new Set() });
    drawPlaces(ed);
  } catch {
    if (!signal.aborted) show(ed.local.state, FAILED);
  }
}
