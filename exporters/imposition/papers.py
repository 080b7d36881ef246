"""Sizes of paper and of cards, in millimetres."""

from dataclasses import dataclass
from typing import Final

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
    "bridge": (57.15, 88.9),
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
