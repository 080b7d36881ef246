"""What stands on a unit card: its numbers in cells, its weapons and skills in sections.

The cells of a unit card: its AP row, and below each figure a cell of armour over one of HP. Rules: IN.ARM.2 to
IN.ARM.6, IN.GAP.7, IN.GAP.36, IN.HOUSE.2.
The sections of a unit card: each weapon a row, with a box for each round. Rules: IN.EXP.2 to IN.EXP.10, IN.SMK.1.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games.infantry.kernel.numbers.steps import turn_ap
from engine.games.infantry.kit import Kit, cells_of, rounds_of
from engine.games.infantry.rules import EXPERIENCE_CODES, numbers_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke, Symbol
from exporters.drawing.shapes import icon, polyline
from exporters.games.infantry import look
from exporters.games.infantry.wording import terms as words
from exporters.games.infantry.wording.weapons import ap_of, damage_of, range_of
from exporters.text.fitting import Composition, text_height_mm
from exporters.text.numbers import NOTHING, signed
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Location
from schemas.models.infantry.people import Armor, Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Section, WeaponType

ROW_MOST: Final = 10
"""Cells beside one another; more of them begin another row."""

CELLS_HEAD_MM: Final = 4.5
LABEL_MM: Final = 8.2
CELLS_GAP_MM: Final = 0.5

HEAD_MM: Final = 2.8
SHARES: Final = (0.07, 0.33, 0.195, 0.08, 0.15, 0.175)
BOXES_MOST: Final = 8
BOXES_A_ROW: Final = 4
BOX_MM: Final = 1.75
GAP_MM: Final = 0.3
ROW_MOST_MM: Final = 6.4

SECTION_OF: Final = {
    "primary": Section.PRIMARY,
    "mounted": Section.SECONDARY,
    "secondary": Section.SECONDARY,
    "other": Section.OTHER,
    "grenades": Section.GRENADES,
    "melee": Section.MELEE,
}
"""The section of the card for each field of a trooper that names weapons."""

SIGNED: Final = (WeaponType.CREWED, WeaponType.EXPLOSIVE, WeaponType.INCENDIARY)


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
    head, body = box.cut_top(CELLS_HEAD_MM)
    made.write(_note(trooper, armor, rules, made.language), head, look.HEADING._replace(tracking_pt=0.0))
    known = cells(trooper, armor, rules)
    rows = [known[at : at + ROW_MOST] for at in range(0, len(known), ROW_MOST)]
    wide = min(ROW_MOST, len(known))
    for row, place in zip(rows, body.rows(len(rows), CELLS_GAP_MM), strict=True):
        _draw_cells(made, row, wide, rules, place)


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


def _draw_cells(made: Composition, row: Sequence[Cell], wide: int, rules: Rules, place: Box) -> None:
    labels, body = place.cut_left(LABEL_MM)
    heights = (0.3, 0.35, 0.35)
    for word, share, start in zip((words.AP, words.ARMOR, words.HP), heights, (0.0, 0.3, 0.65), strict=True):
        line = Box(labels.x, labels.y + start * labels.height, labels.width - 0.8, share * labels.height)
        made.write(said(word, made.language), line, look.HEADING._replace(align="right", fill=look.PINE))
    hints = rules.armor.hits_per_cell > 1 and rules.options.body_armor
    for cell, column in zip(row, body.columns(wide, CELLS_GAP_MM), strict=False):
        ap, rest = column.cut_top(column.height * 0.3)
        made.draw(Rect(ap.x, ap.y, ap.width, ap.height - 0.4, 0.5, look.TROOPERS.ink))
        made.write(
            str(cell.ap), Box(ap.x, ap.y, ap.width, ap.height - 0.4), look.NUMBER._replace(fill=look.PAPER, size_pt=10)
        )
        over, under = rest.rows(2, 0.4)
        if cell.covered:
            _draw_cell(made, over, Stroke(look.PINE, 0.5), hint=hints)
        else:
            made.draw(Rect(over.x, over.y, over.width, over.height, 0.6, look.PANEL))
            middle = over.centre[1]
            made.draw(Path(polyline((over.x + 1.2, middle), (over.right - 1.2, middle)), None, Stroke(look.RULE, 0.3)))
        _draw_cell(made, under, Stroke(look.QUIET, 0.3), hint=True)


def _draw_cell(made: Composition, box: Box, edge: Stroke, *, hint: bool) -> None:
    """Draw a cell; a pale stroke stands where the first of two hits is marked. Rules: IN.ARM.4, IN.HOUSE.2."""
    made.draw(Rect(box.x, box.y, box.width, box.height, 0.6, look.PAPER, edge))
    if hint:
        line = polyline((box.x + 0.8, box.bottom - 0.8), (box.right - 0.8, box.y + 0.8))
        made.draw(Path(line, None, Stroke(look.WOODLAND, 0.35)))


@dataclass(frozen=True)
class Row:
    """What stands in a section: sign, name, damage, AP, range, and rounds (None for no boxes)."""

    sign: Symbol
    name: str
    damage: str
    ap: str
    reach: str
    rounds: int | None
    at: Location


def rows_of(trooper: Trooper, kit: Kit, rules: Rules, language: str) -> Iterator[Row]:
    """Yield the sections of a card from above; empty ones are left out, and who has no blade has fists."""
    for field in ("primary", "mounted", "secondary", "other"):
        weapon = kit.weapon(getattr(trooper, field))
        if weapon is not None:
            yield _row(kit, weapon, rules, (field,), language)
    for name, number in trooper.grenades.items():
        weapon = kit.weapon(name)
        if weapon is not None and number:
            row = _row(kit, weapon, rules, ("grenades", name), language)
            yield replace(row, rounds=number)
    yield from (_extra(name, kit, language) for name in trooper.extra_ammunition)
    blade = kit.weapon(trooper.melee)
    fists = _fists(rules, language)
    yield _row(kit, blade, rules, ("melee",), language) if blade else fists


def _row(kit: Kit, weapon: Weapon, rules: Rules, at: tuple[str, ...], language: str) -> Row:
    rounds = rounds_of(weapon, rules, extra=kit.feeds(weapon))
    sign = look.TYPES[weapon.type] if weapon.type in SIGNED else look.SECTIONS[SECTION_OF[at[0]]]
    name = said(words.UNDER, language, weapon=weapon.name) if at == ("mounted",) else weapon.name
    figures = damage_of(weapon, language), ap_of(weapon, rules), range_of(weapon, language)
    return Row(sign, name, *figures, rounds, at)


def _extra(name: str, kit: Kit, language: str) -> Row:
    weapon = kit.weapon(name)
    extra = said(words.EXTRA_FOR, language, weapon=weapon.name) if weapon else said(words.EXTRA, language)
    return Row(look.MARKERS["ammunition"], extra, NOTHING, NOTHING, NOTHING, None, ("extra_ammunition",))


def _fists(rules: Rules, language: str) -> Row:
    name, damage = said(words.FISTS, language), said(words.DICE, language, count=rules.melee.fists_dice)
    return Row(look.SECTIONS[Section.MELEE], name, damage, str(rules.melee.fists_ap), NOTHING, None, ())


def draw_sections(made: Composition, trooper: Trooper, kit: Kit, rules: Rules, box: Box) -> None:
    """Draw the rows below their head, each as high as its name needs and the room allows."""
    head, body = box.cut_top(HEAD_MM)
    for at, (text, cell) in enumerate(zip(words.SECTION_HEAD, head.shared_out(SHARES), strict=True)):
        made.write(
            said(text, made.language),
            cell,
            look.HEADING._replace(align="left" if at == 1 else "centre", tracking_pt=0.0),
        )
    rows = tuple(rows_of(trooper, kit, rules, made.language))
    style, width_mm = look.LABEL.sized(look.LABEL.min_pt), box.width * SHARES[1] - 1
    needed = [max(text_height_mm(row.name, width_mm, style, made.language), 2.2) for row in rows]
    share = body.height / sum(needed)
    for at, (row, height) in enumerate(zip(rows, needed, strict=True)):
        place, body = body.cut_top(min(height * share, max(ROW_MOST_MM, height)))
        if at % 2 == 0:
            made.draw(Rect(place.x, place.y, place.width, place.height, fill=look.PANEL))
        _draw_row(made, row, place)
        made.draw(Rect(place.x, place.bottom - 0.1, place.width, 0.2, fill=look.RULE))


def _draw_row(made: Composition, row: Row, place: Box) -> None:
    mark, name, *cells = place.shared_out(SHARES)
    side = min(3.4, mark.height - 0.6)
    made.draw(icon(row.sign, Box(mark.x + 0.3, mark.centre[1] - side / 2, side, side), look.PINE))
    made.write(row.name, Box(name.x + 0.4, name.y, name.width - 0.8, name.height), look.LABEL, row.at)
    for text, cell in zip((row.damage, row.ap, row.reach), cells, strict=False):
        made.write(text, cell, look.BODY._replace(align="centre", leading=1.0))
    if row.rounds is None:
        made.write(NOTHING, cells[-1], look.BODY._replace(align="centre"))
    else:
        draw_boxes(made, row.rounds, cells[-1])


def draw_boxes(made: Composition, count: int, place: Box) -> None:
    """Draw a box for each round in the middle of a place; where there are too many, their number."""
    if count > BOXES_MOST:
        made.write(str(count), place, look.BODY._replace(align="centre", fill=look.QUIET))
        return
    rows = -(-count // BOXES_A_ROW)
    top = place.centre[1] - (rows * (BOX_MM + GAP_MM) - GAP_MM) / 2
    for at in range(count):
        row, column = divmod(at, BOXES_A_ROW)
        beside = min(count - row * BOXES_A_ROW, BOXES_A_ROW)
        left = place.centre[0] - (beside * (BOX_MM + GAP_MM) - GAP_MM) / 2
        x, y = left + column * (BOX_MM + GAP_MM), top + row * (BOX_MM + GAP_MM)
        made.draw(Rect(x, y, BOX_MM, BOX_MM, 0.2, look.PAPER, Stroke(look.PINE, 0.2)))
