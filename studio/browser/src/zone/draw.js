// Draws a control zone: ground, roads, terrain, both rings, directions of the pulse, corners, spire and control units.

/** @import { Attributes } from "../base/types.d.ts" */
/** @import { Point } from "../tabletop/types.d.ts" */
/** @import { Doc, Ed } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { drawDraft, drawHandles, drawPieces } from "../pieces/draw.js";
import { patternDefs } from "../pieces/patterns.js";
import { pieceOf } from "../pieces/state.js";
import { at, bareTable, drawTape, frameTable } from "../tabletop/tabletop.js";
import { drawDeploy } from "./corners.js";
import { drawArc, drawHeading, drawThings } from "./discs.js";
import { drawRays } from "./rays.js";
import { drawRings } from "./rings.js";
import { drawRoads } from "./roads.js";
import { shownZone, zoneProblems } from "./state.js";

const LAYERS = "ground roads fills pieces deploy rays rings arc units asked handles draft".split(" ");

/** @param {Ed} ed */
export function startZoneStage(ed) {
  /** @param {string} name */
  const group = (name) => (ed.layers[name] = svg("g", { class: name }));
  ed.layers = {};
  ed.stage = svg("svg", { class: "stage", role: "group", tabindex: -1 });
  ed.stage.append(zonePatterns(ed), ...LAYERS.map(group));
  new ResizeObserver(() => ed.draw()).observe(ed.stage);
  return ed.stage;
}

/** Dots within, slashes without: the zones are told apart without their colours.
 * @param {Ed} ed */
function zonePatterns(ed) {
  const { inks, paler } = ed.view;
  /** @param {string} id @param {string} paint @param {SVGElement} shape */
  const tile = (id, paint, shape) =>
    svg(
      "pattern",
      { id, width: 1, height: 1, patternUnits: "userSpaceOnUse" },
      svg("rect", { width: 1, height: 1, fill: paint }),
      shape,
    );
  return svg(
    "defs",
    {},
    tile("zone-inner", paler.ICZ, svg("circle", { cx: 0.5, cy: 0.5, r: 0.09, fill: inks.ICZ })),
    tile(
      "zone-outer",
      paler.OCZ,
      svg("path", {
        d: "M-.25 .25L.25 -.25M0 1L1 0M.75 1.25L1.25 .75",
        stroke: inks.OCZ,
        "stroke-width": 0.06,
        "stroke-opacity": 0.6,
      }),
    ),
  );
}

/** @param {Ed} ed */
export function drawZoneStage(ed) {
  const doc = (ed.local.shown = shownZone(ed));
  ed.local.problems = zoneProblems(ed, doc);
  frameTable(ed);
  ed.stage.dataset.tool = ed.tool;
  ed.stage.setAttribute(
    "aria-label",
    `Control zone, ${doc.width} by ${doc.depth} inches, ${doc.units.length} control units, ${doc.features.length} pieces of terrain`,
  );
  drawZoneGround(ed, doc);
  drawFills(ed, doc);
  drawRoads(ed);
  drawPieces(ed);
  drawDeploy(ed, doc);
  drawRays(ed, doc);
  drawRings(ed, doc);
  drawThings(ed, doc);
  drawArc(ed, doc);
  ed.layers.asked.replaceChildren(...(ed.local.tape ? drawTape(ed, ed.local.tape) : []));
  if (pieceOf(ed)) drawHandles(ed);
  else drawHeading(ed, doc);
  drawDraft(ed);
}

/** @param {Ed} ed @param {Doc} doc */
function drawZoneGround(ed, doc) {
  const key = JSON.stringify([doc.width, doc.depth, ed.view.ground, ed.view.terrain]);
  if (ed.local.groundKey === key) return;
  ed.local.groundKey = key;
  ed.layers.ground.replaceChildren(patternDefs(ed.view.terrain, ed.tiles), ...bareTable(doc, ed.view.ground));
}

/** @param {Ed} ed @param {Point} point @param {number} r @param {Attributes} attributes */
function discAt(ed, point, r, attributes) {
  const [cx, cy] = at(ed, point);
  return svg("circle", { cx, cy, r, ...attributes });
}

/** @param {Ed} ed @param {Doc} doc */
function drawFills(ed, doc) {
  ed.layers.fills.replaceChildren(
    discAt(ed, doc.spire, doc.outer, { fill: "url(#zone-outer)" }),
    discAt(ed, doc.spire, doc.inner, { fill: "url(#zone-inner)" }),
  );
}
