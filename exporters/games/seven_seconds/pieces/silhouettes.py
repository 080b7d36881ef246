"""What the figures of the standees are drawn from: outlines in five tones, in a box of 64 by 96, the ground at 94.

A figure is what it carries on its back, its body, and what it holds before it; seen from behind, the order turns
round and everything is mirrored.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import hypot
from typing import Final

from exporters.drawing.display_list import Point, Segment
from exporters.drawing.shapes import CIRCLE_HANDLE, Outline, polygon

BOX_WIDTH: Final = 64.0
BOX_HEIGHT: Final = 96.0


class Tone(StrEnum):
    """A tone of a figure; the accent is the colour of its faction."""

    BODY = "body"
    PLATE = "plate"
    DARK = "dark"
    LIGHT = "light"
    ACCENT = "accent"


Part = tuple[Tone, Outline]
Parts = tuple[Part, ...]


@dataclass(frozen=True)
class Silhouette:
    """A figure: on its back, its body, what shows of the body from the front and from behind, in its hands."""

    on_back: Parts
    body: Parts
    front: Parts
    rear: Parts
    in_hand: Parts

    def seen_from(self, *, front: bool) -> Parts:
        """Return all parts in the order of drawing."""
        if front:
            return (*self.on_back, *self.body, *self.front, *self.in_hand)
        return mirrored((*self.in_hand, *self.body, *self.rear, *self.on_back))


def mirrored(parts: Parts) -> Parts:
    """Return parts with left and right exchanged."""
    return tuple((tone, tuple(_mirrored(segment) for segment in outline)) for tone, outline in parts)


def _mirrored(segment: Segment) -> Segment:
    match segment:
        case "M", x, y:
            return ("M", BOX_WIDTH - x, y)
        case "L", x, y:
            return ("L", BOX_WIDTH - x, y)
        case "C", x1, y1, x2, y2, x, y:
            return ("C", BOX_WIDTH - x1, y1, BOX_WIDTH - x2, y2, BOX_WIDTH - x, y)
        case _:
            return segment


def pair(tone: Tone, *corners: Point) -> Parts:
    """Return a polygon of the left half, and its mirror image."""
    left = ((tone, polygon(*corners)),)
    return (*left, *mirrored(left))


def bar(start: Point, end: Point, width: float) -> Outline:
    """Return a straight bar between two points."""
    along, down = end[0] - start[0], end[1] - start[1]
    length = hypot(along, down)
    x, y = -down / length * width / 2, along / length * width / 2
    return polygon(
        (start[0] + x, start[1] + y), (end[0] + x, end[1] + y), (end[0] - x, end[1] - y), (start[0] - x, start[1] - y)
    )


def ellipse(x: float, y: float, across: float, down: float) -> Outline:
    """Return an ellipse with its half widths."""
    a, b = across * CIRCLE_HANDLE, down * CIRCLE_HANDLE
    return (
        ("M", x, y - down),
        ("C", x + a, y - down, x + across, y - b, x + across, y),
        ("C", x + across, y + b, x + a, y + down, x, y + down),
        ("C", x - a, y + down, x - across, y + b, x - across, y),
        ("C", x - across, y - b, x - a, y - down, x, y - down),
        ("Z",),
    )
