"""Sizes of paper and of cards, and what lies on a sheet: pieces, where they are cut, folded and glued. Pure geometry.

Frame: millimetres, y down, origin at the top left corner of the sheet as it lies.
"""

from dataclasses import dataclass
from typing import Final, Literal

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Point
from exporters.imposition.pieces import Shape

PRINTER_MARGIN_MM: Final = 4.2
"""What a common laser printer leaves white on each side; inkjets leave less."""


@dataclass(frozen=True)
class Paper:
    """A sheet of paper as it lies: upright, or turned on its side."""

    title: str
    width_mm: float
    height_mm: float

    @property
    def upright(self) -> bool:
        """Whether it is at least as high as wide."""
        return self.height_mm >= self.width_mm

    @property
    def turned(self) -> "Paper":
        """The sheet on its other side."""
        return Paper(self.title, self.height_mm, self.width_mm)

    @property
    def folded(self) -> "Paper":
        """Half of the sheet, upright: a page of a booklet."""
        return Paper(f"half of {self.title}", self.height_mm / 2, self.width_mm)


PAPERS: Final = {
    "a4": Paper("A4", 210.0, 297.0),
    "letter": Paper("Letter", 215.9, 279.4),
    "a3": Paper("A3", 297.0, 420.0),
    "a5": Paper("A5", 148.0, 210.0),
    "tabloid": Paper("Tabloid", 279.4, 431.8),
}
"""What `--paper` may name."""

MAP_PAPERS: Final = tuple(key for key in PAPERS if key != "a5")
"""Those whose seams lettering keeps off; a map that is printed on pages of a book may have a seam through a name."""

SIZE_TOLERANCE_MM: Final = 0.1

CARD_SIZES: Final = {
    "poker": (63.5, 88.9),
    "euro_poker": (63.0, 88.0),
    "bridge size": (57.15, 88.9),
    "us_game": (56.0, 87.0),
    "euro": (59.0, 92.0),
    "mini_euro": (44.0, 67.5),
    "japanese": (59.0, 86.0),
    "mini": (44.45, 63.5),
    "micro": (31.75, 44.45),
    "poker_half": (44.45, 62.23),
    "tarot": (69.85, 120.65),
    "jumbo": (88.9, 139.7),
    "business": (50.8, 88.9),
    "domino": (44.45, 88.9),
    "square": (88.9, 88.9),
    "small_square": (63.5, 63.5),
}
"""Trimmed width and height of the common cards, upright."""


def card_size(width_mm: float, height_mm: float) -> str:
    """Return the name of a common size of card, either way up, or "" for any other size."""
    short, long = sorted((width_mm, height_mm))
    for name, (width, height) in CARD_SIZES.items():
        if abs(short - width) < SIZE_TOLERANCE_MM and abs(long - height) < SIZE_TOLERANCE_MM:
            return name.replace("_", " ")
    return ""


Duplex = Literal["long", "short", "fold", "none"]
DUPLEX: Final[dict[Duplex, str]] = {
    "long": "turn the sheet over its long edge",
    "short": "turn the sheet over its short edge",
    "fold": "fronts and backs on one side, folded together along the dashed line",
    "none": "fronts only",
}
"""What `--duplex` may name, and how the backs come behind their fronts."""


CutKind = Literal["", "svg", "dxf", "plates"]
"""In which format a cutting machine is told what to cut, on plates of the press or not at all ("")."""

PLATES: Final = "plates"
"""What `--cut` names for plates of their own in the files of a press."""


@dataclass(frozen=True)
class Setup:
    """How pieces come onto paper.

    `gutter_mm` parts equal pieces; 0 lays them edge to edge, so that one cut parts two. `back_shift_mm` moves all
    backs right and down, against what a printer gets wrong. `margin_mm` is what the printer leaves white.
    `bleed_mm` is what every piece of counters must bleed on all sides, 0 for as far as there is room. As a `booklet`,
    the pages of a book come two on a side, to be folded and stapled; each sheet within another moves its pages
    `creep_mm` towards the fold. Circles have `outlines` to cut along.
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
    outlines: bool = True


@dataclass(frozen=True)
class Placed:
    """A drawing on a sheet: its trimmed outline, and what it may cover, bleed included.

    It may be upside down; a circle covers only the round part of `clip`. `shape` and `folds_mm` are its piece's.
    """

    drawing: Drawing
    trim: Box
    clip: Box
    half_turned: bool = False
    shape: Shape = "rectangle"
    folds_mm: tuple[float, ...] = ()


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
