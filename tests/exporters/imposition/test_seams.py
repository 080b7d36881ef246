"""Tiles are cut between lines of text and never through one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from io import BytesIO

import pytest
from fontTools.ttLib import TTFont

from engine.paths import CONTENT
from exporters.components.base import PrintJob, Product
from exporters.drawing.display_list import Drawing, Text
from exporters.faces.fonts import Face, face_bytes
from exporters.faces.metrics import text_width_mm
from exporters.imposition.imposition import impose
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import MAP_PAPERS, PAPERS, Paper, Setup, Sheet
from exporters.kit.theming import pieces_of
from exporters.layout.settings import LARGE_PRINT, THEMES
from exporters.systems import products_of
from schemas.packs.packs import Pack, read_packs
from tests.exporters.placed import at, placed

Extent = tuple[float, float, float, float]


@pytest.fixture(scope="module", params=sorted(path.parent.name for path in CONTENT.glob("*/pack.yaml")))
def pack(request: pytest.FixtureRequest) -> Pack:
    [found] = read_packs([CONTENT / request.param], [CONTENT]).packs
    return found


@dataclass(frozen=True)
class Large:
    """What of a pack may be tiled, drawn in a theme, for every paper."""

    theme: str
    pieces: tuple[tuple[Product, tuple[Piece, ...]], ...]


@pytest.fixture(
    scope="module",
    params=[pytest.param(key, marks=[] if key == LARGE_PRINT.key else pytest.mark.prove) for key in THEMES],
)
def large(pack: Pack, request: pytest.FixtureRequest) -> Large:
    job = PrintJob.of(pack, THEMES[request.param])
    products = [one for one in products_of(pack.manifest.system).values() if one.sheet in {"pages", "poster"}]
    return Large(request.param, tuple((product, tuple(pieces_of(product, job))) for product in products))


@pytest.mark.parametrize("paper", MAP_PAPERS)
def test_no_cut_and_no_end_of_a_tile_goes_through_a_line_of_text(large: Large, paper: str) -> None:
    """Whoever needs large print reads whole lines on every sheet, of each product on each paper for maps.

    What is larger than the paper, turned or not, comes in tiles: where nothing is, all pages are whole.
    """
    setup = Setup(PAPERS[paper])
    tiled = [
        (product.name, sheet)
        for product, pieces in large.pieces
        for sheet in impose(pieces, setup, product.sheet)
        if sheet.front.tile is not None
    ]

    drawings = {id(drawing): drawing for _, sheet in tiled for drawing in [sheet.front.placed[0].drawing]}
    texts = {known: tuple(extents(drawing)) for known, drawing in drawings.items()}

    assert [(name, sheet.name, text) for name, sheet in tiled for text in halved(sheet, texts)] == []
    larger = [piece.key for _, pieces in large.pieces for piece in pieces if is_larger(piece.front, PAPERS[paper])]
    assert tiled or not larger


def is_larger(drawing: Drawing, paper: Paper) -> bool:
    """Whether a piece is larger than a paper whichever way it lies."""
    shorter, longer = sorted((drawing.width_mm, drawing.height_mm))
    return shorter > min(paper.width_mm, paper.height_mm) or longer > max(paper.width_mm, paper.height_mm)


def halved(sheet: Sheet, texts: Mapping[int, tuple[tuple[str, Extent], ...]]) -> Iterator[str]:
    """The texts of a tile that a cut, or the end of what the tile shows, goes through."""
    [tile] = sheet.front.placed
    window = tile.clip
    xs, ys = {window.x, window.right}, {window.y, window.bottom}
    for line in sheet.front.lines:
        if line.kind in {"trim", "glue"}:
            upright = line.start[0] == line.end[0]
            (xs if upright else ys).add(line.start[0] if upright else line.start[1])
    for text, extent in texts[id(tile.drawing)]:
        left, right = (tile.trim.x + x for x in extent[::2])
        top, bottom = (tile.trim.y + y for y in extent[1::2])
        shown = left < window.right and right > window.x and top < window.bottom and bottom > window.y
        if shown and (any(left < x < right for x in xs) or any(top < y < bottom for y in ys)):
            yield text


def extents(drawing: Drawing) -> Iterator[tuple[str, Extent]]:
    """Every text with its left, upper, right and lower end from the corner of the drawing."""
    for item, matrix in placed(drawing):
        if isinstance(item, Text) and item.string.strip():
            low, high = ink_em(item.face, item.string)
            em = item.size_pt * 25.4 / 72
            width = text_width_mm(item.string, item.face, item.size_pt, item.tracking_pt)
            ends = [(x, item.baseline - y * em) for x in (item.x, item.x + width) for y in (low, high)]
            corners = [at(matrix, x, y) for x, y in ends]
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            yield item.string, (min(xs), min(ys), max(xs), max(ys))


@cache
def ink_em(face: Face, string: str) -> tuple[float, float]:
    """The lowest and the highest ink of a line above its baseline, by the outlines in the font file."""
    font = opened(face)
    characters, outlines = font.getBestCmap(), font["glyf"]
    drawn = [outlines[characters[ord(letter)]] for letter in string]
    inked = [glyph for glyph in drawn if glyph.numberOfContours]
    return min(glyph.yMin for glyph in inked) / 1000, max(glyph.yMax for glyph in inked) / 1000


@cache
def opened(face: Face) -> TTFont:
    return TTFont(BytesIO(face_bytes(face)))
