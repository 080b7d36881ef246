"""What shapely knows of outlines; loaded only where a glance does not settle it. Lengths are inches."""

from collections.abc import Sequence

from shapely import Polygon, box, contains_xy, unary_union
from shapely.validation import explain_validity

from engine.checking.outlines import Box, Point

Outline = Sequence[Point]


def crossing(outline: Outline) -> str:
    """Return where an outline crosses or touches itself, "" if it does not."""
    shape = Polygon(outline)
    return "" if shape.is_valid else explain_validity(shape).lower()


def hull_in2(outline: Outline) -> float:
    """Return the area of an outline's convex hull in square inches."""
    return float(Polygon(outline).convex_hull.area)


def shared_in2(one: Outline, other: Outline) -> float:
    """Return the area that two outlines share in square inches; 0 if one of them crosses itself."""
    first, second = Polygon(one), Polygon(other)
    return float(first.intersection(second).area) if first.is_valid and second.is_valid else 0.0


def inside_in2(outline: Outline, bounds: Box) -> float:
    """Return how much of an outline lies in a box, in square inches; 0 if it crosses itself."""
    shape = Polygon(outline)
    return float(shape.intersection(box(*bounds)).area) if shape.is_valid else 0.0


def room(zone: Box, spots: Sequence[Point], closed: Sequence[Outline], radius_in: float) -> int:
    """Return on how many spots a base stands in a zone, clear of the `closed` outlines that are simple."""
    shapes = [shape for outline in closed if (shape := Polygon(outline)).is_valid]
    ground = box(*zone)
    free = ground.buffer(1e-6).difference(unary_union(shapes).buffer(radius_in)) if shapes else ground
    if not spots:
        return 0
    xs, ys = zip(*spots, strict=True)
    return int(contains_xy(free, xs, ys).sum())
