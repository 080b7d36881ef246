"""What one point bought for a stat is worth: a faction against all others, with it and without, on the same dice."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from threading import Event

from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.rotation import rotating, variant
from engine.experiments.statistics import BlockSums, DifferenceSums, Interval, block_rate, paired_difference, widest
from engine.experiments.tallies import parts
from engine.experiments.trials import Deal, Pairing, Progress, Trial, run_trial
from engine.experiments.tuning.tunable import Step, tunings_of


@dataclass(frozen=True)
class StepWorth:
    """A step, how often the faction wins with it, and what it is worth: win rate gained a point, or lost a point given.

    Intervals hold at `level`.
    """

    step: Step
    battles: int
    level: float
    won: Interval
    worth: Interval

    @property
    def is_distinguishable(self) -> bool:
        """Return whether the battles tell the worth of the point from nothing."""
        return not self.worth.low <= 0 <= self.worth.high


@dataclass(frozen=True)
class StatRanking:
    """Steps by worth, the dearest first; `won` is how often the faction wins as it is; `battles` were fought in all."""

    trial: Trial
    faction: str
    opponents: tuple[str, ...]
    won: Interval
    rows: tuple[StepWorth, ...]
    cancelled: bool
    battles: int
    left_out: int = 0


@dataclass
class _Worths:
    """Sums for each step, filled seed by seed: first the faction as it is, then with each step."""

    faction: str
    base: BlockSums = field(default_factory=BlockSums)
    steps: dict[str, DifferenceSums] = field(default_factory=dict)
    battles: int = 0
    left_out: int = 0
    hits: int = 0
    seed: int | None = None

    def count(self, pairing: Pairing, deal: Deal) -> None:
        first = deal[0][0]
        hits = sum(part.won for part in parts(deal[0], 0))
        if pairing[0] == self.faction:
            self.hits, self.seed = hits, first.order.seed
            self.base.add(hits)
        elif first.order.seed != self.seed:
            # The faction as it is has no battles on this seed that count, so there is nothing to compare with.
            self.left_out += len(deal[0])
            return
        else:
            self.steps.setdefault(pairing[0], DifferenceSums()).add(hits, self.hits)
        self.battles += len(deal[0])

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        widths = widest(paired_difference(sums, level) for sums in self.steps.values())
        return pairings if not self.steps or widths > until else ()

    def row(self, step: Step, level: float) -> StepWorth:
        sums = self.steps.get(step.id, DifferenceSums())
        difference = paired_difference(sums, level)
        worth = difference if step.change > 0 else -difference
        return StepWorth(step, sums.new.battles, level, block_rate(sums.new, level), worth)


def rank_stats(
    simulation: Simulation,
    faction: str,
    trial: Trial,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> StatRanking:
    """Return what each point that may be bought or given back is worth; once `stop` is set, by the battles up to then.

    `trial` says what is fought for each step, the faction as it is included; its pairings do not count. All other
    factions are met in turn, as they are.

    Raises:
        OrderError: there is no such faction, none to meet it, or no step that the rules allow.
    """
    system = tunings_of(simulation.pack)
    steps = system.steps(simulation.pack, faction)
    opponents = tuple(other for other in simulation.forces if other != faction)
    if not opponents:
        raise OrderError(f"{simulation.pack.manifest.id} has no faction for {faction} to meet")
    if not steps:
        raise OrderError(f"the rules allow no step from the stats of {faction}")
    variants = variant(simulation, system.with_steps(simulation.pack, faction, steps))
    names = (faction, *(step.id for step in steps))
    turns = tuple(tuple((name, other) for name in names) for other in opponents)
    worths = _Worths(faction)
    course = run_trial([variants], rotating(turns, replace(trial, pairings=())), worths, stop, progress)
    level = min(course.levels.values())
    rows = sorted((worths.row(step, level) for step in steps), key=lambda row: -row.worth.estimate)
    won = block_rate(worths.base, level)
    left_out = course.left_out + worths.left_out
    return StatRanking(trial, faction, opponents, won, tuple(rows), course.cancelled, worths.battles, left_out)
