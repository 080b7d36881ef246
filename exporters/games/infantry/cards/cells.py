"""The cells of a unit card: its AP row, and below each figure a cell of armour over one of HP.

Rules: IN.ARM.2 to IN.ARM.6, IN.GAP.7, IN.GAP.36, IN.HOUSE.2.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games.infantry.kernel.numbers.steps import turn_ap
from engine.games.infantry.kit import cells_of
from engine.games.infantry.rules.numbers import EXPERIENCE_CODES, numbers_of
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.shapes import polyline
from exporters.games.infantry.look.look import HEADING, NUMBER, PANEL, PAPER, PINE, QUIET, RULE, TROOPERS, WOODLAND
from exporters.games.infantry.words import terms as words
from exporters.layout.boxes import Box
from exporters.text.numbers import signed
from schemas.catalogues.saying import said
from schemas.models.infantry.people import Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Armor

ROW_MOST: Final = 10
"""Cells beside one another; more of them begin another row."""

HEAD_MM: Final = 4.5
LABEL_MM: Final = 8.2
GAP_MM: Final = 0.5


@dataclass(frozen=True)
class Cell:
    """A cell of the card, counted from 1: the AP while it is the first HP cell left, and whether armour covers it."""

    number: int
    ap: int
    covered: bool


def cells(trooper: Trooper, armor: Armor | None, rules: Rules) -> tuple[Cell, ...]:
    """Return the cells of a card from the left; their AP are less armour and with experience (IN.GAP.36)."""
    covered, numbers = cells_of(trooper, armor), numbers_of(rules)
    less, level = armor.ap_cost if armor else 0, EXPERIENCE_CODES[trooper.experience]
    return tuple(Cell(at + 1, turn_ap(numbers, at, less, level), at + 1 in covered) for at in range(rules.card.cells))


def draw_cells(made: Composition, trooper: Trooper, armor: Armor | None, rules: Rules, box: Box) -> None:
    """Draw the cells below what their AP are made of."""
    head, body = box.cut_top(HEAD_MM)
    made.write(_note(trooper, armor, rules, made.language), head, replace(HEADING, tracking_pt=0.0))
    known = cells(trooper, armor, rules)
    rows = [known[at : at + ROW_MOST] for at in range(0, len(known), ROW_MOST)]
    wide = min(ROW_MOST, len(known))
    for row, place in zip(rows, body.rows(len(rows), GAP_MM), strict=True):
        _draw_row(made, row, wide, rules, place)


def _note(trooper: Trooper, armor: Armor | None, rules: Rules, language: str) -> str:
    """Return in words what the AP are made of, and how many of them may go into movement."""
    parts = [said(words.CELLS_NOTE, language)]
    if armor is not None and armor.ap_cost and rules.options.body_armor:
        parts.append(said(words.ARMOR_LESS, language, ap=signed(-armor.ap_cost)))
    bonus = rules.action_points.bonus[trooper.experience] if rules.options.experience else 0
    if bonus:
        level = said(words.LEVELS[trooper.experience], language)
        parts.append(said(words.LEVEL_MORE, language, level=level, ap=signed(bonus)))
    return " \N{MIDDLE DOT} ".join(parts)


def _draw_row(made: Composition, row: Sequence[Cell], wide: int, rules: Rules, place: Box) -> None:
    labels, body = place.cut_left(LABEL_MM)
    heights = (0.3, 0.35, 0.35)
    for word, share, start in zip((words.AP, words.ARMOR, words.HP), heights, (0.0, 0.3, 0.65), strict=True):
        line = Box(labels.x, labels.y + start * labels.height, labels.width - 0.8, share * labels.height)
        made.write(said(word, made.language), line, replace(HEADING, align="right", fill=PINE))
    hints = rules.armor.hits_per_cell > 1 and rules.options.body_armor
    for cell, column in zip(row, body.columns(wide, GAP_MM), strict=False):
        ap, rest = column.cut_top(column.height * 0.3)
        made.draw(Rect(ap.x, ap.y, ap.width, ap.height - 0.4, 0.5, TROOPERS.ink))
        made.write(str(cell.ap), Box(ap.x, ap.y, ap.width, ap.height - 0.4), replace(NUMBER, fill=PAPER, size_pt=10))
        over, under = rest.rows(2, 0.4)
        if cell.covered:
            _draw_cell(made, over, Stroke(PINE, 0.5), hint=hints)
        else:
            made.draw(Rect(over.x, over.y, over.width, over.height, 0.6, PANEL))
            middle = over.centre[1]
            made.draw(Path(polyline((over.x + 1.2, middle), (over.right - 1.2, middle)), None, Stroke(RULE, 0.3)))
        _draw_cell(made, under, Stroke(QUIET, 0.3), hint=True)


def _draw_cell(made: Composition, box: Box, edge: Stroke, *, hint: bool) -> None:
    """Draw a cell; a pale stroke stands where the first of two hits is marked. Rules: IN.ARM.4, IN.HOUSE.2."""
    made.draw(Rect(box.x, box.y, box.width, box.height, 0.6, PAPER, edge))
    if hint:
        line = polyline((box.x + 0.8, box.bottom - 0.8), (box.right - 0.8, box.y + 0.8))
        made.draw(Path(line, None, Stroke(WOODLAND, 0.35)))
