from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import Polygon, box

from engine.checking.outlines import (
    Point,
    box_of,
    outline_in2,
    surely_apart,
    surely_roomy,
    surely_simple,
)
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs.packs import read_packs

INCHES = st.one_of(
    st.integers(0, 12).map(float),
    st.floats(0, 12, allow_subnormal=False).map(lambda value: round(value, 3)),
)
OUTLINES = st.lists(st.tuples(INCHES, INCHES), min_size=3, max_size=9)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(OUTLINES)
def test_what_is_surely_simple_shapely_finds_valid(outline: list[Point]) -> None:
    """A crossed outline never passes unseen, and the area of a simple one is right."""
    if surely_simple(outline):
        shape = Polygon(outline)
        assert shape.is_valid
        assert outline_in2(outline) == pytest.approx(shape.area)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(OUTLINES, OUTLINES, st.integers(0, 8))
def test_what_is_surely_apart_shares_no_ground(one: list[Point], other: list[Point], shift_in: int) -> None:
    """Overlapping pieces never pass unseen."""
    first, second = Polygon(one), Polygon([(x + shift_in, y) for x, y in other])
    if first.is_valid and second.is_valid and surely_apart(one, list(second.exterior.coords)[:-1]):
        assert first.intersection(second).area < 1e-3


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.lists(OUTLINES, max_size=3), st.sampled_from([0.25, 0.5, 1.0]), st.integers(1, 40))
def test_where_there_is_surely_room_the_spots_are_clear(
    closed: list[list[Point]], clearance_in: float, enough: int
) -> None:
    """A crowded zone never passes unseen."""
    spots = [(x + 0.5, y + 0.5) for x in range(12) for y in range(4)]
    if surely_roomy(spots, [box_of(outline) for outline in closed], clearance_in, enough):
        shapes = [box(*box_of(outline)).buffer(clearance_in) for outline in closed]
        clear = [spot for spot in spots if not any(shape.contains(box(*spot, *spot).centroid) for shape in shapes)]
        assert len(clear) >= enough


SHIPPED = [path for name in ("seven_seconds", "homebrew_example") for path in Path("content", name).glob("maps/*.yaml")]


@pytest.mark.parametrize("path", sorted(SHIPPED), ids=lambda path: path.stem)
def test_a_glance_is_enough_for_the_shipped_maps(path: Path) -> None:
    """Their outlines are seen to be simple and apart, so that battles start without loading shapely."""
    [pack] = read_packs([path.parents[1]]).packs
    found = pack.find("terrain_map", path.stem)
    assert found is not None
    assert isinstance(found.model, TerrainMap)
    outlines = [feature.outline_in for feature in found.model.features]

    assert [outline for outline in outlines if not surely_simple(outline)] == []
    assert [
        (one, other)
        for number, one in enumerate(outlines)
        for other in outlines[:number]
        if not surely_apart(one, other)
    ] == []


def test_a_bow_tie_a_spike_and_a_touching_corner_are_looked_at_closely() -> None:
    """Nothing that crosses, turns back or touches itself is taken for simple."""
    assert not surely_simple([(0, 0), (4, 4), (4, 0), (0, 4)])
    assert not surely_simple([(0, 0), (8, 0), (4, 0), (4, 4)])
    assert not surely_simple([(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)])
    assert surely_simple([(0, 0), (2, 0), (4, 0), (4, 4)])
