"""A map panel by itself: the lattice of its points, its dots and their names.

Rules: BS.MAP.11 to BS.MAP.13, BS.MAP.7, BS.MAP.8, BS.GAP.10, BS.GAP.11.

A point is held in doubled coordinates, x east and y2 south: one column is 1 in x, one row 2 in y2, and the dots of
every other column lie half a row (1 in y2) lower. x and y2 are both even or both odd.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine.games.battlesuit.kernel.numbers.attack import step_x, step_y
from engine.kernel.hexes import hex_steps
from schemas.models.battlesuit.maps import COLUMNS, POINT_PATTERN, ROWS, dot_name
from schemas.models.battlesuit.words import Direction


class Point(NamedTuple):
    """A map point, or the way from one to another."""

    x: int
    y2: int

    @property
    def axial(self) -> tuple[int, int]:
        """Return q and r, steps to the south-east and to the south."""
        return self.x, (self.y2 - self.x) // 2

    def plus(self, way: "Point") -> "Point":
        """Return the point a way leads to."""
        return Point(self.x + way.x, self.y2 + way.y2)

    def minus(self, other: "Point") -> "Point":
        """Return the way from another point to this one."""
        return Point(self.x - other.x, self.y2 - other.y2)


ROUND = tuple(Direction)
STEPS = {way: Point(step_x(number), step_y(number)) for number, way in enumerate(ROUND)}
"""The way to the next point in each direction."""


def turned(way: Direction, points: int) -> Direction:
    """Return the direction so many points clockwise."""
    return ROUND[(ROUND.index(way) + points) % len(ROUND)]


def distance(a: Point, b: Point) -> int:
    """Return the least number of steps from one point to another. Rule: BS.MAP.13."""
    return hex_steps(a.x, a.y2, b.x, b.y2)


@dataclass(frozen=True)
class PanelShape:
    """How many columns a panel has, and its last row; columns with even numbers are one dot shorter."""

    columns: int = COLUMNS
    last_row: str = ROWS[-1]

    @cached_property
    def rows(self) -> int:
        """The number of dots in an odd column."""
        return ROWS.index(self.last_row) + 1

    @cached_property
    def span(self) -> Point:
        """The way from the first dot to the one in the corner opposite."""
        return Point(self.columns - 1, 2 * (self.rows - 1))

    def dots(self) -> Iterator[Point]:
        """Yield the dots, column by column from the north."""
        for x in range(self.columns):
            yield from (Point(x, y2) for y2 in range(x % 2, self.span.y2 + 1, 2))

    def has(self, dot: Point) -> bool:
        """Return whether there is such a dot."""
        return 0 <= dot.x <= self.span.x and 0 <= dot.y2 <= self.span.y2 and (dot.x - dot.y2) % 2 == 0

    def is_boundary(self, dot: Point) -> bool:
        """Return whether a dot is a half-dot of the edge."""
        return dot.x in {0, self.span.x} or dot.y2 in {0, self.span.y2}

    def half_turned(self, dot: Point) -> Point:
        """Return where a dot lies when its panel is turned by 180 degrees. Rule: BS.GAP.13."""
        return self.span.minus(dot)


def row_and_column(dot: Point) -> tuple[str, int]:
    """Return the row of a dot of a panel, and its column counted from 1."""
    return ROWS[dot.y2 // 2], dot.x + 1


def dot_label(dot: Point) -> str:
    """Return row and column of a dot of a panel: `H-11`."""
    return dot_name(*row_and_column(dot))


def labelled_dot(label: str) -> Point:
    """Return the dot of a label such as `H-11`."""
    row, column = label.split("-")
    x = int(column) - 1
    return Point(x, 2 * ROWS.index(row) + x % 2)


def read_name(name: str, shape: PanelShape) -> tuple[str, Point] | None:
    """Return panel letter and dot of a name such as A-H-11; None when a standard panel has no such dot."""
    if re.fullmatch(POINT_PATTERN, name) is None:
        return None
    letter, label = name.split("-", 1)
    dot = labelled_dot(label)
    return (letter, dot) if shape.has(dot) else None
