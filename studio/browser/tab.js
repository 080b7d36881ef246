// What a tab tells the studio: which tab of this browser was in hand last, and when to look at the files on disk.

const LOOK_MS = 1500;
const FIELD = "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=button])";

/** Let a tab that is opened next, or this one loaded again, know whose work it goes on with. */
function mark(data, left = "") {
  document.cookie = `${data.cookie}=${data.token}${left}; path=/; SameSite=Strict`;
}

/** Whether the author is in the middle of something that the studio has not heard of: then nothing is to change. */
function busy(tab) {
  return tab.typing || tab.holding || document.visibilityState !== "visible";
}

function look(tab) {
  if (!busy(tab)) tab.component.setTriggerValue("look", true);
}

/** Look again after a while in which the author does nothing: whoever is at work waits for nothing of ours. */
function rest(tab) {
  clearTimeout(tab.timer);
  tab.timer = setTimeout(() => {
    look(tab);
    rest(tab);
  }, LOOK_MS);
}

function typed(tab, event) {
  tab.typing = event.composedPath()[0].matches?.(FIELD) ?? false;
}

/** Listen once, however often the studio draws this anew. */
function listen(tab) {
  window.musterpressTab?.abort();
  const control = (window.musterpressTab = new AbortController());
  const options = { capture: true, signal: control.signal };
  const when = (target, names, act) =>
    names.forEach((name) => target.addEventListener(name, (event) => act(event), options));
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

const tab = { component: null, typing: false, holding: false, timer: 0 };

export default (component) => {
  const known = tab.component;
  tab.component = component;
  mark(component.data);
  if (!known) listen(tab);
};
