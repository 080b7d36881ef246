// A terrain map of pieces with outlines: its document, what Python shows beside it, and what is done to it.

import type { PieceDrag, PieceEditor, PieceLocal, PieceOp, PieceView, Plot } from "../pieces/types.d.ts";
import type { Pan, Point } from "../tabletop/types.d.ts";

export type Doc = Plot;
export type Op = PieceOp;

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

export interface View extends PieceView {
  ground: string;
  zones: Zone[];
  rings: Ring[];
  base: number;
  probe: ProbeAnswer | null;
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

export interface Local extends PieceLocal {
  zones: string;
  drag: PieceDrag | OtherDrag | PanDrag | null;
  probe: Probe | null;
  drone: boolean;
  ring: Point | null;
  askedAt?: number;
  groundKey?: string;
  aboutKey?: string;
}

/** What is beside the map besides its terrain. */
export interface Side {
  about: HTMLElement;
}

export interface Ed extends PieceEditor<Doc, View, Local, Op> {
  panel: Side;
}
