"""Sheets of cards for Tabletop Simulator: equal cells in rows, the last of them what others see of a card in hand."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from PIL import Image

from exporters.drawing.display_list import Drawing
from exporters.tables.shots import MM_PER_INCH, Shot, taken
from exporters.tables.tokens import Token

LEAST: Final = 2
MOST_COLUMNS: Final = 10
MOST_ROWS: Final = 7
MOST_CARDS: Final = MOST_COLUMNS * MOST_ROWS - 1
MOST_PX: Final = 4096
Pictures = tuple[Image.Image, Image.Image]


@dataclass(frozen=True)
class CardSheet:
    """Cards of one deck and one size, row by row, in a grid of cells of whole pixels; the last cell is no card's."""

    deck: str
    cards: tuple[Token, ...]
    columns: int
    rows: int
    cell_width: int
    cell_height: int

    @property
    def back(self) -> Drawing:
        """The back that all its cards share."""
        back = self.cards[0].back
        if back is None:
            raise ValueError(f"cards of a deck must have a back, got {self.cards[0].key!r}")
        return back


def grid(cards: int) -> tuple[int, int]:
    """Return columns and rows of the smallest grid for some cards and the hidden cell; of equal ones the flattest.

    Raises:
        ValueError: no grid is large enough.
    """
    sizes = ((c, r) for r in range(LEAST, MOST_ROWS + 1) for c in range(LEAST, MOST_COLUMNS + 1) if c * r > cards)
    found = min(sizes, key=lambda size: (size[0] * size[1], size[1]), default=None)
    if found is None:
        raise ValueError(f"a sheet must hold at most {MOST_CARDS} cards, got {cards}")
    return found


def card_sheets(cards: Sequence[Token], dpi: float) -> Iterator[CardSheet]:
    """Yield the sheets of the cards of a deck; many cards, or cards of several sizes, need several."""
    for _, found in groupby(sorted(cards, key=_size), key=_size):
        together = tuple(found)
        for start in range(0, len(together), MOST_CARDS):
            yield _sheet(together[start : start + MOST_CARDS], dpi)


def _size(card: Token) -> tuple[float, float]:
    return card.front.width_mm, card.front.height_mm


def _sheet(cards: tuple[Token, ...], dpi: float) -> CardSheet:
    columns, rows = grid(len(cards))
    width, height = cards[0].front.width_mm, cards[0].front.height_mm
    fine = min(dpi, MOST_PX * MM_PER_INCH / (columns * width), MOST_PX * MM_PER_INCH / (rows * height))
    cell_width, cell_height = (max(1, int(length / MM_PER_INCH * fine)) for length in (width, height))
    return CardSheet(cards[0].deck, cards, columns, rows, cell_width, cell_height)


def sheet_pictures(sheet: CardSheet, draw: Callable[[Iterable[Shot]], Iterator[Image.Image]] = taken) -> Pictures:
    """Return the sheet, the back in its last cell, and the back by itself."""
    drawings = (*(card.front for card in sheet.cards), sheet.back)
    *fronts, back = draw(Shot(drawing, sheet.cell_width, sheet.cell_height) for drawing in drawings)
    whole = Image.new("RGB", (sheet.columns * sheet.cell_width, sheet.rows * sheet.cell_height), "white")
    for at, front in enumerate(fronts):
        row, column = divmod(at, sheet.columns)
        whole.paste(front, (column * sheet.cell_width, row * sheet.cell_height))
    whole.paste(back, (whole.width - sheet.cell_width, whole.height - sheet.cell_height))
    return whole, back
