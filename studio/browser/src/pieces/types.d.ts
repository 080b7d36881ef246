// Terrain in pieces with outlines, as maps and boards have it: what a document holds of it, and what is done to it.

import type { Op } from "../base/types.d.ts";
import type { Outline, Point, Table, TableEditor, TableLocal } from "../tabletop/types.d.ts";

export interface Piece {
  key: string;
  id: string;
  type: string;
  outline: Outline;
}

export interface Plot extends Table {
  features: Piece[];
}

/** A type of terrain: `as` names its tile, `ink` is its ground, `shade` what its tile is drawn in. */
export interface Type {
  name: string;
  label: string;
  as: string;
  ink: string;
  shade?: string;
  effect?: string;
}

/** Path data on a tile of 1 x 1 inch: `fill` parts are filled, `line` parts stroked. */
export interface Tile {
  fill?: string;
  line?: string;
}

export type Tiles = Record<string, Tile | undefined>;

export interface PieceView {
  terrain: Type[];
  problems: Record<string, string[]>;
}

export type PieceOp =
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

/** What an editor with terrain remembers: the type to draw with, what is being drawn, what is hidden and locked. */
export interface PieceLocal extends TableLocal {
  terrain: string;
  draft: Point[];
  pointer: Point | null;
  corner: number;
  hidden: Set<string>;
  locked: Set<string>;
  pieces: Map<string, SVGGElement>;
  typesKey?: string;
  alikeKey?: string;
  piecesKey?: string;
}

/** What is beside the table of its terrain. */
export interface TerrainSide {
  types: HTMLElement;
  effect: HTMLElement;
  alike: HTMLElement;
  list: HTMLElement;
  count: HTMLElement;
}

/** Pieces that are hidden or locked together. */
export interface Several {
  name: string;
  focus: string;
  keys: string[];
}

export interface PieceEditor<
  Doc extends Plot = Plot,
  View extends PieceView = PieceView,
  Local extends PieceLocal = PieceLocal,
  O extends Op = any,
> extends TableEditor<Doc, View, Local, O> {
  tiles: Tiles;
  terrain: TerrainSide;
  /** Send what is done to a piece, in the words of the editor's own Python. */
  change(op: PieceOp): void;
  /** Take a piece in hand that was picked beside the table. */
  pick(key: string): void;
}
