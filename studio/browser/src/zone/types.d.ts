// A control zone: its document, what Python shows beside it, and what is done to it.

import type { Pan, Point, Table, TableEditor, TableLocal } from "../tabletop/types.d.ts";

export type Ring = "inner" | "outer";

/** A control unit; it looks in a direction, in degrees clockwise from north. */
export interface Unit {
  key: string;
  number: number;
  type: string;
  at: Point;
  facing: number;
}

export interface Doc extends Table {
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

export interface View {
  types: Type[];
  names: Record<string, string>;
  problems: Record<string, string[]>;
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
  step: number;
}

export type Op =
  | { op: "move"; unit: number; to: Point; deed?: string }
  | { op: "turn"; unit: number; facing: number }
  | { op: "type"; unit: number; type: string }
  | { op: "add"; type: string; to: Point; facing: number }
  | { op: "delete"; unit: number }
  | { op: "spire"; to: Point; carry?: Point[]; deed?: string }
  | { op: "ring"; ring: Ring; radius: number; deed?: string }
  | { op: "corner"; corner: string };

/** Something that is dragged, or a unit that is turned, and what letting go would do. */
export interface ThingDrag {
  pan?: undefined;
  key: string;
  from: Point;
  turn?: undefined;
  op?: Op | null;
}

export interface TurnDrag {
  pan?: undefined;
  turn: number;
  op?: Op | null;
}

export interface Local extends TableLocal {
  type: string;
  drag: ThingDrag | TurnDrag | (Pan & { turn?: undefined; op?: undefined }) | null;
  rays: boolean;
  pulse: number;
  carry: boolean;
  nodes: Map<string, SVGGElement>;
  shown: Doc;
  problems: Record<string, string[]>;
  groundKey?: string;
  raysKey?: string;
  deployKey?: string;
  /** What each part beside the board showed when it was drawn last. */
  parts: Partial<Record<keyof Side, string>>;
}

/** What is beside the board. */
export interface Side {
  types: HTMLElement;
  wanted: HTMLElement;
  about: HTMLElement;
  pulses: HTMLElement;
  layers: HTMLElement;
  count: HTMLElement;
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
}

/** How something wrong is noted, by the key of what it is wrong with. */
export type Say = (key: string, words: string) => void;

export interface Ed extends TableEditor<Doc, View, Local, Op> {
  panel: Side;
}
