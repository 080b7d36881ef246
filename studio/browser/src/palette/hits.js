// The hits of the palette as a list: groups with titles, one hit chosen.

/** @import { Ed, Group, Hit } from "./types.d.ts" */
import { allBelow, el, show } from "../base/dom.js";

/** @type {Record<string, string | undefined>} */
const TITLES = {
  document: "Documents",
  rule: "Rules",
  offer: "Pages and commands",
  use: "Named by",
  text: "Texts",
};

/** The hit of a number, counted through all groups.
 * @param {Ed} ed @param {number} at @returns {Hit | undefined} */
export function chosen(ed, at) {
  return ed.local.groups.flatMap((group) => group.hits)[at];
}

/** Choose a hit; beyond the last comes the first.
 * @param {Ed} ed @param {number} at */
export function choose(ed, at) {
  const rows = [...allBelow(ed.local.list, "[role=option]")];
  if (!rows.length) return;
  ed.local.at = ((at % rows.length) + rows.length) % rows.length;
  rows.forEach((row, number) => row.setAttribute("aria-selected", String(number === ed.local.at)));
  rows[ed.local.at].scrollIntoView({ block: "nearest" });
  ed.local.input.setAttribute("aria-activedescendant", rows[ed.local.at].id);
}

/** @param {Ed} ed */
export function drawHits(ed) {
  let number = 0;
  const { groups, list, input, state } = ed.local;
  list.replaceChildren(...groups.map((group) => drawGroup(group, () => number++)));
  list.scrollTop = 0;
  list.hidden = !number;
  input.removeAttribute("aria-activedescendant");
  choose(ed, 0);
  const found = groups.reduce((sum, group) => sum + group.total, 0);
  show(state, input.value.trim() ? `${found || "Nothing"} found` : "↑ ↓ to choose, Enter to go, Esc to close");
}

/** @param {Group} group @param {() => number} next */
function drawGroup(group, next) {
  const title = TITLES[group.sort] ?? group.sort;
  const left = group.total - group.hits.length;
  const head = el("div", { class: "head", "aria-hidden": "true" }, title, left > 0 && ` (${left} more)`);
  return el(
    "div",
    { role: "group", "aria-label": title },
    head,
    group.hits.map((hit) => drawHit(hit, next())),
  );
}

/** @param {Hit} hit @param {number} number */
function drawHit(hit, number) {
  const line = el("span", { class: "title" }, hit.title);
  const where = hit.where && el("span", { class: "where" }, hit.where);
  const excerpt = hit.excerpt && el("span", { class: "excerpt" }, marked(hit));
  return el("div", { role: "option", id: `palette-${number}`, "aria-selected": "false" }, line, where, excerpt);
}

/** An excerpt with what was looked for marked in it. Places count code points, as Python does.
 * @param {Hit} hit */
function marked({ excerpt, marks }) {
  const signs = [...excerpt];
  const cut = (/** @type {number} */ from, /** @type {number} */ to) => signs.slice(from, to).join("");
  let from = 0;
  const parts = marks.flatMap(([start, end]) => {
    const before = cut(from, start);
    from = end;
    return [before, el("mark", {}, cut(start, end))];
  });
  return [...parts, cut(from, signs.length)];
}
