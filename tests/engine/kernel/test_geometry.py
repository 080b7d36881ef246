"""Plane geometry of the kernels, with shapely as the second opinion."""

from math import cos, radians, sin

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon

from engine.games.seven_seconds.kernel.records import Table
from engine.games.seven_seconds.rules.numbers import pack_table
from engine.kernel.geometry import compass_direction, distance_mil, segment_distance_mil, toward
from engine.kernel.polygons import Outlines, contains, crossing_mil
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap

coordinate = st.integers(0, 36).map(float)
point = st.tuples(coordinate, coordinate)


def _outlines(corners: list[tuple[float, float]]) -> Outlines:
    field = TerrainMap.model_validate(
        {
            "kind": "terrain_map",
            "id": "probe",
            "title": "Probe",
            "features": [{"id": "piece", "type": "woods", "outline_in": corners}],
        }
    )
    outlines = Outlines()
    pack_table(field, Rules(kind="rules", id="rules", title="Rules"), Table(), outlines)
    return outlines


def _mils(inches: tuple[float, float]) -> tuple[int, int]:
    return round(inches[0] * 1000), round(inches[1] * 1000)


@example([(1.0, 3.0), (2.0, 13.0), (17.0, 0.0)], (2.0, 1.0), (2.0, 30.0))
@given(st.lists(point, min_size=3, max_size=7, unique=True), point, point)
def test_crossing_equals_shapely(
    corners: list[tuple[float, float]], a: tuple[float, float], b: tuple[float, float]
) -> None:
    """The length of a line inside a simple outline is what shapely measures of its interior, to 2 mils.

    Whole-inch corners make lines through corners and along borders common; along a border it is 0.
    """
    outline = Polygon(corners)
    if not outline.is_valid or outline.area == 0 or a == b:
        return
    line = LineString([a, b])
    inside = line.intersection(outline).length - line.intersection(outline.boundary).length

    crossed = crossing_mil(_outlines(corners), 0, *_mils(a), *_mils(b))

    assert abs(crossed - inside * 1000) <= 2
    assert crossing_mil(_outlines(corners), 0, *_mils(b), *_mils(a)) == crossed


@given(st.lists(point, min_size=3, max_size=7, unique=True), point)
def test_inside_equals_shapely(corners: list[tuple[float, float]], at: tuple[float, float]) -> None:
    """A point off the border is inside exactly when shapely says so."""
    outline = Polygon(corners)
    if not outline.is_valid or outline.area == 0 or outline.boundary.distance(Point(at)) == 0:
        return

    assert contains(_outlines(corners), 0, *_mils(at)) == outline.contains(Point(at))


@given(point, point, point)
def test_segment_distance_equals_shapely(
    a: tuple[float, float], b: tuple[float, float], at: tuple[float, float]
) -> None:
    """The distance of a point from a segment is shapely's, to the nearest mil."""
    expected = LineString([a, b]).distance(Point(at)) if a != b else Point(a).distance(Point(at))

    assert abs(segment_distance_mil(*_mils(a), *_mils(b), *_mils(at)) - expected * 1000) <= 0.51


def test_distances_are_rounded_to_the_nearest_mil() -> None:
    """A 3-4-5 triangle is exact; the diagonal of a square inch is 1.414 in."""
    assert distance_mil(0, 0, 3000, 4000) == 5000
    assert distance_mil(0, 0, 1000, 1000) == 1414


@pytest.mark.parametrize("degrees_off", [0, 10, -10])
@pytest.mark.parametrize("direction", range(16))
def test_the_nearest_of_sixteen_directions(direction: int, degrees_off: int) -> None:
    """They are 22.5 degrees apart, counter-clockwise from the east."""
    turn = radians(22.5 * direction + degrees_off)

    assert compass_direction(round(9000 * cos(turn)), round(9000 * sin(turn))) == direction


def test_a_part_of_the_way_rounds_alike_in_all_directions() -> None:
    """Half a mil goes away from the start, eastward and westward."""
    assert [toward(0, 3, 1, 2), toward(0, -3, 1, 2), toward(7, 9, 0, 0)] == [2, -2, 7]
