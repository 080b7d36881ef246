"""How soon a first battle, a first interval and a narrow one stand, from the start of the process."""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Mapping
from tempfile import TemporaryDirectory

TURNS = 5
LONG_TURNS = 2
LIBRARIES = "import typer, yaml, pydantic; pydantic.BaseModel"
BATTLE = ("-m", "musterpress", "battle", "seven_seconds", "--seed", "3", "--mode")
BALANCE = ("-m", "musterpress", "balance", "seven_seconds", "--red", "puc", "--blue", "zane", "--format", "json")
STARTS = {
    "the first battle, compiled": (*BATTLE, "compiled"),
    "the first battle, plain": (*BATTLE, "plain"),
    "of these: Python and the libraries": ("-c", LIBRARIES),
    "a first interval: balance, 200 battles": (*BALANCE, "--battles", "200"),
}
LONG_STARTS = {"plus or minus two points: balance --until 0.02": (*BALANCE, "--until", "0.02")}


def start_times() -> dict[str, tuple[float, float]]:
    """Return CPU seconds and seconds on the clock of whole processes, the best of some turns.

    Python keeps its compiled modules in a folder of their own, filled by a first run, as after an installation.
    """
    with TemporaryDirectory() as folder:
        environment = keeping_modules(folder)
        for arguments in STARTS.values():
            _run(arguments, environment)
        return _quickest(STARTS, TURNS, environment) | _quickest(LONG_STARTS, LONG_TURNS, environment)


def keeping_modules(folder: str) -> dict[str, str]:
    """Return the environment of a process that keeps its compiled modules in a folder."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": folder}


def _quickest(
    starts: Mapping[str, tuple[str, ...]], count: int, environment: dict[str, str]
) -> dict[str, tuple[float, float]]:
    turns = [{what: _run(arguments, environment) for what, arguments in starts.items()} for _ in range(count)]
    return {what: (min(turn[what][0] for turn in turns), min(turn[what][1] for turn in turns)) for what in starts}


def _run(arguments: tuple[str, ...], environment: dict[str, str]) -> tuple[float, float]:
    cpu, wall = _children_s(), time.perf_counter()
    subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True)
    return _children_s() - cpu, time.perf_counter() - wall


def _children_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
