"""What a pack is like by many battles, measured by worker processes.

The figures are those of `musterpress profile` and `balance --styles`, from the same trials by the same functions.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any, Generic, NamedTuple, TypeVar

from engine.execution.serialization import simulation_of
from engine.execution.simulation import Simulation
from engine.experiments.balance import PAIRING, Balance, balance, in_turn
from engine.experiments.measures.flat_rows import battle_facts, battle_row
from engine.experiments.measures.orders import (
    PROFILE_TRIES,
    BalanceOrder,
    pool_of_trials,
    trials_everywhere,
    trials_of,
)
from engine.experiments.measures.rows import (
    Row,
    balance_facts,
    balance_rows,
    pooled_facts,
    pooled_rows,
    profile_facts,
    profile_rows,
)
from engine.experiments.measures.words import pooled_note, profile_notes, rests_on
from engine.experiments.pools import PooledStanding
from engine.experiments.profiles import Profile, profile
from engine.experiments.tallies import Standing
from engine.experiments.trials import Trial
from studio.jobs.battles import Fought, Ground, SingleBattle, Weighed, fought_single, weigh
from studio.jobs.jobs import Report

Found = TypeVar("Found")


@dataclass(frozen=True)
class Asked:
    """What is to be measured: an order, each battle fought on so many `tries` times."""

    order: BalanceOrder
    tries: int = PROFILE_TRIES


@dataclass(frozen=True)
class Measured(Generic[Found]):
    """What was found, what it rests on, in sentences, and the same as `facts` and `rows`, as commands write them."""

    found: Found
    notes: tuple[str, ...]
    facts: Mapping[str, Any]
    rows: Sequence[Row]


class Counted(NamedTuple):
    """A trial whose battles are counted, and what its rows are."""

    trial: Trial
    by: str


def find_profile(ground: Ground, asked: Asked, report: Report, stop: Event) -> Measured[Profile]:
    """Return what kind of game battles make, reporting `Progress` battle by battle; a task for a worker.

    A stop leaves out the battles that follow.

    Raises:
        OrderError: the pack has not what is asked for.
    """
    simulation = simulation_of(ground.serialized)
    trials = trials_everywhere(simulation, asked.order)
    found = profile(simulation, trials, asked.tries, stop, report)
    facts = profile_facts(about(simulation), found)
    return Measured(found, tuple(profile_notes(found, simulation.mode)), facts, profile_rows(found))


def find_dependence(ground: Ground, asked: Asked, report: Report, stop: Event) -> Measured[Balance[PooledStanding]]:
    """Return whether who wins depends on who plays, reporting `Progress` as battles come; a task for a worker.

    What was fought until a stop is counted.

    Raises:
        OrderError: the pack has not what is asked for.
    """
    simulation = simulation_of(ground.serialized)
    trials = trials_of([simulation], asked.order)
    found = pool_of_trials(simulation, trials, asked.order.by, stop, report)
    facts = pooled_facts(about(simulation, by=found.by), found, simulation)
    return Measured(found, (*rests_on(found, simulation.mode), pooled_note()), facts, pooled_rows(found))


def find_battle(ground: Ground, single: SingleBattle, report: Report, stop: Event) -> Measured[Fought]:
    """Fight a battle and return it with its row, as `musterpress battle --keep` has it; a task for a worker.

    Raises:
        OrderError: the pack has not what was ordered, or no seed draws what was wanted.
    """
    battle, fought = fought_single(ground, single, report, stop)
    facts = battle_facts(battle.pack.manifest.id, battle.mode, map(json.loads, fought.log.splitlines()))
    return Measured(fought, (), facts, [battle_row(battle)])


def find_weighed(ground: Ground, counted: Counted, report: Report, stop: Event) -> Measured[Weighed]:
    """Fight a trial, reporting a `Weighed` as battles come, and return it with the rows of `musterpress balance`.

    What was fought until a stop is counted.

    Raises:
        OrderError: the pack has not what the trial names.
    """
    trial, by = counted
    weighed, simulation = weigh(ground, trial, by, report, stop), simulation_of(ground.serialized)
    fought, battles = trial if by == PAIRING else in_turn(trial), weighed.battles - weighed.left_out
    found = Balance(fought, by, weighed.standings, weighed.cancelled, battles, weighed.left_out)
    facts = balance_facts(about(simulation, by=by), found)
    return Measured(weighed, tuple(rests_on(found, simulation.mode)), facts, balance_rows(found))


def find_balance(ground: Ground, asked: Asked, report: Report, stop: Event) -> Measured[Balance[Standing]]:
    """Return who wins how often, reporting `Progress` as battles come; a task for a worker.

    What was fought until a stop is counted.

    Raises:
        OrderError: the pack has not what is asked for.
    """
    simulation = simulation_of(ground.serialized)
    trial, *_ = trials_of([simulation], asked.order)
    found = balance(simulation, trial, asked.order.by, stop, report)
    facts = balance_facts(about(simulation, by=found.by), found)
    return Measured(found, tuple(rests_on(found, simulation.mode)), facts, balance_rows(found))


def about(simulation: Simulation, **more: str) -> dict[str, str]:
    """Return of which pack figures are, and by which kernels, as facts of them."""
    return {"pack": simulation.pack.manifest.id, **more, "mode": simulation.mode}
