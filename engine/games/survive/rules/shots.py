"""Shots in words: which an action allows, numbers to hit and the chance of them, what a hit does, Ammo Rolls."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Final, Literal

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.numbers import shots as kernel
from engine.games.survive.kernel.numbers.shots import hit_effect
from engine.games.survive.rules.numbers import CONTROL_CODES, numbers_of
from engine.kernel.packing import coded
from schemas.models.survive.force import Unit, Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Stat, WeaponType


class Action(StrEnum):
    """What a unit does, or is, when it shoots. Rules: SV.MOV.2 to SV.MOV.8, SV.DAZ.3, SV.GAP.18."""

    MOVE = "move"
    RUN = "run"
    CHARGE = "charge"
    HOLD = "hold"
    SHUFFLE = "dazed"
    BLINK = "blink"


class Refusal(StrEnum):
    """Why shots are not allowed."""

    NO_SHOOTING = "no_shooting"
    NOT_RANGED = "not_ranged"
    TWO_HANDED = "two_handed_not_allowed"
    TOO_MANY = "too_many_shots"


ACTION_CODES: Final = coded(Action, codes.Action)
ACTIONS = {code: action for action, code in ACTION_CODES.items()}
TYPE_CODES: Final = coded(WeaponType, codes.WeaponType)
REFUSALS = {
    codes.NO_SHOOTING: Refusal.NO_SHOOTING,
    codes.NOT_RANGED: Refusal.NOT_RANGED,
    codes.TWO_HANDED: Refusal.TWO_HANDED,
    codes.TOO_MANY_SHOTS: Refusal.TOO_MANY,
}


def refusals(action: Action, weapon: Weapon, wanted: int, rules: Rules) -> tuple[Refusal, ...]:
    """Return what is against some shots."""
    found = kernel.refused(numbers_of(rules), ACTION_CODES[action], TYPE_CODES[weapon.type], weapon.hands, wanted)
    return tuple(refusal for bit, refusal in REFUSALS.items() if found & bit)


def modifier_of(action: Action, weapon: Weapon, rules: Rules) -> int:
    """Return what an action adds to the number. Rules: SV.MOV.4, SV.DAZ.3."""
    return kernel.shot_modifier(numbers_of(rules), ACTION_CODES[action], TYPE_CODES[weapon.type])


def jam_chance(ammo: int, rules: Rules) -> Fraction:
    """Return the chance that an Ammo Roll jams the weapon. Rule: SV.AMM.2."""
    rolls = range(1, rules.dice.sides + 1)
    return Fraction(sum(kernel.jams(ammo, roll) for roll in rolls), rules.dice.sides)


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


class Effect(StrEnum):
    """What becomes of who was hit. Rules: SV.EFF.1 to SV.EFF.4, SV.EFF.7."""

    NONE = "none"
    DAZED = "dazed"
    DEAD = "dead"
    BLINK_OUT = "blink_out"


EFFECTS: Final = {code: effect for effect, code in coded(Effect, codes.Effect).items()}


def effect(power: int, toughness: int, rules: Rules, *, dazed: bool = False, control: bool = False) -> Effect:
    """Return what a hit of `power` does to a target whose card says `toughness`. Rules: SV.EFF.1 to SV.EFF.7."""
    return EFFECTS[hit_effect(numbers_of(rules), power, toughness, dazed, control)]
