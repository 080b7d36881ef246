"""The lattice of map points: places, the six directions, distance.

A point is held in doubled coordinates, x east and y2 south: one column is 1 in x, one row 2 in y2, and the dots of
every other column lie half a row (1 in y2) lower. x and y2 are both even or both odd. Rules: BS.MAP.11 to BS.MAP.13.
"""

from typing import NamedTuple

from engine.games.battlesuit.kernel.numbers.facing import step_x, step_y
from engine.kernel.hexes import hex_steps
from schemas.models.battlesuit.words import Direction


class Point(NamedTuple):
    """A map point, or the way from one to another."""

    x: int
    y2: int

    @property
    def axial(self) -> tuple[int, int]:
        """Return q and r, steps to the south-east and to the south."""
        return self.x, (self.y2 - self.x) // 2

    def plus(self, way: "Point") -> "Point":
        """Return the point a way leads to."""
        return Point(self.x + way.x, self.y2 + way.y2)

    def minus(self, other: "Point") -> "Point":
        """Return the way from another point to this one."""
        return Point(self.x - other.x, self.y2 - other.y2)


ROUND = tuple(Direction)
STEPS = {way: Point(step_x(number), step_y(number)) for number, way in enumerate(ROUND)}
"""The way to the next point in each direction."""


def turned(way: Direction, points: int) -> Direction:
    """Return the direction so many points clockwise."""
    return ROUND[(ROUND.index(way) + points) % len(ROUND)]


def distance(a: Point, b: Point) -> int:
    """Return the least number of steps from one point to another. Rule: BS.MAP.13."""
    return hex_steps(a.x, a.y2, b.x, b.y2)
