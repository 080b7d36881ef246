"""Weapon cards of SURVIVE, and the effects of weapons.

Power against Toughness, as signs in cells: worked out by the engine under the rules. Rules: SV.EFF.1 to SV.EFF.5.
The weapon card: its values, the number to hit by skill, and what its Power does by Toughness. Rule: SV.GAP.4.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.survive.rules.shots import effect, to_hit
from exporters.components.base import Drawn
from exporters.components.framing import beside_art, composed, place
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import WHITE
from exporters.games.survive import look
from exporters.games.survive import wording as words
from exporters.games.survive.cards.frame import Value, draw_rates, draw_stats, header
from exporters.games.survive.wording import VALUES
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.columns import Grid
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import NOTHING, inches
from schemas.catalogues.saying import said
from schemas.models.survive.force import Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.board import Span
from schemas.models.survive.words import WeaponType

MOST_COLUMNS: Final = 12
MOST_PT: Final = 13.0
PT_PER_MM: Final = 1.2
HEAD_CELL: Final = look.CELL._replace(fill=WHITE)

HEAD_MM: Final = 3.8
LABEL_MM: Final = 8.0
FLAVOUR: Final = look.NOTE._replace(icons=look.INLINE)


def whole(span: Span) -> tuple[int, ...]:
    """Return the values that the limits of the rules allow, the first twelve if there are more."""
    return tuple(range(span.least, span.most + 1))[:MOST_COLUMNS]


def draw_effect(made: Composition, power: int, toughness: int, cell: Box, rules: Rules) -> None:
    """Draw what a hit does to an active unit: a sign, and a ground of its own for each effect."""
    inks = look.EFFECTS[effect(power, toughness, rules)]
    made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=inks.ground, stroke=Stroke(look.RULE, 0.15)))
    made.write(inks.sign, cell, _sized(look.CELL._replace(fill=inks.ink), cell))


def draw_heads(made: Composition, values: Sequence[int], cells: Sequence[Box], style: TextStyle = HEAD_CELL) -> None:
    """Draw values in dark cells."""
    for value, cell in zip(values, cells, strict=True):
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=look.NIGHT))
        made.write(str(value), cell, _sized(style, cell))


def _sized(style: TextStyle, cell: Box) -> TextStyle:
    """Return a style larger in a large cell."""
    return style.sized(min(MOST_PT, max(style.size_pt, cell.height * PT_PER_MM)))


def draw_grid(made: Composition, box: Box, rules: Rules) -> None:
    """Draw the whole table: a row for each Power, the highest first, a column for each Toughness, the highest first."""
    powers, toughnesses = whole(rules.limits.power)[::-1], whole(rules.limits.toughness)[::-1]
    first, *rows = box.rows(len(powers) + 1)
    corner, *heads = first.columns(len(toughnesses) + 1)
    made.draw(Rect(corner.x, corner.y, corner.width, corner.height, fill=look.NIGHT))
    draw_heads(made, toughnesses, heads)
    for power, row in zip(powers, rows, strict=True):
        label, *cells = row.columns(len(toughnesses) + 1)
        draw_heads(made, (power,), (label,))
        for toughness, cell in zip(toughnesses, cells, strict=True):
            draw_effect(made, power, toughness, cell, rules)


def effect_grid(rules: Rules, language: str) -> Grid:
    """Return the whole table as signs, in the order in which it is drawn."""
    powers, toughnesses = whole(rules.limits.power)[::-1], whole(rules.limits.toughness)[::-1]
    rows = tuple(
        (str(power), *(look.EFFECTS[effect(power, toughness, rules)].sign for toughness in toughnesses))
        for power in powers
    )
    columns = len(toughnesses) + 1
    return Grid((said(VALUES["power"], language), *map(str, toughnesses)), rows, (1 / columns,) * columns)


def weapon_card(weapon: Weapon, setting: Setting) -> Drawn:
    """Return the front of a weapon card under the rules of its pack."""
    rules, layout = look.rules_of(setting), look.layout_of(setting, "weapon_card")
    art = filling_picture(weapon.picture, layout["art"], setting, ("picture",))
    caption = said(words.WEAPON_TYPES[weapon.type], setting.language)
    top, title = header(
        look.WEAPONS, look.WEAPON_TYPES[weapon.type], (caption, weapon.name), beside_art(layout, art), setting.language
    )
    made = Composition([*top, *art.items], [*title.findings, *art.findings], language=setting.language)
    place(layout, "stats", lambda box: draw_stats(made, _values(weapon, setting.language), box))
    place(layout, "rates", lambda box: draw_rates(made, _reach(weapon, setting.language), box))
    place(layout, "numbers", lambda box: _numbers(made, weapon, box, rules))
    place(layout, "effects", lambda box: _effects(made, weapon, box, rules))
    place(layout, "note", lambda box: made.write(weapon.note, box, FLAVOUR, ("note",)))
    return composed(weapon.id, said(words.WEAPON_NAMED, setting.language, name=weapon.name), layout, made)


def _values(weapon: Weapon, language: str) -> tuple[Value, ...]:
    given = {"power": weapon.power, "difficulty": weapon.difficulty, "hands": weapon.hands, "weight": weapon.weight}
    return tuple(Value(said(words.VALUES[name], language), str(value)) for name, value in given.items())


def _reach(weapon: Weapon, language: str) -> tuple[Value, ...]:
    """Return range and Ammo, and the blast of a grenade; a dash for what a weapon has not."""
    blast = (
        (Value(said(words.VALUES["blast"], language), inches(weapon.blast_in, language)),) if weapon.blast_in else ()
    )
    return (
        Value(said(words.VALUES["range"], language), inches(weapon.range_in, language) if weapon.range_in else NOTHING),
        *blast,
        Value(said(words.VALUES["ammo"], language), str(weapon.ammo) if weapon.ammo else NOTHING),
    )


def _numbers(made: Composition, weapon: Weapon, box: Box, rules: Rules) -> None:
    """Draw the number to hit under each skill that a unit may have. Rules: SV.SHT.4, SV.FCH.4."""
    limits = rules.limits
    skills = whole(limits.combat if weapon.type is WeaponType.CLOSE else limits.shooting)
    upper, lower = _titled(made, words.BY_SKILL[weapon.type], box)
    _labels(made, (words.SKILL, words.HIT), (upper, lower))
    draw_heads(made, skills, _cells(upper, len(skills)))
    for skill, cell in zip(skills, _cells(lower, len(skills)), strict=True):
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=look.PANEL, stroke=Stroke(look.RULE, 0.15)))
        made.write(str(to_hit(skill, weapon.difficulty, rules)), cell, look.CELL)


def _effects(made: Composition, weapon: Weapon, box: Box, rules: Rules) -> None:
    """Draw what a hit does under each Toughness that a unit may have. Rules: SV.EFF.1 to SV.EFF.3."""
    toughnesses = whole(rules.limits.toughness)
    table, key = box.cut_top(box.height - 3.4)
    upper, lower = _titled(made, words.BY_TOUGHNESS, table)
    _labels(made, (words.TOUGHNESS, words.HIT), (upper, lower))
    draw_heads(made, toughnesses, _cells(upper, len(toughnesses)))
    for toughness, cell in zip(toughnesses, _cells(lower, len(toughnesses)), strict=True):
        draw_effect(made, weapon.power, toughness, cell, rules)
    made.write(said(words.KEY, made.language), key, look.DETAIL._replace(align="right"))


def _titled(made: Composition, title: str, box: Box) -> tuple[Box, Box]:
    """Write a title; return the two rows below it."""
    head, body = box.cut_top(HEAD_MM)
    made.write(said(title, made.language), head, look.HEADING)
    upper, lower = body.rows(2)
    return upper, lower


def _labels(made: Composition, names: tuple[str, str], rows: tuple[Box, Box]) -> None:
    for name, row in zip(names, rows, strict=True):
        made.write(said(name, made.language), row.cut_left(LABEL_MM)[0], look.DETAIL._replace(fill=look.NIGHT))


def _cells(row: Box, count: int) -> tuple[Box, ...]:
    return row.cut_left(LABEL_MM)[1].columns(count)
