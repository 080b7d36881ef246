"""Directions in degrees as unit vectors of whole millionths, by integers alone: every machine has the same."""

from engine.games.survive.kernel.codes import PPM
from schemas.models.survive.rules import Rules

FULL_TURN = 360.0
QUARTER = 90_000_000
"""A quarter of a turn in millionths of a degree."""
ONE = 10**24
PI = 3_141592653589793238462643
"""Pi in parts of `ONE`."""
TERMS = 30
"""Terms of a series, which is exact to the last part long before."""


def direction_deg(roll: int, rules: Rules) -> float:
    """Return the direction that a die shows. Rules: SV.GAP.20, SV.HOUSE.3."""
    return (roll - 1) * rules.direction.step_deg % FULL_TURN


def unit_vector(degrees: float) -> tuple[int, int]:
    """Return a direction, clockwise from north, as how far it goes east and north, in millionths."""
    quarters, rest = divmod(round(degrees * PPM), QUARTER)
    angle = rest * PI // (2 * QUARTER)
    sine, cosine = _whole(_series(angle, angle, 1)), _whole(_series(ONE, angle, 0))
    return ((sine, cosine), (cosine, -sine), (-sine, -cosine), (-cosine, sine))[quarters % 4]


def _series(first: int, angle: int, order: int) -> int:
    """Return the sum of the terms after `first`, each the one before times -angle**2 and over the next two orders."""
    term = total = first
    for step in range(order, order + 2 * TERMS, 2):
        term = -term * angle * angle // (ONE * ONE * (step + 1) * (step + 2))
        total += term
    return total


def _whole(parts: int) -> int:
    return (parts * PPM + ONE // 2) // ONE
