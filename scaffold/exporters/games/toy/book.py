"""The rulebook of Toy: its inks, its cover, its tables."""

from typing import Final

from exporters.book.look import Book, look_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect
from exporters.drawing.inks import ink_from_hex

AMBER: Final = ink_from_hex("#B5651D")
SAND: Final = ink_from_hex("#FBF3E4")


def _cover(page: Box) -> tuple[Item, ...]:
    """Return a plain ground."""
    return (Rect(0, 0, page.width, page.height, fill=SAND),)


BOOK: Final = Book(look_of(AMBER, SAND, SAND, _cover, None), lambda _setting: (), frozenset())
"""What the rulebook is made with."""
