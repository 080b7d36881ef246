// Maps of dots, whatever their lattice: dots, what runs along them, what lies on them, arcs, and lines of fire.

/** @import { Arc, Lying, Piece, Point, Scene, Step } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { towards } from "../tabletop/geometry.js";

const BARREL = 1.2;

/** The dots of a map, and what runs along them, lowest first.
 * @param {Scene} scene */
export function dotShapes({ dots = [], strokes = [], base_in, size_in: [, depth] }) {
  const lines = strokes.map(({ type, ink, width, dash, lines: ends }) => {
    const d = ends.map(([x1, y1, x2, y2]) => `M${x1} ${depth - y1}L${x2} ${depth - y2}`).join("");
    const look = { stroke: ink, "stroke-width": width, "stroke-dasharray": dash.join(" ") };
    return svg("path", { d, class: "work", ...look }, svg("title", {}, type.replaceAll("_", " ")));
  });
  const d = dots.map(([x, y]) => `M${x} ${depth - y}h0`).join("");
  const places = svg("path", { d, class: "dots", "stroke-width": base_in * 0.16, "aria-hidden": "true" });
  return [...lines, ...(dots.length ? [places] : [])];
}

/** What lies on the ground: a plate as wide as it reaches, with the letter of its kind.
 * @param {Lying} lying @param {Scene} scene */
export function lyingShape([kind, x, y, half, words], { lying = {}, base_in, size_in: [, depth] }) {
  const [letter, fill, ink] = lying[kind];
  const [top, size] = [depth - y, base_in * 0.8];
  const plate = { x: x - half, y: top - half, width: 2 * half, height: 2 * half, rx: base_in * 0.15 };
  return svg(
    "g",
    { class: `lying ${kind}` },
    svg("title", {}, words),
    svg("rect", { ...plate, fill, stroke: ink, "stroke-width": base_in * 0.08 }),
    svg("text", { x, y: top + size * 0.36, "font-size": size, fill: ink }, letter),
  );
}

/** The arcs of a piece, and the barrels of weapons that are set up.
 * @param {Piece} piece @param {number} depth */
export function arcShapes({ x, y, arcs = [] }, depth) {
  return arcs.flatMap((arc) => [wedge(arc, [x, y], depth), ...(arc.barrel ? [barrel(arc, [x, y], depth)] : [])]);
}

/** @param {Arc} arc @param {Point} point @param {number} depth */
function wedge({ bearing, width, reach, ink }, [x, y], depth) {
  const ends = [-width / 2, width / 2].map((turn) => towards([x, y], bearing + turn, reach));
  const [[x1, y1], [x2, y2]] = ends;
  const d = `M${x} ${depth - y}L${x1} ${depth - y1}A${reach} ${reach} 0 ${width > 180 ? 1 : 0} 1 ${x2} ${depth - y2}Z`;
  return svg("path", { d, class: "arc", stroke: ink, fill: ink });
}

/** @param {Arc} arc @param {Point} point @param {number} depth */
function barrel({ bearing, ink, reach }, [x, y], depth) {
  const [mx, my] = towards([x, y], bearing, (reach / 5) * BARREL);
  return svg("path", { d: `M${x} ${depth - y}L${mx} ${depth - my}`, class: "barrel", stroke: ink });
}

/** The dots that a line of fire passes over, and rings where one back would pass instead.
 * @param {Step} step @param {Scene} scene */
export function lineDots({ over = [], back = [] }, { base_in, size_in: [, depth] }) {
  /** @param {string} name @param {string} words @param {number} share @returns {(point: Point) => SVGElement} */
  const at = (name, words, share) => {
    return ([cx, y]) => svg("circle", { cx, cy: depth - y, r: base_in * share, class: name }, svg("title", {}, words));
  };
  const ring = at("back", "The line of fire back would pass over this dot: it is not reciprocal", 0.32);
  return [...back.map(ring), ...over.map(at("over", "The line of fire passes over this dot", 0.24))];
}
