"""A pack to finished files."""

from collections.abc import Iterator
from dataclasses import dataclass

from exporters.components import COMPONENTS, PRODUCTS
from exporters.drawing import Drawing
from exporters.finish import Imprint, pressed
from exporters.imposition import impose, style_on, two_sided
from exporters.jobs import Job
from exporters.orders import PrintOrder
from exporters.papers import PAPERS
from exporters.pieces import Piece
from exporters.products import Product
from exporters.profiles import PROFILES, Profile
from exporters.raster import page_pngs
from exporters.sheet_drawings import drawings
from exporters.sheets import Setup
from exporters.singles import single_pages, with_bleed
from exporters.standards import standard_of
from exporters.svg import to_svg
from exporters.themes import THEMES
from exporters.theming import themed
from schemas.diagnostics import Diagnostic, Severity
from schemas.packs import Loaded, Pack

PDF = "application/pdf"
PNG = "image/png"


@dataclass(frozen=True)
class Artifact:
    """A finished file: its name, its media type, and its bytes."""

    name: str
    media_type: str
    data: bytes


@dataclass(frozen=True)
class Export:
    """The files of a pack, and what is wrong on them (sorted)."""

    artifacts: tuple[Artifact, ...]
    diagnostics: tuple[Diagnostic, ...]


def export_pack(pack: Pack, order: PrintOrder | None = None) -> Export:
    """Return the pack as PDFs of whole sheets, one file a product: the whole kit if the order names none.

    A text that does not fit is an error in `diagnostics`; its card is still drawn, ending in an ellipsis.

    Raises:
        ValueError: the order names what no table has.
    """
    order = order or PrintOrder()
    products = PRODUCTS[pack.manifest.system]
    unknown = sorted({*order.only} - {*products})
    known = order.paper in PAPERS and order.theme in THEMES and order.profile in PROFILES
    if unknown or not known:
        raise ValueError(f"an order must name what is known, got {order!r}")
    names = dict.fromkeys(order.only) or [name for name, product in products.items() if product.by_default]
    job = Job.of(pack, THEMES[order.theme])
    job.diagnostics.update(_without_output(pack, order))
    artifacts = tuple(artifact for name in names for artifact in _file(products[name], job, order))
    return Export(artifacts, tuple(sorted(job.diagnostics)))


def card_svg(pack: Pack, document: Loaded, *, back: bool = False) -> str:
    """Return the printed form of a document, trimmed, as SVG: its front, or its back.

    Raises:
        KeyError: documents of this kind are not printed.
        ValueError: it has no back.
    """
    component = COMPONENTS[pack.manifest.system, document.kind]
    setting = Job.of(pack).setting_of(document)
    if not back:
        return to_svg(component.front(document.model, setting).drawing)
    if component.back is None:
        raise ValueError(f"a {document.kind} must have a back to show it, got {document.id!r}")
    return to_svg(component.back(document.model, setting))


def _file(product: Product, job: Job, order: PrintOrder) -> Iterator[Artifact]:
    """Yield the file of a product, or note why there is none."""
    profile = PROFILES[order.profile]
    if product.sheet not in profile.takes:
        job.diagnostics.update(_not_taken(job.pack, product, profile) if product.name in order.only else ())
        return
    pieces = themed(tuple(product.pieces(job)), job.setting.theme, true_size=product.true_size)
    if not pieces:
        job.diagnostics.add(_nothing(job.pack, product))
        return
    manifest = job.pack.manifest
    title = f"{manifest.title} {manifest.version} \N{MIDDLE DOT} {product.title}"
    pages = _pages(pieces, product, order, title)
    imprint = Imprint(title, ", ".join(manifest.authors), manifest.language, two_sided(pieces))
    data = pressed(pages, imprint, profile, order.output)
    if profile.pictures:
        yield from _pictures(product, pages, data, profile.image_dpi)
    else:
        yield Artifact(f"{product.name}.pdf", PDF, data)


def _pages(pieces: tuple[Piece, ...], product: Product, order: PrintOrder, title: str) -> tuple[Drawing, ...]:
    """Return the pages of a product: one piece each, or whole sheets, as the profile wants it."""
    profile = PROFILES[order.profile]
    if product.sheet in profile.singles:
        return single_pages(pieces, profile)
    setup = Setup(PAPERS[order.paper])
    sheets = drawings(impose(pieces, setup, style_on(pieces, setup, product.sheet)), title)
    return tuple(with_bleed(sheet, profile, marks=False) for sheet in sheets) if profile.bleed_mm else sheets


def _pictures(product: Product, pages: tuple[Drawing, ...], pdf: bytes, dpi: int) -> Iterator[Artifact]:
    """Yield every page as a picture, numbered in its order."""
    for at, (page, data) in enumerate(zip(pages, page_pngs(pdf, dpi), strict=True), start=1):
        yield Artifact(f"{product.name}-{at:03d}-{page.name}.png", PNG, data)


def _nothing(pack: Pack, product: Product) -> Diagnostic:
    return _warning(pack, "nothing-to-print", f"the pack has nothing to print for {product.title.lower()}")


def _warning(pack: Pack, code: str, message: str) -> Diagnostic:
    path = (pack.folder / "pack.yaml").as_posix()
    return Diagnostic(path, 0, 0, code, Severity.WARNING, message)


def _not_taken(pack: Pack, product: Product, profile: Profile) -> Iterator[Diagnostic]:
    message = f"{profile.title} does not print {product.title.lower()}"
    yield _warning(pack, "not-printed-there", message)


def _without_output(pack: Pack, order: PrintOrder) -> Iterator[Diagnostic]:
    """Yield the warning that a standard is not kept for want of a colour profile."""
    profile = PROFILES[order.profile]
    if profile.standards and (kept := standard_of(profile, order.output)) != profile.standards[0]:
        message = f"without the colour profile of the press this is no {profile.standards[0]} but {kept}"
        yield _warning(pack, "no-colour-profile", message)
