"""The frames of a battle that a log tells: the map from above, after setup and each turn, or after each move."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.games.battlesuit.form import SIDES
from engine.games.battlesuit.log.battleground import Battleground, battleground_of
from engine.games.battlesuit.log.tabletop import Tabletop
from engine.games.battlesuit.wording import battles
from exporters.components.battle_frames import IN_BOOK, WIDEST, BattleFrames, FrameLook
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Point, Rect, Stroke
from exporters.games.battlesuit.look.look import GROUND, IRON, PAPER, QUIET
from exporters.games.battlesuit.maps.figures import Spot, draw_figure, draw_mine, draw_ruin
from exporters.games.battlesuit.maps.map_signs import draw_letters, draw_terrain_signs, draw_works
from exporters.games.battlesuit.maps.overview import FRAME_MM, MapFrame, draw_ground
from exporters.games.battlesuit.words import maps as words
from exporters.layout.boxes import Box
from schemas.catalogues.saying import said
from schemas.packs.packs import Pack

LEAST_RADIUS_MM: Final = 2.4
LOOK: Final = FrameLook(PAPER, IRON, QUIET, words.FOOT)
MOVES: Final = frozenset(
    (
        *("deploy", "enter", "step", "exit", "struck", "shaken", "lost", "morale", "panic", "paint", "repair"),
        *("mine_laid", "mine", "shattered", "stealth", "out_of_stealth", "unhidden"),
        "result",
    )
)


@dataclass
class BattlesuitMap:
    """The map of one battle, as its rows have it."""

    battleground: Battleground
    frame: MapFrame
    table: Tabletop = field(default_factory=Tabletop)

    @property
    def board(self) -> Box:
        """The map."""
        return self.frame.board

    @property
    def turn(self) -> int:
        """The turn that it has reached."""
        return self.table.turn

    def read(self, row: Mapping[str, Any]) -> None:
        """Take in a row."""
        self.table.read(row)

    def shows(self, row: Mapping[str, Any]) -> bool:
        """Return whether somebody is elsewhere or otherwise after a row."""
        return row["event"] in MOVES or ("at" in row and "level" in row)

    def draw(self, made: Composition) -> None:
        """Draw the map, what the battle has made of it, and the soldiers."""
        self._draw_map(made)
        self._draw_ground(made)
        self._draw_figures(made)

    def _draw_map(self, made: Composition) -> None:
        """Draw the map as it is printed; bare ground where the pack is not at hand."""
        printed, frame, board = self.battleground.printed, self.frame, self.board
        if printed is None:
            made.draw(Rect(board.x, board.y, board.width, board.height, 0, GROUND, Stroke(IRON, FRAME_MM)))
            return
        draw_ground(made, printed.panels, frame)
        draw_terrain_signs(made, printed.model, printed.panels, frame)
        draw_works(made, printed.model, frame)
        draw_letters(made, printed.panels, frame)

    def _draw_ground(self, made: Composition) -> None:
        """Draw what the battle has made of the ground: ruins, and the mine markers that are left."""
        for name in self.table.ruins:
            draw_ruin(made, self._place(name), self._radius)
        for name, kind in self.table.mines:
            draw_mine(made, kind, self._place(name), self._radius)

    @property
    def _radius(self) -> float:
        return max(self.frame.pitch_mm * 0.55, LEAST_RADIUS_MM)

    def _place(self, name: str) -> Point:
        return self.frame.point(self.battleground.point(name))

    def _draw_figures(self, made: Composition) -> None:
        """Draw the soldiers, the northernmost first, so that those in the air stand before what is behind them."""
        spots = [(self._place(one.at), one) for one in self.table.figures.values()]
        for at, figure in sorted(spots, key=lambda spot: spot[0][1]):
            draw_figure(made, figure, Spot(at, self.battleground.height(figure.at, figure.level), self._radius))


def frames(
    header: dict[str, Any], pack: Pack | None, *, every_move: bool, language: str = "", bare: bool = False
) -> BattleFrames:
    """Return the frames of the battle with a log's header; `pack` is the one it was played with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's map is not as the engine writes it.
    """
    red, blue = (_force(header, side, language) for side in SIDES)
    scenario, where = _named(header["scenario"]), _named(header["map"])
    title = said(words.BATTLE, language, scenario=scenario, red=red, blue=blue, map=where)
    look = replace(LOOK, foot=said(LOOK.foot, language))
    battleground = battleground_of(header, pack)
    drawn = BattlesuitMap(battleground, MapFrame.within(IN_BOOK if bare else WIDEST, battleground.layout))
    return BattleFrames(title, look, drawn, "end", every_move, bare, language=language)


def _force(header: dict[str, Any], side: str, language: str) -> str:
    return said(words.FORCE, language, force=_named(header[side]["force"]), side=said(battles.SIDES[side], language))


def _named(name: str) -> str:
    """Return what an id says."""
    return f"{name}".replace("_", " ")
