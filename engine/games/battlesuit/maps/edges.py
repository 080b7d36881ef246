"""The edges of a map and the ground along them. Rules: BS.SCN.5, BS.EDG.1."""

from collections.abc import Iterator

from engine.games.battlesuit.maps.lattice import Point
from engine.games.battlesuit.maps.layouts import Layout
from schemas.models.battlesuit.words import Edge


def points_from_edge(layout: Layout, point: Point, edge: Edge) -> int:
    """Return how many map points a point lies from an edge of the map; 0 for the half-dots on it."""
    span = layout.span
    return {
        Edge.NORTH: (point.y2 + 1) // 2,
        Edge.SOUTH: (span.y2 - point.y2 + 1) // 2,
        Edge.WEST: point.x,
        Edge.EAST: span.x - point.x,
    }[edge]


def zone_along(layout: Layout, edge: Edge, depth_points: int) -> Iterator[Point]:
    """Yield the points at most so many map points from an edge."""
    yield from (point for point in layout.names if points_from_edge(layout, point, edge) <= depth_points)
