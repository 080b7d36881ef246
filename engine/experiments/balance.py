"""Balance: how often which side wins, by pairing of factions or by card."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from threading import Event

from engine.battles.orders import OrderError, Outcome
from engine.execution.simulation import Simulation
from engine.experiments.rotation import rotating
from engine.experiments.tallies import Part, Standing, Tally
from engine.experiments.trials import Deal, Pairing, Progress, Trial, run_trial

PAIRING = "pairing"


@dataclass(frozen=True)
class Balance:
    """What a trial has shown: a row for each pairing, or for each card of the kind `by`."""

    trial: Trial
    by: str
    standings: tuple[Standing, ...]
    cancelled: bool
    battles: int
    left_out: int = 0


@dataclass
class Rates:
    """Tallies by pairing, seen from its first faction, or by card, seen from the side that holds it."""

    by: str
    tallies: dict[tuple[str, ...], Tally] = field(default_factory=dict)
    battles: int = 0

    def count(self, pairing: Pairing, deal: Deal) -> None:
        """Count a pair of battles."""
        first, second = deal[0]
        self.battles += 2
        if self.by == PAIRING:
            self._tally(pairing).add(Part(first, 0), Part(second, 1))
            return
        for side, card in enumerate(_cards(first, self.by)):
            # The sides draw by the seed alone, so whoever is red in the pair's other battle holds the same cards.
            self._tally((card,)).add(Part(first, side), Part(second, side))

    def _tally(self, name: tuple[str, ...]) -> Tally:
        return self.tallies.setdefault(name, Tally())

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        """Return the pairings that need more battles; of cards all do as long as one does."""
        known = {name for name, tally in self.tallies.items() if tally.standing(name, level).half_width <= until}
        if self.by == PAIRING:
            return [pairing for pairing in pairings if pairing not in known]
        return () if known and known == self.tallies.keys() else pairings

    def standings(self, levels: Mapping[Pairing, float]) -> Iterator[Standing]:
        """Yield the rows, sorted by name, at the level at which each pairing was looked at last."""
        last = min(levels.values())
        for name, tally in sorted(self.tallies.items()):
            level = next((level for pairing, level in levels.items() if pairing == name), last)
            yield tally.standing(name, level)


def _cards(outcome: Outcome, kind: str) -> tuple[str, str]:
    if kind not in outcome.drawn:
        raise OrderError(f"no cards of the kind {kind!r} are drawn; there are: {', '.join(sorted(outcome.drawn))}")
    return outcome.drawn[kind]


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
    rates = Rates(by)
    fought = trial if by == PAIRING else in_turn(trial)
    course = run_trial([simulation], fought, rates, stop, progress)
    return Balance(fought, by, tuple(rates.standings(course.levels)), course.cancelled, rates.battles, course.left_out)


def in_turn(trial: Trial) -> Trial:
    """Return a trial of as many battles in all, each seed with one pairing only."""
    whole = replace(trial, battles=trial.battles * len(trial.pairings))
    return rotating(tuple((pairing,) for pairing in trial.pairings), whole)


def pairings_of(factions: Sequence[str], one: str | None = None, other: str | None = None) -> tuple[Pairing, ...]:
    """Return the pairings of two named factions, of one with all others, or of all; a lone faction meets itself."""
    if one is not None and other is not None:
        return ((one, other),)
    named = one if one is not None else other
    if named is not None:
        others = [faction for faction in factions if faction != named] or [named]
        return tuple((named, faction) if one is not None else (faction, named) for faction in others)
    return tuple(combinations(factions, 2)) or tuple((faction, faction) for faction in factions)
