"""Balance: how often which side wins, by pairing, by card or by scenario."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from threading import Event

from engine.battles.forms import BattleForm, Fact
from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.tallies import Standing, Tally, held, parts, rows_of
from engine.experiments.trials import Deal, Pairing, Progress, Trial, met, rotating, run_trial

PAIRING = "pairing"
SCENARIO = "scenario"


@dataclass(frozen=True)
class Balance:
    """What a trial has shown: a row for each pairing, or for each card of the kind `by`.

    By scenario the rows are those of its pairings, each named by the scenario and by who meets whom there.
    """

    trial: Trial
    by: str
    standings: tuple[Standing, ...]
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
) -> Balance:
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


def balance_of_scenarios(
    simulation: Simulation,
    trials: Sequence[Trial],
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Balance:
    """Fight a trial for each of some scenarios, one after another, and return all their rows.

    Raises:
        OrderError: the pack has not what one of the trials names.
    """
    found: list[Balance] = []
    planned = sum(trial.looks[-1].battles * len(trial.pairings) for trial in trials)
    for trial in trials:
        before = sum(each.battles for each in found)

        def show(now: Progress, before: int = before) -> None:
            progress(Progress(before + now.battles, planned))

        found.append(balance(simulation, trial, stop=stop, progress=show))
        if found[-1].cancelled:
            break
    rows = tuple(_of_scenario(each.trial, row) for each in found for row in each.standings)
    battles, left_out = sum(each.battles for each in found), sum(each.left_out for each in found)
    return Balance(replace(trials[0], scenario=None), SCENARIO, rows, found[-1].cancelled, battles, left_out)


def _of_scenario(trial: Trial, row: Standing) -> Standing:
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
