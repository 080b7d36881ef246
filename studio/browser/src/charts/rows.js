// Rows and cells of what is read as a table.

/** @import { Child } from "../base/types.d.ts" */
import { el } from "../base/dom.js";

/** @param {...(Node | Node[])} cells */
export function row(...cells) {
  return el("div", { class: "row", role: "row" }, cells.flat());
}

/** @param {string} kind @param {...Child} content */
export function cell(kind, ...content) {
  return el("div", { class: kind, role: "cell" }, content);
}
