"""The numbers of a unit with each weapon: worked out by the engine, or as its author has printed them.

Rules: SV.SHT.5, SV.FCH.5, SV.MOV.4, SV.MOV.6, SV.DAZ.3, SV.GAP.47.
"""

from dataclasses import dataclass

from engine.games.survive.rules.shots import Action, clamped, modifier_of, refusals, skill_with, to_hit
from exporters.games.survive.words.terms import AMMO, FISTS, POWER
from exporters.text.numbers import NOTHING, inches
from schemas.catalogues.saying import said
from schemas.models.survive.force import Unit, Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import WeaponType


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
