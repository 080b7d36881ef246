"""Books: pages in their order, one on a sheet, or as a booklet, two on each side of sheets that are folded together."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from exporters.drawing.display_list import Drawing
from exporters.imposition.papers import Paper
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import Placed, Setup, Sheet, Side
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
    """Yield sheets whose pages follow each other once they lie within each other, folded in the middle."""
    count = -(-len(pages) // PAGES_A_SHEET)
    blank = replace(pages[0], name="blank", title="Blank page", items=())
    whole = [*pages, *[blank] * (count * PAGES_A_SHEET - len(pages))]
    for at in range(count):
        first, last = 2 * at, len(whole) - 1 - 2 * at
        creep = at * setup.creep_mm
        front = _side(whole[last], whole[first], creep)
        back = _side(whole[first + 1], whole[last - 1], creep)
        yield Sheet(_opened(pages[0], setup), front, back, folds=1)


def _opened(page: Drawing, setup: Setup) -> Paper:
    return Paper(setup.paper.title, 2 * page.width_mm, page.height_mm)


def _side(left: Drawing, right: Drawing, creep_mm: float) -> Side:
    """Return two pages beside the fold, both moved towards it."""
    return Side((_whole(left, creep_mm), _whole(right, right.width_mm - creep_mm)))


def _whole(page: Drawing, x_mm: float) -> Placed:
    trim = Box(x_mm, 0.0, page.width_mm, page.height_mm)
    return Placed(page, trim, trim)
