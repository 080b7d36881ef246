"""A pack to finished files."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from exporters.components import COMPONENTS, PRODUCTS
from exporters.finish import Imprint, finish
from exporters.imposition import impose
from exporters.jobs import Job
from exporters.kit_contents import contents
from exporters.kit_records import KitRecord
from exporters.orders import PrintOrder
from exporters.papers import PAPERS
from exporters.pdf import to_pdf
from exporters.products import Product
from exporters.runs import Run, run_of
from exporters.sheet_drawings import drawings
from exporters.sheets import DUPLEX, Sheet
from exporters.svg import to_svg
from exporters.themes import THEMES
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
    """The files of a pack, what is wrong on them (sorted), and what is not in them, a sentence a file.

    `record` says what a whole kit was made of; None without one.
    """

    artifacts: tuple[Artifact, ...]
    diagnostics: tuple[Diagnostic, ...]
    left_out: tuple[str, ...] = ()
    record: KitRecord | None = None


def export_pack(pack: Pack, order: PrintOrder | None = None) -> Export:
    """Return the pack as PDFs of whole sheets, one file a product.

    If the order names no product it is the whole kit: numbered files, a page of contents before them, and a record of
    all its pieces. A piece with an error is left out, everything else is printed.

    Raises:
        ValueError: the order names what no table has.
    """
    order = order or PrintOrder()
    products = PRODUCTS[pack.manifest.system]
    unknown = sorted({*order.only} - {*products})
    if unknown or order.paper not in PAPERS or order.theme not in THEMES or order.duplex not in DUPLEX:
        raise ValueError(f"an order must name what is known, got {order!r}")
    job = Job.of(pack, THEMES[order.theme])
    runs = tuple(run_of(products[name], file, job, order) for name, file in _files(products, order))
    printed = tuple(run for run in runs if run.sheets)
    artifacts = tuple(_pdf(run, job, order) for run in printed)
    whole = bool(printed) and not order.only
    if whole:
        artifacts = (_contents(printed, job, order), *artifacts)
    left_out = tuple(run.left_out for run in runs if run.left_out)
    return Export(artifacts, tuple(sorted(job.diagnostics)), left_out, _record(pack, runs) if whole else None)


def _files(products: Mapping[str, Product], order: PrintOrder) -> Iterator[tuple[str, str]]:
    """Yield the names of the products to print, and of their files; those of a whole kit are numbered."""
    if order.only:
        yield from ((name, name) for name in dict.fromkeys(order.only))
        return
    kit = (name for name, product in products.items() if product.by_default)
    yield from ((name, f"{number:02d}-{name}") for number, name in enumerate(kit, start=1))


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


def _pdf(run: Run, job: Job, order: PrintOrder) -> Artifact:
    """Return the file of a run."""
    return _pressed(run.name, run.product.title, run.sheets, job, order)


def _contents(runs: Sequence[Run], job: Job, order: PrintOrder) -> Artifact:
    """Return the file that lists the others, and take down what does not fit on it."""
    pages, findings = contents(job.pack.manifest, runs, order)
    path = (job.pack.folder / "pack.yaml").as_posix()
    job.diagnostics.update(
        Diagnostic(path, 0, 0, found.code, Severity.WARNING, found.message, found.hint) for found in findings
    )
    return _pressed("00-contents", "Contents", impose(pages, order.setup, "pages"), job, order)


def _record(pack: Pack, runs: Sequence[Run]) -> KitRecord:
    """Return the record of all pieces of a kit, printed or unchanged."""
    products = {run.product.name: run.fingerprints for run in runs}
    return KitRecord(pack.manifest.id, pack.manifest.version, products)


def _pressed(name: str, title: str, sheets: Sequence[Sheet], job: Job, order: PrintOrder) -> Artifact:
    """Return sheets as a finished PDF."""
    manifest = job.pack.manifest
    full_title = f"{manifest.title} {manifest.version} \N{MIDDLE DOT} {title}"
    pages = drawings(sheets, full_title, order.setup.margin_mm)
    both_sides = any(sheet.back is not None for sheet in sheets)
    imprint = Imprint(full_title, ", ".join(manifest.authors), manifest.language, both_sides)
    return Artifact(f"{name}.pdf", PDF, finish(to_pdf(pages), imprint, pages))
