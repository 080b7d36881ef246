"""Compiled kernels that watch themselves: no index outside of its column, no number that C leaves undefined or cuts.

They are built with the sanitizers of gcc, and fight in a process of their own. They are checked ones, which see what
the sanitizers do not: a value too wide for its column; the sanitizers see where nobody asks.
"""

import os
import subprocess
import sys
from ast import parse
from pathlib import Path

import pytest

from engine.kernel.build.compilation import CHECKED, compile_source
from engine.kernel.build.kernels import Kernel, kernel_source
from engine.kernel.build.translation import translate
from engine.kernel.kernels import KERNELS
from engine.kernel.log import Log
from schemas.systems import SYSTEM_NAMES

WATCHED = "-fsanitize=address,undefined,bounds-strict"
UNWATCHED = "-fno-sanitize=alignment,null,object-size,vptr"
FLAGS = ("-O1", "-g1", "-ffp-contract=off", "-fno-wrapv", "-w", WATCHED, UNWATCHED)
LIBRARIES = ("libasan.so", "libubsan.so")
GAMES = tuple(name for name in SYSTEM_NAMES if name in KERNELS)
QUESTIONS = {"battlesuit_lookups": "battlesuit"}
"""The kernels of single questions, by the system whose worked cases ask them."""

TOGETHER = 24
"""Parameters at a bound in one battle."""


def built(kernel: Kernel, folder: Path, *flags: str) -> Path:
    """Compile a kernel that watches itself."""
    return compile_source(kernel.name, translate(kernel), folder, (*FLAGS, *flags), (WATCHED,))


def found_by(*command: str) -> list[str]:
    """Return what watched kernels report in a process of their own; that of Python's own headers is not theirs."""
    libraries = (
        subprocess.run(["gcc", f"-print-file-name={name}"], capture_output=True, text=True, check=True).stdout.strip()
        for name in LIBRARIES
    )
    watching = {"LD_PRELOAD": " ".join(libraries), "ASAN_OPTIONS": "detect_leaks=0", "PYTHONMALLOC": "malloc"}
    watching["MUSTERPRESS_CHECKED"] = "1"
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, check=False, env={**os.environ, **watching}
    )
    reports = [
        line
        for line in done.stderr.splitlines()
        if ("runtime error" in line or "ERROR: AddressSanitizer" in line) and "/cpython/" not in line
    ]
    assert reports or done.returncode == 0, done.stderr
    return reports


def fought(folder: Path, task: str, system: str) -> list[str]:
    """Return what the kernels of a folder report of a task."""
    return found_by("-m", "tests.engine.battles.watched", str(folder), task, system)


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of all kernels that watch themselves."""
    folder = tmp_path_factory.mktemp("watched")
    for name in KERNELS:
        built(kernel_source(name), folder, CHECKED)
    return folder


def test_every_kernel_is_watched() -> None:
    """Those that play battles fight, those of single questions answer worked cases."""
    assert {*KERNELS} - {*GAMES} == {*QUESTIONS}


@pytest.mark.prove
@pytest.mark.parametrize(
    ("at", "report"),
    [("-1", "index -1 out of bounds"), ("1000000000", "index 1000000000 out of bounds"), ("0", "")],
    ids=["before", "behind", "inside"],
)
def test_an_index_outside_of_its_column_is_reported(at: str, report: str, tmp_path: Path) -> None:
    """The watch sees what it is there for: the cell before the first, one behind the last, and no other."""
    source = f"def play(log: Log) -> None:\n    at: int = {at}\n    log.cells[at] = log.cells[at] + 1\n"
    file = built(Kernel("planted", (Log,), (("planted", parse(source)),), ("play",)), tmp_path)
    look = (
        f"import sys; sys.path.insert(0, {str(file.parent)!r}); import planted\n"
        "from engine.kernel.log import Log; from engine.kernel.records import packed\n"
        "import ctypes; log = packed(Log); planted.play(ctypes.addressof(log))"
    )
    reports = found_by("-c", look)

    assert any(report in line for line in reports) if report else reports == []


@pytest.mark.prove
@pytest.mark.parametrize("system", GAMES)
def test_no_battle_of_a_shipped_scenario_leaves_a_column(kernels: Path, system: str) -> None:
    """By the heuristic player and the random one: whoever is -1 for nobody is asked for before it is used."""
    assert fought(kernels, "scenarios", system) == []


@pytest.mark.prove
@pytest.mark.parametrize("system", GAMES)
def test_no_bound_of_a_parameter_leads_out_of_a_column(kernels: Path, system: str) -> None:
    """Every parameter of the rules is at each of its bounds in some battle, two dozen of them at a time."""
    assert fought(kernels, f"bounds:{TOGETHER}", system) == []


@pytest.mark.prove
@pytest.mark.parametrize("kernel", QUESTIONS)
def test_no_single_question_leaves_a_column(kernels: Path, kernel: str) -> None:
    """The worked cases of the rulebook are answered by kernels that watch themselves."""
    assert fought(kernels, "cases", QUESTIONS[kernel]) == []


@pytest.mark.soak
@pytest.mark.parametrize("system", GAMES)
def test_no_parameter_at_its_bound_leads_out_of_a_column(kernels: Path, system: str) -> None:
    """Every parameter of the rules is at each of its bounds by itself."""
    assert fought(kernels, "bounds:1", system) == []
