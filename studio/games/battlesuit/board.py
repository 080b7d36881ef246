"""The map of Battlesuit for replays: inches from its south-west corner, each point as a hexagon in its printed ink."""

from collections.abc import Iterator, Mapping
from re import compile as compiled
from typing import Any, Final

from engine.battles.orders import LogRow
from engine.games.battlesuit.log.tabletop import GOOD_ORDER, Battleground, Figure, Printed, Tabletop, battleground_of
from engine.games.battlesuit.maps.panels import Point as Dot
from exporters.faces.fonts import MM_PER_IN
from exporters.games.battlesuit.look import GROUND, QUIET, TERRAINS, level_ink
from exporters.games.battlesuit.maps.replay import SIDE_LOOKS
from exporters.games.battlesuit.panels.lattice import HEIGHT_IN, WIDTH_IN, corner_place, hexagon, place
from schemas.diagnostics.wording import counted
from schemas.packs.packs import Pack
from studio.jobs.replay import DotBoard, Json, Place, badges, bare_scene, cell, in_words
from studio.systems import Choices

CHOICES: Final = Choices(force="force", map="battle_map", scenario="scenario", score="victory points")
BASE_IN: Final = 0.64
LIFT_IN: Final = 0.12
"""How far up a soldier in the air is shown for each level above the ground."""

MOST_LIFT_IN: Final = 0.48
POINT: Final = compiled(r"\b[A-Z]+-[A-Z]-\d\d\b")
"""A point as sentences name it."""

INNER: Final = 0.7
"""How large the terrain of a point on a hill is, so that the hill is seen round it."""

TERRAIN_INKS: Final = {terrain.value: look.ground.hex for terrain, look in TERRAINS.items()}
LINES: Final = {"attack": "shot", "paint": "search"}
"""Rows that are shown as a line from who acts to whom it concerns."""


class BattlesuitBoard(DotBoard):
    """One battle's map."""

    lines = LINES

    def __init__(self, battleground: Battleground) -> None:
        self.battleground = battleground
        self.table = Tabletop()

    def scene(self) -> Json:
        """Return size, ground and inks."""
        layout, printed = self.battleground.layout, self.battleground.printed
        size = (len(layout.rows[0]) * WIDTH_IN, self._depth_in)
        scene = bare_scene(size, BASE_IN, GROUND.hex, (self._inches(place(dot)) for dot in layout.names))
        terrain = [*self._terrain(printed)] if printed else []
        inks = {**{side: look.ink.hex for side, look in SIDE_LOOKS.items()}, "": QUIET.hex}
        return {**scene, "unmeasured": False, "terrain": terrain, "inks": inks}

    def spot(self, sentence: str) -> Place | None:
        """Return where the point lies to which the sentence of an answer leads; None where it leads to none."""
        found = POINT.findall(sentence)
        return self._inches(place(self.battleground.point(found[-1]))) if found else None

    def note(self, row: LogRow) -> str:
        """Return what makes up the strength of an attack."""
        if row["event"] != "strength":
            return ""
        return ", ".join(f"{part.replace('_', ' ')} {value:+}" for part, value in row["parts"].items())

    def pieces(self) -> Mapping[str, Json]:
        """Return the soldiers on the map."""
        return {name: self._piece(figure) for name, figure in self.table.figures.items()}

    def _piece(self, figure: Figure) -> Json:
        """Return a soldier with what differs from one that merely stands on level 0."""
        x, y = self._inches(place(self.battleground.point(figure.at)))
        height = self.battleground.height(figure.at, figure.level)
        lift = {"lift": min(height * LIFT_IN, MOST_LIFT_IN)} if height > 0 else {}
        marks = _marks(figure, height)
        return {
            "side": figure.side,
            "kind": "",
            "x": x,
            "y": y,
            **in_words(_words(figure, height)),
            "marks": marks,
            **lift,
        }

    @property
    def _depth_in(self) -> float:
        return len(self.battleground.layout.rows) * HEIGHT_IN

    def _inches(self, spot_mm: Place) -> Place:
        return round(spot_mm[0] / MM_PER_IN, 3), round(self._depth_in - spot_mm[1] / MM_PER_IN, 3)

    def _terrain(self, printed: Printed) -> Iterator[Json]:
        """Yield the ground of every point above level 0, and what lies on it."""
        for dot, names in self.battleground.layout.names.items():
            level, terrain = printed.field.ground_at(dot), printed.field.terrain_at(dot)
            name = f"{names[0]}, level {level}"
            if level > 0:
                yield cell(name, terrain, level_ink(level).hex, self._outline(dot, 1))
            if terrain in TERRAIN_INKS:
                yield cell(name, terrain, TERRAIN_INKS[terrain], self._outline(dot, INNER if level > 0 else 1))

    def _outline(self, dot: Dot, size: float) -> Iterator[Place]:
        """Yield the hexagon of a point, drawn in towards it."""
        x, y = place(dot)
        for a, b in (corner_place(corner) for corner in hexagon(dot)):
            yield self._inches((x + (a - x) * size, y + (b - y) * size))


def _words(figure: Figure, height: int) -> Iterator[str]:
    yield f"at {figure.at}, level {figure.level}"
    if height > 0:
        yield f"{counted(height, 'level', 'levels')} above the ground"
    if figure.hits:
        yield f"{counted(figure.hits, 'box', 'boxes')} crossed off"
    if figure.is_down:
        yield "down"
    if figure.morale != GOOD_ORDER:
        yield figure.morale
    if figure.painted:
        yield "painted"
    if figure.hidden:
        yield "hidden from the enemy"
    if figure.stealthy:
        yield "in stealth"


def _marks(figure: Figure, height: int) -> list[list[Any]]:
    """Return the badges of a soldier, each with where it is: level, boxes crossed off, morale, unseen or painted."""
    return badges(
        (str(figure.level) if figure.level or height else "", -1, 1),
        (str(figure.hits) if figure.hits else "", 1, 1),
        ("" if figure.morale == GOOD_ORDER else figure.morale[0].upper(), 1, -1),
        (_above(figure), -1, -1),
    )


def _above(figure: Figure) -> str:
    """Return the badge for who is unseen, or painted."""
    if figure.hidden or figure.stealthy:
        return "H" if figure.hidden else "T"
    return "*" if figure.painted else ""


def board_of(header: LogRow, pack: Pack | None) -> BattlesuitBoard:
    """Return the empty map of a log's battle.

    Raises:
        KeyError, TypeError, ValueError: the header's map is not as the engine writes it.
    """
    return BattlesuitBoard(battleground_of(header, pack))
