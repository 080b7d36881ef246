"""The frames of a battle that a log tells: the map from above, after setup and each turn, or after each move."""

from dataclasses import dataclass
from typing import Any, Final

from engine.games.battlesuit.battle.form import SIDES
from engine.games.battlesuit.log.battleground import Battleground, battleground_of
from engine.games.battlesuit.log.tabletop import Tabletop
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Drawing, Rect, Stroke
from exporters.games.battlesuit.look.look import GROUND, IRON, PAPER, QUIET
from exporters.games.battlesuit.maps.figures import Spot, draw_figure, draw_mine, draw_ruin
from exporters.games.battlesuit.maps.map_signs import draw_letters, draw_terrain_signs, draw_works
from exporters.games.battlesuit.maps.overview import FRAME_MM, MapFrame, draw_ground
from exporters.layout.boxes import Box
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from schemas.packs.packs import Pack

WIDEST: Final = Box(6, 15, 300, 300)
FOOT_MM: Final = 9.0
LEAST_RADIUS_MM: Final = 2.4
TITLE: Final = TextStyle(Face.TITLE, 11, 7, IRON, valign="middle")
CAPTION: Final = TextStyle(Face.TEXT, 9, 6, QUIET, valign="middle")
FOOT: Final = (
    "Left below: level, on a stem who is in the air. Right below: boxes crossed off. "
    "S: shaken. P: panicked. Yellow ring: painted. Pale: down. "
    "Broken ring: unseen, H hidden, T in stealth. Diamond: mine, D dummy, N nuclear. Cross: in ruins."
)
OVER: Final = frozenset(("turn", "end"))
"""Rows before which a turn, or the setup, is over."""

MOVES: Final = frozenset(
    (
        *("deploy", "enter", "step", "exit", "struck", "shaken", "lost", "morale", "panic", "paint", "repair"),
        *("mine_laid", "mine", "shattered", "stealth", "out_of_stealth", "unhidden"),
        "result",
    )
)


@dataclass
class Frames:
    """The frames of one battle: rows go in, and a drawing comes out where one is due."""

    title: str
    battleground: Battleground
    every_move: bool
    table: Tabletop
    drawn: int = 0

    def read(self, row: dict[str, Any], sentence: str) -> Drawing | None:
        """Take in a row; return the frame that is due: after setup and after each turn, or after every move.

        Raises:
            KeyError, TypeError, ValueError: the row is not as the engine writes it.
        """
        if self.every_move:
            self.table.read(row)
            due = row["event"] in MOVES or ("at" in row and "level" in row)
            return self._frame(sentence) if due else None
        due = row["event"] in OVER
        frame = self._frame(f"After turn {self.table.turn}" if self.table.turn else "After setup") if due else None
        self.table.read(row)
        return frame

    def _frame(self, caption: str) -> Drawing:
        self.drawn += 1
        made, frame = Composition(), MapFrame.within(WIDEST, self.battleground.layout)
        board = frame.board
        width, height = board.right + WIDEST.x, board.bottom + FOOT_MM
        made.draw(Rect(0, 0, width, height, fill=PAPER))
        made.write_if_room(self.title, Box(board.x, 2, board.width, 6.5), TITLE)
        made.write_if_room(caption, Box(board.x, 8.5, board.width, 5.5), CAPTION)
        made.write_if_room(FOOT, Box(board.x, board.bottom + 2, board.width, 5), CAPTION)
        self._draw_map(made, frame)
        self._draw_ground(made, frame)
        self._draw_figures(made, frame)
        return Drawing(f"frame_{self.drawn:04}", f"{self.title}: {caption}", width, height, tuple(made.items))

    def _draw_map(self, made: Composition, frame: MapFrame) -> None:
        """Draw the map as it is printed; bare ground where the pack is not at hand."""
        printed, board = self.battleground.printed, frame.board
        if printed is None:
            made.draw(Rect(board.x, board.y, board.width, board.height, 0, GROUND, Stroke(IRON, FRAME_MM)))
            return
        draw_ground(made, printed.panels, frame)
        draw_terrain_signs(made, printed.model, printed.panels, frame)
        draw_works(made, printed.model, frame)
        draw_letters(made, printed.panels, frame)

    def _draw_ground(self, made: Composition, frame: MapFrame) -> None:
        """Draw what the battle has made of the ground: ruins, and the mine markers that are left."""
        radius = self._radius(frame)
        for name in self.table.ruins:
            draw_ruin(made, frame.point(self.battleground.point(name)), radius)
        for name, kind in self.table.mines:
            draw_mine(made, kind, frame.point(self.battleground.point(name)), radius)

    @staticmethod
    def _radius(frame: MapFrame) -> float:
        return max(frame.pitch_mm * 0.55, LEAST_RADIUS_MM)

    def _draw_figures(self, made: Composition, frame: MapFrame) -> None:
        """Draw the soldiers, the northernmost first, so that those in the air stand before what is behind them."""
        spots = [(frame.point(self.battleground.point(one.at)), one) for one in self.table.figures.values()]
        radius = self._radius(frame)
        for at, figure in sorted(spots, key=lambda spot: spot[0][1]):
            draw_figure(made, figure, Spot(at, self.battleground.height(figure.at, figure.level), radius))


def frames(header: dict[str, Any], pack: Pack | None, *, every_move: bool) -> Frames:
    """Return the frames of the battle with a log's header; `pack` is the one it was played with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's map is not as the engine writes it.
    """
    red, blue = (f"{header[side]['force']} ({side})" for side in SIDES)
    title = f"{header['scenario']}: {red} against {blue} on {header['map']}".replace("_", " ")
    return Frames(title, battleground_of(header, pack), every_move, Tabletop())
