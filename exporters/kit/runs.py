"""Runs of the press: what is printed of a product, what is left out and why, and the finished files."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from exporters.components.base import PrintJob, Product
from exporters.components.credits import CREDITS_NAME, TEXT, credit_note, credits_of, credits_text
from exporters.drawing.display_list import Drawing
from exporters.drawing.svg import to_svg
from exporters.faces.fonts import language_of
from exporters.findings import of_pack
from exporters.imposition.cutting import CUT_FORMATS, cut_lines, plated, with_plates
from exporters.imposition.imposition import fits_on, impose
from exporters.imposition.pieces import Piece, SheetStyle, bleeding
from exporters.imposition.profiles import PROFILES, cut_there, single_pages, with_bleed
from exporters.imposition.sheet_drawings import drawings
from exporters.imposition.sheets import PLATES, CutKind, Duplex, Setup, Sheet
from exporters.kit.orders import PrintOrder, fingerprints
from exporters.kit.theming import pieces_of
from exporters.pdf.raster import page_pngs
from exporters.pdf.writer import PRODUCER, Imprint, Turned, pressed
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Diagnostic, Severity
from schemas.models.pack import Manifest
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Run:
    """What is printed of a product: pieces in order, and fingerprints of all that are sound, if anyone compares them.

    `sheets` are those the pieces lie on; none if each is a page of its own.
    `name` is that of the file without its ending. `left_out` says in a sentence what is not printed, or "". What is
    `written` for a browser has neither pieces nor sheets.
    """

    product: Product
    name: str
    pieces: tuple[Piece, ...]
    sheets: tuple[Sheet, ...]
    fingerprints: dict[str, str]
    left_out: str = ""
    written: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is made."""
        return not self.pieces and not self.written

    @property
    def count(self) -> int:
        """How many pieces there are, copies counted."""
        return sum(piece.copies for piece in self.pieces)


def run_of(product: Product, name: str, job: PrintJob, order: PrintOrder) -> Run:
    """Return the run of a product; what is wrong is taken down in the job.

    A piece with an error on it is left out. If an error cannot be laid to any one piece, all are.
    """
    if order.html and product.written is not None:
        return _written(product.written, product, name, job)
    made, sound = (_needed(_called(pieces, order), product, order) for pieces in pieces_and_sound(product, job))
    profile = PROFILES[order.profile]
    if order.one_sheet and product.sheet == "poster" and profile.page_order == "sheets":
        product = replace(product, sheet="small")
    if not cut_there(made, profile):
        return Run(product, name, (), (), {}, f"{name}: {profile.title} does not cut this size")
    on_sheets = product.sheet not in profile.singles
    if on_sheets and profile.bleed_mm:
        sound = bleeding(sound, profile.bleed_mm)
    fitting = _fitting(sound, product, job, order.setup) if on_sheets else sound
    compared = order.since is not None or not order.only  # a product by itself leaves no record
    prints = fingerprints(fitting) if compared else {}
    changed = _changed(fitting, prints, order)
    sheets = impose(changed, order.setup, product.sheet) if changed and on_sheets else ()
    return Run(product, name, changed, sheets, prints, _left_out(name, len(made), len(fitting), len(changed)))


def _written(write: Callable[[PrintJob], str], product: Product, name: str, job: PrintJob) -> Run:
    """Return the run of a product that is written for a browser; with an error in it, it is left out."""
    own = replace(job, diagnostics=set(), faulty=set())
    page = write(own)
    job.diagnostics |= own.diagnostics
    if any(found.severity is Severity.ERROR for found in own.diagnostics):
        return Run(product, name, (), (), {}, _left_out(name, 1, 0, 0))
    return Run(product, name, (), (), {}, written=page)


def _called(pieces: tuple[Piece, ...], order: PrintOrder) -> tuple[Piece, ...]:
    """Return the pieces that an order names, all if it names none."""
    return tuple(piece for piece in pieces if piece.key in order.keys) if order.keys else pieces


def _needed(pieces: tuple[Piece, ...], product: Product, order: PrintOrder) -> tuple[Piece, ...]:
    """Return the pieces that another product does not tell too, where a kit is to be lean."""
    if not order.lean or order.form == "both":
        return pieces
    return tuple(piece for piece in pieces if piece.key.partition("/")[0] not in product.spare_kinds)


def pieces_and_sound(product: Product, job: PrintJob) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Return all pieces of a product, and those without an error; what is wrong is taken down in the job."""
    own = replace(job, diagnostics=set(), faulty=set())
    made = pieces_of(product, own)
    job.diagnostics |= own.diagnostics
    if not made:
        job.diagnostics.add(_nothing(job.pack, product))
    return made, _sound(made, own)


def _sound(pieces: tuple[Piece, ...], job: PrintJob) -> tuple[Piece, ...]:
    """Return the pieces without an error; none if there are errors and no piece bears them."""
    sound = tuple(piece for piece in pieces if piece.key not in job.faulty)
    wrong = any(found.severity is Severity.ERROR for found in job.diagnostics)
    return () if wrong and len(sound) == len(pieces) else sound


def _fitting(pieces: tuple[Piece, ...], product: Product, job: PrintJob, setup: Setup) -> tuple[Piece, ...]:
    """Return the pieces that the paper is large enough for, and take down the others."""
    fitting = tuple(piece for piece in pieces if fits_on(piece, setup, product.sheet))
    if len(fitting) < len(pieces):
        large = [piece for piece in pieces if not fits_on(piece, setup, product.sheet)]
        job.diagnostics.add(_too_large(job.pack, product, large, setup))
    return fitting


def _changed(pieces: tuple[Piece, ...], prints: dict[str, str], order: PrintOrder) -> tuple[Piece, ...]:
    """Return the pieces that differ from those of the earlier kit that the order names, or all without one."""
    if order.since is None:
        return pieces
    earlier = order.since.products.values()  # of whichever product: a mission is in the deck of all cards too
    pairs = zip(pieces, prints.items(), strict=True)
    return tuple(piece for piece, (key, mark) in pairs if all(known.get(key) != mark for known in earlier))


def _left_out(name: str, made: int, fitting: int, changed: int) -> str:
    """Return what is not printed in a sentence, or nothing."""
    reasons = []
    if fitting < made:
        reasons.append(f"{made - fitting} of {made} pieces left out for their errors")
    if changed < fitting:
        reasons.append(f"{fitting - changed} of {made} pieces unchanged and not printed")
    return f"{name}: {', '.join(reasons)}" if reasons else ""


def _nothing(pack: Pack, product: Product) -> Diagnostic:
    message = f"the pack has nothing to print for {product.title.lower()}"
    return of_pack(pack, "nothing-to-print", message)


def _too_large(pack: Pack, product: Product, pieces: list[Piece], setup: Setup) -> Diagnostic:
    front = pieces[0].front
    names = ", ".join(piece.key or piece.front.name for piece in pieces[:3]) + (", ..." if len(pieces) > 3 else "")
    message = (
        f"{setup.paper.title} is too small for {len(pieces)} of the {product.title.lower()}: "
        f"{front.width_mm:.5g} x {front.height_mm:.5g} mm ({names})"
    )
    hint = "print on larger paper" if setup.duplex != "fold" else "print on larger paper, or not folded"
    return of_pack(pack, "paper-too-small", message, hint)


CUT_OUT: Final[frozenset[SheetStyle]] = frozenset({"cards", "counters", "nested"})
"""Styles of products that are cut out of their sheets."""

PDF = "application/pdf"
PNG = "image/png"
HTML = "text/html"
SVG: Final = "image/svg+xml"


@dataclass(frozen=True)
class Artifact:
    """A finished file: its name, its media type, its bytes, and how many sheets it is; 0 if each page is by itself."""

    name: str
    media_type: str
    data: bytes
    sheets: int = 0


def credits_file(pack: Pack, language: str = "") -> tuple[Artifact, ...]:
    """Return the file that goes with all files of a pack that builds on others, none if it builds on none."""
    found = credits_of(pack)
    return (Artifact(CREDITS_NAME, TEXT, credits_text(found, language).encode()),) if len(found) > 1 else ()


def files_of(run: Run, pack: Pack, order: PrintOrder) -> Iterator[Artifact]:
    """Yield the files of a run: one PDF, a picture of every side for those who want pictures, or a page of HTML."""
    if run.written:
        yield Artifact(f"{run.name}.html", HTML, run.written.encode())
        return
    profile = PROFILES[order.profile]
    title = full_title(pack.manifest, said(run.product.title, order.said_in(pack.manifest)))
    plates = _has_plates(run, order)
    if run.product.sheet in profile.singles:
        pieces = tuple(map(plated, run.pieces)) if plates else run.pieces
        pages = single_pages(pieces, profile._replace(marks=profile.marks and not plates))
        two_sided = any(piece.back is not None for piece in run.pieces)
    else:
        pages = sheet_pages(run.sheets, title, pack, order, plates=plates)
        two_sided = any(sheet.back is not None for sheet in run.sheets)
    data = _pdf(pages, title, pack, order, two_sided=two_sided)
    if profile.pictures:
        yield from _pictures(run.name, pages, data, profile.image_dpi)
    else:
        yield Artifact(f"{run.name}.pdf", PDF, data, len(run.sheets))
    if order.cut in CUT_FORMATS and run.product.sheet in CUT_OUT and run.product.sheet not in profile.singles:
        yield from _cut_files(run, title, order.cut)


def _has_plates(run: Run, order: PrintOrder) -> bool:
    """Whether what is cut and creased of a run is on plates of its own."""
    return order.cut == PLATES and run.product.sheet in CUT_OUT


def _cut_files(run: Run, title: str, kind: CutKind) -> Iterator[Artifact]:
    """Yield for each sheet what a cutting machine cuts and creases, numbered in their order."""
    written = CUT_FORMATS[kind]
    for at, sheet in enumerate(run.sheets, start=1):
        drawing = cut_lines(sheet, f"{title}, {at}")
        yield Artifact(f"{run.name}-cut-{at:02d}.{kind}", written.media_type, written.write(drawing).encode())


def sheets_file(name: str, title: str, sheets: Sequence[Sheet], pack: Pack, order: PrintOrder) -> Artifact:
    """Return the PDF of sheets that belong to no run."""
    full = full_title(pack.manifest, title)
    pages = sheet_pages(sheets, full, pack, order)
    return Artifact(f"{name}.pdf", PDF, _pdf(pages, full, pack, order, two_sided=False), len(sheets))


def loose_sheets(name: str, title: str, sheets: Sequence[Sheet], setup: Setup) -> Artifact:
    """Return the PDF of sheets that belong to no pack."""
    turned: Turned = "none" if all(sheet.back is None for sheet in sheets) else _turned(setup.duplex)
    pages = drawings(sheets, title, setup.margin_mm)
    return Artifact(f"{name}.pdf", PDF, pressed(pages, Imprint(title, PRODUCER, turned=turned)))


def _turned(duplex: Duplex) -> Turned:
    return "short" if duplex == "short" else "long"


def full_title(manifest: Manifest, title: str) -> str:
    """Return what a file and its sheets are called."""
    return f"{manifest.title} {manifest.version} \N{MIDDLE DOT} {title}"


def sheet_pages(
    sheets: Sequence[Sheet], title: str, pack: Pack, order: PrintOrder, *, plates: bool = False
) -> tuple[Drawing, ...]:
    """Return the sides of sheets, which name the packs that theirs builds on; a shop gets them with its bleed.

    With `plates` what is cut and creased is on plates of its own.
    """
    profile = PROFILES[order.profile]
    language = language_of(pack, order.said_in(pack.manifest))
    sides = drawings(sheets, title, order.setup.margin_mm, credit_note(credits_of(pack)), language)
    if plates:
        sides = with_plates(sheets, sides)
    return tuple(with_bleed(side, profile, marks=False) for side in sides) if profile.bleed_mm else sides


def _pdf(pages: tuple[Drawing, ...], title: str, pack: Pack, order: PrintOrder, *, two_sided: bool) -> bytes:
    found = credits_of(pack)
    authors = dict.fromkeys(author for credit in found for author in credit.manifest.authors)
    imprint = Imprint(
        title,
        ", ".join(authors),
        order.language or pack.manifest.language,
        _turned(order.duplex) if two_sided else "none",
        "; ".join(credit.short for credit in found),
    )
    return pressed(pages, imprint, PROFILES[order.profile], order.output)


def _pictures(name: str, pages: tuple[Drawing, ...], pdf: bytes, dpi: int) -> Iterator[Artifact]:
    """Yield every page as a picture, numbered in its order."""
    for at, (page, data) in enumerate(zip(pages, page_pngs(pdf, dpi), strict=True), start=1):
        yield Artifact(f"{name}-{at:03d}-{page.name}.png", PNG, data)


def frame_file(drawing: Drawing) -> Artifact:
    """Return a frame as a file."""
    return Artifact(f"{drawing.name}.svg", SVG, to_svg(drawing).encode())
