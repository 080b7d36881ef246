"""Areas of a grid on paper: one outline round what belongs together."""

from exporters.drawing.display_list import Point
from exporters.drawing.regions import Cell, Corner, loops_of, region, ring, spans


def square(column: int, row: int) -> Cell:
    """The corners of a square cell, clockwise."""
    return ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))


def as_it_is(corner: Corner) -> Point:
    return (float(corner[0]), float(corner[1]))


def test_a_ring_of_cells_has_an_outline_and_a_hole() -> None:
    """Eight squares round one that is not of the area: twelve corners outside, four inside."""
    ring = [square(column, row) for column in range(3) for row in range(3) if (column, row) != (1, 1)]

    assert sorted(len(loop) for loop in loops_of(ring)) == [4, 12]


def test_cells_that_touch_at_a_corner_are_one_area() -> None:
    """A dot has eight neighbours, so that a trench or a river may run on diagonally (IN.GAP.20)."""
    [loop] = loops_of([square(0, 0), square(1, 1)])

    assert len(loop) == 8
    assert loop.count((1, 1)) == 2


def test_an_outline_runs_half_way_between_neighbours() -> None:
    """Of a row of squares it touches the sides between cells inside and outside in their middles."""
    outline = region([square(0, 0), square(1, 0), square(2, 0)], as_it_is)
    heights = {segment[-1] for segment in outline if len(segment) > 1}

    assert min(float(height) for height in heights) >= 0
    assert any(abs(float(height)) < 1e-9 for height in heights)


def test_a_pattern_leaves_a_hole_free_and_nothing_else() -> None:
    """The line that joins a hole to its ring for a pattern is no gap in it: trees stand on both sides of it."""
    cells = [square(column, row) for column in range(9) for row in range(9) if (column, row) != (4, 4)]
    above, across = (spans(ring(cells, as_it_is), level) for level in (2.5, 4.5))

    assert len(above) == 1
    assert len(across) == 2
