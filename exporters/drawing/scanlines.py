"""Patterns inside outlines: level lines cut off at a polygon's edge, and marks that stay inside it. Millimetres."""

from collections.abc import Iterator
from math import ceil

from exporters.drawing.display_list import Point

Span = tuple[float, float]


TOUCHING_MM = 1e-6


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
