// What words name is asked of the studio by a request of its own, which waits for no run of its script.

/** @import { Ed, Group } from "./types.d.ts" */
import { show } from "../base/dom.js";
import { drawHits } from "./hits.js";

const REST_MS = 60;
const GONE = "No pack is open here any more. Load the page again.";
const FAILED = "The studio does not answer.";

/** Ask once the author rests for a moment; of two questions the later one counts.
 * @param {Ed} ed @param {number} [restMs] */
export function askSoon(ed, restMs = REST_MS) {
  clearTimeout(ed.local.timer);
  ed.local.timer = setTimeout(() => ask(ed), restMs);
}

/** @param {Ed} ed */
async function ask(ed) {
  ed.local.asking?.abort();
  const asking = (ed.local.asking = new AbortController());
  try {
    const groups = await answered(ed, asking.signal);
    if (!groups) return show(ed.local.state, GONE);
    ed.local.groups = groups;
    ed.local.at = 0;
    drawHits(ed);
  } catch {
    if (!asking.signal.aborted) show(ed.local.state, FAILED);
  }
}

/** The groups that were found; null where the studio knows this tab no more.
 * @param {Ed} ed @param {AbortSignal} signal @returns {Promise<Group[] | null>} */
async function answered(ed, signal) {
  const body = JSON.stringify({ token: ed.view.token, query: ed.local.input.value });
  const answer = await fetch(`${location.origin}${ed.view.asks}`, { method: "POST", body, signal });
  return answer.ok ? await answer.json() : null;
}
