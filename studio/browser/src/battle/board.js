// The board of a replay: inches, north up. Pieces keep their elements from step to step, so that they glide.

/** @import { Attributes } from "../base/types.d.ts" */
/** @import { Board, Told, Edge, Line, Patch, Piece, Point, Role, Scene, Shown, State, Step, Terrain } from "./types.d.ts" */
import { allBelow, svg } from "../base/dom.js";
import { arcShapes, dotShapes, lineDots, lyingShape } from "./dots.js";
import { pickPiece } from "./player.js";
import { pieceWords } from "./state.js";

const PAPER = "#ffffff";
const STEEL = "#262e36";
const LONG_NAME = 12;

/** @param {Told} ed */
export function replayBoard(ed) {
  const { scene } = ed.doc;
  const [width, depth] = scene.size_in;
  const parts = {
    terrain: svg(
      "g",
      {},
      scene.terrain.map((feature) => terrainShape(feature, depth)),
    ),
    patches: svg("g", {}),
    arcs: svg("g", {}),
    passing: svg("g", { class: "passing" }),
    pieces: svg("g", {}),
  };
  const ground = svg("rect", { width, height: depth, fill: scene.ground });
  const names = svg(
    "g",
    { "aria-hidden": "true" },
    scene.terrain.map((feature) => terrainName(feature, depth)),
  );
  const under = [
    ground,
    ringShapes(scene),
    parts.terrain,
    scene.unmeasured ? [] : inchLines(width, depth),
    names,
    dotShapes(scene),
    parts.patches,
    edgeStrips(scene),
  ];
  const named = { role: "group", "aria-label": "The table from above, north up" };
  const look = scene.dots ? "board dotted" : "board";
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${depth}`, class: look, ...named });
  drawing.style.setProperty("--base", `${scene.base_in}px`);
  drawing.append(...under.flat(), parts.arcs, parts.passing, parts.pieces);
  return { drawing, parts, nodes: new Map(), depth };
}

/** @param {Terrain} terrain @param {number} depth */
function terrainShape({ id, type, ink, outline }, depth) {
  const points = outline.map(([x, y]) => `${x},${depth - y}`).join(" ");
  const shape = svg("polygon", { points, fill: ink, class: "terrain", "data-id": id });
  shape.append(svg("title", {}, `${id.replaceAll("_", " ")} (${type.replaceAll("_", " ")})`));
  return shape;
}

/** Rings on the ground, the outermost below.
 * @param {Scene} scene */
function ringShapes({ rings = [], size_in: [, depth] }) {
  return rings.map(([x, y, r, ink, name]) => {
    const look = { fill: ink, stroke: ink, "fill-opacity": 0.1, "stroke-width": 0.12 };
    return svg("circle", { cx: x, cy: depth - y, r, ...look }, svg("title", {}, name));
  });
}

/** The type of terrain, in the middle of a piece that is wide enough for the word.
 * @param {Terrain} terrain @param {number} depth */
function terrainName({ type, outline }, depth) {
  const across = outline.map(([x]) => x);
  const up = outline.map(([, y]) => y);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const word = type.replaceAll("_", " ");
  if (right - left < word.length * 0.42) return null;
  const y = depth - (Math.min(...up) + Math.max(...up)) / 2 + 0.25;
  return svg("text", { x: (left + right) / 2, y, class: "terrainname" }, word);
}

/** A mark at every sixth inch, on which distances are told at a glance.
 * @param {number} width @param {number} depth */
function inchLines(width, depth) {
  const lines = svg("g", { class: "inches", "aria-hidden": "true" });
  for (let x = 6; x < width; x += 6) lines.append(svg("path", { d: `M ${x} 0 V ${depth}` }));
  for (let y = 6; y < depth; y += 6) lines.append(svg("path", { d: `M 0 ${depth - y} H ${width}` }));
  return lines;
}

/** @param {Scene} scene */
function edgeStrips({ edges, inks, roles = {}, size_in: [width, depth] }) {
  const strip = 0.3;
  const places = {
    south: [0, depth - strip, width, strip],
    north: [0, 0, width, strip],
    west: [0, 0, strip, depth],
    east: [width - strip, 0, strip, depth],
  };
  return Object.entries(edges).map(([side, edge]) => {
    const [x, y, across, down] = places[edge];
    const role = roles[side];
    const title = role ? `${side}'s edge; ${side} ${role.does}` : `${side}'s edge`;
    const shape = svg("rect", { x, y, width: across, height: down, fill: inks[side] }, svg("title", {}, title));
    return role ? svg("g", {}, shape, roleSign(role, edge, width, depth)) : shape;
  });
}

/** The sign of a side's role, on a plate at the end of its edge.
 * @param {Role} role @param {Edge} edge @param {number} width @param {number} depth */
function roleSign({ sign, ink }, edge, width, depth) {
  const size = 1.3;
  const x = edge === "west" ? 0.3 : width - size - 0.3;
  const y = edge === "south" ? depth - size - 0.3 : edge === "east" ? (depth - size) / 2 : 0.3;
  const mark = svg("path", { d: sign, fill: ink, "fill-rule": "evenodd" });
  mark.setAttribute("transform", `translate(${x + 0.15} ${y + 0.15}) scale(${(size - 0.3) / 16})`);
  return [svg("rect", { x, y, width: size, height: size, rx: 0.2, fill: PAPER }), mark];
}

/** Show a state, what its step shows in passing, and which pieces it is about.
 * @param {Told} ed @param {Board} board @param {State} state @param {Step} step @param {string[]} marked */
export function drawBoard(ed, board, state, step, marked) {
  const { scene } = ed.doc;
  for (const node of allBelow(board.parts.terrain, ".terrain")) {
    node.classList.toggle("gone", state.gone.includes(node.dataset.id ?? ""));
  }
  const patches = state.patches.map((patch) => patchShape(patch, scene, board.depth));
  board.parts.patches.replaceChildren(...patches, ...state.lying.map((lying) => lyingShape(lying, scene)));
  board.parts.arcs.replaceChildren(...[...state.pieces.values()].flatMap((piece) => arcShapes(piece, board.depth)));
  board.parts.passing.replaceChildren(...passingShapes(step, scene, board.depth));
  for (const [name, node] of board.nodes) if (!state.pieces.has(name)) forget(board, name, node);
  for (const [name, piece] of state.pieces) showPiece(ed, board, name, piece);
  for (const [name, { node }] of board.nodes) {
    node.classList.toggle("marked", marked.includes(name));
    node.classList.toggle("picked", name === ed.local.picked);
  }
}

/** @param {Patch} patch @param {Scene} scene @param {number} depth */
function patchShape([kind, x, y, radius], scene, depth) {
  const place = { cx: x, cy: depth - y, r: radius };
  return svg("circle", { ...place, fill: scene.patches[kind], class: "patch" }, svg("title", {}, kind));
}

/** @param {Step} step @param {Scene} scene @param {number} depth */
function passingShapes(step, scene, depth) {
  const shapes = [];
  if (step.way) shapes.push(passingLine("way", step.way, depth));
  if (step.line) shapes.push(passingLine(`line ${step.line[0]}`, step.line, depth));
  if (step.blast) {
    const [x, y, r] = step.blast;
    shapes.push(svg("circle", { cx: x, cy: depth - y, r, class: "blast" }));
  }
  shapes.push(...lineDots(step, scene));
  for (const shape of shapes) shape.style.stroke = shape.classList.contains("blast") ? "" : scene.inks[step.side];
  return shapes;
}

/** @param {string} kind @param {Line} line @param {number} depth */
function passingLine(kind, [, x1, y1, x2, y2], depth) {
  return svg("line", { x1, y1: depth - y1, x2, y2: depth - y2, class: kind });
}

/** @param {Board} board @param {string} name @param {Shown} shown */
function forget(board, name, { node }) {
  node.remove();
  board.nodes.delete(name);
}

/** @param {Told} ed @param {Board} board @param {string} name @param {Piece} piece */
function showPiece(ed, board, name, piece) {
  let shown = board.nodes.get(name);
  if (!shown) {
    shown = { node: pieceNode(ed, name), piece: null };
    board.nodes.set(name, shown);
    board.parts.pieces.append(shown.node);
  }
  if (shown.piece === piece) return;
  shown.piece = piece;
  shown.node.style.transform = `translate(${piece.x}px, ${board.depth - piece.y}px)`;
  shown.node.setAttribute("aria-label", pieceWords(name, piece));
  shown.node.replaceChildren(svg("title", {}, pieceWords(name, piece)), ...pieceShapes(ed.doc.scene, name, piece));
}

/** @param {Told} ed @param {string} name */
function pieceNode(ed, name) {
  const pick = () => pickPiece(ed, ed.local.picked === name ? "" : name);
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    pick();
  };
  return svg("g", { class: "piece", role: "button", tabindex: 0, "data-name": name, onclick: pick, onkeydown: press });
}

/** @param {Scene} scene @param {string} name @param {Piece} piece */
function pieceShapes(scene, name, piece) {
  const r = scene.base_in / 2;
  const ink = scene.inks[piece.side] ?? scene.inks[""];
  const field = piece.jamming ? [svg("circle", { r: r + scene.jammer_in, class: "jamming" })] : [];
  const halo = svg("circle", { r: r * 1.55, class: "halo" });
  const body = [...bodyShapes(scene, name, piece, r, ink), ...badges(piece, r), ...nameBelow(piece, r)];
  return lifted(piece.lift, r, [...field, halo, ...body]);
}

/** @param {Piece} piece @param {number} r */
function nameBelow({ below }, r) {
  if (!below) return [];
  const words = below.length > LONG_NAME ? `${below.slice(0, LONG_NAME - 1)}\u2026` : below;
  return [svg("text", { y: r * 2.15, "font-size": r * 0.62, class: "below" }, words)];
}

/** A piece in the air stands above its place, on a stem.
 * @param {number | undefined} lift @param {number} r @param {SVGElement[]} shapes @returns {SVGElement[]} */
function lifted(lift, r, shapes) {
  if (!lift) return shapes;
  const body = svg("g", {}, shapes);
  body.setAttribute("transform", `translate(0 ${-lift - r})`);
  const stem = svg("path", { d: `M 0 0 V ${-lift - r}`, stroke: STEEL, "stroke-width": r * 0.25 });
  return [svg("circle", { r: r * 0.35, fill: STEEL }), stem, body];
}

/** @param {Scene} scene @param {string} name @param {Piece} piece @param {number} r @param {string} ink */
function bodyShapes(scene, name, piece, r, ink) {
  if (scene.letters[name]) return objectiveShapes(scene, name, piece, r);
  if (scene.icons[piece.kind]) return unitShapes(scene, piece, r, ink);
  const [ground, print] = scene.solid ? [ink, scene.signs?.[piece.side] ?? PAPER] : [PAPER, ink];
  const look = { fill: ground, stroke: print, "stroke-width": r * 0.2 };
  const shape = piece.plate ? square(r * 0.94, look) : svg("circle", { r: r * 0.94, ...look });
  const words = piece.label ?? name.split(" ").at(-1) ?? "";
  const size = r * Math.min(1.25, 2.3 / words.length);
  return [shape, svg("text", { y: size * 0.36, "font-size": size, fill: print }, words)];
}

/** @param {Scene} scene @param {Piece} piece @param {number} r @param {string} ink */
function unitShapes(scene, piece, r, ink) {
  const size = (1.44 * r) / 16;
  const sign = svg("path", {
    d: scene.icons[piece.kind],
    fill: scene.signs?.[piece.side] ?? PAPER,
    "fill-rule": "evenodd",
  });
  sign.setAttribute("transform", `translate(${-0.72 * r} ${-0.72 * r}) scale(${size})`);
  const disc = svg("circle", { r, fill: ink, stroke: PAPER, "stroke-width": r * 0.1 });
  return [...nose(piece.facing, r, ink), disc, sign];
}

/** The point that shows where a trooper looks.
 * @param {Point | undefined} facing @param {number} r @param {string} ink */
function nose(facing, r, ink) {
  if (!facing) return [];
  const [across, up] = facing;
  /** @param {number} turn */
  const corner = (turn) => `${r * (across * 0.8 + turn * up * 0.6)},${-r * (up * 0.8 - turn * across * 0.6)}`;
  const points = `${across * r * 1.8},${-up * r * 1.8} ${corner(-1)} ${corner(1)}`;
  return [svg("polygon", { points, fill: ink, stroke: PAPER, "stroke-width": r * 0.1 })];
}

/** @param {Scene} scene @param {string} name @param {Piece} piece @param {number} r @returns {SVGElement[]} */
function objectiveShapes(scene, name, piece, r) {
  const plate = { fill: scene.inks[""], stroke: PAPER, "stroke-width": r * 0.1 };
  const cross = `M ${-r} ${-r} L ${r} ${r} M ${-r} ${r} L ${r} ${-r}`;
  return [
    ...(piece.state === "secured" ? [square(1.45 * r, { class: "held", stroke: scene.inks[piece.side] })] : []),
    square(r, plate),
    svg("text", { y: r * 0.42, "font-size": r * 1.5, fill: PAPER }, scene.letters[name]),
    ...(piece.state === "destroyed" ? [svg("path", { d: cross, class: "destroyed" })] : []),
  ];
}

/** @param {number} half @param {Attributes} look */
function square(half, look) {
  return svg("rect", { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: half * 0.3, ...look });
}

/** @param {Piece} piece @param {number} r */
function badges(piece, r) {
  /** @type {[string, number, number][]} */
  const shown = [
    [piece.counters ? String(piece.counters) : "", 1, 1],
    [piece.damaged ? "D" : "", -1, -1],
    [piece.stunned ? "S" : "", 1, -1],
    ...(piece.marks ?? []),
    [piece.dazed ? "D" : "", -1, -1],
    [piece.holding ? piece.holding.charAt(0) : "", 1, 1],
  ];
  const at = r * 0.95;
  return shown.filter(([text]) => text).flatMap(([text, across, down]) => badge(text, across * at, down * at, r));
}

/** @param {string} text @param {number} x @param {number} y @param {number} r */
function badge(text, x, y, r) {
  return [
    svg("circle", { cx: x, cy: y, r: r * 0.6, fill: STEEL, stroke: PAPER, "stroke-width": r * 0.1 }),
    svg("text", { x, y: y + r * 0.3, "font-size": r * 0.85, fill: PAPER }, text),
  ];
}
