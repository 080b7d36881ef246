// A row of tools and deeds: each has a key, a name that is read aloud, and a hint for the status bar.
//
// A button: { name, label, icon, key, hint, tool: true when it stays chosen, run(ed) for a deed, can(ed) }.

/** @import { Button, Editor } from "./types.d.ts" */
import { el, icon, isTyping } from "./dom.js";

/** Build a toolbar from groups of buttons; arrow keys walk along it, one Tab stop for all.
 * @param {Editor} ed @param {string} label @param {Button<any>[][]} groups */
export function toolbar(ed, label, groups) {
  const bar = el("div", { class: "toolbar", role: "toolbar", "aria-label": label });
  ed.buttons = groups.flat().map((button) => ({ button, node: toolButton(ed, button) }));
  let next = 0;
  for (const group of groups) {
    const nodes = ed.buttons.slice(next, (next += group.length)).map((one) => one.node);
    bar.append(el("div", { class: "group", role: "group" }, nodes));
  }
  bar.addEventListener("keydown", (event) => walkToolbar(ed, event));
  ed.buttons.forEach(({ node }, number) => (node.tabIndex = number === 0 ? 0 : -1));
  return bar;
}

/** @param {Editor} ed @param {Button<any>} button */
export function toolButton(ed, button) {
  const node = el("button", {
    type: "button",
    class: "tool",
    "data-tool": button.name,
    "aria-label": button.label,
    "aria-keyshortcuts": button.key,
    title: button.key ? `${button.label} (${button.key})` : button.label,
    onclick: () => press(ed, button),
  });
  node.append(icon(button.icon));
  return node;
}

/** @param {Editor} ed @param {Button<any>} button */
function press(ed, button) {
  if (button.can && !button.can(ed)) return;
  if (button.tool) ed.choose(button.name);
  else button.run?.(ed);
}

/** @param {Editor} ed @param {KeyboardEvent} event */
function walkToolbar(ed, event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const nodes = ed.buttons.map((one) => one.node).filter((node) => !node.disabled);
  const here = nodes.findIndex((node) => node === event.composedPath()[0]);
  const next = nodes[(here + step + nodes.length) % nodes.length];
  ed.buttons.forEach(({ node }) => (node.tabIndex = node === next ? 0 : -1));
  next.focus();
}

/** Show which tool is chosen and which deeds can be done.
 * @param {Editor} ed */
export function drawToolbar(ed) {
  for (const { button, node } of ed.buttons) {
    if (button.tool) node.setAttribute("aria-pressed", String(ed.tool === button.name));
    else if (button.on) node.setAttribute("aria-pressed", String(Boolean(button.on(ed))));
    node.disabled = Boolean(button.can && !button.can(ed));
  }
}

/** Do what a key stands for, unless text is being typed; returns whether it stood for something.
 * @param {Editor} ed @param {KeyboardEvent} event */
export function pressKey(ed, event) {
  if (isTyping(event)) return false;
  const held = [event.ctrlKey || event.metaKey ? "Ctrl+" : "", event.shiftKey && event.key.length > 1 ? "Shift+" : ""];
  const key = held.join("") + (event.key.length === 1 ? event.key.toUpperCase() : event.key);
  const found = ed.buttons?.find(({ button }) => (button.key ?? "").split(" ").includes(key));
  if (!found) return false;
  event.preventDefault();
  event.stopPropagation();
  press(ed, found.button);
  return true;
}
