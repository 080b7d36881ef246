// The places where words stand, file by file, each with what it says before and after; a tick picks it.

/** @import { Ed, Place } from "./types.d.ts" */
import { allBelow, el, show } from "../base/dom.js";

/** The places that are to change.
 * @param {Ed} ed */
export function picked({ local }) {
  return local.places.filter((place) => !place.stays && !local.left.has(place.key));
}

/** @param {Ed} ed */
export function drawPlaces(ed) {
  /** @type {Map<string, Place[]>} */
  const files = new Map();
  for (const place of ed.local.places) files.set(place.file, [...(files.get(place.file) ?? []), place]);
  ed.local.list.replaceChildren(...[...files].map(([file, places]) => drawFile(ed, file, places)));
  tell(ed);
}

/** Say how many are picked, and let them be replaced.
 * @param {Ed} ed */
function tell(ed) {
  const { local } = ed;
  const [count, all] = [picked(ed).length, local.places.length];
  local.button.disabled = !count || local.old.value === local.new.value;
  show(local.button, `Replace in ${count} ${count === 1 ? "place" : "places"}`);
  const more = local.more ? `, and ${local.more} more, which a second step can replace` : "";
  show(local.state, !local.old.value ? "" : all ? `${count} of ${all} picked${more}` : "Nothing says so");
  for (const box of allBelow(local.list, "[data-file]")) tick(ed, /** @type {HTMLInputElement} */ (box));
}

/** Tick a file that is picked as a whole, half where it is in part.
 * @param {Ed} ed @param {HTMLInputElement} box */
function tick({ local }, box) {
  const free = local.places.filter((place) => place.file === box.dataset.file && !place.stays);
  const left = free.filter((place) => local.left.has(place.key)).length;
  box.checked = left === 0 && free.length > 0;
  box.indeterminate = left > 0 && left < free.length;
}

/** @param {Ed} ed @param {string} file @param {Place[]} places */
function drawFile(ed, file, places) {
  const free = places.filter((place) => !place.stays);
  const all = el("input", {
    type: "checkbox",
    "data-file": file,
    disabled: !free.length,
    onchange: (/** @type {Event} */ event) => {
      const { checked } = /** @type {HTMLInputElement} */ (event.target);
      for (const place of free) ed.local.left[checked ? "delete" : "add"](place.key);
      drawPlaces(ed);
      /** @type {HTMLElement | undefined} */ (
        [...allBelow(ed.local.list, "[data-file]")].find((box) => box.dataset.file === file)
      )?.focus();
    },
  });
  const title = [...new Set(places.map((place) => place.title))].slice(0, 3).join(" · ");
  const head = el("label", { class: "head" }, all, el("strong", {}, title), el("span", { class: "name" }, file));
  return el(
    "section",
    { "aria-label": file },
    head,
    el(
      "ul",
      {},
      places.map((place) => drawPlace(ed, place)),
    ),
  );
}

/** @param {Ed} ed @param {Place} place */
function drawPlace(ed, place) {
  const box = el("input", {
    type: "checkbox",
    checked: !place.stays && !ed.local.left.has(place.key),
    disabled: Boolean(place.stays),
    onchange: () => {
      ed.local.left[box.checked ? "delete" : "add"](place.key);
      tell(ed);
    },
  });
  const by = ed.local.new.value;
  const change = place.stays ? [el("mark", {}, place.old)] : [el("del", {}, place.old), by && el("ins", {}, by)];
  const words = el("span", { class: "words" }, place.before, change, place.behind);
  const why = place.stays && el("span", { class: "why" }, `Stays: ${place.stays}`);
  return el("li", {}, el("label", {}, box, el("span", { class: "line" }, `line ${place.line}`), words, why));
}
