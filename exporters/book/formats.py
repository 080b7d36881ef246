"""Formats of books: where text stands on a page of a size, and in how many columns."""

from dataclasses import dataclass
from typing import Final

from exporters.imposition.papers import Paper
from exporters.layout.boxes import Box

SMALL_MM: Final = 160.0
"""Pages narrower than this are those of a book that is held in one hand."""


@dataclass(frozen=True)
class BookFormat:
    """A page: its trimmed size, the room of its text, columns of prose, of rules and of an index, size of the body.

    The room is that of a right page, which has its inner margin on the left; left pages mirror it.
    """

    page: Box
    body: Box
    prose_columns: int
    rule_columns: int
    index_columns: int
    gutter_mm: float
    body_pt: float

    def shift_mm(self, number: int) -> float:
        """Return how far what is set for a right page lies to the right on the page of a number; odd ones are right."""
        return 0.0 if is_right(number) else self.page.width - self.body.right - self.body.x

    @property
    def head(self) -> Box:
        """Where the running title stands."""
        return Box(self.body.x, self.body.y - 8.0, self.body.width, 5.0)

    @property
    def foot(self) -> Box:
        """Where the number of the page stands."""
        return Box(self.body.x, self.body.bottom + 1.5, self.body.width, 5.0)

    def column_mm(self, columns: int) -> float:
        """Return how wide a column is where there are so many."""
        return self.body.columns(columns, self.gutter_mm)[0].width


def is_right(number: int) -> bool:
    """Return whether the page of a number, from 1, lies on the right of an open book."""
    return number % 2 == 1


def format_of(paper: Paper) -> BookFormat:
    """Return the format of a book on pages of a size."""
    page = Box(0, 0, paper.width_mm, paper.height_mm)
    if paper.width_mm < SMALL_MM:
        body = Box(11.5, 13.0, page.width - 21.0, page.height - 24.0)
        return BookFormat(page, body, 1, 2, 3, 4.5, 8.5)
    body = Box(19.0, 21.0, page.width - 34.0, page.height - 36.0)
    return BookFormat(page, body, 2, 3, 4, 6.0, 9.0)
