"""What Battlesuit is framed with: a band for each deck, told apart by its shapes as well as by its colour."""

from collections.abc import Callable
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import Outline, around, polygon, rectangle


def band(name: str, box: Box, ink: Ink) -> Path:
    """Return the shapes of a deck along a strip."""
    return Path(BANDS[name](box), ink)


def _hazard(box: Box) -> Outline:
    """Return slanting bars, as on what is dangerous."""
    width = lean = box.height
    count = int((box.width - lean) / (2 * width))
    start = box.x + (box.width - count * 2 * width) / 2
    return tuple(
        segment
        for at in range(count)
        for segment in polygon(
            (start + at * 2 * width + lean, box.y),
            (start + at * 2 * width + lean + width, box.y),
            (start + at * 2 * width + width, box.bottom),
            (start + at * 2 * width, box.bottom),
        )
    )


def _plates(box: Box) -> Outline:
    """Return short plates in two rows, laid like bricks."""
    width, height = box.height * 1.6, box.height * 0.36
    count = int(box.width / (width * 1.25)) - 1
    step = width * 1.25
    start = box.x + (box.width - count * step) / 2
    return tuple(
        segment
        for row in (0, 1)
        for at in range(count)
        for segment in rectangle(
            start + (at + row / 2) * step - step / 4, box.y + row * (box.height - height), width, height
        )
    )


def _hexes(box: Box) -> Outline:
    """Return hexagons in a row."""
    radius = box.height / 2
    step = radius * 3
    count = int(box.width / step)
    start = box.x + (box.width - (count - 1) * step) / 2
    return tuple(
        segment for at in range(count) for segment in polygon(*around(start + at * step, box.centre[1], 6, radius, 0))
    )


BANDS: Final[dict[str, Callable[[Box], Outline]]] = {"hazard": _hazard, "plates": _plates, "hexes": _hexes}
