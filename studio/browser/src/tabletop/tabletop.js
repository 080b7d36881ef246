// A table seen from above, in inches with north up: its frame, its grid, zoom, snap and places; for maps and boards.

/** @import { Attributes, Button } from "../base/types.d.ts" */
/** @import { Outline, Pan, Point, Table, TableEditor, Tool } from "./types.d.ts" */
import { pointIn, svg } from "../base/dom.js";
import { bearing, distance, snapped } from "./geometry.js";
import "./tabletop.css";

const SNAPS = [0.25, 0.5, 1, 0];
const MARGIN_IN = 1.5;
/** @type {Record<string, Point>} */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @type {Button<TableEditor>} */
export const TAPE = {
  name: "tape",
  label: "Measuring tape",
  key: "M",
  tool: true,
  icon: "M2.5 13.5l11-11 4 4-11 11zM6 10l1.5 1.5M9 7l2 2M12 4l1.5 1.5",
  hint: "Drag to measure inches and bearing",
};
/** @type {Button<TableEditor>} */
export const SNAP = {
  name: "snap",
  label: "Snap",
  key: "S",
  icon: "M5 3v7a5 5 0 0 0 10 0V3M5 7h3M12 7h3M8 3v7a2 2 0 0 0 4 0V3",
  on: (ed) => ed.local.snap > 0,
  run: nextSnap,
};
/** @type {Button<TableEditor>[]} */
export const ZOOMS = [
  {
    name: "in",
    label: "Zoom in",
    key: "+",
    icon: "M3 8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0M12.5 12.5L17 17M6 8.5h5M8.5 6v5",
    run: (ed) => zoom(ed, 1.5),
  },
  {
    name: "out",
    label: "Zoom out",
    key: "-",
    icon: "M3 8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0M12.5 12.5L17 17M6 8.5h5",
    can: (ed) => ed.local.box !== null,
    run: (ed) => zoom(ed, 1 / 1.5),
  },
  {
    name: "whole",
    label: "Show the whole table",
    key: "0",
    icon: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",
    can: (ed) => ed.local.box !== null,
    run: (ed) => zoom(ed, 0.001),
  },
];

/** Show the whole table, or the part of it that is zoomed into; `ed.local.px` is how many inches a pixel shows, `--px` in styles.
 * @param {TableEditor} ed */
export function frameTable(ed) {
  const { width, depth } = ed.doc;
  const whole = { x: -MARGIN_IN, y: -0.5, w: width + MARGIN_IN + 0.5, h: depth + MARGIN_IN + 0.5 };
  const box = ed.local.box ?? whole;
  ed.local.whole = whole;
  ed.stage.setAttribute("viewBox", `${box.x} ${box.y} ${box.w} ${box.h}`);
  const shown = ed.stage.getBoundingClientRect();
  ed.local.px = Math.max(box.w / (shown.width || 640), box.h / (shown.height || 640));
  ed.stage.style.setProperty("--px", ed.local.px);
}

/** The table with a line each inch, a stronger one each six, and rulers along two edges.
 * @param {Table} table @param {string} ground */
export function bareTable({ width, depth }, ground) {
  return [
    svg("rect", { class: "table", width, height: depth, fill: ground }),
    svg("path", { class: "inches", d: gridLines(width, depth, 1) }),
    svg("path", { class: "feet", d: gridLines(width, depth, 6) }),
    ...ruler(width, (n) => ({ x: n, y: depth + 0.95, "text-anchor": "middle" })),
    ...ruler(depth, (n) => ({ x: -0.35, y: depth - n + 0.22, "text-anchor": "end" })),
  ];
}

/** @param {number} width @param {number} depth @param {number} every */
function gridLines(width, depth, every) {
  const across = Array.from({ length: Math.floor(depth / every) + 1 }, (_, n) => `M0 ${depth - n * every}H${width}`);
  const along = Array.from({ length: Math.floor(width / every) + 1 }, (_, n) => `M${n * every} 0V${depth}`);
  return [...across, ...along].join("");
}

/** @param {number} length @param {(n: number) => Attributes} place */
function ruler(length, place) {
  const marks = Array.from({ length: Math.floor(length / 6) + 1 }, (_, n) => n * 6);
  return marks.map((n) => svg("text", { class: "ruler", ...place(n) }, String(n)));
}

/** @param {TableEditor} ed @param {Point} point @returns {Point} */
export function at(ed, [x, y]) {
  return [x, ed.doc.depth - y];
}

/** @param {TableEditor} ed @param {Outline} outline @param {boolean} [open] */
export function pathOf(ed, outline, open = false) {
  const points = outline.map((point) => at(ed, point).join(" "));
  return `M${points.join("L")}${open ? "" : "Z"}`;
}

/** @param {TableEditor} ed @param {Point} point @param {number} pixels @param {string} name @param {Attributes} [data] */
export function circleAt(ed, point, pixels, name, data = {}) {
  const [cx, cy] = at(ed, point);
  return svg("circle", { class: name, cx, cy, r: pixels * ed.local.px, ...data });
}

/** @param {TableEditor} ed @param {PointerEvent} event @returns {Point} */
export function spotOf(ed, event) {
  const [x, y] = pointIn(ed.stage, event);
  return [x, ed.doc.depth - y];
}

/** @param {TableEditor} ed @param {Point} point @returns {Point} */
export function onTable(ed, [x, y]) {
  /** @param {number} value @param {number} most */
  const clamp = (value, most) => Math.min(Math.max(value, 0), most);
  return [clamp(x, ed.doc.width), clamp(y, ed.doc.depth)];
}

/** @param {TableEditor} ed @param {Point} point @param {boolean} free @returns {Point} */
export function snapPoint(ed, [x, y], free) {
  const step = free ? 0 : ed.local.snap;
  return [snapped(x, step), snapped(y, step)];
}

/** @param {TableEditor} ed */
function nextSnap(ed) {
  ed.local.snap = SNAPS[(SNAPS.indexOf(ed.local.snap) + 1) % SNAPS.length];
  ed.say(ed.local.snap ? `Snap to ${ed.local.snap} in` : "No snap");
  ed.draw();
}

/** @param {TableEditor} ed @param {Pan} drag @param {PointerEvent} event */
export function pan(ed, drag, event) {
  const box = ed.local.box;
  if (!box) return;
  box.x -= (event.clientX - drag.x) * ed.local.px;
  box.y -= (event.clientY - drag.y) * ed.local.px;
  drag.x = event.clientX;
  drag.y = event.clientY;
  ed.draw();
}

/** Ctrl and the wheel zoom about the pointer; the wheel alone scrolls the page.
 * @param {TableEditor} ed @param {WheelEvent} event */
export function wheel(ed, event) {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoom(ed, event.deltaY < 0 ? 1.2 : 1 / 1.2, pointIn(ed.stage, event));
}

/** @param {TableEditor} ed @param {number} factor @param {Point} [about] */
export function zoom(ed, factor, about) {
  const { whole } = ed.local;
  const box = ed.local.box ?? whole;
  const [x, y] = about ?? [box.x + box.w / 2, box.y + box.h / 2];
  const w = Math.min(Math.max(box.w / factor, 6), whole.w);
  const part = w / box.w;
  const zoomed = { x: x - (x - box.x) * part, y: y - (y - box.y) * part, w, h: (w * whole.h) / whole.w };
  ed.local.box = w >= whole.w ? null : zoomed;
  ed.draw();
}

/** Tools that lay something between two spots: a click sets both, a drag the second.
 * @param {(ed: TableEditor, from: Point, to: Point, event: PointerEvent) => void} make @returns {Tool<TableEditor>} */
export function between(make) {
  return {
    down(ed, event, spot) {
      ed.local.drag = { from: snapPoint(ed, onTable(ed, spot), event.altKey) };
      make(ed, ed.local.drag.from, ed.local.drag.from, event);
      ed.draw();
    },
    move(ed, event, spot) {
      if (!ed.local.drag) return;
      make(ed, ed.local.drag.from, snapPoint(ed, onTable(ed, spot), event.altKey), event);
      ed.draw();
    },
    up(ed) {
      ed.local.drag = null;
      ed.draw();
    },
  };
}

export const MEASURING = between((ed, from, to) => {
  ed.local.tape = [from, to];
  ed.say(`${distance(from, to).toFixed(2)} in, ${bearing(from, to)} degrees`);
});

/** @param {TableEditor} ed @param {[Point, Point]} tape */
export function drawTape(ed, [from, to]) {
  const size = 13 * ed.local.px;
  const [x, y] = at(ed, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const words = `${distance(from, to).toFixed(2)} in, ${bearing(from, to)}\u00B0`;
  return [
    svg(
      "g",
      { class: "tape" },
      svg("path", { d: pathOf(ed, [from, to], true) }),
      ...[from, to].map((end) => circleAt(ed, end, 3, "end")),
      svg("text", { x, y: y - size * 0.6, "font-size": size, "text-anchor": "middle" }, words),
    ),
  ];
}

/** Scroll a list, and nothing around it, so that a row of it is seen.
 * @param {HTMLElement} list @param {HTMLElement | null} row */
export function keepInSight(list, row) {
  if (!row) return;
  const top = row.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + row.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + row.offsetHeight - list.clientHeight;
  }
}
