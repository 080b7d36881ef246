"""Fire Missile: countermeasures on the way, the hit, the deviation, and the death of the target."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from engine.games.seven_seconds.kernel.actions.missiles import missile_hits, shoots_down
from engine.games.seven_seconds.odds.aiming import counters_left
from engine.games.seven_seconds.odds.harm import Suit, blast, blast_reaches
from engine.odds.dice import Odds, die, one_of, sum_of
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Cover


@dataclass(frozen=True)
class Interceptor:
    """A unit near the flight path, the target included. A jamming field changes nothing (7S.CM.5)."""

    countermeasures: int
    damaged: bool = False
    stunned: bool = False


def interception(unit: Interceptor, rules: Rules) -> Fraction:
    """Return the chance that one unit shoots a missile down. Rules: 7S.CM.2, 7S.CM.4, 7S.GAP.56, 7S.GAP.57."""
    if unit.stunned and not rules.cm.stunned_works:
        return Fraction(0)
    succeeds = die(rules.dice.sides).chance(lambda value: shoots_down(value, unit.countermeasures))
    if unit.damaged and rules.cm.damaged_needs_roll:
        return one_of(rules.cm.damaged_works_on, rules.dice.sides) * succeeds
    return succeeds


def passes_all(interceptors: Sequence[Interceptor], rules: Rules) -> Fraction:
    """Return the chance that a missile gets past every unit near its path. Rules: 7S.CM.1, 7S.CM.2."""
    return prod((1 - interception(unit, rules) for unit in interceptors), start=Fraction(1))


def missile(interceptors: Sequence[Interceptor], counters: int, cover: Cover, rules: Rules) -> Odds:
    """Return how a missile at a target with `counters` counters in `cover` ends.

    Objectives and spots of ground are targets like any other. Rules: 7S.MIS.4, 7S.MIS.5, 7S.CM.2, 7S.GAP.59.
    """
    through = passes_all(interceptors, rules)
    left = counters_left(counters, cover, rules)
    hit = die(rules.dice.sides).chance(lambda value: missile_hits(value, left))
    return Odds(direct_hit=through * hit, deviates=through * (1 - hit), shot_down=1 - through)


def deviation(at_most_in: float, rules: Rules) -> Odds:
    """Return whether a missile deviates at most so many inches. Rules: 7S.DEV.1, 7S.DEV.2."""
    within = sum_of(rules.deviation.dice, rules.dice.sides).chance(lambda distance_in: distance_in <= at_most_in)
    return Odds(within=within, beyond=1 - within)


def missile_kill(flight: Odds, nuclear: int, suit: Suit, rules: Rules, base_radius_in: float | None = None) -> Odds:
    """Return whether a missile kills the trooper it is aimed at, by a hit or by the blast of a near miss.

    The table's edges are far away. `base_radius_in` is as in the rules if None.
    Rules: 7S.MIS.4, 7S.DEV.1, 7S.BLAST.1, 7S.BLAST.4 to 7S.BLAST.6.
    """
    edge_in = rules.base.diameter_in / 2 if base_radius_in is None else base_radius_in
    near = sum_of(rules.deviation.dice, rules.dice.sides).chance(
        lambda distance_in: blast_reaches(distance_in, nuclear, edge_in, rules)
    )
    by_blast = flight.deviates * near * blast(nuclear, suit, rules).destroyed
    return Odds(by_direct_hit=flight.direct_hit, by_blast=by_blast, survives=1 - flight.direct_hit - by_blast)
