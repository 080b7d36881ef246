"""`--cluster`: the figures of home, whoever fights; and what is said where there is no cluster to use."""

import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from threading import Event
from typing import Any

import pytest
from distributed import Client, LocalCluster
from typer.testing import Result

from engine.battles.orders import BattleOrder, OrderError, Outcome
from engine.execution.simulation import Simulation
from musterpress.arguments import packs as shelf
from musterpress.clusters import cluster
from musterpress.clusters.batches import fight_batch

Run = Callable[..., Result]
PAIRING = ("balance", "seven_seconds", "--red", "puc", "--blue", "zane")


def local_cluster(workers: int) -> LocalCluster:
    """Return a scheduler and workers in this process, reached through the loopback device."""
    return LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
    )


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a scheduler with two workers."""
    with local_cluster(workers=2) as workers:
        yield workers.scheduler_address


@pytest.mark.parametrize(
    "order",
    [
        pytest.param(("--battles", "400"), marks=pytest.mark.prove),
        ("--battles", "140", "--by", "mission"),
        pytest.param(("--battles", "1000", "--until", "0.1"), marks=pytest.mark.prove),
        ("--battles", "140", "--against", "content/homebrew_example"),
        ("--battles", "2", "--mode", "plain"),
    ],
    ids=lambda order: order[-1],
)
@pytest.mark.prove
def test_the_cluster_prints_the_bytes_of_home(order: tuple[str, ...], address: str, run: Run) -> None:
    """By pairing and by card, with early stops, for two packs on the same dice, in either mode."""
    ordered = (*PAIRING, *order, "--format", "json")

    assert run(*ordered, "--cluster", address).output == run(*ordered).output


def test_nothing_stays_on_the_scheduler(address: str, simulation: Simulation) -> None:
    """Of endless orders, what was fought before the stop comes out whole and in order; then no task is left."""
    stop, done = Event(), list[Outcome]()
    with cluster.connected(address) as executor:
        for outcomes in executor.fight(simulation, (BattleOrder(seed=seed) for seed in count()), 1, stop):
            done += outcomes
            if len(done) >= 500:
                stop.set()

    assert [outcome.order.seed for outcome in done] == [*range(len(done))]
    assert done[:20] == [*simulation.outcomes(BattleOrder(seed=seed) for seed in range(20))]
    assert tasks_after_a_while(address) == 0


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    """The shipped pack, ready."""
    return Simulation(shelf.open_pack("seven_seconds"))


def test_who_breaks_off_leaves_nothing_either(address: str, simulation: Simulation) -> None:
    """An interrupt in the loop ends it."""
    with cluster.connected(address) as executor:
        fights = executor.fight(simulation, (BattleOrder(seed=seed) for seed in count()), 1, Event())
        next(fights)
        with pytest.raises(KeyboardInterrupt):
            fights.throw(KeyboardInterrupt)

        assert executor.threads() == 2
    assert tasks_after_a_while(address) == 0


def tasks_after_a_while(address: str) -> int:
    """Return how many tasks a scheduler still knows, once those that had begun have ended."""
    with client_of(address) as client:
        for _ in range(100):
            tasks = client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))
            if not tasks:
                break
            time.sleep(0.1)
    return int(tasks)


@contextmanager
def client_of(address: str) -> Iterator[Any]:
    with Client(address, timeout=120, set_as_default=False) as client:
        yield client


def test_an_order_that_cannot_be_given_is_refused(address: str, run: Run) -> None:
    """The sentence of a worker is the sentence of home."""
    wrong = (*PAIRING[:2], "--red", "atlantis")

    assert "atlantis" in run(*wrong, "--cluster", address).output
    assert run(*wrong, "--cluster", address).exit_code == 2
    assert run(*wrong, "--cluster", address).output == run(*wrong).output


def test_a_worker_answers_no_order_of_a_stranger() -> None:
    """Bytes of another Musterpress are not even opened."""
    outcomes, said = fight_batch(("0.0.9", "", ""), "seven_seconds", "plain", b"no pickle", b"no pickle")

    assert outcomes == b""
    assert "version" in said


@pytest.mark.parametrize(
    ("wrong", "said"),
    [("nonsense", "missing port"), ("http://127.0.0.1:80", "scheme"), ("tls://127.0.0.1:1", "TLS"), ("", "port")],
)
def test_an_address_of_no_cluster_is_status_2(wrong: str, said: str, run: Run) -> None:
    """What is wrong with it is said, and nothing is fought."""
    result = run(*PAIRING, "--cluster", wrong)

    assert result.exit_code == 2
    assert "no Dask scheduler answers at" in result.output
    assert said in result.output


@pytest.mark.parametrize("greeting", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n"], ids=["silent", "talkative"])
def test_a_stranger_at_the_address_is_given_up_on(greeting: bytes) -> None:
    """A port that says nothing, or speaks another tongue, is no cluster; nobody waits for it."""
    with socket.create_server(("127.0.0.1", 0)) as server, ThreadPoolExecutor() as pool:
        pool.submit(greet, server, greeting)
        knock = cluster.connected(f"tcp://127.0.0.1:{server.getsockname()[1]}", connect_s=0.5)
        with pytest.raises(OrderError, match="what listens there does not speak as one does"):
            knock.__enter__()


def greet(server: socket.socket, greeting: bytes) -> None:
    caller, _ = server.accept()
    with caller:
        caller.sendall(greeting)
        caller.recv(1)
        time.sleep(1.2)


def test_a_cluster_without_workers_is_no_cluster() -> None:
    """It is said how to start one."""
    with local_cluster(workers=0) as empty:
        knock = cluster.connected(empty.scheduler_address, connect_s=0.5)
        with pytest.raises(OrderError, match="no workers; start some with: dask worker tcp://"):
            knock.__enter__()
