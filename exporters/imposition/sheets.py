"""What lies on a sheet of paper: pieces, where they are cut, folded and glued. Pure geometry.

Frame: millimetres, y down, origin at the top left corner of the sheet as it lies.
"""

from dataclasses import dataclass
from typing import Final, Literal

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Point
from exporters.imposition.papers import PRINTER_MARGIN_MM, Paper

Duplex = Literal["long", "short", "fold", "none"]
DUPLEX: Final[dict[Duplex, str]] = {
    "long": "turn the sheet over its long edge",
    "short": "turn the sheet over its short edge",
    "fold": "fronts and backs on one side, folded together along the dashed line",
    "none": "fronts only",
}
"""What `--duplex` may name, and how the backs come behind their fronts."""


@dataclass(frozen=True)
class Setup:
    """How pieces come onto paper.

    `gutter_mm` parts equal pieces; 0 lays them edge to edge, so that one cut parts two. `back_shift_mm` moves all
    backs right and down, against what a printer gets wrong. `margin_mm` is what the printer leaves white.
    `bleed_mm` is what every piece of counters must bleed on all sides, 0 for as far as there is room. As a `booklet`,
    the pages of a book come two on a side, to be folded and stapled; each sheet within another moves its pages
    `creep_mm` towards the fold.
    """

    paper: Paper
    gutter_mm: float = 0.0
    duplex: Duplex = "long"
    marks: bool = True
    back_shift_mm: Point = (0.0, 0.0)
    margin_mm: float = PRINTER_MARGIN_MM
    bleed_mm: float = 0.0
    booklet: bool = False
    creep_mm: float = 0.0


@dataclass(frozen=True)
class Placed:
    """A drawing on a sheet: its trimmed outline, and what it may cover, bleed included.

    It may be upside down; a circle covers only the round part of `clip`.
    """

    drawing: Drawing
    trim: Box
    clip: Box
    half_turned: bool = False
    circle: bool = False


LineKind = Literal["cut", "fold", "trim", "glue", "hair"]
"""A crop mark; a fold; where a tile is cut off, where its neighbour is glued on; a fine outline or cross."""


@dataclass(frozen=True)
class Line:
    """A straight mark from `start` to `end`."""

    start: Point
    end: Point
    kind: LineKind = "cut"


@dataclass(frozen=True)
class Tile:
    """Which tile of a poster a sheet is: its place (from 0), and how many columns and rows there are."""

    column: int
    row: int
    columns: int
    rows: int


@dataclass(frozen=True)
class Side:
    """One side of a sheet: pieces, marks, circles to cut out (centre and radius), and the tile that it is."""

    placed: tuple[Placed, ...]
    lines: tuple[Line, ...] = ()
    circles: tuple[tuple[Point, float], ...] = ()
    tile: Tile | None = None


@dataclass(frozen=True)
class Sheet:
    """A sheet as it lies, its front and its back (None if that is not printed).

    `name` is said of it beside its number; `straight_cuts` and `folds` are how often it is cut and folded.
    """

    paper: Paper
    front: Side
    back: Side | None = None
    name: str = ""
    straight_cuts: int = 0
    folds: int = 0
