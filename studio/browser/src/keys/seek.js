// Leads to a field of the page: opens what it is folded into, brings it into view and rings it for a while.

/** @import { Ed, Sought } from "./types.d.ts" */
import { allBelow, oneBelow } from "../base/dom.js";

const SEEK_MS = 60;
const PATIENCE_MS = 8000;
const RING_MS = 2600;
const WORKED_ON = "input, textarea, [role=combobox]";

/** Look for the field until the page has drawn it, and what is worked on in it; each search is done once.
 * @param {Ed} ed @param {Sought} sought */
export function seek(ed, sought) {
  if (!sought.classes.length || ed.local.sought === sought.token) return;
  ed.local.sought = sought.token;
  const until = performance.now() + PATIENCE_MS;
  const look = () => {
    if (ed.local.sought !== sought.token) return;
    const field = nearest(sought.classes);
    if (!sought.enter && isDrawn(sought.part)) return;
    const late = performance.now() > until;
    if (field && (late || !sought.enter || field.querySelector(WORKED_ON))) reach(ed, field, sought.enter);
    else if (!late) setTimeout(look, SEEK_MS);
  };
  setTimeout(look, SEEK_MS);
}

/** Whether a drawing that shows what changed there is mostly in view.
 * @param {string} part */
function isDrawn(part) {
  return [...allBelow(document, "[data-reveals]")].some((node) => {
    const { top, bottom, height } = node.getBoundingClientRect();
    const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    return node.dataset.reveals?.split(" ").includes(part) && seen > 0.5 * Math.min(height, window.innerHeight);
  });
}

/** The field itself as soon as it is there; what it lies in only when nothing more is coming.
 * @param {string[]} classes */
function nearest(classes) {
  const drawn = oneBelow(document, "[data-testid=stApp]")?.dataset.testScriptState === "notRunning";
  const nodes = (drawn ? classes : classes.slice(0, 1)).map((name) => document.getElementsByClassName(name)[0]);
  return /** @type {HTMLElement | undefined} */ (nodes.find((node) => node && !node.closest("[data-stale=true]")));
}

/** @param {Ed} ed @param {HTMLElement} field @param {boolean} enter */
function reach(ed, field, enter) {
  uncover(field);
  requestAnimationFrame(() => {
    const { top, bottom } = field.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) field.scrollIntoView({ block: "center" });
    if (enter) oneBelow(field, WORKED_ON)?.focus({ preventScroll: true });
    ring(ed, field);
  });
}

/** @param {Element} field */
function uncover(field) {
  for (let node = field.parentElement; node; node = node.parentElement) {
    if (node.matches("details:not([open])")) oneBelow(node, "summary")?.click();
    if (node.matches("[role=tabpanel]") && !node.checkVisibility()) tabOf(node)?.click();
  }
}

/** @param {Element} panel */
function tabOf(panel) {
  return oneBelow(document, `[role=tab][aria-controls="${CSS.escape(panel.id)}"]`);
}

/** @param {Ed} ed @param {HTMLElement} field */
function ring(ed, field) {
  const colour = getComputedStyle(ed.root).getPropertyValue("--st-primary-color") || "currentColor";
  const on = { outline: `2px solid ${colour}`, outlineOffset: "4px", borderRadius: "2px" };
  allBelow(document, "[data-sought]").forEach((node) => delete node.dataset.sought);
  field.dataset.sought = "true";
  field.animate([on, { ...on, offset: 0.7 }, { ...on, outlineColor: "transparent" }], RING_MS);
}
