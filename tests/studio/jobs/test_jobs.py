"""Jobs: worker processes that tell on the way, stop when asked, fail in words, and never outlive the studio."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from operator import is_
from pathlib import Path
from select import select
from subprocess import PIPE
from threading import Event
from typing import Any

import pytest

from engine.battles.orders import OrderError
from studio.jobs.jobs import LOST, Job, Report, WorkerPool
from studio.jobs.workers import __file__ as workers_file

SOON_S = 30
COMPLAINT_S = 2


def squares(least: int, most: int, report: Report, stop: Event) -> list[int]:
    for number in range(least, most):
        report(number)
    return [number * number for number in range(least, most)]


def until_stopped(report: Report, stop: Event) -> str:
    report(os.getpid())
    return "stopped" if stop.wait(SOON_S) else "never stopped"


def refused(report: Report, stop: Event) -> None:
    raise OrderError("the pack has no map of that name")


def broken(report: Report, stop: Event) -> None:
    raise ZeroDivisionError("by nothing")


def chatty(report: Report, stop: Event) -> Any:
    os.write(1, b"noise on standard output\n")
    return lambda: "not to be pickled"


@pytest.fixture(scope="module")
def pool() -> Iterator[WorkerPool]:
    with WorkerPool() as found:
        yield found


def ended(job: Job) -> Job:
    assert job.ended.wait(SOON_S)
    return job


def told(job: Job) -> Any:
    deadline = time.monotonic() + SOON_S
    while job.told is None and time.monotonic() < deadline:
        time.sleep(0.01)
    return job.told


def test_a_job_ends_with_its_result_and_what_it_told_last(pool: WorkerPool) -> None:
    """The squares of 2 to 4, told one by one."""
    job = ended(pool.start(squares, 2, 5))

    assert (job.result, job.told, job.failure, job.running) == ([4, 9, 16], 4, "", False)


def test_a_cancelled_job_ends_with_what_it_has(pool: WorkerPool) -> None:
    """The stop is heard while the task is at work, and only by that task."""
    job, other = pool.start(until_stopped), pool.start(until_stopped)
    assert told(job) != told(other)

    job.cancel()

    assert ended(job).result == "stopped"
    assert job.cancelled
    assert other.running
    other.cancel()
    assert ended(other).result == "stopped"


def test_a_cancelled_job_that_waits_for_its_turn_ends_as_well(pool: WorkerPool) -> None:
    """With both workers busy a third job is stopped before it begins."""
    busy = [pool.start(until_stopped) for _ in range(2)]
    waiting = pool.start(until_stopped)

    waiting.cancel()
    for job in busy:
        job.cancel()

    assert ended(waiting).result == "stopped"


def test_failures_are_sentences(pool: WorkerPool) -> None:
    """A battle that cannot be ordered says why; a fault of ours is owned up to; the worker works on."""
    assert ended(pool.start(refused)).failure == "The pack has no map of that name."
    assert "Musterpress itself failed" in ended(pool.start(broken)).failure
    assert "Musterpress itself failed" in ended(pool.start(chatty)).failure
    assert ended(pool.start(squares, 1, 2)).result == [1]


def test_a_killed_helper_fails_its_jobs_and_is_replaced() -> None:
    """Whoever waits is told; the next job finds a new worker."""
    with WorkerPool(workers=1) as pool:
        job = pool.start(until_stopped)
        waiting = pool.start(squares, 0, 3)

        os.kill(told(job), signal.SIGKILL)

        assert (ended(job).failure, ended(waiting).failure) == (LOST, LOST)
        assert ended(pool.start(squares, 3, 4)).result == [9]


def test_helpers_end_with_the_studio() -> None:
    """When nobody can give orders any more, the worker ends by itself."""
    here = {"PYTHONPATH": str(Path.cwd())}
    process = subprocess.Popen([sys.executable, workers_file], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=here)

    process.communicate(timeout=SOON_S)

    assert process.returncode == 0


def test_a_helper_that_nobody_hears_any_more_is_silent() -> None:
    """The studio was ended while its worker had something to tell: no fault of Python's stands in the terminal."""
    here = {"PYTHONPATH": str(Path.cwd())}
    command = [sys.executable, workers_file]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=here) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(pickle.dumps(("do", 1, pickle.dumps((is_, ())))))
        process.stdin.flush()

        complaining, *_ = select([process.stderr], [], [], COMPLAINT_S)

        assert complaining == []
