// A control zone: its document, what Python shows beside it, and what is done to it.

import type { PieceDrag, PieceEditor, PieceLocal, PieceOp, PieceView, Plot } from "../pieces/types.d.ts";
import type { Outline, Pan, Point } from "../tabletop/types.d.ts";

export type Ring = "inner" | "outer";

/** A control unit; it looks in a direction, in degrees clockwise from north.
 *
 * `direction` and `away` are there where its text counts its place off from the spire: a face of the die, and inches. */
export interface Unit {
  key: string;
  number: number;
  type: string;
  at: Point;
  facing: number;
  direction?: number;
  away?: number;
}

/** A road: a line of points along its middle, and how wide it is. */
export interface Road {
  key: string;
  name: string;
  line: Outline;
  width: number;
}

/** `step` is how many degrees lie between two directions of the die, which has so many `sides`. */
export interface Doc extends Plot {
  step: number;
  sides: number;
  units: Unit[];
  count: number;
  spire: Point;
  inner: number;
  outer: number;
  corners: string[];
}

/** A kind of control unit, and between which rings it patrols. */
export interface Type {
  name: string;
  label: string;
  sign: string;
  beyond: Ring | "";
  up_to: Ring;
  range?: number;
  arc?: number;
}

export interface Pulse {
  roll: number;
  degrees: number;
  wakes: string[];
}

export interface Corner {
  name: string;
  label: string;
}

export interface View extends PieceView {
  roads: Road[];
  tarmac: string;
  types: Type[];
  names: Record<string, string>;
  pulses: Pulse[];
  corners: Corner[];
  wanted: string[];
  inks: Record<string, string>;
  paler: Record<string, string>;
  ground: string;
  red_line: Ring;
  spire_sign: string;
  base: number;
  foot: number;
  deploy: number;
}

export type Op =
  | { op: "move"; unit: number; to: Point; deed?: string }
  | { op: "post"; unit: number; direction: number; away: number; deed?: string }
  | { op: "turn"; unit: number; facing: number }
  | { op: "type"; unit: number; type: string }
  | { op: "add"; type: string; to: Point; facing: number }
  | { op: "add_posted"; type: string; direction: number; away: number; facing: number }
  | { op: "delete"; unit: number }
  | { op: "spire"; to: Point; carry?: Point[]; deed?: string }
  | { op: "ring"; ring: Ring; radius: number; deed?: string }
  | { op: "corner"; corner: string }
  | { op: "terrain"; deed: PieceOp };

/** Something that is dragged, or a unit that is turned, and what letting go would do. */
export interface ThingDrag {
  pan?: undefined;
  key: string;
  from: Point;
  turn?: undefined;
  op?: Op | null;
  deed?: undefined;
}

export interface TurnDrag {
  pan?: undefined;
  turn: number;
  op?: Op | null;
  key?: undefined;
  deed?: undefined;
}

/** A drag of the whole drawing, or from a spot: a rectangle, a tape. */
export interface OtherDrag {
  turn?: undefined;
  op?: undefined;
  key?: undefined;
  deed?: undefined;
  pan?: undefined;
  from: Point;
}

export interface Local extends PieceLocal {
  type: string;
  drag:
    | ThingDrag
    | TurnDrag
    | (PieceDrag & { turn?: undefined; op?: undefined })
    | OtherDrag
    | (Pan & { turn?: undefined; op?: undefined; deed?: undefined; key?: undefined })
    | null;
  posting: boolean;
  side: "units" | "terrain";
  rays: boolean;
  pulse: number;
  carry: boolean;
  nodes: Map<string, SVGGElement>;
  shown: Doc;
  problems: Record<string, string[]>;
  groundKey?: string;
  roadsKey?: string;
  raysKey?: string;
  deployKey?: string;
  /** What each part beside the board showed when it was drawn last. */
  parts: Partial<Record<keyof Side, string>>;
}

/** What is beside the board. */
export interface Side {
  sides: HTMLElement;
  units: HTMLElement;
  terrain: HTMLElement;
  types: HTMLElement;
  wanted: HTMLElement;
  about: HTMLElement;
  pulses: HTMLElement;
  layers: HTMLElement;
}

/** What is drawn as a disc: a unit, or the spire, which looks nowhere. */
export interface Disc {
  key: string;
  at: Point;
  r: number;
  sign: string;
  ink: string;
  name: string;
  facing?: number;
  posted?: [number, number];
}

/** How something wrong is noted, by the key of what it is wrong with. */
export type Say = (key: string, words: string) => void;

export interface Ed extends PieceEditor<Doc, View, Local, Op> {
  panel: Side;
}
