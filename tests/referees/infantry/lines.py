"""Dots: how far they are, the line of fire between them, and bearings. Rules: IN.GAP.20, IN.HOUSE.5."""

from collections.abc import Iterator
from math import atan2, degrees

Spot = tuple[int, int]
NEAR_DEG = 1e-9


def far(one: Spot, other: Spot) -> int:
    """Return a distance in dots, a diagonal step being one."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def line(start: Spot, end: Spot) -> Iterator[Spot]:
    """Yield the dots of a line of fire from the one after its start to its end; where it may go either way it is
    diagonal, so that a line and its reverse may differ.
    """
    column, row = start
    across, along = abs(end[0] - column), abs(end[1] - row)
    error = across - along
    while (column, row) != end:
        twice = 2 * error
        if twice >= -along:
            error -= along
            column += 1 if end[0] > column else -1
        if twice <= across:
            error += across
            row += 1 if end[1] > row else -1
        yield column, row


def bearing(start: Spot, end: Spot) -> float:
    """Return a bearing in degrees clockwise from north."""
    return degrees(atan2(end[0] - start[0], end[1] - start[1])) % 360


def within(start: Spot, end: Spot, middle_deg: float, width_deg: float, *, limits: bool) -> bool:
    """Return whether a dot lies in an arc, its limits with it or not."""
    apart = abs((bearing(start, end) - middle_deg + 180) % 360 - 180)
    half = width_deg / 2
    return apart <= half + NEAR_DEG if limits else apart < half - NEAR_DEG


def around(middle: Spot, dots: int) -> Iterator[Spot]:
    """Yield all dots as near as that, the middle with them."""
    for row in range(middle[1] - dots, middle[1] + dots + 1):
        yield from ((column, row) for column in range(middle[0] - dots, middle[0] + dots + 1))
