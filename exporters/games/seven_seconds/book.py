"""The rulebook of 7 Seconds: its inks, its cover, its tables."""

from typing import Final

from exporters.book.look import Book, look_of
from exporters.drawing.display_list import Item, Rect
from exporters.drawing.signs import chamfered
from exporters.games.seven_seconds.look.inline import INLINE
from exporters.games.seven_seconds.look.look import PANEL, RED, STEEL
from exporters.games.seven_seconds.maps.replay import frames_of_book
from exporters.games.seven_seconds.rulings import rules_of
from exporters.games.seven_seconds.sheets.reference import attack_sections, course_sections
from exporters.layout.boxes import Box
from exporters.layout.settings import Setting
from exporters.text.columns import Section


def _cover(page: Box) -> tuple[Item, ...]:
    """Return a dark page with a chamfered band in the ink of the attacker."""
    band = Box(0, page.height * 0.66, page.width * 0.8, 4.0)
    return (Rect(0, 0, page.width, page.height, fill=STEEL), chamfered(band, 3, RED, "br"))


def _tables(setting: Setting) -> tuple[Section, ...]:
    rules = rules_of(setting)
    return (*attack_sections(rules), *course_sections(rules))


STEPS: Final = frozenset(("game_type", "card", "activate", "turn", "withdraw", "score"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(STEEL, PANEL, PANEL, _cover, INLINE), _tables, STEPS, frames_of_book)
"""What the rulebook is made with."""
