// The dots of a map panel.

/** x counts columns from 0, y2 half rows, as in the engine; both are even or both odd. */
export interface Cell {
  x: number;
  y2: number;
  row: string;
  name: string;
}

/** Millimetres from the dot in the north-western corner of the panel: east, then south. */
export type PlaceMm = [number, number];

export type Mirroring = "west_east" | "north_south" | "half_turn";
