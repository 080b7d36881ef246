"""The points of an area that a scenario names. Rules: BS.SCN.5, BS.GAP.135."""

from engine.games.battlesuit.maps.edges import zone_along
from engine.games.battlesuit.maps.lattice import Point, distance
from engine.games.battlesuit.maps.layouts import Layout
from schemas.models.battlesuit.setup import Area


def points_in(area: Area, layout: Layout) -> frozenset[Point]:
    """Return the points of a map that belong to an area; points it names beside the map are left out."""
    return _strip(area, layout) | surroundings(area, layout)


def surroundings(area: Area, layout: Layout) -> frozenset[Point]:
    """Return the points of an area that it names, and those near them."""
    named = {layout.point(name) for name in area.around} - {None}
    if not area.radius_points:
        return frozenset(point for point in named if point is not None)
    return frozenset(
        point
        for point in layout.names
        if any(centre is not None and distance(point, centre) <= area.radius_points for centre in named)
    )


def _strip(area: Area, layout: Layout) -> frozenset[Point]:
    if area.edge is None or area.depth_points is None:
        return frozenset()
    return frozenset(zone_along(layout, area.edge, area.depth_points))
