"""Facing, an optional rule: what lies in a soldier's front arc. Rules: BS.FAC.1 to BS.FAC.3, BS.GAP.92."""

from dataclasses import dataclass

from engine.games.battlesuit.maps.lattice import ROUND, STEPS, Point, turned
from schemas.models.battlesuit.words import Direction

WIDE = 120
"""Degrees of an arc bounded by the points next to the faced one; one of half of that lies between those lines."""


@dataclass(frozen=True)
class Aim:
    """Whether a target is in the front arc, and the fewest points to turn one way until it is."""

    in_arc: bool
    turns: int


def aim(at: Point, faces: Direction, target: Point, arc_degrees: int = WIDE) -> Aim:
    """Return how a soldier stands to a target; the boundaries of the arc belong to it."""
    way = target.minus(at)
    turns = min(
        min(points, len(ROUND) - points)
        for points in range(len(ROUND))
        if _is_in_arc(way, turned(faces, points), arc_degrees)
    )
    return Aim(turns == 0, turns)


def _is_in_arc(way: Point, faces: Direction, arc_degrees: int) -> bool:
    left, right = STEPS[turned(faces, -1)], STEPS[turned(faces, 1)]
    if arc_degrees < WIDE:
        left, right = left.plus(STEPS[faces]), right.plus(STEPS[faces])
    return _cross(left, way) >= 0 and _cross(way, right) >= 0


def _cross(a: Point, b: Point) -> int:
    """Return above 0 when b lies clockwise of a, 0 on one line."""
    return a.x * b.y2 - a.y2 * b.x
