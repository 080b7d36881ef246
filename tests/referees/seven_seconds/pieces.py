"""The referee's own table: the pieces on it, the units off it, and what a referee says of a breach."""

from dataclasses import dataclass, field
from math import hypot

from tests.referees.seven_seconds.documents import Unit

Point = tuple[float, float]

# Distances are compared with 0.001 in (7S.GAP.9); a log rounds each coordinate to as much.
NEAR_IN = 0.003


@dataclass
class Piece:
    """A blip, unit, objective or spot of ground on the table; inches from the south-west corner.

    `facing` is None where the log does not say which way a trooper looks. `held_by` is the side that has secured an
    objective, "" while it is contested.
    """

    name: str
    side: str
    kind: str
    x_in: float
    y_in: float
    radius_in: float
    ready: bool = False
    counters: int = 0
    damaged: bool = False
    stunned: bool = False
    jamming: bool = False
    destroyed: bool = False
    held_by: str = ""
    facing: Point | None = None

    @property
    def at(self) -> Point:
        """Return its centre."""
        return (self.x_in, self.y_in)

    @property
    def drone(self) -> bool:
        """Return whether it is a drone."""
        return self.kind.endswith("drone")

    @property
    def blip(self) -> bool:
        """Return whether it is a blip."""
        return self.kind == "blip"

    @property
    def unit(self) -> bool:
        """Return whether it is a revealed trooper or drone."""
        return self.kind not in ("blip", "objective", "spot")

    @property
    def flat(self) -> bool:
        """Return whether bases may stand on it: an objective or a spot. Ruling: 7S.GAP.113."""
        return self.kind in ("objective", "spot")

    @property
    def trooper(self) -> bool:
        """Return whether it is a revealed trooper."""
        return self.unit and not self.drone


def distance_in(one: Point, another: Point) -> float:
    """Return the distance of two points."""
    return hypot(one[0] - another[0], one[1] - another[1])


def range_in(one: Piece, another: Piece) -> float:
    """Return the range between closest edges. Rule: 7S.GEN.4."""
    return max(0.0, distance_in(one.at, another.at) - one.radius_in - another.radius_in)


@dataclass
class Table:
    """All pieces by name; the units by name with their stats; who is dead, and which hidden units are damaged.

    `hidden_under` names the three blips one of which a scrambled unit lies under (7S.SCR.2).
    `spent` are the kamikaze drones that have exploded, whether they count as killed or not (7S.KAM.3, 7S.GAP.119).
    """

    units: dict[str, Unit]
    pieces: dict[str, Piece] = field(default_factory=dict)
    dead: set[str] = field(default_factory=set)
    hidden_damaged: set[str] = field(default_factory=set)
    hidden_under: dict[str, set[str]] = field(default_factory=dict)
    spent: set[str] = field(default_factory=set)

    def of(self, side: str) -> list[Piece]:
        """Return a side's blips and units on the table."""
        return [piece for piece in self.pieces.values() if piece.side == side and (piece.unit or piece.blip)]

    def revealed(self, side: str) -> list[Piece]:
        """Return a side's units on the table."""
        return [piece for piece in self.of(side) if piece.unit]

    def objectives(self) -> list[Piece]:
        """Return the objectives that survive."""
        return [piece for piece in self.pieces.values() if piece.kind == "objective" and not piece.destroyed]

    def troopers_left(self, side: str) -> int:
        """Return a side's living troopers, those in the holding area too. Rule: 7S.END.2."""
        return sum(unit.side == side and not unit.drone and name not in self.dead for name, unit in self.units.items())

    def holding(self, side: str) -> set[str]:
        """Return the names of a side's units that are neither on the table nor dead. Rule: 7S.HOLD.5."""
        return {
            name
            for name, unit in self.units.items()
            if unit.side == side and name not in {*self.pieces, *self.dead, *self.spent}
        }
