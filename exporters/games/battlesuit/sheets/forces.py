"""The forces of scenarios, and what is to be remembered of them."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from string import ascii_uppercase
from typing import Final

from engine.games.battlesuit.legality.forces import Entry, entries
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Stroke
from exporters.drawing.shapes import polyline
from exporters.games.battlesuit.look.icons import SOLDIER
from exporters.games.battlesuit.look.look import INLINE, RULE
from exporters.games.battlesuit.look.pages import COLUMNS
from exporters.games.battlesuit.wording import sheets as words
from exporters.layout.settings import Setting
from exporters.text.columns import Section, Terms, section_height_mm, set_columns
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Side

GAP_MM: Final = 3.0
LINE_MM: Final = 7.5
LEAST_LINES: Final = 3
ROUNDING_MM: Final = 1e-6
LOOK: Final = replace(COLUMNS, text=replace(COLUMNS.text, icons=INLINE))


def lines_of(force: Force, setting: Setting) -> tuple[Entry, ...]:
    """Return the lines of a force whose cards the pack knows, squad by squad."""
    return tuple(entries(force, setting.pack)) if setting.pack else ()


def in_squad(lines: Iterable[Entry], number: int) -> tuple[Entry, ...]:
    """Return the lines of a squad, counted from 0."""
    return tuple(line for line in lines if line.at[1] == number)


def lettered(lines: Iterable[Entry]) -> Iterator[tuple[str, SoldierCard]]:
    """Yield the armoured soldiers with their letters, A, B, C ... in the order of the force. Rule: BS.PCS.1."""
    soldiers = (line.card for line in lines for _ in range(line.count) if isinstance(line.card, SoldierCard))
    for number, card in enumerate(soldiers):
        yield ascii_uppercase[number] if number < len(ascii_uppercase) else "", card


def battles_of(force: Force, setting: Setting) -> dict[Side, tuple[str, ...]]:
    """Return the titles of the scenarios in which a force fights, by side."""
    scenarios = [found.model for found in setting.pack.of_kind("scenario")] if setting.pack else []
    fought = {
        side: tuple(
            scenario.title
            for scenario in scenarios
            if isinstance(scenario, Scenario) and getattr(scenario.forces, side.value) == force.id
        )
        for side in Side
    }
    return {side: titles for side, titles in fought.items() if titles}


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
