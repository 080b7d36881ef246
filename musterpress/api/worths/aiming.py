"""Numbers tuned to an aim, for programs and for the command: at which values sides win as often as one wants."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from threading import Event
from typing import Any, Literal

from engine.battles.orders import Mode, OrderError
from engine.execution.executors import LOCAL, Executor
from engine.execution.simulation import Simulation
from engine.experiments.measures.orders import BalanceOrder, trials_of
from engine.experiments.measures.places import Place, place_of, values_of
from engine.experiments.trials import Progress
from engine.experiments.tuning.aims import ROUNDS, AimOrder, AimTuning, Range, Setting, refuse_aims
from engine.experiments.tuning.figures import aim_facts, aim_notes, aim_rows
from engine.experiments.tuning.numbers import tune_to_aims
from musterpress.api.balancing import measured_order, pool, refuse_unfit
from musterpress.api.fighting import Forces
from musterpress.api.packs import Pack
from musterpress.api.tables import Table
from musterpress.api.tuning import Tuning
from musterpress.api.watching import Watch, battles_heard, unwatched
from musterpress.api.worths.sweeping import why_not
from musterpress.reports.figures import Figures
from musterpress.reports.tuning.numbers import say_aims

MOST_RANGES = 9


@dataclass(frozen=True)
class Aims:
    """What is tuned: values by place that an author would accept, and shares of wins by side, from 0 to 1."""

    values: Mapping[str, str | Sequence[Any]]
    shares: Mapping[str, float] = field(default_factory=dict)
    rounds: int = ROUNDS


def tune_numbers(
    pack: Pack,
    values: Mapping[str, str | Sequence[Any]],
    aims: Mapping[str, float] | None = None,
    *,
    battles: int | None = None,
    rounds: int = ROUNDS,
    forces: Forces | None = None,
    scenario: str | None = None,
    styles: Sequence[str] | Literal["all"] = "all",
    seed: int = 1,
    mode: Mode = "auto",
    threads: int | None = None,
    progress: Watch = unwatched,
) -> Tuning:
    """Return what `musterpress tune numbers` shows: values at which sides win as often as their author wants.

    `values` are those that may stand at each place, as `sweep` takes them: `{"scenario.static.turns": "8..14"}`.
    `aims` has shares of wins from 0 to 1 by seat, or by force where forces swap seats; sides that it leaves out share
    the rest alike. All `styles` meet one another. A row is a side where two styles meet, with its share now and under
    the `proposal`, which has the values that would change by place; `is_borne_out` says whether new battles show it to
    be nearer to the aims, and nobody harmed. Nothing is written: `pack.changed` makes a pack with other numbers.

    Source: `docs/decisions/0044-numbers-to-an-aim.md`.

    Raises:
        OrderError: there is no such place, side or style, or what is named does not go together.
    """
    asked = measured_order(
        pack.simulation, battles, forces=forces, players=None, scenario=scenario, seed=seed, threads=threads
    )
    order = replace(asked, styles=pool(pack.simulation, styles))
    tuning = Aiming(pack, Aims(values, aims or {}, rounds), order, mode)
    found = tuning.found(None, battles_heard(progress))
    table = Table.of(tuning.figures(found))
    return Tuning(table.rows, table.facts, table.notes, found.proposal, found.is_borne_out)


class Aiming:
    """A pack whose numbers are tuned to an aim.

    Raises:
        OrderError: the pack has not what is ordered.
    """

    def __init__(
        self, pack: Pack, aims: Aims, order: BalanceOrder, mode: Mode = "auto", executor: Executor = LOCAL
    ) -> None:
        self._pack, self._mode, self._executor = pack, mode, executor
        if not 1 <= len(aims.values) <= MOST_RANGES:
            raise OrderError(f"1 to {MOST_RANGES} numbers are tuned, got {len(aims.values)}")
        refuse_unfit([pack.simulation], order)
        self._places = {name: place_of(pack.read, name) for name in aims.values}
        ranges = tuple(_range(self._places[name], name, values) for name, values in aims.values.items())
        self._present = self._fielded({})
        [trial] = trials_of([self._present], order)
        self.order = AimOrder(ranges, trial, aims.shares, aims.rounds)
        refuse_aims(self.order)

    def found(self, stop: Event | None, hear: Callable[[Progress], None]) -> AimTuning:
        """Return what is proposed and what battles show of it."""
        return tune_to_aims(self._fielded, self.order, stop, hear)

    def with_values(self, setting: Setting) -> Pack:
        """Return the pack with other values.

        Raises:
            ValueError: the pack cannot have them.
        """
        pack = self._pack
        for name, value in setting.items():
            at = self._places[name]
            if value != at.stands:
                pack = pack.changed(at.kind, at.id, {at.path: at.meant(value)})
        return pack

    def figures(self, found: AimTuning) -> Figures:
        """Return what was found, as it is told."""
        mode = self._present.mode
        about, notes = {"pack": self._pack.id, "mode": mode}, aim_notes(found, mode)
        return Figures(partial(say_aims, found), notes, aim_facts(about, found), aim_rows(found))

    def homes(self) -> Iterable[Place]:
        """Return the places that may be written."""
        return self._places.values()

    def _fielded(self, setting: Setting) -> Simulation:
        try:
            return Simulation(self.with_values(setting).read, self._mode, self._executor)
        except ValueError as error:
            raise ValueError(why_not(error)) from error


def _range(at: Place, name: str, values: str | Sequence[Any]) -> Range:
    return Range(name, at.stands, tuple(values_of(values) if isinstance(values, str) else values))
