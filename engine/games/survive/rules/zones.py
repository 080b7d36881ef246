"""The rings around the spire, and who patrols them. Inches; a point on a rim belongs to the inner area."""

from dataclasses import dataclass

from engine.games.survive.rules.facing import SLACK_IN, Point, distance_in
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Zone

WRITTEN_IN = 0.005
"""What a coordinate that is written with two decimals may be off."""

SAWS = frozenset({ControlType.RIP_SAW, ControlType.BUZZ_SAW, ControlType.HACK_SAW})
"""The Sensor Activated Weapon platforms, which keep to the OCZ. Rule: SV.CTL.3."""


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

    def zone_of(self, point: Point) -> Zone:
        """Return the zone of a point. Rule: SV.HOUSE.5."""
        from_spire_in = distance_in(self.spire, point)
        if from_spire_in <= self.inner_in + SLACK_IN:
            return Zone.ICZ
        return Zone.OCZ if from_spire_in <= self.outer_in + SLACK_IN else Zone.OUTSIDE


@dataclass(frozen=True)
class Patrol:
    """The ground of a control unit: farther from the spire than `beyond_in`, and no farther than `up_to_in`."""

    beyond_in: float
    up_to_in: float

    def holds(self, from_spire_in: float, leeway_in: float = 0.0) -> bool:
        """Return whether a distance from the spire is on this ground, or off it by no more than a leeway."""
        beyond, up_to = self.beyond_in + SLACK_IN, self.up_to_in + SLACK_IN
        return beyond - leeway_in < from_spire_in <= up_to + leeway_in


def patrol_of(type: ControlType, rings: Rings, rules: Rules) -> Patrol:
    """Return the ground that a kind of control unit patrols. Rules: SV.CTL.2, SV.CTL.3, SV.GAP.9."""
    if type in SAWS:
        return Patrol(rings.inner_in, rings.outer_in)
    return Patrol(-1.0, rings.outer_in if rules.control.red_line == "ocz_outer" else rings.inner_in)


def may_patrol(type: ControlType, rings: Rings, point: Point, rules: Rules) -> bool:
    """Return whether a control unit may stand on a point. Rules: SV.CTL.2, SV.CTL.3."""
    return patrol_of(type, rings, rules).holds(distance_in(rings.spire, point))


def room_in(spire: Point, width_in: float, depth_in: float) -> float:
    """Return the radius of the largest circle around the spire that lies on the table; below 0 if it stands off it."""
    x, y = spire
    return min(x, width_in - x, y, depth_in - y)
