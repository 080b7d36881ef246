"""Battles of Battlesuit in pictures: their figures on their map.

Soldiers on a map in small: side, letter, how high they are, and their state. Armoured soldiers are hexagons, others
discs, in the ink and with the letter or number of their counters. A stem leads from one in the air down to its point.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.games.battlesuit import wording
from engine.games.battlesuit.log.tabletop import GOOD_ORDER, Battleground, Figure, Tabletop, battleground_of
from engine.games.battlesuit.names import SIDES
from exporters.components.frames import IN_BOOK, WIDEST, BattleFrames, FrameLook
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Point, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import Outline, around, circle, polygon, polyline
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.games.battlesuit.look import GROUND, IRON, PAPER, QUIET, YELLOW
from exporters.games.battlesuit.maps.map_signs import draw_letters, draw_terrain_signs, draw_works
from exporters.games.battlesuit.maps.overview import FRAME_MM, MapFrame, draw_ground
from exporters.games.battlesuit.pages import SIDES as LOOKS
from exporters.games.battlesuit.wording import terms as words
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.packs.packs import Pack

SIDE_LOOKS: Final = {side.value: look for side, look in LOOKS.items()}
MARK: Final = TextStyle(Face.NUMERAL, 8, 4, WHITE, align="centre", valign="middle", leading=1.0)
BADGE: Final = TextStyle(Face.NUMERAL, 6, 3, BLACK, align="centre", valign="middle", leading=1.0)
LIFT: Final = 0.45
"""How far up a soldier in the air is drawn for each level above the ground, in radii."""

MOST_LIFT: Final = 1.8

LEAST_RADIUS_MM: Final = 2.4
LOOK: Final = FrameLook(PAPER, IRON, QUIET, words.FOOT)
MOVES: Final = frozenset(
    (
        *("deploy", "enter", "step", "exit", "struck", "shaken", "lost", "morale", "panic", "paint", "repair"),
        *("mine_laid", "mine", "shattered", "stealth", "out_of_stealth", "unhidden"),
        "result",
    )
)


@dataclass(frozen=True)
class Spot:
    """Where a soldier is drawn: its point on the paper, its height above the ground in levels, its radius."""

    at: Point
    height: int
    radius: float

    @property
    def centre(self) -> Point:
        """Return the middle of the soldier, above its point if it is in the air."""
        return self.at[0], self.at[1] - self.radius * min(LIFT * self.height, MOST_LIFT)


def draw_figure(made: Composition, figure: Figure, spot: Spot) -> None:
    """Draw a soldier with its badges: level and hits below, its morale and whether it is unseen above."""
    look, radius = SIDE_LOOKS[figure.side], spot.radius
    if spot.height > 0:
        _draw_stem(made, spot)
    if figure.painted:
        made.draw(Path(circle(*spot.centre, radius * 1.35), None, Stroke(YELLOW, radius * 0.3)))
    if figure.hidden or figure.stealthy:
        ring = Stroke(IRON, radius * 0.22, dash_mm=(radius * 0.5, radius * 0.35))
        made.draw(Path(circle(*spot.centre, radius * 1.3), None, ring))
    fill = look.ground if figure.is_down else look.ink
    edge = Stroke(look.ink if figure.is_down else WHITE, radius * 0.14)
    made.draw(Path(_outline(figure, spot.centre, radius), fill, edge))
    _write(made, figure.mark, spot.centre, MARK.sized(radius * 1.3 / MM_PER_PT), look.ink if figure.is_down else WHITE)
    _draw_badges(made, figure, spot)


def draw_mine(made: Composition, kind: str, at: Point, radius: float) -> None:
    """Draw a mine marker as a small diamond, with the first letter of its kind unless it is explosive."""
    made.draw(Path(polygon(*around(*at, 4, radius * 0.7, 0)), IRON, Stroke(WHITE, radius * 0.12)))
    _write(
        made, "" if kind.startswith("explosive") else kind[0].upper(), at, BADGE.sized(radius * 0.8 / MM_PER_PT), WHITE
    )


def draw_ruin(made: Composition, at: Point, radius: float) -> None:
    """Draw a cross over a point whose terrain lies in ruins."""
    x, y, half = *at, radius * 0.6
    for rise in (half, -half):
        made.draw(Path(polyline((x - half, y - rise), (x + half, y + rise)), None, Stroke(IRON, radius * 0.25)))


def _draw_stem(made: Composition, spot: Spot) -> None:
    x, y = spot.at
    made.draw(Path(circle(x, y, spot.radius * 0.35), IRON, Stroke(WHITE, spot.radius * 0.12)))
    made.draw(Path(polyline(spot.at, spot.centre), None, Stroke(IRON, spot.radius * 0.22)))


def _outline(figure: Figure, centre: Point, radius: float) -> Outline:
    return polygon(*around(*centre, 6, radius, 0)) if figure.is_armoured else circle(*centre, radius * 0.9)


def _draw_badges(made: Composition, figure: Figure, spot: Spot) -> None:
    """Draw a badge for each thing there is to say: level, hits, morale."""
    state = "" if figure.morale == GOOD_ORDER else figure.morale[:1].upper()
    shown = (
        (str(figure.level) if figure.level or spot.height else "", -0.85, 0.75, YELLOW, BLACK),
        (str(figure.hits) if figure.hits else "", 0.85, 0.75, IRON, WHITE),
        (state, 0.85, -0.75, QUIET, WHITE),
        ("H" if figure.hidden else "T" if figure.stealthy else "", -0.85, -0.75, IRON, WHITE),
    )
    x, y = spot.centre
    for text, across, down, ground, ink in shown:
        if text:
            at = (x + across * spot.radius, y + down * spot.radius)
            made.draw(Path(circle(*at, spot.radius * 0.52), ground, Stroke(WHITE, spot.radius * 0.1)))
            _write(made, text, at, BADGE.sized(spot.radius * 0.9 / MM_PER_PT), ink)


def _write(made: Composition, text: str, at: Point, style: TextStyle, ink: Ink) -> None:
    high = style.size_pt * MM_PER_PT
    made.write_if_room(text, Box(at[0] - high, at[1] - high / 2, 2 * high, high), style._replace(fill=ink))


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

    def standing(self) -> Iterator[tuple[str, str]]:
        """Yield everybody, by the names of points."""
        return ((name, figure.at) for name, figure in self.table.figures.items())

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
    return BattleFrames(
        title=title, look=look, battle_map=drawn, end="end", every_move=every_move, bare=bare, language=language
    )


def _force(header: dict[str, Any], side: str, language: str) -> str:
    return said(words.FORCE, language, force=_named(header[side]["force"]), side=said(wording.SIDES[side], language))


def _named(name: str) -> str:
    """Return what an id says."""
    return f"{name}".replace("_", " ")
