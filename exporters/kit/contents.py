"""The pages before a kit: what is in it, and whose work that is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from exporters.components.credits import BY, LICENCE, PackCredit
from exporters.components.evenings import Evening
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Drawing, Item, Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import polyline, rectangle
from exporters.faces.fonts import Face
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import DUPLEX, PAPERS, card_size
from exporters.kit import wording as words
from exporters.kit.orders import PrintOrder
from exporters.kit.runs import Run
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import counted, said
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
EVENING: Final = Box(0, HEAD.bottom + 2.2, PAGE.width, 4.4)
TABLE: Final = Box(0, 36, PAGE.width, 166)
STEPS: Final = Box(0, 209, PAGE.width, 40)
FOOT: Final = Box(0, 255, PAGE.width, 10)
ROW_MM: Final = 11.0
HEADING_MM: Final = 6.0
ROWS_MOST: Final = int((TABLE.height - HEADING_MM) / ROW_MM) - 1
BAR_MM: Final = 100.0

CREDIT_TITLE: Final = TextStyle(Face.TITLE, 20, 14, BLACK, leading=1.0, valign="bottom")
CREDIT_WORDS: Final = TextStyle(Face.TEXT, 9, 6.5, BLACK, leading=1.2)

CREDIT_HEAD: Final = Box(0, 0, PAGE.width, 14)
PACKS_A_PAGE: Final = 5
GAP_MM: Final = 6.0
LINE_MM: Final = 5.2


@dataclass(frozen=True)
class Columns:
    """The parts of a row from left to right."""

    plate: Box
    name: Box
    pieces: Box
    sheets: Box
    cutting: Box


def contents(
    manifest: Manifest, runs: Sequence[Run], order: PrintOrder, language: str, evening: Evening | None = None
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """Return the pages that list the files of a kit in a language, and what of the pack's own words did not fit.

    For an evening they say what it is.
    """
    batches = [runs[at : at + ROWS_MOST] for at in range(0, len(runs), ROWS_MOST)] or [()]
    composed = [_page(manifest, batch, runs, order, language) for batch in batches]
    if evening is not None:
        sentence = _evening(evening, language)
        for page in composed:
            page.write(sentence, EVENING, WORDS, ("title",))
    title = said(words.CONTENTS, language)
    pages = tuple(
        Piece(Drawing(f"contents-{at}", title, PAGE.width, PAGE.height, tuple(page.items)), key=f"contents/{at}")
        for at, page in enumerate(composed, start=1)
    )
    return pages, tuple(finding for page in composed[:1] for finding in page.findings)


def _page(
    manifest: Manifest, rows: Sequence[Run], runs: Sequence[Run], order: PrintOrder, language: str
) -> Composition:
    page = Composition(language=language)
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
    made = said(
        words.MADE,
        page.language,
        version=manifest.version,
        authors=", ".join(manifest.authors),
        licence=manifest.licence,
        paper=PAPERS[order.paper].title,
        theme=said(words.THEMES[order.theme], page.language),
    )
    page.write(made, line.cut_top(7)[0], SUBTITLE, ("authors",))
    page.draw(Rect(HEAD.x, HEAD.bottom, HEAD.width, 1.6, fill=DARK))


def _evening(evening: Evening, language: str) -> str:
    """Return in a sentence what an evening is for, and that the kit holds no more."""
    if not evening.title:
        return said(words.PLAYERS, language, players=evening.players)
    return said(words.EVENING, language, title=evening.title, players=evening.players)


def _columns(row: Box) -> Columns:
    plate, rest = row.cut_left(14)
    name, rest = rest.cut_left(62)
    pieces, rest = rest.cut_left(16)
    sheets, rest = rest.cut_left(16)
    return Columns(plate, name, pieces, sheets, rest.cut_left(6)[1])


def _headings(page: Composition, columns: Columns) -> None:
    page.write(said(words.FILE, page.language), columns.plate, HEADING)
    page.write(said(words.PIECES, page.language), columns.pieces, RIGHT_HEADING)
    page.write(said(words.SHEETS, page.language), columns.sheets, RIGHT_HEADING)
    page.write(said(words.TO_CUT, page.language), columns.cutting, HEADING)


def _row(page: Composition, run: Run, columns: Columns) -> None:
    number, _, _ = run.name.partition("-")
    plate = columns.plate.cut_left(10)[0].inset(0, 2)
    page.draw(Rect(plate.x, plate.y, plate.width, plate.height, fill=DARK))
    page.write(number, plate, NUMBER)
    title, file = columns.name.inset(0, 1).cut_top(5.4)
    page.write(said(run.product.title, page.language), title, NAME)
    page.write(f"{run.name}.pdf", file, FILE)
    page.write(str(run.count), columns.pieces, COUNT)
    page.write(str(len(run.sheets)), columns.sheets, COUNT)
    page.write(cutting(run, page.language), columns.cutting, WORDS)


def _totals(page: Composition, runs: Sequence[Run], columns: Columns) -> None:
    page.write(said(words.IN_ALL, page.language), columns.name, NAME)
    page.write(str(sum(run.count for run in runs)), columns.pieces, COUNT)
    page.write(str(sum(len(run.sheets) for run in runs)), columns.sheets, COUNT)
    cuts = sum(sheet.straight_cuts for run in runs for sheet in run.sheets)
    page.write(said(words.CUTS[1], page.language, number=cuts), columns.cutting, WORDS)


def cutting(run: Run, language: str = "") -> str:
    """Return what is to be cut, folded and glued of a run, in a line."""
    cuts = [sheet.straight_cuts for sheet in run.sheets]
    circles = sum(len(sheet.front.circles) for sheet in run.sheets)
    folds = sum(sheet.folds for sheet in run.sheets)
    parts = [_straight(cuts, language)] if any(cuts) else []
    parts += [counted(circles, *words.CIRCLES, language)] if circles else []
    hexagons = sum(piece.copies for piece in run.pieces if piece.shape == "hexagon")
    parts += [counted(hexagons, *words.HEXAGONS, language)] if hexagons else []
    parts += [counted(folds, *words.FOLDS, language)] if folds else []
    tiled = run.product.sheet == "poster" and len(cuts) > len(run.pieces)
    parts += [said(words.GLUE, language)] if tiled else []
    whole = ", ".join(parts) or said(words.NOTHING, language)
    sizes = dict.fromkeys(card_size(piece.front.width_mm, piece.front.height_mm) for piece in run.pieces)
    if run.product.sheet != "cards" or not all(sizes):
        return whole
    return said(words.SIZED, language, cuts=whole, sizes=", ".join(said(size, language) for size in sizes))


def _straight(cuts: Sequence[int], language: str) -> str:
    if len(cuts) > 1 and len(set(cuts)) == 1:
        return said(words.CUTS_A_SHEET[1], language, number=cuts[0])
    return counted(sum(cuts), *(words.CUTS_IN_ALL if len(cuts) > 1 else words.CUTS), language)


def steps(order: PrintOrder, language: str = "") -> tuple[str, ...]:
    """Return how to print a kit, step by step."""
    follow = order.duplex in {"long", "short"}
    return (
        said(words.PRINT, language, bar=f"{BAR_MM:.0f}"),
        said(words.BACKS_FOLLOW if follow else words.BACKS, language, way=said(DUPLEX[order.duplex], language)),
        said(words.CUT_APART if order.lean else words.CUT, language),
        said(words.FOLD, language),
    )


def _steps(page: Composition, order: PrintOrder) -> None:
    for at, (box, text) in enumerate(zip(STEPS.columns(4, 6), steps(order, page.language), strict=True), start=1):
        number, room = box.cut_top(10)
        page.draw(Path(polyline((box.x, box.y - 2), (box.right, box.y - 2)), stroke=Stroke(DARK, 0.5)))
        page.write(str(at), number, STEP_NUMBER)
        page.write(text, room, STEP)


def _rule(y: float, width_mm: float) -> Item:
    return Path(polyline((TABLE.x, y), (TABLE.right, y)), stroke=Stroke(RULE if width_mm < 0.3 else DARK, width_mm))


def _long_bar() -> Iterator[Item]:
    """Yield a bar of 100 mm in fields of 10, every other one dark."""
    y = FOOT.y + 3
    dark = tuple(part for at in range(0, 100, 20) for part in rectangle(FOOT.x + at, y, 10, 2.4))
    yield Rect(FOOT.x, y, BAR_MM, 2.4, stroke=Stroke(BLACK, 0.2))
    yield Path(dark, BLACK)


def credit_pages(credits: Sequence[PackCredit], language: str) -> tuple[Piece, ...]:
    """Return the pages of credits; none for a single pack without a notice, whose licence the contents name."""
    if len(credits) == 1 and not credits[0].manifest.notice:
        return ()
    batches = [credits[at : at + PACKS_A_PAGE] for at in range(0, len(credits), PACKS_A_PAGE)]
    return tuple(_credit_page(number, batch, language) for number, batch in enumerate(batches, start=1))


def _credit_page(number: int, credits: Sequence[PackCredit], language: str) -> Piece:
    page = Composition(language=language)
    page.write(said(words.WHOSE, language), CREDIT_HEAD, CREDIT_TITLE)
    rest = Box(0, CREDIT_HEAD.bottom + GAP_MM, PAGE.width, PAGE.height - CREDIT_HEAD.bottom - GAP_MM)
    for box, credit in zip(rest.rows(PACKS_A_PAGE), credits, strict=False):
        _credit(page, box, credit)
    name = f"credits-{number}"
    return Piece(
        Drawing(name, said(words.CREDITS, language), PAGE.width, PAGE.height, tuple(page.items)), key=f"contents/{name}"
    )


def _credit(page: Composition, box: Box, credit: PackCredit) -> None:
    """Write a pack's title, authors and licence, where that can be read, what was taken and changed, its notice."""
    about = credit.manifest
    page.draw(Path(polyline((box.x, box.y), (box.right, box.y)), stroke=Stroke(DARK, 0.5)))
    title, rest = box.cut_top(8)
    page.write(f"{about.title} {about.version}", title, NAME)
    licence = f"{about.licence} ({credit.licence_page})" if credit.licence_page else about.licence
    lines = [
        said(BY, page.language, authors=", ".join(about.authors)),
        said(LICENCE, page.language, licence=licence),
    ]
    lines += [credit.taken.sentence(page.language)] if credit.taken else []
    for line in lines:
        row, rest = rest.cut_top(LINE_MM)
        page.write(line, row, CREDIT_WORDS)
    if about.notice:
        page.write(about.notice, rest.cut_top(rest.height - GAP_MM)[0], CREDIT_WORDS)
