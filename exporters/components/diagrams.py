"""Diagrams: what the rules of a game answer, drawn by the game's own code from a figure of a chapter."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from exporters.drawing.display_list import Drawing, Group, Item, Point, Rect, Stroke
from exporters.drawing.inks import Ink
from schemas.diagnostics.wording import did_you_mean
from schemas.models.rulebook import Diagram
from schemas.packs.packs import Pack

LOOKER: Final = "looker"
TARGET: Final = "target"
WIDE_MM: Final = 84.0
"""How wide a diagram is at most."""


class DiagramFault(Exception):
    """A diagram cannot be drawn for what a field of it says."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class Draws(Protocol):
    """What draws a diagram by the rules of a pack."""

    def __call__(self, diagram: Diagram, pack: Pack) -> Drawing:
        """Return the drawing.

        Raises:
            DiagramFault: a field of the diagram says what there is not.
        """


def place_of(diagram: Diagram, name: str) -> Point:
    """Return where a piece of a diagram stands, as its game counts.

    Raises:
        DiagramFault: there is no such piece.
    """
    piece = next((one for one in diagram.pieces if one.name == name), None)
    if piece is None:
        raise DiagramFault("pieces", f"a diagram of `{diagram.asks}` has a piece `{name}`")
    return piece.at


def framed(diagram: Diagram, title: str, items: Sequence[Item], size_mm: Point, ink: Ink) -> Drawing:
    """Return a drawing of a diagram of a size: items within a frame of an ink, cut off at it."""
    whole = Rect(0, 0, *size_mm)
    return Drawing(
        f"diagram_{diagram.asks}",
        title,
        *size_mm,
        (Group(tuple(items), clip=whole), whole._replace(stroke=Stroke(ink, 0.4))),
    )


def drawing_of(diagram: Diagram, pack: Pack, known: Mapping[str, Draws]) -> Drawing:
    """Return a diagram that asks one of the questions that are `known` of a game.

    Raises:
        DiagramFault: it asks another one, or a field of it says what there is not.
    """
    if diagram.asks not in known:
        hint = did_you_mean(diagram.asks, known) or f"it may ask: {', '.join(known) or 'nothing'}"
        raise DiagramFault("asks", f"of this game no diagram asks `{diagram.asks}`; {hint}")
    return known[diagram.asks](diagram, pack)
