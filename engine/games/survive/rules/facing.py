"""Facings and arcs in degrees clockwise from north; distances and bearings as drawings and sentences show them."""

from math import atan2, cos, degrees, hypot, radians, sin
from typing import Literal

from engine.games.survive.kernel.codes import ContactSide
from engine.games.survive.kernel.numbers import facing as kernel
from engine.games.survive.rules.compass import FULL_TURN, unit_vector
from engine.games.survive.rules.numbers import Point, mils, numbers_of
from schemas.models.survive.rules import Rules

HALF_TURN = 180.0

Side = Literal["front", "rear"]


def distance_in(one: Point, other: Point) -> float:
    """Return how far two points lie apart, in inches, to be shown; rules are judged by the kernel."""
    return hypot(other[0] - one[0], other[1] - one[1])


def bearing_deg(at: Point, target: Point) -> float:
    """Return the direction from one point to another, from 0 up to 360, to be shown; 0 if they are the same."""
    return degrees(atan2(target[0] - at[0], target[1] - at[1])) % FULL_TURN


def towards(at: Point, direction: float, inches: float) -> Point:
    """Return the point some inches from another in a direction, to be shown."""
    return at[0] + inches * sin(radians(direction)), at[1] + inches * cos(radians(direction))


def way_mil(at: Point, target: Point) -> tuple[int, int]:
    """Return how far a target lies east and north, in mils."""
    return mils(target[0]) - mils(at[0]), mils(target[1]) - mils(at[1])


def in_arc(at: Point, facing_deg: float, target: Point, arc_deg: float) -> bool:
    """Return whether a target lies in an arc of a whole width, limits included. Rules: SV.SHT.3, SV.GAP.23."""
    sine, cosine = unit_vector(arc_deg / 2)
    return kernel.is_in_arc(*unit_vector(facing_deg), *way_mil(at, target), cosine, sine)


def heading_deg(facing_deg: float, roll: int, rules: Rules) -> float:
    """Return the facing of a control unit after its heading roll. Rule: SV.CAP.4."""
    turn = HALF_TURN if kernel.turns_about(numbers_of(rules), roll) else 0.0
    return (facing_deg + turn) % FULL_TURN


def contact_side(target: Point, facing_deg: float, charger: Point, rules: Rules) -> Side:
    """Return the side of the target that a charger has reached. Rules: SV.RCH.1, SV.GAP.49."""
    side = kernel.contact_side(numbers_of(rules), *unit_vector(facing_deg), *way_mil(target, charger))
    return "rear" if side == ContactSide.REAR else "front"
