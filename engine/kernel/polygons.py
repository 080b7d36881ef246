"""Polygons on a plane: which one a point lies in, how much of a line lies in it, which a circle touches.

Frame as in `geometry`: mils, outlines counter-clockwise.
"""

from math import sqrt
from typing import Annotated

from engine.kernel.geometry import segment_misses
from engine.kernel.records import Column, Record

ROUNDING_MIL = 2


class Outlines(Record):
    """Up to 40 polygons: the first corner of each in the columns of corners, how many it has, and a circle round it."""

    first: Annotated[list[int], Column("i8", 40)]
    corners: Annotated[list[int], Column("i8", 40)]
    centre_x_mil: Annotated[list[int], Column("i8", 40)]
    centre_y_mil: Annotated[list[int], Column("i8", 40)]
    reach_mil: Annotated[list[int], Column("i8", 40)]
    x_mil: Annotated[list[int], Column("i8", 2560)]
    y_mil: Annotated[list[int], Column("i8", 2560)]


def contains(outlines: Outlines, outline: int, x: int, y: int) -> bool:
    """Return whether a point lies in an outline."""
    dx: int = x - outlines.centre_x_mil[outline]
    dy: int = y - outlines.centre_y_mil[outline]
    if dx * dx + dy * dy > outlines.reach_mil[outline] * outlines.reach_mil[outline]:
        return False
    inside: bool = False
    first: int = outlines.first[outline]
    last: int = first + outlines.corners[outline] - 1
    before: int = last
    for corner in range(first, last + 1):
        ay: int = outlines.y_mil[before]
        by: int = outlines.y_mil[corner]
        if (ay > y) != (by > y):
            ax: int = outlines.x_mil[before]
            bx: int = outlines.x_mil[corner]
            turn: int = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if (turn > 0) == (by > ay):
                inside = not inside
        before = corner
    return inside


def part_inside(outlines: Outlines, outline: int, ax: int, ay: int, dx: int, dy: int, zero_is_left: bool) -> float:
    """Return the part (0 to 1) of the segment from a, by (dx, dy), that lies in an outline.

    Every crossing of the endless line counts, entering with +, leaving with -, weighed by what
    of the segment lies beyond it: a start inside needs no test of its own.
    """
    part: float = 0.0
    first: int = outlines.first[outline]
    last: int = first + outlines.corners[outline] - 1
    length_squared: float = float(dx * dx + dy * dy)
    px: int = outlines.x_mil[last] - ax
    py: int = outlines.y_mil[last] - ay
    side_before: int = dx * py - dy * px
    left_before: bool = side_before > 0 or (side_before == 0 and zero_is_left)
    for corner in range(first, last + 1):
        qx: int = outlines.x_mil[corner] - ax
        qy: int = outlines.y_mil[corner] - ay
        side: int = dx * qy - dy * qx
        left: bool = side > 0 or (side == 0 and zero_is_left)
        if left != left_before:
            share: float = float(side_before) / float(side_before - side)
            start: float = float(px * dx + py * dy)
            along: float = (start + share * (float(qx * dx + qy * dy) - start)) / length_squared
            beyond: float = 1.0 - min(1.0, max(0.0, along))
            part = part - beyond if left else part + beyond
        px = qx
        py = qy
        side_before = side
        left_before = left
    return part


def is_near_way(outlines: Outlines, outline: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Return whether the segment a-b, or any that rounding makes of it, comes into the circle round one."""
    reach: int = outlines.reach_mil[outline] + ROUNDING_MIL
    return not segment_misses(ax, ay, bx, by, outlines.centre_x_mil[outline], outlines.centre_y_mil[outline], reach)


def crossing_mil(outlines: Outlines, outline: int, ax: int, ay: int, bx: int, by: int) -> int:
    """Return the length of the segment a-b inside an outline, the same from either end; along a border it is 0."""
    if bx < ax or (bx == ax and by < ay):
        return crossing_mil(outlines, outline, bx, by, ax, ay)
    if segment_misses(
        ax, ay, bx, by, outlines.centre_x_mil[outline], outlines.centre_y_mil[outline], outlines.reach_mil[outline]
    ) or (ax == bx and ay == by):
        return 0
    dx: int = bx - ax
    dy: int = by - ay
    part: float = part_inside(outlines, outline, ax, ay, dx, dy, True)
    if part <= 0.0:
        return 0
    part = min(part, part_inside(outlines, outline, ax, ay, dx, dy, False))
    if part <= 0.0:
        return 0
    return int(part * sqrt(float(dx * dx + dy * dy)) + 0.5)


def overlaps(outlines: Outlines, outline: int, x: int, y: int, radius: int) -> bool:
    """Return whether a circle round (x, y) has ground in common with an outline."""
    dx: int = x - outlines.centre_x_mil[outline]
    dy: int = y - outlines.centre_y_mil[outline]
    near: int = outlines.reach_mil[outline] + radius
    if dx * dx + dy * dy > near * near:
        return False
    if contains(outlines, outline, x, y):
        return True
    if radius == 0:
        return False
    before: int = outlines.first[outline] + outlines.corners[outline] - 1
    for corner in range(outlines.first[outline], outlines.first[outline] + outlines.corners[outline]):
        ax: int = outlines.x_mil[before]
        ay: int = outlines.y_mil[before]
        if not segment_misses(ax, ay, outlines.x_mil[corner], outlines.y_mil[corner], x, y, radius):
            return True
        before = corner
    return False


def clips(outlines: Outlines, outline: int, ax: int, ay: int, bx: int, by: int, radius: int) -> bool:
    """Return whether a circle on its way from a to b comes over a corner of an outline, not over it before."""
    cx: int = outlines.centre_x_mil[outline]
    cy: int = outlines.centre_y_mil[outline]
    if radius == 0 or segment_misses(ax, ay, bx, by, cx, cy, outlines.reach_mil[outline] + radius):
        return False
    for corner in range(outlines.first[outline], outlines.first[outline] + outlines.corners[outline]):
        px: int = outlines.x_mil[corner]
        py: int = outlines.y_mil[corner]
        outside: bool = (px - ax) * (px - ax) + (py - ay) * (py - ay) > radius * radius
        if outside and not segment_misses(ax, ay, bx, by, px, py, radius):
            return True
    return False
