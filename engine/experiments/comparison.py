"""Comparison: what a change of a pack does to the win rates, measured with the same dice before and after."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Event

from engine.battles.forms import BattleForm
from engine.execution.simulation import Simulation
from engine.experiments.statistics import DifferenceSums, Interval, paired_difference, variance_share, widest
from engine.experiments.tallies import Standing, Tally, parts, rows_of
from engine.experiments.trials import Deal, Pairing, Progress, Trial, run_trial


@dataclass(frozen=True)
class Change:
    """How a row of a pairing fares under both variants; `difference` is that of the win rates, new less old.

    `variance_share` is the variance that common dice leave of what two independent batches would have.
    """

    name: tuple[str, ...]
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
    """A row of a pairing under both variants."""

    new: Tally
    old: Tally
    squares: int = 0

    def add(self, deal: Deal, place: int) -> None:
        seen = [parts(block, place) for block in deal]
        for tally, each in zip((self.new, self.old), seen, strict=True):
            tally.add(*each)
        new, old = (sum(part.won for part in each) for each in seen)
        self.squares += (new - old) ** 2

    @property
    def sums(self) -> DifferenceSums:
        return DifferenceSums(self.new.won, self.old.won, self.squares)

    def change(self, name: tuple[str, ...], level: float) -> Change:
        new, old = self.new.standing(name, level), self.old.standing(name, level)
        return Change(name, new, old, paired_difference(self.sums, level), variance_share(self.sums))


@dataclass
class _Differences:
    form: BattleForm
    pairings: dict[Pairing, tuple[_Both, ...]] = field(default_factory=dict)
    battles: int = 0

    def count(self, pairing: Pairing, deal: Deal) -> None:
        self.battles += len(deal[0])
        if pairing not in self.pairings:
            self.pairings[pairing] = tuple(
                _Both(Tally(self.form), Tally(self.form)) for _ in rows_of(self.form, pairing)
            )
        for place, both in enumerate(self.pairings[pairing]):
            both.add(deal, place)

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        known = {
            pairing
            for pairing, rows in self.pairings.items()
            if widest(paired_difference(both.sums, level) for both in rows) <= until
        }
        return [pairing for pairing in pairings if pairing not in known]

    def changes(self, levels: Mapping[Pairing, float]) -> Iterator[Change]:
        """Yield the rows, sorted by name, at the level at which each pairing was looked at last."""
        named = {
            name: (both, levels[pairing])
            for pairing, rows in self.pairings.items()
            for name, both in zip(rows_of(self.form, pairing), rows, strict=True)
        }
        for name, (both, level) in sorted(named.items(), key=lambda row: row[0]):
            yield both.change(name, level)


def compare(
    new: Simulation,
    old: Simulation,
    trial: Trial,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Comparison:
    """Fight a trial under two variants of a pack and return what differs; once `stop` is set, up to then.

    A pairing has the same rows as in a balance.

    Raises:
        OrderError: one of the packs has not what the trial names.
    """
    differences = _Differences(trial.form)
    course = run_trial([new, old], trial, differences, stop, progress)
    changes = tuple(differences.changes(course.levels))
    return Comparison(trial, changes, course.cancelled, differences.battles, course.left_out)
