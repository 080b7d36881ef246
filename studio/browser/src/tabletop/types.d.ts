// A table seen from above, as maps and boards have it.

import type { Editor, Op } from "../base/types.d.ts";

/** Inches from the south-western corner: east, then north. */
export type Point = [number, number];
export type Outline = Point[];

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A part of a drawing, in its units. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Table {
  width: number;
  depth: number;
}

/** A drag of the whole drawing, from pixels on the screen. */
export interface Pan {
  pan: true;
  x: number;
  y: number;
}

/** What an editor with a table remembers: the step it snaps to, the part zoomed into, inches a pixel, a tape. */
export interface TableLocal {
  snap: number;
  drag: any;
  box: Frame | null;
  whole: Frame;
  px: number;
  tape: [Point, Point] | null;
}

export interface TableEditor<
  Doc extends Table = any,
  View = any,
  Local extends TableLocal = any,
  O extends Op = any,
> extends Editor<Doc, View, Local, O> {
  stage: SVGSVGElement;
  layers: Record<string, SVGGElement>;
}

/** What the pointer does on a table while a tool is chosen; the place is in inches. */
export interface Tool<E> {
  down(ed: E, event: PointerEvent, spot: Point): void;
  move?(ed: E, event: PointerEvent, spot: Point): void;
  up?(ed: E, event: PointerEvent, spot: Point): void;
}
