"""Shots and strikes: which an action allows, the number to hit, what a hit does, and Ammo Rolls."""

from engine.games.survive.kernel.codes import (
    GRID_MOST,
    MILS_PER_INCH,
    NEVER,
    NO_SHOOTING,
    NOT_RANGED,
    PPM,
    TOO_MANY_SHOTS,
    TWO_HANDED,
    Action,
    Effect,
    Formula,
    WeaponType,
)
from engine.games.survive.kernel.numbers.places import rounded_up
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


def number_to_hit(numbers: Numbers, skill: int, difficulty: int, modifier: int) -> int:
    """Return the number of a skill with a weapon; `modifier` is the sum of what passes.

    Rules: SV.SHT.4 to SV.SHT.6, SV.FCH.4, SV.HOUSE.1, SV.GAP.5, SV.GAP.48.
    """
    if numbers.modifier_before_formula:
        return within_limits(numbers, base_number(numbers, skill + modifier, difficulty))
    return within_limits(numbers, base_number(numbers, skill, difficulty) + modifier)


def base_number(numbers: Numbers, skill: int, difficulty: int) -> int:
    """Return the number before modifiers and limits. Rules: SV.HOUSE.1, SV.GAP.5."""
    shortfall: int = max(0, difficulty - skill)
    if shortfall == 0:
        return skill + (numbers.campaign_bonus if numbers.campaign else 0)
    if numbers.formula == Formula.SKILL_ONLY:
        return skill
    return skill - (1 if numbers.formula == Formula.FLAT else shortfall)


def within_limits(numbers: Numbers, number: int) -> int:
    """Return a number within the limits: a 1 always hits, a 10 always misses. Rule: SV.GAP.5."""
    return max(numbers.least_number, min(numbers.most_number, number))


def control_number(numbers: Numbers, kind: int, ranged: bool, modifier: int) -> int:
    """Return the flat number of a control unit, -1 if it cannot attack so. Rules: SV.CTL.7 to SV.CTL.9."""
    number: int = numbers.control_ranged[kind] if ranged else numbers.control_close[kind]
    return NEVER if number == NEVER else within_limits(numbers, number + modifier)


def hits(number: int, roll: int) -> bool:
    """Return whether a roll hits. Rule: SV.HOUSE.1."""
    return roll <= number


def met_toughness(numbers: Numbers, toughness: int, dazed: bool) -> int:
    """Return the Toughness that Power is held against. Rules: SV.DAZ.1, SV.GAP.37."""
    if not dazed:
        return toughness
    return max(numbers.toughness_floor, toughness + numbers.dazed_toughness)


def hit_effect(numbers: Numbers, power: int, toughness: int, dazed: bool, control: bool) -> int:
    """Return what a hit of `power` does to a target whose card says `toughness`.

    A Dazed target dies of any effect, and control units Blink out instead of dying. Rules: SV.EFF.1 to SV.EFF.7,
    SV.DAZ.6, SV.GAP.1, SV.GAP.19.
    """
    effect: int = active_effect(numbers, power, met_toughness(numbers, toughness, dazed))
    if dazed and numbers.effect_kills_dazed and effect != Effect.NONE:
        effect = Effect.DEAD
    return Effect.BLINK_OUT if control and effect == Effect.DEAD else effect


def active_effect(numbers: Numbers, power: int, toughness: int) -> int:
    """Return what a hit does to an active unit; off the grid the formula holds. Rule: SV.GAP.1."""
    if numbers.effect_by_grid and 1 <= power <= GRID_MOST and 1 <= toughness <= GRID_MOST:
        return printed_effect(numbers, power, toughness)
    return computed_effect(numbers, power, toughness)


def computed_effect(numbers: Numbers, power: int, toughness: int) -> int:
    """Return the effect by the formulas. Rules: SV.EFF.1 to SV.EFF.3."""
    if power <= toughness:
        return Effect.NONE
    return Effect.DEAD if power >= numbers.overkill * toughness else Effect.DAZED


def printed_effect(numbers: Numbers, power: int, toughness: int) -> int:
    """Return the effect by the printed grid; both values are from 1 to 10. Rule: SV.EFF.4."""
    return numbers.grid[(power - 1) * GRID_MOST + toughness - 1]
