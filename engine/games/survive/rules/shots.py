"""Which shots an action allows, in words, with what modifier and range, and Ammo Rolls."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.numbers import shots as kernel
from engine.games.survive.rules.numbers import numbers_of
from engine.kernel.packing import coded
from schemas.models.survive.force import Weapon
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import WeaponType


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


@dataclass(frozen=True)
class Shots:
    """What is against some shots, the modifier of the action, and the range in inches; None for close combat."""

    refusals: tuple[Refusal, ...]
    modifier: int
    range_in: int | None


def shots_of(action: Action, weapon: Weapon, wanted: int, rules: Rules) -> Shots:
    """Return the verdict on some shots with a weapon. Rules: SV.MOV.2 to SV.MOV.8, SV.DAZ.3, SV.GAP.18, SV.GAP.44."""
    return Shots(
        refusals(action, weapon, wanted, rules), modifier_of(action, weapon, rules), reach(action, weapon, rules)
    )


def refusals(action: Action, weapon: Weapon, wanted: int, rules: Rules) -> tuple[Refusal, ...]:
    """Return what is against some shots."""
    found = kernel.refused(numbers_of(rules), ACTION_CODES[action], TYPE_CODES[weapon.type], weapon.hands, wanted)
    return tuple(refusal for bit, refusal in REFUSALS.items() if found & bit)


def modifier_of(action: Action, weapon: Weapon, rules: Rules) -> int:
    """Return what an action adds to the number. Rules: SV.MOV.4, SV.DAZ.3."""
    return kernel.shot_modifier(numbers_of(rules), ACTION_CODES[action], TYPE_CODES[weapon.type])


def reach(action: Action, weapon: Weapon, rules: Rules) -> int | None:
    """Return the range in inches; None for close combat. Rules: SV.DAZ.3, SV.GAP.30."""
    if weapon.range_in is None:
        return None
    mil, action_code, type_code = weapon.range_in * codes.MILS_PER_INCH, ACTION_CODES[action], TYPE_CODES[weapon.type]
    return kernel.shot_range_mil(numbers_of(rules), action_code, type_code, mil) // codes.MILS_PER_INCH


def jam_chance(ammo: int, rules: Rules) -> Fraction:
    """Return the chance that an Ammo Roll jams the weapon. Rule: SV.AMM.2."""
    rolls = range(1, rules.dice.sides + 1)
    return Fraction(sum(kernel.jams(ammo, roll) for roll in rolls), rules.dice.sides)
