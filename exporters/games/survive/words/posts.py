"""Where control units stand, so that a player can measure it with the compass and the range stick.

Rules: SV.HOUSE.2, SV.GAP.20.
"""

from math import hypot

from engine.games.survive.rules.ground import Post
from engine.games.survive.rules.numbers import Point, direction_deg
from engine.games.survive.rules.places import bearing_deg, distance_in, towards
from exporters.games.survive.words import pieces
from schemas.catalogues.saying import said
from schemas.models.survive.rules import Rules

WRITTEN_IN = 0.01
"""What a place written with two decimals may be off the direction that was meant."""

WRITTEN_DEG = 0.01


def measured(unit: Post, spire: Point, rules: Rules, language: str = "") -> str:
    """Return the direction of the pulse die in which a unit stands, the inches to it, and the one in which it looks.

    Where no face of the die leads there, it is degrees clockwise from north.
    """
    direction, away = _place(unit.at_in, spire, rules)
    looks = (roll for roll in _faces(rules) if abs(direction_deg(roll, rules) - unit.facing_deg) < WRITTEN_DEG)
    facing = _named(next(looks, None), unit.facing_deg)
    return said(pieces.PLACE, language, direction=direction, away=f"{away:g}", looks=facing)


def _place(at: Point, spire: Point, rules: Rules) -> tuple[str, float]:
    """Return the direction of a place and the inches to it: in tenths if that is where it was meant to be."""
    for digits in (1, 2):
        away = round(distance_in(spire, at), digits)
        for roll in _faces(rules):
            if _is_near(towards(spire, direction_deg(roll, rules), away), at):
                return _named(roll, 0), away
    return _named(None, bearing_deg(spire, at)), away


def _faces(rules: Rules) -> range:
    return range(1, rules.dice.sides + 1)


def _named(roll: int | None, degrees: float) -> str:
    return f"{degrees:.3g}\N{DEGREE SIGN}" if roll is None else str(roll)


def _is_near(one: Point, other: Point) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) <= WRITTEN_IN
