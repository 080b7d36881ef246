"""Areas of a panel: the hexagons of many dots, joined and rounded.

The outline follows the middles of the sides between dots inside and dots outside, which are half way between two
neighbours. So a contour lies between any two dots of unequal level, and far from all dots. Rule: BS.TER.12.
"""

from collections.abc import Iterable, Iterator

from engine.games.battlesuit.maps.lattice import Point as Dot
from exporters.drawing.display_list import Curve, Point, Segment
from exporters.drawing.shapes import Outline
from exporters.games.battlesuit.panels.lattice import Corner, corner_place, hexagon

EASE = 0.6
"""How far corners are drawn in: at 0 an outline is scalloped like its hexagons, at 1 it is straight."""


def region(dots: Iterable[Dot]) -> Outline:
    """Return the rounded outline of an area; holes are parts of it, the other way round."""
    return tuple(segment for loop in _loops(frozenset(dots)) for segment in _rounded(loop))


def _loops(dots: frozenset[Dot]) -> Iterator[tuple[Corner, ...]]:
    """Yield the corners along each border of an area, in the order of the corners they begin with."""
    sides = {side for dot in dots for side in _sides(dot)}
    follows = {start: end for start, end in sides if (end, start) not in sides}
    while follows:
        at = min(follows)
        loop = [at]
        while (at := follows.pop(at)) != loop[0]:
            loop.append(at)
        yield tuple(loop)


def _sides(dot: Dot) -> Iterator[tuple[Corner, Corner]]:
    corners = hexagon(dot)
    yield from zip(corners, (*corners[1:], corners[0]), strict=True)


def _rounded(loop: tuple[Corner, ...]) -> Iterator[Segment]:
    """Yield curves from the middle of each side to that of the next, drawn towards the eased corner between them."""
    corners = tuple(corner_place(corner) for corner in loop)
    sides = _middles(corners)
    eased = tuple(
        _between(corner, _between(before, after, 1 / 2), EASE)
        for before, corner, after in zip((sides[-1], *sides[:-1]), corners, sides, strict=True)
    )
    ends = _middles(eased)
    yield ("M", *ends[-1])
    for before, corner, after in zip((ends[-1], *ends[:-1]), eased, ends, strict=True):
        yield _bend(before, corner, after)
    yield ("Z",)


def _middles(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the point half way from each of a round of points to the next."""
    return tuple(_between(a, b, 1 / 2) for a, b in zip(points, (*points[1:], points[0]), strict=True))


def _bend(start: Point, towards: Point, end: Point) -> Curve:
    return ("C", *_between(start, towards, 2 / 3), *_between(end, towards, 2 / 3), *end)


def _between(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
