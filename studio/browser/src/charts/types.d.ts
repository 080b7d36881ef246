// Charts of many battles, and of one that is over. A share is between 0 and 1; with its interval it is [share, low, high].

export type Share = [number, number, number];

export interface Rate {
  name: string;
  won: Share;
  drawn: Share;
  battles: number;
  verdict: string;
  before?: number | null;
}

export interface Rates {
  type: "rates";
  title: string;
  rows: Rate[];
  fair: [number, number];
}

export interface Matrix {
  type: "matrix";
  title: string;
  names: string[];
  cells: (number | null)[][];
  /** What stands above the names of the rows. */
  corner?: string;
  /** The share that is even, a half where it is not said. */
  even?: number;
  /** With each share its bounds, and whether it is surely not even; else it is coloured by what it seems. */
  ranges?: (Range | null)[][];
}

export interface Range {
  words: string;
  sure: boolean;
}

export interface Columns {
  type: "columns";
  title: string;
  columns: [number, number][];
  /** How many numbers share a column. */
  step: number;
  unit: string;
  zero: string;
}

export interface Averages {
  type: "table";
  title: string;
  heads: string[];
  rows: string[][];
}

/** A figure as it is said; a share is drawn as well. */
export interface FigureRow {
  name: string;
  share: Share | null;
  words: string;
  battles: number;
  verdict?: string;
  /** What is called even. */
  fair?: [number, number];
}

export interface Figures {
  type: "figures";
  title: string;
  rows: FigureRow[];
}

/** A number, and the share at it with its bounds. */
export type Point = [number, number, number, number];

export interface Curve {
  type: "curve";
  title: string;
  unit: string;
  points: Point[];
  /** The number and the share of each point as they are said. */
  said: [string, string][];
  /** The shares between which all is drawn. */
  span: [number, number];
}

/** What leads to a step of the replay whose key is `replay`. */
interface Leading {
  title: string;
  replay: string;
  /** What the figures rest on. */
  note: string;
}

/** Whom a battle may end for, and in which ink the board shows them, "" for none. */
export interface Name {
  name: string;
  ink: string;
}

/** How often it ended for each name from a place on, and the step of the replay at that place. */
export interface Place {
  name: string;
  step: number;
  shares: number[];
  figures: string[];
}

/** In which turn a battle turned: its number, what it is called, the step with which it begins, and all of it in words. */
export interface Turn {
  number: number;
  where: string;
  words: string;
  step: number;
}

export interface Course extends Leading {
  type: "course";
  unit: string;
  names: Name[];
  rows: Place[];
  turn: Turn | null;
}

/** An answer and a better one, each with what it is worth. */
export interface Miss {
  number: number;
  step: number;
  where: string;
  asks: string;
  given: [string, string];
  better: [string, string];
  styles: string;
  cost: string;
}

export interface Missed extends Leading {
  type: "missed";
  rows: Miss[];
}

export type Chart = Rates | Matrix | Columns | Averages | Course | Missed | Figures | Curve;
