"""Chips, and pages with them."""

from collections.abc import Callable
from math import hypot, sqrt
from typing import Final

from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Dots, Item, Path, Point, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import Outline, circle, icon, polyline
from exporters.faces.fonts import Face
from exporters.games.survive.look import CONTROL, CONTROLS, NIGHT, PANEL, PAPER, QUIET
from exporters.text.columns import column_look
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Location

PINS: Final = 4
PIN_SHARE: Final = 0.1
"""How far pins stand out, as a share of the chip's side."""

Span = tuple[Point, Point]

HEADER: Final = Box(0, 0, PAGE.width, 19)
TRACE_MM: Final = 2.6
CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, WHITE, valign="middle", tracking_pt=0.6)
TITLE: Final = TextStyle(Face.TITLE, 19, 10, WHITE, valign="middle")
ASIDE: Final = TextStyle(Face.ITALIC, 8.5, 6, WHITE, align="right", valign="middle", leading=1.12)

COLUMNS: Final = column_look(NIGHT, QUIET, CONTROLS.ink, PANEL, NIGHT)


def chip(box: Box, ink: Ink) -> tuple[Item, ...]:
    """Return a chip that fills the middle of the box: a body with rounded corners, four pins on each side."""
    outer = box.square(min(box.width, box.height))
    pin = outer.width * PIN_SHARE
    body = outer.inset(pin)
    step = body.width / (PINS + 1)
    wide = step * 0.44
    legs: list[Item] = []
    for at in range(1, PINS + 1):
        across, down = body.x + at * step - wide / 2, body.y + at * step - wide / 2
        legs.append(Rect(across, outer.y, wide, outer.height, fill=ink))
        legs.append(Rect(outer.x, down, outer.width, wide, fill=ink))
    return (*legs, Rect(body.x, body.y, body.width, body.height, body.width * 0.08, fill=ink))


def trace(name: str, box: Box, ink: Ink) -> tuple[Item, ...]:
    """Return the trace of a deck along a strip."""
    return TRACES[name](box, ink)


def _pulse(box: Box, ink: Ink) -> tuple[Item, ...]:
    """Return a signal that goes up and down in steps of two widths."""
    points: list[Point] = []
    x, low = box.x, True
    widths = (2.4, 1.2, 1.2, 1.2)
    at = 0
    while x < box.right:
        y = box.bottom if low else box.y
        points += [(x, y), (min(x + widths[at % 4], box.right), y)]
        x, low, at = x + widths[at % 4], not low, at + 1
    return (Path(polyline(*points), None, Stroke(ink, 0.35)),)


def _rounds(box: Box, ink: Ink) -> tuple[Item, ...]:
    """Return cartridges in a row."""
    pitch = box.height * 2.4
    count = int(box.width / pitch)
    start = box.x + (box.width - (count - 1) * pitch - box.height * 1.7) / 2
    shapes: list[Item] = []
    for at in range(count):
        x = start + at * pitch
        shapes.append(Rect(x, box.y, box.height, box.height, fill=ink))
        shapes.append(Rect(x + box.height * 1.15, box.y, box.height * 0.55, box.height, box.height * 0.27, fill=ink))
    return tuple(shapes)


def _nodes(box: Box, ink: Ink) -> tuple[Item, ...]:
    """Return nodes on a line."""
    pitch, radius = box.height * 3.2, box.height / 2
    count = int(box.width / pitch)
    start = box.x + (box.width - (count - 1) * pitch) / 2
    centres = tuple((start + at * pitch, box.centre[1]) for at in range(count))
    wire = polyline((box.x, box.centre[1]), (box.right, box.centre[1]))
    return (Path(wire, None, Stroke(ink, 0.3)), Dots(centres, radius, ink))


TRACES: Final[dict[str, Callable[[Box, Ink], tuple[Item, ...]]]] = {"pulse": _pulse, "rounds": _rounds, "nodes": _nodes}


def dotted(centre: Point, radius: float, pitch: float, ink: Ink) -> tuple[Item, ...]:
    """Return dots on a staggered grid inside a circle."""
    rows = int(radius / (pitch * 0.87))
    found: list[Point] = []
    for row in range(-rows, rows + 1):
        offset = pitch / 2 * (row % 2)
        for column in range(-int(radius / pitch) - 1, int(radius / pitch) + 1):
            x, y = column * pitch + offset, row * pitch * 0.87
            if hypot(x, y) <= radius - pitch * 0.4:
                found.append((centre[0] + x, centre[1] + y))
    return (Dots(tuple(found), pitch * 0.1, ink),) if found else ()


def slashed(centre: Point, radii: tuple[float, float], pitch: float, ink: Ink) -> tuple[Item, ...]:
    """Return slanting lines inside a ring, from the lower left to the upper right."""
    inner, outer = radii
    lines: list[Outline] = []
    count = int(outer / pitch)
    for at in range(-count, count + 1):
        lines.extend(polyline(*span) for span in _chords(centre, at * pitch, inner, outer))
    segments = tuple(segment for line in lines for segment in line)
    return (Path(segments, None, Stroke(ink, pitch * 0.08)),) if segments else ()


def _chords(centre: Point, away: float, inner: float, outer: float) -> tuple[Span, ...]:
    """Return the parts of a slanting line, `away` from the centre, that lie in a ring."""
    reach = _half_chord(away, outer)
    gap = _half_chord(away, inner)
    ends = ((-reach, -gap), (gap, reach)) if gap else ((-reach, reach),)
    return tuple(
        (_on_slope(centre, away, start), _on_slope(centre, away, end)) for start, end in ends if end - start > 0
    )


def _half_chord(away: float, radius: float) -> float:
    return sqrt(max(radius * radius - away * away, 0.0))


def _on_slope(centre: Point, away: float, along: float) -> Point:
    """Return a point of the line that runs up to the right, `away` below the centre to the right of it."""
    half = sqrt(0.5)
    return (centre[0] + half * (along + away), centre[1] + half * (away - along))


def ring(centre: Point, radius: float, stroke: Stroke) -> Path:
    """Return a circle's line."""
    return Path(circle(*centre, radius), None, stroke)


def page(
    texts: tuple[str, str, str], language: str, at: tuple[Location, Location] = ((), ()), sign: Symbol = CONTROL
) -> Composition:
    """Return a page with its header: a chip with a sign, caption, title and a text aside.

    `at` are the fields of the title and of the text aside.
    """
    caption, title, aside = texts
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER))
    made.draw(Rect(HEADER.x, HEADER.y, HEADER.width, HEADER.height, fill=NIGHT))
    strip = Box(0, HEADER.bottom, PAGE.width, TRACE_MM)
    made.draw(Rect(strip.x, strip.y, strip.width, strip.height, fill=CONTROLS.ink))
    made.draw(*trace(CONTROLS.band, strip.inset(0, 0.75), WHITE))
    mark = Box(4, 3, 13, 13)
    made.draw(*chip(mark, CONTROLS.ink), icon(sign, mark.inset(3.2), WHITE))
    names, right = Box(20, 2.5, PAGE.width - 24, 14.5).cut_left(98)
    upper, lower = names.cut_top(5)
    made.write(caption.upper(), upper, CAPTION)
    made.write(title, lower, TITLE, at[0])
    made.write(aside, right.inset(1, 0), ASIDE, at[1])
    return made
