// A map of dots: its document, what Python shows beside it, and what is done to it.

import type { Editor } from "../base/types.d.ts";
import type { Cell, Lattice, Mirroring, Shape } from "../lattice/types.d.ts";

export interface Hill {
  name: string;
  badge_at: string;
}

/** Each picture holds a line of signs a row, by the names of the layers; `levels` is one of them. */
export interface Doc {
  lattice: Shape;
  pictures: Record<string, Record<string, string>>;
  hills: Hill[];
  compass_at: string;
}

/** How a sign looks; without `dot` it is nothing special, without `icon` the sign itself stands on the dot. */
export interface Look {
  sign: string;
  name: string;
  ground?: string;
  dot?: string;
  mark?: string;
  icon?: string;
}

/** A picture that lies on the map: its ground, its levels, or letters beside the dots. */
export interface Layer {
  name: string;
  title: string;
  shows: "ground" | "levels" | "letters";
  legend: Look[];
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
  /** What it is, and how this one is called. */
  what: string;
  title: string;
  layers: Layer[];
  /** Those of the tools badge, compass and sight that there are. */
  tools: string[];
  differing?: Record<string, string>;
  sight?: SightAnswer | null;
  can_see?: boolean;
}

export type Op =
  | { op: "paint"; layer: string; tool: string; dots: Record<string, string> }
  | { op: "mirror"; way: Mirroring }
  | { op: "badge"; number: number; at: string | null }
  | { op: "compass"; at: string };

export interface Swatch {
  layer: string;
  sign: string;
  name: string;
  node: HTMLButtonElement;
  count: HTMLElement;
}

export interface Local {
  size: number;
  twin: boolean;
  layer: string;
  sign: string;
  path: Cell[] | null;
  at: Cell;
  over?: Cell;
  held?: number;
  known: Map<Cell, string>;
  layers?: string;
  flashing: boolean;
  sight: SightAsked;
}

export interface Ed extends Editor<Doc, View, Local, Op> {
  lattice: Lattice;
  main: HTMLElement;
  drawing: SVGSVGElement;
  palette: HTMLElement;
  /** The looks of each layer by their signs; the layer of the ground, and those of letters. */
  legends: Record<string, Map<string, Look>>;
  ground: string;
  letters: string[];
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
