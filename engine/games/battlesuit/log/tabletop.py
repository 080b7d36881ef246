"""The map as the head and the rows of a log tell it: who is where, how high, and in what state; mines, and ruins."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from engine.games.battlesuit.maps.battlefield import Field, Panels, chart_of, field_of, layout_of_rows, panels_of
from engine.games.battlesuit.maps.layouts import Layout, Panel
from engine.games.battlesuit.maps.panels import Point
from engine.games.battlesuit.rules.results import standing
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Printed:
    """A map as the pack has it: its document, its panels by the references to them, and what lies on its points."""

    model: BattleMap
    panels: Panels
    field: Field


@dataclass(frozen=True)
class Battleground:
    """How the panels lay, and what is printed on them; None where the pack is not at hand or has another map."""

    layout: Layout
    printed: Printed | None

    def point(self, name: str) -> Point:
        """Return a point by its name.

        Raises:
            KeyError: it means no point of this map.
        """
        found = self.layout.point(name)
        if found is None:
            raise KeyError(name)
        return found

    def height(self, name: str, level: int) -> int:
        """Return how many levels above the ground of a point a level is; 0 where the ground is not known.

        Raises:
            KeyError: the name means no point of this map.
        """
        point = self.point(name)
        return level - self.printed.field.ground_at(point) if self.printed else 0


def battleground_of(header: Mapping[str, Any], pack: Pack | None) -> Battleground:
    """Return the ground of the battle with a log's header; `pack` is what it was played with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's map is not as the engine writes it.
    """
    rows = tuple(tuple(placed and Panel(placed[0], placed[1]) for placed in row) for row in header["layout"])
    layout = layout_of_rows(rows)
    printed = _printed(header["map"], pack) if pack else None
    return Battleground(layout, printed if printed and printed.field.layout == layout else None)


def _printed(name: str, pack: Pack) -> Printed | None:
    model = pack.named("battle_map", name, BattleMap)
    panels = panels_of(model, pack) if model else None
    if model is None or panels is None:
        return None
    chart = chart_of(cast("Rules", pack.rules).terrain)
    return Printed(model, panels, field_of(model, panels, chart))


GOOD_ORDER = "good order"
OUT = frozenset(("exit", "lost", "off_line"))
"""Rows after which their soldier is no longer on the map."""

RALLIED = {"panic": "panicked", "stunned": "shaken"}
"""What is left of a soldier's morale after a throw for it; after every other result it is in good order."""

CALMED = {"shock": "shaken", "recovery": GOOD_ORDER}
"""What ends a panic. Rules: BS.PAN.9, BS.PAN.10."""


@dataclass(frozen=True)
class Figure:
    """A soldier on the map: its side, the name of its point, its level, its morale.

    `mark` is its letter, or its number among those of its card; `level` counts from level 0 of the map. One that is
    `hidden` or `stealthy` its enemy does not see, or may not fire at.
    """

    side: str
    mark: str
    at: str
    level: int
    morale: str = GOOD_ORDER
    hits: int = 0
    painted: bool = False
    hidden: bool = False
    stealthy: bool = False

    @property
    def is_armoured(self) -> bool:
        """Return whether it bears a letter, as armoured soldiers do. Rule: BS.PCS.1."""
        return self.mark.isalpha()

    @property
    def is_down(self) -> bool:
        """Return whether it lies there with no box left open. Rules: BS.CARD.6, BS.DWN.1."""
        return self.is_armoured and standing(self.hits).status != "active"


@dataclass
class Tabletop:
    """The map of one battle: rows go in, in their order.

    `mines` are markers by point and kind, `ruins` the points whose terrain has become another.
    """

    figures: dict[str, Figure] = field(default_factory=dict)
    turn: int = 0
    mines: list[tuple[str, str]] = field(default_factory=list)
    ruins: dict[str, str] = field(default_factory=dict)

    def read(self, row: Mapping[str, Any]) -> None:
        """Take in a row; one with a point and a level says where its soldier is now.

        Raises:
            KeyError, TypeError, ValueError: the row is not as the engine writes it.
        """
        self.turn = row["turn"]
        if "actor" in row and "at" in row and "level" in row:
            self._place(row)
        elif row["event"] in OUT:
            self.figures.pop(row["actor"], None)
        elif row["event"] in CHANGES:
            CHANGES[row["event"]](self, row)

    def _place(self, row: Mapping[str, Any]) -> None:
        name, level = row["actor"], int(row["level"])
        new = Figure(row["side"], name.rpartition(" ")[2], row["at"], level, hidden=row.get("hidden", False))
        self.figures[name] = replace(self.figures.get(name, new), at=row["at"], level=level)

    def change(self, name: str, **values: Any) -> None:
        """Let a soldier be otherwise, if it is on the map."""
        if name in self.figures:
            self.figures[name] = replace(self.figures[name], **values)

    def set_off(self, at: str, kind: str) -> None:
        """Take a mine marker off its point. Rules: BS.MIN.7, BS.GAP.90."""
        if (at, kind) in self.mines:
            self.mines.remove((at, kind))

    def wash(self) -> None:
        """Take the paint off everybody. Rule: BS.PNT.6."""
        for name in self.figures:
            self.change(name, painted=False)


def _panicked(table: Tabletop, row: Mapping[str, Any]) -> None:
    table.change(row["actor"], morale=CALMED.get(row["result"], "panicked"))


def _rallied(table: Tabletop, row: Mapping[str, Any]) -> None:
    table.change(row["actor"], morale=RALLIED.get(row["result"], GOOD_ORDER))


def _burnt(table: Tabletop, row: Mapping[str, Any]) -> None:
    if row["burnt"] and row["actor"] in table.figures:
        table.change(row["actor"], hits=table.figures[row["actor"]].hits + 1)


def _leapt(table: Tabletop, row: Mapping[str, Any]) -> None:
    if "level" in row:
        table.change(row["actor"], level=row["level"])


def _shattered(table: Tabletop, row: Mapping[str, Any]) -> None:
    if row["was"] != row["becomes"]:
        table.ruins[row["at"]] = row["becomes"]


CHANGES: dict[str, Callable[[Tabletop, Mapping[str, Any]], None]] = {
    "activate": lambda table, row: table.change(row["actor"], morale=row["state"]),
    "struck": lambda table, row: table.change(row["target"], hits=row["hits"]),
    "shaken": lambda table, row: table.change(row["actor"], morale="shaken"),
    "morale": _rallied,
    "panic": _panicked,
    "paint": lambda table, row: table.change(row["target"], painted=True),
    "repair": lambda table, row: table.change(row["actor"], hits=row["hits"]),
    "crash": lambda table, row: table.change(row["actor"], hits=row["hits"]),
    "glow": _burnt,
    "mend": lambda table, row: table.change(row["target"], hits=row["hits"]),
    "rally": lambda table, row: table.change(row["target"], morale=row["becomes"]),
    "berserk": _leapt,
    "shut_down": lambda table, row: table.change(row["actor"], morale="shaken"),
    "stealth": lambda table, row: table.change(row["actor"], stealthy=True),
    "out_of_stealth": lambda table, row: table.change(row["actor"], stealthy=False),
    "unhidden": lambda table, row: table.change(row["actor"], hidden=False),
    "mine_laid": lambda table, row: table.mines.append((row["at"], row["kind"])),
    "mine": lambda table, row: table.set_off(row["at"], row["kind"]),
    "shattered": _shattered,
    "end_turn": lambda table, _: table.wash(),
}
"""What rows change of soldiers that stay where they are, and of the ground."""
