"""Outlines, matrices and inks."""

import pytest

from exporters.drawing.inks import ink_from_hex
from exporters.drawing.shapes import after, around, circle, moved, scale, sector, shift, svg_path, turn


def test_path_data_is_read() -> None:
    """Absolute moves, lines, curves and closes."""
    assert svg_path("M 1 2 L 3,4 C 1 1 2 2 3 3 Z") == (
        ("M", 1, 2),
        ("L", 3, 4),
        ("C", 1, 1, 2, 2, 3, 3),
        ("Z",),
    )


@pytest.mark.parametrize("data", ["m 1 2", "M 1", "L 1 2 3", "Q 1 2 3 4"])
def test_other_path_data_is_refused(data: str) -> None:
    """Icons are ours, so this is raised."""
    with pytest.raises(ValueError, match="path data must be"):
        svg_path(data)


def test_points_go_round_clockwise_from_the_top() -> None:
    """Y runs down, so the second of four is to the right."""
    [top, right, bottom, left] = around(0, 0, 4, 2)

    assert top == pytest.approx((0, -2))
    assert right == pytest.approx((2, 0))
    assert bottom == pytest.approx((0, 2))
    assert left == pytest.approx((-2, 0))


def test_a_circle_passes_through_its_quarters() -> None:
    """Each curve ends a radius from the middle."""
    ends = [segment[-2:] for segment in circle(5, 5, 3) if segment[0] == "C"]

    assert ends == [(8, 5), (5, 8), (2, 5), (5, 2)]


def test_a_sector_lies_between_its_radii() -> None:
    """A quarter of a ring from right to down."""
    outline = sector(0, 0, 1, 2, (0, 90))

    assert outline[0] == ("M", 2, 0)
    assert outline[2][-2:] == pytest.approx((0, 2))
    assert outline[3] == pytest.approx(("L", 0, 1), abs=1e-9) or outline[3][1:] == pytest.approx((0, 1))


def test_matrices_do_the_inner_one_first() -> None:
    """Scaled by two and then moved by one."""
    assert moved(after(shift(1, 0), scale(2)), (3, 4)) == (7, 8)
    assert moved(turn(90), (1, 0)) == pytest.approx((0, 1))


@pytest.mark.parametrize(
    ("colour", "cmyk"),
    [("#ffffff", (0, 0, 0, 0)), ("#ff0000", (0, 100, 100, 0)), ("#000000", (51, 51, 51, 85))],
)
def test_an_authors_colour_gets_plates(colour: str, cmyk: tuple[int, int, int, int]) -> None:
    """Pure colours keep their plates; the grey part goes to black, and black stays below 240 % of ink."""
    assert ink_from_hex(colour).cmyk == cmyk


def test_greys_are_mostly_black_ink() -> None:
    """Half grey: 85 % of it in black, little in the others; far below the 240 % of a print shop."""
    ink = ink_from_hex("#808080")

    assert ink.cmyk[3] > 40
    assert sum(ink.cmyk) < 100
