"""Pieces: what is cut out of the sheets, or is a sheet itself, and how they bleed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group, Matrix, Point, Rect
from exporters.drawing.shapes import shift

SheetStyle = Literal["cards", "counters", "nested", "pages", "poster", "small", "book"]
"""How pieces come onto paper: equal cards edge to edge with backs; pieces of any size packed for few straight cuts,
with backs; the same for few sheets; whole pages; a picture larger than the paper, in tiles, or so small that a
sheet holds it; pages of the size of the paper, in their order."""

Shape = Literal["rectangle", "circle", "hexagon"]
"""How a piece is cut out. A hexagon has a level upper and lower side as long as half its width; it is cut straight
first, then its corners are snipped off."""


class Area(NamedTuple):
    """A named part of a piece; its corners are in millimetres from the upper left corner of the trimmed piece."""

    name: str
    corners_mm: tuple[Point, ...]


class Spot(NamedTuple):
    """A named point of a piece that others stand on, in millimetres from the upper left corner of the trimmed piece."""

    name: str
    at_mm: Point


class Wall(NamedTuple):
    """What stops sight on a map: its closed outline in millimetres; who is within it is seen if it is `seen_into`."""

    outline_mm: tuple[Point, ...]
    seen_into: bool = False


class MapGround(NamedTuple):
    """The part of a piece that is a map, in millimetres from the upper left corner of the trimmed piece.

    `pitch_mm` is how far apart the lines of its grid of squares are.
    """

    box_mm: Box
    pitch_mm: float
    walls: tuple[Wall, ...] = ()


@dataclass(frozen=True)
class Piece:
    """A front, its back or None for a blank one, and how many there are.

    `key` names the piece within its pack ("mission_card/burn_the_files", "counter/blip_red_07"): files of digital
    tables are called after it. Pieces of one `deck` share a back and lie together; "" for what is in no deck.
    `shape` is how it is cut out; `folds_mm` are the heights of its folds, from the upper trimmed edge downwards.
    `areas` are places on it that a digital table can name, the first of those that overlap before the others.
    `spots` are points that other pieces stand on. `owner` is the side that alone may see it, "" if all may.
    What is played on `either_way` up may be turned by half a turn before the game. `ground` is what a virtual table is
    told of it if it is a map with a grid of squares.
    """

    front: Drawing
    back: Drawing | None = None
    key: str = ""
    deck: str = ""
    copies: int = 1
    shape: Shape = "rectangle"
    folds_mm: tuple[float, ...] = ()
    areas: tuple[Area, ...] = ()
    owner: str = ""
    spots: tuple[Spot, ...] = ()
    either_way: bool = False
    ground: MapGround | None = None


def bleeding(pieces: Sequence[Piece], bleed_mm: float) -> tuple[Piece, ...]:
    """Return the pieces with at least a bleed on both sides; a drawing that was shared still is."""
    made: dict[int, Drawing] = {}

    def wider(drawing: Drawing) -> Drawing:
        if id(drawing) not in made:
            made[id(drawing)] = drawing if drawing.bleed_mm >= bleed_mm else _bled(drawing, bleed_mm)
        return made[id(drawing)]

    return tuple(
        replace(piece, front=wider(piece.front), back=wider(piece.back) if piece.back else None) for piece in pieces
    )


def _bled(drawing: Drawing, bleed_mm: float) -> Drawing:
    """Return a drawing over an enlarged copy of itself, of which only the rim shows: it is all from the old bleed."""
    more = bleed_mm - drawing.bleed_mm
    width, height = drawing.width_mm + 2 * bleed_mm, drawing.height_mm + 2 * bleed_mm
    across, down = width / drawing.full_width_mm, height / drawing.full_height_mm
    stretched: Matrix = (across, 0.0, 0.0, down, 0.0, 0.0)
    old = Rect(0, 0, drawing.full_width_mm, drawing.full_height_mm)
    items = (Group(drawing.items, stretched, old), Group(drawing.items, shift(more, more), old))
    return drawing._replace(items=items if drawing.bleed_mm else items[1:], bleed_mm=bleed_mm)
