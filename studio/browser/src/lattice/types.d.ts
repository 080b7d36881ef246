// The dots of a map: places, neighbours, and what tells one grid from another.

/** x counts columns from 0, y2 half rows, as in the engine; `row` is the name of its line in a picture. */
export interface Cell {
  x: number;
  y2: number;
  row: string;
  name: string;
  /** How it is called in a sentence. */
  words: string;
}

/** Millimetres from the dot in the north-western corner of the map: east, then south. */
export type PlaceMm = [number, number];

export type Mirroring = "west_east" | "north_south" | "half_turn";

export type Step = [number, number];

/** A map's grid and its size, as Python sends it. */
export interface Shape {
  grid: "hexagonal" | "square";
  columns: number;
  rows: number;
  column_mm: number;
  row_mm: number;
}

export interface Grid {
  /** Half rows by which every other column lies lower. */
  shift: number;
  /** Columns and half rows to the cells behind each side, clockwise from the north. */
  sides: Step[];
  /** Corners in columns and rows from the dot, clockwise from the north-west. */
  corners: PlaceMm[];
  /** How much of a cell lies beyond the outermost dots, in columns and rows. */
  margin: number;
  /** Dots that brushes of 0, 1 and 2 steps touch. */
  brushes: [number, number, number];
  /** Where the level of a dot is written, in millimetres from it. */
  level: PlaceMm;
  /** Steps between two cells. */
  steps(across: number, down2: number): number;
  /** Column and half row of the cell at a place between cells. */
  rounded(x: number, y2: number): Step;
  rowOf(line: number, shape: Shape): string;
  nameOf(x: number, line: number, shape: Shape): string;
  wordsOf(x: number, line: number, shape: Shape): string;
  /** What stands at the head of a column or of a line; "" for nothing. */
  columnHead(x: number): string;
  lineHead(line: number, shape: Shape): string;
}

export interface Lattice {
  shape: Shape;
  grid: Grid;
  cells: Cell[];
  byPlace: Map<string, Cell>;
  byName: Map<string, Cell>;
}
