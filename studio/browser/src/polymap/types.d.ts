// A terrain map of pieces with outlines: its document, what Python shows beside it, and what is done to it.

import type { Outline, Pan, Point, Table, TableEditor, TableLocal } from "../tabletop/types.d.ts";

export interface Piece {
  key: string;
  id: string;
  type: string;
  outline: Outline;
}

export interface Doc extends Table {
  features: Piece[];
}

export interface Type {
  name: string;
  label: string;
  as: string;
  ink: string;
  effect?: string;
}

export interface Zone {
  game: string;
  low: number;
  high: number;
  dotted: boolean;
  ink: string;
  title: string;
}

export interface Ring {
  radius: number;
  band: boolean;
  label: string;
}

export interface Probe {
  viewer: Point;
  target: Point;
}

/** The engine's answer to a question about a line of sight: only words where the map is not sound. */
export interface ProbeAnswer {
  asked: Probe & { drone: boolean };
  ends?: [Point, Point];
  blocked?: boolean;
  crossed?: { key: string; cover: string }[];
  words: string[];
}

export interface View {
  types: Type[];
  ground: string;
  zones: Zone[];
  rings: Ring[];
  base: number;
  problems: Record<string, string[]>;
  probe: ProbeAnswer | null;
}

export type Op =
  | { op: "add"; id: string; type: string; outline: Outline; deed: string }
  | { op: "outline"; key: string; outline: Outline; deed: string }
  | { op: "type"; key: string; type: string }
  | { op: "delete"; key: string }
  | { op: "order"; key: string; to: number };

/** A piece that is moved (`from`), turned (`middle`), or given another corner (`corner`, `added`). */
export interface PieceDrag {
  pan?: undefined;
  key: string;
  outline: Outline | null;
  deed: string;
  from?: Point;
  middle?: Point;
  corner?: number;
  added?: number;
  end?: undefined;
}

/** A drag of something else: a rectangle or a tape from a spot, an end of the line of sight. */
export interface OtherDrag {
  pan?: undefined;
  key?: undefined;
  outline?: undefined;
  deed?: undefined;
  from?: Point;
  end?: "viewer" | "target";
}

export interface PanDrag extends Pan {
  key?: undefined;
  outline?: undefined;
  deed?: undefined;
  from?: undefined;
  end?: undefined;
}

export interface Local extends TableLocal {
  type: string;
  zones: string;
  drag: PieceDrag | OtherDrag | PanDrag | null;
  draft: Point[];
  pointer: Point | null;
  corner: number;
  probe: Probe | null;
  drone: boolean;
  ring: Point | null;
  hidden: Set<string>;
  locked: Set<string>;
  nodes: Map<string, SVGGElement>;
  askedAt?: number;
  groundKey?: string;
  typesKey?: string;
  alikeKey?: string;
  aboutKey?: string;
  layersKey?: string;
}

/** What is beside the map. */
export interface Side {
  types: HTMLElement;
  effect: HTMLElement;
  alike: HTMLElement;
  about: HTMLElement;
  layers: HTMLElement;
  count: HTMLElement;
}

/** Pieces that are hidden or locked together. */
export interface Several {
  name: string;
  focus: string;
  keys: string[];
}

export interface Ed extends TableEditor<Doc, View, Local, Op> {
  panel: Side;
}
