"""What a pack is like by many battles, measured by worker processes.

The figures are those of `musterpress profile` and `balance --styles`, from the same trials by the same functions.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from threading import Event
from typing import Generic, TypeVar

from engine.execution.serialization import simulation_of
from engine.experiments.balance import Balance
from engine.experiments.measures.orders import (
    PROFILE_TRIES,
    BalanceOrder,
    pool_of_trials,
    trials_everywhere,
    trials_of,
)
from engine.experiments.measures.words import pooled_note, profile_notes, rests_on
from engine.experiments.pools import PooledStanding
from engine.experiments.profiles import Profile, profile
from engine.experiments.trials import Trial
from studio.jobs.battles import Ground
from studio.jobs.jobs import Report

Found = TypeVar("Found")


@dataclass(frozen=True)
class Asked:
    """What is to be measured: an order, on one map where one is named, each battle fought on so many `tries` times."""

    order: BalanceOrder
    map: str | None = None
    tries: int = PROFILE_TRIES

    def on_its_map(self, trials: Iterable[Trial]) -> tuple[Trial, ...]:
        """Return trials on its map alone, those of scenarios that name their own as they are."""
        return tuple(replace(each, maps=(self.map,)) if self.map and each.maps else each for each in trials)


@dataclass(frozen=True)
class Measured(Generic[Found]):
    """What was found, and what it rests on, in sentences."""

    found: Found
    notes: tuple[str, ...]


def find_profile(ground: Ground, asked: Asked, report: Report, stop: Event) -> Measured[Profile]:
    """Return what kind of game battles make, reporting `Progress` battle by battle; a task for a worker.

    A stop leaves out the battles that follow.

    Raises:
        OrderError: the pack has not what is asked for.
    """
    simulation = simulation_of(ground.serialized)
    trials = asked.on_its_map(trials_everywhere(simulation, asked.order))
    found = profile(simulation, trials, asked.tries, stop, report)
    return Measured(found, tuple(profile_notes(found, simulation.mode)))


def find_dependence(ground: Ground, asked: Asked, report: Report, stop: Event) -> Measured[Balance[PooledStanding]]:
    """Return whether who wins depends on who plays, reporting `Progress` as battles come; a task for a worker.

    What was fought until a stop is counted.

    Raises:
        OrderError: the pack has not what is asked for.
    """
    simulation = simulation_of(ground.serialized)
    trials = asked.on_its_map(trials_of([simulation], asked.order))
    found = pool_of_trials(simulation, trials, asked.order.by, stop, report)
    return Measured(found, (*rests_on(found, simulation.mode), pooled_note()))
