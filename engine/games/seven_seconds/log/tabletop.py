"""The table as a log tells it: where every piece stands and how it is, row after row, without a kernel."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import hypot, isfinite
from typing import Any, Final, cast

from engine.games.seven_seconds.kernel.codes import PATCHES
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs.packs import Pack

Row = dict[str, Any]
Vector = tuple[float, float]

AHEAD: dict[str, Vector] = {"south": (0, -1), "north": (0, 1), "west": (-1, 0), "east": (1, 0)}
FARTHEST_IN = 1000.0


@dataclass(frozen=True)
class Piece:
    """A piece on the table, in inches from the south-west corner.

    `kind` is blip, objective, or a type of unit with spaces; `facing` is a unit's direction of length 1, None without.
    """

    name: str
    side: str
    kind: str
    x_in: float
    y_in: float
    facing: Vector | None = None
    counters: int = 0
    damaged: bool = False
    stunned: bool = False
    jamming: bool = False
    state: str = ""


@dataclass(frozen=True)
class Patch:
    """Smoke or a crater."""

    kind: str
    x_in: float
    y_in: float
    radius_in: float


@dataclass
class Tabletop:
    """The table after the rows that were read; pieces by name, in the order in which they came.

    `faces_edge` says whether a unit that appears looks at the enemy's edge, else at the nearest enemy. Rule: 7S.GAP.31.
    """

    faces_edge: bool = False

    pieces: dict[str, Piece] = field(default_factory=dict)
    patches: dict[int, Patch] = field(default_factory=dict)
    gone: set[str] = field(default_factory=set)
    hidden_damaged: set[str] = field(default_factory=set)
    laid: int = 0
    edges: dict[str, str] = field(default_factory=dict)
    round: int = 0

    def read(self, row: Row) -> None:
        """Take in the next row of a log; rows that move nothing are let go by.

        Raises:
            KeyError, TypeError, ValueError: a row is not as the engine writes it.
        """
        reader = READERS.get(row["event"])
        if reader:
            reader(self, row)

    def change(self, name: str, **values: Any) -> None:
        """Change a piece that stands on the table; one that does not is let be."""
        if name in self.pieces:
            self.pieces[name] = replace(self.pieces[name], **values)

    def put(self, row: Row, kind: str, facing: Vector | None = None) -> None:
        """Put the row's actor on the table."""
        name = _text(row, "actor")
        self.pieces[name] = Piece(name, row.get("side", ""), kind, _inches(row, "x_in"), _inches(row, "y_in"), facing)

    def first_facing(self, piece: Piece) -> Vector:
        """Return where a trooper looks that has just appeared."""
        opponent = "blue" if piece.side == "red" else "red"
        enemies = [each for each in self.pieces.values() if each.side == opponent and each.kind != "objective"]
        away = [(each.x_in - piece.x_in, each.y_in - piece.y_in) for each in enemies]
        if self.faces_edge or not away:
            return AHEAD.get(self.edges.get(opponent, ""), (0, 1))
        x_in, y_in = min(away, key=lambda vector: hypot(*vector))
        length = hypot(x_in, y_in)
        return (x_in / length, y_in / length) if length else (0, 1)

    def lay(self, kind: str, row: Row) -> None:
        """Lay smoke or a crater; when there is no counter left the oldest one is taken."""
        patch = Patch(kind, _inches(row, "x_in"), _inches(row, "y_in"), _inches(row, "radius_in"))
        self.patches[self.laid % PATCHES] = patch
        self.laid += 1


def _inches(row: Row, key: str) -> float:
    value = row[key]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"{key} must be a number, got {value!r}")
    if not isfinite(value) or abs(value) > FARTHEST_IN:
        raise ValueError(f"{key} must lie near the table, got {value!r}")
    return float(value)


def _text(row: Row, key: str) -> str:
    value = row[key]
    if not isinstance(value, str):
        raise TypeError(f"{key} must be a name, got {value!r}")
    return value


def _edge(table: Tabletop, row: Row) -> None:
    side = _text(row, "side")
    table.edges = {side: _text(row, "edge"), "blue" if side == "red" else "red": _text(row, "opponent_edge")}


def _round(table: Tabletop, row: Row) -> None:
    table.round = int(row["number"])


def _unit(table: Tabletop, row: Row) -> None:
    """A blip's unit appears and is turned; a scrambled unit's blips are put down. Rule: 7S.GAP.31."""
    name = _text(row, "actor")
    kind = " ".join(name.split()[1:-1])
    table.put(row, kind)
    table.change(name, damaged=name in table.hidden_damaged)
    table.hidden_damaged.discard(name)
    if kind != "blip" and not kind.endswith("drone"):
        table.change(name, facing=table.first_facing(table.pieces[name]))


def _gone(table: Tabletop, row: Row) -> None:
    table.pieces.pop(_text(row, "actor"), None)


def _scrambled(table: Tabletop, row: Row) -> None:
    """A unit goes back under a blip; its damage goes with it. Rule: 7S.GAP.71."""
    piece = table.pieces.pop(_text(row, "actor"), None)
    if piece is not None and piece.damaged:
        table.hidden_damaged.add(piece.name)


def _detonated(table: Tabletop, row: Row) -> None:
    """A kamikaze drone is gone with its blast; a missile leaves its firer standing. Rule: 7S.KAM.2."""
    name = row.get("actor", "")
    if name in table.pieces and table.pieces[name].kind == "kamikaze drone":
        del table.pieces[name]


def _went(table: Tabletop, row: Row) -> None:
    """A leg of a way turns a trooper along it, and one of no length as it likes. Rules: 7S.MOVE.6, 7S.GAP.32."""
    name = _text(row, "actor")
    x_in, y_in = _inches(row, "x_in"), _inches(row, "y_in")
    piece = table.pieces.get(name)
    if piece is not None:
        across, up = x_in - piece.x_in, y_in - piece.y_in
        length = hypot(across, up)
        free = table.first_facing(piece) if piece.facing else None
        turned = (across / length, up / length) if piece.facing and length else free
        table.change(name, x_in=x_in, y_in=y_in, facing=turned)


def _counters(table: Tabletop, row: Row) -> None:
    table.change(_text(row, "actor"), counters=int(row["counters"]))


def _set(**values: Any) -> Callable[[Tabletop, Row], None]:
    return lambda table, row: table.change(_text(row, "actor"), **values)


def _terrain_gone(table: Tabletop, row: Row) -> None:
    if not row["made"]:
        table.gone.add(_text(row, "feature"))
    elif row["number"] in table.patches:
        table.patches[row["number"]] = replace(table.patches[row["number"]], radius_in=0.0)


READERS: dict[str, Callable[[Tabletop, Row], None]] = {
    "edge": _edge,
    "round": _round,
    "objective_placed": lambda table, row: table.put(row, "objective"),
    "deployed": lambda table, row: table.put(row, "blip"),
    "unit_placed": _unit,
    "reveal": _gone,
    "decoy": _gone,
    "scramble": _scrambled,
    "destroyed": _gone,
    "left_table": _gone,
    "bend": _went,
    "move": _went,
    "jump": _went,
    "counters": _counters,
    "shed": _counters,
    "detonation": _detonated,
    "damaged": _set(damaged=True),
    "stunned": _set(stunned=True),
    "wake": lambda table, row: table.change(_text(row, "actor"), stunned=not row["awake"]),
    "repair": lambda table, row: table.change(_text(row, "target"), damaged=False),
    "toggle_jammer": lambda table, row: table.change(_text(row, "actor"), jamming=bool(row["active"])),
    "secured": lambda table, row: table.change(_text(row, "target"), side=_text(row, "side"), state="secured"),
    "contested": lambda table, row: table.change(_text(row, "target"), side="", state=""),
    "objective_destroyed": lambda table, row: table.change(str(row.get("target", row.get("actor"))), state="destroyed"),
    "objective_set": lambda table, row: table.change(
        _text(row, "actor"), state=_text(row, "state"), side=_text(row, "by")
    ),
    "crater": lambda table, row: table.lay("crater", row),
    "fire_flamer": lambda table, row: table.lay("smoke", row),
    "terrain_gone": _terrain_gone,
}


SIDE_RANGE_IN: Final = (1.0, 1000.0)


@dataclass(frozen=True)
class Battleground:
    """Width and depth of the table in inches, the rules, and the map; `ground` is None where the pack has none."""

    size_in: Vector
    rules: Rules
    ground: TerrainMap | None

    def tabletop(self) -> Tabletop:
        """Return the table before the first row."""
        return Tabletop(faces_edge=self.rules.reveal.facing == "enemy_edge")


def battleground_of(header: dict[str, Any], pack: Pack | None) -> Battleground:
    """Return the ground of the battle with a log's header; `pack` is what it was played with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's table is not as the engine writes it.
    """
    least, most = SIDE_RANGE_IN
    width_in, depth_in = (min(max(float(side), least), most) for side in header["table_in"])
    ground = pack.named("terrain_map", header["map"], TerrainMap) if pack else None
    rules = cast("Rules", pack.rules) if pack else Rules(kind="rules", id="as_ruled", title="As ruled")
    return Battleground((width_in, depth_in), rules, ground)
