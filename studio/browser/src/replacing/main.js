// Find and replace: words in all texts of the pack, picked place by place and replaced in one step.

/** @import { Ed } from "./types.d.ts" */
import { el } from "../base/dom.js";
import { editor } from "../base/editor.js";
import { askSoon, wanted } from "./asking.js";
import { drawPlaces, picked } from "./places.js";
import "./replacing.css";

/** @param {string} label @param {HTMLInputElement} input */
function labelled(label, input) {
  const box = input.type === "checkbox";
  return el("label", { class: box ? "choice" : "field" }, box ? [input, label] : [el("span", {}, label), input]);
}

/** @param {Ed} ed */
function replace(ed) {
  ed.send({ op: "replace", ...wanted(ed), keys: picked(ed).map((place) => place.key) });
  ed.local.button.disabled = true;
}

/** @param {Ed} ed */
function start(ed) {
  const text = { type: "text", autocomplete: "off", spellcheck: "false", maxlength: 2000 };
  const seek = { type: "checkbox", onchange: () => askSoon(ed, 0) };
  Object.assign(ed.local, { places: [], more: 0, left: new Set(), timer: 0, steps: ed.view.steps });
  ed.local.old = el("input", { ...text, oninput: () => askSoon(ed) });
  ed.local.new = el("input", { ...text, oninput: () => drawPlaces(ed) });
  ed.local.anyCase = el("input", seek);
  ed.local.wholeWords = el("input", seek);
  ed.local.button = el("button", { type: "button", class: "do", disabled: true, onclick: () => replace(ed) });
  ed.local.state = el("p", { class: "state", role: "status" });
  ed.local.list = el("div", { class: "places" });
  ed.root.classList.add("replacing");
  ed.root.append(
    el("div", { class: "fields" }, labelled("Find", ed.local.old), labelled("Replace with", ed.local.new)),
    el(
      "div",
      { class: "choices" },
      labelled("Whole words", ed.local.wholeWords),
      labelled("Any capitals", ed.local.anyCase),
      ed.local.button,
    ),
    ed.local.state,
    ed.local.list,
  );
  drawPlaces(ed);
}

/** Look again once something was done to the pack.
 * @param {Ed} ed */
function draw(ed) {
  if (ed.local.steps === ed.view.steps) return;
  ed.local.steps = ed.view.steps;
  askSoon(ed, 0);
}

export default editor({ start, apply: (doc) => doc, draw });
