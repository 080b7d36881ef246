"""What infantry is framed with: the black and white frame of a survey map, its grid, and the contours of hills."""

from math import cos, pi, sin, tau
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Item, Path, Point, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import Outline, polygon, polyline

FRAME_LINE_MM: Final = 0.2
CONTOUR_MM: Final = 0.22
CORNERS: Final = 72


def scale_bar(box: Box, ink: Ink, step_mm: float = 4.0) -> tuple[Item, ...]:
    """Return a level strip of the frame: two rows of dark and light steps by turns, from the left of the box."""
    upper, lower = box.rows(2)
    dark = list[Item]()
    count = int(box.width / step_mm) + 1
    for at in range(count):
        row = upper if at % 2 == 0 else lower
        x = box.x + at * step_mm
        width = min(step_mm, box.right - x)
        if width > 0:
            dark.append(Rect(x, row.y, width, row.height, fill=ink))
    edge = Rect(box.x, box.y, box.width, box.height, stroke=Stroke(ink, FRAME_LINE_MM))
    return (Rect(box.x, box.y, box.width, box.height, fill=WHITE), *dark, edge)


def frame_steps(inner: Box, thick_mm: float, step_mm: tuple[float, float], ink: Ink) -> tuple[Item, ...]:
    """Return a frame round a box: a band on each side in dark and light steps by turns, each as long as given."""
    across, down = step_mm
    outer = inner.inset(-thick_mm)
    dark = list[Item]()
    for at in range(0, round(inner.width / across), 2):
        width = min(across, inner.right - (inner.x + at * across))
        dark += [Rect(inner.x + at * across, y, width, thick_mm, fill=ink) for y in (outer.y, inner.bottom)]
    for at in range(0, round(inner.height / down), 2):
        top = max(inner.bottom - (at + 1) * down, inner.y)
        height = inner.bottom - at * down - top
        dark += [Rect(x, top, thick_mm, height, fill=ink) for x in (outer.x, inner.right)]
    lines = (Rect(box.x, box.y, box.width, box.height, stroke=Stroke(ink, FRAME_LINE_MM)) for box in (inner, outer))
    return (*dark, *lines)


def grid(box: Box, pitch_mm: float, ink: Ink, origin: Point | None = None) -> Path:
    """Return the lines of a grid in a box; one of them crosses at the origin, the upper left corner by default."""
    x0, y0 = origin or (box.x, box.y)
    across = _levels(box.x, box.right, x0, pitch_mm)
    down = _levels(box.y, box.bottom, y0, pitch_mm)
    upright = (polyline((x, box.y), (x, box.bottom)) for x in across)
    level = (polyline((box.x, y), (box.right, y)) for y in down)
    return Path(tuple(segment for line in (*upright, *level) for segment in line), None, Stroke(ink, 0.12))


def _levels(least: float, most: float, origin: float, pitch_mm: float) -> tuple[float, ...]:
    first = -int((origin - least) / pitch_mm)
    count = int((most - least) / pitch_mm) + 2
    places = (origin + (first + at) * pitch_mm for at in range(count))
    return tuple(place for place in places if least <= place <= most)


def hill(centre: Point, radius_mm: float, rings: int, ink: Ink, turn: float = 0.0) -> Path:
    """Return a hill as contours about a centre; `turn` makes one unlike another."""
    outlines = (_ring(centre, radius_mm * (at + 1) / rings, turn + 0.22 * at) for at in range(rings))
    return Path(tuple(segment for outline in outlines for segment in outline), None, Stroke(ink, CONTOUR_MM))


def _ring(centre: Point, radius: float, turn: float) -> Outline:
    points = list[Point]()
    for at in range(CORNERS):
        angle = tau * at / CORNERS
        bulge = 1 + 0.16 * sin(2 * angle + turn) + 0.09 * sin(3 * angle - 2 * turn) + 0.04 * sin(5 * angle + 3 * turn)
        points.append((centre[0] + radius * bulge * cos(angle), centre[1] + radius * bulge * 0.82 * sin(angle)))
    return polygon(*points)


def terrain(box: Box, ink: Ink) -> Group:
    """Return the contours of a few hills, cut off at a box."""
    wide, high = box.width, box.height
    reach = max(wide, high)
    hills = (
        hill((box.x + wide * 0.16, box.y + high * 0.9), reach * 0.34, 7, ink, 0.4),
        hill((box.x + wide * 0.92, box.y + high * 0.2), reach * 0.42, 8, ink, pi),
    )
    return Group(hills, clip=Rect(box.x, box.y, box.width, box.height))
