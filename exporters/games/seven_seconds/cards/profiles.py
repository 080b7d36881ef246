"""Suits and drones on the faction sheet: what the rules add to the stats, and what else is special."""

from dataclasses import replace
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Rect
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import chamfered, icon
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.look.icons import DRONE_ICONS, TROOPER_ICONS
from exporters.games.seven_seconds.look.look import DRONE_DECK, LABEL, QUIET, RULE, SMALL, TROOP_DECK
from exporters.games.seven_seconds.words.terms import DRONES, DRONES_HEADING, SUITS_HEADING, TROOPERS
from exporters.games.seven_seconds.words.units import drone_traits, suit_traits
from exporters.text.fitting import fit, line
from exporters.text.lines import TextStyle
from exporters.text.numbers import signed
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, Stat, TrooperType

HEADING_MM = 5.2
DRONE_ROW_MM = 7.6
GAP_MM = 1.4
TRAITS_MM = 3.2
DOT = "  \N{MIDDLE DOT}  "

HEADING: Final = replace(LABEL, min_pt=6, leading=1.0)
UNIT: Final = TextStyle(Face.TITLE, 9.5, 8, BLACK, valign="middle")
MODIFIER: Final = TextStyle(Face.NUMERAL, 8.5, 8, WHITE, align="centre", valign="middle")
UNCHANGED: Final = TextStyle(Face.TEXT, 8, 8, RULE, align="centre", valign="middle")
TRAITS: Final = replace(SMALL, size_pt=7.25, min_pt=6)


def unit_profiles(rules: Rules, box: Box, label_mm: float, language: str) -> tuple[Item, ...]:
    """Return the table of suits, its columns under those of the stats, and the drones below it."""
    drones_height = HEADING_MM + 2 * DRONE_ROW_MM
    suits, rest = box.cut_top(box.height - drones_height - GAP_MM)
    heading, table = suits.cut_top(HEADING_MM)
    items: list[Item] = [*_heading(SUITS_HEADING, heading, language)]
    for trooper, row in zip(TrooperType, table.rows(len(TrooperType)), strict=True):
        items.extend(_suit(trooper, rules, row, label_mm, language))
    drones = rest.cut_top(GAP_MM)[1]
    return (*items, *_drones(rules, drones, language))


def _heading(words: tuple[str, ...], box: Box, language: str) -> tuple[Item, ...]:
    rule = Rect(box.x, box.bottom - 0.5, box.width, 0.4, fill=QUIET)
    heading = DOT.join(said(each, language) for each in words)
    return (*fit(heading, Box(box.x, box.y, box.width, box.height - 0.6), HEADING, (), language).items, rule)


def _suit(trooper: TrooperType, rules: Rules, row: Box, label_mm: float, language: str) -> tuple[Item, ...]:
    """Return a suit's icon, name, modifiers in the columns of the stats, and its other traits below."""
    mark, rest = row.cut_left(7.4)
    upper, lower = rest.cut_top(rest.height - TRAITS_MM - 0.5)
    name, modifiers = upper.cut_left(label_mm - 7.4)
    traits = suit_traits(trooper, rules, language)
    items: list[Item] = [
        icon(TROOPER_ICONS[trooper], mark.square(5.8), TROOP_DECK.ink),
        *line(said(TROOPERS[trooper], language), name, UNIT, language),
        *fit(traits, lower.cut_top(TRAITS_MM)[0].lowered(-0.2), TRAITS, (), language).items,
        Rect(row.x, row.bottom - 0.1, row.width, 0.2, fill=RULE),
    ]
    for stat, column in zip(Stat, modifiers.columns(len(Stat)), strict=True):
        items.extend(_modifier(modifier(trooper, stat, rules), column))
    return tuple(items)


def modifier(trooper: TrooperType, stat: Stat, rules: Rules) -> int:
    """Return what a suit adds to a stat; Robotics is the drones' alone. Rule: 7S.STAT.10."""
    if stat is Stat.ROBOTICS:
        return 0
    value: int = getattr(getattr(rules.unit_mods, trooper.value), stat.value)
    return value


def _modifier(value: int, box: Box) -> tuple[Item, ...]:
    if not value:
        return line("\N{MIDDLE DOT}", box, UNCHANGED)
    badge = box.square(3.4)
    wide = Box(badge.x - 2, badge.y + 0.2, badge.width + 4, badge.height)
    return (chamfered(wide, 1.1, TROOP_DECK.ink, "tl br"), *line(signed(value), wide, MODIFIER))


def _drones(rules: Rules, box: Box, language: str) -> tuple[Item, ...]:
    heading, table = box.cut_top(HEADING_MM)
    items: list[Item] = [*_heading(DRONES_HEADING, heading, language)]
    cells = (cell for row in table.rows(2) for cell in row.columns(2, 4.0))
    for drone, cell in zip(DroneType, cells, strict=True):
        mark, text = cell.cut_left(8.4)
        name, traits = text.cut_top(text.height * 0.52)
        items.append(icon(DRONE_ICONS[drone], mark.square(6.2), DRONE_DECK.ink))
        items.extend(line(said(DRONES[drone], language), name.lowered(0.25), UNIT, language))
        items.extend(fit(drone_traits(drone, rules, language), traits, TRAITS, (), language).items)
    return tuple(items)
