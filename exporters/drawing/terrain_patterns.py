"""Patterns of terrain, so that each type is known without its colour: outlines in millimetres in, items out."""

from collections.abc import Callable
from math import cos, radians, sin
from typing import Final

from exporters.drawing.display_list import Dots, Item, Path, Point, Stroke
from exporters.drawing.inks import Ink, ink_from_hex
from exporters.drawing.regions import lines, marks
from exporters.drawing.shapes import Outline, polygon, polyline

LEAVES: Final = ink_from_hex("#9CBF94")
LINE_SHARE: Final = 0.09
"""Width of a pattern's lines as a share of its pitch."""

Pattern = Callable[[tuple[Point, ...], Ink, float], tuple[Item, ...]]
"""From an outline, the ink it is drawn in and its pitch in millimetres to what is drawn within the outline."""


def trees(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return crowns of trees, lit from the upper left."""
    places = marks(outline, pitch * 1.5, pitch * 0.62)
    lit = tuple((x - pitch * 0.14, y - pitch * 0.16) for x, y in places)
    return (Dots(places, pitch * 0.56, ink), Dots(lit, pitch * 0.3, LEAVES)) if places else ()


def bushes(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return small bushes."""
    return _dots(marks(outline, pitch * 1.1, pitch * 0.3), pitch * 0.24, ink)


def dotted(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return dots, for types of an author's own."""
    return _dots(marks(outline, pitch * 1.6, pitch * 0.2), pitch * 0.12, ink)


def puffs(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return puffs of smoke."""
    return _dots(marks(outline, pitch * 2, pitch * 0.7), pitch * 0.6, ink)


def _dots(places: tuple[Point, ...], radius: float, ink: Ink) -> tuple[Item, ...]:
    return (Dots(places, radius, ink),) if places else ()


def contours(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return contours of a hill."""
    return tuple(_stroked((shrunk(outline, share),), ink, pitch) for share in (0.78, 0.55, 0.32))


def bowl(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return a bowl with its rim."""
    rim, bottom = shrunk(outline, 0.9), shrunk(outline, 0.62)
    ticks = tuple(polyline(*ends) for ends in zip(_points(rim), _points(bottom), strict=True))
    return (_stroked((rim, *ticks), ink, pitch), Path(shrunk(outline, 0.5), ink))


def waves(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return waves."""
    return _wavy(outline, ink, pitch, 1.5)


def deep_waves(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return close waves of deep water."""
    return _wavy(outline, ink, pitch, 0.85)


def _wavy(outline: tuple[Point, ...], ink: Ink, pitch: float, spacing: float) -> tuple[Item, ...]:
    places = marks(outline, pitch * spacing * 2, pitch * 0.5)
    waves = tuple(_wave(x, y, pitch) for x, y in places)
    return (_stroked(waves, ink, pitch),) if waves else ()


def _wave(x: float, y: float, pitch: float) -> Outline:
    reach, rise = pitch * 0.6, pitch * 0.3
    return (
        ("M", x - reach, y),
        ("C", x - reach * 0.6, y - rise, x - reach * 0.4, y - rise, x, y),
        ("C", x + reach * 0.4, y + rise, x + reach * 0.6, y + rise, x + reach, y),
    )


def reeds(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return reeds."""
    return _planted(outline, ink, pitch, (-0.25, 0.0, 0.25))


def tufts(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return tufts of grass."""
    return _planted(outline, ink, pitch, (-0.16, 0.16))


def _planted(outline: tuple[Point, ...], ink: Ink, pitch: float, stems: tuple[float, ...]) -> tuple[Item, ...]:
    strokes = tuple(
        stroke
        for x, y in marks(outline, pitch * 1.7, pitch * 0.45)
        for stroke in (
            polyline((x - pitch * 0.5, y + pitch * 0.25), (x + pitch * 0.5, y + pitch * 0.25)),
            *(polyline((x + at * pitch, y + pitch * 0.25), (x + at * 1.8 * pitch, y - pitch * 0.4)) for at in stems),
        )
    )
    return (_stroked(strokes, ink, pitch),) if strokes else ()


def rocks(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return rocks."""
    stones = tuple(_stone(x, y, pitch * 0.62) for x, y in marks(outline, pitch * 1.5, pitch * 0.6))
    return (Path(_joined(stones), ink),) if stones else ()


def rubble(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return small stones in outline."""
    stones = tuple(_stone(x, y, pitch * 0.4) for x, y in marks(outline, pitch * 1.3, pitch * 0.42))
    return (_stroked(stones, ink, pitch),) if stones else ()


def _stone(x: float, y: float, size: float) -> Outline:
    return polygon((x - size, y + size * 0.7), (x - size * 0.2, y - size * 0.8), (x + size, y + size * 0.7))


def zigzag(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return bolts."""
    bolts = tuple(
        polyline((x - pitch * 0.4, y), (x, y - pitch * 0.4), (x, y + pitch * 0.4), (x + pitch * 0.4, y))
        for x, y in marks(outline, pitch * 1.8, pitch * 0.5)
    )
    return (_stroked(bolts, ink, pitch),) if bolts else ()


def hatched(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return hatching."""
    return _hatch(outline, ink, pitch, (45,), 0.9)


def thinly_hatched(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return thin hatching the other way."""
    return _hatch(outline, ink, pitch, (-45,), 1.6)


def cross_hatched(outline: tuple[Point, ...], ink: Ink, pitch: float) -> tuple[Item, ...]:
    """Return cross-hatching."""
    return _hatch(outline, ink, pitch, (45, -45), 1.1)


def _hatch(
    outline: tuple[Point, ...], ink: Ink, pitch: float, angles_deg: tuple[float, ...], spacing: float
) -> tuple[Item, ...]:
    """Return lines at angles within an outline: level lines of the turned outline, turned back."""
    strokes = tuple(
        polyline(_turned((left, y), angle), _turned((right, y), angle))
        for angle in angles_deg
        for y, (left, right) in lines(tuple(_turned(point, -angle) for point in outline), pitch * spacing)
    )
    return (_stroked(strokes, ink, pitch),) if strokes else ()


def _turned(point: Point, angle_deg: float) -> Point:
    cosine, sine = cos(radians(angle_deg)), sin(radians(angle_deg))
    return (point[0] * cosine - point[1] * sine, point[0] * sine + point[1] * cosine)


def shrunk(outline: tuple[Point, ...], share: float) -> Outline:
    """Return an outline drawn closer to its middle."""
    x = sum(point[0] for point in outline) / len(outline)
    y = sum(point[1] for point in outline) / len(outline)
    return polygon(*((x + (px - x) * share, y + (py - y) * share) for px, py in outline))


def _points(outline: Outline) -> tuple[Point, ...]:
    return tuple((segment[1], segment[2]) for segment in outline if segment[0] in {"M", "L"} and len(segment) == 3)


def _stroked(outlines: tuple[Outline, ...], ink: Ink, pitch: float) -> Path:
    return Path(_joined(outlines), None, Stroke(ink, pitch * LINE_SHARE, cap="round"))


def _joined(outlines: tuple[Outline, ...]) -> Outline:
    return tuple(segment for outline in outlines for segment in outline)
