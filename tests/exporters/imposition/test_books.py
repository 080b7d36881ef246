"""Booklets: sheets that are printed, laid on each other, folded and stapled give the pages in their order."""

import pytest

from exporters.drawing.display_list import Drawing
from exporters.imposition.imposition import impose
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import PAPERS, Duplex, Placed, Setup, Sheet, Side

A4 = PAPERS["a4"]
PAGE = A4.folded
CREEP_MM = 0.2


def booklet(pages: int, creep_mm: float = CREEP_MM, duplex: Duplex = "long") -> tuple[Sheet, ...]:
    """The sheets of so many pages, each called by its number."""
    pieces = [Piece(Drawing(str(at), str(at), PAGE.width_mm, PAGE.height_mm, ())) for at in range(1, pages + 1)]
    return impose(pieces, Setup(A4, duplex=duplex, booklet=True, creep_mm=creep_mm), "book")


def halves(side: Side) -> tuple[Placed, Placed]:
    """What lies left and right of the fold."""
    left, right = sorted(side.placed, key=lambda placed: placed.trim.x)
    return left, right


def leaves(sheet: Sheet, duplex: Duplex) -> tuple[tuple[Placed, Placed], tuple[Placed, Placed]]:
    """The left and the right leaf of a sheet: what is on the front, and what is behind it.

    The sheet lies on its side. Turned over its long edge, level before us, left stays left and all is upside down, so
    pages have to be printed so; turned over the short one, left and right change places.
    """
    assert sheet.back is not None
    behind = halves(sheet.back)
    assert {placed.half_turned for placed in behind} == {duplex == "long"}
    left, right = behind if duplex == "long" else behind[::-1]
    return (halves(sheet.front)[0], left), (halves(sheet.front)[1], right)


def leafed_through(sheets: tuple[Sheet, ...], duplex: Duplex) -> list[str]:
    """The pages of a folded stack as they are turned, the first sheet outermost and its front outside.

    First come the right leaves from the outermost sheet inwards, then the left ones back outwards, their backs first.
    """
    first = [placed for sheet in sheets for placed in leaves(sheet, duplex)[1]]
    second = [placed for sheet in reversed(sheets) for placed in reversed(leaves(sheet, duplex)[0])]
    return [placed.drawing.name for placed in (*first, *second)]


@pytest.mark.parametrize("pages", range(1, 41))
@pytest.mark.parametrize("duplex", ["long", "short"])
def test_a_folded_booklet_has_its_pages_in_order(pages: int, duplex: Duplex) -> None:
    """Pages 1 to n, then as few blank ones as fill the last sheet: fewer than four."""
    sheets = booklet(pages, duplex=duplex)
    blank = -pages % 4

    assert len(sheets) == (pages + blank) / 4
    assert leafed_through(sheets, duplex) == [*(str(at) for at in range(1, pages + 1)), *["blank"] * blank]


def test_creep_moves_inner_pages_towards_the_fold() -> None:
    """The outermost sheet is not moved; of each further one inwards both pages of both sides by 0.2 mm more."""
    fold = A4.height_mm / 2
    for at, sheet in enumerate(booklet(16)):
        assert sheet.back is not None
        for side in (sheet.front, sheet.back):
            left, right = halves(side)
            assert left.trim.right - fold == pytest.approx(at * CREEP_MM)
            assert fold - right.trim.x == pytest.approx(at * CREEP_MM)


def test_a_booklet_without_creep_meets_at_the_fold() -> None:
    """Two pages of half the sheet lie side by side on the sheet turned on its side."""
    for sheet in booklet(12, creep_mm=0.0):
        left, right = halves(sheet.front)
        assert (sheet.paper.width_mm, sheet.paper.height_mm) == (A4.height_mm, A4.width_mm)
        assert (left.trim.x, left.trim.right, right.trim.right) == (0.0, right.trim.x, A4.height_mm)
        assert sheet.folds == 1


def test_pages_of_a_book_are_sheets_of_their_own_size() -> None:
    """Without folding, every page is a sheet with nothing on its back, in order."""
    page = PAPERS["a5"]
    pieces = [Piece(Drawing(str(at), str(at), page.width_mm, page.height_mm, ())) for at in range(3)]

    sheets = impose(pieces, Setup(page), "book")

    assert [placed.drawing.name for sheet in sheets for placed in sheet.front.placed] == ["0", "1", "2"]
    assert {(sheet.paper.width_mm, sheet.paper.height_mm, sheet.back) for sheet in sheets} == {(148.0, 210.0, None)}


def test_nothing_to_bind_is_no_sheet() -> None:
    """A book without pages is no booklet of blank ones."""
    assert impose([], Setup(A4, booklet=True), "book") == ()
