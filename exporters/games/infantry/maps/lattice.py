"""Where the dots of a map lie on paper: each in the middle of a square cell. Rule: IN.GAP.20."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.games.infantry.ground import Spot
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Point
from exporters.drawing.regions import Cell, Corner
from schemas.models.infantry.dot_map import DotMap

PITCH_MM: Final = 12.7
"""Half an inch from dot to dot: the place of a trooper's counter."""


@dataclass(frozen=True)
class MapFrame:
    """Where the cells of a map lie: columns from the west, rows from the south, north above.

    Pieces are no smaller than `least_piece_mm`, however close the dots lie.
    """

    x_mm: float
    y_mm: float
    pitch_mm: float
    columns: int
    rows: int
    least_piece_mm: float = 0.0

    @classmethod
    def within(cls, box: Box, dot_map: DotMap) -> "MapFrame":
        """Return the frame of a map as large as it fits into a box, at its upper edge and in its middle across."""
        pitch = min(box.width / dot_map.columns, box.height / dot_map.rows)
        left = box.x + (box.width - pitch * dot_map.columns) / 2
        return cls(left, box.y, pitch, dot_map.columns, dot_map.rows)

    @property
    def board(self) -> Box:
        """The cells of the map together."""
        return Box(self.x_mm, self.y_mm, self.columns * self.pitch_mm, self.rows * self.pitch_mm)

    @property
    def piece_mm(self) -> float:
        """How wide the place of a piece is."""
        return max(self.pitch_mm, self.least_piece_mm)

    def spots(self) -> Iterator[Spot]:
        """Yield the dots, row by row from the south."""
        yield from ((column, row) for row in range(self.rows) for column in range(self.columns))

    def point(self, spot: Spot) -> Point:
        """Return where a dot lies."""
        return self.corner((spot[0] + 0.5, self.rows - spot[1] - 0.5))

    def corner(self, corner: Corner | Point) -> Point:
        """Return where a corner of cells lies, counted from the north-west corner of the map."""
        return (self.x_mm + corner[0] * self.pitch_mm, self.y_mm + corner[1] * self.pitch_mm)

    def cell(self, spot: Spot) -> Cell:
        """Return the corners of a dot's cell, clockwise."""
        west, north = spot[0], self.rows - 1 - spot[1]
        return ((west, north), (west + 1, north), (west + 1, north + 1), (west, north + 1))

    def rectangle(self, first: Spot, last: Spot) -> Box:
        """Return the cells from the south-western to the north-eastern of two dots as a box."""
        x, y = self.corner((first[0], self.rows - 1 - last[1]))
        return Box(x, y, (last[0] - first[0] + 1) * self.pitch_mm, (last[1] - first[1] + 1) * self.pitch_mm)
