// What a tab tells the studio: which tab of this browser was in hand last, and when to look at the files on disk.

/** @import { Tab, TabData } from "./types.d.ts" */
import { elementsUnder } from "../base/dom.js";
import "../base/base.css";

const LOOK_MS = 1500;
const FIELD = "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=button])";

/** Let a tab that is opened next, or this one loaded again, know whose work it goes on with.
 * @param {TabData} data @param {string} [left] */
function mark(data, left = "") {
  document.cookie = `${data.cookie}=${data.token}${left}; path=/; SameSite=Strict`;
}

/** Whether the author is in the middle of something that the studio has not heard of: then nothing is to change.
 * @param {Tab} tab */
function busy(tab) {
  const holding = tab.typing || tab.holding || window.musterpressTyping?.isOnItsWay();
  return holding || document.visibilityState !== "visible";
}

/** @param {Tab} tab */
function look(tab) {
  if (!busy(tab)) tab.component.setTriggerValue("look", true);
}

/** Look again after a while in which the author does nothing: whoever is at work waits for nothing of ours.
 * @param {Tab} tab */
function rest(tab) {
  clearTimeout(tab.timer);
  tab.timer = setTimeout(() => {
    look(tab);
    rest(tab);
  }, LOOK_MS);
}

/** @param {Tab} tab @param {Event} event */
function typed(tab, event) {
  tab.typing = elementsUnder(event)[0]?.matches(FIELD) ?? false;
}

/** Listen once, however often the studio draws this anew.
 * @param {Tab} tab */
function listen(tab) {
  window.musterpressTab?.abort();
  const control = (window.musterpressTab = new AbortController());
  const options = { capture: true, signal: control.signal };
  /** @param {EventTarget} target @param {string[]} names @param {(event: Event) => void} act */
  const when = (target, names, act) => names.forEach((name) => target.addEventListener(name, act, options));
  when(window, ["focus", "pageshow"], () => mark(tab.component.data));
  when(window, ["pagehide"], () => mark(tab.component.data, tab.component.data.left));
  when(document, ["visibilitychange"], () => look(tab));
  when(document, ["input"], (event) => typed(tab, event));
  when(document, ["focusout", "musterpress-heard"], () => (tab.typing = false));
  when(document, ["pointerdown"], () => (tab.holding = true));
  when(document, ["pointerup", "pointercancel"], () => (tab.holding = false));
  when(document, ["input", "keydown", "pointerdown"], () => rest(tab));
  control.signal.addEventListener("abort", () => clearTimeout(tab.timer));
  rest(tab);
}

/** @type {Tab | null} */
let known = null;

/** @param {Tab["component"]} component */
export default (component) => {
  mark(component.data);
  if (known) {
    known.component = component;
    return;
  }
  known = { component, typing: false, holding: false, timer: 0 };
  listen(known);
};
