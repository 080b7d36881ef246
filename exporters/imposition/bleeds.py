"""Pieces that bleed less than a shop asks for, made to bleed as far: what their rims show goes on outwards."""

from collections.abc import Sequence
from dataclasses import replace

from exporters.drawing.display_list import Drawing, Group, Matrix, Rect
from exporters.drawing.matrices import shift
from exporters.imposition.pieces import Piece


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
    return replace(drawing, items=items if drawing.bleed_mm else items[1:], bleed_mm=bleed_mm)
