"""What one point of a force is worth: the force against all others, with it and without, on the same dice."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from threading import Event

from engine.battles.forms import BattleForm
from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.balance import pairings_of
from engine.experiments.statistics import BlockSums, DifferenceSums, Interval, block_rate, paired_difference, widest
from engine.experiments.tallies import parts
from engine.experiments.trials import Deal, Pairing, Progress, Trial, rotating, run_trial, variant
from engine.experiments.tuning.tunable import Step, Steps
from engine.systems import Tunable


@dataclass(frozen=True)
class StepWorth:
    """A step, how often the force wins with it, and what it is worth: win rate gained a point, or lost a point given.

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
class StepOrder:
    """What is ranked: the steps of a force.

    `trial` says what is fought for each step, the force as it is included. All other forces are met in turn, as they
    are; where the trial has pairings, as a scenario fixes them, those are fought in which the force is.
    """

    tunable: Tunable[Steps]
    force: str
    trial: Trial


@dataclass(frozen=True)
class StepRanking:
    """Steps by worth, the dearest first; `won` is how often the force wins as it is; `battles` were fought in all."""

    order: StepOrder
    opponents: tuple[str, ...]
    won: Interval
    rows: tuple[StepWorth, ...]
    cancelled: bool
    battles: int
    left_out: int = 0


@dataclass(frozen=True)
class _Place:
    """Where the force sits in a pairing, and who else is there."""

    number: int
    pairing: Pairing

    def taken_by(self, name: str) -> Pairing:
        """Return the pairing with another force in its place."""
        return (*self.pairing[: self.number], name, *self.pairing[self.number + 1 :])


@dataclass
class _Worths:
    """Sums for each step, filled seed by seed: first the force as it is, then with each step.

    `who` says of each pairing whose steps are counted in it, and where that force sits.
    """

    form: BattleForm
    force: str
    who: Mapping[Pairing, tuple[str, int]]
    base: BlockSums
    steps: dict[str, DifferenceSums] = field(default_factory=dict)
    battles: int = 0
    left_out: int = 0
    hits: int = 0
    seed: int | None = None

    def count(self, pairing: Pairing, deal: Deal) -> None:
        first, (name, place) = deal[0][0], self.who[pairing]
        hits = sum(part.won for part in parts(deal[0], place))
        if name == self.force:
            self.hits, self.seed = hits, first.order.seed
            self.base.add(hits)
        elif first.order.seed != self.seed:
            # The force as it is has no battles on this seed that count, so there is nothing to compare with.
            self.left_out += len(deal[0])
            return
        else:
            self.steps.setdefault(name, self._none()).add(hits, self.hits)
        self.battles += len(deal[0])

    def _none(self) -> DifferenceSums:
        return DifferenceSums(BlockSums(self.form.block), BlockSums(self.form.block))

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        widths = widest(paired_difference(sums, level) for sums in self.steps.values())
        return pairings if not self.steps or widths > until else ()

    def row(self, step: Step, level: float) -> StepWorth:
        sums = self.steps.get(step.id, self._none())
        difference = paired_difference(sums, level)
        worth = difference if step.change > 0 else -difference
        return StepWorth(step, sums.new.battles, level, block_rate(sums.new, level), worth)


def rank_steps(
    simulation: Simulation,
    order: StepOrder,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> StepRanking:
    """Return what each point more or less is worth; once `stop` is set, by the battles up to then.

    Raises:
        OrderError: there is no such force, none to meet it, or no step that the rules allow.
    """
    words, force, part = order.tunable, order.force, order.tunable.part()
    steps = part.steps(simulation.pack, force)
    places = tuple(_places(simulation, order))
    if not places:
        raise OrderError(_alone(simulation, order))
    if not steps:
        raise OrderError(f"the rules allow no step from the {words.things} of {force}")
    variants = variant(simulation, part.with_steps(simulation.pack, force, steps))
    names = (force, *(step.id for step in steps))
    turns = tuple(tuple(place.taken_by(name) for name in names) for place in places)
    who = {place.taken_by(name): (name, place.number) for place in places for name in names}
    worths = _Worths(order.trial.form, force, who, BlockSums(order.trial.form.block))
    course = run_trial([variants], rotating(turns, replace(order.trial, pairings=())), worths, stop, progress)
    level = min(course.levels.values())
    rows = sorted((worths.row(step, level) for step in steps), key=lambda row: -row.worth.estimate)
    won, left_out = block_rate(worths.base, level), course.left_out + worths.left_out
    return StepRanking(order, _others(places), won, tuple(rows), course.cancelled, worths.battles, left_out)


def _places(simulation: Simulation, order: StepOrder) -> Iterator[_Place]:
    """Yield where the force meets whom: from the first seat, or from each where they are different roles."""
    force, form = order.force, order.trial.form
    if order.trial.pairings:
        yield from (_Place(each.index(force), each) for each in order.trial.pairings if force in each)
    elif any(other != force for other in simulation.forces) or len(form.seats) == 1:
        for number, seat in enumerate(form.seats if form.mirroring == "kept" else form.seats[:1]):
            yield from (_Place(number, each) for each in pairings_of(form, simulation.forces, {seat: force}))


def _alone(simulation: Simulation, order: StepOrder) -> str:
    """Return why a force is in no battle."""
    if order.trial.pairings:
        there = ", ".join(dict.fromkeys(force for pairing in order.trial.pairings for force in pairing))
        return f"{order.force} does not fight here; those who do: {there}"
    return f"{simulation.pack.manifest.id} has no {order.tunable.of} for {order.force} to meet"


def _others(places: Sequence[_Place]) -> tuple[str, ...]:
    """Return who is met, each once, in the order of the turns."""
    met = (force for place in places for force in (*place.pairing[: place.number], *place.pairing[place.number + 1 :]))
    return tuple(dict.fromkeys(met))
