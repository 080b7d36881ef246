"""The map of Battlesuit for replays: inches from its south-west corner, each point as a hexagon in its printed ink."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from engine.battles.logs import LogRow
from engine.games.battlesuit.log.battleground import Battleground, Printed, battleground_of
from engine.games.battlesuit.log.tabletop import GOOD_ORDER, Figure, Tabletop
from engine.games.battlesuit.maps.lattice import Point as Dot
from exporters.games.battlesuit.look.look import GROUND, MM_PER_IN, QUIET, TERRAINS, level_ink
from exporters.games.battlesuit.maps.figures import SIDE_LOOKS
from exporters.games.battlesuit.panels.lattice import HEIGHT_IN, WIDTH_IN, corner_place, hexagon, place
from schemas.diagnostics.wording import counted
from schemas.packs.packs import Pack
from studio.jobs.battles import Choices

Json = dict[str, Any]
Place = tuple[float, float]
CHOICES: Final = Choices(force="force", map="battle_map", scenario="scenario", score="victory points")
BASE_IN: Final = 0.64
LIFT_IN: Final = 0.12
"""How far up a soldier in the air is shown for each level above the ground."""

MOST_LIFT_IN: Final = 0.48
INNER: Final = 0.7
"""How large the terrain of a point on a hill is, so that the hill is seen round it."""

TERRAIN_INKS: Final = {terrain.value: look.ground.hex for terrain, look in TERRAINS.items()}
LINES: Final = {"attack": "shot", "paint": "search"}
"""Rows that are shown as a line from who acts to whom it concerns."""


@dataclass
class BattlesuitBoard:
    """One battle's map."""

    battleground: Battleground
    table: Tabletop = field(default_factory=Tabletop)
    shown: dict[str, Figure] = field(default_factory=dict)

    def scene(self) -> Json:
        """Return size, ground and inks."""
        rows, printed = self.battleground.layout.rows, self.battleground.printed
        return {
            "size_in": [len(rows[0]) * WIDTH_IN, self._depth_in],
            "base_in": BASE_IN,
            "jammer_in": 0,
            "ground": GROUND.hex,
            "solid": True,
            "terrain": [*self._terrain(printed)] if printed else [],
            "inks": {**{side: look.ink.hex for side, look in SIDE_LOOKS.items()}, "": QUIET.hex},
            **{nothing: {} for nothing in ("patches", "icons", "letters", "edges")},
        }

    def read(self, row: LogRow) -> None:
        """Take in the next row."""
        self.table.read(row)

    def note(self, row: LogRow) -> str:
        """Return what makes up the strength of an attack."""
        if row["event"] != "strength":
            return ""
        return ", ".join(f"{part.replace('_', ' ')} {value:+}" for part, value in row["parts"].items())

    def change(self, row: LogRow) -> Json:
        """Return the soldiers that stand otherwise, and the line or the way of `row`."""
        now = self.table.figures
        names = [*now, *(self.shown.keys() - now.keys())]
        pieces = {name: self._piece(now.get(name)) for name in names if now.get(name) is not self.shown.get(name)}
        line = {**self._line(row), **self._way(row)}
        self.shown = dict(now)
        return {"pieces": pieces, **line}

    @property
    def _depth_in(self) -> float:
        return len(self.battleground.layout.rows) * HEIGHT_IN

    def _place(self, name: str) -> Place:
        x_mm, y_mm = place(self.battleground.point(name))
        return round(x_mm / MM_PER_IN, 3), round(self._depth_in - y_mm / MM_PER_IN, 3)

    def _terrain(self, printed: Printed) -> Iterator[Json]:
        """Yield the ground of every point above level 0, and what lies on it."""
        for dot, names in self.battleground.layout.names.items():
            level, terrain = printed.field.ground_at(dot), printed.field.terrain_at(dot)
            name = f"{names[0]}, level {level}"
            if level > 0:
                yield {"id": name, "type": terrain, "ink": level_ink(level).hex, "outline": self._outline(dot, 1)}
            if terrain in TERRAIN_INKS:
                size = INNER if level > 0 else 1
                yield {"id": name, "type": terrain, "ink": TERRAIN_INKS[terrain], "outline": self._outline(dot, size)}

    def _outline(self, dot: Dot, size: float) -> list[list[float]]:
        """Return the hexagon of a point, drawn in towards it."""
        x, y = place(dot)
        corners = (corner_place(corner) for corner in hexagon(dot))
        inches = (((x + (a - x) * size) / MM_PER_IN, (y + (b - y) * size) / MM_PER_IN) for a, b in corners)
        return [[round(across, 3), round(self._depth_in - down, 3)] for across, down in inches]

    def _piece(self, figure: Figure | None) -> Json | None:
        """Return a soldier with what differs from one that merely stands on level 0; None for one that is gone."""
        if figure is None:
            return None
        x, y = self._place(figure.at)
        height = self.battleground.height(figure.at, figure.level)
        lift = {"lift": min(height * LIFT_IN, MOST_LIFT_IN)} if height > 0 else {}
        words = ", ".join(_words(figure, height))
        return {
            "side": figure.side,
            "kind": "",
            "x": x,
            "y": y,
            "state": words,
            "marks": _marks(figure, height),
            **lift,
        }

    def _line(self, row: LogRow) -> Json:
        """Return the line of a row between two soldiers, where they were last."""
        if row["event"] not in LINES:
            return {}
        ends = [self.shown.get(row[part]) for part in ("actor", "target")]
        return {"line": [LINES[row["event"]], *(part for end in ends if end for part in self._place(end.at))]}

    def _way(self, row: LogRow) -> Json:
        """Return the step of a row."""
        before, after = (figures.get(row.get("actor", "")) for figures in (self.shown, self.table.figures))
        if before is None or after is None or before.at == after.at:
            return {}
        return {"way": ["move", *self._place(before.at), *self._place(after.at)]}


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
    state = "" if figure.morale == GOOD_ORDER else figure.morale[0].upper()
    shown = (
        [str(figure.level) if figure.level or height else "", -1, 1],
        [str(figure.hits) if figure.hits else "", 1, 1],
        [state, 1, -1],
        [_above(figure), -1, -1],
    )
    return [mark for mark in shown if mark[0]]


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
