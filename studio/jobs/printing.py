"""Printing the pack as it stands in memory: what can be asked for, and the tasks of workers that make the files."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from threading import Event

from exporters.components.evenings import evening_of
from exporters.imposition.profiles import PROFILES
from exporters.kit.estimates import Estimate, estimate_of
from exporters.kit.export import Export, export_pack
from exporters.kit.lean import in_kit
from exporters.kit.orders import RECORD_NAME, PrintOrder, Told
from exporters.kit.runs import Artifact
from exporters.preflight import Fault, preflight
from exporters.systems import components_of, products_in
from exporters.tables.export import TABLES, export_table
from exporters.tables.supplies import TableOrder
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.packs import Pack
from schemas.translations.speaking import in_language
from studio.core.entries import title_of
from studio.jobs.jobs import Job, Report, worker_pool

JSON = "application/json"


@dataclass(frozen=True)
class Wanted:
    """What is to be made: what `order` asks of the press, or what `digital` asks for the digital table `table`.

    With `documents` (`kind/id`), only their pieces are printed, whichever products they are in.
    """

    order: PrintOrder = field(default_factory=PrintOrder)
    documents: tuple[str, ...] = ()
    table: str = ""
    digital: TableOrder = field(default_factory=TableOrder)


@dataclass(frozen=True)
class Progress:
    """What is being made, in words, and which share of the work is done."""

    words: str
    share: float


@dataclass(frozen=True)
class Pressed:
    """What was made: the files in order, what is wrong on them, and what is not in them, a sentence a file.

    `estimate` is what those for paper take.
    """

    files: tuple[Artifact, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    left_out: tuple[str, ...] = ()
    estimate: Estimate | None = None


class _Stopped(Exception):
    """Nobody waits for the rest."""


def start(pack: Pack, wanted: Wanted) -> Job:
    """Let a worker make what is wanted."""
    return worker_pool().start(press, pack, wanted)


def press(pack: Pack, wanted: Wanted, report: Report, stop: Event) -> Pressed:
    """Return what is wanted; a task for a worker. Stopped, it returns nothing."""

    def told(words: str, share: float) -> None:
        if stop.is_set():
            raise _Stopped
        report(Progress(words, share))

    try:
        return _way(wanted)(in_language(pack, wanted.order.language), wanted, told)
    except _Stopped:
        return Pressed()


@dataclass(frozen=True)
class Looked:
    """What a print shop would object to in a finished file, by its name."""

    name: str
    faults: tuple[Fault, ...]


def find_faults(files: Sequence[tuple[str, bytes]], profile: str, report: Report, stop: Event) -> tuple[Looked, ...]:
    """Return what a print shop would object to in files, by `musterpress preflight`; a task for a worker.

    Files that follow a stop are not looked at.
    """
    found: list[Looked] = []
    for number, (name, data) in enumerate(files):
        if stop.is_set():
            break
        report(Progress(f"Looking at {name}", number / len(files)))
        found.append(Looked(name, preflight(data, PROFILES[profile])))
    return tuple(found)


def product_titles(pack: Pack) -> dict[str, str]:
    """Return the titles of what can be printed of a pack, by name, in the order of the kit."""
    return {name: product.title for name, product in products_in(pack).items()}


def parts_of(pack: Pack, order: PrintOrder) -> dict[str, str]:
    """Return the titles of the products of an order by name, in its order: of a whole kit, what its printer prints."""
    products, takes = products_in(pack), PROFILES[order.profile].takes
    evening = evening_of(pack, order.scenario, order.players)
    kit = (name for name, product in products.items() if product.sheet in takes and in_kit(product, order, evening))
    return {name: products[name].title for name in order.only or kit}


def documents_of(pack: Pack) -> dict[str, str]:
    """Return what people call the documents that can be printed, by kind and id (`kind/id`)."""
    kinds = components_of(pack.manifest.system)
    found = [document for kind in kinds for document in pack.of_kind(kind)]
    return {f"{one.kind}/{one.id}": f"{title_of(one)} ({one.kind.replace('_', ' ')})" for one in found}


def _way(wanted: Wanted) -> Callable[[Pack, Wanted, Told], Pressed]:
    if wanted.table:
        return _digital
    return _documents if wanted.documents else _kit


def _kit(pack: Pack, wanted: Wanted, told: Told) -> Pressed:
    made = export_pack(pack, wanted.order, told)
    record = () if made.record is None else (Artifact(RECORD_NAME, JSON, made.record.to_json().encode()),)
    taken = estimate_of(made, wanted.order.paper)
    return Pressed((*made.artifacts, *record), made.diagnostics, made.left_out, taken)


def _digital(pack: Pack, wanted: Wanted, told: Told) -> Pressed:
    made = export_table(pack, TABLES[wanted.table], wanted.digital, told)
    return Pressed(made.artifacts, made.diagnostics, made.left_out)


def _documents(pack: Pack, wanted: Wanted, told: Told) -> Pressed:
    """Return the pieces of single documents, a file for each product that they are in."""
    made = tuple(_products_with(pack, wanted, told))
    files = tuple(artifact for one in made for artifact in one.artifacts)
    paths = {_path(pack, key) for key in wanted.documents}
    found = {one for part in made for one in part.diagnostics if one.path in paths}
    return Pressed(files, tuple(sorted(found)), tuple(words for one in made for words in one.left_out))


def _products_with(pack: Pack, wanted: Wanted, told: Told) -> Iterator[Export]:
    products = [one for one in products_in(pack).values() if one.by_default]
    for number, product in enumerate(products):
        told(f"Looking through {product.title.lower()}", number / len(products))
        order = replace(wanted.order, only=(product.name,), keys=frozenset(wanted.documents))
        yield export_pack(pack, order)


def _path(pack: Pack, key: str) -> str:
    kind, _, name = key.partition("/")
    document = pack.find(kind, name)
    return document.path.as_posix() if document is not None else ""
