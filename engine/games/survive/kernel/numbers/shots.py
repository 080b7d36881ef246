"""Which shots an action allows, with what modifier and range, and Ammo Rolls."""

from engine.games.survive.kernel.codes import (
    MILS_PER_INCH,
    NO_SHOOTING,
    NOT_RANGED,
    PPM,
    TOO_MANY_SHOTS,
    TWO_HANDED,
    Action,
    WeaponType,
)
from engine.games.survive.kernel.numbers.distances import rounded_up
from engine.games.survive.kernel.rules_record import Numbers


def refused(numbers: Numbers, action: int, weapon_type: int, hands: int, wanted: int) -> int:
    """Return what is against some shots, as bits. Rules: SV.MOV.2 to SV.MOV.8, SV.DAZ.3, SV.GAP.18, SV.GAP.44."""
    if action == Action.BLINK and not numbers.blink_may_shoot:
        return NO_SHOOTING
    if weapon_type == WeaponType.CLOSE:
        return NOT_RANGED
    reasons: int = 0
    if hands > 1 and leaves_one_hand(action):
        reasons += TWO_HANDED
    if wanted > shots_allowed(numbers, action):
        reasons += TOO_MANY_SHOTS
    return reasons


def leaves_one_hand(action: int) -> bool:
    """Return whether an action leaves but one hand to shoot with. Rules: SV.MOV.4, SV.MOV.6, SV.DAZ.3."""
    return action == Action.RUN or action == Action.CHARGE or action == Action.SHUFFLE


def shots_allowed(numbers: Numbers, action: int) -> int:
    """Return how many shots an action allows. Rules: SV.MOV.2, SV.MOV.8, SV.GAP.44."""
    if action == Action.HOLD:
        return numbers.hold_shots
    return numbers.charge_shots if action == Action.CHARGE else numbers.shots


def shot_modifier(numbers: Numbers, action: int, weapon_type: int) -> int:
    """Return what an action adds to the number; a grenade is thrown Dazed without loss. Rules: SV.MOV.4, SV.DAZ.3."""
    if action == Action.RUN:
        return numbers.run_modifier
    if action == Action.CHARGE:
        return numbers.charge_modifier
    return numbers.dazed_modifier if action == Action.SHUFFLE and weapon_type != WeaponType.GRENADE else 0


def shot_range_mil(numbers: Numbers, action: int, weapon_type: int, range_mil: int) -> int:
    """Return the range; a Dazed unit throws a grenade less far, in whole inches. Rules: SV.DAZ.3, SV.GAP.30."""
    if action != Action.SHUFFLE or weapon_type != WeaponType.GRENADE:
        return range_mil
    return rounded_up(range_mil * numbers.dazed_range_ppm, MILS_PER_INCH * PPM) * MILS_PER_INCH


def jams(ammo: int, roll: int) -> bool:
    """Return whether an Ammo Roll jams the weapon. Rules: SV.AMM.1, SV.AMM.2."""
    return roll > ammo
