"""What a number of a pack is worth, measured by worker processes: the pack is changed, checked and fought there.

The figures are those of `musterpress sweep`, from the same trials by the same functions.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.battles.orders import OrderError
from engine.checking.checks import check_packs
from engine.execution.simulation import Simulation
from engine.experiments.measures.orders import trials_of
from engine.experiments.measures.places import Swept, first_of, place_of, variants_at
from engine.experiments.measures.rows import sweep_facts, sweep_rows
from engine.experiments.measures.words import rests_on, sweep_notes
from engine.experiments.sweeps import SweptRow, sweep
from engine.experiments.trials import Trial
from engine.paths import CONTENT
from schemas.diagnostics.diagnostics import Severity
from schemas.edits.patch import Refused
from schemas.edits.values import with_values
from schemas.kinds import PROSE
from schemas.packs.drafts import Memory
from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Pack
from studio.jobs.jobs import Report
from studio.jobs.measures import Asked, Measured, about
from studio.views.measures import Values


@dataclass(frozen=True)
class Draft:
    """A pack as it stands in its author's hands: its folder, and its files in memory by their paths."""

    folder: Path
    files: Mapping[Path, bytes | None]

    def checked(self, memory: Memory, changed: Mapping[Path, bytes | None] = MappingProxyType({})) -> Pack:
        """Return the pack, with files `changed`; what `memory` knows of is not read and judged again.

        Raises:
            ValueError: it has errors; the first one is named.
        """
        gatherer = Gatherer(Overlay({**self.files, **changed}), memory, passed_over=PROSE)
        memory.forget_others()
        found = check_packs((self.folder,), (CONTENT,), gatherer)
        if errors := [each for each in found.diagnostics if each.severity is Severity.ERROR]:
            raise ValueError(first_of(errors))
        return found.packs[0]


class Wanted(NamedTuple):
    """What is to be measured at which place of a pack, and the values that it takes there."""

    asked: Asked
    place: str
    values: tuple[Any, ...]


@dataclass(frozen=True)
class SweptPlace:
    """What a sweep has shown: what was `swept`, the values that were fought, and the rows over them."""

    swept: Swept
    trial: Trial
    values: Values
    rows: tuple[SweptRow, ...]


def find_worth(draft: Draft, wanted: Wanted, report: Report, stop: Event) -> Measured[SweptPlace]:
    """Return who wins how often at each value of a place, reporting `Progress` as battles come; a task for a worker.

    What was fought until a stop is counted.

    Raises:
        OrderError: the pack has errors, there is no such place, it can have none of the values, or not what is asked.
    """
    memory = Memory()
    try:
        pack = draft.checked(memory)
    except ValueError as error:
        raise OrderError(f"the pack has errors: {error}") from error
    at = place_of(pack, wanted.place)
    [path] = [one.path for one in pack.documents if (one.kind, one.id) == (at.kind, at.id)]

    def changed(value: Any) -> Simulation:
        made = with_values(draft.files.get(path) or path.read_bytes(), at.kind, at.id, {at.path: value})
        if isinstance(made, Refused):
            raise ValueError(made.message)  # noqa: TRY004 - the type says that it cannot be
        return Simulation(draft.checked(memory, {path: made}))

    swept, variants = variants_at(wanted.place, at, wanted.values, changed)
    [trial] = trials_of([each.simulation for each in variants], wanted.asked.order)
    found = sweep(variants, trial, swept.base, stop, report)
    values = Values.of(variants, found.base)
    notes = (*rests_on(found.balances[found.base], variants[0].simulation.mode), *sweep_notes(found, swept))
    facts = sweep_facts(about(variants[0].simulation), found, swept)
    return Measured(SweptPlace(swept, trial, values, found.rows), notes, facts, sweep_rows(found, swept))
