// The ten directions of the pulse.

/** @import { Point } from "../tabletop/types.d.ts" */
/** @import { Doc, Ed, Pulse } from "./types.d.ts" */
import { svg } from "../base/dom.js";
import { towards } from "../tabletop/geometry.js";
import { at, pathOf } from "../tabletop/tabletop.js";

/** How far it is from a point to the table's edge in a direction.
 * @param {Doc} doc @param {Point} point @param {number} degrees */
function farOn(doc, [x, y], degrees) {
  const [east, north] = towards([0, 0], degrees, 1);
  /** @param {number} part @param {number} from @param {number} most */
  const along = (part, from, most) => (part > 1e-9 ? (most - from) / part : part < -1e-9 ? -from / part : Infinity);
  return Math.max(0, Math.min(along(east, x, doc.width), along(north, y, doc.depth)));
}

/** The ten directions of the pulse, each with its face of the die.
 * @param {Ed} ed @param {Doc} doc */
export function drawRays(ed, doc) {
  const known = JSON.stringify([
    doc.spire,
    doc.outer,
    doc.width,
    doc.depth,
    ed.local.rays,
    ed.local.pulse,
    ed.local.px,
    ed.view.pulses,
  ]);
  if (ed.local.raysKey === known) return;
  ed.local.raysKey = known;
  const shown = ed.view.pulses.filter(({ roll }) => ed.local.rays || roll === ed.local.pulse);
  ed.layers.rays.replaceChildren(...shown.map((pulse) => rayNode(ed, doc, pulse)));
}

/** @param {Ed} ed @param {Doc} doc @param {Pulse} pulse */
function rayNode(ed, doc, { roll, degrees }) {
  const far = farOn(doc, doc.spire, degrees);
  const r = 9 * ed.local.px;
  const plate = towards(doc.spire, degrees, Math.min(doc.outer + r * 1.7, Math.max(far - r, r)));
  const [x, y] = at(ed, plate);
  return svg(
    "g",
    { class: roll === ed.local.pulse ? "ray chosen" : "ray", "data-roll": roll },
    svg("path", { d: pathOf(ed, [doc.spire, towards(doc.spire, degrees, far)], true) }),
    svg("circle", { cx: x, cy: y, r }),
    svg("text", { x, y: y + r * 0.42, "font-size": r * 1.25, "text-anchor": "middle" }, String(roll)),
  );
}
