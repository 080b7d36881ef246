"""Going Red, in words: what a unit that dies becomes."""

from collections.abc import Sequence
from fractions import Fraction

from engine.games.survive.kernel.numbers import red as kernel
from engine.games.survive.rules.compass import unit_vector
from engine.games.survive.rules.numbers import Point, mils, numbers_of, places_of
from engine.games.survive.rules.zones import ZONE_CODES
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Zone


def goes_red(zone: Zone, roll: int, rules: Rules, *, first_fatality: bool = False) -> bool:
    """Return whether a unit goes Red by a roll; else it leaves a SoulChip. Rules: SV.RED.1, SV.RED.6, SV.RED.7."""
    return bool(kernel.goes_red(numbers_of(rules), ZONE_CODES[zone], roll, first_fatality))


def red_faces(zone: Zone, rules: Rules, *, first_fatality: bool = False) -> frozenset[int]:
    """Return the faces on which a unit that dies in a zone goes Red. Rules: SV.RED.1, SV.RED.4, SV.RED.5."""
    rolls = range(1, rules.dice.sides + 1)
    return frozenset(roll for roll in rolls if goes_red(zone, roll, rules, first_fatality=first_fatality))


def red_chance(zone: Zone, rules: Rules, *, first_fatality: bool = False) -> Fraction:
    """Return the chance that a unit goes Red; the first fatality does for sure. Rule: SV.RED.7."""
    return Fraction(len(red_faces(zone, rules, first_fatality=first_fatality)), rules.dice.sides)


def red_targets(at: Point, facing_deg: float, centres: Sequence[Point], rules: Rules) -> tuple[int, ...]:
    """Return the places of those a unit that goes Red fires at, the nearest first: one, or all it can reach.

    Reach counts from base to base. Rules: SV.RED.3, SV.GAP.43.
    """
    places = places_of(centres)
    found = kernel.red_picks(numbers_of(rules), places, mils(at[0]), mils(at[1]), *unit_vector(facing_deg))
    return tuple(places.chosen[:found])
