"""Regions of a grid as outlines, and what lies on a line across outlines.

Areas of a grid: the cells of many places, joined and rounded. The outline follows the middles of the sides between
cells inside and cells outside, which are half way between two neighbours. So a contour lies between any two places of
unequal level, and far from all places. Corners are whole numbers, so that neighbours share them exactly. Cells that
meet at a corner alone are joined there.
"""

from collections.abc import Callable, Iterable, Iterator
from math import ceil

from exporters.drawing.display_list import Curve, Point, Segment
from exporters.drawing.shapes import Outline

Span = tuple[float, float]

TOUCHING_MM = 1e-6

EASE = 0.6
"""How far corners are drawn in: at 0 an outline is scalloped like its cells, at 1 it is straight."""

Corner = tuple[int, int]
Cell = tuple[Corner, ...]
"""The corners of a cell, clockwise."""


def spans(outline: tuple[Point, ...], y: float) -> tuple[Span, ...]:
    """Return the parts of a level line that lie inside a polygon, from left to right; those that touch are one."""
    edges = zip(outline, (*outline[1:], outline[0]), strict=True)
    crossings = sorted(x1 + (y - y1) / (y2 - y1) * (x2 - x1) for (x1, y1), (x2, y2) in edges if (y1 > y) != (y2 > y))
    found: list[Span] = []
    for left, right in zip(crossings[::2], crossings[1::2], strict=True):
        touches = bool(found) and left - found[-1][1] < TOUCHING_MM
        found = [*found[:-1], (found[-1][0], right)] if touches else [*found, (left, right)]
    return tuple(found)


def lines(outline: tuple[Point, ...], pitch_mm: float) -> Iterator[tuple[float, Span]]:
    """Yield level lines inside a polygon, one every pitch from the frame's origin, as y and span."""
    for y in _levels(outline, pitch_mm):
        for span in spans(outline, y):
            yield y, span


def marks(outline: tuple[Point, ...], pitch_mm: float, clear_mm: float) -> tuple[Point, ...]:
    """Return places on a staggered grid at least about `clear_mm` inside a polygon, row by row."""
    found = []
    for y in _levels(outline, pitch_mm * 0.87):
        offset = pitch_mm / 2 * (round(y / (pitch_mm * 0.87)) % 2)
        near = [spans(outline, level) for level in (y - clear_mm, y, y + clear_mm)]
        for left, right in near[1]:
            for at in range(ceil((left - offset) / pitch_mm), ceil((right - offset) / pitch_mm)):
                x = at * pitch_mm + offset
                if all(_covers(row, x - clear_mm, x + clear_mm) for row in near):
                    found.append((x, y))
    return tuple(found)


def _covers(row: tuple[Span, ...], left: float, right: float) -> bool:
    return any(start <= left and right <= end for start, end in row)


def _levels(outline: tuple[Point, ...], pitch_mm: float) -> Iterator[float]:
    heights = [y for _, y in outline]
    for at in range(ceil(min(heights) / pitch_mm), ceil(max(heights) / pitch_mm)):
        yield at * pitch_mm


def region(cells: Iterable[Cell], place: Callable[[Corner], Point]) -> Outline:
    """Return the rounded outline of an area; `place` says where a corner lies. Holes run the other way round."""
    loops = loops_of(cells)
    return tuple(segment for loop in loops for segment in _rounded(tuple(place(corner) for corner in loop)))


def ring(cells: Iterable[Cell], place: Callable[[Corner], Point]) -> tuple[Point, ...]:
    """Return about the same outline as one ring of corners for patterns, its loops joined by lines there and back."""
    points: list[Point] = []
    for loop in loops_of(cells):
        ends = _middles(_eased(tuple(place(corner) for corner in loop)))
        points += [*ends, ends[0], *points[:1]]
    return tuple(points)


def loops_of(cells: Iterable[Cell]) -> Iterator[tuple[Corner, ...]]:
    """Yield the corners along each border of an area, in the order of the corners they begin with."""
    sides = {side for cell in cells for side in zip(cell, (*cell[1:], cell[0]), strict=True)}
    follows: dict[Corner, list[Corner]] = {}
    for start, end in sorted(side for side in sides if side[::-1] not in sides):
        follows.setdefault(start, []).append(end)
    while follows:
        loop = [min(follows)]
        while (at := _next(follows, loop)) != loop[0]:
            loop.append(at)
        yield tuple(loop)


def _next(follows: dict[Corner, list[Corner]], loop: list[Corner]) -> Corner:
    """Take the side that goes on from the last corner; where cells touch at it, that of the other cell."""
    at = loop[-1]
    ends = follows[at]
    found = min(ends, key=lambda end: _turn(loop[-2], at, end)) if len(loop) > 1 else ends[0]
    ends.remove(found)
    if not ends:
        del follows[at]
    return found


def _turn(before: Corner, at: Corner, after: Corner) -> int:
    """Return how a border turns at a corner: above 0 to the right, below 0 to the left."""
    return (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0])


def _rounded(corners: tuple[Point, ...]) -> Iterator[Segment]:
    """Yield curves from the middle of each side to that of the next, drawn towards the eased corner between them."""
    eased = _eased(corners)
    ends = _middles(eased)
    yield ("M", *ends[-1])
    for before, corner, after in zip((ends[-1], *ends[:-1]), eased, ends, strict=True):
        yield _bend(before, corner, after)
    yield ("Z",)


def _eased(corners: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the corners of a loop, drawn in."""
    sides = _middles(corners)
    return tuple(
        _between(corner, _between(before, after, 1 / 2), EASE)
        for before, corner, after in zip((sides[-1], *sides[:-1]), corners, sides, strict=True)
    )


def _middles(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the point half way from each of a round of points to the next."""
    return tuple(_between(a, b, 1 / 2) for a, b in zip(points, (*points[1:], points[0]), strict=True))


def _bend(start: Point, towards: Point, end: Point) -> Curve:
    return ("C", *_between(start, towards, 2 / 3), *_between(end, towards, 2 / 3), *end)


def _between(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
