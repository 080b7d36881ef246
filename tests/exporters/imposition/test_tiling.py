"""Posters in tiles: as few as can be, and together they show all of the picture."""

import re
from io import BytesIO
from itertools import pairwise

import pikepdf
import pytest

from exporters.drawing.display_list import Drawing, Path, Rect, Stroke, walk
from exporters.drawing.inks import BLACK
from exporters.imposition.imposition import impose
from exporters.imposition.pieces import Piece
from exporters.imposition.seams import Picture
from exporters.imposition.sheet_drawings import drawings
from exporters.imposition.sheets import PAPERS, Paper, Setup
from exporters.imposition.tiling import OVERLAP_MM, tile_name, tiling
from exporters.pdf.writer import to_pdf
from tests.exporters.vectors import lines_and_clips

PANEL = (431.8, 279.4)
"""A map of 17 x 11 inches."""

PLAIN = Picture(*PANEL)


@pytest.mark.parametrize(
    ("paper", "columns", "rows", "upright"),
    [("a4", 3, 1, True), ("letter", 2, 2, False), ("a3", 2, 1, True)],
)
def test_a_map_of_17_by_11_inches(paper: str, columns: int, rows: int, upright: bool) -> None:
    """Three upright sheets of A4, four of Letter on their side, two upright ones of A3; margins of 6.35 mm."""
    tiled = tiling(Setup(PAPERS[paper], margin_mm=6.35), PLAIN)

    assert (tiled.columns, tiled.rows, tiled.paper.upright) == (columns, rows, upright)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("size", [(914.4, 914.4), PANEL, (100.0, 2000.0), (201.6, 288.6), (201.7, 288.7)])
def test_never_a_tile_too_many(paper: Paper, size: tuple[float, float]) -> None:
    """With one column or row less, whichever way the paper lies, the windows could not cover the picture."""
    tiled = tiling(Setup(paper), Picture(*size))
    needed = []
    for width, height in ((paper.width_mm, paper.height_mm), (paper.height_mm, paper.width_mm)):
        across, down = (
            next(count for count in range(1, 99) if count * (room - 8.4) - (count - 1) * 10 >= length - 0.01)
            for room, length in ((width, size[0]), (height, size[1]))
        )
        needed.append(across * down)

    assert tiled.count == min(needed)


def test_tiles_overlap_by_10_mm_and_cover_the_picture() -> None:
    """The first window begins at the picture's edge, the last one ends there."""
    tiled = tiling(Setup(PAPERS["a4"]), Picture(914.4, 914.4))
    parts = [tiled.part(column, 0) for column in range(tiled.columns)]

    assert parts[0].x == 0
    assert parts[-1].right == pytest.approx(914.4)
    for one, other in pairwise(parts):
        assert one.right - other.x == pytest.approx(OVERLAP_MM)


def panel() -> Drawing:
    cross = Path((("M", 200, 0), ("L", 200, 279.4)), stroke=Stroke(BLACK, 0.05))
    return Drawing("panel", "Panel", *PANEL, (Rect(0, 0, *PANEL, stroke=Stroke(BLACK, 0.5)), cross))


def test_the_picture_is_in_the_file_once() -> None:
    """Each page draws the same form."""
    setup = Setup(PAPERS["a4"])
    pages = drawings(impose([Piece(panel())], setup, "poster"), "P")

    with pikepdf.open(BytesIO(to_pdf(pages))) as pdf:
        streams = [part.read_bytes() for part in pdf.objects if isinstance(part, pikepdf.Stream)]
    assert len(pages) == 3
    assert sum(b"200 0 m 200 279.4 l" in stream for stream in streams) == 1


def test_joins_meet_when_the_tiles_lie_on_each_other() -> None:
    """Where one tile is glued is where its neighbour is cut: the same line of the picture."""
    tiled = tiling(Setup(PAPERS["a4"]), PLAIN)
    sheets = impose([Piece(panel())], Setup(PAPERS["a4"]), "poster")
    left = tiled.corner(0, 0)[0]
    glue = [line.start[0] - left + tiled.part(0, 0).x for line in sheets[0].front.lines if line.kind == "glue"]
    trim = [line.start[0] - left + tiled.part(1, 0).x for line in sheets[1].front.lines if line.kind == "trim"]

    assert glue == pytest.approx(trim)
    assert [line.kind for line in sheets[2].front.lines if line.kind != "hair"] == ["trim"]


def test_every_tile_is_named_and_cut_off_at_its_window() -> None:
    """A1, A2, A3 from left to right; the window is what the page shows."""
    pages = drawings(impose([Piece(panel())], Setup(PAPERS["a4"]), "poster"), "P")
    data = to_pdf(pages)

    assert [re.search(r"tile (\w+) of 3 by 1", page.title).group(1) for page in pages] == ["A1", "A2", "A3"]  # type: ignore[union-attr]
    for number in range(3):
        _, clips = lines_and_clips(data, number)
        assert clips[0].width == pytest.approx((431.8 + 20) / 3, abs=0.01)
        assert clips[0].x == pytest.approx((210 - (431.8 + 20) / 3) / 2, abs=0.01)


def test_a_small_map_of_the_tiles_shows_which_one_it_is() -> None:
    """Three fields beside each other in the margin, the second one dark on the second sheet."""
    second = drawings(impose([Piece(panel())], Setup(PAPERS["a4"]), "poster"), "P")[1]
    fields = [item for item in walk(second.items) if isinstance(item, Rect) and item.width == item.height]

    assert [field.fill for field in fields] == [None, BLACK, None]
    assert len({field.y for field in fields}) == 1
    assert [field.x for field in fields] == sorted(field.x for field in fields)


def test_rows_are_letters_as_on_a_spreadsheet() -> None:
    """After Z comes AA."""
    assert [tile_name(0, 0), tile_name(4, 25), tile_name(0, 26)] == ["A1", "Z5", "AA1"]
