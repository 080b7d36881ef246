"""Silhouettes of standees, and those of drones.

What the figures of the standees are drawn from: outlines in five tones, in a box of 64 by 96, the ground at 94. A
figure is what it carries on its back, its body, and what it holds before it; seen from behind, the order turns round
and everything is mirrored.
The drones as figures: one rotor craft, and what each type carries. Rules: 7S.UNIT.7 to 7S.UNIT.10.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import hypot
from typing import Final

from exporters.drawing.display_list import Point, Segment
from exporters.drawing.shapes import CIRCLE_HANDLE, Outline, circle, polygon, rectangle, sector, star
from schemas.models.seven_seconds.words import DroneType

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


BODY, PLATE, DARK, LIGHT, ACCENT = Tone

BEAM: Final = ((LIGHT, polygon((30.6, 52), (33.4, 52), (35, 91), (29, 91))),)
ROTORS: Final = (
    *pair(DARK, (30, 40), (14, 26.4), (16, 24), (32, 36)),
    *pair(DARK, (28, 46), (6, 36.4), (7.4, 33.4), (30, 41)),
    *((LIGHT, ellipse(x, 24, 11, 2.6)) for x in (15, 49)),
    *((PLATE, ellipse(x, 24, 3, 1.6)) for x in (15, 49)),
    *((LIGHT, ellipse(x, 34, 11.4, 3)) for x in (11.6, 52.4)),
    *((ACCENT, ellipse(x, 34, 3.4, 1.8)) for x in (11.6, 52.4)),
)
HULL: Final = (
    (BODY, ellipse(32, 45, 17, 11)),
    (PLATE, polygon((18, 42), (22, 37), (42, 37), (46, 42), (43, 44.6), (21, 44.6))),
    (ACCENT, polygon((19.4, 47), (44.6, 47), (43, 50.4), (21, 50.4))),
)
GUNS: Final = (
    (DARK, rectangle(25, 54, 14, 4)),
    *((DARK, rectangle(x, 57, 2, 8)) for x in (27, 35)),
)
VENTS: Final = tuple((DARK, rectangle(x, 38.6, 3, 4)) for x in (24, 30.5, 37))


def _drone(front: Parts, on_back: Parts = (), in_hand: Parts = GUNS) -> Silhouette:
    return Silhouette(on_back=(*ROTORS, *on_back), body=(*BEAM, *HULL), front=front, rear=VENTS, in_hand=in_hand)


LENS: Final = ((DARK, circle(32, 43, 5)), (LIGHT, circle(32, 43, 2.4)))

BASIC: Final = _drone(front=LENS)
KAMIKAZE: Final = _drone(
    front=((DARK, circle(32, 42.6, 6.4)), (LIGHT, star(32, 42.6, 8, 5.6, 2.6))),
    in_hand=(
        (DARK, polygon((23, 53), (41, 53), (38.6, 68), (32, 79), (25.4, 68))),
        (ACCENT, polygon((24.4, 56.6), (39.6, 56.6), (38.9, 61), (25.1, 61))),
        (ACCENT, polygon((26, 65.4), (38, 65.4), (36.4, 69.6), (27.6, 69.6))),
        *pair(PLATE, (23, 53), (17, 60), (18.4, 66), (24.4, 61)),
    ),
)
HAYWIRE: Final = _drone(
    front=(
        (DARK, circle(32, 43, 6)),
        (LIGHT, polygon((27.6, 43.6), (29.8, 39.6), (32, 43.6), (34.2, 39.6), (36.4, 43.6), (36.4, 46.4), (34.2, 42.4),
                        (32, 46.4), (29.8, 42.4), (27.6, 46.4))),
    ),
    on_back=(
        (DARK, bar((32, 36), (32, 12), 2)),
        (ACCENT, circle(32, 11, 2.6)),
        *((PLATE, sector(32, 11, inner, inner + 1.6, span)) for inner in (5, 8.6) for span in ((-45, 45), (135, 225))),
    ),
)  # fmt: skip
RECCE: Final = _drone(
    front=((PLATE, rectangle(22, 37, 20, 3)),),
    in_hand=(
        (DARK, rectangle(28, 52, 8, 5)),
        (DARK, circle(32, 62, 9.4)),
        (PLATE, circle(32, 62, 7.4)),
        (DARK, circle(32, 62, 5.6)),
        (ACCENT, circle(32, 62, 3.6)),
        (LIGHT, circle(30.4, 60.2, 1.5)),
    ),
)

DRONE_FIGURES: Final = {
    DroneType.BASIC_DRONE: BASIC,
    DroneType.KAMIKAZE_DRONE: KAMIKAZE,
    DroneType.HAYWIRE_DRONE: HAYWIRE,
    DroneType.RECCE_DRONE: RECCE,
}
