// A battle that is told on a board, to step through or to play.

import type { Editor } from "../base/types.d.ts";

/** Inches from the south-western corner: east, then north. */
export type Point = [number, number];

export interface Terrain {
  id: string;
  type: string;
  ink: string;
  outline: Point[];
}

export type Edge = "north" | "south" | "west" | "east";

/** What a side does in this battle, as a sign and in words. */
export interface Role {
  sign: string;
  ink: string;
  does: string;
}

/** A ring around a place: east, north, radius, ink, what it is. */
export type Ring = [number, number, number, string, string];

/** What runs along dots, a wall or a trench: its ink, its width, its dashes, and its lines from end to end. */
export interface Stroke {
  type: string;
  ink: string;
  width: number;
  dash: number[];
  lines: [number, number, number, number][];
}

export interface Scene {
  /** What steps are told in: "round" or "turn". */
  chapter: string;
  /** Rings on the ground, and the inks of signs that are not read on their side's ink in white. */
  rings?: Ring[];
  signs?: Record<string, string>;
  size_in: [number, number];
  base_in: number;
  /** Whether pieces without a sign are discs in the ink of their side. */
  solid?: boolean;
  /** Whether nobody measures on the board, so that inches are not marked. */
  unmeasured?: boolean;
  jammer_in: number;
  ground: string;
  terrain: Terrain[];
  /** The dots of a map of dots, and what runs along them. */
  dots?: Point[];
  strokes?: Stroke[];
  /** What may lie on the ground, by its kind: its letter, its ground, its ink. */
  lying?: Record<string, [string, string, string]>;
  edges: Record<string, Edge>;
  roles?: Record<string, Role>;
  inks: Record<string, string>;
  patches: Record<string, string>;
  icons: Record<string, string>;
  letters: Record<string, string>;
}

/** A firing arc: degrees clockwise from north, how wide, how far it is drawn, its ink, and whether a barrel points along. */
export interface Arc {
  bearing: number;
  width: number;
  reach: number;
  ink: string;
  barrel: boolean;
}

/** A piece where it stands; of the rest there is only what is not as usual. */
export interface Piece {
  kind: string;
  side: string;
  x: number;
  y: number;
  facing?: Point;
  /** What it bears instead of the end of its name, and what stands below it. */
  label?: string;
  below?: string;
  /** Whether it is a plate and no disc. */
  plate?: boolean;
  state?: string;
  counters?: number;
  damaged?: boolean;
  stunned?: boolean;
  jamming?: boolean;
  /** Badges: a text, and the corner it stands at, east and south. */
  marks?: [string, number, number][];
  arcs?: Arc[];
  /** Inches that a piece in the air is shown above its place. */
  lift?: number;
  dazed?: boolean;
  holding?: string;
}

/** Smoke, a crater: its kind, its middle, its radius. */
export type Patch = [string, number, number, number];
/** What lies on the ground: its kind, its middle, half its width, what it is. */
export type Lying = [string, number, number, number, string];
/** A line in passing: its kind, and where it begins and ends. */
export type Line = [string, number, number, number, number];

export interface Die {
  reason: string;
  need: number;
  value: number;
}

/** Dice thrown for the same thing: reason, what was needed, values. */
export type Throw = [string, number, number[]];

export interface Step {
  event: string;
  round: number;
  side: string;
  text: string;
  who: string[];
  notes: string[];
  dice: Die[];
  rules: string[];
  pieces: Record<string, Piece | null>;
  patches?: Patch[];
  gone: string[];
  way?: Line;
  line?: Line;
  blast?: [number, number, number];
  lying?: Lying[];
  /** The dots that a line of fire passes over, and those that one back would pass over instead. */
  over?: Point[];
  back?: Point[];
}

export interface Doc {
  scene: Scene;
  steps: Step[];
  rules: Record<string, string>;
}

/** What stands on the board after a step. */
export interface State {
  pieces: Map<string, Piece>;
  patches: Patch[];
  gone: string[];
  lying: Lying[];
}

export interface Shown {
  node: SVGGElement;
  piece: Piece | null;
}

export interface Board {
  drawing: SVGSVGElement;
  parts: Record<"terrain" | "patches" | "arcs" | "passing" | "pieces", SVGGElement>;
  nodes: Map<string, Shown>;
  depth: number;
}

export interface Log {
  pane: HTMLElement;
  list: HTMLElement;
  entries: HTMLElement[];
  words: HTMLElement;
}

export interface Local {
  at: number;
  drawn: number;
  speed: number;
  timer: number;
  picked: string;
  marked: string;
  rule: string;
  captioned?: Step;
}

/** A battle that is told on a board, step by step. */
export interface Told extends Editor<Doc, object, Local> {
  states: State[];
  board: Board;
  log: Log;
}

export interface Ed extends Told {
  starts: number[];
  caption: HTMLElement;
  slider: HTMLInputElement;
}
