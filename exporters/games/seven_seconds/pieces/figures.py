"""The figures of standees, troopers and drones: outlines in five tones, in a box of 64 by 96 with the ground at 94.

A figure is what it carries on its back, its body, and what it holds before it; seen from behind, the order turns round
and everything is mirrored. Troopers share a suit, drones a rotor craft, and each type has what it carries.
They stand in `figures.yaml`, and are read when one is drawn first. Rules: 7S.UNIT.1 to 7S.UNIT.10.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from exporters.drawing.display_list import Segment
from exporters.drawing.shapes import Outline
from exporters.layout.icons import drawn_in, lines_of, outline_of

BOX_WIDTH: Final = 64.0
BOX_HEIGHT: Final = 96.0
BOTH: Final = "both"
"""What stands before a shape of the left half that is drawn with its mirror image."""


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


@cache
def figures() -> Mapping[str, Silhouette]:
    """Return the figures by unit type.

    Raises:
        ValueError: their file has flaws, or a line of it is no part.
    """
    written = drawn_in("seven_seconds", "figures.yaml")
    known: dict[str, Parts] = {}
    for name, lines in written["parts"].items():
        known[name] = tuple(_parts(lines, known))
    return {
        kind: Silhouette(**{slot: tuple(_parts(lines, known)) for slot, lines in slots.items()})
        for kind, slots in written["figures"].items()
    }


def _parts(written: str, known: Mapping[str, Parts]) -> Iterator[Part]:
    for line in lines_of(written):
        tone, _, shape = line.partition(" ")
        if not shape:
            yield from known[tone]
            continue
        part = (Tone(tone), outline_of(shape.removeprefix(BOTH)))
        yield part
        if shape.startswith(BOTH):
            yield from mirrored((part,))
