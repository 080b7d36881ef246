"""To-hit numbers of units with weapons, and the chance of them."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Literal

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.numbers import to_hit as kernel
from engine.games.survive.rules.numbers import CONTROL_CODES, numbers_of
from schemas.models.survive.force import Unit, Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Stat, WeaponType

Attack = Literal["ranged", "close"]


def to_hit(skill: int, difficulty: int, rules: Rules, modifier: int = 0) -> int:
    """Return the number of a skill with a weapon; `modifier` is the sum of what passes.

    Rules: SV.SHT.4 to SV.SHT.6, SV.FCH.4, SV.HOUSE.1, SV.GAP.5, SV.GAP.48.
    """
    return kernel.number_to_hit(numbers_of(rules), skill, difficulty, modifier)


def clamped(number: int, rules: Rules) -> int:
    """Return a number within the limits. Rule: SV.GAP.5."""
    return kernel.within_limits(numbers_of(rules), number)


def control_to_hit(type: ControlType, attack: Attack, rules: Rules, modifier: int = 0) -> int | None:
    """Return the flat number of a control unit, None if it cannot attack so. Rules: SV.CTL.7 to SV.CTL.9."""
    number = kernel.control_number(numbers_of(rules), CONTROL_CODES[type], attack == "ranged", modifier)
    return None if number == codes.NEVER else number


def chance(number: int | None, rules: Rules) -> Fraction:
    """Return the chance to hit with a number, 0 without one. Rule: SV.HOUSE.1."""
    rolls = range(1, rules.dice.sides + 1)
    return Fraction(sum(kernel.hits(number or 0, roll) for roll in rolls), rules.dice.sides)


def skill_with(unit: Unit, weapon: Weapon) -> int:
    """Return the skill a unit uses a weapon with. Rules: SV.SHT.4, SV.FCH.4."""
    return unit.value(Stat.COMBAT if weapon.type is WeaponType.CLOSE else Stat.SHOOTING)


def card_numbers(unit: Unit, names: Iterable[str], arsenal: Mapping[str, Weapon], rules: Rules) -> dict[str, int]:
    """Return the number of a unit with each of some weapons. Rules: SV.SHT.5, SV.FCH.5."""
    weapons = {name: arsenal[name] for name in names}
    return {name: to_hit(skill_with(unit, weapon), weapon.difficulty, rules) for name, weapon in weapons.items()}
