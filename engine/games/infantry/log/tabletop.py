"""The map as the rows of a log tell it: who is where, lines of fire, arcs, crewed weapons, smoke, breaches."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.games.infantry.ground import Spot
from engine.games.infantry.kernel.numbers.records import Line
from engine.games.infantry.kernel.numbers.targets import walk_line
from engine.games.infantry.names import SEATS
from schemas.catalogues.saying import counted
from schemas.models.infantry.dot_map import NOTHING, DotMap
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack

Told = Mapping[str, Any]

AS_RULED = {"kind": "rules", "id": "as_ruled", "title": "As ruled"}


def line_of_fire(attacker: Spot, target: Spot) -> tuple[Spot, ...]:
    """Return the dots of a line of fire: the attacker's is not of it, the target's is its last. Rule: IN.GAP.20."""
    line = Line()
    walk_line(line, *attacker, *target)
    return tuple(zip(line.column[: line.count], line.row[: line.count], strict=True))


def otherwise_back(attacker: Spot, target: Spot) -> frozenset[Spot]:
    """Return the dots between both that a line of fire back would pass over and this one does not. Rule: IN.GAP.20."""
    back = line_of_fire(target, attacker)[:-1]
    return frozenset(back) - frozenset(line_of_fire(attacker, target))


def line_note(attacker: Spot, target: Spot, language: str = "") -> str:
    """Return what is said of a line of fire that is not the same the other way round, "" where it is."""
    others = len(otherwise_back(attacker, target))
    if not others:
        return ""
    return counted(
        others,
        "The line of fire runs from the attacker to the target; back, it would pass over {number} other dot "
        "(IN.GAP.20).",
        "The line of fire runs from the attacker to the target; back, it would pass over {number} other dots "
        "(IN.GAP.20).",
        language,
    )


@dataclass(frozen=True)
class Arc:
    """A firing arc: its middle in degrees clockwise from north, and whether it is a wide one."""

    bearing_deg: int
    wide: bool = False


@dataclass(frozen=True)
class Figure:
    """A trooper on the map: its side, its number among those of its side, its column and its row.

    `crossed` are its HP cells crossed out; `controls` names who brought the crewed weapon it controls, "" for none.
    """

    side: str
    number: int
    spot: Spot
    prone: bool = False
    under: bool = False
    caught: bool = False
    shaken: bool = False
    crossed: int = 0
    arc: Arc | None = None
    controls: str = ""


@dataclass(frozen=True)
class Gun:
    """A crewed weapon that stands or lies on a dot; its arc is None where it is not set up."""

    spot: Spot
    arc: Arc | None


@dataclass(frozen=True)
class Objective:
    """What a side scores for: first and last column and first and last row of its zone, and what it is called."""

    side: str
    name: str
    zone: tuple[int, int, int, int]


@dataclass
class Tabletop:
    """The map of one battle: rows go in, in their order.

    `guns` are the crewed weapons that nobody carries, by who brought them; `smoke` the radius of clouds by the dot they
    landed on and the turn in which they go, `fires` the dots that burn, `breaches` those where something stood,
    `fallen` where each of the dead lay last; `total` the PV of both sides where there are objectives.
    """

    numbers: Mapping[str, int]
    figures: dict[str, Figure] = field(default_factory=dict)
    guns: dict[str, Gun] = field(default_factory=dict)
    smoke: dict[tuple[Spot, int], int] = field(default_factory=dict)
    fires: set[Spot] = field(default_factory=set)
    breaches: set[Spot] = field(default_factory=set)
    fallen: dict[str, Spot] = field(default_factory=dict)
    objectives: list[Objective] = field(default_factory=list)
    total: tuple[int, int] | None = None
    turn: int = 0

    def read(self, row: Told) -> None:
        """Take in a row.

        Raises:
            KeyError, TypeError, ValueError: the row is not as the engine writes it.
        """
        self.turn = row["turn"]
        if row["event"] in CHANGES:
            CHANGES[row["event"]](self, row)

    def change(self, name: str, **values: Any) -> None:
        """Let a trooper be otherwise, if it is on the map."""
        if name in self.figures:
            self.figures[name] = replace(self.figures[name], **values)

    def handle_gun(self, row: Told) -> None:
        """Take in what has become of a crewed weapon. Rules: IN.CRW.5, IN.CRW.6, IN.CRW.8, IN.CRW.12."""
        actor, gun, deed = row["actor"], row["target"], row["deed"]
        spot = self.figures[actor].spot
        if deed == "left":
            self.change(actor, controls="")
            self.guns.setdefault(gun, Gun(spot, None))
            return
        self.change(actor, controls=gun)
        if deed in {"broken_down", "picked_up"}:
            del self.guns[gun]
        else:
            self.guns[gun] = Gun(spot, Arc(row["bearing_deg"]))


def tabletop_of(header: Told) -> Tabletop:
    """Return the map before anybody is set down, as the header of a log has it.

    Raises:
        KeyError, TypeError, ValueError: the header is not as the engine writes it.
    """
    return Tabletop({name: number for seat in SEATS for number, name in enumerate(header[seat]["troopers"])})


def _spot(row: Told) -> Spot:
    return row["column"], row["row"]


def _placed(table: Tabletop, row: Told) -> None:
    actor = row["actor"]
    controls = actor if row["carries"] else ""
    table.figures[actor] = Figure(row["side"], table.numbers[actor], _spot(row), controls=controls)


def _objective(table: Tabletop, row: Told) -> None:
    west, east, south, north = row["zone"]
    table.objectives.append(Objective(row["side"], row["name"], (west, east, south, north)))


def _total(table: Tabletop, row: Told) -> None:
    table.total = row["total_pv_a"], row["total_pv_b"]


def _morale(table: Tabletop, row: Told) -> None:
    table.change(row["actor"], shaken=row["shaken"])


def _dead(table: Tabletop, row: Told) -> None:
    table.fallen[row["actor"]] = table.figures.pop(row["actor"]).spot


def _routed(table: Tabletop, row: Told) -> None:
    del table.figures[row["actor"]]


def _smoke(table: Tabletop, row: Told) -> None:
    table.smoke[_spot(row), row["until"]] = row["radius"]


def _smoke_gone(table: Tabletop, row: Told) -> None:
    table.smoke.pop((_spot(row), row["turn"]), None)


def _structure(table: Tabletop, row: Told) -> None:
    if row["breached"]:
        table.breaches.add(_spot(row))


CHANGES: Mapping[str, Callable[[Tabletop, Told], None]] = {
    "objective": _objective,
    "placed": _placed,
    "step": lambda table, row: table.change(row["actor"], spot=_spot(row)),
    "posture": lambda table, row: table.change(row["actor"], prone=row["prone"]),
    "tunnel": lambda table, row: table.change(row["actor"], under=row["under"]),
    "wire": lambda table, row: table.change(row["actor"], caught=row["caught"]),
    "morale": _morale,
    "damage": lambda table, row: table.change(row["actor"], crossed=row["crossed"]),
    "dead": _dead,
    "routed": _routed,
    "arc": lambda table, row: table.change(row["actor"], arc=Arc(row["bearing_deg"], row["wide"])),
    "arc_ends": lambda table, row: table.change(row["actor"], arc=None),
    "gun": Tabletop.handle_gun,
    "smoke": _smoke,
    "smoke_gone": _smoke_gone,
    "burns": lambda table, row: table.fires.add(_spot(row)),
    "fire_out": lambda table, row: table.fires.discard(_spot(row)),
    "structure": _structure,
    "total": _total,
}
"""What the rows of each kind change; those of other kinds change nothing on the map."""


@dataclass(frozen=True)
class Battleground:
    """The map of a battle and its rules; `pack` is None where it is not at hand or has another map, and all is bare."""

    dot_map: DotMap
    rules: Rules
    pack: Pack | None

    def width_deg(self, arc: Arc, *, crewed: bool) -> int:
        """Return the width of an arc in degrees. Rules: IN.CRW.11, IN.HOUSE.4."""
        if crewed:
            return self.rules.crewed.arc_deg
        return self.rules.arcs.wide_deg if arc.wide else self.rules.arcs.narrow_deg


def battleground_of(header: Mapping[str, Any], pack: Pack | None) -> Battleground:
    """Return the ground of the battle with a log's header; `pack` is what it was played with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's map is not as the engine writes it.
    """
    columns, rows = header["columns"], header["rows"]
    rules = pack.rules if pack and isinstance(pack.rules, Rules) else Rules.model_validate(AS_RULED)
    found = pack.named("dot_map", header["map"], DotMap) if pack else None
    if found is not None and (found.columns, found.rows) == (columns, rows):
        return Battleground(found, rules, pack)
    bare = {"kind": "dot_map", "id": "bare", "title": "Bare ground", "ground": f"{NOTHING * columns}\n" * rows}
    return Battleground(DotMap.model_validate(bare), rules, None)
