"""The rulebook of the game of maneuvers: its inks, its cover, its tables."""

from typing import Final

from exporters.book.look import Book, look_of
from exporters.components.quick_reference import sections_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect
from exporters.games.maneuvers.look.look import INLINE, KRAFT, MANEUVERS, MANILA, PANEL, SEPIA
from exporters.games.maneuvers.look.pages import folder, plays
from exporters.games.maneuvers.sheets.order import order_sections
from exporters.games.maneuvers.sheets.reference import maneuver_sections
from exporters.layout.settings import Setting
from exporters.text.columns import Section

TAB_MM: Final = 9.0
NOWHERE: Final = Box(0, 0, 0, 0)


def _cover(page: Box) -> tuple[Item, ...]:
    """Return a desk with an open folder at its foot, and a board of plays on that."""
    top = page.height * 0.66
    tab = Box(0, top, page.width * 0.4, TAB_MM)
    paper = Box(0, top, page.width, page.height - top)
    board = paper.cut_top(TAB_MM)[1].inset(8)
    ground = Rect(0, 0, page.width, page.height, fill=SEPIA)
    back = Rect(0, tab.bottom - 2.0, page.width, 3.0, fill=KRAFT)
    return (ground, back, folder(paper, tab, MANILA), *plays(board, NOWHERE, MANEUVERS.ink))


def _tables(setting: Setting) -> tuple[Section, ...]:
    return (*order_sections(setting), *sections_of(setting, "rules"), *maneuver_sections(setting))


STEPS: Final = frozenset(("begins", "order", "round", "maneuver", "standing"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(MANEUVERS.ink, PANEL, MANILA, _cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""
