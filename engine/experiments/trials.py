"""Trials: pairings fought over the maps of a pack, every seed with the sides swapped, until it is known enough."""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from itertools import chain
from threading import Event
from typing import Protocol

from engine.battles.orders import BattleOrder, Outcome
from engine.execution.cores import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.statistics import FIRST_LOOK, Look, looks

Pairing = tuple[str, str]
Deal = tuple[tuple[Outcome, Outcome], ...]


@dataclass(frozen=True)
class Trial:
    """What is fought: at most `battles` a pairing; with `until` fewer, once all is known to plus or minus that.

    A pair of battles is one seed on one map, the first faction as red and then as blue; the player of a
    faction goes with it. Pairs take the maps in turn and the seeds from `seed` on, the same for all pairings.
    With `until`, intervals are not looked at before `first_look` battles.
    """

    pairings: tuple[Pairing, ...]
    maps: tuple[str, ...]
    battles: int
    seed: int = 1
    until: float | None = None
    players: tuple[str, str] = ("heuristic", "heuristic")
    threads: int = field(default_factory=usable_cores)
    first_look: int = FIRST_LOOK

    @property
    def looks(self) -> tuple[Look, ...]:
        """Return when intervals are looked at; whole pairs are fought, so an odd number is made even."""
        return looks(self.battles, early=self.until is not None, first=self.first_look)

    def all_orders(self, pairings: Sequence[Pairing], first: int, last: int) -> Iterator[BattleOrder]:
        """Yield the orders of the pairs numbered `first` to `last` - 1, one pairing after another."""
        return chain.from_iterable(self.orders(pairing, first, last) for pairing in pairings)

    def orders(self, pairing: Pairing, first: int, last: int) -> Iterator[BattleOrder]:
        """Yield the orders of the pairs numbered `first` to `last` - 1."""
        (one, other), (player, opponent) = pairing, self.players
        for number in range(first, last):
            field, seed = self.maps[number % len(self.maps)], self.seed + number
            yield BattleOrder(one, other, field, seed, policies=(player, opponent))
            yield BattleOrder(other, one, field, seed, policies=(opponent, player))


@dataclass(frozen=True)
class Progress:
    """How far a trial has come; it says nothing of who wins, so that nobody can stop because of it."""

    battles: int
    planned: int


@dataclass(frozen=True)
class Course:
    """How a trial went: the level of each pairing's intervals, and whether it was broken off.

    `left_out` battles were fought under each variant and not counted: they or their fellows of the pair have a fault.
    """

    levels: dict[Pairing, float]
    cancelled: bool
    left_out: int = 0


class Sample(Protocol):
    """What a trial fills: counts deals, and knows which pairings need more of them."""

    def count(self, pairing: Pairing, deal: Deal) -> None:
        """Count a pair of battles, fought under one variant or under several."""

    def still_wide(self, pairings: Sequence[Pairing], level: float, until: float) -> Collection[Pairing]:
        """Return those of `pairings` whose intervals at `level` reach further than `until`."""


def run_trial(
    simulations: Sequence[Simulation],
    trial: Trial,
    sample: Sample,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Course:
    """Fight a trial under each of the simulations, with the same seeds, and fill `sample` with all that counts.

    Once `stop` is set, or on a keyboard interrupt, what has been fought stays counted.

    Raises:
        OrderError: a pack has not what the trial names.
    """
    wide, levels, fought, before, left_out = trial.pairings, dict[Pairing, float](), 0, 0, 0
    planned = trial.looks[-1].battles * len(trial.pairings)
    for look in trial.looks:
        levels |= dict.fromkeys(wide, look.level)
        expected = fought + (look.battles - before) * len(wide)
        try:
            for deals in _fought(simulations, trial, wide, (before // 2, look.battles // 2), stop):
                sound = [deal for deal in deals if _is_sound(deal)]
                for deal in sound:
                    sample.count(_pairing(deal), deal)
                left_out += 2 * (len(deals) - len(sound))
                fought += 2 * len(deals)
                progress(Progress(fought, planned))
        except KeyboardInterrupt:
            return Course(levels, cancelled=True, left_out=left_out)
        if fought < expected:
            return Course(levels, cancelled=True, left_out=left_out)
        before = look.battles
        wide = tuple(sample.still_wide(wide, look.level, trial.until or 0.0))
        if not wide:
            break
    return Course(levels, cancelled=False, left_out=left_out)


def _fought(
    simulations: Sequence[Simulation],
    trial: Trial,
    pairings: Sequence[Pairing],
    numbers: tuple[int, int],
    stop: Event | None,
) -> Iterator[list[Deal]]:
    """Yield deals as they come, fought under all simulations side by side."""
    threads = max(1, trial.threads // len(simulations))
    with ExitStack() as open_runs:
        runs = [
            open_runs.enter_context(
                closing(simulation.run(trial.all_orders(pairings, *numbers), threads=threads, stop=stop))
            )
            for simulation in simulations
        ]
        for chunks in zip(*runs, strict=False):
            yield [*zip(*(zip(chunk[::2], chunk[1::2], strict=True) for chunk in chunks), strict=True)]


def _is_sound(deal: Deal) -> bool:
    """Return whether all battles of a deal count; if one does not, the others have nothing to be compared with."""
    return not any(outcome.fault for pair in deal for outcome in pair)


def _pairing(deal: Deal) -> Pairing:
    order = deal[0][0].order
    return str(order.red), str(order.blue)
