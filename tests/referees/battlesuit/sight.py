"""Lines of sight by the words of section 6, with a geometry of its own.

In coordinates that add up to 0 the meta-hex of a dot is all that is less than one step away along each of the three
axes, so a line cuts an interval out of it. Which dots a line crosses depends only on the way between its ends.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.referees.battlesuit.lattice import WAYS, Field, Spot, far

Cube = tuple[int, int, int]
TOUCH = 1e-9
BOTH_SIDES = ("woods", "building", "rubble")


@dataclass(frozen=True)
class Eye:
    """A soldier as far as sight goes: its point and its level."""

    spot: Spot
    level: int


def _cube(way: Spot) -> Cube:
    q, r = way[0], (way[1] - way[0]) // 2
    return q, r, -q - r


def crossed(way: Spot) -> Iterator[Spot]:
    """Yield the dots, seen from the start of a line, through whose meta-hexes it goes; without its two ends."""
    across, down = -1 if way[0] < 0 else 1, -1 if way[1] < 0 else 1
    for x, y in _crossed((abs(way[0]), abs(way[1]))):
        yield x * across, y * down


@cache
def _crossed(way: Spot) -> tuple[Spot, ...]:
    """Return the same for a way to the south-east: the lattice is its own mirror image."""
    near: set[Spot] = set()
    length = far((0, 0), way)
    for step in range(length + 1):
        at = (round(way[0] * step / length), round(way[1] * step / length))
        near.update((at[0] + x, at[1] + y) for x in range(-2, 3) for y in range(-3, 4))
    even = {spot for spot in near if (spot[0] + spot[1]) % 2 == 0} - {(0, 0), way}
    return tuple(sorted(spot for spot in even if _goes_through(way, spot)))


def _goes_through(way: Spot, dot: Spot) -> bool:
    begins, ends = 0.0, 1.0
    for start, along in zip(_cube((-dot[0], -dot[1])), _cube(way), strict=True):
        if along == 0:
            if abs(start) >= 1:
                return False
            continue
        low, high = sorted(((-1 - start) / along, (1 - start) / along))
        begins, ends = max(begins, low), min(ends, high)
    return begins + TOUCH < ends


@cache
def followed(way: Spot) -> tuple[tuple[Spot, Spot], ...]:
    """Return the pairs of dots on both sides of the stretches that a line follows. Rule: BS.LOS.4."""
    length = far((0, 0), way)
    ways = [*WAYS.values()]
    for at, each in enumerate(ways):
        if (each[0] * length, each[1] * length) == way:
            left, right = ways[at - 1], ways[(at + 1) % 6]
            return tuple(
                ((each[0] * n + left[0], each[1] * n + left[1]), (each[0] * n + right[0], each[1] * n + right[1]))
                for n in range(length)
            )
    return ()


def _obstacles(ground: Field, a: Spot, b: Spot) -> Iterator[tuple[Spot, int]]:
    way = (b[0] - a[0], b[1] - a[1])
    for dot in crossed(way):
        spot = (a[0] + dot[0], a[1] + dot[1])
        if spot in ground.terrain:
            yield spot, ground.top(spot)
    for left, right in followed(way):
        pair = [(a[0] + each[0], a[1] + each[1]) for each in (left, right)]
        if all(ground.terrain.get(spot) in BOTH_SIDES for spot in pair):
            yield pair[0], min(ground.top(spot) for spot in pair)


def sees(ground: Field, one: Eye, other: Eye) -> bool:
    """Return whether two soldiers see each other. Rules: BS.LOS.1 to BS.LOS.30."""
    if far(one.spot, other.spot) <= 1:
        return True
    higher, lower = (one, other) if one.level >= other.level else (other, one)
    above_ground = max(0, lower.level - ground.level[lower.spot])
    for spot, top in _obstacles(ground, higher.spot, lower.spot):
        if top <= lower.level:
            continue
        if top > higher.level:
            return False
        halved = far(higher.spot, spot) / 2 ** (higher.level - top)
        blind = max(1, int(halved + 0.5) - above_ground)
        if far(spot, lower.spot) <= blind:
            return False
    return True
