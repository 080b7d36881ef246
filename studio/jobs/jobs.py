"""Jobs: work that takes its time, done beside the studio by worker processes, with progress and an end to it.

A worker is a fresh Python that runs `studio.jobs.workers`. It is no `multiprocessing` child, since those begin by
running the main script again, and that is the studio's page.
"""

import atexit
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from threading import Condition, Event, Lock, Thread
from typing import IO, Any, Self

from engine.execution.executors import usable_cores

READY = 2
"""Helpers that are started before there is work for them."""
LOST = "The process that did this ended unexpectedly; nothing of the pack is lost. Start it again."
Report = Callable[[Any], None]
"""Takes what a task wants to tell on the way: how far it has come, or what it has found so far."""
Task = Callable[..., Any]
"""A function of a module, called with its arguments, a `Report`, and an `Event` that is set to stop it."""


@dataclass(eq=False)
class Job:
    """A task somebody waits for: what it told last, then what came of it, or why nothing did, as a sentence."""

    told: Any = None
    result: Any = None
    failure: str = ""
    cancelled: bool = False
    ended: Event = field(default_factory=Event)
    _stop: Callable[[], None] = lambda: None
    _news: Condition = field(default_factory=Condition)

    @property
    def running(self) -> bool:
        """Whether it has still to end."""
        return not self.ended.is_set()

    def cancel(self) -> None:
        """Ask it to stop; it ends soon, with what it has found up to then."""
        self.cancelled = True
        self._stop()

    def take(self, said: str, value: Any) -> None:
        """Take in what its worker says: `told`, `result` or `failure`, and a value."""
        with self._news:
            setattr(self, said, value)
            if said != "told":
                self.ended.set()
            self._news.notify_all()

    def wait(self, enough: Callable[[], bool], most_s: float) -> None:
        """Wait until it has told enough or has ended, but for `most_s` seconds at most."""
        with self._news:
            self._news.wait_for(lambda: enough() or not self.running, most_s)


class WorkerPool:
    """Worker processes, started when there is work for them: as many as usable cores, and two at least.

    As a context it ends them.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._most = workers or max(READY, usable_cores())
        self._workers: list[_Worker] = []
        self._lock = Lock()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ready(self, task: Task) -> None:
        """Start the first workers and let them load what a task needs, so that the next such job begins at once."""
        with self._lock:
            self._workers = [worker for worker in self._workers if worker.lives]
            while len(self._workers) < min(READY, self._most):
                self._workers.append(_Worker())
                self._workers[-1].start(_known, (task,))

    def start(self, task: Task, *arguments: Any) -> Job:
        """Give a task to the worker with the least to do."""
        with self._lock:
            return self._free().start(task, arguments)

    def close(self) -> None:
        """End all workers; jobs that were running have failed."""
        with self._lock:
            for worker in self._workers:
                worker.end()
            self._workers = []

    def _free(self) -> "_Worker":
        self._workers = [worker for worker in self._workers if worker.lives]
        idle = [worker for worker in self._workers if not worker.jobs]
        if not idle and len(self._workers) < self._most:
            self._workers.append(_Worker())
            return self._workers[-1]
        return min(idle or self._workers, key=lambda worker: len(worker.jobs))


class _Worker:
    """A process that does one task after another, and the thread that listens to it."""

    def __init__(self) -> None:
        self.jobs: dict[int, Job] = {}
        self._numbers = count()
        self._lock = Lock()
        self._process = _python("-m", "studio.jobs.workers")
        self._thread = Thread(target=self._listen, daemon=True, name="worker")
        self._thread.start()

    @property
    def lives(self) -> bool:
        return self._process.poll() is None

    def start(self, task: Task, arguments: tuple[Any, ...]) -> Job:
        number = next(self._numbers)
        job = self.jobs[number] = Job(_stop=lambda: self._say("stop", number))
        self._say("do", number, pickle.dumps((task, arguments)))
        return job

    def end(self) -> None:
        self._process.kill()
        self._thread.join()

    def _say(self, *message: Any) -> None:
        with self._lock:
            try:
                _open(self._process.stdin).write(pickle.dumps(message))
                _open(self._process.stdin).flush()
            except (OSError, ValueError):  # it is gone, or gone and put away
                self._lose()

    def _listen(self) -> None:
        with suppress(OSError), self._process:
            while message := _next(_open(self._process.stdout)):
                number, said, value = message
                self.jobs[number].take(said, value)
                if said != "told":
                    del self.jobs[number]
        self._lose()

    def _lose(self) -> None:
        for job in tuple(self.jobs.values()):
            job.take("failure", LOST)


def _known(task: Task, report: Report, stop: Event) -> None:
    """Do nothing: a worker that has read this has loaded the task."""


def failed(sentence: str) -> Job:
    """Return a job that could not be started."""
    job = Job()
    job.take("failure", sentence)
    return job


@cache
def worker_pool() -> WorkerPool:
    """Return the studio's workers, which end with it."""
    found = WorkerPool()
    atexit.register(found.close)
    return found


def _python(*arguments: str) -> subprocess.Popen[bytes]:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.Popen(  # noqa: S603 - our own Python with our own module
        [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=surroundings
    )


def _open(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def _next(stream: IO[bytes]) -> tuple[int, str, Any] | None:
    """Return what a worker says next; None when it says no more."""
    try:
        message: tuple[int, str, Any] = pickle.load(stream)  # noqa: S301 - from our own process
    except (EOFError, OSError, pickle.UnpicklingError):
        return None
    return message
