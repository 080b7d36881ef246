"""What stands across the columns above a chapter."""

from typing import Final

from exporters.book.flow import Slug
from exporters.book.look import BookLook
from exporters.drawing.display_list import Rect
from exporters.layout.boxes import Box
from exporters.text.fitting import fit

HEIGHT_MM: Final = 17.0
LINE_MM: Final = 0.9


def opener(title: str, anchor: str, width_mm: float, look: BookLook, language: str) -> Slug:
    """Return the title of a chapter over a line."""
    words = fit(title, Box(0, 0, width_mm, HEIGHT_MM - 4.5), look.chapter, (), language)
    line = Rect(0, HEIGHT_MM - 3.6, width_mm, LINE_MM, fill=look.accent)
    return Slug(HEIGHT_MM, (*words.items, line), anchor=anchor, title=title, level=1)
