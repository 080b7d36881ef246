"""Named boxes in millimetres: where the parts of a component lie. y runs down."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from exporters.drawing.display_list import Point


class Box(NamedTuple):
    """A rectangle that something is laid out in."""

    x: float
    y: float
    width: float
    height: float

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """The corners, clockwise from the upper left one."""
        return (self.x, self.y), (self.right, self.y), (self.right, self.bottom), (self.x, self.bottom)

    @property
    def right(self) -> float:
        """X of the right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Y of the lower side."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    def meets(self, other: "Box") -> bool:
        """Return whether the boxes have more than an edge in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inset(self, across_mm: float, down_mm: float | None = None) -> "Box":
        """Return the box with a margin taken off left and right, and off top and bottom (the same by default)."""
        down = across_mm if down_mm is None else down_mm
        return Box(self.x + across_mm, self.y + down, self.width - 2 * across_mm, self.height - 2 * down)

    def lowered(self, down_mm: float) -> "Box":
        """Return the box moved down; up if negative. Optical centring needs it."""
        return Box(self.x, self.y + down_mm, self.width, self.height)

    def cut_left(self, width_mm: float) -> "tuple[Box, Box]":
        """Return the left part of a width, and the rest."""
        return (
            Box(self.x, self.y, width_mm, self.height),
            Box(self.x + width_mm, self.y, self.width - width_mm, self.height),
        )

    def cut_top(self, height_mm: float) -> "tuple[Box, Box]":
        """Return the upper part of a height, and the rest."""
        return (
            Box(self.x, self.y, self.width, height_mm),
            Box(self.x, self.y + height_mm, self.width, self.height - height_mm),
        )

    def columns(self, count: int, gap_mm: float = 0.0) -> "tuple[Box, ...]":
        """Return equal columns from left to right."""
        width = (self.width - gap_mm * (count - 1)) / count
        return tuple(Box(self.x + at * (width + gap_mm), self.y, width, self.height) for at in range(count))

    def shared_out(self, shares: Iterable[float]) -> "tuple[Box, ...]":
        """Return columns from left to right, each as wide as its share of the width."""
        cells, rest = list[Box](), self
        for share in shares:
            cell, rest = rest.cut_left(self.width * share)
            cells.append(cell)
        return tuple(cells)

    def rows(self, count: int, gap_mm: float = 0.0) -> "tuple[Box, ...]":
        """Return equal rows from top to bottom."""
        height = (self.height - gap_mm * (count - 1)) / count
        return tuple(Box(self.x, self.y + at * (height + gap_mm), self.width, height) for at in range(count))

    def square(self, side_mm: float) -> "Box":
        """Return a square in the middle."""
        x, y = self.centre
        return Box(x - side_mm / 2, y - side_mm / 2, side_mm, side_mm)


PAGE: Final = Box(0, 0, 196.0, 268.0)
"""Upright, in millimetres, origin at its own top left corner."""
