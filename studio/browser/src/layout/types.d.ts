// A battle map of panels: its document, what Python shows beside it, and what is done to it.

import type { Editor } from "../base/types.d.ts";

/** Row from the north, column from the west. */
export type Place = [number, number];
export type Edge = "north" | "south" | "west" | "east";

export interface Laid {
  panel: string;
  rotation: number;
}

/** A tile or a work on a point such as A-H-11. */
export interface Piece {
  at: string;
  what: string;
}

export interface Doc {
  layout: Laid[][];
  tiles: Piece[];
  works: Piece[];
}

export interface Panel {
  id: string;
  letter: string;
  title: string;
  picture: string;
}

export interface Seam {
  row: number;
  column: number;
  edge: "east" | "south";
  differing: number;
  words: string;
}

export interface View {
  panels: Panel[];
  seams: Seam[];
}

export type Op =
  | { op: "put"; row: number; column: number; panel: string }
  | { op: "turn"; row: number; column: number }
  | { op: "take"; row: number; column: number }
  | { op: "exchange"; row: number; column: number; other_row: number; other_column: number }
  | { op: "grow"; edge: Edge; panels: string[] }
  | { op: "shrink"; edge: Edge }
  | { op: "lay"; at: string; tile?: string; work?: string };

export type Kind = "tile" | "work" | "clear";

export interface Laying {
  kind: Kind;
  what: string;
}

export interface Local {
  at: Place;
  over: Place | null;
  held: Place | null;
  laying: Laying | null;
  aim: string;
  drawn: Doc;
  shown: Set<string>;
  cardsOf?: View;
  cards?: string;
  pictures?: string;
}

export interface Ed extends Editor<Doc, View, Local, Op> {
  drawing: SVGSVGElement;
  aside: HTMLElement;
  panels: SVGGElement;
  laid: SVGGElement;
  picked: SVGGElement;
  seams: SVGGElement;
  known?: string;
}
