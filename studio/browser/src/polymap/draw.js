// Draws the map: ground, terrain, zones, and what was asked of the engine.

/** @import { Point } from "../tabletop/types.d.ts" */
/** @import { Ed, Probe, Ring } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { drawDraft, drawHandles, drawPieces } from "../pieces/draw.js";
import { patternDefs } from "../pieces/patterns.js";
import { outlineOf, pieceOf } from "../pieces/state.js";
import { at, bareTable, drawTape, frameTable, pathOf } from "../tabletop/tabletop.js";

/** @param {Ed} ed */
export function startStage(ed) {
  /** @param {string} name */
  const group = (name) => (ed.layers[name] = svg("g", { class: name }));
  ed.layers = {};
  ed.stage = svg("svg", { class: "stage", role: "group", tabindex: -1 });
  ed.stage.append(...["ground", "pieces", "zones", "asked", "handles", "draft"].map(group));
  new ResizeObserver(() => ed.draw()).observe(ed.stage);
  return ed.stage;
}

/** @param {Ed} ed */
export function drawStage(ed) {
  const { width, depth } = ed.doc;
  frameTable(ed);
  ed.stage.setAttribute("aria-label", `Terrain map, ${width} by ${depth} inches, ${ed.doc.features.length} pieces`);
  ed.stage.dataset.tool = ed.tool;
  drawGround(ed);
  drawPieces(ed);
  drawZones(ed);
  drawAsked(ed);
  drawHandles(ed);
  drawDraft(ed);
}

/** The ground does not change while pieces are moved.
 * @param {Ed} ed */
function drawGround(ed) {
  const key = JSON.stringify([ed.doc.width, ed.doc.depth, ed.view.terrain, ed.view.ground]);
  if (ed.local.groundKey === key) return;
  ed.local.groundKey = key;
  ed.layers.ground.replaceChildren(patternDefs(ed.view.terrain, ed.tiles), ...bareTable(ed.doc, ed.view.ground));
}

/** @param {Ed} ed */
function drawZones(ed) {
  const { width } = ed.doc;
  const shown = ed.view.zones.filter((zone) => zone.game === ed.local.zones);
  ed.layers.zones.replaceChildren(
    ...shown.map((zone) => {
      const [, top] = at(ed, [0, zone.high]);
      const [, bottom] = at(ed, [0, zone.low]);
      const limit = zone.low > 0 ? bottom : top;
      const size = 11 * ed.local.px;
      const y = zone.low > 0 ? limit - size * 0.5 : limit + size * 1.2;
      return svg(
        "g",
        { class: zone.dotted ? "zone dotted" : "zone", style: `--ink: ${zone.ink}` },
        svg("rect", { x: 0, y: top, width, height: bottom - top }),
        svg("path", { d: `M0 ${limit}H${width}` }),
        svg("text", { x: width - size * 0.5, y, "font-size": size, "text-anchor": "end" }, zone.title),
      );
    }),
  );
}

/** The tape, the ranges round a spot, and the engine's line of sight.
 * @param {Ed} ed */
function drawAsked(ed) {
  const { tape, ring, probe } = ed.local;
  ed.layers.asked.replaceChildren(
    ...(ring ? drawRings(ed, ring) : []),
    ...(probe ? drawProbe(ed, probe) : []),
    ...(tape ? drawTape(ed, tape) : []),
  );
}

/** @param {Ed} ed @param {Point} spot */
function drawRings(ed, spot) {
  const [x, y] = at(ed, spot);
  const size = 11 * ed.local.px;
  const rings = ed.view.rings.map((ring) =>
    svg(
      "g",
      { class: ring.band ? "ring band" : "ring" },
      svg("circle", { cx: x, cy: y, r: ring.radius }),
      svg("text", { ...ringSpot(ed, [x, y], ring, size), "font-size": size, "text-anchor": "middle" }, ring.label),
    ),
  );
  return [...rings, unitAt(ed, spot, "U")];
}

/** Where a ring's words stand: above it, those of bands below it, and on the other side where the table ends.
 * @param {Ed} ed @param {Point} point @param {Ring} ring @param {number} size */
function ringSpot(ed, [x, y], { radius, band }, size) {
  const above = y - radius - size * 0.35;
  const below = y + radius - size * 0.5;
  const [wanted, other] = band ? [below, above] : [above, below];
  /** @param {number} height */
  const seen = (height) => height > size && height < ed.doc.depth;
  return { x, y: !seen(wanted) && seen(other) ? other : wanted };
}

/** @param {Ed} ed @param {Probe} probe */
function drawProbe(ed, { viewer, target }) {
  const answer = answerFor(ed);
  const state = answer?.ends ? (answer.blocked ? "blocked" : "open") : "asking";
  const crossed = (answer?.crossed ?? []).flatMap(({ key, cover }) => {
    const piece = pieceOf(ed, key);
    return piece ? [svg("path", { class: `crossed ${cover}`, d: pathOf(ed, outlineOf(ed, piece)) })] : [];
  });
  return [
    ...crossed,
    svg("g", { class: `sight ${state}` }, svg("path", { d: pathOf(ed, answer?.ends ?? [viewer, target], true) })),
    unitAt(ed, viewer, "A", "viewer"),
    unitAt(ed, target, "B", "target"),
  ];
}

/** The engine's answer, if it is the answer to what is shown.
 * @param {Ed} ed */
export function answerFor(ed) {
  const { probe, drone } = ed.local;
  const asked = ed.view.probe?.asked;
  const same =
    asked &&
    JSON.stringify([asked.viewer, asked.target, asked.drone]) === JSON.stringify([probe?.viewer, probe?.target, drone]);
  return same ? ed.view.probe : null;
}

/** @param {Ed} ed @param {Point} spot @param {string} letter @param {string} [end] */
function unitAt(ed, spot, letter, end = "") {
  const [x, y] = at(ed, spot);
  const r = Math.max(ed.view.base / 2, 7 * ed.local.px);
  return svg(
    "g",
    { class: "unit", "data-end": end },
    svg("circle", { cx: x, cy: y, r }),
    svg("text", { x, y: y + r * 0.36, "font-size": r * 1.05, "text-anchor": "middle" }, letter),
  );
}
