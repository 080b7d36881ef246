"""Mixed sizes on a sheet: all of them, nowhere over each other, and cut straight through."""

from random import Random

import pytest

from exporters.drawing.boxes import Box
from exporters.imposition.blocks import Block, Size
from exporters.imposition.packing import BLOCK_GAP_MM, Packed, Stock, packed

AREA = Box(4.2, 4.2, 201.6, 283.6)
SMALL, MIDDLE, LONG = Size(15.875, 15.875, 1.5), Size(25.4, 25.4, 1.5), Size(25.4, 101.4, 1.5)
ROUND = Size(76.2, 76.2, 1.5, circle=True)


def counts(sheets: tuple[Packed, ...]) -> dict[Size, int]:
    placed: dict[Size, int] = {}
    for block in (block for sheet in sheets for block in sheet.blocks):
        placed[block.size] = placed.get(block.size, 0) + block.count
    return placed


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.x > outer.x - 0.01
        and inner.y > outer.y - 0.01
        and inner.right < outer.right + 0.01
        and inner.bottom < outer.bottom + 0.01
    )


def apart(one: Block, other: Block) -> bool:
    """Whether two blocks have their gap between them, across or down."""
    gap = BLOCK_GAP_MM - 0.01
    a, b = one.box, other.box
    return a.x >= b.right + gap or b.x >= a.right + gap or a.y >= b.bottom + gap or b.y >= a.bottom + gap


@pytest.mark.parametrize("seed", range(60))
def test_every_piece_is_on_a_sheet_and_none_over_another(seed: int) -> None:
    """Sixty mixtures by chance."""
    random = Random(seed)
    stocks = tuple(
        Stock(
            Size(random.randint(10, 120), random.randint(10, 200), 1.5, circle=False, folds_mm=(float(number),)),
            random.randint(1, 60),
        )
        for number in range(random.randint(1, 6))
    )
    sheets = packed(AREA, stocks, random.choice((0.0, 3.0)))

    assert counts(sheets) == {stock.size: stock.count for stock in stocks}
    for sheet in sheets:
        assert all(inside(block.box, AREA) for block in sheet.blocks)
        assert all(apart(one, other) for at, one in enumerate(sheet.blocks) for other in sheet.blocks[:at])


def test_a_block_of_equal_counters_is_cut_along_its_lines() -> None:
    """Twelve columns and five rows: thirteen upright cuts and six level ones."""
    [sheet] = packed(AREA, (Stock(SMALL, 60),))

    [block] = sheet.blocks
    assert (block.columns, block.rows) == (12, 5)
    assert sheet.straight_cuts == 13 + 6


def test_small_pieces_stand_beside_large_ones() -> None:
    """Three standees leave room for counters at their side: one shelf, one cut between the blocks.

    The standees take 4 + 2 cuts; 4 columns of counters fit beside them, 6 high with the gap: 24 in 4 x 6, 5 + 7 cuts.
    """
    [sheet] = packed(AREA, (Stock(SMALL, 24), Stock(LONG, 3)))

    [shelf] = sheet.shelves
    standees, counters = shelf.blocks
    assert (standees.size, counters.size) == (LONG, SMALL)
    assert (counters.columns, counters.rows) == (4, 6)
    assert sheet.straight_cuts == 1 + (4 + 2) + (5 + 7)


def test_circles_never_touch_and_take_no_straight_cut() -> None:
    """Two of three inches stand beside each other with room for the bleed of both."""
    [sheet] = packed(AREA, (Stock(ROUND, 2),))

    [block] = sheet.blocks
    assert block.cell(1).x - block.cell(0).right == pytest.approx(2 * 1.5)
    assert sheet.straight_cuts == 0


def test_a_row_that_is_not_full_shares_its_shelf() -> None:
    """Of 26 counters two are left over from two rows of twelve; the others beside them are of another size."""
    sheets = packed(AREA, (Stock(SMALL, 26), Stock(Size(12.7, 12.7, 1.5), 5)))

    [sheet] = sheets
    assert [[(block.size.width_mm, block.count) for block in shelf.blocks] for shelf in sheet.shelves] == [
        [(15.875, 24)],
        [(15.875, 2), (12.7, 5)],
    ]


def test_a_piece_larger_than_the_area_is_refused() -> None:
    """The caller asks beforehand."""
    with pytest.raises(ValueError, match=r"must fit into 201\.6 x 283\.6 mm"):
        packed(AREA, (Stock(Size(200, 283, 0), 1),))
