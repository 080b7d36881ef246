"""A pack to finished files."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.checking.looks import BUILT_IN_COLOURS
from exporters.components.base import Drawn, PrintJob, Product
from exporters.components.credits import credits_of
from exporters.components.dressing import inks_on
from exporters.components.evenings import Evening, evening_of, for_evening
from exporters.components.looks import only_in
from exporters.drawing.inks import Ink
from exporters.findings import of_pack
from exporters.imposition.imposition import impose
from exporters.imposition.profiles import PROFILES, Profile
from exporters.imposition.sheets import DUPLEX, PAPERS
from exporters.kit import wording as words
from exporters.kit.contents import contents, credit_pages
from exporters.kit.lean import in_kit, put_together
from exporters.kit.orders import KitRecord, PrintOrder, Told, untold
from exporters.kit.runs import Artifact, Run, credits_file, files_of, run_of, sheets_file
from exporters.layout.looks import FREE
from exporters.layout.settings import THEMES
from exporters.pdf.standards import standard_of
from exporters.systems import components_of, palette_of, products_in
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Diagnostic, Severity
from schemas.packs.packs import Loaded, Pack


@dataclass(frozen=True)
class Export:
    """The files of a pack, what is wrong on them (sorted), and what is not in them, a sentence a file.

    `record` says what a whole kit was made of; None without one.
    """

    artifacts: tuple[Artifact, ...]
    diagnostics: tuple[Diagnostic, ...]
    left_out: tuple[str, ...] = ()
    record: KitRecord | None = None


def export_pack(pack: Pack, order: PrintOrder | None = None, told: Told = untold) -> Export:
    """Return the pack as PDFs of whole sheets, one file a product.

    If the order names no product it is the whole kit: numbered files, a page of contents before them, and a record of
    all its pieces. A piece with an error is left out, everything else is printed. `told` hears what is being made.

    Raises:
        ValueError: the order names what no table has.
    """
    order = order or PrintOrder()
    _check(pack, order)
    pack = only_in(pack, order.look) if order.look else pack
    evening = evening_of(pack, order.scenario, order.players)
    job = replace(_job(pack, order, evening), parts=order.parts)
    job.diagnostics.update(_without_output(pack, order))
    runs = tuple(_runs(job, order, told, evening))
    printed = tuple(run for run in runs if not run.is_empty)
    if order.lean and PROFILES[order.profile].page_order == "sheets":
        printed = put_together(printed, order)
    artifacts = tuple(_artifacts(printed, job, order, told))
    whole = bool(printed) and not order.only
    if whole and PROFILES[order.profile].page_order == "sheets":
        artifacts = (_contents(printed, job, order, evening), *artifacts)
    if artifacts:
        artifacts = (*artifacts, *credits_file(pack, job.setting.language))
    left_out = tuple(run.left_out for run in runs if run.left_out)
    return Export(artifacts, tuple(sorted(job.diagnostics)), left_out, _record(pack, runs) if whole else None)


def _check(pack: Pack, order: PrintOrder) -> None:
    unknown = {*order.only} - {*products_in(pack)}
    known = order.paper in PAPERS and order.theme in THEMES and order.profile in PROFILES and order.duplex in DUPLEX
    if unknown or not known:
        raise ValueError(f"an order must name what is known, got {order!r}")


def _job(pack: Pack, order: PrintOrder, evening: Evening | None) -> PrintJob:
    return for_evening(PrintJob.of(pack, THEMES[order.theme], order.book_page, order.language), evening)


def _files(job: PrintJob, order: PrintOrder, evening: Evening | None) -> Iterator[tuple[Product, str]]:
    """Yield the products to print and the names of their files; those of a whole kit are numbered.

    What the printer of the profile does not print is passed over; if it was asked for, that is taken down.
    """
    products, profile = products_in(job.pack), PROFILES[order.profile]
    named = tuple(dict.fromkeys(order.only))
    for name, file in ((name, name) for name in named) if named else _numbered(products, order, evening):
        if products[name].sheet in profile.takes:
            yield products[name], file
        elif order.only:
            job.diagnostics.add(_not_taken(job.pack, products[name], profile))


def _numbered(products: Mapping[str, Product], order: PrintOrder, evening: Evening | None) -> Iterator[tuple[str, str]]:
    """Yield the products of a kit, and what their files are called: by their places in the whole kit."""
    number = 0
    for name, product in products.items():
        number += product.by_default
        if in_kit(product, order, evening):
            yield name, f"{number:02d}-{name}"


def _runs(job: PrintJob, order: PrintOrder, told: Told, evening: Evening | None = None) -> Iterator[Run]:
    """Yield what is printed of each product: the first half of the work."""
    files = tuple(_files(job, order, evening))
    for number, (product, file) in enumerate(files):
        told(f"Drawing {product.title.lower()}", number / len(files) / 2)
        yield run_of(product, file, job, order)


def _artifacts(runs: Sequence[Run], job: PrintJob, order: PrintOrder, told: Told) -> Iterator[Artifact]:
    """Yield the files of each run: the second half of the work."""
    for number, run in enumerate(runs):
        told(f"Pressing {run.product.title.lower()}", (1 + number / len(runs)) / 2)
        yield from files_of(run, job.pack, order)


def made_of(pack: Pack, order: PrintOrder) -> tuple[str, ...]:
    """Return the products of a pack that whoever prints by an order could make, in the order of the kit."""
    job, anything = (
        _job(pack, order, evening_of(pack, order.scenario, order.players)),
        replace(order, since=None, keys=frozenset()),
    )
    products, profile = products_in(pack), PROFILES[order.profile]
    taken = {name: product for name, product in products.items() if product.sheet in profile.takes}
    return tuple(name for name, product in taken.items() if not run_of(product, name, job, anything).is_empty)


def card_drawn(pack: Pack, document: Loaded, *, back: bool = False) -> Drawn:
    """Return the printed form of a document and what does not fit on it: its front, or its back.

    Raises:
        KeyError: documents of this kind are not printed.
        ValueError: it has no back.
    """
    components = components_of(pack.manifest.system)
    if document.kind not in components:
        raise KeyError(f"a {document.kind} is not printed by itself; what is: {', '.join(components) or 'nothing'}")
    component, job = components[document.kind], PrintJob.of(pack)
    setting = job.setting_of(document, back=back)
    if not back:
        return component.drawn(document.model, setting)
    behind = component.drawn_back(document.model, setting)
    if behind is None:
        raise ValueError(f"a {document.kind} must have a back to show it, got {document.id!r}")
    return Drawn(behind)


def shipped_palette(pack: Pack, kind: str) -> dict[str, str]:
    """Return the colours that looks of a pack may change, `#rrggbb` by name: those on its documents of a kind.

    They are all colours of the game for the kind `pack`, and where no document shows any; those that every deck has for
    decks and their cards, and where there is no game.
    """
    palette, components, job = palette_of(pack.manifest.system), components_of(pack.manifest.system), PrintJob.of(pack)
    if kind in FREE or not palette:
        return dict(BUILT_IN_COLOURS)
    shown: set[Ink] = set()
    for document in pack.of_kind(kind) if kind in components else ():
        setting = replace(job.setting_of(document), look=None)
        shown |= inks_on(components[kind].front(document.model, setting).drawing)
    used = {name: ink for name, ink in palette.items() if ink in shown}
    return {name: ink.hex for name, ink in (used or palette).items()}


def _contents(runs: Sequence[Run], job: PrintJob, order: PrintOrder, evening: Evening | None) -> Artifact:
    """Return the file that lists the others, and take down what does not fit on it."""
    pages, findings = contents(job.pack.manifest, runs, order, job.setting.language, evening)
    pages = (*pages, *credit_pages(credits_of(job.pack), job.setting.language))
    noted = (of_pack(job.pack, found.code, found.message, found.hint) for found in findings)
    job.diagnostics.update(replace(one, severity=Severity.WARNING) for one in noted)  # no piece is spoilt by it
    sheets = impose(pages, order.setup, "pages")
    return sheets_file("00-contents", said(words.CONTENTS, job.setting.language), sheets, job.pack, order)


def _record(pack: Pack, runs: Sequence[Run]) -> KitRecord:
    """Return the record of all pieces of a kit, printed or unchanged."""
    products = {run.product.name: run.fingerprints for run in runs}
    return KitRecord(pack.manifest.id, pack.manifest.version, products)


def _not_taken(pack: Pack, product: Product, profile: Profile) -> Diagnostic:
    return of_pack(pack, "not-printed-there", f"{profile.title} does not print {product.title.lower()}")


def _without_output(pack: Pack, order: PrintOrder) -> Iterator[Diagnostic]:
    """Yield the warning that a standard is not kept for want of a colour profile."""
    profile = PROFILES[order.profile]
    if profile.standards and (kept := standard_of(profile, order.output)) != profile.standards[0]:
        message = f"without the colour profile of the press this is no {profile.standards[0]} but {kept}"
        yield of_pack(pack, "no-colour-profile", message)
