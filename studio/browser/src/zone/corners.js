// The four corners of a board: where Mobs are set up.

/** @import { Corner, Doc, Ed } from "./types.d.ts" */
import { focusedBy, oneBelow, svg } from "../base/dom.js";
import { at } from "../tabletop/tabletop.js";

/** Where Mobs are set up: an arc in each starting corner, and a plate to click in all four.
 * @param {Ed} ed @param {Doc} doc */
export function drawDeploy(ed, doc) {
  const known = JSON.stringify([doc.corners, doc.width, doc.depth, ed.view.deploy, ed.local.px]);
  if (ed.local.deployKey === known) return;
  ed.local.deployKey = known;
  const focused = focusedBy(ed.root)?.dataset.corner;
  ed.layers.deploy.replaceChildren(...ed.view.corners.map((corner) => cornerNode(ed, doc, corner)));
  if (focused) oneBelow(ed.layers.deploy, `[data-corner="${focused}"]`)?.focus();
}

/** @param {Ed} ed @param {Doc} doc @param {Corner} corner */
function cornerNode(ed, doc, { name, label }) {
  const player = doc.corners.indexOf(name) + 1;
  const words = player ? `Player ${player} starts in the ${label}` : `Nobody starts in the ${label}`;
  const node = svg("g", {
    class: player ? "corner taken" : "corner",
    tabindex: 0,
    role: "button",
    "aria-label": words,
  });
  node.dataset.corner = name;
  node.setAttribute("aria-pressed", String(player > 0));
  node.addEventListener("click", () => ed.send({ op: "corner", corner: name }));
  node.addEventListener("keydown", (event) => pressCorner(ed, event, name));
  node.append(svg("title", {}, `${words}; click to change`), ...cornerShapes(ed, doc, name, player));
  return node;
}

/** The arc of a corner where somebody starts, and the plate to click.
 * @param {Ed} ed @param {Doc} doc @param {string} name @param {number} player */
function cornerShapes(ed, doc, name, player) {
  const [west, south] = [name.endsWith("west"), name.startsWith("south")];
  const [right, down] = [west ? 1 : -1, south ? -1 : 1];
  const [cx, cy] = at(ed, [west ? 0 : doc.width, south ? 0 : doc.depth]);
  const [side, gap] = [22 * ed.local.px, 6 * ed.local.px];
  const middle = [cx + right * (gap + side / 2), cy + down * (gap + side / 2)];
  const [x, y] = [middle[0] - side / 2, middle[1] - side / 2];
  const r = ed.view.deploy;
  const arc = `M${cx + right * r} ${cy}A${r} ${r} 0 0 ${west === south ? 0 : 1} ${cx} ${cy + down * r}`;
  const text = { x: middle[0], y: y + side * 0.7, "font-size": side * 0.58, "text-anchor": "middle" };
  return [
    ...(player ? [svg("path", { d: arc })] : []),
    svg("rect", { x, y, width: side, height: side, rx: side * 0.2 }),
    svg("text", text, player ? String(player) : "+"),
  ];
}

/** @param {Ed} ed @param {KeyboardEvent} event @param {string} corner */
function pressCorner(ed, event, corner) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  ed.send({ op: "corner", corner });
}
