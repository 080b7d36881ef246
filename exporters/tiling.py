"""A picture larger than the paper in tiles: equal windows, overlapping by 10 mm, never more than are needed."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from exporters.blocks import EPSILON_MM
from exporters.drawing import Drawing, Point, Symbol, Use
from exporters.layouts import Box
from exporters.matrices import shift
from exporters.papers import Paper
from exporters.sheets import Line, Placed, Setup, Sheet, Side, Tile

OVERLAP_MM: Final = 10.0
CROSS_MM: Final = 4.0


@dataclass(frozen=True)
class Tiling:
    """Columns and rows of equal windows onto a picture, each in the middle of a sheet.

    Neighbours join in the middle of their overlap: the later one is cut there and glued onto the earlier one.
    """

    paper: Paper
    width_mm: float
    height_mm: float
    columns: int
    rows: int

    @property
    def count(self) -> int:
        """How many sheets there are."""
        return self.columns * self.rows

    @property
    def window(self) -> tuple[float, float]:
        """Width and height of the part of the picture that a sheet shows."""
        return (
            (self.width_mm + (self.columns - 1) * OVERLAP_MM) / self.columns,
            (self.height_mm + (self.rows - 1) * OVERLAP_MM) / self.rows,
        )

    def part(self, column: int, row: int) -> Box:
        """Return the part of the picture that a tile shows, in the frame of the picture."""
        width, height = self.window
        return Box(column * (width - OVERLAP_MM), row * (height - OVERLAP_MM), width, height)

    def corner(self) -> Point:
        """Return the upper left corner of the window on every sheet."""
        width, height = self.window
        return ((self.paper.width_mm - width) / 2, (self.paper.height_mm - height) / 2)


def tiling(setup: Setup, width_mm: float, height_mm: float) -> Tiling:
    """Return how a picture is tiled with the fewest sheets; upright ones if the other way takes as many.

    Raises:
        ValueError: the paper is no wider than the overlap.
    """
    ways = tuple(_tiled(paper, setup.margin_mm, width_mm, height_mm) for paper in _both(setup.paper))
    return min(ways, key=lambda way: way.count)


def _both(paper: Paper) -> tuple[Paper, Paper]:
    return (paper, paper.turned) if paper.upright else (paper.turned, paper)


def _tiled(paper: Paper, margin_mm: float, width_mm: float, height_mm: float) -> Tiling:
    columns = _needed(width_mm, paper.width_mm - 2 * margin_mm)
    rows = _needed(height_mm, paper.height_mm - 2 * margin_mm)
    return Tiling(paper, width_mm, height_mm, columns, rows)


def _needed(length_mm: float, room_mm: float) -> int:
    """Return how many windows of a room cover a length."""
    if room_mm <= OVERLAP_MM:
        raise ValueError(f"a tile must be larger than its overlap of {OVERLAP_MM:g} mm, got {room_mm:g} mm")
    return max(ceil((length_mm - OVERLAP_MM - EPSILON_MM) / (room_mm - OVERLAP_MM)), 1)


def tiles(drawing: Drawing, setup: Setup) -> Iterator[Sheet]:
    """Yield the sheets of a picture, row by row; its content is one symbol, so that a file holds it once."""
    tiled = tiling(setup, drawing.full_width_mm, drawing.full_height_mm)
    whole = Symbol(f"poster-{drawing.name}", drawing.full_width_mm, drawing.full_height_mm, drawing.items)
    picture = Drawing(drawing.name, drawing.title, whole.width, whole.height, (Use(whole, shift(0, 0)),))
    for row in range(tiled.rows):
        for column in range(tiled.columns):
            yield _tile(picture, tiled, column, row, marks=setup.marks)


def _tile(picture: Drawing, tiled: Tiling, column: int, row: int, *, marks: bool) -> Sheet:
    part, (x, y) = tiled.part(column, row), tiled.corner()
    trim = Box(x - part.x, y - part.y, picture.width_mm, picture.height_mm)
    window = Box(x, y, part.width, part.height)
    joins = tuple(_joins(tiled, column, row, window))
    lines = (*joins, *_crosses(_kept(tiled, column, row, window))) if marks else ()
    place = f"tile {tile_name(column, row)} of {tiled.columns} by {tiled.rows}"
    name = f"{picture.title}, {place}"
    cuts = sum(line.kind == "trim" for line in joins)
    front = Side((Placed(picture, trim, window),), lines, tile=Tile(column, row, tiled.columns, tiled.rows))
    return Sheet(tiled.paper, front, name=name, straight_cuts=cuts)


def tile_name(column: int, row: int) -> str:
    """Return a tile's name: a letter (or more) for its row and a number for its column, A1 at the upper left."""
    letters = ""
    row += 1
    while row:
        row, rest = divmod(row - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{column + 1}"


def _kept(tiled: Tiling, column: int, row: int, window: Box) -> Box:
    """Return what is seen of a tile once all are joined."""
    half = OVERLAP_MM / 2
    left, above = (half if at else 0.0 for at in (column, row))
    right = half if column < tiled.columns - 1 else 0.0
    below = half if row < tiled.rows - 1 else 0.0
    return Box(window.x + left, window.y + above, window.width - left - right, window.height - above - below)


def _joins(tiled: Tiling, column: int, row: int, window: Box) -> Iterator[Line]:
    """Yield where a tile is cut (towards earlier tiles) and where later ones are glued onto it."""
    kept = _kept(tiled, column, row, window)
    if column:
        yield Line((kept.x, window.y), (kept.x, window.bottom), "trim")
    if row:
        yield Line((window.x, kept.y), (window.right, kept.y), "trim")
    if column < tiled.columns - 1:
        yield Line((kept.right, window.y), (kept.right, window.bottom), "glue")
    if row < tiled.rows - 1:
        yield Line((window.x, kept.bottom), (window.right, kept.bottom), "glue")


def _crosses(kept: Box) -> Iterator[Line]:
    """Yield a cross at each corner of what is seen of a tile; those of neighbours cover each other."""
    half = CROSS_MM / 2
    for x in (kept.x, kept.right):
        for y in (kept.y, kept.bottom):
            yield Line((x - half, y), (x + half, y), "hair")
            yield Line((x, y - half), (x, y + half), "hair")
