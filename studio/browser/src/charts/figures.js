// Single figures, each with its words; a share also as a bar.

/** @import { FigureRow, Figures } from "./types.d.ts" */
import { el } from "../base/dom.js";
import { interval } from "./bars.js";

/** @param {Figures} figures */
export function figuresChart({ rows, title }) {
  const heads = ["figure", "share", "95 % interval", "battles"].map((text) =>
    el("div", { role: "columnheader" }, text),
  );
  const head = el("div", { class: "row unseen", role: "row" }, heads);
  return el("div", { class: "figures", role: "table", "aria-label": title }, head, rows.map(line));
}

/** @param {FigureRow} row */
function line({ name, share, words, battles }) {
  const [estimate, ...rest] = words.split(" (");
  const bounds = rest.length > 0 && el("span", { class: "faint" }, ` (${rest.join(" (")}`);
  const bar = el("div", { class: share ? "bar" : "", role: "cell" }, share ? interval(share) : "");
  bar.setAttribute("aria-hidden", "true");
  return el(
    "div",
    { class: "row", role: "row" },
    el("div", { class: "name", role: "cell" }, name),
    el("div", { role: "cell" }, bar),
    el("div", { class: "figure", role: "cell" }, el("b", {}, estimate), bounds),
    el("div", { class: "battles", role: "cell" }, battles.toLocaleString("en")),
  );
}
