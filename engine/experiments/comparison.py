"""Comparison: what a change of a pack does to the win rates, measured with the same dice before and after."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from threading import Event

from engine.battles.forms import BattleForm
from engine.execution.simulation import Simulation
from engine.experiments.statistics import DifferenceSums, Interval, paired_difference, variance_share
from engine.experiments.tallies import Standing, Tally, parts
from engine.experiments.trials import Deal, Pairing, Progress, Trial, run_trial


@dataclass(frozen=True)
class Change:
    """How a pairing fares under both variants; `difference` is that of the win rates, new less old.

    `variance_share` is the variance that common dice leave of what two independent batches would have.
    """

    name: Pairing
    new: Standing
    old: Standing
    difference: Interval
    variance_share: float


@dataclass(frozen=True)
class Comparison:
    """What a trial under two variants has shown; `battles` were fought under each."""

    trial: Trial
    changes: tuple[Change, ...]
    cancelled: bool
    battles: int
    left_out: int = 0


@dataclass
class _Both:
    """A pairing under both variants, seen from its first force."""

    new: Tally
    old: Tally
    squares: int = 0

    def add(self, deal: Deal) -> None:
        seen = [parts(block, 0) for block in deal]
        for tally, each in zip((self.new, self.old), seen, strict=True):
            tally.add(*each)
        new, old = (sum(part.won for part in each) for each in seen)
        self.squares += (new - old) ** 2

    @property
    def sums(self) -> DifferenceSums:
        return DifferenceSums(self.new.won, self.old.won, self.squares)

    def change(self, name: Pairing, level: float) -> Change:
        new, old = self.new.standing(name, level), self.old.standing(name, level)
        return Change(name, new, old, paired_difference(self.sums, level), variance_share(self.sums))


@dataclass
class _Differences:
    form: BattleForm
    pairings: dict[Pairing, _Both] = field(default_factory=dict)
    battles: int = 0

    def count(self, pairing: Pairing, deal: Deal) -> None:
        self.battles += len(deal[0])
        self.pairings.setdefault(pairing, _Both(Tally(self.form), Tally(self.form))).add(deal)

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        known = {
            name for name, both in self.pairings.items() if paired_difference(both.sums, level).half_width <= until
        }
        return [name for name in pairings if name not in known]


def compare(
    new: Simulation,
    old: Simulation,
    trial: Trial,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Comparison:
    """Fight a trial under two variants of a pack and return what differs; once `stop` is set, up to then.

    Raises:
        OrderError: one of the packs has not what the trial names.
    """
    differences = _Differences(trial.form)
    course = run_trial([new, old], trial, differences, stop, progress)
    found = sorted(differences.pairings.items())
    changes = tuple(both.change(name, course.levels[name]) for name, both in found)
    return Comparison(trial, changes, course.cancelled, differences.battles, course.left_out)
