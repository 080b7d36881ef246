"""The Control Activation Pulse: which control unit lies nearest to it."""

from collections.abc import Sequence
from math import cos, radians, sin

from engine.games.survive.rules.facing import Point, distance_in
from schemas.models.survive.rules import Rules

SAME_IN = 1e-9
"""Distances from the spire that differ by less are equal."""


def pulse_distance_in(spire: Point, direction_deg: float, point: Point, rules: Rules) -> float:
    """Return how far a point lies from the pulse, before rounding. Rules: SV.CAP.1, SV.GAP.21."""
    east, north = point[0] - spire[0], point[1] - spire[1]
    across, along = sin(radians(direction_deg)), cos(radians(direction_deg))
    behind = east * across + north * along < 0
    if behind and rules.pulse.geometry == "ray":
        return distance_in(spire, point)
    return abs(east * along - north * across)


def nearest_to_pulse(spire: Point, direction_deg: float, points: Sequence[Point], rules: Rules) -> tuple[int, ...]:
    """Return the places of the points a pulse may activate: one, or several that have to roll off; none without any.

    Rules: SV.CAP.2, SV.CAP.3, SV.GAP.21.
    """
    ranked = [
        (_rounded(pulse_distance_in(spire, direction_deg, point, rules), rules), distance_in(spire, point))
        for point in points
    ]
    first = min(ranked, default=(0.0, 0.0))
    return tuple(place for place, (away, far) in enumerate(ranked) if away == first[0] and far - first[1] <= SAME_IN)


def _rounded(inches: float, rules: Rules) -> float:
    step = rules.pulse.tolerance_in
    return round(inches / step) * step if step else inches
