"""Target: what a sensor pool comes to, and how many counters it buys."""

from dataclasses import dataclass
from fractions import Fraction

from engine.games.seven_seconds.kernel.actions import sensors as kernel
from engine.games.seven_seconds.odds.cover import Aim, counters_swallowed, effective_band
from engine.odds.dice import Distribution, Odds, mean, sum_of
from schemas.models.seven_seconds.rules import Rules


@dataclass(frozen=True)
class PoolOdds(Odds):
    """Whether a roll comes to what is needed."""

    enough: Fraction
    too_few: Fraction


def pool(dice: int, at_least: int, rules: Rules) -> PoolOdds:
    """Return whether the sensor pool of `dice` dice is at least so many points. Rule: 7S.TGT.2."""
    enough = sum_of(dice, rules.dice.sides).chance(lambda points: points >= at_least)
    return PoolOdds(enough, 1 - enough)


def pool_mean(dice: int, rules: Rules) -> Fraction:
    """Return the mean points of a sensor pool. Rule: 7S.TGT.2."""
    return mean(sum_of(dice, rules.dice.sides))


def points_per_counter(aim: Aim, rules: Rules, *, in_arc: bool = True) -> int:
    """Return what a counter costs. Rules: 7S.TGT.5, 7S.TGT.8, 7S.TGT.12."""
    return kernel.counter_cost(effective_band(aim, rules), int(in_arc), rules.target.off_arc_multiplier)


def counters_placed(dice: int, aim: Aim, rules: Rules, *, in_arc: bool = True) -> Distribution[int]:
    """Return how many counters one target gets if the whole pool of `dice` dice is spent on it.

    Rules: 7S.TGT.2, 7S.TGT.5, 7S.TGT.7, 7S.TGT.13, 7S.TGT.14.
    """
    cost, swallowed = points_per_counter(aim, rules, in_arc=in_arc), counters_swallowed(aim.between, rules)
    return sum_of(dice, rules.dice.sides).map(lambda points: kernel.counters_bought(points, cost, swallowed))


def counters_at_least(dice: int, aim: Aim, counters: int, rules: Rules, *, in_arc: bool = True) -> PoolOdds:
    """Return whether the whole pool places at least so many counters. Rules: as for `counters_placed`."""
    enough = counters_placed(dice, aim, rules, in_arc=in_arc).chance(lambda placed: placed >= counters)
    return PoolOdds(enough, 1 - enough)
