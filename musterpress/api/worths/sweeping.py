"""Sweeps for programs and for the command: who wins how often at several values of one number of a pack."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from threading import Event
from typing import Any, Literal

from engine.battles.orders import Mode
from engine.execution.executors import LOCAL, Executor
from engine.execution.simulation import Simulation
from engine.experiments.measures.orders import BalanceOrder, trials_of
from engine.experiments.measures.places import Swept, first_of, place_of, values_of, variants_at
from engine.experiments.measures.rows import sweep_facts, sweep_rows
from engine.experiments.sweeps import Variant
from engine.experiments.sweeps import sweep as measure
from engine.experiments.trials import Progress, Trial
from musterpress.api.balancing import Measuring, measured_order, pool, refuse_unfit
from musterpress.api.fighting import Forces
from musterpress.api.packs import FaultyPack, Pack
from musterpress.api.tables import Table
from musterpress.api.watching import Watch, battles_heard, unwatched
from musterpress.reports.figures import Figures
from musterpress.reports.sweep import say_sweep, swept_notes


def sweep(
    pack: Pack,
    place: str,
    values: str | Sequence[Any],
    battles: int | None = None,
    *,
    until: float | None = None,
    forces: Forces | None = None,
    players: Mapping[str, str] | None = None,
    scenario: str | None = None,
    map: str | None = None,
    styles: Sequence[str] | Literal["all"] = (),
    seed: int = 1,
    mode: Mode = "auto",
    threads: int | None = None,
    progress: Watch = unwatched,
) -> Table:
    """Return who wins how often at each of some values of a pack, as `musterpress sweep` measures it.

    The `place` is `rules.rifle.base_kill_faces`, or kind, id and place in a document: `weapon.rifle.range`. The values
    are a sequence, or a text such as "1..4", "1..9 by 2", "1,3,5"; where whole numbers stand in a row, such as faces of
    a die, a value is how many there are. All are fought with the same dice. A row is a
    pairing at a value, with the columns of a balance; `difference` is won less what is won at the value that stands,
    or at the first one, `slope` what one more of the number brings over all values, and `otherwise` the share of
    battles that went otherwise. A value that the pack cannot have has a row that says why in `refused`. With `styles`
    there is a row for each two that meet, and the slope is of the share of wins.

    Source: `docs/decisions/0038-what-a-number-is-worth.md`.

    Raises:
        OrderError: there is no such place, the pack can have none of the values, or it has not what is named.
    """
    asked = measured_order(
        pack.simulation, battles, forces=forces, players=players, scenario=scenario, map=map, seed=seed, threads=threads
    )
    order = replace(asked, until=until, styles=pool(pack.simulation, styles))
    measuring = sweeping(pack, place, values_of(values) if isinstance(values, str) else values, order, mode)
    return Table.of(measuring(None, battles_heard(progress)))


def sweeping(
    pack: Pack, place: str, values: Sequence[Any], order: BalanceOrder, mode: Mode = "auto", executor: Executor = LOCAL
) -> Measuring:
    """Return what measures a pack at some values of a place of it.

    Raises:
        OrderError: there is no such place, the pack can have none of the values, or it has not what is ordered.
    """
    refuse_unfit([pack.simulation], order)
    at = place_of(pack.read, place)

    def changed(value: Any) -> Simulation:
        try:
            return Simulation(pack.changed(at.kind, at.id, {at.path: value}).read, mode, executor)
        except ValueError as error:
            raise ValueError(why_not(error)) from error

    swept, variants = variants_at(place, at, values, changed)
    trial = trials_of([each.simulation for each in variants], order)[0]
    return partial(_swept, variants, trial, swept)


def _swept(
    variants: Sequence[Variant],
    trial: Trial,
    swept: Swept,
    stop: Event | None,
    progress: Callable[[Progress], None],
) -> Figures:
    found = measure(variants, trial, swept.base, stop, progress)
    simulation = variants[0].simulation
    about = {"pack": simulation.pack.manifest.id, "mode": simulation.mode}
    return Figures(
        partial(say_sweep, found, swept),
        swept_notes(found, swept, simulation.mode),
        sweep_facts(about, found, swept),
        sweep_rows(found, swept),
    )


def why_not(error: ValueError) -> str:
    """Return why a pack cannot have a value: what the check says of it first."""
    if not isinstance(error, FaultyPack):
        return str(error)
    return first_of(error.verdict.errors)
