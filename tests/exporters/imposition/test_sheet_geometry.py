"""Any layout, read back from the finished PDF: where pieces are cut, and whether backs lie behind their fronts.

Every piece of these sheets has a fine line along its upper trimmed edge and a less fine one along its left edge, so
that its place and which way up it is can be read without knowing how it came there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pypdfium2
import pytest

from exporters.drawing.display_list import Drawing, Path, Stroke
from exporters.drawing.inks import BLACK
from exporters.imposition.imposition import fits_on, impose
from exporters.imposition.pieces import Piece, SheetStyle
from exporters.imposition.sheet_drawings import drawings
from exporters.imposition.sheets import CARD_SIZES, PAPERS, Duplex, Setup
from exporters.pdf.writer import to_pdf
from tests.exporters.vectors import Stroked, lines_and_clips
from tests.samples import at_length

TOP_MM, LEFT_MM, MARK_MM = 0.05, 0.07, 0.25 * 25.4 / 72
OFF_MM = 0.01
MARGIN_MM = 4.2
LEAST_MARK_ROOM_MM = 1.3


@dataclass(frozen=True)
class Seen:
    """A trimmed piece as it is read from a page."""

    x: float
    y: float
    right: float
    bottom: float
    upside_down: bool = False


@dataclass(frozen=True)
class Case:
    """A layout to try."""

    setup: Setup
    pieces: tuple[Piece, ...]
    counters: bool


def outlined(width: float, height: float, bleed: float) -> Drawing:
    """A drawing with lines along its upper and its left trimmed edge."""
    right, bottom = bleed + width, bleed + height
    top = Path((("M", bleed, bleed), ("L", right, bleed)), stroke=Stroke(BLACK, TOP_MM))
    left = Path((("M", bleed, bleed), ("L", bleed, bottom)), stroke=Stroke(BLACK, LEFT_MM))
    return Drawing("outlined", "outlined", width, height, (top, left), bleed)


def random_case(seed: int) -> Case:
    """A layout by chance, always the same for a seed."""
    random = Random(seed)
    counters = random.random() < 0.4
    sizes = [random_size(random, counters=counters) for _ in range(random.randint(1, 3) if counters else 1)]
    duplex: Duplex = random.choice(("long", "long", "short", "short", "fold"))
    gutter = random.choice((0.0, 0.0, 3.0, 6.0, round(random.uniform(0, 9), 3)))
    shift = (0.0, 0.0) if duplex == "fold" else (round(random.uniform(-3, 3), 2), round(random.uniform(-3, 3), 2))
    setup = Setup(random.choice([*PAPERS.values()]), gutter, duplex, back_shift_mm=shift)
    made = tuple(
        Piece(outlined(*size), outlined(*size), key=f"{number}/{at}")
        for number, size in enumerate(sizes)
        for at in range(random.randint(1, 14))
    )
    return Case(setup, made, counters)


def random_size(random: Random, *, counters: bool) -> tuple[float, float, float]:
    bleed = random.choice((0.0, 1.5, 3.0, 3.175))
    if counters:
        return (round(random.uniform(10, 90), 3), round(random.uniform(10, 90), 3), bleed)
    width, height = random.choice([*CARD_SIZES.values(), (round(random.uniform(15, 130), 3), 61.7)])
    return (width, height, bleed)


def seen_pieces(data: bytes, page: int) -> list[Seen]:
    """The pieces of a page in order."""
    lines, _ = lines_and_clips(data, page)
    tops = [line for line in lines if line.width == pytest.approx(TOP_MM, abs=1e-3)]
    lefts = [line for line in lines if line.width == pytest.approx(LEFT_MM, abs=1e-3)]
    return [seen(top, left) for top, left in zip(tops, lefts, strict=True)]


def seen(top: Stroked, left: Stroked) -> Seen:
    x, right = sorted((top.x1, top.x2))
    y, bottom = sorted((left.y1, left.y2))
    assert top.y1 == pytest.approx(left.y1, abs=OFF_MM)
    assert top.x1 == pytest.approx(left.x1, abs=OFF_MM)
    return Seen(x, y, right, bottom, upside_down=left.y1 > left.y2)


def marks(data: bytes, page: int) -> tuple[list[float], list[float]]:
    """Where the upright marks stand across the page, and the level ones down it."""
    lines, _ = lines_and_clips(data, page)
    thin = [line for line in lines if line.width == pytest.approx(MARK_MM, abs=1e-3)]
    across = [line.x1 for line in thin if line.x1 == pytest.approx(line.x2, abs=1e-6)]
    return across, [line.y1 for line in thin if line.y1 == pytest.approx(line.y2, abs=1e-6)]


def best_grid(case: Case) -> tuple[float, float, int, int]:
    """Width and height of the sheet as it should lie, columns and rows; worked out anew."""
    front, gutter = case.pieces[0].front, case.setup.gutter_mm
    outside = 2 * min(front.bleed_mm, gutter / 2)
    ways = []
    short, long = sorted((case.setup.paper.width_mm, case.setup.paper.height_mm))
    for width, height in ((short, long), (long, short)):
        columns = (width - 2 * MARGIN_MM - outside + gutter + OFF_MM) // (front.width_mm + gutter)
        rows = (height - 2 * MARGIN_MM - outside + gutter + OFF_MM) // (front.height_mm + gutter)
        ways.append((width, height, int(columns), int(rows)))
    return max(ways, key=lambda way: way[2] * way[3])


def expected_cells(case: Case) -> Iterator[tuple[float, float]]:
    """The upper left corners of a sheet's cells, in the middle of the paper."""
    front, gutter = case.pieces[0].front, case.setup.gutter_mm
    width, height, columns, rows = best_grid(case)
    left = (width - columns * front.width_mm - (columns - 1) * gutter) / 2
    top = (height - rows * front.height_mm - (rows - 1) * gutter) / 2
    for row in range(rows):
        for column in range(columns):
            yield left + column * (front.width_mm + gutter), top + row * (front.height_mm + gutter)


def flipped(front: Seen, case: Case, width: float, height: float) -> Seen:
    """Where the back of a piece must be printed: for a sheet turned over its long or short edge, then shifted."""
    right, down = case.setup.back_shift_mm
    upright = height >= width
    if not upright:
        right, down = -down, right
    if upright == (case.setup.duplex == "long"):
        return Seen(width - front.right + right, front.y + down, width - front.x + right, front.bottom + down)
    return Seen(
        front.x + right, height - front.bottom + down, front.right + right, height - front.y + down, upside_down=True
    )


def folded(front: Seen, width: float, height: float, *, level: bool) -> Seen:
    """Where the back of a piece must be printed to lie behind it when the sheet is folded in the middle."""
    if level:
        return Seen(front.x, height - front.bottom, front.right, height - front.y, upside_down=True)
    return Seen(width - front.right, front.y, width - front.x, front.bottom)


def same(one: Seen, other: Seen) -> bool:
    edges = [abs(one.x - other.x), abs(one.y - other.y), abs(one.right - other.right), abs(one.bottom - other.bottom)]
    return max(edges) < OFF_MM and one.upside_down == other.upside_down


def check(seed: int) -> None:
    """Make the layout of a seed, and read it back."""
    case = random_case(seed)
    style: SheetStyle = "counters" if case.counters else "cards"
    if not all(fits_on(piece, case.setup, style) for piece in case.pieces):
        with pytest.raises(ValueError, match="must fit on"):
            impose(case.pieces, case.setup, style)
        return
    sheets = impose(case.pieces, case.setup, style)
    pages = drawings(sheets, "Any")
    data = to_pdf(pages)
    total, number = 0, 0
    for sheet in sheets:
        width, height = sheet.paper.width_mm, sheet.paper.height_mm
        found = seen_pieces(data, number)
        check_marks(found, data, number)
        if not case.counters:
            fronts = found[: len(found) // 2] if case.setup.duplex == "fold" else found
            check_marked(fronts, data, number)
        if case.setup.duplex == "fold":
            fronts, backs = found[: len(found) // 2], found[len(found) // 2 :]
            ways = [[folded(front, width, height, level=level) for front in fronts] for level in (False, True)]
            assert any(all(map(same, backs, way)) for way in ways), seed
            number += 1
        else:
            fronts, backs = found, seen_pieces(data, number + 1)
            assert all(map(same, backs, [flipped(front, case, width, height) for front in fronts])), seed
            assert len(backs) == len(fronts)
            check_marks(backs, data, number + 1)
            number += 2
        check_places(found, width, height)
        total += len(fronts)
        if not case.counters and case.setup.duplex != "fold":
            for front, (x, y) in zip(fronts, expected_cells(case), strict=False):
                assert (front.x, front.y) == pytest.approx((x, y), abs=OFF_MM), seed
    assert total == len(case.pieces)
    assert number == len(pages)


def check_marks(found: list[Seen], data: bytes, page: int) -> None:
    """Every mark stands at a trimmed edge."""
    xs = {edge for piece in found for edge in (piece.x, piece.right)}
    ys = {edge for piece in found for edge in (piece.y, piece.bottom)}
    across, down = marks(data, page)
    folds = (page_middle(data, page)) if across or down else (0.0, 0.0)
    assert all(any(abs(x - edge) < OFF_MM for edge in (*xs, folds[0])) for x in across)
    assert all(any(abs(y - edge) < OFF_MM for edge in (*ys, folds[1])) for y in down)


def check_marked(found: list[Seen], data: bytes, page: int) -> None:
    """Every trimmed edge of a front has its mark, where the margin has room for one."""
    across, down = marks(data, page)
    if min(piece.y for piece in found) - MARGIN_MM > LEAST_MARK_ROOM_MM:
        edges = {edge for piece in found for edge in (piece.x, piece.right)}
        assert all(any(abs(x - edge) < OFF_MM for x in across) for edge in edges)
    if min(piece.x for piece in found) - MARGIN_MM > LEAST_MARK_ROOM_MM:
        edges = {edge for piece in found for edge in (piece.y, piece.bottom)}
        assert all(any(abs(y - edge) < OFF_MM for y in down) for edge in edges)


def page_middle(data: bytes, page: int) -> tuple[float, float]:
    width, height = pypdfium2.PdfDocument(data)[page].get_size()
    return width / 2 * 25.4 / 72, height / 2 * 25.4 / 72


def check_places(found: list[Seen], width: float, height: float) -> None:
    """Pieces lie on the printable part of the paper and nowhere over each other."""
    for at, piece in enumerate(found):
        assert piece.x > MARGIN_MM - OFF_MM
        assert piece.y > MARGIN_MM - OFF_MM
        assert piece.right < width - MARGIN_MM + OFF_MM
        assert piece.bottom < height - MARGIN_MM + OFF_MM
        for other in found[:at]:
            apart_across = piece.x > other.right - OFF_MM or other.x > piece.right - OFF_MM
            apart_down = piece.y > other.bottom - OFF_MM or other.y > piece.bottom - OFF_MM
            assert apart_across or apart_down


@pytest.mark.parametrize("tens", range(4))
def test_any_layout_is_cut_where_it_should_be(tens: int) -> None:
    """Forty layouts of papers, sizes, bleeds, gutters, ways of turning over and shifts: within 0.01 mm."""
    for seed in range(tens * 10, tens * 10 + 10):
        check(seed)


@at_length("layouts", 300, 1000)
def test_many_layouts_are_cut_where_they_should_be(layouts: int) -> None:
    """The same for hundreds, at length for a thousand."""
    for seed in range(layouts):
        check(seed)
