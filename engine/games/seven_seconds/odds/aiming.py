"""Aiming: what cover takes, what a sensor pool buys, and what rifles do to troopers and drones."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions import rifle as rifles
from engine.games.seven_seconds.kernel.actions.sensors import counter_cost, counters_bought
from engine.games.seven_seconds.kernel.codes import Shot
from engine.games.seven_seconds.odds.harm import Suit, graze
from engine.games.seven_seconds.rules.numbers import numbers_of
from engine.odds.dice import Distribution, Odds, die, highest_of, mean, sum_of
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Cover


@dataclass(frozen=True)
class Aim:
    """How a target lies: its range band by distance alone, the cover it stands in, the pieces on the line."""

    band: int = 1
    cover: Cover = Cover.CLEAR
    between: tuple[Cover, ...] = ()


def effective_band(aim: Aim, rules: Rules) -> int:
    """Return the range band with the target's cover. Rules: 7S.COV.5, 7S.TGT.12, 7S.RIF.7."""
    return aim.band + bands_added(aim.cover, rules)


def bands_added(cover: Cover, rules: Rules) -> int:
    """Return the range bands that a target's cover adds. Rules: 7S.COV.5, 7S.TGT.12, 7S.RIF.7."""
    return {Cover.LIGHT: rules.cover.light_bands, Cover.HEAVY: rules.cover.heavy_bands}.get(cover, 0)


def dice_lost(between: Sequence[Cover], rules: Rules) -> int:
    """Return the rifle dice lost to pieces between shooter and target. Rules: 7S.COV.7, 7S.COV.8, 7S.RIF.8."""
    return _sum(between, rules.cover.between_light_dice, rules.cover.between_heavy_dice)


def counters_swallowed(between: Sequence[Cover], rules: Rules) -> int:
    """Return the target counters swallowed by pieces in between. Rules: 7S.COV.7, 7S.COV.8, 7S.TGT.13, 7S.TGT.14."""
    return _sum(between, rules.cover.between_light_counters, rules.cover.between_heavy_counters)


def counters_left(counters: int, cover: Cover, rules: Rules) -> int:
    """Return a target's counters as missiles and kamikazes count them. Rules: 7S.COV.6, 7S.MIS.5, 7S.KAM.6."""
    return counters - _sum((cover,), rules.cover.missile_light_counters, rules.cover.missile_heavy_counters)


def _sum(pieces: Sequence[Cover], light: int, heavy: int) -> int:
    return sum({Cover.LIGHT: light, Cover.HEAVY: heavy}.get(piece, 0) for piece in pieces)


def pool(dice: int, at_least: int, rules: Rules) -> Odds:
    """Return whether the sensor pool of `dice` dice is at least so many points. Rule: 7S.TGT.2."""
    enough = sum_of(dice, rules.dice.sides).chance(lambda points: points >= at_least)
    return Odds(enough=enough, too_few=1 - enough)


def pool_mean(dice: int, rules: Rules) -> Fraction:
    """Return the mean points of a sensor pool. Rule: 7S.TGT.2."""
    return mean(sum_of(dice, rules.dice.sides))


def points_per_counter(aim: Aim, rules: Rules, *, in_arc: bool = True) -> int:
    """Return what a counter costs. Rules: 7S.TGT.5, 7S.TGT.8, 7S.TGT.12."""
    return counter_cost(effective_band(aim, rules), int(in_arc), rules.target.off_arc_multiplier)


def counters_placed(dice: int, aim: Aim, rules: Rules, *, in_arc: bool = True) -> Distribution[int]:
    """Return how many counters one target gets if the whole pool of `dice` dice is spent on it.

    Rules: 7S.TGT.2, 7S.TGT.5, 7S.TGT.7, 7S.TGT.13, 7S.TGT.14.
    """
    cost, swallowed = points_per_counter(aim, rules, in_arc=in_arc), counters_swallowed(aim.between, rules)
    return sum_of(dice, rules.dice.sides).map(lambda points: counters_bought(points, cost, swallowed))


def counters_at_least(dice: int, aim: Aim, counters: int, rules: Rules, *, in_arc: bool = True) -> Odds:
    """Return whether the whole pool places at least so many counters. Rules: as for `counters_placed`."""
    enough = counters_placed(dice, aim, rules, in_arc=in_arc).chance(lambda placed: placed >= counters)
    return Odds(enough=enough, too_few=1 - enough)


Weapon = Literal["gauss", "plasma", "machine_gun"]
WEAPONS: dict[Weapon, int] = {
    "gauss": codes.Weapon.GAUSS_RIFLE,
    "plasma": codes.Weapon.PLASMA_RIFLE,
    "machine_gun": codes.Weapon.MACHINE_GUN,
}


def rifle_dice(weapon: Weapon, counters: int, aim: Aim, rules: Rules) -> int:
    """Return the attack dice of a shot at a target with `counters` counters; 0 if it cannot be made.

    Rules: 7S.RIF.3, 7S.RIF.5, 7S.RIF.7, 7S.RIF.8, 7S.RIF.9.
    """
    numbers = numbers_of(rules)
    if counters < numbers.rifle_min_counters:
        return 0
    loss = dice_lost(aim.between, rules) - numbers.dice_modifier[WEAPONS[weapon]]
    return rifles.rifle_dice(counters, effective_band(aim, rules), loss)


def rifle(weapon: Weapon, dice: int, rules: Rules) -> Odds:
    """Return what `dice` attack dice do. Rules: 7S.RIF.10, 7S.RIF.11, 7S.RIF.15, 7S.RIF.16."""
    numbers, code = numbers_of(rules), WEAPONS[weapon]
    one = die(rules.dice.sides).map(
        lambda face: rifles.rifle_result(numbers.kill_faces[code], numbers.graze_faces[code], 1 << face)
    )
    best = highest_of(dice, one, start=Shot.MISSED)
    return Odds(kill=best.of(Shot.KILLED), graze=best.of(Shot.GRAZED), miss=best.of(Shot.MISSED))


def rifle_at_trooper(weapon: Weapon, dice: int, suit: Suit, rules: Rules) -> Odds:
    """Return what a shot does to a trooper; machine guns do nothing. Rules: 7S.RIF.10 to 7S.RIF.16, 7S.DMG.3."""
    none = Fraction(0)
    if weapon == "machine_gun":
        return Odds(
            destroyed=none, damaged_and_stunned=none, damaged_only=none, stunned_only=none, no_effect=Fraction(1)
        )
    shot, grazed = rifle(weapon, dice, rules), graze(suit, rules)
    return Odds(
        destroyed=shot.kill + shot.graze * grazed.destroyed,
        damaged_and_stunned=shot.graze * grazed.damaged_and_stunned,
        damaged_only=shot.graze * grazed.damaged_only,
        stunned_only=shot.graze * grazed.stunned_only,
        no_effect=shot.miss + shot.graze * grazed.no_effect,
    )


def rifle_at_drone(weapon: Weapon, dice: int, rules: Rules) -> Odds:
    """Return what a shot does to a drone: a graze destroys it too. Rules: 7S.RIF.12, 7S.RIF.16."""
    shot = rifle(weapon, dice, rules)
    return Odds(destroyed=shot.kill + shot.graze, unharmed=shot.miss)
