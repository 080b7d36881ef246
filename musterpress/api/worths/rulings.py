"""How much rulings matter, for programs and for the command: every one that a parameter holds, read otherwise."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from threading import Event
from typing import Any, Final

from engine.battles.orders import Mode, OrderError
from engine.execution.executors import LOCAL, Executor
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, SCENARIO
from engine.experiments.measures.orders import BalanceOrder, trials_of
from engine.experiments.measures.places import parts
from engine.experiments.readings import Reading, Shape, other_values, read_otherwise
from engine.experiments.sweeps import Variant
from engine.experiments.trials import Progress, Trial
from engine.paths import CONTENT
from musterpress.api.balancing import Measuring, measured_order
from musterpress.api.fighting import Forces
from musterpress.api.packs import Pack
from musterpress.api.tables import Table
from musterpress.api.watching import Watch, battles_heard, unwatched
from musterpress.api.worths.sweeping import why_not
from musterpress.reports.figures import Figures
from musterpress.reports.rulings import Gaps, rulings_facts, rulings_notes, rulings_rows, say_rulings
from schemas.kinds import RULES, kinds_of
from schemas.models.rulebook import Rulebook, Ruling
from schemas.packs.packs import read_packs

BATTLES: Final = 200
"""Battles of a pairing by each reading, where nobody says how many."""


def rulings(
    pack: Pack,
    battles: int = BATTLES,
    *,
    forces: Forces | None = None,
    players: Mapping[str, str] | None = None,
    scenario: str | None = None,
    seed: int = 1,
    mode: Mode = "auto",
    threads: int | None = None,
    progress: Watch = unwatched,
) -> Table:
    """Return how much the outcome moves by each ruling of a pack, as `musterpress sweep --rulings` measures it.

    A row is another value of a parameter that a ruling names: another word, yes for no, one more or less of a number.
    `moved` is what the side in `who` wins more by it, of all sides the one that is moved most surely; those that move
    most come first. In `otherwise` of the battles anything went otherwise. `facts` count the rulings, and those
    without another reading.

    Source: `docs/decisions/0038-what-a-number-is-worth.md`.

    Raises:
        OrderError: the pack has no rules of its own or no rulebook, or not what is named.
    """
    order = measured_order(
        pack.simulation, battles, forces=forces, players=players, scenario=scenario, seed=seed, threads=threads
    )
    return Table.of(reading_rulings(pack, order, mode)(None, battles_heard(progress)))


def reading_rulings(pack: Pack, order: BalanceOrder, mode: Mode = "auto", executor: Executor = LOCAL) -> Measuring:
    """Return what measures all readings: over all scenarios, if the pack has some and none is ordered.

    Raises:
        OrderError: the pack has no rules of its own or no rulebook, or not what is ordered.
    """
    own = next((document.id for document in pack.read.documents if document.kind == RULES), None)
    if own is None:
        raise OrderError(f"{pack.id} has no rules of its own to read otherwise")
    base = Variant("", Simulation(pack.read, mode, executor))
    by = SCENARIO if order.scenario is None and base.simulation.scenarios else PAIRING
    trials = trials_of([base.simulation], replace(order, by=by, battles=order.battles or BATTLES))
    every = _rulings(pack)
    known, readings, refused = [*_readings(pack, every)], list[tuple[Reading, Variant]](), dict[Reading, str]()
    for reading in known:
        try:
            changed = pack.changed(RULES, own, {reading.parameter: reading.value})
        except ValueError as error:
            refused[reading] = why_not(error)
        else:
            readings.append((reading, Variant(str(reading.value), Simulation(changed.read, mode, executor))))
    gaps = Gaps(tuple(each.id for each in every), tuple(reading for reading, _ in readings), refused)
    return partial(_measured, base, readings, trials, gaps)


def _measured(
    base: Variant,
    readings: Sequence[tuple[Reading, Variant]],
    trials: Sequence[Trial],
    gaps: Gaps,
    stop: Event | None,
    progress: Callable[[Progress], None],
) -> Figures:
    found = read_otherwise(base, readings, trials, stop, progress)
    about = {"pack": base.simulation.pack.manifest.id, "mode": base.simulation.mode}
    return Figures(
        partial(say_rulings, found),
        rulings_notes(found, gaps, base.simulation.mode),
        rulings_facts(about, found, gaps),
        rulings_rows(found),
    )


def _rulings(pack: Pack) -> tuple[Ruling, ...]:
    """Return the rulings of a pack and of those that it builds on.

    Raises:
        OrderError: it has no rulebook.
    """
    [read, *_] = read_packs([pack.read.folder], (CONTENT,)).packs
    books = (document.model for document in read.of_kind("rulebook"))
    found = tuple(ruling for book in books if isinstance(book, Rulebook) for ruling in book.rulings)
    if not found:
        raise OrderError(f"{pack.id} has no rulebook with rulings")
    return found


def _readings(pack: Pack, rulings: Sequence[Ruling]) -> Iterator[Reading]:
    """Yield the other readings of all parameters that rulings name, each parameter once."""
    whole: Shape = kinds_of(pack.read.manifest.system)[RULES].model.model_json_schema()
    names = dict.fromkeys(name for ruling in rulings for name in ruling.parameters)
    for name in names:
        of = tuple(ruling.id for ruling in rulings if name in ruling.parameters)
        stands: Any = pack.read.rules
        for step in name.split("."):
            stands = parts(stands).get(step)
        shape = _shape(whole, name.split("."))
        yield from (Reading(of, name, stands, value) for value in other_values(shape, stands))


def _shape(whole: Shape, way: Sequence[str]) -> Shape:
    """Return what a schema says of a place, its own definitions put in where it names them; nothing of none."""
    shape = _resolved(whole, whole)
    for step in way:
        shape = _resolved(whole, shape.get("properties", {}).get(step) or shape.get("additionalProperties") or {})
    kinds = [_resolved(whole, each) for each in shape.get("anyOf", ())]
    return {**shape, "anyOf": kinds} if kinds else shape


def _resolved(whole: Shape, shape: Any) -> Shape:
    """Return a part of a schema, or the definition that it names."""
    while isinstance(shape, Mapping) and "$ref" in shape:
        shape = whole["$defs"][shape["$ref"].rpartition("/")[2]]
    return shape if isinstance(shape, Mapping) else {}
