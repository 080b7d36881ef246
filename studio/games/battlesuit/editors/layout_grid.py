"""The panels of a map as they lie in a document, finished or not."""

from collections.abc import Mapping
from typing import Any

MOST = 6
"""Rows of a map, and panels of a row."""

Cell = dict[str, Any]
Grid = list[list[Cell]]


def grid_of(data: Mapping[str, Any]) -> Grid:
    """Return the rows of a map as far as they can be read: what is no panel is one without a name."""
    rows = data.get("layout")
    return [
        [cell if isinstance(cell, dict) else {"panel": ""} for cell in (row if isinstance(row, list) else ())]
        for row in (rows if isinstance(rows, list) else ())
    ]


def lies(grid: Grid, row: int, column: int) -> bool:
    """Return whether a panel lies in a place."""
    return row < len(grid) and column < len(grid[row])


def name_of(cell: Cell) -> str:
    """Return the id of the panel in a place."""
    return str(cell.get("panel", ""))


def place_of(grid: Grid, panel: str) -> tuple[int, int] | None:
    """Return row and column of a panel; None when it does not lie there."""
    found = ((i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if name_of(cell) == panel)
    return next(found, None)
