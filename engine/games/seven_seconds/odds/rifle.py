"""Fire Rifle: how many dice, what they do, and what that does to troopers and drones."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions import rifle as kernel
from engine.games.seven_seconds.kernel.codes import Shot
from engine.games.seven_seconds.odds.cover import Aim, dice_lost, effective_band
from engine.games.seven_seconds.odds.harm import HarmOdds, Suit, graze
from engine.games.seven_seconds.rules.numbers import numbers_of
from engine.odds.dice import Odds, die, highest_of
from schemas.models.seven_seconds.rules import Rules

Weapon = Literal["gauss", "plasma", "machine_gun"]
WEAPONS: dict[Weapon, int] = {
    "gauss": codes.Weapon.GAUSS_RIFLE,
    "plasma": codes.Weapon.PLASMA_RIFLE,
    "machine_gun": codes.Weapon.MACHINE_GUN,
}


@dataclass(frozen=True)
class RifleOdds(Odds):
    """What the attack dice show."""

    kill: Fraction
    graze: Fraction
    miss: Fraction


@dataclass(frozen=True)
class DroneOdds(Odds):
    """What becomes of a drone that is shot at."""

    destroyed: Fraction
    unharmed: Fraction


def rifle_dice(weapon: Weapon, counters: int, aim: Aim, rules: Rules) -> int:
    """Return the attack dice of a shot at a target with `counters` counters; 0 if it cannot be made.

    Rules: 7S.RIF.3, 7S.RIF.5, 7S.RIF.7, 7S.RIF.8, 7S.RIF.9.
    """
    numbers = numbers_of(rules)
    if counters < numbers.rifle_min_counters:
        return 0
    loss = dice_lost(aim.between, rules) - numbers.dice_modifier[WEAPONS[weapon]]
    return kernel.rifle_dice(counters, effective_band(aim, rules), loss)


def rifle(weapon: Weapon, dice: int, rules: Rules) -> RifleOdds:
    """Return what `dice` attack dice do. Rules: 7S.RIF.10, 7S.RIF.11, 7S.RIF.15, 7S.RIF.16."""
    numbers, code = numbers_of(rules), WEAPONS[weapon]
    one = die(rules.dice.sides).map(
        lambda face: kernel.rifle_result(numbers.kill_faces[code], numbers.graze_faces[code], 1 << face)
    )
    best = highest_of(dice, one, start=Shot.MISSED)
    return RifleOdds(best.of(Shot.KILLED), best.of(Shot.GRAZED), best.of(Shot.MISSED))


def rifle_at_trooper(weapon: Weapon, dice: int, suit: Suit, rules: Rules) -> HarmOdds:
    """Return what a shot does to a trooper; machine guns do nothing. Rules: 7S.RIF.10 to 7S.RIF.16, 7S.DMG.3."""
    none = Fraction(0)
    if weapon == "machine_gun":
        return HarmOdds(none, none, none, none, Fraction(1))
    shot, grazed = rifle(weapon, dice, rules), graze(suit, rules)
    return HarmOdds(
        destroyed=shot.kill + shot.graze * grazed.destroyed,
        damaged_and_stunned=shot.graze * grazed.damaged_and_stunned,
        damaged_only=shot.graze * grazed.damaged_only,
        stunned_only=shot.graze * grazed.stunned_only,
        no_effect=shot.miss + shot.graze * grazed.no_effect,
    )


def rifle_at_drone(weapon: Weapon, dice: int, rules: Rules) -> DroneOdds:
    """Return what a shot does to a drone: a graze destroys it too. Rules: 7S.RIF.12, 7S.RIF.16."""
    shot = rifle(weapon, dice, rules)
    return DroneOdds(shot.kill + shot.graze, shot.miss)
