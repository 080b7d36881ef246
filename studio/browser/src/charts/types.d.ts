// Charts of many battles. A share is between 0 and 1; with its interval it is [share, low, high].

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

export type Chart = Rates | Matrix | Columns | Averages;
