"""The unit card: stats, how far it goes, and each weapon with its numbers worked out. Rules: SV.SHT.5, SV.MOV.1."""

from dataclasses import replace
from typing import Final

from engine.games.survive.rules.movement import move_rates, weight_of
from exporters.components.base import Drawn
from exporters.components.framing import beside_art, composed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Drawing, Rect
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import chamfered, icon
from exporters.games.survive.cards.frame import back_of, header, place
from exporters.games.survive.cards.numbers import Line, detail, lines_of
from exporters.games.survive.cards.values import Value, draw_rates, draw_stats
from exporters.games.survive.look.icons import MOB, STATS, WEAPON_TYPES
from exporters.games.survive.look.inline import INLINE
from exporters.games.survive.look.look import (
    DETAIL,
    ENTRY,
    HEADING,
    NIGHT,
    NOTE,
    NUMBER,
    PANEL,
    QUIET,
    RULE,
    UNITS,
    WEAPONS,
)
from exporters.games.survive.rulings import layout_of, rules_of, weapons_of
from exporters.games.survive.words import terms as words
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.survive.force import Unit
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Stat

HEAD_MM: Final = 3.8
COLUMN_MM: Final = 9.4
ROW_MOST_MM: Final = 9.5
ROOMY_MM: Final = 8.8
FLAVOUR: Final = replace(NOTE, icons=INLINE)


def unit_card(unit: Unit, setting: Setting) -> Drawn:
    """Return the front of a unit card under the rules of its pack."""
    rules, layout, language = rules_of(setting), layout_of(setting, "unit_card"), setting.language
    art = filling_picture(unit.picture, layout["art"], setting, ("picture",))
    top, title = header(UNITS, MOB, (said(words.UNIT, language), unit.name), beside_art(layout, art), language)
    lines = lines_of(unit, weapons_of(setting, unit.weapons), rules, language)
    made = Composition([*top, *art.items], [*title.findings, *art.findings], language=language)
    stats = tuple(Value(said(words.STATS[stat], language), str(unit.value(stat)), STATS[stat]) for stat in Stat)
    place(layout, "stats", lambda box: draw_stats(made, stats, box))
    place(layout, "rates", lambda box: draw_rates(made, rates(unit, lines, rules, language), box))
    place(layout, "weapons", lambda box: draw_weapons(made, lines, box))
    place(layout, "note", lambda box: made.write(unit.note, box, FLAVOUR, ("note",)))
    return composed(unit.id, said(words.UNIT_NAMED, language, name=unit.name), layout, made)


def unit_back(_: Unit, setting: Setting) -> Drawing:
    """Return the back of the unit deck."""
    return back_of(UNITS, setting)


def rates(unit: Unit, lines: tuple[Line, ...], rules: Rules, language: str) -> tuple[Value, ...]:
    """Return how far a unit goes with the weapons of some lines, and what they weigh. Rules: SV.MOV.1 to SV.MOV.5."""
    found = move_rates(weight_of(line.weapon for line in lines), unit.stamina, rules)
    return (
        Value(said(words.RATES["move"], language), inches(found.move_in, language)),
        Value(said(words.RATES["run"], language), inches(found.run_in, language)),
        Value(said(words.RATES["charge"], language), inches(found.charge_in, language)),
        Value(said(words.RATES["weight"], language), str(found.weight)),
    )


def draw_weapons(made: Composition, lines: tuple[Line, ...], box: Box) -> None:
    """Draw a row for each weapon under the heads of its numbers."""
    head, body = box.cut_top(HEAD_MM)
    names, columns = _columns(head)
    for text, cell in zip(words.WEAPON_HEAD, (names, *columns), strict=True):
        made.write(said(text, made.language), cell, HEADING if cell is names else replace(HEADING, align="centre"))
    height = min(ROW_MOST_MM, body.height / len(lines))
    for line in lines:
        row, body = body.cut_top(height)
        _row(made, line, row)


def _columns(row: Box) -> tuple[Box, tuple[Box, ...]]:
    """Return the room for a weapon's name, and those of its three numbers."""
    names, numbers = row.cut_left(row.width - 3 * COLUMN_MM)
    return names, numbers.columns(3)


def _row(made: Composition, line: Line, row: Box) -> None:
    """Draw the sign of a weapon with a dot for each hand, its name and values, and its numbers."""
    names, columns = _columns(row)
    made.draw(Rect(row.x, row.y, row.width, 0.2, fill=RULE))
    mark, text = names.cut_left(6.4)
    roomy = row.height >= ROOMY_MM
    sign = Box(mark.x, row.y + 0.7, 5, row.height - (3.0 if roomy else 1.4))
    made.draw(icon(WEAPON_TYPES[line.weapon.type], sign, WEAPONS.ink))
    if roomy:
        made.draw(_hands(line.weapon.hands, mark.x + 2.5, row.bottom - 1.3))
    upper, lower = text.inset(0.3, 0.5).cut_top((row.height - 1) * (0.44 if roomy else 1.0))
    made.write(line.weapon.name, upper, ENTRY)
    if roomy:
        made.write(detail(line.weapon, made.language), lower, DETAIL)
    for at, (number, cell) in enumerate(zip(line.numbers, columns, strict=True)):
        plate = cell.inset(0.7, max(0.5, (row.height - 6.4) / 2))
        made.draw(chamfered(plate, 1.2, NIGHT if at == 0 else PANEL, "tl br"))
        made.write(number, plate, replace(NUMBER, fill=WHITE) if at == 0 else NUMBER)


def _hands(count: int, x: float, y: float) -> Dots:
    """Return a dot for each hand that a weapon takes."""
    return Dots(tuple((x + 1.5 * (at - (count - 1) / 2), y) for at in range(count)), 0.5, QUIET)
