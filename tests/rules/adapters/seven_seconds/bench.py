"""A bare table for worked cases: pieces put by hand, dice laid down, the engine's own functions called."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from math import cos, radians, sin
from pathlib import Path
from typing import Any, cast

from engine.battles.asking import game_with
from engine.games.seven_seconds.battle.prepared import PreparedPack
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.drones import toggle_jammer
from engine.games.seven_seconds.kernel.codes import Edge, Kind, Status
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.rules.numbers import UNIT_CODES, mils, pack_table
from engine.games.seven_seconds.rules.units import Unit, drone, trooper
from engine.kernel.answers import CUSTOM
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.models.seven_seconds.words import DroneType, Rating, Stat, TrooperType
from schemas.packs.packs import Pack, read_packs
from tests.rules.adapters.seven_seconds.house_rules import changed_rules
from tests.rules.adapters.seven_seconds.player import LaidDownPlayer

Given = Mapping[str, Any]
Answer = dict[str, Any]
Point = tuple[float, float]
Terrain = tuple[str, Sequence[Point]]

ATTACKER, DEFENDER = 0, 1
DRONES = tuple(kind.value for kind in DroneType)
KINDS = UNIT_CODES | {
    "trooper": Kind.TACTICAL,
    "drone": Kind.BASIC_DRONE,
    "blip": Kind.BLIP,
    "objective": Kind.OBJECTIVE,
}
CONTROL = {"contested": 0, "secured_by_attacker": 1, "secured_by_defender": 2}
TABLE = {"contested": 0, "controlled_by_attacker": 1, "controlled_by_defender": 2}
BASE_RADIUS_IN = 0.5
EVER = 1_000_000
STATS = {"sensors": "sensors", "stealth": "stealth", "armour": "armour", "cm": "countermeasures"}


class MissingDice(AssertionError):
    """The engine threw a die the case does not give."""


@cache
def shipped_pack() -> Pack:
    """Return the pack of the game as printed."""
    [pack] = [pack for pack in read_packs([Path("content/seven_seconds")]).packs if pack.manifest.id == "seven_seconds"]
    return pack


def rules_of(given: Given) -> Rules:
    """Return the rules of a case: as ruled, with the parameters it changes."""
    return changed_rules(given.get("params", {}))


def faction(name: str) -> Faction:
    """Return a faction as printed, by its id."""
    found = shipped_pack().find("faction", name)
    assert found is not None, name
    return cast("Faction", found.model)


def unit_stats(kind: str, values: Mapping[str, Any], rules: Rules) -> Unit:
    """Return a unit's final stats: of its faction and rating, but for those written out."""
    army, rating = faction(values.get("faction") or "zane"), Rating(values.get("rating") or "veteran")
    if kind in DRONES:
        if "robotics" in values:
            line = army.stats.line(rating).model_copy(update={Stat.ROBOTICS.value: values["robotics"]})
            army = army.model_copy(update={"stats": army.stats.model_copy(update={rating.value: line})})
        unit = drone(army, rating, DroneType(kind), rules)
    else:
        unit = trooper(army, rating, TrooperType(kind), rules)
    written: dict[str, Any] = {field: values[word] for word, field in STATS.items() if word in values}
    if "nuclear" in values:
        written |= {"blast_radius": values["nuclear"], "blast_dice": values["nuclear"]}
    return unit._replace(**written)


def typed(kind: str) -> str:
    """Return a unit type for a word of the cases; any trooper will do for `trooper`."""
    return {"trooper": "tactical", "drone": "basic_drone"}.get(kind, kind)


def ahead(origin: Point, distance_in: float, bearing_deg: float = 0.0) -> Point:
    """Return the point so far away, counter-clockwise from east."""
    x, y = origin
    return x + distance_in * cos(radians(bearing_deg)), y + distance_in * sin(radians(bearing_deg))


def rectangle(area: Sequence[float]) -> tuple[Point, ...]:
    """Return the corners of [x_min, y_min, x_max, y_max]."""
    x, y, x2, y2 = area
    return (x, y), (x2, y), (x2, y2), (x, y2)


def strip(
    origin: Point, bearing_deg: float, start_in: float, end_in: float, width_in: float = 0.1
) -> tuple[Point, ...]:
    """Return the corners of a band along a line, from so far to so far from its origin."""
    near, far = ahead(origin, start_in, bearing_deg), ahead(origin, end_in, bearing_deg)
    side = ahead((0.0, 0.0), width_in / 2, bearing_deg + 90)
    return (
        (near[0] - side[0], near[1] - side[1]),
        (far[0] - side[0], far[1] - side[1]),
        (far[0] + side[0], far[1] + side[1]),
        (near[0] + side[0], near[1] + side[1]),
    )


class Bench:
    """A game without a setup. The attacker (or first player, or p1) is side 0, with the edge at y = 0."""

    def __init__(self, given: Given, terrain: Iterable[Terrain] = (), base_radius_in: float | None = None) -> None:
        self.rules = rules_of(given)
        self.players = (LaidDownPlayer(ATTACKER), LaidDownPlayer(DEFENDER))
        self.game: Game = game_with(Game, self.players)
        self.game.forces.policy[:] = [CUSTOM, CUSTOM]
        prepared = PreparedPack(replace(shipped_pack(), rules=self.rules))
        prepared.numbers.lay_over(self.game.numbers)
        self.radius_in = self.rules.base.diameter_in / 2 if base_radius_in is None else base_radius_in
        self.game.numbers.base_radius_mil = mils(self.radius_in)
        width_in, depth_in = given.get("table_in", (36, 36))
        features = [
            {"id": f"piece_{number}", "type": kind, "outline_in": [list(corner) for corner in outline]}
            for number, (kind, outline) in enumerate(terrain)
        ]
        shown = {"width_in": width_in, "depth_in": depth_in, "features": features}
        field = TerrainMap.model_validate({"kind": "terrain_map", "id": "bench", "title": "Bench", **shown})
        pack_table(field, self.rules, self.game.table, self.game.outlines)
        for piece in range(codes.PIECES):
            self.game.forces.kind[piece] = codes.UNKNOWN
            self.game.forces.square[piece] = codes.NOBODY
        self.game.forces.attack_defense = 1
        self.game.battle.round = 1
        self.game.battle.edge[:] = [Edge.SOUTH, Edge.NORTH]
        self._slots = [0, 0]

    def _new_piece(self, side: int, kind: str, values: Mapping[str, Any]) -> int:
        piece = side * codes.SIDE_PIECES + codes.BLIPS + self._slots[side]
        self._slots[side] += 1
        unit = unit_stats(typed(kind), values, self.rules)
        forces = self.game.forces
        forces.kind[piece] = unit.code
        forces.sensors[piece] = unit.sensors
        forces.shed[piece] = unit.stealth
        forces.armour[piece] = unit.armour
        forces.countermeasures[piece] = unit.countermeasures
        forces.blast_radius[piece] = unit.blast_radius
        forces.blast_dice[piece] = unit.blast_dice
        return piece

    def unit(self, side: int, kind: str, at: Sequence[float], values: Mapping[str, Any] | None = None) -> int:
        """Put a trooper or drone on the table, facing east, with its stats, counters and damage."""
        known = values or {}
        piece = self._new_piece(side, kind, known)
        self.game.battle.facing_x[piece] = 1000
        self.game.battle.counters[piece] = known.get("counters", 0)
        self.game.battle.damaged[piece] = int(known.get("damaged", False))
        self.game.battle.stunned[piece] = int(known.get("stunned", False))
        return self._put(piece, at)

    def any_unit(self, side: int, kind: str, at: Sequence[float], values: Mapping[str, Any] | None = None) -> int:
        """Put a unit on the table, a blip (a decoy) among them."""
        return self.blip(side, at, ()) if kind == "blip" else self.unit(side, kind, at, values)

    def blip(self, side: int, at: Sequence[float], contents: Sequence[str], square: int | None = None) -> int:
        """Put a blip on the table, and what it hides into its square."""
        first = side * codes.SIDE_PIECES
        taken = [piece for piece in range(first, first + codes.BLIPS) if self.game.forces.kind[piece] == Kind.BLIP]
        piece = first + len(taken) if square is None else first + square
        self.game.forces.kind[piece] = Kind.BLIP
        for kind in contents:
            self.hidden(side, kind, piece - first)
        return self._put(piece, at)

    def hidden(self, side: int, kind: str, square: int, values: Mapping[str, Any] | None = None) -> int:
        """Put a unit into a square (from 0) of the holding area."""
        piece = self._new_piece(side, kind, values or {})
        self.game.forces.square[piece] = square
        self.game.battle.status[piece] = Status.HOLDING
        return piece

    def objective(self, index: int, at: Sequence[float], counters: int = 0, control: str = "contested") -> int:
        """Put an objective on the table, 0 being alpha."""
        piece = codes.FIRST_OBJECTIVE + index
        self.game.forces.kind[piece] = Kind.OBJECTIVE
        self.game.battle.counters[piece] = counters
        self.game.battle.objective_control[index] = CONTROL[control]
        return self._put(piece, at)

    def _put(self, piece: int, at: Sequence[float]) -> int:
        self.game.battle.status[piece] = Status.ON_TABLE
        self.place(piece, at)
        return piece

    def place(self, piece: int, at: Sequence[float]) -> None:
        """Set a piece down at a point."""
        self.game.battle.x_mil[piece], self.game.battle.y_mil[piece] = mils(at[0]), mils(at[1])

    def jam(self, piece: int) -> None:
        """Switch the field of a haywire drone."""
        toggle_jammer(self.game, piece, False)  # noqa: FBT003 - the kernel has no keywords

    def face(self, piece: int, degrees: float) -> None:
        """Turn a trooper to look along a direction."""
        self.game.battle.facing_x[piece] = round(1000 * cos(radians(degrees)))
        self.game.battle.facing_y[piece] = round(1000 * sin(radians(degrees)))

    def at_range(self, origin: Point, range_in: float, bearing_deg: float = 0.0) -> Point:
        """Return where a base stands whose edge is so far from the edge of one at `origin`."""
        return ahead(origin, range_in + 2 * self.radius_in, bearing_deg)

    def lay(self, actor: int, reason: int, *values: int, times: int = 1) -> None:
        """Lay dice down: the next draws of an actor for a reason show these values."""
        script = self.game.script
        for value in values:
            row = script.rows
            script.actor[row], script.reason[row], script.value[row], script.left[row] = actor, reason, value, times
            script.rows = row + 1

    def check_dice(self) -> None:
        """Make sure that no die was thrown but those of the case."""
        if self.game.script.missed:
            raise MissingDice(f"{self.game.script.missed} more dice than the case gives")

    def events(self, kind: int) -> list[list[int]]:
        """Return the rows of one kind that have been logged, without the kind."""
        cells, length = self.game.log.cells, self.game.log.length
        rows = [cells[at : at + 10] for at in range(0, length * 10, 10)]
        return [row[1:] for row in rows if row[0] == kind]

    def is_destroyed(self, piece: int) -> bool:
        """Return whether a piece has been destroyed."""
        return bool(self.game.battle.status[piece] == Status.DESTROYED)

    def state(self, piece: int) -> dict[str, bool]:
        """Return stunned, damaged and destroyed of a trooper; of a drone whether it is destroyed."""
        if Kind.BASIC_DRONE <= self.game.forces.kind[piece] <= Kind.RECCE_DRONE:
            return {"destroyed": self.is_destroyed(piece)}
        return {
            "stunned": self.game.battle.stunned[piece] > 0,
            "damaged": self.game.battle.damaged[piece] > 0,
            "destroyed": self.is_destroyed(piece),
        }
