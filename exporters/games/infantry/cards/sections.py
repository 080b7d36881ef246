"""The sections of a unit card: each weapon a row, with a box for each round. Rules: IN.EXP.2 to IN.EXP.10, IN.SMK.1."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from engine.games.infantry.kit import Kit, rounds_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Stroke, Symbol
from exporters.drawing.shapes import icon
from exporters.games.infantry.look.icons import MARKERS, SECTIONS, TYPES
from exporters.games.infantry.look.look import BODY, HEADING, LABEL, PANEL, PAPER, PINE, QUIET, RULE
from exporters.games.infantry.words import terms as words
from exporters.games.infantry.words.weapons import ap_of, damage_of, range_of
from exporters.text.fitting import Composition, text_height_mm
from exporters.text.numbers import NOTHING
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Location
from schemas.models.infantry.people import Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import Section, WeaponType

HEAD_MM: Final = 2.8
SHARES: Final = (0.07, 0.33, 0.195, 0.08, 0.15, 0.175)
BOXES_MOST: Final = 8
BOXES_A_ROW: Final = 4
BOX_MM: Final = 1.75
GAP_MM: Final = 0.3
ROW_MOST_MM: Final = 6.4
ROW_LEAST_MM: Final = 3.4


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


SECTION_OF: Final = {
    "primary": Section.PRIMARY,
    "mounted": Section.SECONDARY,
    "secondary": Section.SECONDARY,
    "other": Section.OTHER,
    "grenades": Section.GRENADES,
    "melee": Section.MELEE,
}
"""The section of the card for each field of a trooper that names weapons."""


def _row(kit: Kit, weapon: Weapon, rules: Rules, at: tuple[str, ...], language: str) -> Row:
    rounds = rounds_of(weapon, rules, extra=kit.feeds(weapon))
    sign = TYPES[weapon.type] if weapon.type in SIGNED else SECTIONS[SECTION_OF[at[0]]]
    name = said(words.UNDER, language, weapon=weapon.name) if at == ("mounted",) else weapon.name
    figures = damage_of(weapon, language), ap_of(weapon, rules), range_of(weapon, language)
    return Row(sign, name, *figures, rounds, at)


SIGNED: Final = (WeaponType.CREWED, WeaponType.EXPLOSIVE, WeaponType.INCENDIARY)


def _extra(name: str, kit: Kit, language: str) -> Row:
    weapon = kit.weapon(name)
    extra = said(words.EXTRA_FOR, language, weapon=weapon.name) if weapon else said(words.EXTRA, language)
    return Row(MARKERS["ammunition"], extra, NOTHING, NOTHING, NOTHING, None, ("extra_ammunition",))


def _fists(rules: Rules, language: str) -> Row:
    name, damage = said(words.FISTS, language), said(words.DICE, language, count=rules.melee.fists_dice)
    return Row(SECTIONS[Section.MELEE], name, damage, str(rules.melee.fists_ap), NOTHING, None, ())


def draw_sections(made: Composition, trooper: Trooper, kit: Kit, rules: Rules, box: Box) -> None:
    """Draw the rows below their head, each as high as its name needs and the room allows."""
    head, body = box.cut_top(HEAD_MM)
    for at, (text, cell) in enumerate(zip(words.SECTION_HEAD, head.shared_out(SHARES), strict=True)):
        made.write(
            said(text, made.language), cell, replace(HEADING, align="left" if at == 1 else "centre", tracking_pt=0.0)
        )
    rows = tuple(rows_of(trooper, kit, rules, made.language))
    style, width_mm = LABEL.sized(LABEL.min_pt), box.width * SHARES[1] - 1
    needed = [max(text_height_mm(row.name, width_mm, style, made.language), 2.2) for row in rows]
    share = body.height / sum(needed)
    for at, (row, height) in enumerate(zip(rows, needed, strict=True)):
        place, body = body.cut_top(min(height * share, max(ROW_MOST_MM, height)))
        if at % 2 == 0:
            made.draw(Rect(place.x, place.y, place.width, place.height, fill=PANEL))
        _draw_row(made, row, place)
        made.draw(Rect(place.x, place.bottom - 0.1, place.width, 0.2, fill=RULE))


def _draw_row(made: Composition, row: Row, place: Box) -> None:
    mark, name, *cells = place.shared_out(SHARES)
    side = min(3.4, mark.height - 0.6)
    made.draw(icon(row.sign, Box(mark.x + 0.3, mark.centre[1] - side / 2, side, side), PINE))
    made.write(row.name, Box(name.x + 0.4, name.y, name.width - 0.8, name.height), LABEL, row.at)
    for text, cell in zip((row.damage, row.ap, row.reach), cells, strict=False):
        made.write(text, cell, replace(BODY, align="centre", leading=1.0))
    if row.rounds is None:
        made.write(NOTHING, cells[-1], replace(BODY, align="centre"))
    else:
        draw_boxes(made, row.rounds, cells[-1])


def draw_boxes(made: Composition, count: int, place: Box) -> None:
    """Draw a box for each round in the middle of a place; where there are too many, their number."""
    if count > BOXES_MOST:
        made.write(str(count), place, replace(BODY, align="centre", fill=QUIET))
        return
    rows = -(-count // BOXES_A_ROW)
    top = place.centre[1] - (rows * (BOX_MM + GAP_MM) - GAP_MM) / 2
    for at in range(count):
        row, column = divmod(at, BOXES_A_ROW)
        beside = min(count - row * BOXES_A_ROW, BOXES_A_ROW)
        left = place.centre[0] - (beside * (BOX_MM + GAP_MM) - GAP_MM) / 2
        x, y = left + column * (BOX_MM + GAP_MM), top + row * (BOX_MM + GAP_MM)
        made.draw(Rect(x, y, BOX_MM, BOX_MM, 0.2, PAPER, Stroke(PINE, 0.2)))
