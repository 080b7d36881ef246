"""Weighing: what things that units carry are worth, and that for each point that they cost those who carry them.

Forces meet that have the same units and carry things by lot; then they change seats. So whoever wins more often does
it by what is carried, whatever the units are, and wherever they start. A fit says what one more of each thing brings.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from threading import Event

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.rotation import RotatingTrial, rotating, variant
from engine.experiments.trials import Progress, Trial, run_trial
from engine.experiments.tuning.scale import Fought, Scale, Worth, pairing_of
from engine.experiments.tuning.tunable import Table, Weighing
from engine.systems import Tunable

ShowProgress = Callable[[Progress], None]


@dataclass(frozen=True)
class WeighingOrder:
    """What is weighed; `trial` says how much is fought, in which scenario, and who plays all forces."""

    tunable: Tunable[Weighing]
    trial: Trial

    def rotating(self, tables: Sequence[Table]) -> RotatingTrial:
        """Return the trial in which the tables take the seeds in turn."""
        turns = tuple((pairing_of(table),) for table in tables)
        return rotating(turns, replace(self.trial, pairings=()))


@dataclass(frozen=True)
class Weighed:
    """What things are worth to any force, the dearest first, and to each force what it carries.

    Intervals hold at 95 %.
    """

    order: WeighingOrder
    rows: tuple[Worth, ...]
    of_forces: tuple[Worth, ...]
    cancelled: bool
    battles: int
    left_out: int = 0


def weigh(
    simulation: Simulation,
    order: WeighingOrder,
    stop: Event | None = None,
    progress: ShowProgress = lambda _: None,
) -> Weighed:
    """Return what things are worth; once `stop` is set, by the battles up to then.

    Raises:
        OrderError: the pack has no forces that carry such things, only one seat, or the battles are too few.
    """
    if len(order.trial.form.seats) == 1:
        raise OrderError(f"{order.tunable.things} are weighed where several seats meet; there is one")
    weighing = order.tunable.part()
    pack, tables = weighing.with_tables(simulation.pack, range(order.trial.most_turns), len(order.trial.form.seats))
    sample = Fought(order.trial.form, weighing.uses)
    course = run_trial([variant(simulation, pack)], order.rotating(tables), sample, stop, progress)
    fought = tuple(table for table in tables if pairing_of(table) in sample.blocks)
    costs, things = weighing.costs(simulation.pack), order.tunable.things
    rows = Scale(things, costs, sample, fought).rows()
    of_forces = [
        Scale(things, costs, sample, [table for table in fought if table.like == force.id]).rows_of(force)
        for force in weighing.forces(simulation.pack)
    ]
    dearest = sorted(rows, key=lambda row: (-row.worth.estimate, row.thing))
    return Weighed(order, tuple(dearest), tuple(chain(*of_forces)), course.cancelled, sample.battles, course.left_out)
