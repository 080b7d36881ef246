"""What is asked of outlines of terrain, whatever the game. Lengths are inches.

The geometry library takes longer to load than most packs to check, so it is asked only where a glance settles nothing.
Each answer that says `surely` is on the safe side: False means look closely.
"""

from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import islice
from typing import Any

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""West, south, east, north."""

SLACK_IN2 = 1e-6
"""Twice the area of a triangle that could be rounded to nothing; coordinates are at most 121."""


def box_of(outline: Sequence[Point]) -> Box:
    """Return the box around an outline."""
    xs, ys = zip(*outline, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def box_in2(box: Box) -> float:
    """Return the area of a box in square inches."""
    west, south, east, north = box
    return (east - west) * (north - south)


def surely_simple(outline: Sequence[Point]) -> bool:
    """Whether an outline surely neither crosses nor touches itself."""
    ends = [*outline[1:], outline[0]]
    edges = list(zip(outline, ends, strict=True))
    turns = zip(outline, ends, [*ends[1:], ends[0]], strict=True)
    return not any(_may_turn_back(*corner) for corner in turns) and not any(
        _may_meet(*edges[i], *edges[j])
        for i in range(len(edges) - 2)
        for j in range(i + 2, len(edges) - (1 if i == 0 else 0))
    )


def outline_in2(outline: Sequence[Point]) -> float:
    """Return the area in a simple outline in square inches."""
    ends = [*outline[1:], outline[0]]
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(outline, ends, strict=True))) / 2


def surely_apart(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether two outlines surely share no ground: their boxes do not, or an edge of one has them on its two sides."""
    return _boxes_apart(box_of(one), box_of(other)) or _edge_parts(one, other) or _edge_parts(other, one)


def surely_roomy(spots: Iterable[Point], boxes: Sequence[Box], clearance_in: float, enough: int) -> bool:
    """Whether `enough` of the spots surely lie farther than `clearance_in` from all that is in the boxes."""
    grown = [
        (west - clearance_in, south - clearance_in, east + clearance_in, north + clearance_in)
        for west, south, east, north in boxes
    ]
    clear = (
        spot
        for spot in spots
        if not any(west <= spot[0] <= east and south <= spot[1] <= north for west, south, east, north in grown)
    )
    return sum(1 for _ in islice(clear, enough)) == enough


def _turn(a: Point, b: Point, c: Point) -> float:
    """Return twice the area of a triangle, positive if c is on the left of the way from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _may_turn_back(a: Point, b: Point, c: Point) -> bool:
    onward = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
    return abs(_turn(a, b, c)) <= SLACK_IN2 and onward <= SLACK_IN2


def _may_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    if (
        max(a[0], b[0]) < min(c[0], d[0])
        or max(c[0], d[0]) < min(a[0], b[0])
        or max(a[1], b[1]) < min(c[1], d[1])
        or max(c[1], d[1]) < min(a[1], b[1])
    ):
        return False
    return not (_same_side(a, b, c, d) or _same_side(c, d, a, b))


def _same_side(a: Point, b: Point, c: Point, d: Point) -> bool:
    one, other = _turn(a, b, c), _turn(a, b, d)
    return min(one, other) > SLACK_IN2 or max(one, other) < -SLACK_IN2


def _boxes_apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def _edge_parts(one: Sequence[Point], other: Sequence[Point]) -> bool:
    for a, b in zip(one, [*one[1:], one[0]], strict=True):
        near = [_turn(a, b, corner) for corner in one]
        far = [_turn(a, b, corner) for corner in other]
        if (max(near) > SLACK_IN2 and min(near) >= 0 >= max(far)) or (
            min(near) < -SLACK_IN2 and max(near) <= 0 <= min(far)
        ):
            return True
    return False


LEAST_AREA_IN2 = 0.01
"""Ground of less than that is none."""

Outline = tuple[Point, ...]


def shapes() -> Any:
    """Return the module that asks shapely."""
    return import_module("engine.checking.shapes")


def is_flat(outline: Outline) -> bool:
    """Return whether all corners lie on one line, so that the piece covers nothing."""
    if surely_simple(outline) and outline_in2(outline) >= LEAST_AREA_IN2:
        return False
    return bool(shapes().hull_in2(outline) < LEAST_AREA_IN2)


def crossing(outline: Outline) -> str:
    """Return where an outline crosses or touches itself; "" if it does not, or covers nothing anyway."""
    if surely_simple(outline) or is_flat(outline):
        return ""
    return str(shapes().crossing(outline))


def shared_in2(one: Outline, other: Outline) -> float:
    """Return the ground that two outlines share, in square inches."""
    return 0.0 if surely_apart(one, other) else float(shapes().shared_in2(one, other))


def overhang(outline: Outline, width_in: float, depth_in: float) -> str:
    """Return how far a piece sticks out over a table, edge by edge: `0.5 in in the east`; "" if it does not."""
    xs, ys = zip(*outline, strict=True)
    sides = {"north": max(ys) - depth_in, "east": max(xs) - width_in, "south": -min(ys), "west": -min(xs)}
    return " and ".join(f"{inches:g} in in the {side}" for side, inches in sides.items() if inches > 0)
