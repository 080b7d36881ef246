"""The frames of a battle that a log tells: the dot map from above, after setup and each turn, or after each move."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.games.infantry.ground import Spot
from engine.games.infantry.log.tabletop import (
    CHANGES,
    Battleground,
    Tabletop,
    battleground_of,
    line_of_fire,
    otherwise_back,
    tabletop_of,
)
from engine.games.infantry.names import SEATS
from exporters.components.diagram_words import place
from exporters.components.frames import IN_BOOK, WIDEST, BattleFrames, FrameLook
from exporters.components.framing import SideLook
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Item, Rect
from exporters.games.infantry.look import PAPER, PINE, QUIET, sides_in
from exporters.games.infantry.maps import figures
from exporters.games.infantry.maps.figures import Wedge
from exporters.games.infantry.maps.lattice import MapFrame, Survey, survey_of
from exporters.games.infantry.maps.map_page import AROUND_MM, draw_overview
from exporters.games.infantry.wording import terms as words
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.scenario import Scenario
from schemas.packs.packs import Pack

ATTACK: Final = "attack"
BLAST: Final = "blast"
RESULT: Final = "result"
LEAST_PIECE_MM: Final = 3.4
"""How wide the place of a trooper is in a book, where the dots of a map lie closer."""

SEEN: Final = frozenset((*CHANGES, ATTACK, BLAST, RESULT))
"""Rows after which something is seen otherwise."""


@dataclass
class InfantryMap:
    """The map of one battle, as its rows have it: `shot` is the line of fire of the last row, from the attacker on.

    `burst` is the dot on which something goes off by it. `board` is where the map lies, with its frame and its numbers;
    `zones` are where the sides are set down. Pieces are no smaller than `least_piece_mm`.
    """

    battleground: Battleground
    survey: Survey
    looks: dict[str, SideLook]
    board: Box
    zones: dict[str, tuple[int, int, int, int]]
    table: Tabletop
    shot: tuple[Spot, ...] = ()
    burst: tuple[Spot, ...] = ()
    least_piece_mm: float = 0.0
    language: str = ""

    @property
    def turn(self) -> int:
        """The turn that it has reached."""
        return self.table.turn

    def read(self, row: Mapping[str, Any]) -> None:
        """Take in a row."""
        self.table.read(row)
        self.shot = self._shot(row) if row["event"] == ATTACK else ()
        self.burst = ((row["column"], row["row"]),) if row["event"] == BLAST else ()

    def _shot(self, row: Mapping[str, Any]) -> tuple[Spot, ...]:
        start, end = (self.table.figures[row[part]].spot for part in ("actor", "target"))
        return (start, *line_of_fire(start, end)) if start != end else ()

    def shows(self, row: Mapping[str, Any]) -> bool:
        """Return whether something is seen otherwise after a row."""
        return row["event"] in SEEN

    def standing(self) -> Iterator[tuple[str, str]]:
        """Yield everybody, by column and row."""
        return ((name, place(figure.spot, self.language)) for name, figure in self.table.figures.items())

    def draw(self, made: Composition) -> None:
        """Draw the map, what the battle has made of it, and the troopers."""
        frame = replace(draw_overview(made, self.survey, self.board), least_piece_mm=self.least_piece_mm)
        board, items = frame.board, (*self._ground(frame), *self._arms(frame))
        made.draw(Group(items, clip=Rect(board.x, board.y, board.width, board.height)))
        for figure in self.table.figures.values():
            figures.draw_figure(made, figure, self.looks[figure.side], frame)
        for gun in self.table.guns.values():
            made.draw(*figures.weapon(gun.spot, frame))
        made.draw(*figures.marks("blast", self.burst, frame))
        if self.shot:
            made.draw(*figures.shot(self.shot, otherwise_back(self.shot[0], self.shot[-1]), frame))

    def _ground(self, frame: MapFrame) -> Iterator[Item]:
        """Yield what lies on the ground: zones at first, objectives, breaches, fires, the dead, smoke over all."""
        if not self.turn:
            yield from (figures.zone(limits, self.looks[seat], frame) for seat, limits in self.zones.items())
        yield from (figures.objective(each.zone, self.looks[each.side], frame) for each in self.table.objectives)
        yield from figures.marks("rubble", self.table.breaches, frame)
        yield from figures.marks("casualty", self.table.fallen.values(), frame)
        for (spot, _), radius in sorted(self.table.smoke.items()):
            yield from figures.smoke(spot, radius, frame)
        yield from figures.marks("fire", self.table.fires, frame)

    def _arms(self, frame: MapFrame) -> Iterator[Item]:
        """Yield arcs, those of crewed weapons that are set up with their barrels."""
        ground = self.battleground
        for figure in self.table.figures.values():
            if figure.arc is not None:
                width = ground.width_deg(figure.arc, crewed=False)
                yield from figures.arc(
                    Wedge(figure.spot, figure.arc.bearing_deg, width), self.looks[figure.side].outline, frame
                )
        for gun in self.table.guns.values():
            if gun.arc is not None:
                wedge = Wedge(gun.spot, gun.arc.bearing_deg, ground.width_deg(gun.arc, crewed=True))
                yield from (*figures.arc(wedge, figures.CREWED.ink, frame), figures.barrel(wedge, frame))


def frames(
    header: dict[str, Any], pack: Pack | None, *, every_move: bool, language: str = "", bare: bool = False
) -> BattleFrames:
    """Return the frames of the battle with a log's header; `pack` is the one it was fought with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header is not as the engine writes it.
    """
    ground, looks = battleground_of(header, pack), sides_in(header, language)
    a, b = (looks[seat].name for seat in SEATS)
    zones = {seat: tuple(header[seat]["zone"]) for seat in SEATS}
    board = _board(ground.dot_map, IN_BOOK if bare else WIDEST)
    drawn = InfantryMap(
        *(ground, survey_of(ground.dot_map, ground.pack), looks, board, zones, tabletop_of(header)),
        least_piece_mm=LEAST_PIECE_MM if bare else 0.0,
        language=language,
    )
    look = FrameLook(PAPER, PINE, QUIET, said(words.FOOT, language, a=a, b=b))
    scenario, place = _title(header["scenario"], pack, language), _place(header["map"], ground)
    title = said(words.TITLE, language, scenario=scenario, a=a, b=b, map=place)
    return BattleFrames(
        title=title, look=look, battle_map=drawn, end=RESULT, every_move=every_move, bare=bare, language=language
    )


def _board(dot_map: DotMap, place: Box) -> Box:
    """Return where a map lies with its frame and numbers: as large as a place allows, in its left upper corner."""
    board = MapFrame.within(place.inset(AROUND_MM), dot_map).board
    return Box(place.x, place.y, board.width + 2 * AROUND_MM, board.height + 2 * AROUND_MM)


def _title(scenario: str | None, pack: Pack | None, language: str) -> str:
    """Return the title of a scenario by its id; the id written as a title where it is not at hand."""
    if not scenario:
        return said(words.MEETING, language)
    found = pack.named("scenario", scenario, Scenario) if pack else None
    return found.title if found else scenario.replace("_", " ").title()


def _place(name: str, ground: Battleground) -> str:
    return ground.dot_map.title if ground.pack else name.replace("_", " ").title()
