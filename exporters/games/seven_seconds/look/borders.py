"""Borders of the decks: a row of one shape each, so that a deck is known without its colour."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import Outline, circle, polygon, rectangle


@lru_cache(maxsize=64)
def border(shape: str, box: Box, ink: Ink, pitch_mm: float) -> Path:
    """Return a row of the shape from the left of the box to its right, one every `pitch_mm`; hangs from the top."""
    count = round(box.width / pitch_mm)
    pitch = box.width / count
    draw = SHAPES[shape]
    parts = tuple(draw(box.x + at * pitch, box.y, pitch, box.height) for at in range(count))
    return Path(tuple(segment for part in parts for segment in part), ink)


def _slash(x: float, y: float, pitch: float, height: float) -> Outline:
    lean = pitch * 0.45
    return polygon((x + lean, y), (x + pitch, y), (x + pitch - lean, y + height), (x, y + height))


def _merlon(x: float, y: float, pitch: float, height: float) -> Outline:
    return rectangle(x + pitch * 0.25, y, pitch * 0.5, height)


def _tooth(x: float, y: float, pitch: float, height: float) -> Outline:
    return polygon((x, y), (x + pitch, y), (x + pitch / 2, y + height))


def _border_chevron(x: float, y: float, pitch: float, height: float) -> Outline:
    middle = y + height / 2
    tail, point = pitch * 0.35, pitch * 0.5
    return polygon(
        (x, y), (x + point, y), (x + point + tail, middle), (x + point, y + height), (x, y + height), (x + tail, middle)
    )


def _dot(x: float, y: float, pitch: float, height: float) -> Outline:
    return circle(x + pitch / 2, y + height / 2, height * 0.46)


SHAPES: Final[dict[str, Callable[[float, float, float, float], Outline]]] = {
    "slashes": _slash,
    "merlons": _merlon,
    "teeth": _tooth,
    "chevrons": _border_chevron,
    "dots": _dot,
}
