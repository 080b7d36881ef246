"""Unit cards of SURVIVE, and how their numbers are written.

The numbers of a unit with each weapon: worked out by the engine, or as its author has printed them. Rules: SV.SHT.5,
SV.FCH.5, SV.MOV.4, SV.MOV.6, SV.DAZ.3, SV.GAP.47.
The unit card: stats, how far it goes, and each weapon with its numbers worked out. Rules: SV.SHT.5, SV.MOV.1.
"""

from dataclasses import dataclass
from typing import Final

from engine.games.survive.rules.movement import move_rates, weight_of
from engine.games.survive.rules.shots import Action, clamped, modifier_of, refusals, skill_with, to_hit
from exporters.components.base import Drawn
from exporters.components.framing import beside_art, composed, place
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Rect
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import chamfered, icon
from exporters.games.survive import look
from exporters.games.survive import wording as words
from exporters.games.survive.cards.frame import Value, draw_rates, draw_stats, header
from exporters.games.survive.wording import AMMO, FISTS, POWER
from exporters.layout.pictures import filling_picture
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.numbers import NOTHING, inches
from schemas.catalogues.saying import said
from schemas.models.survive.force import Unit, Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Stat, WeaponType

HEAD_MM: Final = 3.8
COLUMN_MM: Final = 9.4
ROW_MOST_MM: Final = 9.5
ROOMY_MM: Final = 8.8
FLAVOUR: Final = look.NOTE._replace(icons=look.INLINE)


@dataclass(frozen=True)
class Line:
    """A weapon in a unit's hands: the numbers to hit with it, at a run or charge, and while Dazed; None if it may not.

    A run and a charge have two numbers only where the rules tell them apart.
    """

    weapon: Weapon
    hit: int
    hurried: tuple[int, ...]
    dazed: int | None

    @property
    def numbers(self) -> tuple[str, str, str]:
        """The three numbers as they are printed."""
        hurried = "/".join(str(number) for number in self.hurried)
        return str(self.hit), hurried or NOTHING, NOTHING if self.dazed is None else str(self.dazed)


def lines_of(unit: Unit, arsenal: dict[str, Weapon], rules: Rules, language: str = "") -> tuple[Line, ...]:
    """Return a line for each weapon that a unit carries, and its fists if it has nothing else for close combat."""
    known = tuple((name, arsenal[name]) for name in unit.weapons if name in arsenal)
    armed = any(weapon.type is WeaponType.CLOSE for _, weapon in known)
    carried = known if armed else (*known, ("", fists(rules, language)))
    return tuple(_line(unit, weapon, unit.to_hit.get(name), rules) for name, weapon in carried)


def fists(rules: Rules, language: str = "") -> Weapon:
    """Return what an unarmed unit strikes with. Rule: SV.GAP.47."""
    unarmed = rules.combat.unarmed
    return Weapon(
        kind="weapon", id="fists", name=said(FISTS, language), type=WeaponType.CLOSE, hands=1, power=unarmed.power,
        difficulty=unarmed.difficulty, weight=0,
    )  # fmt: skip


def _line(unit: Unit, weapon: Weapon, printed: int | None, rules: Rules) -> Line:
    def number(modifier: int) -> int:
        if printed is not None:
            return clamped(printed + modifier, rules) if modifier else printed
        return to_hit(skill_with(unit, weapon), weapon.difficulty, rules, modifier)

    def shot(action: Action) -> tuple[int, ...]:
        return () if refusals(action, weapon, 1, rules) else (number(modifier_of(action, weapon, rules)),)

    if weapon.type is WeaponType.CLOSE:
        return Line(weapon, number(0), (), number(rules.combat.dazed_reply_modifier))
    hurried = dict.fromkeys((*shot(Action.RUN), *shot(Action.CHARGE)))
    return Line(weapon, number(0), tuple(hurried), next(iter(shot(Action.SHUFFLE)), None))


def detail(weapon: Weapon, language: str) -> str:
    """Return Power, range and Ammo of a weapon in a line."""
    ranged = (inches(weapon.range_in, language),) if weapon.range_in else ()
    ammo = (said(AMMO, language, number=weapon.ammo),) if weapon.ammo else ()
    return ", ".join((said(POWER, language, number=weapon.power), *ranged, *ammo))


def unit_card(unit: Unit, setting: Setting) -> Drawn:
    """Return the front of a unit card under the rules of its pack."""
    rules, layout, language = look.rules_of(setting), look.layout_of(setting, "unit_card"), setting.language
    art = filling_picture(unit.picture, layout["art"], setting, ("picture",))
    top, title = header(
        look.UNITS, look.MOB, (said(words.UNIT, language), unit.name), beside_art(layout, art), language
    )
    lines = lines_of(unit, look.weapons_of(setting, unit.weapons), rules, language)
    made = Composition([*top, *art.items], [*title.findings, *art.findings], language=language)
    stats = tuple(Value(said(words.STATS[stat], language), str(unit.value(stat)), look.STATS[stat]) for stat in Stat)
    place(layout, "stats", lambda box: draw_stats(made, stats, box))
    place(layout, "rates", lambda box: draw_rates(made, rates(unit, lines, rules, language), box))
    place(layout, "weapons", lambda box: draw_weapons(made, lines, box))
    place(layout, "note", lambda box: made.write(unit.note, box, FLAVOUR, ("note",)))
    return composed(unit.id, said(words.UNIT_NAMED, language, name=unit.name), layout, made)


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
        made.write(
            said(text, made.language), cell, look.HEADING if cell is names else look.HEADING._replace(align="centre")
        )
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
    made.draw(Rect(row.x, row.y, row.width, 0.2, fill=look.RULE))
    mark, text = names.cut_left(6.4)
    roomy = row.height >= ROOMY_MM
    sign = Box(mark.x, row.y + 0.7, 5, row.height - (3.0 if roomy else 1.4))
    made.draw(icon(look.WEAPON_TYPES[line.weapon.type], sign, look.WEAPONS.ink))
    if roomy:
        made.draw(_hands(line.weapon.hands, mark.x + 2.5, row.bottom - 1.3))
    upper, lower = text.inset(0.3, 0.5).cut_top((row.height - 1) * (0.44 if roomy else 1.0))
    made.write(line.weapon.name, upper, look.ENTRY)
    if roomy:
        made.write(detail(line.weapon, made.language), lower, look.DETAIL)
    for at, (number, cell) in enumerate(zip(line.numbers, columns, strict=True)):
        plate = cell.inset(0.7, max(0.5, (row.height - 6.4) / 2))
        made.draw(chamfered(plate, 1.2, look.NIGHT if at == 0 else look.PANEL, "tl br"))
        made.write(number, plate, look.NUMBER._replace(fill=WHITE) if at == 0 else look.NUMBER)


def _hands(count: int, x: float, y: float) -> Dots:
    """Return a dot for each hand that a weapon takes."""
    return Dots(tuple((x + 1.5 * (at - (count - 1) / 2), y) for at in range(count)), 0.5, look.QUIET)
