"""Directions, bearings and arcs: plain numbers, degrees clockwise from north, inches from the south-west corner."""

from math import atan2, cos, degrees, hypot, radians, sin
from typing import Literal

from schemas.models.survive.rules import Rules

FULL_TURN = 360.0
HALF_TURN = 180.0
SLACK_DEG = 1e-6
"""What a bearing may be off by rounding."""
SLACK_IN = 1e-6
"""What a distance may be off by rounding."""

Point = tuple[float, float]
Side = Literal["front", "rear"]


def distance_in(one: Point, other: Point) -> float:
    """Return how far two points lie apart, in inches."""
    return hypot(other[0] - one[0], other[1] - one[1])


def bearing_deg(at: Point, target: Point) -> float:
    """Return the direction from one point to another, from 0 up to 360; 0 if they are the same."""
    return degrees(atan2(target[0] - at[0], target[1] - at[1])) % FULL_TURN


def turn_deg(one: float, other: float) -> float:
    """Return the angle between two directions, from 0 to 180."""
    apart = abs(one - other) % FULL_TURN
    return min(apart, FULL_TURN - apart)


def in_arc(at: Point, facing_deg: float, target: Point, arc_deg: float) -> bool:
    """Return whether a target lies in an arc of a whole width, limits included. Rules: SV.SHT.3, SV.GAP.23."""
    return turn_deg(facing_deg, bearing_deg(at, target)) <= arc_deg / 2 + SLACK_DEG


def direction_deg(roll: int, rules: Rules) -> float:
    """Return the direction that a die shows. Rules: SV.GAP.20, SV.HOUSE.3."""
    return (roll - 1) * rules.direction.step_deg % FULL_TURN


def heading_deg(facing_deg: float, roll: int, rules: Rules) -> float:
    """Return the facing of a control unit after its heading roll. Rule: SV.CAP.4."""
    turn = HALF_TURN if roll in rules.direction.about_on else 0.0
    return (facing_deg + turn) % FULL_TURN


def contact_side(target: Point, facing_deg: float, charger: Point, rules: Rules) -> Side:
    """Return the side of the target that a charger has reached. Rules: SV.RCH.1, SV.GAP.49."""
    behind = turn_deg(facing_deg + HALF_TURN, bearing_deg(target, charger)) - rules.arc.rear_deg / 2
    if abs(behind) <= SLACK_DEG:
        return rules.arc.rear_boundary
    return "rear" if behind < 0 else "front"


def towards(at: Point, direction: float, inches: float) -> Point:
    """Return the point some inches from another in a direction."""
    return at[0] + inches * sin(radians(direction)), at[1] + inches * cos(radians(direction))
