"""Which shots an action allows, with what modifier and range, and Ammo Rolls."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import ceil

from schemas.models.survive.rules import Rules
from schemas.models.survive.weapon import Weapon
from schemas.models.survive.words import WeaponType


class Action(StrEnum):
    """What a unit does, or is, when it shoots. Rules: SV.MOV.2 to SV.MOV.8, SV.DAZ.3, SV.GAP.18."""

    MOVE = "move"
    RUN = "run"
    CHARGE = "charge"
    HOLD = "hold"
    DAZED = "dazed"
    BLINK = "blink"


class Refusal(StrEnum):
    """Why shots are not allowed."""

    NO_SHOOTING = "no_shooting"
    NOT_RANGED = "not_ranged"
    TWO_HANDED = "two_handed_not_allowed"
    TOO_MANY = "too_many_shots"


ONE_HAND_FREE = frozenset({Action.RUN, Action.CHARGE, Action.DAZED})
"""The actions that leave one hand to shoot with. Rules: SV.MOV.4, SV.MOV.6, SV.DAZ.3."""


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
    if action is Action.BLINK and not rules.blink.may_shoot:
        return (Refusal.NO_SHOOTING,)
    if weapon.type is WeaponType.CLOSE:
        return (Refusal.NOT_RANGED,)
    found = {
        Refusal.TWO_HANDED: weapon.hands > 1 and action in ONE_HAND_FREE,
        Refusal.TOO_MANY: wanted > allowed(action, rules),
    }
    return tuple(refusal for refusal, holds in found.items() if holds)


def allowed(action: Action, rules: Rules) -> int:
    """Return how many shots an action allows. Rules: SV.MOV.2, SV.MOV.8, SV.GAP.44."""
    special = {Action.HOLD: rules.hold.shots, Action.CHARGE: rules.shooting.charge_shots}
    return special.get(action, rules.shooting.shots)


def modifier_of(action: Action, weapon: Weapon, rules: Rules) -> int:
    """Return what an action adds to the number; a grenade is thrown Dazed without loss. Rules: SV.MOV.4, SV.DAZ.3."""
    if action is Action.DAZED and weapon.type is WeaponType.GRENADE:
        return 0
    modifiers = {
        Action.RUN: rules.shooting.run_modifier,
        Action.CHARGE: rules.shooting.charge_modifier,
        Action.DAZED: rules.shooting.dazed_modifier,
    }
    return modifiers.get(action, 0)


def reach(action: Action, weapon: Weapon, rules: Rules) -> int | None:
    """Return the range in inches; a Dazed unit throws a grenade less far. Rules: SV.DAZ.3, SV.GAP.30."""
    if weapon.range_in is not None and action is Action.DAZED and weapon.type is WeaponType.GRENADE:
        return ceil(weapon.range_in * rules.grenade.dazed_range_share)
    return weapon.range_in


def jams(ammo: int, roll: int) -> bool:
    """Return whether an Ammo Roll jams the weapon. Rules: SV.AMM.1, SV.AMM.2."""
    return roll > ammo


def jam_chance(ammo: int, rules: Rules) -> Fraction:
    """Return the chance that an Ammo Roll jams the weapon. Rule: SV.AMM.2."""
    return Fraction(max(0, rules.dice.sides - max(0, ammo)), rules.dice.sides)
