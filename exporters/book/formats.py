"""Formats of books: where text stands on a page of a size, and in how many columns."""

from dataclasses import dataclass
from typing import Final

from exporters.imposition.papers import Paper
from exporters.layout.boxes import Box

SMALL_MM: Final = 160.0
"""Pages narrower than this are those of a book that is held in one hand."""


@dataclass(frozen=True)
class BookFormat:
    """A page: its trimmed size, the room of its text, columns of prose, of rules and of an index, size of the body."""

    page: Box
    body: Box
    prose_columns: int
    rule_columns: int
    index_columns: int
    gutter_mm: float
    body_pt: float

    @property
    def head(self) -> Box:
        """Where the running title stands."""
        return Box(self.body.x, self.body.y - 8.0, self.body.width, 5.0)

    @property
    def foot(self) -> Box:
        """Where the number of the page stands."""
        return Box(self.body.x, self.body.bottom + 2.5, self.body.width, 5.0)

    def column_mm(self, columns: int) -> float:
        """Return how wide a column is where there are so many."""
        return self.body.columns(columns, self.gutter_mm)[0].width


def format_of(paper: Paper) -> BookFormat:
    """Return the format of a book on pages of a size."""
    page = Box(0, 0, paper.width_mm, paper.height_mm)
    if paper.width_mm < SMALL_MM:
        body = Box(10.5, 14.0, page.width - 21.0, page.height - 24.5)
        return BookFormat(page, body, 1, 2, 3, 4.5, 8.5)
    body = Box(17.0, 21.0, page.width - 34.0, page.height - 36.0)
    return BookFormat(page, body, 2, 3, 4, 6.0, 9.0)
