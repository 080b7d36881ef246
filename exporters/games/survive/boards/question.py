"""What a diagram of SURVIVE asks, on which board: its places, its dice and its pieces, and how they are drawn."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, cast

from engine.games.survive.battle.looking import Pair
from exporters.components.diagrams import (
    discs,
    grid,
    misfit,
    piece_of,
    place_within,
    told,
)
from exporters.components.framing import SideLook
from exporters.drawing.display_list import Item, Path, Point, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import circle
from exporters.games.survive.boards.board import Base, BoardFrame, draw_base
from exporters.games.survive.look import MOB, NIGHT, UNITS
from exporters.text.fitting import Composition
from schemas.models.rulebook import Diagram
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.packs.packs import Pack

PITCH_IN: Final = 1
"""How far apart the places are that are asked about."""

OWN: Final = SideLook("", UNITS.ink, WHITE, MOB)


@dataclass(frozen=True)
class Question:
    """A diagram with its board: what is asked, and where the board lies on paper."""

    diagram: Diagram
    pack: Pack
    zone: ControlZone
    frame: BoardFrame
    area: tuple[int, int, int, int]

    @property
    def rules(self) -> Rules:
        """The rules of the pack."""
        return cast("Rules", self.pack.rules)

    @cached_property
    def pair(self) -> Pair:
        """Two figures on the board."""
        return Pair(self.zone, self.rules)

    def place(self, name: str) -> Point:
        """Return where a piece stands, in inches.

        Raises:
            DiagramFault: there is no such piece, or it stands beside the board.
        """
        return place_within(self.diagram, name, (self.zone.width_in, self.zone.depth_in), "board")

    def places(self, pitch_in: int = PITCH_IN) -> Iterator[Point]:
        """Yield the places within the part that is shown that are asked about."""
        yield from grid(self.area, pitch_in, pitch_in)

    def roll(self, name: str) -> int:
        """Return what a die of a piece shows.

        Raises:
            DiagramFault: there is no such piece, or the die has no such face.
        """
        number: int = told(self.diagram, name, "number")
        if not 1 <= number <= self.rules.dice.sides:
            raise misfit(self.diagram, name, "number", "is no face of the die", f"say 1 to {self.rules.dice.sides}")
        return number

    def discs(self, places: Iterable[Point], radius_in: float) -> Iterator[Item]:
        """Yield discs on places, if there are any."""
        centres = (self.frame.point(*place) for place in places)
        yield from discs(centres, radius_in * self.frame.mm_per_in, NIGHT)

    def base(self, name: str, look: SideLook = OWN) -> Iterator[Item]:
        """Yield the base of a piece, with a point where it faces."""
        made = Composition()
        draw_base(made, Base(self.place(name), piece_of(self.diagram, name).faces or 0, look), self.rules, self.frame)
        yield from made.items

    def ring(self, at: Point, radius_in: float, stroke: Stroke) -> Path:
        """Return a circle about a place."""
        return Path(circle(*self.frame.point(*at), radius_in * self.frame.mm_per_in), None, stroke)
