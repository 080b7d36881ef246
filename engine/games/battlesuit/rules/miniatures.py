"""What players look up at a table with figures, with a map or without one: scales, flight stands, inches.

Rules: BS.GEN.6 to BS.GEN.8, BS.FIG.6, BS.MPL.2, BS.MPL.4, BS.MPL.7.
"""

from fractions import Fraction
from typing import Literal

from schemas.models.battlesuit.rules.measures import ScaleRules

HIGH_STAND_LEVELS = 6
"""Levels that a high flight stand is worth more than a low one. Rule: BS.FIG.6."""


def level_shown(stand: Literal["low", "high"], die: int) -> int:
    """Return the level of a figure, by its stand and the d6 beside it. Rule: BS.FIG.6."""
    return die + (HIGH_STAND_LEVELS if stand == "high" else 0)


def metres_across(points: int, scale: ScaleRules) -> int:
    """Return the metres that so many map points stand for. Rule: BS.GEN.6."""
    return points * scale.metres_per_point


def metres_high(levels: int, scale: ScaleRules) -> int:
    """Return the metres of height that so many levels stand for. Rule: BS.GEN.7."""
    return levels * scale.metres_per_level


def seconds_long(turns: int, scale: ScaleRules) -> int:
    """Return the seconds that so many turns stand for. Rule: BS.GEN.8."""
    return turns * scale.seconds_per_turn


def points_of(inches: Fraction, scale: ScaleRules) -> int:
    """Return the map points that inches of a table count for; what is no whole one is dropped. Rule: BS.MPL.2."""
    return int(inches // scale.mapless_inches_per_point)


def sets_off_mine(inches: Fraction, scale: ScaleRules) -> bool:
    """Return whether a soldier so far from a mine on a table sets it off. Rule: BS.MPL.7."""
    return inches <= scale.mapless_mine_inches
