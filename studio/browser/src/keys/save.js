// Saving, by the button and by its key: what is being typed is saved as well.

/** @import { Ed } from "./types.d.ts" */
import { el, icon } from "../base/dom.js";

const COMMITTED_MS = 60; // what Streamlit needs to hear of a text field that lost the focus
const DISK = "M4 3h10l3 3v11H3V3h1zM6.5 3v4.5h6V3M6 17v-5.5h8V17";
const PATIENCE_MS = 3000; // for what is typed to come; a number that cannot stand there never does

/** Save what is being typed and drawn as well: a field is heard when it loses the focus, and all has to have come first.
 * @param {Ed} ed */
export function saveTyped(ed) {
  const field = focused();
  field?.blur();
  field?.focus({ preventScroll: true });
  const until = performance.now() + PATIENCE_MS;
  const save = () => {
    const waits = window.musterpressTyping?.isOnItsWay() || isDrawingOnItsWay(ed);
    if (waits && performance.now() < until) setTimeout(save, COMMITTED_MS);
    else ed.send({ op: "save" });
  };
  setTimeout(save, COMMITTED_MS);
}

/** Whether an editor waits for something to be heard that was done in it.
 * @param {Ed} ed */
function isDrawingOnItsWay(ed) {
  return [...(window.musterpressOutboxes?.values() ?? [])].some((box) => box !== ed.box && box.pending.length > 0);
}

/** @param {Ed} ed */
export function saveButton(ed) {
  const events = { onclick: () => saveTyped(ed), onmousedown: stay };
  return el("button", { type: "button", class: "save", disabled: true, ...events }, icon(DISK), "Save");
}

/** Leave the focus in the field that is typed in.
 * @param {Event} event */
function stay(event) {
  event.preventDefault();
}

/** The element that has the focus, also inside of components.
 * @returns {HTMLElement | SVGElement | null} */
function focused() {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return /** @type {HTMLElement | SVGElement | null} */ (node);
}
