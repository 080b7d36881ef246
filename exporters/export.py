"""A pack to finished files."""

from collections.abc import Iterator
from dataclasses import dataclass

from exporters.components import COMPONENTS, PRODUCTS
from exporters.finish import Imprint, finish
from exporters.imposition import impose, style_on, two_sided
from exporters.jobs import Job
from exporters.orders import PrintOrder
from exporters.papers import PAPERS
from exporters.pdf import to_pdf
from exporters.products import Product
from exporters.sheet_drawings import drawings
from exporters.sheets import Setup
from exporters.svg import to_svg
from exporters.themes import THEMES
from exporters.theming import themed
from schemas.diagnostics import Diagnostic, Severity
from schemas.packs import Loaded, Pack

PDF = "application/pdf"


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
    if unknown or order.paper not in PAPERS or order.theme not in THEMES:
        raise ValueError(f"an order must name what is known, got {order!r}")
    names = dict.fromkeys(order.only) or [name for name, product in products.items() if product.by_default]
    job = Job.of(pack, THEMES[order.theme])
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
    """Yield the file of a product, or note that there is nothing in it."""
    pieces = themed(tuple(product.pieces(job)), job.setting.theme, true_size=product.true_size)
    if not pieces:
        job.diagnostics.add(_nothing(job.pack, product))
        return
    manifest = job.pack.manifest
    title = f"{manifest.title} {manifest.version} \N{MIDDLE DOT} {product.title}"
    setup = Setup(PAPERS[order.paper])
    pages = drawings(impose(pieces, setup, style_on(pieces, setup, product.sheet)), title)
    imprint = Imprint(title, ", ".join(manifest.authors), manifest.language, two_sided(pieces))
    yield Artifact(f"{product.name}.pdf", PDF, finish(to_pdf(pages), imprint, pages))


def _nothing(pack: Pack, product: Product) -> Diagnostic:
    path = (pack.folder / "pack.yaml").as_posix()
    message = f"the pack has nothing to print for {product.title.lower()}"
    return Diagnostic(path, 0, 0, "nothing-to-print", Severity.WARNING, message)
