"""Batches use every core that the process may use, and no figure depends on how many those are."""

import os
from threading import Event
from typing import Any

import pytest

from engine.battles.orders import BattleOrder
from engine.execution.executors import LocalThreads, usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.trials import Trial
from engine.games.seven_seconds.form import FORM
from schemas.packs.packs import Pack


def test_a_process_bound_to_three_cores_of_many_uses_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a machine has besides is not the process's to use."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 5, 6}, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 64)

    assert usable_cores() == 3
    assert Trial(FORM, (), (), 2).threads == 3


@pytest.mark.parametrize(("counted", "cores"), [(8, 8), (None, 1)])
def test_a_machine_that_binds_no_processes_says_how_many_it_has(
    counted: int | None, cores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There all processors are used; one where nobody can say."""
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: counted)

    assert usable_cores() == cores


def test_battles_run_on_as_many_threads_as_there_are_cores(
    seven_seconds: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a number, an executor is asked for that many; the outcomes are those of one thread."""
    asked: list[int] = []

    class Watched(LocalThreads):
        def fight(self, fighter: Any, orders: Any, threads: int, stop: Event) -> Any:
            asked.append(threads)
            return super().fight(fighter, orders, threads, stop)

    simulation = Simulation(seven_seconds, executor=Watched(2))
    orders = tuple(BattleOrder(seed=seed) for seed in range(6))
    for cores in (1, 5):
        monkeypatch.setattr("engine.execution.simulation.usable_cores", lambda cores=cores: cores)
        assert [outcome for chunk in simulation.run(orders) for outcome in chunk] == [*simulation.outcomes(orders)]
    assert asked == [1, 5]
