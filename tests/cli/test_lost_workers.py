"""A real cluster, a process each for the scheduler and two workers: what is lost on the way, and who may not join."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import chain, count
from pathlib import Path
from threading import Event

import pytest
from distributed import Client

from engine.battles.orders import BattleOrder, OrderError, Outcome
from engine.execution.simulation import Simulation
from musterpress.arguments.packs import open_pack
from musterpress.clusters.cluster import Cluster, connected

pytestmark = pytest.mark.prove

DASK = Path(sys.executable).with_name("dask")
BATTLES = 1500
ORDERS = tuple(BattleOrder(seed=seed) for seed in range(BATTLES))


class Machines:
    """A scheduler and its workers; each is a process of its own."""

    def __init__(self, folder: Path, processes: ExitStack) -> None:
        self._file = folder / "scheduler.json"
        self._processes = processes
        self.scheduler = self._started("scheduler", "--host", "127.0.0.1", "--port", "0")
        self.workers: list[subprocess.Popen[bytes]] = []
        for _ in range(300):
            if self._file.exists() and self._file.read_text(encoding="utf-8").endswith("}"):
                break
            time.sleep(0.1)
        self.address: str = json.loads(self._file.read_text(encoding="utf-8"))["address"]

    def add_worker(self, code: Path | None = None) -> None:
        """Start a worker, which runs the Musterpress in the folder `code`, and wait until it has joined."""
        before = self.tasks_and_workers()[1]
        variables = {} if code is None else {"PYTHONPATH": str(code)}
        self.workers.append(self._started("worker", "--nthreads", "1", "--no-nanny", **variables))
        for _ in range(300):
            if self.tasks_and_workers()[1] > before:
                return
            time.sleep(0.1)
        raise TimeoutError("no worker has joined")

    def tasks_and_workers(self) -> tuple[int, int]:
        """Return how many tasks and workers the scheduler knows."""
        with Client(self.address, timeout=120, set_as_default=False) as client:
            known: tuple[int, int] = client.run_on_scheduler(
                lambda dask_scheduler: (len(dask_scheduler.tasks), len(dask_scheduler.workers))
            )
        return known

    def _started(self, *order: str, **variables: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [DASK, *order, "--scheduler-file", str(self._file), "--no-dashboard"],
            stderr=subprocess.DEVNULL,
            cwd=self._file.parent,
            env={**os.environ, **variables},
        )
        self._processes.callback(process.wait)
        self._processes.callback(process.kill)
        return process


@contextmanager
def machines(folder: Path, workers: int) -> Iterator[Machines]:
    with ExitStack() as processes:
        started = Machines(folder, processes)
        for _ in range(workers):
            started.add_worker()
        yield started


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    """The shipped pack, ready."""
    return Simulation(open_pack("seven_seconds"))


def test_a_worker_killed_in_the_midst_loses_nothing(tmp_path: Path, simulation: Simulation) -> None:
    """One of two workers is killed after the first batch is here: all battles end as they do at home, in order."""
    with machines(tmp_path, workers=2) as cluster, connected(cluster.address) as executor:
        fights = executor.fight(simulation, ORDERS, 1, Event())
        first = next(fights)
        cluster.workers[0].kill()
        found = [*first, *chain.from_iterable(fights)]
        left = cluster.tasks_and_workers()[1]

    assert left == 1
    assert not executor.loss
    assert found == [*simulation.outcomes(ORDERS)]


def test_with_all_workers_lost_what_is_done_stays(tmp_path: Path, simulation: Simulation) -> None:
    """Nobody waits forever; what was fetched before is whole, and the loss is said."""
    with machines(tmp_path, workers=1) as cluster, Client(cluster.address, set_as_default=False) as client:
        executor = Cluster(client, patience_s=0.5)
        found = fought_until_lost(executor, simulation, cluster.workers[0])

    assert "no workers for 0.5 seconds" in executor.loss
    assert [outcome.order.seed for outcome in found] == [*range(len(found))]


def test_with_the_scheduler_lost_what_is_done_stays(tmp_path: Path, simulation: Simulation) -> None:
    """The same when the scheduler goes."""
    with machines(tmp_path, workers=1) as cluster, connected(cluster.address) as executor:
        found = fought_until_lost(executor, simulation, cluster.scheduler)

    assert "scheduler of the cluster was lost" in executor.loss
    assert [outcome.order.seed for outcome in found] == [*range(len(found))]


def fought_until_lost(executor: Cluster, simulation: Simulation, victim: subprocess.Popen[bytes]) -> list[Outcome]:
    """Fight endless battles, kill a process after the first ones, and return those that were fought."""
    fights = executor.fight(simulation, (BattleOrder(seed=seed) for seed in count()), 1, Event())
    first = next(fights)
    victim.kill()
    return [*first, *chain.from_iterable(fights)]


def test_looking_often_breaks_nothing_off(
    tmp_path: Path, simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks again while a batch is on its way to it gets this batch and all later ones."""
    monkeypatch.setattr("musterpress.clusters.cluster.POLL_S", 0.001)
    with machines(tmp_path, workers=1) as cluster, connected(cluster.address) as executor:
        executor.chunk = 1
        found = [*chain.from_iterable(executor.fight(simulation, ORDERS[:500], 1, Event()))]

    assert found == [*simulation.outcomes(ORDERS[:500])]


def test_ctrl_c_leaves_no_task_behind(tmp_path: Path) -> None:
    """The command prints what was fought, is no error, and the scheduler forgets the rest."""
    with machines(tmp_path, workers=1) as cluster:
        order = ("balance", "seven_seconds", "--battles", "1000000", "--format", "json", "--cluster", cluster.address)
        with subprocess.Popen([sys.executable, "-m", "musterpress", *order], stdout=subprocess.PIPE) as command:
            while cluster.tasks_and_workers()[0] == 0:
                time.sleep(0.1)
            time.sleep(2)
            command.send_signal(signal.SIGINT)
            output, _ = command.communicate(timeout=120)
        time.sleep(2)
        left = cluster.tasks_and_workers()[0]

    found = json.loads(output)
    assert command.returncode == 0
    assert found["cancelled"]
    assert sum(row["battles"] for row in found["rows"]) == found["battles"]
    assert left == 0


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our sources in another place, where nothing has been compiled."""
    folder = tmp_path_factory.mktemp("copy")
    for layer in ("schemas", "engine", "content", "musterpress"):
        shutil.copytree(layer, folder / layer, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def test_a_worker_without_a_compiled_engine_fights_plain_battles_only(copy: Path, tmp_path: Path) -> None:
    """It refuses the others in words, and fights plain ones as home does."""
    plain, compiled = (Simulation(open_pack("seven_seconds"), mode) for mode in ("plain", "compiled"))
    with machines(tmp_path, workers=0) as cluster:
        cluster.add_worker(copy)
        with connected(cluster.address) as executor:
            with pytest.raises(OrderError, match="it has no compiled engine"):
                next(executor.fight(compiled, ORDERS[:2], 1, Event()))
            found = [*chain.from_iterable(executor.fight(plain, ORDERS[:2], 1, Event()))]

    assert found == [*compiled.outcomes(ORDERS[:2])]


def test_a_worker_of_another_version_refuses(copy: Path, tmp_path: Path, simulation: Simulation) -> None:
    """It would fight other battles."""
    other = shutil.copytree(copy, tmp_path / "other")
    versions = other / "engine" / "battles" / "orders.py"
    versions.write_text(versions.read_text(encoding="utf-8").replace('"0.1.0"', '"0.0.9"'), encoding="utf-8")

    with machines(tmp_path, workers=0) as cluster:
        cluster.add_worker(other)
        with (
            connected(cluster.address) as executor,
            pytest.raises(OrderError, match=r"has the version 0\.0\.9, the one here 0\.1\.0"),
        ):
            next(executor.fight(simulation, ORDERS[:2], 1, Event()))


def test_a_worker_that_knows_no_batches_is_told_of(tmp_path: Path) -> None:
    """A Musterpress from before there were clusters, or none at all, is named, and lives on to do others' work."""
    (tmp_path / "old" / "musterpress").mkdir(parents=True)
    (tmp_path / "old" / "musterpress" / "__init__.py").write_text("", encoding="utf-8")

    with machines(tmp_path, workers=0) as cluster:
        cluster.add_worker(tmp_path / "old")
        with pytest.raises(OrderError, match=r"need the same Musterpress.*the worker tcp://.* says: .*clusters"):
            connected(cluster.address).__enter__()
        left = cluster.tasks_and_workers()[1]

    assert left == 1
