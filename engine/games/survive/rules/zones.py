"""The rings around the spire, in words and inches, and who patrols them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.numbers import distances
from engine.games.survive.kernel.numbers import zones as kernel
from engine.games.survive.kernel.rules_record import Board
from engine.games.survive.rules.numbers import CONTROL_CODES, Point, inches, mils, numbers_of
from engine.kernel.packing import coded
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Zone

WRITTEN_IN = 0.005
"""What a coordinate that is written with two decimals may be off."""

ZONE_CODES: Final = coded(Zone, codes.Zone)
ZONES = {code: zone for zone, code in ZONE_CODES.items()}


class Ring(StrEnum):
    """What bounds the ground of control units: the spire itself, and the rims of the two zones around it."""

    SPIRE = "spire"
    INNER = "inner"
    OUTER = "outer"


RINGS: Final = {code: ring for ring, code in coded(Ring, codes.Ring).items()}


@dataclass(frozen=True)
class Rings:
    """The spire and the radii of the two zones around it. Rule: SV.CTL.1."""

    spire: Point
    inner_in: float
    outer_in: float

    @classmethod
    def of(cls, zone: ControlZone) -> "Rings":
        """Return the rings of a board."""
        return cls(zone.spire_in, zone.inner_in, zone.outer_in)

    @property
    def board(self) -> Board:
        """The rings as a record of the kernel."""
        board = Board()
        board.spire_x_mil, board.spire_y_mil = mils(self.spire[0]), mils(self.spire[1])
        board.inner_mil, board.outer_mil = mils(self.inner_in), mils(self.outer_in)
        return board

    def radius_in(self, ring: Ring) -> float:
        """Return the radius of a ring, that of the spire being 0."""
        return {Ring.SPIRE: 0.0, Ring.INNER: self.inner_in, Ring.OUTER: self.outer_in}[ring]

    def zone_of(self, point: Point) -> Zone:
        """Return the zone of a point. Rule: SV.HOUSE.5."""
        return ZONES[kernel.zone_at(self.board, mils(point[0]), mils(point[1]))]


@dataclass(frozen=True)
class Patrol:
    """The ground of a kind of control unit: beyond one ring, and no farther out than the other."""

    beyond: Ring
    up_to: Ring


def patrol_of(type: ControlType, rules: Rules) -> Patrol:
    """Return the ground that a kind of control unit patrols. Rules: SV.CTL.2, SV.CTL.3, SV.GAP.9."""
    code = CONTROL_CODES[type]
    return Patrol(RINGS[kernel.patrols_from(code)], RINGS[kernel.patrols_to(numbers_of(rules), code)])


def red_line(rules: Rules) -> Ring:
    """Return the ring that CUs do not cross. Rules: SV.CTL.2, SV.GAP.9."""
    return patrol_of(ControlType.CU, rules).up_to


def may_patrol(type: ControlType, rings: Rings, point: Point, rules: Rules, leeway_in: float = 0.0) -> bool:
    """Return whether a control unit may stand on a point, or off it by a leeway. Rules: SV.CTL.2, SV.CTL.3."""
    x_mil, y_mil = mils(point[0]), mils(point[1])
    return kernel.may_patrol(numbers_of(rules), rings.board, CONTROL_CODES[type], x_mil, y_mil, mils(leeway_in))


def overlap(one: Point, other: Point, apart_in: float) -> bool:
    """Return whether two bases overlap that touch so far apart, by more than was written off. Rule: SV.HOUSE.2."""
    points = (mils(one[0]), mils(one[1]), mils(other[0]), mils(other[1]))
    return distances.is_nearer(*points, mils(apart_in) - mils(WRITTEN_IN))


def room_in(spire: Point, width_in: float, depth_in: float) -> float:
    """Return the radius of the largest circle around the spire that lies on the table; below 0 if it stands off it."""
    return inches(distances.room_mil(mils(spire[0]), mils(spire[1]), mils(width_in), mils(depth_in)))
