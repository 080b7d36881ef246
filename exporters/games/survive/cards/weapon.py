"""The weapon card: its values, the number to hit by skill, and what its Power does by Toughness. Rule: SV.GAP.4."""

from dataclasses import replace
from typing import Final

from engine.games.survive.rules.shots import to_hit
from exporters.components.base import Drawn
from exporters.components.framing import beside_art, composed
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Drawing, Rect, Stroke
from exporters.games.survive.cards.effects import draw_effect, draw_heads, whole
from exporters.games.survive.cards.frame import back_of, header, place
from exporters.games.survive.cards.values import Value, draw_rates, draw_stats
from exporters.games.survive.look.icons import WEAPON_TYPES
from exporters.games.survive.look.inline import INLINE
from exporters.games.survive.look.look import CELL, DETAIL, HEADING, NIGHT, NOTE, PANEL, RULE, WEAPONS
from exporters.games.survive.rulings import layout_of, rules_of
from exporters.games.survive.words import terms as words
from exporters.layout.boxes import Box
from exporters.layout.settings import Setting
from exporters.pictures.placing import filling_picture
from exporters.text.numbers import NOTHING, inches
from schemas.catalogues.saying import said
from schemas.models.survive.force import Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import WeaponType

HEAD_MM: Final = 3.8
LABEL_MM: Final = 8.0
FLAVOUR: Final = replace(NOTE, icons=INLINE)


def weapon_card(weapon: Weapon, setting: Setting) -> Drawn:
    """Return the front of a weapon card under the rules of its pack."""
    rules, layout = rules_of(setting), layout_of(setting, "weapon_card")
    art = filling_picture(weapon.picture, layout["art"], setting, ("picture",))
    caption = said(words.WEAPON_TYPES[weapon.type], setting.language)
    top, title = header(
        WEAPONS, WEAPON_TYPES[weapon.type], (caption, weapon.name), beside_art(layout, art), setting.language
    )
    made = Composition([*top, *art.items], [*title.findings, *art.findings], language=setting.language)
    place(layout, "stats", lambda box: draw_stats(made, _values(weapon, setting.language), box))
    place(layout, "rates", lambda box: draw_rates(made, _reach(weapon, setting.language), box))
    place(layout, "numbers", lambda box: _numbers(made, weapon, box, rules))
    place(layout, "effects", lambda box: _effects(made, weapon, box, rules))
    place(layout, "note", lambda box: made.write(weapon.note, box, FLAVOUR, ("note",)))
    return composed(weapon.id, said(words.WEAPON_NAMED, setting.language, name=weapon.name), layout, made)


def weapon_back(_: Weapon, setting: Setting) -> Drawing:
    """Return the back of the weapon deck."""
    return back_of(WEAPONS, setting)


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
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=PANEL, stroke=Stroke(RULE, 0.15)))
        made.write(str(to_hit(skill, weapon.difficulty, rules)), cell, CELL)


def _effects(made: Composition, weapon: Weapon, box: Box, rules: Rules) -> None:
    """Draw what a hit does under each Toughness that a unit may have. Rules: SV.EFF.1 to SV.EFF.3."""
    toughnesses = whole(rules.limits.toughness)
    table, key = box.cut_top(box.height - 3.4)
    upper, lower = _titled(made, words.BY_TOUGHNESS, table)
    _labels(made, (words.TOUGHNESS, words.HIT), (upper, lower))
    draw_heads(made, toughnesses, _cells(upper, len(toughnesses)))
    for toughness, cell in zip(toughnesses, _cells(lower, len(toughnesses)), strict=True):
        draw_effect(made, weapon.power, toughness, cell, rules)
    made.write(said(words.KEY, made.language), key, replace(DETAIL, align="right"))


def _titled(made: Composition, title: str, box: Box) -> tuple[Box, Box]:
    """Write a title; return the two rows below it."""
    head, body = box.cut_top(HEAD_MM)
    made.write(said(title, made.language), head, HEADING)
    upper, lower = body.rows(2)
    return upper, lower


def _labels(made: Composition, names: tuple[str, str], rows: tuple[Box, Box]) -> None:
    for name, row in zip(names, rows, strict=True):
        made.write(said(name, made.language), row.cut_left(LABEL_MM)[0], replace(DETAIL, fill=NIGHT))


def _cells(row: Box, count: int) -> tuple[Box, ...]:
    return row.cut_left(LABEL_MM)[1].columns(count)
