// A map panel: its document, what Python shows beside it, and what is done to it.

import type { Editor } from "../base/types.d.ts";
import type { Cell, Mirroring } from "../lattice/types.d.ts";

export type Layer = "terrain" | "levels";

export interface Hill {
  name: string;
  badge_at: string;
}

/** Each layer holds a line of signs a row. */
export interface Doc {
  terrain: Record<string, string>;
  levels: Record<string, string>;
  hills: Hill[];
  compass_at: string;
}

/** How a terrain looks; one that nothing is known of has only its name. */
export interface Look {
  sign: string;
  name: string;
  ground?: string;
  dot?: string;
  mark?: string;
  icon?: string;
}

export interface Obstacle {
  at: string[];
  blocks: boolean;
  words: string;
}

export interface SightAsked {
  from: string;
  to: string;
  from_height: number;
  to_height: number;
}

export interface SightAnswer extends SightAsked {
  verdict: string;
  unseen: Record<string, string>;
  obstacles: Obstacle[];
  sentences: string[];
}

export interface View {
  letter: string;
  legend: Look[];
  levels: string[];
  differing?: Record<string, string>;
  sight: SightAnswer | null;
  can_see: boolean;
}

export type Op =
  | { op: "paint"; layer: Layer; tool: string; dots: Record<string, string> }
  | { op: "mirror"; way: Mirroring }
  | { op: "badge"; number: number; at: string | null }
  | { op: "compass"; at: string };

export interface Swatch {
  layer: Layer;
  sign: string;
  name: string;
  node: HTMLButtonElement;
  count: HTMLElement;
}

export interface Local {
  size: number;
  twin: boolean;
  layer: Layer;
  sign: string;
  path: Cell[] | null;
  at: Cell;
  over?: Cell;
  held?: number;
  known: Map<Cell, string>;
  legend?: string;
  flashing: boolean;
  sight: SightAsked;
}

export interface Ed extends Editor<Doc, View, Local, Op> {
  main: HTMLElement;
  drawing: SVGSVGElement;
  legend: Map<string, Look>;
  hexes: Map<Cell, SVGPathElement>;
  dots: Map<Cell, SVGGElement>;
  badges: SVGGElement;
  differing: SVGGElement;
  sight: SVGGElement;
  contours: SVGPathElement;
  unseen: SVGPathElement;
  touched: SVGPathElement;
  cursor: SVGPathElement;
  swatches: Swatch[];
  sightBox: HTMLElement;
  sightWords: HTMLElement;
}
