"""Runs to finished files, as the one who prints them wants them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from exporters.components.credits import CREDITS_NAME, TEXT, credit_note, credits_of, credits_text
from exporters.drawing.display_list import Drawing
from exporters.drawing.svg import to_svg
from exporters.faces.fonts import language_of
from exporters.imposition.profiles import PROFILES, single_pages, with_bleed
from exporters.imposition.sheet_drawings import drawings
from exporters.imposition.sheets import Duplex, Setup, Sheet
from exporters.kit.orders import PrintOrder
from exporters.kit.runs import Run
from exporters.pdf.raster import page_pngs
from exporters.pdf.writer import PRODUCER, Imprint, Turned, pressed
from schemas.catalogues.saying import said
from schemas.models.pack import Manifest
from schemas.packs.packs import Pack

PDF = "application/pdf"
PNG = "image/png"


@dataclass(frozen=True)
class Artifact:
    """A finished file: its name, its media type, and its bytes."""

    name: str
    media_type: str
    data: bytes


def credits_file(pack: Pack, language: str = "") -> tuple[Artifact, ...]:
    """Return the file that goes with all files of a pack that builds on others, none if it builds on none."""
    found = credits_of(pack)
    return (Artifact(CREDITS_NAME, TEXT, credits_text(found, language).encode()),) if len(found) > 1 else ()


def files_of(run: Run, pack: Pack, order: PrintOrder) -> Iterator[Artifact]:
    """Yield the files of a run: one PDF, or a picture of every side for those who want pictures."""
    profile = PROFILES[order.profile]
    title = full_title(pack.manifest, said(run.product.title, order.said_in(pack.manifest)))
    if run.product.sheet in profile.singles:
        pages = single_pages(run.pieces, profile)
        two_sided = any(piece.back is not None for piece in run.pieces)
    else:
        pages = sheet_pages(run.sheets, title, pack, order)
        two_sided = any(sheet.back is not None for sheet in run.sheets)
    data = _pdf(pages, title, pack, order, two_sided=two_sided)
    if profile.pictures:
        yield from _pictures(run.name, pages, data, profile.image_dpi)
    else:
        yield Artifact(f"{run.name}.pdf", PDF, data)


def sheets_file(name: str, title: str, sheets: Sequence[Sheet], pack: Pack, order: PrintOrder) -> Artifact:
    """Return the PDF of sheets that belong to no run."""
    full = full_title(pack.manifest, title)
    pages = sheet_pages(sheets, full, pack, order)
    return Artifact(f"{name}.pdf", PDF, _pdf(pages, full, pack, order, two_sided=False))


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


def sheet_pages(sheets: Sequence[Sheet], title: str, pack: Pack, order: PrintOrder) -> tuple[Drawing, ...]:
    """Return the sides of sheets, which name the packs that theirs builds on; a shop gets them with its bleed."""
    profile = PROFILES[order.profile]
    language = language_of(pack, order.said_in(pack.manifest))
    sides = drawings(sheets, title, order.setup.margin_mm, credit_note(credits_of(pack)), language)
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


SVG: Final = "image/svg+xml"


def frame_file(drawing: Drawing) -> Artifact:
    """Return a frame as a file."""
    return Artifact(f"{drawing.name}.svg", SVG, to_svg(drawing).encode())
