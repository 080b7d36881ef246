"""Pieces close together: none touches another's room, all are there, and hollows between circles are used."""

from itertools import combinations
from random import Random

import pytest
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing
from exporters.imposition.blocks import Block, Size
from exporters.imposition.imposition import fits_on, impose
from exporters.imposition.nesting import nested
from exporters.imposition.packing import Stock
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import PAPERS, Setup

A4 = Box(4.2, 4.2, 201.6, 283.6)
"""What a home printer prints of an upright A4, without the foot for bar and note."""

BLEED_MM = 1.5
RECTANGLE_ROOM_MM = 1.5 + 1 / 72 * 25.4 + 0.9
"""Bleed, a point of white, and the shortest mark."""

CIRCLE_ROOM_MM = 1.5


def outlines(block: Block) -> list[BaseGeometry]:
    """The pieces of a block as shapes, trimmed."""
    cells = [block.cell(at) for at in range(block.count)]
    if block.size.circle:
        return [Point(*cell.centre).buffer(cell.width / 2, quad_segs=64) for cell in cells]
    return [box(cell.x, cell.y, cell.right, cell.bottom) for cell in cells]


def room(block: Block) -> float:
    return CIRCLE_ROOM_MM if block.size.circle else RECTANGLE_ROOM_MM


def a_stock(chance: Random) -> Stock:
    """Some pieces of a size between a chit and half a page."""
    width, height = chance.uniform(10, 120), chance.uniform(10, 120)
    round_one = chance.random() < 0.4
    return Stock(Size(width, width if round_one else height, BLEED_MM, round_one), chance.randint(1, 14))


@pytest.mark.parametrize("seed", range(12))
def test_no_piece_is_in_the_room_of_another_nor_off_the_paper(seed: int) -> None:
    """Measured by another geometry than it was packed with: real distances between the trimmed outlines."""
    chance = Random(seed)
    stocks = tuple(a_stock(chance) for _ in range(7))
    sheets = nested(A4, stocks)

    for sheet in sheets:
        shapes = [(block, shape) for block in sheet.blocks for shape in outlines(block)]
        assert all(box(A4.x, A4.y, A4.right, A4.bottom).buffer(0.02).contains(shape) for _, shape in shapes)
        for (block, shape), (other, beside) in combinations(shapes, 2):
            if block is not other:
                assert shape.distance(beside) > room(block) + room(other) - 0.05
            else:
                assert shape.intersection(beside).area < 1e-3
    placed = {stock.size: sum(b.count for s in sheets for b in s.blocks if b.size == stock.size) for stock in stocks}
    assert placed == {stock.size: stock.count for stock in stocks}


@pytest.mark.parametrize("seed", range(4))
def test_packing_is_the_same_each_time(seed: int) -> None:
    """The order in which sizes are named decides nothing but between equals."""
    stocks = tuple(a_stock(chance) for chance in [Random(seed)] for _ in range(6))

    assert nested(A4, stocks) == nested(A4, stocks[::-1])


def test_a_crater_lies_in_the_hollows_between_two_clouds() -> None:
    """Two circles of five inches stand corner to corner; one of three inches fits into the hollow on their left.

    On paper: centres at (65.5, 69.7) and (138, 174) or lower leave the third its place from y = 170 on at x = 44.
    """
    five, three = Size(127, 127, BLEED_MM, circle=True), Size(76.2, 76.2, BLEED_MM, circle=True)

    assert len(nested(A4, (Stock(five, 2), Stock(three, 1)))) == 1
    assert len(nested(A4, (Stock(five, 3),))) == 2


def test_equal_pieces_make_one_block_with_shared_cuts() -> None:
    """Twelve counters need a block with the fewest cuts that hold twelve, not twelve blocks."""
    [sheet] = nested(A4, (Stock(Size(15.875, 15.875, BLEED_MM), 12),))
    [block] = sheet.blocks

    assert block.columns * block.rows == 12
    assert sheet.straight_cuts == block.columns + block.rows + 2


def test_a_piece_that_is_larger_than_the_paper_is_refused() -> None:
    """Nothing would end the search for a sheet that holds it."""
    with pytest.raises(ValueError, match=r"pieces must fit into 201\.6 x 283\.6 mm"):
        nested(A4, (Stock(Size(201.0, 20.0, 0.0), 1),))


def test_backs_lie_behind_their_fronts() -> None:
    """Over the long edge of an upright A4 a piece comes as far from the right as its front is from the left."""
    sizes = ((63.5, 88.9, "rectangle"), (25.4, 25.4, "circle"), (15.875, 15.875, "rectangle"))
    pieces = [
        Piece(Drawing(f"front-{at}", "", width, height, ()), Drawing(f"back-{at}", "", width, height, ()), copies=7)
        for at, (width, height, _) in enumerate(sizes)
    ]
    setup = Setup(PAPERS["a4"])

    assert all(fits_on(piece, setup, "nested") for piece in pieces)
    for sheet in impose(pieces, setup, "nested"):
        assert sheet.back is not None
        mirror = 210.0 if sheet.paper.upright else 297.0
        fronts = {(round(p.trim.x, 3), round(p.trim.y, 3), p.drawing.name[-1]) for p in sheet.front.placed}
        flat = sheet.paper.upright
        backs = {
            (
                round(mirror - p.trim.right, 3) if flat else round(p.trim.x, 3),
                round(p.trim.y, 3) if flat else round(210.0 - p.trim.bottom, 3),
                p.drawing.name[-1],
            )
            for p in sheet.back.placed
        }
        assert fronts == backs


def test_no_cell_is_left_empty_where_others_have_room() -> None:
    """Seven cards are two rows of three and one more, and sixteen counters stand beside that one."""
    cards, counters = Stock(Size(63.5, 88.9, 3.175), 7), Stock(Size(15.875, 15.875, BLEED_MM), 16)

    [sheet] = nested(A4, (cards, counters))

    assert sorted(block.count for block in sheet.blocks if block.size == cards.size) == [1, 6]
    assert all(block.count == block.columns * block.rows for block in sheet.blocks)
