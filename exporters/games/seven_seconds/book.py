"""The rulebook of 7 Seconds: its inks, its cover, its tables."""

from typing import Final

from exporters.book.look import Book, look_of
from exporters.games.seven_seconds.cover import cover
from exporters.games.seven_seconds.look.inline import INLINE
from exporters.games.seven_seconds.look.look import PANEL, STEEL
from exporters.games.seven_seconds.maps.replay import frames_of_book
from exporters.games.seven_seconds.rulings import rules_of
from exporters.games.seven_seconds.sheets.reference import attack_sections, course_sections
from exporters.layout.settings import Setting
from exporters.text.columns import Section

KEPT: Final = ("Terrain", "Suits", "Drones")
"""What of the second page of the reference is in the book: the rest of it is told in the chapters."""


def _tables(setting: Setting) -> tuple[Section, ...]:
    rules = rules_of(setting)
    return (*attack_sections(rules), *(each for each in course_sections(rules) if each.title in KEPT))


STEPS: Final = frozenset(("game_type", "card", "activate", "turn", "withdraw", "score"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(STEEL, PANEL, PANEL, cover, INLINE), _tables, STEPS, frames_of_book)
"""What the rulebook is made with."""
