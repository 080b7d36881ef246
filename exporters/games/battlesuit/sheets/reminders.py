"""What a roster says where it has room: the special rules of the soldiers on it, and lines for notes."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Stroke
from exporters.drawing.shapes import polyline
from exporters.games.battlesuit.look.icons import SOLDIER
from exporters.games.battlesuit.look.inline import INLINE
from exporters.games.battlesuit.look.look import RULE
from exporters.games.battlesuit.look.pages import COLUMNS
from exporters.games.battlesuit.words import force as words
from exporters.text.columns import Section, Terms, section_height_mm, set_columns
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
from schemas.models.battlesuit.cards import SoldierCard, UnitCard

GAP_MM: Final = 3.0
LINE_MM: Final = 7.5
LEAST_LINES: Final = 3
ROUNDING_MM: Final = 1e-6
LOOK: Final = replace(COLUMNS, text=replace(COLUMNS.text, icons=INLINE))


def draw_reminders(made: Composition, cards: Iterable[SoldierCard | UnitCard], box: Box) -> None:
    """Draw the special rules of some types if all of them have room; they stand on the cards as well."""
    below = box.cut_top(GAP_MM)[1]
    height = reminders_mm(cards, box.width, made.language) - GAP_MM
    if 0 < height <= below.height + ROUNDING_MM:
        rules, below = below.cut_top(min(height, below.height))
        set_columns(made, (_section(cards, made.language),), (rules,), LOOK)
    _draw_lines(made, below)


def reminders_mm(cards: Iterable[SoldierCard | UnitCard], width_mm: float, language: str) -> float:
    """Return how high the special rules of some types are with the gap above them; 0 if they have none."""
    section = _section(cards, language)
    rows = [row for part in section.parts for row in part.rows]
    return GAP_MM + section_height_mm(section, width_mm, LOOK, language) if rows else 0.0


def _section(cards: Iterable[SoldierCard | UnitCard], language: str) -> Section:
    rows = ((card.title, " ".join(card.special_rules)) for card in {card.id: card for card in cards}.values())
    terms = Terms(tuple(row for row in rows if row[1]), 0.15)
    return Section(said(words.SPECIAL_RULES, language), "BS.CARD.12", (terms,), SOLDIER)


def _draw_lines(made: Composition, box: Box) -> None:
    """Draw a heading and lines to write on, if there is room for a few."""
    count = int((box.height - LOOK.title_mm) / LINE_MM)
    if count < LEAST_LINES:
        return
    head, body = box.cut_top(LOOK.title_mm)
    made.write(said(words.NOTES, made.language), head, LOOK.title)
    rows = (body.y + at * LINE_MM for at in range(1, count + 1))
    lines = tuple(segment for y in rows for segment in polyline((body.x, y), (body.right, y)))
    made.draw(Path(lines, None, Stroke(RULE, 0.25)))
