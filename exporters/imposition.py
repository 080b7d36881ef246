"""Pieces onto sheets: fronts, then their backs, with crop marks, a scale bar and what the sheet is."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from exporters.drawing import Drawing, Group, Item, Path, Rect, Stroke
from exporters.faces import MM_PER_PT, Face
from exporters.fitting import TextStyle, fit
from exporters.inks import BLACK, REGISTRATION
from exporters.layouts import Box
from exporters.matrices import shift, turn
from exporters.pieces import Piece
from exporters.shapes import polyline, rectangle
from exporters.sheets import PRINTER_MARGIN_MM, Grid, Paper, Placement, crop_marks, grid, placements, turned_over

BAR_MM = 50.0
BAR_HEIGHT_MM = 1.6
STRIP_GAP_MM = 1.5
MARK: Final = Stroke(REGISTRATION, 0.25 * MM_PER_PT)
NOTE: Final = TextStyle(Face.TEXT, 6.5, 6, BLACK, valign="middle")
RIGHT_NOTE: Final = TextStyle(Face.TEXT, 6.5, 6, BLACK, align="right", valign="middle")
ADVICE = "The bar is 50 mm long. Print at 100 %."
ADVICE_MM = 36.0


def impose(pieces: Sequence[Piece], paper: Paper, label: str) -> tuple[Drawing, ...]:
    """Return the sheets of all pieces: each size on sheets of its own, every front page followed by its back page.

    If no piece has a back there are no back pages; if some have, every sheet has one, so that a duplex printer
    (turning on the long edge) stays in step. `label` is printed in the margin with the number of the sheet.
    """
    both_sides = two_sided(pieces)
    sheets = tuple(_sheets(pieces, paper))
    pages: list[Drawing] = []
    for at, (on, batch) in enumerate(sheets, start=1):
        note = f"{label} \N{MIDDLE DOT} sheet {at} of {len(sheets)}"
        placed = placements(on, len(batch))
        backs = [(piece.back, turned_over(place, paper)) for piece, place in zip(batch, placed, strict=True)]
        printed = [(back, place) for back, place in backs if back is not None]
        fronts = [(piece.front, place) for piece, place in zip(batch, placed, strict=True)]
        pages.append(_page(on, fronts, f"{note}, fronts" if both_sides else note))
        if both_sides:
            pages.append(_page(on, printed, f"{note}, backs"))
    return tuple(pages)


def two_sided(pieces: Sequence[Piece]) -> bool:
    """Whether any piece has a back."""
    return any(piece.back is not None for piece in pieces)


def _sheets(pieces: Sequence[Piece], paper: Paper) -> Iterator[tuple[Grid, tuple[Piece, ...]]]:
    """Yield the pieces of each sheet; sizes in the order in which they come first."""
    sizes = dict.fromkeys(_size(piece.front) for piece in pieces)
    for size in sizes:
        on = grid(paper, *size)
        same = iter([piece for piece in pieces if _size(piece.front) == size for _ in range(piece.copies)])
        while batch := tuple(islice(same, on.count)):
            yield on, batch


def _size(drawing: Drawing) -> tuple[float, float, float]:
    return (drawing.width_mm, drawing.height_mm, drawing.bleed_mm)


def _page(on: Grid, placed: Sequence[tuple[Drawing, Placement]], note: str) -> Drawing:
    items = (
        *(_piece(drawing, place) for drawing, place in placed),
        *(Path(polyline(*mark), stroke=MARK) for mark in crop_marks(on, tuple(place for _, place in placed))),
        *_margin(on, note),
    )
    return Drawing("sheet", note, on.paper.width_mm, on.paper.height_mm, items)


def _piece(drawing: Drawing, place: Placement) -> Group:
    """Return a drawing moved to its place and cut off at what it may cover."""
    x, y = place.trim.x - drawing.bleed_mm, place.trim.y - drawing.bleed_mm
    clip = Rect(place.clip.x - x, place.clip.y - y, place.clip.width, place.clip.height)
    return Group(drawing.items, shift(x, y), clip, drawing.name)


def _margin(on: Grid, note: str) -> tuple[Item, ...]:
    """Return scale bar and note in the wider margin: at the foot, or up the left side."""
    at_foot = on.block.y >= on.block.x
    strips = _strips(on, at_foot=at_foot)
    if len(strips) == 1:
        strips = strips[0].columns(2, STRIP_GAP_MM)
    bar, words = strips[0].cut_left(BAR_MM + STRIP_GAP_MM)
    if words.width < ADVICE_MM:
        words = strips[1]
    items = (*_scale_bar(bar), *fit(ADVICE, words, NOTE, ()).items, *fit(note, strips[-1], RIGHT_NOTE, ()).items)
    return (Group(items, None if at_foot else turn(-90, PRINTER_MARGIN_MM, on.paper.height_mm)),)


def _strips(on: Grid, *, at_foot: bool) -> tuple[Box, ...]:
    """Return the free parts of the margin between the crop marks, in a frame where they run to the right."""
    if at_foot:
        top = on.block.bottom + on.above.bleed_mm + MARK.width_mm
        depth = on.paper.height_mm - PRINTER_MARGIN_MM - top
        strips = Box(on.block.x, top, on.block.width, depth).columns(on.columns)
    else:
        depth = on.block.x - on.beside.bleed_mm - MARK.width_mm - PRINTER_MARGIN_MM
        strips = Box(on.block.y, 0, on.block.height, depth).columns(on.rows)
    return tuple(strip.inset(STRIP_GAP_MM, 0.3) for strip in strips)


def _scale_bar(box: Box) -> tuple[Item, ...]:
    """Return a bar of 50 mm in fields of 10."""
    y = box.centre[1] - BAR_HEIGHT_MM / 2
    dark = tuple(segment for at in (0, 20, 40) for segment in rectangle(box.x + at, y, 10, BAR_HEIGHT_MM))
    outline = Rect(box.x, y, BAR_MM, BAR_HEIGHT_MM, stroke=Stroke(BLACK, 0.15))
    return (outline, Path(dark, BLACK))
