"""Going Red: what a unit that dies becomes."""

from collections.abc import Sequence
from fractions import Fraction

from engine.games.survive.rules.facing import SLACK_IN, Point, distance_in, in_arc
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Zone


def red_faces(zone: Zone, rules: Rules) -> frozenset[int]:
    """Return the faces on which a unit that dies in a zone goes Red. Rules: SV.RED.1, SV.RED.4, SV.RED.5."""
    faces = {Zone.OUTSIDE: rules.red.outside_on, Zone.OCZ: rules.red.outer_on, Zone.ICZ: rules.red.inner_on}[zone]
    return frozenset(face for face in faces if face <= rules.dice.sides)


def red_chance(zone: Zone, rules: Rules, *, first_fatality: bool = False) -> Fraction:
    """Return the chance that a unit goes Red; the first fatality does for sure. Rule: SV.RED.7."""
    if first_fatality and rules.red.first_fatality:
        return Fraction(1)
    return Fraction(len(red_faces(zone, rules)), rules.dice.sides)


def goes_red(zone: Zone, roll: int, rules: Rules, *, first_fatality: bool = False) -> bool:
    """Return whether a unit goes Red by a roll; else it leaves a SoulChip. Rules: SV.RED.1, SV.RED.6, SV.RED.7."""
    return (first_fatality and rules.red.first_fatality) or roll in red_faces(zone, rules)


def red_targets(at: Point, facing_deg: float, centres: Sequence[Point], rules: Rules) -> tuple[int, ...]:
    """Return the places of those a unit that goes Red fires at, the nearest first: one, or all it can reach.

    Reach counts from base to base. Rules: SV.RED.3, SV.GAP.43.
    """
    reach_in = rules.red.range_in + rules.base.diameter_in + SLACK_IN
    seen = [
        (distance_in(at, centre), place)
        for place, centre in enumerate(centres)
        if distance_in(at, centre) <= reach_in and in_arc(at, facing_deg, centre, rules.red.arc_deg)
    ]
    places = tuple(place for _, place in sorted(seen))
    return places if rules.red.fire == "each" else places[:1]
