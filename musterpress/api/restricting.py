"""Restricted play for programs and for the command: options that a side does without, documents that a pack lacks."""

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.restricted import Restricted, removed, restricted
from engine.experiments.sweeps import Variant, sweep
from engine.experiments.trials import Progress, Trial
from musterpress.api.packs import FaultyPack, Pack, sound
from musterpress.reports.figures import Figures
from musterpress.reports.restricted import restricted_facts, restricted_notes, restricted_rows, say_restricted
from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import edits_between
from schemas.edits.patch import Refused, document_number, edited
from schemas.kinds import kinds_of
from schemas.packs.packs import Loaded
from schemas.packs.paths import reference_paths, values_at

BATTLES = 200
"""Battles of a pairing where nobody says how many: players who do without are slower."""

Measured = Callable[[Event | None, Callable[[Progress], None]], Restricted]


def doing_without(
    simulation: Simulation, thing: str, unplanned: Trial, battles: int | None = None
) -> Callable[..., Figures]:
    """Return what measures how sides fare without an option, or the pack without a document: `trooper.gunner`.

    So many `battles` of a pairing are fought in each of the ways, or 200.

    Raises:
        OrderError: the pack cannot be without the document.
    """
    trial = replace(unplanned, battles=battles or BATTLES)
    kind, dot, of_id = thing.partition(".")
    kinds = kinds_of(simulation.pack.manifest.system)
    found = next((each.name for each in kinds.values() if dot and kind in {each.name, each.folder}), None)
    if found is None:
        return partial(_figures, simulation, partial(restricted, simulation, trial, thing))
    lacking = without_document(sound(simulation.pack.folder), found, of_id)
    without = Simulation(lacking.read, simulation.mode, simulation.executor)  # type: ignore[arg-type] # a resolved mode
    if lost := {force for pairing in trial.pairings for force in pairing} - {*without.forces}:
        raise OrderError(f"without {thing} there is no {min(lost)} to fight")
    variants = (Variant("free", simulation), Variant("without", without))
    return partial(_figures, simulation, partial(_removed, variants, trial, f"{found}.{of_id}"))


def _removed(
    variants: tuple[Variant, ...],
    trial: Trial,
    thing: str,
    stop: Event | None,
    progress: Callable[[Progress], None],
) -> Restricted:
    return removed(sweep(variants, trial, 0, stop, progress), thing)


def _figures(
    simulation: Simulation, measure: Measured, stop: Event | None, progress: Callable[[Progress], None]
) -> Figures:
    found = measure(stop, progress)
    about = {"pack": simulation.pack.manifest.id, "mode": simulation.mode}
    notes, facts = restricted_notes(found, simulation.mode), restricted_facts(about, found)
    return Figures(partial(say_restricted, found), notes, facts, restricted_rows(found))


def without_document(pack: Pack, kind: str, of_id: str) -> Pack:
    """Return a pack without one of its own documents, and without the entries of others that name it.

    Raises:
        OrderError: it has no such document, or it would have errors without it.
    """
    own = [one for one in pack.read.documents if (one.kind, one.id) == (kind, of_id)]
    if not own:
        raise OrderError(f"{pack.id} has no {kind} {of_id!r} of its own")
    if sum(one.path == own[0].path for one in pack.read.documents) > 1:
        raise OrderError(f"{kind} {of_id!r} shares its file with other documents, and is not taken out of it")
    changes: dict[Path, bytes | None] = {own[0].path: None}
    for document in pack.read.documents:
        if document is not own[0] and (data := _unnamed(pack, document, kind, of_id, changes)) is not None:
            changes[document.path] = data
    try:
        return sound(pack.read.folder, {**pack.changes, **changes}, pack.memory)
    except FaultyPack as error:
        first = error.verdict.errors[0]
        raise OrderError(f"the pack cannot be without it: {first.message} [{first.code}]") from error


def _unnamed(pack: Pack, document: Loaded, kind: str, of_id: str, changes: Mapping[Path, bytes | None]) -> bytes | None:
    """Return the file of a document without the entries that name another one; None where there are none."""
    places = [*_naming(document, kind, {of_id, f"{pack.id}:{of_id}"})]
    if not places:
        return None
    said = deepcopy(dict(document.data))
    for *way, last in sorted(places, key=str, reverse=True):
        parent: Any = said
        for step in way:
            parent = parent[step]
        del parent[last]
    data = changes.get(document.path) or pack.changes.get(document.path) or document.path.read_bytes()
    made = edited(data, document_number(data, document.kind, document.id), edits_between(dict(document.data), said))
    if isinstance(made, Refused):
        raise OrderError(made.message)
    return made


def _naming(document: Loaded, kind: str, names: set[str]) -> Iterator[Location]:
    """Yield the places of a document to take out, so that it names something no more: entries of lists where it can."""
    found = (
        at
        for path, named in reference_paths(type(document.model))
        if named == kind
        for at, value in values_at(document.data, path)
        if value in names
    )
    for at in dict.fromkeys(found):
        entry = max((place for place, step in enumerate(at) if isinstance(step, int)), default=len(at) - 1)
        yield at[: entry + 1]
