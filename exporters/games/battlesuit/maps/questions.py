"""What a diagram of Battlesuit asks, on which map, and what each question needs."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, cast

from engine.games.battlesuit.maps.battlefield import Field, Panels, chart_of, field_of, layout_of, panels_of
from engine.games.battlesuit.maps.layouts import Layout
from engine.games.battlesuit.maps.panels import Point as Dot
from engine.games.battlesuit.maps.sight import SightGround, Viewer, sight_ground
from exporters.components.diagrams import (
    LOOKER,
    TARGET,
    WIDE_MM,
    DiagramFault,
    area_of,
    both_ends,
    card_of,
    chips,
    discs,
    map_of,
    misfit,
    piece_of,
    told,
)
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Point
from exporters.games.battlesuit.look import IRON, NUMBER, STEEL
from exporters.games.battlesuit.maps.overview import MapFrame
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM
from schemas.catalogues.saying import counted
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.rules import Rules
from schemas.models.rulebook import Diagram
from schemas.packs.packs import Pack

SOLDIER: Final = "soldier"
BOMB: Final = "bomb"
CARDS: Final = ("soldier_card", "unit_card")
CHIP: Final = 0.4
"""Radius of a disc with words, as a share of the distance of two columns."""

DEGREES: Final = 60
LEVELS: Final = ("{point}, {number} level above the ground", "{point}, {number} levels above the ground")
MOST_PITCH_MM: Final = 7.0


@dataclass(frozen=True)
class Question:
    """A diagram with its map: what is asked, what lies on the map, and where it lies on paper."""

    diagram: Diagram
    pack: Pack
    battle_map: BattleMap
    panels: Panels
    layout: Layout
    frame: MapFrame
    shown: Box

    @property
    def rules(self) -> Rules:
        """The rules of the pack."""
        return cast("Rules", self.pack.rules)

    @cached_property
    def field(self) -> Field:
        """What lies on the map."""
        return field_of(self.battle_map, self.panels, chart_of(self.rules.terrain))

    @cached_property
    def sight(self) -> SightGround:
        """What sight asks about the map."""
        return sight_ground(self.field, chart_of(self.rules.terrain), self.rules.los)

    @property
    def dots(self) -> Iterator[Dot]:
        """The points of the part that is shown, but for those that its edge would cut."""
        box = self.shown.inset(CHIP * self.frame.pitch_mm)
        for dot in self.layout.names:
            x, y = self.frame.point(dot)
            if box.x <= x <= box.right and box.y <= y <= box.bottom:
                yield dot

    def dot(self, name: str) -> Dot:
        """Return the point that a piece stands on.

        Raises:
            DiagramFault: there is no such piece, or it stands on no point of the map.
        """
        dot = self.layout.point(told(self.diagram, name, "point"))
        if dot is None:
            raise misfit(self.diagram, name, "point", "stands on no point of the map", "name panel, row and column")
        return dot

    def viewer(self, name: str) -> Viewer:
        """Return a piece with its level: on the ground, or as many levels above it as it says.

        Raises:
            DiagramFault: as of `dot`.
        """
        dot = self.dot(name)
        return Viewer(dot, self.field.ground_at(dot) + (piece_of(self.diagram, name).number or 0))

    def discs(self, dots: Iterable[Dot], share: float) -> Iterator[Item]:
        """Yield discs on points, if there are any."""
        yield from discs(map(self.frame.point, sorted(dots)), share * self.frame.pitch_mm, STEEL)

    def said(self, answers: Mapping[Dot, str]) -> Iterator[Item]:
        """Yield answers on their points."""
        places = {self.frame.point(dot): words for dot, words in answers.items()}
        yield from chips(places, CHIP * self.frame.pitch_mm, IRON, NUMBER)

    def north_up(self, dots: Iterable[Dot]) -> list[Point]:
        """Return where points lie on paper, with north up the second axis."""
        return [(x, -y) for x, y in map(self.frame.point, dots)]

    def names(self, dots: Iterable[Dot]) -> str:
        """Return the names of points, sorted."""
        return ", ".join(sorted(self.layout.names[dot][0] for dot in dots))

    def called(self, name: str, language: str) -> str:
        """Return the point of a piece in words, with its levels above the ground if there are any."""
        point, levels = told(self.diagram, name, "point"), piece_of(self.diagram, name).number
        return counted(levels, *LEVELS, language, point=point) if levels else str(point)


def looker(question: Question) -> Dot:
    """Return where one stands who looks."""
    return question.dot(LOOKER)


def apart(question: Question) -> tuple[Dot, Dot]:
    """Return both ends of a line."""
    return both_ends(question.diagram, question.dot(LOOKER), question.dot(TARGET), "point")


def facing(question: Question) -> tuple[Dot, int]:
    """Return where a soldier stands, and where it faces, in degrees clockwise from north."""
    start, faces = question.dot(SOLDIER), told(question.diagram, SOLDIER, "faces")
    if faces % DEGREES:
        hint = "0, 60, 120, 180, 240 or 300"
        raise misfit(question.diagram, SOLDIER, "faces", "faces none of its six neighbours", hint)
    return start, faces


def soldier(question: Question) -> tuple[Dot, SoldierCard | UnitCard]:
    """Return where a soldier stands, and its card."""
    return question.dot(SOLDIER), card_of(question.diagram, SOLDIER, question.pack, *CARDS)


def bomb(question: Question) -> Dot:
    """Return where a bomb goes off."""
    return question.dot(BOMB)


def ask_on_map(diagram: Diagram, pack: Pack) -> Question:
    """Return a diagram with its map.

    Raises:
        DiagramFault: there is no such map, no such panel of it, or no such part of it.
    """
    battle_map = map_of(diagram, pack, "battle_map", BattleMap)
    panels = panels_of(battle_map, pack)
    if panels is None:
        hint = "a map is drawn when each of its panels is there"
        raise DiagramFault(f"a panel of the map `{diagram.map}` is not there", "map", hint=hint)
    layout = layout_of(battle_map, panels)
    return Question(diagram, pack, battle_map, panels, layout, *_framed(diagram, layout))


def _framed(diagram: Diagram, layout: Layout) -> tuple[MapFrame, Box]:
    """Return where the map lies on paper, and the part of the paper that is shown."""
    columns, rows = layout.span.x, layout.span.y2 // 2
    west, south, east, north = area_of(diagram, (0, 0, columns, rows))
    factor = min(MOST_PITCH_MM, WIDE_MM / (east - west + 1)) / COLUMN_MM
    pitch, row = COLUMN_MM * factor, ROW_MM * factor
    board = Box((0.5 - west) * pitch, (north + 0.5 - rows) * row, columns * pitch, rows * row)
    return MapFrame(board, layout, factor), Box(0, 0, (east - west + 1) * pitch, (north - south + 1) * row)
