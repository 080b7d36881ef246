"""Lines of sight worked out again, in fractions and by the words of the rules alone, without the kernel's levels.

Of every dot of the map the stretch of the line inside its meta-hex is cut out as an interval of fractions.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import floor

from engine.games.battlesuit.maps.panels import Point
from engine.games.battlesuit.maps.sight import Obstacle, SightGround, Viewer

Stretch = tuple[Fraction, Fraction]
Verdict = tuple[str, tuple[int, int, int] | None, bool]
Met = tuple[tuple[Point, ...], str, int]
Row = tuple[tuple[Point, ...], str, int, str, tuple[int, int, int] | None, bool]


@dataclass(frozen=True)
class Line:
    """A line between the dots of two soldiers."""

    a: Point
    b: Point

    def stretch(self, dot: Point) -> Stretch | None:
        """Return the part of the line, 0 to 1, in the closed meta-hex of a dot."""
        (q, r), (dq, dr) = self.a.minus(dot).axial, self.b.minus(self.a).axial
        first, last = Fraction(0), Fraction(1)
        for start, along in ((q, dq), (r, dr), (q + r, dq + dr)):
            if along == 0 and abs(start) > 1:
                return None
            if along != 0:
                ends = sorted((Fraction(-1 - start, along), Fraction(1 - start, along)))
                first, last = max(first, ends[0]), min(last, ends[1])
        return (first, last) if first <= last else None

    def is_through(self, dot: Point) -> bool:
        """Return whether the line enters the open meta-hex: then the middle of its stretch lies inside."""
        stretch = self.stretch(dot)
        if stretch is None:
            return False
        middle = (stretch[0] + stretch[1]) / 2
        (q, r), (dq, dr) = self.a.minus(dot).axial, self.b.minus(self.a).axial
        u, v = q + middle * dq, r + middle * dr
        return max(abs(u), abs(v), abs(u + v)) < 1

    def side(self, dot: Point) -> int:
        """Return on which side of the line a dot lies: below 0, above 0, or 0 on it."""
        (q, r), (dq, dr) = dot.minus(self.a).axial, self.b.minus(self.a).axial
        return dq * r - dr * q


def points_between(a: Point, b: Point) -> int:
    """Return the distance by the catalogue's formula."""
    q, r = b.minus(a).axial
    return max(abs(q), abs(r), abs(q + r))


def expected(ground: SightGround, a: Viewer, b: Viewer) -> list[Row]:
    """Return everything that stands between two soldiers, in order."""
    if points_between(a.at, b.at) <= 1:
        return []
    line = Line(a.at, b.at)
    tops = dict(zip(ground.dots, ground.tops, strict=True))
    bases = dict(zip(ground.dots, ground.bases, strict=True))
    edges = dict(zip(ground.dots, ground.edges, strict=True))
    near = [dot for dot in ground.dots if tops[dot] > 0 and line.stretch(dot) is not None]
    inside = [dot for dot in near if dot not in {a.at, b.at} and line.is_through(dot)]
    beside = [dot for dot in near if edges[dot] and not line.is_through(dot)]
    found: list[Met] = [((dot,), "through", tops[dot]) for dot in inside]
    found += [(pair, "both_sides", min(tops[dot] for dot in pair)) for pair in _facing(line, beside)]
    higher, lower = (a, b) if a.level >= b.level else (b, a)
    return sorted((at, how, top, *judged(higher, lower, top, at[0], bases[lower.at])) for at, how, top in found)


def _facing(line: Line, dots: list[Point]) -> Iterator[tuple[Point, ...]]:
    """Yield two dots that have a stretch of the line between them."""
    for one, two in combinations(sorted(dots), 2):
        first, second = line.stretch(one), line.stretch(two)
        assert first
        assert second
        opposite = line.side(one) * line.side(two) < 0
        if opposite and max(first[0], second[0]) < min(first[1], second[1]):
            yield one, two


def judged(higher: Viewer, lower: Viewer, top: int, at: Point, lower_ground: int) -> Verdict:
    """Return the rule, the counts if there is a shadow, and whether the obstacle blocks."""
    if top <= lower.level:
        return "6.2", None, False
    if top > higher.level:
        return "6.3", None, True
    n, m = points_between(higher.at, at), points_between(at, lower.at)
    shadow = Fraction(n)
    for _ in range(higher.level - top):
        shadow /= 2
    blind = max(1, floor(shadow + Fraction(1, 2)) - (lower.level - lower_ground))
    return ("6.4" if top == higher.level else "6.5"), (n, m, blind), m <= blind


def as_row(obstacle: Obstacle) -> Row:
    """Return an obstacle of the engine in the form of this module."""
    shadow = obstacle.shadow
    counts = (shadow.n, shadow.m, shadow.blind_points) if shadow else None
    return obstacle.at, obstacle.how.value, obstacle.top, obstacle.rule, counts, obstacle.blocks
