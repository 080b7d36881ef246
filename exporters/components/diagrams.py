"""Diagrams: what the rules of a game answer, drawn by the game's own code from a figure of a chapter."""

from collections.abc import Mapping
from typing import Protocol

from exporters.drawing.display_list import Drawing
from schemas.diagnostics.wording import did_you_mean
from schemas.models.rulebook import Diagram
from schemas.packs.packs import Pack


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


def drawing_of(diagram: Diagram, pack: Pack, known: Mapping[str, Draws]) -> Drawing:
    """Return a diagram that asks one of the questions that are `known` of a game.

    Raises:
        DiagramFault: it asks another one, or a field of it says what there is not.
    """
    if diagram.asks not in known:
        hint = did_you_mean(diagram.asks, known) or f"it may ask: {', '.join(known) or 'nothing'}"
        raise DiagramFault("asks", f"of this game no diagram asks `{diagram.asks}`; {hint}")
    return known[diagram.asks](diagram, pack)
