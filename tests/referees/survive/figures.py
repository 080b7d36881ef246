"""The figures on a referee's table, and what can be measured between them."""

from dataclasses import dataclass, field
from math import cos, hypot, radians

from tests.referees.survive.documents import Card

Point = tuple[float, float]
# Cosine by which an angle may miss the limit of an arc before the referee takes a side.
NEAR_ARC = 0.00005
# Figures are set down by hand: so much may bases overlap before they stand on each other.
SLACK_IN = 0.02
# The facing of a figure that has turned as no row tells.
UNTOLD: Point = (0.0, 0.0)


@dataclass
class Figure:
    """A figure on the table: inches from the south-west corner, facing as a unit vector east and north.

    `kind` is "" for a player's unit; a unit that goes Red becomes a CU. `jams` holds the turn in which a weapon
    jammed, `came_from` the place before its last straight way, `ready_in_turn` the turn from which the weapon in hand
    may be used, `shots` what is left of a hold, and `held_with` what it has shot with from its hold.
    """

    name: str
    side: str
    at: Point
    facing: Point
    kind: str = ""
    card: Card | None = None
    in_hand: str = ""
    ready_in_turn: int = 0
    came_from: Point | None = None
    dazed: bool = False
    acted: bool = False
    shots: int = 0
    held_with: str = ""
    jams: dict[str, int] = field(default_factory=dict)

    @property
    def controlled(self) -> bool:
        """Return whether it is Control's."""
        return bool(self.kind)


def distance(one: Point, other: Point) -> float:
    """Return the inches between two points."""
    return hypot(one[0] - other[0], one[1] - other[1])


def in_arc(viewer: Point, facing: Point, target: Point, width_deg: float) -> bool | None:
    """Return whether a point lies in an arc, its limits included, None if that is too near to say. Rule: SV.SHT.3."""
    far = distance(viewer, target)
    if far <= 0.01 or facing == UNTOLD or width_deg >= 360:
        return True if width_deg >= 360 else None
    ahead = (target[0] - viewer[0]) * facing[0] + (target[1] - viewer[1]) * facing[1]
    over = ahead / far / hypot(*facing) - cos(radians(width_deg / 2))
    return None if abs(over) <= NEAR_ARC + 0.001 / far else over > 0


def towards(start: Point, end: Point) -> Point:
    """Return the unit vector from a point to another, north if they are one."""
    far = distance(start, end)
    return ((end[0] - start[0]) / far, (end[1] - start[1]) / far) if far else (0.0, 1.0)
