"""The board under the figures: terrain in the way of eyes and feet, the zones, and the edge of the table."""

from collections.abc import Iterable
from dataclasses import dataclass

from shapely import LineString, Polygon
from shapely import Point as Spot

from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from tests.referees.reading import NEAR_IN
from tests.referees.survive.figures import SLACK_IN, Point, distance


@dataclass(frozen=True)
class Ground:
    """A board: the pieces that block, those that give cover with what they take off, and the rings."""

    zone: ControlZone
    base_in: float
    blocks: tuple[Polygon, ...]
    covers: tuple[tuple[Polygon, int], ...]

    def sees(self, one: Point, other: Point) -> bool | None:
        """Return whether no piece blocks the line of two centres, None where it is grazed. Rule: SV.HOUSE.7."""
        line = LineString([one, other])
        inside = max((piece.buffer(-NEAR_IN).intersection(line).length for piece in self.blocks), default=0.0)
        touched = any(piece.distance(line) <= NEAR_IN for piece in self.blocks)
        return False if inside > NEAR_IN else None if touched else True

    def cover(self, one: Point, other: Point) -> set[int]:
        """Return what cover may take off a shot: one number, or several where a piece is grazed. Rule: SV.HOUSE.7.

        A line that runs along the border of a piece grazes it, and need not cross it.
        """
        line = LineString([one, other])
        met = [(piece, taken) for piece, taken in self.covers if piece.intersection(line).length > NEAR_IN]
        sure = [taken for piece, taken in met if piece.buffer(-NEAR_IN).intersects(line)]
        grazed = [taken for piece, taken in self.covers if piece.distance(line) <= NEAR_IN]
        worst = min(sure, default=0)
        return {worst, *(taken for taken in grazed if taken < worst)}

    def stands(self, at: Point, slack_in: float = SLACK_IN + NEAR_IN) -> bool:
        """Return whether a base has room on the table and off what blocks, give or take. Rule: SV.HOUSE.7."""
        edge = self.base_in / 2 - slack_in
        on_table = edge <= at[0] <= self.zone.width_in - edge and edge <= at[1] <= self.zone.depth_in - edge
        return on_table and all(piece.distance(Spot(at)) >= edge for piece in self.blocks)

    def crosses(self, start: Point, end: Point) -> bool:
        """Return whether a straight way goes through what blocks movement. Rule: SV.HOUSE.7."""
        line = LineString([start, end])
        return any(piece.intersection(line).length > NEAR_IN for piece in self.blocks)

    def name_of_zone(self, at: Point) -> set[str]:
        """Return the zone of a point, two at a rim. Rule: SV.HOUSE.5."""
        far = distance(at, self.zone.spire_in)
        rims = ((self.zone.inner_in, "ICZ"), (self.zone.outer_in, "OCZ"), (1e9, "outside"))
        inner = next(name for rim, name in rims if far <= rim + NEAR_IN)
        return {inner, next(name for rim, name in rims if far <= rim - NEAR_IN)}


def ground(zone: ControlZone, rules: Rules) -> Ground:
    """Return the board of a control zone."""
    kinds = [(Polygon(each.outline_in), rules.terrain.kinds[each.type]) for each in zone.features]
    blocks = tuple(shape for shape, kind in kinds if kind.blocks)
    return Ground(
        zone, rules.base.diameter_in, blocks, tuple((shape, kind.cover) for shape, kind in kinds if kind.cover)
    )


def nearest(at: Point, others: Iterable[Point]) -> float:
    """Return how near the nearest of some points is."""
    return min((distance(at, other) for other in others), default=1e9)
