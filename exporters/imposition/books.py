"""Books: pages in their order, one on a sheet, or as a booklet, two on each side of sheets that are folded together."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from exporters.drawing.display_list import Drawing
from exporters.imposition.duplex import turned_over
from exporters.imposition.papers import Paper
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import Placed, Setup, Sheet, Side
from exporters.imposition.sides import mirrored
from exporters.layout.boxes import Box

PAGES_A_SHEET = 4


def book_sheets(pieces: Sequence[Piece], setup: Setup) -> Iterator[Sheet]:
    """Yield the sheets of a book: saddle-stitched from the outermost one inwards, or a page each."""
    pages = [piece.front for piece in pieces]
    if setup.booklet:
        yield from _booklet(pages, setup)
        return
    for page in pages:
        yield Sheet(Paper(setup.paper.title, page.width_mm, page.height_mm), Side((_whole(page, 0.0),)))


def _booklet(pages: Sequence[Drawing], setup: Setup) -> Iterator[Sheet]:
    """Yield sheets whose pages follow each other once they lie within each other, folded in the middle.

    On the front the last page is left of the fold and the first one right of it; behind each is the one beside it.
    """
    count = -(-len(pages) // PAGES_A_SHEET)
    blank = replace(pages[0], name="blank", title="Blank page", items=())
    whole = [*pages, *[blank] * (count * PAGES_A_SHEET - len(pages))]
    paper = Paper(setup.paper.title, 2 * pages[0].width_mm, pages[0].height_mm)
    mirror = turned_over(paper, setup.duplex, setup.back_shift_mm)
    for at in range(count):
        first, last = 2 * at, len(whole) - 1 - 2 * at
        creep = at * setup.creep_mm
        behind = _side(whole[last - 1], whole[first + 1], creep)
        yield Sheet(paper, _side(whole[last], whole[first], creep), mirrored(behind, mirror), folds=1)


def _side(left: Drawing, right: Drawing, creep_mm: float) -> Side:
    """Return two pages beside the fold, both moved towards it."""
    return Side((_whole(left, creep_mm), _whole(right, right.width_mm - creep_mm)))


def _whole(page: Drawing, x_mm: float) -> Placed:
    trim = Box(x_mm, 0.0, page.width_mm, page.height_mm)
    return Placed(page, trim, trim)
