"""Kamikaze drones and jamming fields."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import cos, dist, radians, sin

from engine.games.seven_seconds.kernel.actions.drones import contact_hits
from engine.games.seven_seconds.odds.aiming import counters_left
from engine.games.seven_seconds.odds.harm import Suit, blast, blast_reaches, harm_chance
from engine.games.seven_seconds.odds.missile import Interceptor, passes_all
from engine.odds.dice import Distribution, Odds, die, either, repeated, sum_of
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Cover

DIRECTIONS = {"uniform_360": 360, "clock_12": 12}


@dataclass(frozen=True)
class Kamikaze:
    """A kamikaze drone on its way: its Robotics, its faction's Nuclear, and who may intercept it.

    Nuclear and interceptors matter only under rules that ask for them (7S.GAP.74).
    """

    robotics: int
    nuclear: int = 0
    interceptors: tuple[Interceptor, ...] = ()


def kamikaze_contact(counters: int, cover: Cover, rules: Rules) -> Odds:
    """Return whether the contact roll destroys a unit or objective that holds `counters` counters at the roll.

    The counter of passive sensors is among them; cover is still to be taken off. Rules: 7S.KAM.4, 7S.KAM.6, 7S.GAP.72.
    """
    left = counters_left(counters, cover, rules)
    lower_than = int(rules.kamikaze.hit_comparison == "lower_than")
    destroyed = die(rules.dice.sides).chance(lambda value: contact_hits(value, left, lower_than))
    return Odds(destroyed=destroyed, not_destroyed=1 - destroyed)


def kamikaze_kill(drone: Kamikaze, counters_before: int, cover: Cover, suit: Suit, rules: Rules) -> Odds:
    """Return whether a kamikaze drone that touches a trooper kills it, by the contact roll or by the blast.

    `counters_before` lacks the counter of passive sensors. Rules: 7S.KAM.2, 7S.KAM.4, 7S.KAM.5, 7S.GAP.73 to 7S.GAP.75.
    """
    sensed = rules.passive.counters if rules.kamikaze.passive_before_explosion else 0
    arrives = passes_all(drone.interceptors, rules) if rules.kamikaze.countermeasures else Fraction(1)
    contact = kamikaze_contact(counters_before + sensed, cover, rules)
    dice = drone.robotics if rules.kamikaze.dice == "robotics" else drone.nuclear
    caught = explosion_reaches(drone.robotics, rules) * blast(dice, suit, rules).destroyed
    by_contact, by_blast = arrives * contact.destroyed, arrives * contact.not_destroyed * caught
    return Odds(by_contact=by_contact, by_blast=by_blast, survives=1 - by_contact - by_blast)


def explosion_reaches(radius_in: int, rules: Rules) -> Fraction:
    """Return the chance that the explosion catches a unit the drone touches: 1 unless it deviates.

    The touched unit lies in one of the directions that deviations take. Rules: 7S.KAM.2, 7S.GAP.73, 7S.GAP.60.
    """
    if not rules.kamikaze.roll_deviation:
        return Fraction(1)
    directions = DIRECTIONS[rules.deviation.direction]
    bearings = [radians(360 * step / directions) for step in range(directions)]
    return sum_of(rules.deviation.dice, rules.dice.sides).weighed(
        lambda distance_in: Fraction(_bearings_in_reach(bearings, distance_in, radius_in, rules), directions)
    )


def _bearings_in_reach(bearings: Sequence[float], distance_in: int, radius_in: int, rules: Rules) -> int:
    target = (rules.base.diameter_in, 0.0)
    impacts = ((distance_in * cos(bearing), distance_in * sin(bearing)) for bearing in bearings)
    return sum(blast_reaches(dist(impact, target), radius_in, target[0] / 2, rules) for impact in impacts)


def jammer(activations: int, suit: Suit, rules: Rules) -> Odds:
    """Return a suit's state after ending `activations` activations in a field, without repair.

    Rules: 7S.JAM.4, 7S.DMG.3.
    """
    harm = harm_chance(suit.armour, rules)
    hits = repeated(activations, int(suit.damaged), lambda taken: _next_hit(taken, harm))
    return Odds(left_undamaged=hits.of(0), left_damaged=hits.of(1), destroyed=hits.of(2))


def _next_hit(taken: int, harm: Fraction) -> Distribution[int]:
    return either(harm, min(taken + 1, 2), taken)
