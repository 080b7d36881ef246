// Single figures, each with its words; a share also as a bar.

/** @import { FigureRow, Figures } from "./types.d.ts" */
import { el } from "../base/dom.js";
import { between, interval } from "./bars.js";

/** @param {Figures} figures */
export function figuresChart({ rows, title }) {
  const heads = ["figure", "share", "95 % interval", "battles"].map((text) =>
    el("div", { role: "columnheader" }, text),
  );
  const head = el("div", { class: "row unseen", role: "row" }, heads);
  return el("div", { class: "figures", role: "table", "aria-label": title }, head, rows.map(line));
}

/** @param {FigureRow} row */
function line({ name, share, words, battles, verdict, fair }) {
  const [estimate, ...rest] = words.split(" (");
  const bounds = rest.length > 0 && el("span", { class: "faint" }, ` (${rest.join(" (")}`);
  const bar = el(
    "div",
    { class: share ? "bar" : "", role: "cell" },
    share ? [fairBand(fair), interval(share)].flat() : "",
  );
  bar.setAttribute("aria-hidden", "true");
  return el(
    "div",
    { class: "row", role: "row" },
    el("div", { class: "name", role: "cell" }, name),
    el("div", { role: "cell" }, bar),
    el(
      "div",
      { class: "figure", role: "cell" },
      el("b", {}, estimate),
      bounds,
      verdict && el("div", { class: "verdict" }, verdict),
    ),
    el("div", { class: "battles", role: "cell" }, battles.toLocaleString("en")),
  );
}

/** What is called even.
 * @param {[number, number] | undefined} fair */
function fairBand(fair) {
  return fair ? [el("span", { class: "fair", style: between(...fair) })] : [];
}
