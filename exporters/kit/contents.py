"""The first page of a kit: its files, how many sheets they take, how to print them, and what to cut."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Drawing, Item, Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import polyline, rectangle
from exporters.imposition.papers import PAPERS, card_size
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import DUPLEX
from exporters.kit.orders import PrintOrder
from exporters.kit.runs import Run
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from exporters.themes.themes import THEMES
from schemas.diagnostics.diagnostics import Finding
from schemas.models.pack import Manifest

QUIET: Final = Ink(rgb=(98, 107, 117), cmyk=(15, 8, 0, 62))
RULE: Final = Ink(rgb=(188, 195, 203), cmyk=(8, 4, 0, 24))
DARK: Final = Ink(rgb=(38, 46, 54), cmyk=(30, 15, 5, 85))

TITLE: Final = TextStyle(Face.TITLE, 30, 16, BLACK, leading=1.0, valign="bottom")
SUBTITLE: Final = TextStyle(Face.TEXT, 10, 7, QUIET, valign="middle")
HEADING: Final = TextStyle(Face.LABEL, 7.5, 7, QUIET, valign="bottom", tracking_pt=0.4)
RIGHT_HEADING: Final = TextStyle(Face.LABEL, 7.5, 7, QUIET, align="right", valign="bottom", tracking_pt=0.4)
NUMBER: Final = TextStyle(Face.NUMERAL, 10, 10, WHITE, align="centre", valign="middle")
NAME: Final = TextStyle(Face.LABEL, 11, 8, BLACK, valign="middle")
FILE: Final = TextStyle(Face.TEXT, 7.5, 6, QUIET, valign="middle")
COUNT: Final = TextStyle(Face.NUMERAL, 10, 8, BLACK, align="right", valign="middle")
WORDS: Final = TextStyle(Face.TEXT, 8.5, 6.5, BLACK, valign="middle")
STEP: Final = TextStyle(Face.TEXT, 9.5, 8, BLACK, leading=1.25)
STEP_NUMBER: Final = TextStyle(Face.NUMERAL, 20, 20, RULE)

HEAD: Final = Box(0, 0, PAGE.width, 30)
TABLE: Final = Box(0, 36, PAGE.width, 166)
STEPS: Final = Box(0, 209, PAGE.width, 40)
FOOT: Final = Box(0, 255, PAGE.width, 10)
ROW_MM: Final = 11.0
HEADING_MM: Final = 6.0
ROWS_MOST: Final = int((TABLE.height - HEADING_MM) / ROW_MM) - 1
BAR_MM: Final = 100.0


@dataclass(frozen=True)
class Columns:
    """The parts of a row from left to right."""

    plate: Box
    name: Box
    pieces: Box
    sheets: Box
    cutting: Box


def contents(
    manifest: Manifest, runs: Sequence[Run], order: PrintOrder
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """Return the pages that list the files of a kit, and what of the pack's own words did not fit."""
    batches = [runs[at : at + ROWS_MOST] for at in range(0, len(runs), ROWS_MOST)] or [()]
    composed = [_page(manifest, batch, runs, order) for batch in batches]
    pages = tuple(
        Piece(Drawing(f"contents-{at}", "Contents", PAGE.width, PAGE.height, tuple(page.items)), key=f"contents/{at}")
        for at, page in enumerate(composed, start=1)
    )
    return pages, tuple(finding for page in composed[:1] for finding in page.findings)


def _page(manifest: Manifest, rows: Sequence[Run], runs: Sequence[Run], order: PrintOrder) -> Composition:
    page = Composition(language=manifest.written_in)
    _head(page, manifest, order)
    top = TABLE.y + HEADING_MM
    _headings(page, _columns(Box(TABLE.x, TABLE.y, TABLE.width, HEADING_MM - 1)))
    page.draw(_rule(top, 0.5))
    for at, run in enumerate(rows):
        box = Box(TABLE.x, top + at * ROW_MM, TABLE.width, ROW_MM)
        _row(page, run, _columns(box))
        page.draw(_rule(box.bottom, 0.15))
    if rows[-1:] == runs[-1:]:
        _totals(page, runs, _columns(Box(TABLE.x, top + len(rows) * ROW_MM, TABLE.width, ROW_MM)))
    _steps(page, order)
    page.draw(*_long_bar())
    page.write(f"{BAR_MM:.0f} mm", Box(FOOT.x + BAR_MM + 2, FOOT.y, 30, 8.4), WORDS)
    return page


def _head(page: Composition, manifest: Manifest, order: PrintOrder) -> None:
    """Draw the pack's name, and how this kit is printed."""
    title, line = HEAD.cut_top(20)
    page.write(manifest.title, title, TITLE, ("title",))
    authors = ", ".join(manifest.authors)
    made = f"{PAPERS[order.paper].title}, {THEMES[order.theme].title.lower()} theme"
    page.write(
        f"Version {manifest.version}, by {authors}, {manifest.licence}. Printed for {made}.",
        line.cut_top(7)[0],
        SUBTITLE,
        ("authors",),
    )
    page.draw(Rect(HEAD.x, HEAD.bottom, HEAD.width, 1.6, fill=DARK))


def _columns(row: Box) -> Columns:
    plate, rest = row.cut_left(14)
    name, rest = rest.cut_left(62)
    pieces, rest = rest.cut_left(16)
    sheets, rest = rest.cut_left(16)
    return Columns(plate, name, pieces, sheets, rest.cut_left(6)[1])


def _headings(page: Composition, columns: Columns) -> None:
    page.write("FILE", columns.plate, HEADING)
    page.write("PIECES", columns.pieces, RIGHT_HEADING)
    page.write("SHEETS", columns.sheets, RIGHT_HEADING)
    page.write("TO CUT", columns.cutting, HEADING)


def _row(page: Composition, run: Run, columns: Columns) -> None:
    number, _, _ = run.name.partition("-")
    plate = columns.plate.cut_left(10)[0].inset(0, 2)
    page.draw(Rect(plate.x, plate.y, plate.width, plate.height, fill=DARK))
    page.write(number, plate, NUMBER)
    title, file = columns.name.inset(0, 1).cut_top(5.4)
    page.write(run.product.title, title, NAME)
    page.write(f"{run.name}.pdf", file, FILE)
    page.write(str(run.count), columns.pieces, COUNT)
    page.write(str(len(run.sheets)), columns.sheets, COUNT)
    page.write(cutting(run), columns.cutting, WORDS)


def _totals(page: Composition, runs: Sequence[Run], columns: Columns) -> None:
    page.write("In all", columns.name, NAME)
    page.write(str(sum(run.count for run in runs)), columns.pieces, COUNT)
    page.write(str(sum(len(run.sheets) for run in runs)), columns.sheets, COUNT)
    cuts = sum(sheet.straight_cuts for run in runs for sheet in run.sheets)
    page.write(f"{cuts} straight cuts", columns.cutting, WORDS)


def cutting(run: Run) -> str:
    """Return what is to be cut, folded and glued of a run, in a line."""
    cuts = [sheet.straight_cuts for sheet in run.sheets]
    circles = sum(len(sheet.front.circles) for sheet in run.sheets)
    folds = sum(sheet.folds for sheet in run.sheets)
    parts = [_straight(cuts)] if any(cuts) else []
    parts += [_counted(circles, "circle")] if circles else []
    hexagons = sum(piece.copies for piece in run.pieces if piece.shape == "hexagon")
    parts += [f"corners off {_counted(hexagons, 'hexagon')}"] if hexagons else []
    parts += [_counted(folds, "fold")] if folds else []
    parts += ["glue the tiles"] if run.product.sheet == "poster" and len(cuts) > len(run.pieces) else []
    sizes = dict.fromkeys(card_size(piece.front.width_mm, piece.front.height_mm) for piece in run.pieces)
    sleeves = f" ({', '.join(sizes)} size)" if run.product.sheet == "cards" and all(sizes) else ""
    return (", ".join(parts) or "nothing: whole pages") + sleeves


def _straight(cuts: Sequence[int]) -> str:
    if len(cuts) > 1 and len(set(cuts)) == 1:
        return f"{cuts[0]} straight cuts a sheet"
    return _counted(sum(cuts), "straight cut") + (" in all" if len(cuts) > 1 else "")


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" + ("" if count == 1 else "s")


def steps(order: PrintOrder) -> tuple[str, ...]:
    """Return how to print a kit, step by step."""
    behind = DUPLEX[order.duplex]
    return (
        f"Print at 100 %, never fitted to the page. The bar below must measure {BAR_MM:.0f} mm.",
        f"Backs: {behind}. A sheet of fronts is followed by its backs."
        if order.duplex in {"long", "short"}
        else f"Backs: {behind}.",
        "Cut from mark to mark, the longest cuts first: rows apart, then blocks, then pieces. Circles by hand.",
        "Fold along dashed lines. Tiles: cut at the dashed line, glue onto the dotted one, cross on cross.",
    )


def _steps(page: Composition, order: PrintOrder) -> None:
    for at, (box, text) in enumerate(zip(STEPS.columns(4, 6), steps(order), strict=True), start=1):
        number, words = box.cut_top(10)
        page.draw(Path(polyline((box.x, box.y - 2), (box.right, box.y - 2)), stroke=Stroke(DARK, 0.5)))
        page.write(str(at), number, STEP_NUMBER)
        page.write(text, words, STEP)


def _rule(y: float, width_mm: float) -> Item:
    return Path(polyline((TABLE.x, y), (TABLE.right, y)), stroke=Stroke(RULE if width_mm < 0.3 else DARK, width_mm))


def _long_bar() -> Iterator[Item]:
    """Yield a bar of 100 mm in fields of 10, every other one dark."""
    y = FOOT.y + 3
    dark = tuple(part for at in range(0, 100, 20) for part in rectangle(FOOT.x + at, y, 10, 2.4))
    yield Rect(FOOT.x, y, BAR_MM, 2.4, stroke=Stroke(BLACK, 0.2))
    yield Path(dark, BLACK)
