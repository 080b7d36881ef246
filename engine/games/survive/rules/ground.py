"""The board as the kernel has it: its terrain, and where control units stand.

Rules: SV.HOUSE.2, SV.HOUSE.3, SV.HOUSE.7.
"""

from dataclasses import dataclass

from engine.battles.kernel_setup import lay_outline
from engine.games.survive.kernel.records import Ground
from engine.games.survive.rules.numbers import Point, direction_deg, inches, mils
from engine.games.survive.rules.places import WRITTEN_IN, towards
from engine.kernel.polygons import Outlines, overlaps
from schemas.diagnostics.diagnostics import Location
from schemas.models.survive.place import ControlUnit, ControlZone, TerrainPiece
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType


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
