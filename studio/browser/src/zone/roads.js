// The roads of a board, as they are printed.

/** @import { Ed, Road } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { pathOf } from "../tabletop/tabletop.js";
import { setAll } from "./marks.js";

/** @param {Ed} ed */
export function drawRoads(ed) {
  const { roads, tarmac, problems } = ed.view;
  const { width, depth } = ed.doc;
  const known = JSON.stringify([roads, tarmac, problems, width, depth]);
  if (ed.local.roadsKey === known) return;
  ed.local.roadsKey = known;
  const table = svg("clipPath", { id: "zone-table" }, svg("rect", { x: 0, y: 0, width, height: depth }));
  ed.layers.roads.replaceChildren(table, ...roads.map((road) => roadNode(ed, road)));
}

/** @param {Ed} ed @param {Road} road */
function roadNode(ed, { key, name, line, width }) {
  const wrong = ed.view.problems[key] ?? [];
  const node = svg("g", { class: wrong.length ? "road wrong" : "road" });
  const road = svg("path", {
    class: "way",
    d: pathOf(ed, line, true),
    stroke: ed.view.tarmac,
    "clip-path": "url(#zone-table)",
  });
  road.style.strokeWidth = String(width);
  setAll(node, {
    role: "img",
    "aria-label": [`${name.replaceAll("_", " ")}, ${width} inches wide`, ...wrong].join("; "),
  });
  node.append(svg("title", {}, name.replaceAll("_", " ")), road);
  if (wrong.length) node.append(svg("path", { class: "middle", d: pathOf(ed, line, true) }));
  return node;
}
