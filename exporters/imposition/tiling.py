"""A picture larger than the paper in tiles: windows that overlap, as few as spare its texts."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Point, Symbol, Use
from exporters.drawing.shapes import shift
from exporters.imposition.seams import OVERLAP_MM, Picture, Seam, picture_of, seams, texts_cut
from exporters.imposition.sheets import Line, Paper, Placed, Setup, Sheet, Side, Tile

__all__ = ["OVERLAP_MM", "Tiling", "tile_name", "tiles", "tiling"]

CROSS_MM: Final = 4.0


@dataclass(frozen=True)
class Tiling:
    """Columns and rows of windows onto a picture, each in the middle of a sheet.

    `down` parts the rows, `across` the tiles of each row. Neighbours join at the cut in their overlap: the later one
    is cut there and glued onto the earlier one. `texts_cut` is how many seams could not spare a text.
    """

    paper: Paper
    width_mm: float
    height_mm: float
    across: tuple[tuple[Seam, ...], ...]
    down: tuple[Seam, ...]
    texts_cut: int = 0

    @property
    def columns(self) -> int:
        """How many windows lie beside each other."""
        return len(self.across[0]) + 1

    @property
    def rows(self) -> int:
        """How many windows lie below each other."""
        return len(self.down) + 1

    @property
    def count(self) -> int:
        """How many sheets there are."""
        return self.columns * self.rows

    def part(self, column: int, row: int) -> Box:
        """Return the part of the picture that a tile shows, in the frame of the picture."""
        across = self.across[row]
        left = across[column - 1].begins_mm if column else 0.0
        upper = self.down[row - 1].begins_mm if row else 0.0
        right = across[column].ends_mm if column < len(across) else self.width_mm
        lower = self.down[row].ends_mm if row < len(self.down) else self.height_mm
        return Box(left, upper, right - left, lower - upper)

    def kept(self, column: int, row: int) -> Box:
        """Return what is seen of a tile once all are joined, in the frame of the picture."""
        xs = (0.0, *(seam.cut_mm for seam in self.across[row]), self.width_mm)
        ys = (0.0, *(seam.cut_mm for seam in self.down), self.height_mm)
        return Box(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])

    def corner(self, column: int, row: int) -> Point:
        """Return the upper left corner of a tile's window on its sheet."""
        part = self.part(column, row)
        return ((self.paper.width_mm - part.width) / 2, (self.paper.height_mm - part.height) / 2)


def tiling(setup: Setup, picture: Picture) -> Tiling:
    """Return how a picture is tiled: no text cut before the fewest sheets, and upright ones if both ways are as good.

    Raises:
        ValueError: the paper is no wider than the overlap.
    """
    ways = tuple(_tiled(paper, setup.margin_mm, picture) for paper in _both(setup.paper))
    return min(ways, key=lambda way: (way.texts_cut, way.count))


def _both(paper: Paper) -> tuple[Paper, Paper]:
    return (paper, paper.turned) if paper.upright else (paper.turned, paper)


def _tiled(paper: Paper, margin_mm: float, picture: Picture) -> Tiling:
    """Return the tiles on a paper as it lies; upright seams run on from row to row unless a text is in their way."""
    room = paper.width_mm - 2 * margin_mm
    [down] = seams([picture.down], paper.height_mm - 2 * margin_mm)
    whole = picture.across()
    across = seams([whole], room) * (len(down) + 1)
    cut = texts_cut([whole], across[:1])
    if cut:
        ends = (0.0, *(seam.cut_mm for seam in down), picture.height_mm)
        bands = [picture.across(upper - OVERLAP_MM / 2, lower + OVERLAP_MM / 2) for upper, lower in pairwise(ends)]
        across = seams(bands, room)
        cut = texts_cut(bands, across)
    cut += texts_cut([picture.down], [down])
    return Tiling(paper, picture.width_mm, picture.height_mm, across, down, cut)


def tiles(drawing: Drawing, setup: Setup, *, blocks: bool = False) -> Iterator[Sheet]:
    """Yield the sheets of a picture, row by row; its content is one symbol, so that a file holds it once.

    With `blocks` it is cut between its blocks where that can be, not as evenly as that can be.
    """
    tiled = tiling(setup, picture_of(drawing, blocks=blocks))
    whole = Symbol(f"poster-{drawing.name}", drawing.full_width_mm, drawing.full_height_mm, drawing.items)
    picture = Drawing(drawing.name, drawing.title, whole.width, whole.height, (Use(whole, shift(0, 0)),))
    for row in range(tiled.rows):
        for column in range(tiled.columns):
            yield _tile(picture, tiled, column, row, marks=setup.marks)


def _tile(picture: Drawing, tiled: Tiling, column: int, row: int, *, marks: bool) -> Sheet:
    part, (x, y) = tiled.part(column, row), tiled.corner(column, row)
    trim = Box(x - part.x, y - part.y, picture.width_mm, picture.height_mm)
    window = Box(x, y, part.width, part.height)
    seen = tiled.kept(column, row)
    kept = Box(seen.x + trim.x, seen.y + trim.y, seen.width, seen.height)
    joins = tuple(_joins(tiled, column, row, window, kept))
    lines = (*joins, *_crosses(kept)) if marks else ()
    cuts = sum(line.kind == "trim" for line in joins)
    front = Side((Placed(picture, trim, window),), lines, tile=Tile(column, row, tiled.columns, tiled.rows))
    return Sheet(tiled.paper, front, name=picture.title, straight_cuts=cuts)


def tile_name(column: int, row: int) -> str:
    """Return a tile's name: a letter (or more) for its row and a number for its column, A1 at the upper left."""
    letters = ""
    row += 1
    while row:
        row, rest = divmod(row - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{column + 1}"


def _joins(tiled: Tiling, column: int, row: int, window: Box, kept: Box) -> Iterator[Line]:
    """Yield where a tile is cut (towards earlier tiles) and where later ones are glued onto it."""
    if column:
        yield Line((kept.x, window.y), (kept.x, window.bottom), "trim")
    if row:
        yield Line((window.x, kept.y), (window.right, kept.y), "trim")
    if column < tiled.columns - 1:
        yield Line((kept.right, window.y), (kept.right, window.bottom), "glue")
    if row < tiled.rows - 1:
        yield Line((window.x, kept.bottom), (window.right, kept.bottom), "glue")


def _crosses(kept: Box) -> Iterator[Line]:
    """Yield a cross at each corner of what is seen of a tile; those of neighbours in a row cover each other."""
    half = CROSS_MM / 2
    for x in (kept.x, kept.right):
        for y in (kept.y, kept.bottom):
            yield Line((x - half, y), (x + half, y), "hair")
            yield Line((x, y - half), (x, y + half), "hair")
