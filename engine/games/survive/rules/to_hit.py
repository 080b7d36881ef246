"""To-hit numbers: the highest roll that hits, and the chance of it."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Literal

from schemas.models.survive.force import Unit
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.control import ControlLine
from schemas.models.survive.weapon import Weapon
from schemas.models.survive.words import Mode, Stat, WeaponType

Attack = Literal["ranged", "close"]


def to_hit(skill: int, difficulty: int, rules: Rules, modifier: int = 0) -> int:
    """Return the number of a skill with a weapon; `modifier` is the sum of what passes.

    Rules: SV.SHT.4 to SV.SHT.6, SV.FCH.4, SV.HOUSE.1, SV.GAP.5, SV.GAP.48.
    """
    if rules.to_hit.modifier_stage == "before_formula":
        return clamped(base_number(skill + modifier, difficulty, rules), rules)
    return clamped(base_number(skill, difficulty, rules) + modifier, rules)


def base_number(skill: int, difficulty: int, rules: Rules) -> int:
    """Return the number before modifiers and limits. Rules: SV.HOUSE.1, SV.GAP.5."""
    shortfall = max(0, difficulty - skill)
    cost = {"shortfall": shortfall, "flat": min(1, shortfall), "skill_only": 0}[rules.to_hit.formula]
    bonus = rules.to_hit.campaign_bonus if rules.game.mode is Mode.CAMPAIGN and not shortfall else 0
    return skill - cost + bonus


def clamped(number: int, rules: Rules) -> int:
    """Return a number within the limits: a 1 always hits, a 10 always misses. Rule: SV.GAP.5."""
    return max(rules.to_hit.least, min(rules.to_hit.most, number))


def control_to_hit(line: ControlLine, attack: Attack, rules: Rules, modifier: int = 0) -> int | None:
    """Return the flat number of a control unit, None if it cannot attack so. Rules: SV.CTL.7 to SV.CTL.9."""
    number = line.ranged_to_hit if attack == "ranged" else line.close_to_hit
    return None if number is None else clamped(number + modifier, rules)


def chance(number: int | None, rules: Rules) -> Fraction:
    """Return the chance to hit with a number, 0 without one. Rule: SV.HOUSE.1."""
    return Fraction(max(0, min(number or 0, rules.dice.sides)), rules.dice.sides)


def skill_with(unit: Unit, weapon: Weapon) -> int:
    """Return the skill a unit uses a weapon with. Rules: SV.SHT.4, SV.FCH.4."""
    return unit.value(Stat.COMBAT if weapon.type is WeaponType.CLOSE else Stat.SHOOTING)


def card_numbers(unit: Unit, names: Iterable[str], arsenal: Mapping[str, Weapon], rules: Rules) -> dict[str, int]:
    """Return the number of a unit with each of some weapons. Rules: SV.SHT.5, SV.FCH.5."""
    weapons = {name: arsenal[name] for name in names}
    return {name: to_hit(skill_with(unit, weapon), weapon.difficulty, rules) for name, weapon in weapons.items()}
