"""Booklets: sheets that are printed, laid on each other, folded and stapled give the pages in their order."""

import pytest

from exporters.drawing.display_list import Drawing
from exporters.imposition.imposition import impose
from exporters.imposition.papers import PAPERS
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import Placed, Setup, Sheet, Side

A4 = PAPERS["a4"]
PAGE = A4.folded
CREEP_MM = 0.2


def booklet(pages: int, creep_mm: float = CREEP_MM) -> tuple[Sheet, ...]:
    """The sheets of so many pages, each called by its number."""
    pieces = [Piece(Drawing(str(at), str(at), PAGE.width_mm, PAGE.height_mm, ())) for at in range(1, pages + 1)]
    return impose(pieces, Setup(A4, booklet=True, creep_mm=creep_mm), "book")


def halves(side: Side) -> tuple[Placed, Placed]:
    """What lies left and right of the fold."""
    left, right = sorted(side.placed, key=lambda placed: placed.trim.x)
    return left, right


def leafed_through(sheets: tuple[Sheet, ...]) -> list[str]:
    """The pages of a folded stack as they are turned: the first sheet is outermost, its front outside.

    The first half of the book are the right leaves from the outermost sheet inwards, front then back. The back of a
    right leaf is on the left of the back of the sheet, for that is turned over like a leaf.
    """
    first = [name for sheet in sheets for name in (halves(sheet.front)[1], halves(back(sheet))[0])]
    second = [name for sheet in reversed(sheets) for name in (halves(back(sheet))[1], halves(sheet.front)[0])]
    return [placed.drawing.name for placed in (*first, *second)]


def back(sheet: Sheet) -> Side:
    assert sheet.back is not None
    return sheet.back


@pytest.mark.parametrize("pages", range(1, 41))
def test_a_folded_booklet_has_its_pages_in_order(pages: int) -> None:
    """Pages 1 to n, then as few blank ones as fill the last leaf: fewer than four."""
    sheets = booklet(pages)
    blank = -pages % 4

    assert len(sheets) == (pages + blank) / 4
    assert leafed_through(sheets) == [*(str(at) for at in range(1, pages + 1)), *["blank"] * blank]


def test_creep_moves_inner_pages_towards_the_fold() -> None:
    """The outermost sheet is not moved; of each further one inwards both pages of both sides by 0.2 mm more."""
    fold = A4.height_mm / 2
    for at, sheet in enumerate(booklet(16)):
        for side in (sheet.front, back(sheet)):
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
