"""The rulebook of 7 Seconds: its inks, its cover, its tables."""

from typing import Final

from exporters.book.look import Book, look_of
from exporters.components.quick_reference import page_of, sections_of
from exporters.games.seven_seconds.cover import cover
from exporters.games.seven_seconds.look.inline import INLINE
from exporters.games.seven_seconds.look.look import PANEL, STEEL
from exporters.layout.settings import Setting
from exporters.text.columns import Section

KEPT: Final = ("terrain", "suits", "drones")
"""What of the second page of the reference is in the book: the rest of it is told in the chapters."""


def _tables(setting: Setting) -> tuple[Section, ...]:
    course = page_of(setting, "course")
    kept = (section for name, section in course.sections.items() if name in KEPT) if course else ()
    return (*sections_of(setting, "attacks"), *kept)


STEPS: Final = frozenset(("game_type", "card", "activate", "turn", "withdraw", "score"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(STEEL, PANEL, PANEL, cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""
