// What is lit on the board: the places and the pieces that answers lead to. The list has all of them, for the keyboard too.

/** @import { Ed } from "./types.d.ts" */
import { svg } from "../base/dom.js";

/** The numbers of answers by the place or the piece they lead to, from 1.
 * @param {Ed} ed */
function leading(ed) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  ed.doc.answers.forEach(({ at, piece }, index) => {
    const key = at ? `at ${at.join(" ")}` : piece ? `piece ${piece}` : "";
    if (key) found.set(key, [...(found.get(key) ?? []), index + 1]);
  });
  return found;
}

/** @param {Ed} ed */
export function drawLit(ed) {
  const now = ed.local.at === ed.doc.steps.length - 1;
  const places = now ? leading(ed) : new Map();
  const [, depth] = ed.doc.scene.size_in;
  const r = ed.doc.scene.base_in * 0.4;
  const shapes = [...places].flatMap(([key, numbers]) => {
    if (!key.startsWith("at ")) return [];
    const [x, y] = key.slice(3).split(" ").map(Number);
    const words = numbers.length > 1 ? `${numbers.length} answers` : ed.doc.answers[numbers[0] - 1].text;
    return [svg("circle", { cx: x, cy: depth - y, r, "data-key": key, class: "spot" }, svg("title", {}, words))];
  });
  ed.lit.replaceChildren(...shapes);
  for (const [name, { node }] of ed.board.nodes) node.classList.toggle("lit", places.has(`piece ${name}`));
}

/** The numbers of the answers that what was clicked on leads to; none where it leads to none.
 * @param {Ed} ed @param {Event} event @returns {number[]} */
export function numbersUnder(ed, event) {
  const node = /** @type {Element} */ (event.target);
  const spot = node.closest(".spot");
  const piece = node.closest(".piece.lit");
  const key = spot?.getAttribute("data-key") ?? (piece ? `piece ${piece.getAttribute("data-name")}` : "");
  return leading(ed).get(key) ?? [];
}
