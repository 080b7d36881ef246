"""The rulebook of 7 Seconds: its inks, its cover, its tables."""

from typing import Final

from exporters.book.look import Book, look_of
from exporters.games.seven_seconds.cover import cover
from exporters.games.seven_seconds.look.inline import INLINE
from exporters.games.seven_seconds.look.look import PANEL, STEEL
from exporters.games.seven_seconds.rulings import rules_of
from exporters.games.seven_seconds.sheets.reference import attack_sections, course_sections
from exporters.games.seven_seconds.words import course
from exporters.layout.settings import Setting
from exporters.text.columns import Section
from schemas.catalogues.saying import said

KEPT: Final = (course.TERRAIN_TITLE, course.SUITS_TITLE, course.DRONES_TITLE)
"""What of the second page of the reference is in the book: the rest of it is told in the chapters."""


def _tables(setting: Setting) -> tuple[Section, ...]:
    rules, language = rules_of(setting), setting.language
    kept = {said(title, language) for title in KEPT}
    sections = course_sections(rules, language)
    return (*attack_sections(rules, language), *(each for each in sections if each.title in kept))


STEPS: Final = frozenset(("game_type", "card", "activate", "turn", "withdraw", "score"))
"""The events that a step of a told battle begins with."""

BOOK: Final = Book(look_of(STEEL, PANEL, PANEL, cover, INLINE), _tables, STEPS)
"""What the rulebook is made with."""
