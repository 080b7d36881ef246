// The dots of a map panel of Battlesuit.

import { latticeOf, sizeMm } from "./lattice.js";

export const PANEL = latticeOf({ grid: "hexagonal", columns: 35, rows: 18, column_mm: 12.7, row_mm: 279.4 / 17 });
export const PANEL_MM = sizeMm(PANEL);
