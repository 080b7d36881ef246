"""Balance: how often which side wins, by pairing, card or scenario, and what a change of a pack does to that."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from threading import Event
from typing import Generic, TypeVar

from engine.battles.forms import BattleForm, Fact
from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.statistics import DifferenceSums, Interval, paired_difference, variance_share, widest
from engine.experiments.tallies import NamedRow, Standing, Tally, held, parts, rows_of
from engine.experiments.trials import Deal, Pairing, Progress, Trial, met, rotating, run_trial

PAIRING = "pairing"
SCENARIO = "scenario"


Of = TypeVar("Of", bound=NamedRow)


@dataclass(frozen=True)
class Balance(Generic[Of]):
    """What a trial has shown: a row for each pairing, or for each card of the kind `by`.

    By scenario the rows are those of its pairings, each named by the scenario and by who meets whom there.
    """

    trial: Trial
    by: str
    standings: tuple[Of, ...]
    cancelled: bool
    battles: int
    left_out: int = 0


@dataclass
class Rates:
    """Tallies by pairing or by card.

    A pairing has the rows of `rows_of`; a card is seen from the seat that holds it.
    """

    by: str
    form: BattleForm
    tallies: dict[tuple[str, ...], Tally] = field(default_factory=dict)
    battles: int = 0

    def count(self, pairing: Pairing, deal: Deal) -> None:
        """Count a block of battles."""
        block = deal[0]
        self.battles += len(block)
        if self.by == PAIRING:
            for place, name in enumerate(rows_of(self.form, pairing)):
                self._tally(name).add(*parts(block, place))
            return
        for card, each in held(block, _card(self.by, self.form)):
            self._tally((card,)).add(*each)

    def _tally(self, name: tuple[str, ...]) -> Tally:
        return self.tallies.setdefault(name, Tally(self.form))

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        """Return the pairings that need more battles; of cards all do as long as one does."""
        known = {name for name, tally in self.tallies.items() if tally.standing(name, level).half_width <= until}
        if self.by == PAIRING:
            return [pairing for pairing in pairings if not known.issuperset(rows_of(self.form, pairing))]
        return () if known and known == self.tallies.keys() else pairings

    def standings(self, levels: Mapping[Pairing, float]) -> Iterator[Standing]:
        """Yield the rows, sorted by name, at the level at which each pairing was looked at last."""
        last = min(levels.values())
        of_pairings = {name: level for pairing, level in levels.items() for name in rows_of(self.form, pairing)}
        for name, tally in sorted(self.tallies.items()):
            yield tally.standing(name, of_pairings.get(name, last))


def _card(kind: str, form: BattleForm) -> Fact:
    if kind not in form.cards:
        there = ", ".join(sorted(form.cards)) or "none"
        raise OrderError(f"no cards of the kind {kind!r} are drawn; there are: {there}")
    return form.fact(kind)


def balance(
    simulation: Simulation,
    trial: Trial,
    by: str = PAIRING,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Balance[Standing]:
    """Fight a trial and return how the sides fared; once `stop` is set, how they fared up to then.

    For cards the pairings take the seeds in turn: whoever meets on a seed draws the same cards and much the same
    dice, so that more pairings on it would look like more knowledge than they are.

    Raises:
        OrderError: the pack has not what the trial names, or its battles know no cards of the kind `by`.
    """
    rates = Rates(by, trial.form)
    fought = trial if by == PAIRING else in_turn(trial)
    course = run_trial([simulation], fought, rates, stop, progress)
    return Balance(fought, by, tuple(rates.standings(course.levels)), course.cancelled, rates.battles, course.left_out)


Measure = Callable[[Trial, Callable[[Progress], None]], Balance[Of]]
"""Fights a trial, and tells how far it has come."""


def balance_of_scenarios(
    trials: Sequence[Trial], measure: Measure[Of], progress: Callable[[Progress], None] = lambda _: None
) -> Balance[Of]:
    """Measure a trial for each of some scenarios, one after another, and return all their rows.

    Raises:
        OrderError: the pack has not what one of the trials names.
    """
    found: list[Balance[Of]] = []
    planned = sum(trial.looks[-1].battles * len(trial.pairings) for trial in trials)
    for trial in trials:
        before = sum(each.battles for each in found)

        def show(now: Progress, before: int = before) -> None:
            progress(Progress(before + now.battles, planned))

        found.append(measure(trial, show))
        if found[-1].cancelled:
            break
    rows = tuple(_of_scenario(each.trial, row) for each in found for row in each.standings)
    battles, left_out = sum(each.battles for each in found), sum(each.left_out for each in found)
    return Balance(replace(trials[0], scenario=None), SCENARIO, rows, found[-1].cancelled, battles, left_out)


def _of_scenario(trial: Trial, row: Of) -> Of:
    return replace(row, name=(str(trial.scenario), met(trial.form, row.name)))


def in_turn(trial: Trial) -> Trial:
    """Return a trial of as many battles in all, each seed with one pairing only."""
    whole = replace(trial, battles=trial.battles * len(trial.pairings))
    return rotating(tuple((pairing,) for pairing in trial.pairings), whole)


def pairings_with(form: BattleForm, forces: Sequence[str], force: str) -> tuple[Pairing, ...]:
    """Return the pairings of one force with all others in turn: in the first seat, or in each where they are kept."""
    seats = form.seats if form.mirroring == "kept" else form.seats[:1]
    return tuple(dict.fromkeys(pairing for seat in seats for pairing in pairings_of(form, forces, {seat: force})))


def pairings_of(form: BattleForm, forces: Sequence[str], named: Mapping[str, str]) -> tuple[Pairing, ...]:
    """Return the pairings in which each of the seats `named` has its force; the others take all there are in turn.

    Seats that are open are filled by forces that are not named; a force meets itself only where there are too few.
    """
    seats = [seat for seat in form.seats if seat not in named]
    others = [force for force in forces if force not in named.values()] or [*named.values()][:1]
    choose = combinations if form.mirroring == "rotated" else permutations
    fillings = [*choose(others, len(seats))] or [(force,) * len(seats) for force in others]
    return tuple(
        tuple(({**dict(zip(seats, filling, strict=True)), **named})[seat] for seat in form.seats)
        for filling in fillings
    )


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
