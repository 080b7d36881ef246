"""A map panel by itself: its dots and their names. Rules: BS.MAP.7, BS.MAP.8, BS.GAP.10, BS.GAP.11."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.games.battlesuit.maps.lattice import Point
from schemas.models.battlesuit.maps import COLUMNS, POINT_PATTERN, ROWS, dot_name


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


@dataclass(frozen=True)
class PanelCount:
    """The dots of a panel: all of them, those of the edge, and those of one odd and of one even column."""

    dots: int
    boundary: int
    odd_column: int
    even_column: int


def count_dots(shape: PanelShape) -> PanelCount:
    """Return how many dots a panel has."""
    dots = [*shape.dots()]
    return PanelCount(len(dots), sum(map(shape.is_boundary, dots)), shape.rows, shape.rows - 1)


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
