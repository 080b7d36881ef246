"""The ground: terrain pieces as shapes, what a line crosses, and what a base stands on."""

from dataclasses import dataclass
from functools import cached_property
from math import hypot, pi, sqrt
from typing import Protocol

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Dot

from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from tests.referees.seven_seconds.pieces import Point, distance_in

Stretch = tuple[float, float]
# A log rounds coordinates to 0.001 in.
ON_EDGE_IN = 0.0015


class Shape(Protocol):
    """What a referee asks of an outline; all in inches."""

    def holds(self, point: Point) -> bool:
        """Return whether a point lies inside; on the edge is not inside."""

    def borders(self, point: Point) -> bool:
        """Return whether a point lies on the edge itself, as far as a log can tell."""

    def stretches(self, start: Point, end: Point) -> list[Stretch]:
        """Return from where to where along a line it lies inside."""

    def gap_in(self, point: Point) -> float:
        """Return how far a point lies outside, 0 inside."""

    def covered_by(self, centre: Point, radius_in: float) -> float:
        """Return the share of the area that a circle covers."""


@dataclass(frozen=True)
class Outline:
    """A polygon of the map."""

    corners: tuple[Point, ...]

    @cached_property
    def polygon(self) -> Polygon:
        """Return it for shapely."""
        polygon = Polygon(self.corners)
        shapely.prepare(polygon)
        return polygon

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """Return least and greatest x and y."""
        across, up = [x for x, _ in self.corners], [y for _, y in self.corners]
        return min(across), min(up), max(across), max(up)

    def holds(self, point: Point) -> bool:
        """Return whether a point lies inside; on the edge is not inside."""
        left, low, right, high = self.bounds
        return left <= point[0] <= right and low <= point[1] <= high and bool(self.polygon.contains(Dot(point)))

    def borders(self, point: Point) -> bool:
        """Return whether a point lies on the edge itself, as far as a log can tell."""
        left, low, right, high = self.bounds
        near = left - ON_EDGE_IN <= point[0] <= right + ON_EDGE_IN and low - ON_EDGE_IN <= point[1] <= high + ON_EDGE_IN
        return near and float(self.polygon.exterior.distance(Dot(point))) <= ON_EDGE_IN

    def stretches(self, start: Point, end: Point) -> list[Stretch]:
        """Return from where to where a line lies inside; running along the edge is not inside."""
        left, low, right, high = self.bounds
        if max(start[0], end[0]) < left or min(start[0], end[0]) > right:
            return []
        if max(start[1], end[1]) < low or min(start[1], end[1]) > high:
            return []
        parts = shapely.get_parts(LineString((start, end)).intersection(self.polygon))
        lines = [part for part in parts if part.length > 0]
        inside = [line for line in lines if self.polygon.contains(line.interpolate(0.5, normalized=True))]
        return [(distance_in(start, line.coords[0]), distance_in(start, line.coords[-1])) for line in inside]

    def gap_in(self, point: Point) -> float:
        """Return how far a point lies outside, 0 inside."""
        return float(self.polygon.distance(Dot(point)))

    def covered_by(self, centre: Point, radius_in: float) -> float:
        """Return the share of the area that a circle covers."""
        left, low, right, high = self.bounds
        if not (left - radius_in < centre[0] < right + radius_in and low - radius_in < centre[1] < high + radius_in):
            return 0.0
        return float(self.polygon.intersection(Dot(centre).buffer(radius_in, 64)).area / self.polygon.area)


@dataclass(frozen=True)
class Disc:
    """A round piece: smoke, a crater, a jamming field."""

    centre: Point
    radius_in: float

    def holds(self, point: Point) -> bool:
        """Return whether a point lies inside; on the edge is not inside."""
        return distance_in(self.centre, point) < self.radius_in

    def borders(self, point: Point) -> bool:
        """Return whether a point lies on the edge itself, as far as a log can tell."""
        return abs(distance_in(self.centre, point) - self.radius_in) <= ON_EDGE_IN

    def stretches(self, start: Point, end: Point) -> list[Stretch]:
        """Return from where to where a line lies inside."""
        length = distance_in(start, end)
        if length == 0:
            return []
        along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        ahead = (self.centre[0] - start[0]) * along[0] + (self.centre[1] - start[1]) * along[1]
        aside = hypot(start[0] + ahead * along[0] - self.centre[0], start[1] + ahead * along[1] - self.centre[1])
        half = sqrt(max(0.0, self.radius_in**2 - aside**2))
        first, last = max(0.0, ahead - half), min(length, ahead + half)
        return [(first, last)] if first < last else []

    def gap_in(self, point: Point) -> float:
        """Return how far a point lies outside, 0 inside."""
        return max(0.0, distance_in(self.centre, point) - self.radius_in)

    def covered_by(self, centre: Point, radius_in: float) -> float:
        """Return the share of the area that a circle covers."""
        if distance_in(self.centre, centre) >= self.radius_in + radius_in:
            return 0.0
        own = Dot(self.centre).buffer(self.radius_in, 64)
        return float(own.intersection(Dot(centre).buffer(radius_in, 64)).area / (pi * self.radius_in**2))


@dataclass(frozen=True)
class Ground:
    """A piece of terrain: its shape and what its type does. Rule: 7S.TERR.1."""

    name: str
    type: str
    shape: Shape
    cover: str
    trooper_movement: str
    drone_movement: str

    def movement(self, *, drone: bool) -> str:
        """Return its movement class for a drone, or for a trooper or blip."""
        return self.drone_movement if drone else self.trooper_movement


def ground(name: str, type_name: str, shape: Shape, rules: Rules) -> Ground:
    """Return a piece of terrain of a type or alias."""
    kind = rules.terrain.aliases.get(type_name, type_name)
    row = rules.terrain.types[kind]
    return Ground(name, kind, shape, row.troopers.cover.value, row.troopers.movement.value, row.drones.movement.value)


def grounds(field: TerrainMap, rules: Rules) -> list[Ground]:
    """Return the terrain of a map."""
    return [ground(each.id, each.type, Outline(tuple(each.outline_in)), rules) for each in field.features]


def crossing_in(shape: Shape, start: Point, end: Point) -> float:
    """Return how much of a line lies inside a shape."""
    return sum(last - first for first, last in shape.stretches(start, end))


def crossings_in(shape: Shape, start: Point, end: Point) -> tuple[float, float]:
    """Return least and most of a line inside a shape, as far as it may lie aside unseen in a log."""
    length = distance_in(start, end)
    if length == 0:
        return 0.0, 0.0
    across = (ON_EDGE_IN * (start[1] - end[1]) / length, ON_EDGE_IN * (end[0] - start[0]) / length)
    found = [
        crossing_in(
            shape,
            (start[0] + side * across[0], start[1] + side * across[1]),
            (end[0] + side * across[0], end[1] + side * across[1]),
        )
        for side in (-1, 0, 1)
    ]
    return min(found), max(found)


def union_in(shapes: list[Shape], start: Point, end: Point) -> float:
    """Return how much of a line lies inside any of the shapes; where they overlap it counts once."""
    total = reached = 0.0
    for first, last in sorted(stretch for shape in shapes for stretch in shape.stretches(start, end)):
        total += max(0.0, last - max(first, reached))
        reached = max(reached, last)
    return total
