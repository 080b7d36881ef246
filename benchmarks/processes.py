"""What whole processes cost, from their start to their end."""

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from tempfile import TemporaryDirectory

from engine.execution.executors import usable_cores

KB_PER_MB = 1024
QUIET = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]


@dataclass(frozen=True)
class Cost:
    """What a process took: seconds of CPU and on the clock, and its memory at most."""

    cpu_s: float
    wall_s: float
    memory_mb: float


def cost(command: list[str], environment: Mapping[str, str] = os.environ) -> Cost:
    """Return what a program costs, whose output nobody reads."""
    start = time.perf_counter()
    process = os.posix_spawn(command[0], command, environment, file_actions=QUIET)
    _, status, used = os.wait4(process, 0)
    if status:
        raise RuntimeError(f"{command} failed")
    return Cost(used.ru_utime + used.ru_stime, time.perf_counter() - start, used.ru_maxrss / KB_PER_MB)


@contextmanager
def keeping_modules() -> Iterator[tuple[str, dict[str, str]]]:
    """Give a folder, and the environment of processes that keep their compiled modules in it, as if installed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with TemporaryDirectory() as folder:
        yield folder, {**kept, "PYTHONPYCACHEPREFIX": folder}


def best_s(act: Callable[[], object], turns: int, clock: Callable[[], float] = time.process_time) -> float:
    """Return the seconds of the fastest of some runs in this process."""
    times = []
    for _ in range(turns):
        start = clock()
        act()
        times.append(clock() - start)
    return min(times)


def machine() -> str:
    """Return what is measured on, and how busy it is before."""
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    return f"{usable_cores()} processors; load before: {load}"
