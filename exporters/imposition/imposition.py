"""Imposition: pieces on sheets, a way for each style; books as pages or as a booklet."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group
from exporters.drawing.shapes import scale
from exporters.imposition.blocks import Size, largest
from exporters.imposition.nesting import Nested, nested
from exporters.imposition.packing import Packed, Stock, block_cuts, fits, gutter_for, packed
from exporters.imposition.pieces import Piece, SheetStyle
from exporters.imposition.sheets import Paper, Placed, Setup, Sheet, Side
from exporters.imposition.sides import Field, both_ways, fields, filled_sheet, mirrored, turned_over
from exporters.imposition.tiling import tiles

PAGES_A_SHEET = 4
NOTE_ROOM_MM: Final = 4.0
"""Kept free for scale bar and note on the sheet of a picture."""

Packing = tuple[Field, tuple[Size, ...], tuple[Packed | Nested, ...]]
"""How a paper lies, the sizes it holds, and their sheets."""

Pack = Callable[[Box, tuple[Stock, ...], float, float], tuple[Packed | Nested, ...]]
"""Packs pieces into an area, with a gutter and a bleed, onto as many sheets as it takes."""


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
    blank = pages[0]._replace(name="blank", title="Blank page", items=())
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


def impose(pieces: Sequence[Piece], setup: Setup, style: SheetStyle = "cards") -> tuple[Sheet, ...]:
    """Return the sheets of all pieces in order. If some have backs, every sheet has one, to keep a printer in step.

    Raises:
        ValueError: a piece does not fit on the paper; see `fits_on`.
    """
    if setup.duplex == "none":
        pieces = [replace(piece, back=None) for piece in pieces]
    groups = _folded_apart(pieces) if setup.duplex == "fold" else (pieces,)
    return tuple(sheet for group in groups if group for sheet in STYLES[style](group, setup))


def _folded_apart(pieces: Sequence[Piece]) -> tuple[Sequence[Piece], Sequence[Piece]]:
    """Return the pieces with backs and those without, which need no half of the sheet for them."""
    return ([piece for piece in pieces if piece.back], [piece for piece in pieces if not piece.back])


def two_sided(pieces: Sequence[Piece]) -> bool:
    """Whether any piece has a back."""
    return any(piece.back is not None for piece in pieces)


def fits_on(piece: Piece, setup: Setup, style: SheetStyle) -> bool:
    """Whether the paper is large enough for a piece; posters and books fit on any, pages without a back in tiles."""
    if style in {"poster", "small", "book"} or (style == "pages" and piece.back is None):
        return True
    if style == "pages":
        return any(_page_fits(piece.front, paper, setup) for paper in both_ways(setup.paper))
    size = _size(piece)
    ways = fields(setup, backs=piece.back is not None)
    if style in {"counters", "nested"}:
        return any(fits(way.with_foot.area, size, setup.bleed_mm) for way in ways)
    return any(largest(way.area, size, gutter_for(size, setup.gutter_mm)) for way in ways)


def _size(piece: Piece) -> Size:
    front = piece.front
    return Size(front.width_mm, front.height_mm, front.bleed_mm, piece.shape == "circle", piece.folds_mm)


def _by_size(pieces: Sequence[Piece]) -> dict[Size, list[Piece]]:
    """Return every copy of every piece by size, sizes in the order in which they come first."""
    sizes: dict[Size, list[Piece]] = {}
    for piece in pieces:
        sizes.setdefault(_size(piece), []).extend([piece] * piece.copies)
    return sizes


def _cards(pieces: Sequence[Piece], setup: Setup) -> Iterator[Sheet]:
    """Yield sheets of equal pieces, each in one block in the middle, the paper turned so that most fit."""
    ways = fields(setup, backs=two_sided(pieces))
    for size, same in _by_size(pieces).items():
        gutter = gutter_for(size, setup.gutter_mm)
        blocks = [(way, block) for way in ways if (block := largest(way.area, size, gutter))]
        if not blocks:
            raise _too_large(setup.paper, size.width_mm, size.height_mm)
        way, block = max(blocks, key=lambda pair: pair[1].count)
        rest = iter(same)
        while batch := tuple(islice(rest, block.count)):
            filled = block.with_count(len(batch))
            yield filled_sheet(way, (filled,), batch, setup, block_cuts(filled))


def _counters(pieces: Sequence[Piece], setup: Setup, pack: Pack = packed) -> Iterator[Sheet]:
    """Yield sheets of mixed sizes; what fits the paper turned one way only makes sheets of its own."""
    ways = tuple(way.with_foot for way in fields(setup, backs=two_sided(pieces)))
    left = _by_size(pieces)
    while left:
        counts = {size: len(same) for size, same in left.items()}
        way, taken, sheets = min((_packed_on(way, counts, setup, pack) for way in ways), key=_worth)
        if not taken:
            size = next(iter(left))
            raise _too_large(setup.paper, size.width_mm, size.height_mm)
        queues = {size: iter(left.pop(size)) for size in taken}
        for sheet in sheets:
            batch = tuple(piece for block in sheet.blocks for piece in islice(queues[block.size], block.count))
            yield filled_sheet(way, sheet.blocks, batch, setup, sheet.straight_cuts)


def _nested(pieces: Sequence[Piece], setup: Setup) -> Iterator[Sheet]:
    """Yield sheets of mixed sizes, as few as it takes."""
    yield from _counters(pieces, setup, nested)


def _packed_on(field: Field, counts: dict[Size, int], setup: Setup, pack: Pack) -> Packing:
    """Return the field, the sizes that fit it, and their sheets."""
    taken = tuple(size for size in counts if fits(field.area, size, setup.bleed_mm))
    stocks = tuple(Stock(size, counts[size]) for size in taken)
    return (field, taken, pack(field.area, stocks, setup.gutter_mm, setup.bleed_mm))


def _worth(way: Packing) -> tuple[int, int, int]:
    """Return what makes a way of packing the best: most sizes, fewest sheets, fewest cuts."""
    _, taken, sheets = way
    return (-len(taken), len(sheets), sum(sheet.straight_cuts for sheet in sheets))


def _pages(pieces: Sequence[Piece], setup: Setup) -> Iterator[Sheet]:
    """Yield a sheet for each copy of each piece, in its middle, at its true size and without marks.

    A page without a back that is larger than the paper comes in tiles.
    """
    backs = two_sided(pieces)
    for piece in (one for one in pieces for _ in range(one.copies)):
        papers = [paper for paper in both_ways(setup.paper) if _page_fits(piece.front, paper, setup)]
        if not papers and piece.back is None:
            yield from tiles(piece.front, setup, blocks=True)
            continue
        if not papers:
            raise _too_large(setup.paper, piece.front.width_mm, piece.front.height_mm)
        back = (_in_middle(piece.back, papers[0]),) if piece.back else ()
        mirror = turned_over(papers[0], setup.duplex, setup.back_shift_mm)
        behind = mirrored(Side(back), mirror) if backs else None
        yield Sheet(papers[0], Side((_in_middle(piece.front, papers[0]),)), behind)


def _page_fits(page: Drawing, paper: Paper, setup: Setup) -> bool:
    room = 2 * setup.margin_mm
    return page.width_mm <= paper.width_mm - room and page.height_mm <= paper.height_mm - room


def _in_middle(page: Drawing, paper: Paper) -> Placed:
    x, y = (paper.width_mm - page.width_mm) / 2, (paper.height_mm - page.height_mm) / 2
    trim = Box(x, y, page.width_mm, page.height_mm)
    return Placed(page, trim, trim)


def _posters(pieces: Sequence[Piece], setup: Setup) -> Iterator[Sheet]:
    """Yield the tiles of every poster."""
    for piece in pieces:
        for _ in range(piece.copies):
            yield from tiles(piece.front, setup)


def _small(pieces: Sequence[Piece], setup: Setup) -> Iterator[Sheet]:
    """Yield a sheet for each copy of each picture, which is made as small as that takes, and says so by its name."""
    for piece in (one for one in pieces for _ in range(one.copies)):
        ways = ((_factor(piece.front, paper, setup), paper) for paper in both_ways(setup.paper))
        factor, paper = max(ways, key=lambda way: way[0])
        whole = piece.front._replace(
            items=(Group(piece.front.items, scale(factor)),),
            width_mm=piece.front.width_mm * factor,
            height_mm=piece.front.height_mm * factor,
            bleed_mm=piece.front.bleed_mm * factor,
        )
        yield Sheet(paper, Side((_in_middle(whole, paper),)), name=f"{whole.title}, {factor:.0%}")


def _factor(picture: Drawing, paper: Paper, setup: Setup) -> float:
    """Return how large a picture can be on a sheet, 1 at its own size."""
    room = Box(0, 0, paper.width_mm, paper.height_mm).inset(setup.margin_mm + NOTE_ROOM_MM)
    return min(1.0, room.width / picture.full_width_mm, room.height / picture.full_height_mm)


def _too_large(paper: Paper, width_mm: float, height_mm: float) -> ValueError:
    return ValueError(f"a piece must fit on {paper.title}, got {width_mm:g} x {height_mm:g} mm")


STYLES: Final[dict[SheetStyle, Callable[[Sequence[Piece], Setup], Iterator[Sheet]]]] = {
    "cards": _cards,
    "counters": _counters,
    "nested": _nested,
    "pages": _pages,
    "poster": _posters,
    "small": _small,
    "book": book_sheets,
}
"""How each style of product comes onto sheets."""
