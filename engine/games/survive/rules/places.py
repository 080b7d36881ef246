"""Where things lie, in words and inches: facings, the rings around the spire, whom a pulse and who goes Red reach.

And the board as the kernel has it: its terrain, and where control units stand.
Rules: SV.HOUSE.2, SV.HOUSE.3, SV.HOUSE.7.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from engine.battles.kernel_setup import lay_outline
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.numbers import places
from engine.games.survive.kernel.numbers import places as kernel
from engine.games.survive.kernel.numbers.places import pulse_picks
from engine.games.survive.kernel.records import Ground
from engine.games.survive.kernel.rules_record import Board
from engine.games.survive.rules.numbers import (
    CONTROL_CODES,
    FULL_TURN,
    Point,
    direction_deg,
    inches,
    mils,
    numbers_of,
    places_of,
)
from engine.kernel.packing import coded
from engine.kernel.polygons import Outlines, overlaps
from schemas.diagnostics.diagnostics import Location
from schemas.models.survive.place import ControlUnit, ControlZone, TerrainPiece
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Zone


def distance_in(one: Point, other: Point) -> float:
    """Return how far two points lie apart, in inches, to be shown; rules are judged by the kernel."""
    return hypot(other[0] - one[0], other[1] - one[1])


def bearing_deg(at: Point, target: Point) -> float:
    """Return the direction from one point to another, from 0 up to 360, to be shown; 0 if they are the same."""
    return degrees(atan2(target[0] - at[0], target[1] - at[1])) % FULL_TURN


def towards(at: Point, direction: float, inches: float) -> Point:
    """Return the point some inches from another in a direction, to be shown."""
    return at[0] + inches * sin(radians(direction)), at[1] + inches * cos(radians(direction))


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
    return places.is_nearer(*points, mils(apart_in) - mils(WRITTEN_IN))


def room_in(spire: Point, width_in: float, depth_in: float) -> float:
    """Return the radius of the largest circle around the spire that lies on the table; below 0 if it stands off it."""
    return inches(places.room_mil(mils(spire[0]), mils(spire[1]), mils(width_in), mils(depth_in)))


def nearest_to_pulse(spire: Point, roll: int, points: Sequence[Point], rules: Rules) -> tuple[int, ...]:
    """Return the places of the points a pulse may activate: one, or several that have to roll off; none without any.

    `roll` is the die that shows the direction. Rules: SV.CAP.1 to SV.CAP.3, SV.GAP.21.
    """
    board, places = Board(), places_of(points)
    board.spire_x_mil, board.spire_y_mil = mils(spire[0]), mils(spire[1])
    found = pulse_picks(numbers_of(rules), board, places, roll)
    return tuple(places.chosen[:found])


def goes_red(zone: Zone, roll: int, rules: Rules, *, first_fatality: bool = False) -> bool:
    """Return whether a unit goes Red by a roll; else it leaves a SoulChip. Rules: SV.RED.1, SV.RED.6, SV.RED.7."""
    return bool(kernel.goes_red(numbers_of(rules), ZONE_CODES[zone], roll, first_fatality))


def red_faces(zone: Zone, rules: Rules, *, first_fatality: bool = False) -> frozenset[int]:
    """Return the faces on which a unit that dies in a zone goes Red. Rules: SV.RED.1, SV.RED.4, SV.RED.5."""
    rolls = range(1, rules.dice.sides + 1)
    return frozenset(roll for roll in rolls if goes_red(zone, roll, rules, first_fatality=first_fatality))


def red_chance(zone: Zone, rules: Rules, *, first_fatality: bool = False) -> Fraction:
    """Return the chance that a unit goes Red; the first fatality does for sure. Rule: SV.RED.7."""
    return Fraction(len(red_faces(zone, rules, first_fatality=first_fatality)), rules.dice.sides)


def blocks(piece: TerrainPiece, rules: Rules) -> bool:
    """Return whether a piece stops sight and movement; one of an unknown kind does not. Rule: SV.HOUSE.7."""
    kind = rules.terrain.kinds.get(piece.type)
    return kind is not None and kind.blocks


def pack_ground(zone: ControlZone, rules: Rules, ground: Ground, outlines: Outlines) -> None:
    """Fill `ground` and `outlines` with the terrain of a board. Rule: SV.HOUSE.7."""
    ground.features = len(zone.features)
    for index, piece in enumerate(zone.features):
        kind = rules.terrain.kinds[piece.type]
        ground.blocks[index], ground.cover[index] = int(kind.blocks), kind.cover
        lay_outline(outlines, index, _corners(piece))


def outline_of(piece: TerrainPiece) -> Outlines:
    """Return the outline of one piece by itself."""
    outlines = Outlines()
    lay_outline(outlines, 0, _corners(piece))
    return outlines


def is_over(outline: Outlines, point: Point, radius_in: float) -> bool:
    """Return whether a piece lies over a round base, by more than was written off; it may touch it."""
    return overlaps(outline, 0, mils(point[0]), mils(point[1]), mils(radius_in - WRITTEN_IN))


def _corners(piece: TerrainPiece) -> list[tuple[int, int]]:
    return [(mils(x), mils(y)) for x, y in piece.outline_in]


@dataclass(frozen=True)
class Post:
    """A control unit at its place in inches."""

    type: ControlType
    at_in: Point
    facing_deg: float


def posts(zone: ControlZone, rules: Rules) -> tuple[Post, ...]:
    """Return the control units of a board at their places, in its order."""
    return tuple(Post(unit.type, _place(unit, zone, rules), unit.facing_deg) for unit in zone.control_units)


def place_of(zone: ControlZone, number: int) -> Location:
    """Return where the document says how a control unit is placed."""
    written = zone.control_units[number].at_in is not None
    return ("control_units", number, "at_in" if written else "from_spire_in")


def _place(unit: ControlUnit, zone: ControlZone, rules: Rules) -> Point:
    """Return the place of a unit, to the mil. Rule: SV.HOUSE.3."""
    if unit.at_in is not None:
        return unit.at_in
    x, y = towards(zone.spire_in, direction_deg(unit.direction or 1, rules), unit.from_spire_in or 0)
    return inches(mils(x)), inches(mils(y))
