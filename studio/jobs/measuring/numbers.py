"""What a number of a pack is worth, and at which numbers sides win as often as one wants, by worker processes.

The pack is changed, checked and fought there. The figures are those of `musterpress sweep` and `tune numbers`, from
the same trials by the same functions.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.battles.orders import OrderError
from engine.checking.checks import check_packs
from engine.execution.simulation import Simulation
from engine.experiments.measures.flat_rows import odds_found
from engine.experiments.measures.orders import BalanceOrder, trials_of
from engine.experiments.measures.places import Place, Swept, first_of, place_of, variants_at
from engine.experiments.measures.rows import sweep_facts, sweep_rows
from engine.experiments.measures.words import rests_on, sweep_notes
from engine.experiments.sweeps import SweptRow, sweep
from engine.experiments.trials import Trial
from engine.experiments.tuning.aims import ROUNDS, AimOrder, AimTuning, Range, Setting, refuse_aims
from engine.experiments.tuning.figures import aim_facts, aim_notes, aim_rows
from engine.experiments.tuning.numbers import tune_to_aims
from engine.experiments.tuning.price_figures import price_facts, price_notes, price_rows
from engine.experiments.tuning.prices import PriceTuning, price_order, tune_prices
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
from studio.jobs.measuring.measures import Asked, Measured, about
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


class Aims(NamedTuple):
    """What is to be tuned: in which battles, the values that may stand at each place, and shares of wins by side."""

    order: BalanceOrder
    values: Mapping[str, tuple[Any, ...]]
    shares: Mapping[str, float]
    rounds: int = ROUNDS


def find_worth(draft: Draft, wanted: Wanted, report: Report, stop: Event) -> Measured[SweptPlace]:
    """Return who wins how often at each value of a place, reporting `Progress` as battles come; a task for a worker.

    What was fought until a stop is counted.

    Raises:
        OrderError: the pack has errors, there is no such place, it can have none of the values, or not what is asked.
    """
    numbers = _Numbers.of(draft)
    at = place_of(numbers.pack, wanted.place)
    swept, variants = variants_at(wanted.place, at, wanted.values, lambda value: numbers.fielded([(at, value)]))
    [trial] = trials_of([each.simulation for each in variants], wanted.asked.order)
    found = sweep(variants, trial, swept.base, stop, report)
    values = Values.of(variants, found.base)
    notes = (*rests_on(found.balances[found.base], variants[0].simulation.mode), *sweep_notes(found, swept))
    facts = sweep_facts(about(variants[0].simulation), found, swept)
    return Measured(SweptPlace(swept, trial, values, found.rows), notes, facts, sweep_rows(found, swept))


class Chances(NamedTuple):
    """A table of exact chances by its name, and texts for its inputs."""

    table: str
    inputs: Mapping[str, str]


def find_chances(draft: Draft, asked: Chances, _report: Report, _stop: Event) -> Measured[str]:
    """Return a table of exact chances, with its title; a task for a worker.

    Raises:
        OrderError: the pack has errors, there is no such table, or an input does not take a value.
    """
    facts, rows = odds_found(_Numbers.of(draft).pack, asked.table, asked.inputs)
    return Measured(str(facts["title"]), (), facts, rows)


def find_numbers(draft: Draft, aims: Aims, report: Report, stop: Event) -> Measured[AimTuning]:
    """Return values at which sides win as often as is wanted, reporting `Progress`; a task for a worker.

    What was fought until a stop is counted, and proposes nothing.

    Raises:
        OrderError: the pack has errors, or no such place or side, or what is asked does not go together.
    """
    numbers = _Numbers.of(draft)
    places = {name: place_of(numbers.pack, name) for name in aims.values}
    present = Simulation(numbers.pack)
    [trial] = trials_of([present], aims.order)
    ranges = tuple(Range(name, places[name].stands, values) for name, values in aims.values.items())
    order = AimOrder(ranges, trial, aims.shares, aims.rounds)
    refuse_aims(order)

    def fielded(setting: Setting) -> Simulation:
        moved = [(at, at.meant(setting[name])) for name, at in places.items() if setting[name] != at.stands]
        return numbers.fielded(moved)

    found = tune_to_aims(fielded, order, stop, report)
    told = tuple(aim_notes(found, present.mode))
    return Measured(found, told, aim_facts(about(present), found), aim_rows(found))


class Pricing(NamedTuple):
    """What is to be priced: things as the game calls them, in so many battles a round, and rounds; 0 for its own."""

    things: str
    battles: int
    rounds: int
    seed: int


def find_prices(draft: Draft, asked: Pricing, report: Report, stop: Event) -> Measured[PriceTuning]:
    """Return prices by which forces of equal cost win equally, reporting `Progress`; a task for a worker.

    What was fought until a stop is counted.

    Raises:
        OrderError: the pack has errors, nothing that is bought, or the battles are too few to tell.
    """
    simulation = Simulation(_Numbers.of(draft).pack)
    found = tune_prices(simulation, price_order(simulation, *asked), stop, report)
    told = tuple(price_notes(found, simulation.mode))
    return Measured(found, told, price_facts(about(simulation), found), price_rows(found))


@dataclass(frozen=True)
class _Numbers:
    """A pack in its author's hands whose numbers are changed, in memory alone."""

    draft: Draft
    memory: Memory
    pack: Pack

    @classmethod
    def of(cls, draft: Draft) -> "_Numbers":
        """Return the pack of a draft, so.

        Raises:
            OrderError: it has errors.
        """
        memory = Memory()
        try:
            return cls(draft, memory, draft.checked(memory))
        except ValueError as error:
            raise OrderError(f"the pack has errors: {error}") from error

    def fielded(self, moved: Iterable[tuple[Place, Any]]) -> Simulation:
        """Return the pack with other values at places, ready for battles.

        Raises:
            ValueError: it cannot have them.
        """
        changed: dict[Path, bytes] = {}
        for at, value in moved:
            [path] = [one.path for one in self.pack.documents if (one.kind, one.id) == (at.kind, at.id)]
            data = changed.get(path) or self.draft.files.get(path) or path.read_bytes()
            changed[path] = with_number(data, at, value)
        return Simulation(self.draft.checked(self.memory, changed))


def with_number(data: bytes, at: Place, value: Any) -> bytes:
    """Return a file with another value at a place of one of its documents.

    Raises:
        ValueError: its text cannot be changed so.
    """
    made = with_values(data, at.kind, at.id, {at.path: value})
    if isinstance(made, Refused):
        raise ValueError(made.message)  # noqa: TRY004 - the type says that it cannot be
    return made
