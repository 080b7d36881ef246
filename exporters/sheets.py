"""Where pieces lie on a sheet: pure geometry in millimetres, y down, origin at the sheet's top left corner.

Pieces stand edge to edge, so that one cut parts two of them; only the outer edges of the block bleed.
"""

from dataclasses import dataclass
from typing import Final

from exporters.drawing import Point
from exporters.faces import MM_PER_PT
from exporters.layouts import Box

PRINTER_MARGIN_MM = 4.2
"""What a common laser printer leaves white on each side; inkjets leave less."""

EPSILON_MM = 0.01
MARK_MM = 8 * MM_PER_PT
MARK_GAP_MM = 1 * MM_PER_PT
LEAST_MARK_MM = 0.9


@dataclass(frozen=True)
class Paper:
    """A sheet of paper, upright."""

    title: str
    width_mm: float
    height_mm: float


PAPERS: Final = {"a4": Paper("A4", 210.0, 297.0), "letter": Paper("Letter", 215.9, 279.4)}


@dataclass(frozen=True)
class Edge:
    """What lies outside two opposite sides of the block: how far pieces bleed, where marks start and end."""

    bleed_mm: float
    mark_start_mm: float
    mark_end_mm: float


@dataclass(frozen=True)
class Placement:
    """A piece on a sheet: its trimmed outline, and the part of the sheet it may cover, bleed included."""

    trim: Box
    clip: Box


@dataclass(frozen=True)
class Grid:
    """Columns and rows of equal pieces in the middle of a sheet."""

    paper: Paper
    width_mm: float
    height_mm: float
    bleed_mm: float
    columns: int
    rows: int

    @property
    def count(self) -> int:
        """How many pieces a sheet holds."""
        return self.columns * self.rows

    @property
    def block(self) -> Box:
        """All cells together."""
        width, height = self.columns * self.width_mm, self.rows * self.height_mm
        return Box((self.paper.width_mm - width) / 2, (self.paper.height_mm - height) / 2, width, height)

    def cell(self, at: int) -> Box:
        """Return the outline of a cell; cells run along the rows."""
        row, column = divmod(at, self.columns)
        x, y = self.block.x + column * self.width_mm, self.block.y + row * self.height_mm
        return Box(x, y, self.width_mm, self.height_mm)

    @property
    def beside(self) -> Edge:
        """The left and right edges."""
        return _edge(self.block.x, self.bleed_mm)

    @property
    def above(self) -> Edge:
        """The upper and lower edges."""
        return _edge(self.block.y, self.bleed_mm)


def _edge(margin_mm: float, bleed_mm: float) -> Edge:
    """Share the margin out: full bleed and marks of 8 pt if there is room, else short marks and what bleed is left."""
    room = max(margin_mm - PRINTER_MARGIN_MM, 0.0)
    bleed = min(bleed_mm, max(room - MARK_GAP_MM - LEAST_MARK_MM, 0.0))
    start = bleed + MARK_GAP_MM
    return Edge(bleed, start, min(start + MARK_MM, max(room, start + LEAST_MARK_MM)))


def grid(paper: Paper, width_mm: float, height_mm: float, bleed_mm: float) -> Grid:
    """Return the largest block of pieces of a trimmed size that a printer can print.

    Raises:
        ValueError: not even one piece fits.
    """
    columns = int((paper.width_mm - 2 * PRINTER_MARGIN_MM + EPSILON_MM) / width_mm)
    rows = int((paper.height_mm - 2 * PRINTER_MARGIN_MM + EPSILON_MM) / height_mm)
    if not columns or not rows:
        raise ValueError(f"a piece must fit on {paper.title}, got {width_mm:g} x {height_mm:g} mm")
    return Grid(paper, width_mm, height_mm, bleed_mm, columns, rows)


def placements(on: Grid, count: int) -> tuple[Placement, ...]:
    """Return where the first `count` pieces of a sheet lie; a side with a neighbour is clipped at the trim.

    Raises:
        ValueError: the sheet does not hold so many.
    """
    if not 0 < count <= on.count:
        raise ValueError(f"a sheet holds 1 to {on.count} pieces, got {count!r}")
    return tuple(Placement(on.cell(at), _clip(on, at, count)) for at in range(count))


def _clip(on: Grid, at: int, count: int) -> Box:
    trim = on.cell(at)
    column = at % on.columns
    left = 0.0 if column > 0 else on.beside.bleed_mm
    right = 0.0 if column < on.columns - 1 and at + 1 < count else on.beside.bleed_mm
    top = 0.0 if at >= on.columns else on.above.bleed_mm
    bottom = 0.0 if at + on.columns < count else on.above.bleed_mm
    return Box(trim.x - left, trim.y - top, trim.width + left + right, trim.height + top + bottom)


def turned_over(placement: Placement, paper: Paper) -> Placement:
    """Return where the back of a piece lies, for an upright sheet turned over its long edge."""
    return Placement(_mirrored(placement.trim, paper), _mirrored(placement.clip, paper))


def _mirrored(box: Box, paper: Paper) -> Box:
    return Box(paper.width_mm - box.x - box.width, box.y, box.width, box.height)


def crop_marks(on: Grid, placed: tuple[Placement, ...]) -> tuple[tuple[Point, Point], ...]:
    """Return the marks, in the margins only, for every cut that the placed pieces need."""
    across = sorted({round(x, 6) for part in placed for x in (part.trim.x, part.trim.right)})
    down = sorted({round(y, 6) for part in placed for y in (part.trim.y, part.trim.bottom)})
    block, above, beside = on.block, on.above, on.beside
    upright = (
        mark
        for x in across
        for mark in (
            ((x, block.y - above.mark_end_mm), (x, block.y - above.mark_start_mm)),
            ((x, block.bottom + above.mark_start_mm), (x, block.bottom + above.mark_end_mm)),
        )
    )
    level = (
        mark
        for y in down
        for mark in (
            ((block.x - beside.mark_end_mm, y), (block.x - beside.mark_start_mm, y)),
            ((block.right + beside.mark_start_mm, y), (block.right + beside.mark_end_mm, y)),
        )
    )
    return (*upright, *level)
