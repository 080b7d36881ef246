"""The table of 7 Seconds for replays: inches from the south-west corner, in the inks and icons of the print."""

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.battles.orders import LogRow
from engine.games.seven_seconds.log.tabletop import AHEAD, Battleground, Patch, Piece, Tabletop, battleground_of
from exporters.drawing.svg import symbol_data
from exporters.games.seven_seconds.look import GREY
from exporters.games.seven_seconds.maps.map_frame import GROUND, look_of
from exporters.games.seven_seconds.maps.overhead import ICONS, PATCH_TYPES, SIDE_INKS
from exporters.games.seven_seconds.maps.replay import roles_of
from exporters.games.seven_seconds.sides import RoleLook
from exporters.games.seven_seconds.wording.pieces import DOES
from exporters.games.seven_seconds.wording.terms import OBJECTIVE_LETTERS
from schemas.models.seven_seconds.terrain_map import Feature
from schemas.packs.packs import Pack
from studio.jobs.replay import Json, Place, last_place
from studio.systems import Choices

CHOICES = Choices(
    force="faction",
    map="terrain_map",
    wanted="mission",
    seat="side",
    score="victory points",
    rarely="in an attack one side draws from the offense deck and the other from the defense deck, "
    "in a chance encounter both draw from its own deck",
)
LINES = {
    "fire_rifle": "shot",
    "fire_missile": "missile",
    "target": "search",
    "pool_spent": "search",
    "command": "order",
    "repair": "order",
    "jammed": "search",
}
"""Rows that are shown as a line from who acts to whom it concerns."""


@dataclass
class SevenSecondsBoard:
    """One battle's table."""

    battleground: Battleground
    table: Tabletop
    roles: dict[str, RoleLook] = field(default_factory=dict)
    shown: dict[str, Piece] = field(default_factory=dict)
    ground_shown: tuple[tuple[Patch, ...], tuple[str, ...]] = ((), ())

    def scene(self) -> Json:
        """Return size, terrain, icons and inks."""
        rules, ground = self.battleground.rules, self.battleground.ground
        return {
            "size_in": list(self.battleground.size_in),
            "base_in": rules.base.diameter_in,
            "jammer_in": rules.jammer.radius_in,
            "ground": GROUND.hex,
            "terrain": [self._terrain(feature) for feature in (ground.features if ground else ())],
            "inks": {**{side: ink.hex for side, ink in SIDE_INKS.items()}, "": GREY.hex},
            "patches": {kind: look_of(name).ink.hex for kind, name in PATCH_TYPES.items()},
            "icons": {kind: symbol_data(symbol) for kind, symbol in ICONS.items()},
            "letters": {name.value: letter for name, letter in OBJECTIVE_LETTERS.items()},
            "edges": {side: edge for side, edge in self.table.edges.items() if edge in AHEAD},
            "roles": {
                side: {"does": DOES[role.key], "sign": symbol_data(role.sign), "ink": role.ink.hex}
                for side, role in self.roles.items()
            },
        }

    def read(self, row: LogRow) -> None:
        """Take in the next row."""
        self.table.read(row)

    def note(self, row: LogRow) -> str:
        """Return what is seen along a line of sight, and who comes upon whom."""
        told = NOTES.get(row["event"])
        return told(row) if told else ""

    def spot(self, sentence: str) -> Place | None:
        """Return the place to which the sentence of an answer leads; None where it leads to none."""
        return last_place(sentence)

    def change(self, row: LogRow) -> Json:
        """Return the pieces and the ground that stand otherwise, and the line, the way or the blast of `row`."""
        names = [*self.table.pieces, *(self.shown.keys() - self.table.pieces.keys())]
        moved = {name for name in names if self.table.pieces.get(name) is not self.shown.get(name)}
        pieces = {name: _piece(self.table.pieces.get(name)) for name in names if name in moved}
        line, way = self._line(row), self._way(row)
        self.shown = dict(self.table.pieces)
        return {"pieces": pieces, **self._ground_change(), **line, **way, **_blast(row)}

    def _terrain(self, feature: Feature) -> Json:
        name = self.battleground.rules.terrain.aliases.get(feature.type, feature.type)
        outline = [list(corner) for corner in feature.outline_in]
        return {"id": feature.id, "type": feature.type, "ink": look_of(name).ink.hex, "outline": outline}

    def _ground_change(self) -> Json:
        now = (tuple(self.table.patches.values()), tuple(sorted(self.table.gone)))
        if now == self.ground_shown:
            return {}
        self.ground_shown = now
        lying = [[one.kind, one.x_in, one.y_in, one.radius_in] for one in now[0] if one.radius_in > 0]
        return {"patches": lying, "gone": list(now[1])}

    def _line(self, row: LogRow) -> Json:
        """Return the line of a row between two pieces, where they stood last."""
        ends = [self.table.pieces.get(row.get(part, "")) or self.shown.get(row.get(part, "")) for part in PARTS]
        if row["event"] not in LINES or None in ends or ends[0] == ends[1]:
            return {}
        places = [end for piece in ends if piece is not None for end in (piece.x_in, piece.y_in)]
        return {"line": [LINES[row["event"]], *places]}

    def _way(self, row: LogRow) -> Json:
        """Return the way of a row from where its piece stood last: after a bend that is there."""
        if row["event"] not in WAYS:
            return {}
        piece = self.shown.get(row["actor"])
        start = (piece.x_in, piece.y_in) if piece else (row["from_x_in"], row["from_y_in"])
        return {"way": [WAYS[row["event"]], *start, row["x_in"], row["y_in"]]}


PARTS = ("actor", "target")


def _piece(piece: Piece | None) -> Json | None:
    """Return a piece with what differs from one that merely stands there; None for one that is gone."""
    if piece is None:
        return None
    standing = {"side": piece.side, "kind": piece.kind, "x": piece.x_in, "y": piece.y_in}
    special = {name: getattr(piece, name) for name in ("counters", "damaged", "stunned", "jamming", "state")}
    facing = {} if piece.facing is None else {"facing": [round(part, 4) for part in piece.facing]}
    return {**standing, **{name: value for name, value in special.items() if value}, **facing}


WAYS = {"bend": "move", "move": "move", "jump": "jump"}
"""Rows that are shown as a way, and how."""


def _blast(row: LogRow) -> Json:
    if row["event"] not in {"detonation", "fire_flamer"}:
        return {}
    return {"blast": [row["x_in"], row["y_in"], row["radius_in"]]}


def _sight(row: LogRow) -> str:
    between = [f"{row[f'{cover}_between']} {cover}" for cover in ("light", "heavy") if row[f"{cover}_between"]]
    across = f", across {' and '.join(between)}" if between else ""
    return f"Line of sight to {row['target']}: {row['range_in']:.1f} in, target in {row['target_cover']} cover{across}."


NOTES: dict[str, Callable[[LogRow], str]] = {
    "line_of_sight": _sight,
    "passive_contact": lambda row: f"{row['actor'].capitalize()} and {row['target']} come upon each other.",
}


def board_of(header: LogRow, pack: Pack | None) -> SevenSecondsBoard:
    """Return the empty table of a log's battle.

    Raises:
        KeyError, TypeError, ValueError: the header's table is not as the engine writes it.
    """
    battleground = battleground_of(header, pack)
    return SevenSecondsBoard(battleground, battleground.tabletop(), roles_of(header))
