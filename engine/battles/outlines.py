"""Pieces of terrain as the kernel's outlines: corners in mils, counter-clockwise."""

from collections.abc import Sequence
from math import isqrt

from engine.kernel.polygons import Outlines

Corner = tuple[int, int]


def lay_outline(outlines: Outlines, index: int, corners: Sequence[Corner]) -> None:
    """Make a polygon the outline of that index, its corners behind those of the one before."""
    first = outlines.first[index - 1] + outlines.corners[index - 1] if index else 0
    outlines.first[index], outlines.corners[index] = first, len(corners)
    order = corners[::-1] if _twice_area(corners) < 0 else corners
    for at, (x_mil, y_mil) in enumerate(order, start=first):
        outlines.x_mil[at], outlines.y_mil[at] = x_mil, y_mil
    centre_x = sum(x for x, _ in corners) // len(corners)
    centre_y = sum(y for _, y in corners) // len(corners)
    outlines.centre_x_mil[index], outlines.centre_y_mil[index] = centre_x, centre_y
    outlines.reach_mil[index] = max(isqrt((x - centre_x) ** 2 + (y - centre_y) ** 2) for x, y in corners) + 1


def _twice_area(corners: Sequence[Corner]) -> int:
    following = [*corners[1:], *corners[:1]]
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(corners, following, strict=True))
