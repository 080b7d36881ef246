"""Weighing: what things that units carry are worth, and that for each point that they cost those who carry them.

Forces meet that have the same units and carry things by lot; then they change seats. So whoever wins more often does
it by what is carried, whatever the units are, and wherever they start. A fit says what one more of each thing brings.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from statistics import fmean
from threading import Event
from typing import Final

from engine.battles.forms import BattleForm
from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.statistics import LEVEL, Interval
from engine.experiments.tallies import Part, Tally, parts
from engine.experiments.trials import Deal, Pairing, Progress, RotatingTrial, Trial, rotating, run_trial, variant
from engine.experiments.tuning.regression import fit
from engine.experiments.tuning.tunable import Bought, Table, Weighing
from engine.systems import Tunable

TOGETHER = "together"
"""The row of all that a force carries."""

TABLES_A_THING = 3
"""Of fewer tables for each thing intervals would be too narrow: more than one in twelve would miss."""

Uses = tuple[int, int]
"""At how many decisions a thing could be used, and at how many it was."""

NO_USES: Final[Uses] = (0, 0)

Block = tuple[tuple[Part, ...], ...]
"""The parts of each force of a table in a block of battles."""


@dataclass(frozen=True)
class Worth:
    """What one more of a thing brings a force, in win rate, and that for each point it costs, None where it is free.

    `battles` are those of forces that had it, each force for itself, and `won` how often these won; `many` is how many
    a force had. In a row of `force` all had its units; `TOGETHER` is all that it carries as it stands, `many` things,
    and nobody's win rate. `uses` says how often those who had it could use it, and how often they did.
    """

    force: str | None
    thing: str
    cost: int
    many: float
    battles: int
    won: Interval | None
    worth: Interval
    a_point: Interval | None
    uses: Uses = NO_USES

    @property
    def use(self) -> float | None:
        """Return the share of the decisions at which it could be used that used it; None where it never could."""
        could, did = self.uses
        return did / could if could else None


@dataclass
class Fought:
    """What came of each table: the parts of its forces in each block of battles.

    `uses` is the fact of a battle that says how often things could be used and were, "" where there is none.
    """

    form: BattleForm
    uses: str = ""
    blocks: dict[Pairing, list[Block]] = field(default_factory=dict)
    battles: int = 0

    def count(self, pairing: Pairing, deal: Deal) -> None:
        """Count a block of battles."""
        self.battles += len(deal[0])
        seen = tuple(parts(deal[0], place) for place in range(len(pairing)))
        self.blocks.setdefault(pairing, []).append(seen)

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        """Return none: all is fought to its end."""
        del pairings, level, until
        return ()

    def battles_of(self, table: Table) -> int:
        """Return how many battles a table fought."""
        return sum(len(block[0]) for block in self.blocks[pairing_of(table)])

    def gained(self, table: Table, place: int) -> float:
        """Return what the force of a place gained beyond its even share of the battles."""
        shares = (part.share for block in self.blocks[pairing_of(table)] for part in block[place])
        return fmean(shares) - 1 / len(table.forces)

    def uses_of(self, tables: Sequence[Table], thing: str) -> Uses:
        """Return how often a thing could be used at some tables, and how often it was."""
        if not self.uses:
            return NO_USES
        facts = [
            part.outcome.facts[self.uses].get(thing, NO_USES)
            for table in tables
            for block in self.blocks[pairing_of(table)]
            for part in block[0]
        ]
        return sum(could for could, _ in facts), sum(did for _, did in facts)

    def rate(self, tables: Sequence[Table], thing: str) -> tuple[int, Interval]:
        """Return the battles of the forces that had a thing, and how often these won."""
        tally = Tally(self.form)
        for table in tables:
            having = [at for at, force in enumerate(table.forces) if force.counts.get(thing)]
            for block in self.blocks[pairing_of(table)]:
                for at in having:
                    tally.add(*block[at])
        standing = tally.standing((), LEVEL)
        return standing.battles, standing.won


class Scale:
    """What turns tables that were fought into worths."""

    def __init__(self, things: str, costs: Mapping[str, int], sample: Fought, tables: Sequence[Table]) -> None:
        """Fit what the forces of some tables gained to the `things` they carried, whose costs are by id.

        Raises:
            OrderError: the tables are too few to tell the things apart.
        """
        self._costs, self._sample, self._tables = costs, sample, tables
        self._weighed = tuple(thing for thing in costs if any(_differ(table, thing) for table in tables))
        seated = [(table, place) for table in tables for place in range(len(table.forces))]
        rows = [[_more(table, place, thing) for thing in self._weighed] for table, place in seated]
        gained = [sample.gained(table, place) for table, place in seated]
        found = fit(rows, gained, [pairing_of(table) for table, _ in seated])
        if found is None or len(tables) < TABLES_A_THING * len(self._weighed):
            few = f"{len(tables)} tables are too few to tell {len(self._weighed)} {things} apart"
            raise OrderError(f"{few}; fight more battles")
        self._found = found

    def rows(self, force: str | None = None) -> list[Worth]:
        """Return a row for each thing, by id; `force` is whose units were at all tables, if it is one."""
        return [self._row(thing, force) for thing in self._weighed]

    def rows_of(self, force: Bought) -> list[Worth]:
        """Return a row for each thing that a force carries as it stands, and for all that together."""
        rows = [row for row in self.rows(force.id) if force.counts.get(row.thing)]
        return [*rows, self._together(force)] if rows else []

    def _row(self, thing: str, force: str | None) -> Worth:
        worth, cost = self._worth({thing: 1}), self._costs[thing]
        many = fmean(each.counts.get(thing, 0) for table in self._tables for each in table.forces)
        battles, won = self._sample.rate(self._tables, thing)
        uses = self._sample.uses_of(self._tables, thing)
        return Worth(force, thing, cost, many, battles, won, worth, _a_point(worth, cost), uses)

    def _together(self, force: Bought) -> Worth:
        carried = {thing: force.counts.get(thing, 0) for thing in self._weighed}
        worth, cost = self._worth(carried), sum(self._costs[thing] * many for thing, many in carried.items())
        battles = sum(self._sample.battles_of(table) for table in self._tables)
        return Worth(force.id, TOGETHER, cost, sum(carried.values()), battles, None, worth, _a_point(worth, cost))

    def _worth(self, counts: Mapping[str, int]) -> Interval:
        return self._found.interval([float(counts.get(thing, 0)) for thing in self._weighed])


def pairing_of(table: Table) -> Pairing:
    """Return the forces of a table as they are ordered to fight."""
    return tuple(force.id for force in table.forces)


def _more(table: Table, place: int, thing: str) -> float:
    """Return how many more of a thing the force of a place has than the others have on average."""
    counts = [force.counts.get(thing, 0) for force in table.forces]
    return counts[place] - (sum(counts) - counts[place]) / (len(counts) - 1)


def _differ(table: Table, thing: str) -> bool:
    return len({force.counts.get(thing, 0) for force in table.forces}) > 1


def _a_point(worth: Interval, cost: int) -> Interval | None:
    return Interval(worth.estimate / cost, worth.low / cost, worth.high / cost) if cost else None


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
