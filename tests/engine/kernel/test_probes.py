"""Whatever the lint lets through means the same in both modes; whatever does not, it refuses."""

import ast
import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from engine.kernel.build.compilation import CHECKED, compile_source
from engine.kernel.build.dialect import breaches
from engine.kernel.build.kernels import Kernel, functions, names_of
from engine.kernel.build.translation import translate
from engine.kernel.build.weaving import HELPERS, woven
from engine.kernel.log import Log
from engine.kernel.records import packed
from engine.paths import HOME
from tests.engine.kernel.probes import REFUSED, RUNS, Cells, Probe, Run

NUMBERS = {name: at for at, name in enumerate(RUNS)}
SHIPPED = [name for name, run in RUNS.items() if isinstance(run.end, int) or run.end is ZeroDivisionError]
"""What a kernel means the same that is built as it is shipped: values, and what would end the whole process."""

HEAD = """from enum import IntEnum
from math import sqrt
class Posture(IntEnum):
    GONE = -7
    KNEELING = 1
    PRONE = 2
"""


def source() -> str:
    """Return all probes as one kernel module, an entry for each."""
    return HEAD + "\n".join(_function(at, run) for at, run in enumerate(RUNS.values()))


def _function(at: int, run: Run) -> str:
    lines = "".join(f"    {line}\n" for line in run.lines.replace("f(c)", f"f{at}(c)").splitlines())
    entry = f"def probe{at}(probe: Probe) -> None:\n    probe.cells.end = f{at}(probe.cells)\n"
    return f"def f{at}(c: Cells) -> int:\n{lines}\n{entry}"


def probes() -> Kernel:
    """Return the probes as a kernel."""
    entries = tuple(f"probe{at}" for at in range(len(RUNS)))
    return Kernel("probes", (Cells, Probe), (("probes", ast.parse(source())),), entries)


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """Return the probes as a checked kernel."""
    return _compiled(tmp_path_factory.mktemp("checked"), CHECKED)


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """Return the probes as a kernel that is built as it is shipped."""
    return _compiled(tmp_path_factory.mktemp("shipped"))


def _compiled(folder: Path, *flags: str) -> ModuleType:
    return _loaded(compile_source("probes", translate(probes()), folder, ("-O1", "-w", *flags)))


def _loaded(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("probes", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    """Return the probes in plain mode."""
    kernel = probes()
    space: dict[str, Any] = {"Cells": Cells, "Probe": Probe, **HELPERS}
    exec(compile(source(), "probes", "exec"), space)  # noqa: S102  # the probes above, as a module
    for function in functions(kernel.modules[0][1]):
        found = space[function.name]
        assert isinstance(found, FunctionType)
        found.__code__ = woven(function, names_of(kernel), "probes")
    return space


FAULTS = (IndexError, OverflowError, ZeroDivisionError, ValueError, RecursionError)


def ended(probe: Any, play: Callable[[], None]) -> tuple[object, str, str]:
    """Return the value of a probe once it is played, or its fault in words, and where it was."""
    try:
        play()
    except FAULTS as fault:
        return type(fault), str(fault), " ".join(getattr(fault, "__notes__", ()))
    return probe.cells.end, "", ""


def test_probes_are_of_the_dialect() -> None:
    """The lint has nothing against a single one, so they have to mean the same."""
    assert breaches(probes()) == []


def asked(run: Run, at: int, kernel: ModuleType) -> tuple[object, str, str]:
    """Return the end of a probe in C."""
    probe = packed(Probe)
    probe.cells.a, probe.cells.b, probe.cells.share = run.a, run.b, run.share
    return ended(probe, lambda: getattr(kernel, f"probe{at}")(probe.address))


@pytest.mark.parametrize("name", RUNS)
def test_a_probe_means_the_same_plain_and_checked(name: str, checked: ModuleType, plain: dict[str, Any]) -> None:
    """The same value, or the same fault; what we say ourselves in the same words."""
    run, at = RUNS[name], NUMBERS[name]
    here = Probe()
    here.cells.a, here.cells.b, here.cells.share = run.a, run.b, run.share

    end, said, _ = ended(here, lambda: plain[f"probe{at}"](here))
    end_in_c, said_in_c, where = asked(run, at, checked)

    assert end == end_in_c == run.end
    assert where == ("" if isinstance(end, int) else f"in probes.f{at}, compiled; plain mode names the line")
    if end in (IndexError, OverflowError) and "infinity" not in said:
        assert said == said_in_c


@pytest.mark.parametrize("name", SHIPPED)
def test_a_value_is_the_same_as_kernels_are_shipped(name: str, shipped: ModuleType) -> None:
    """Floors, remainders, shifts and truncation are Python's; a division by zero is raised as well."""
    assert asked(RUNS[name], NUMBERS[name], shipped)[0] == RUNS[name].end


def test_a_checked_kernel_says_so(checked: ModuleType, shipped: ModuleType) -> None:
    """So it is never taken for the one that is shipped."""
    assert (checked.digest(), shipped.digest()) == (", checked", "")


@pytest.mark.parametrize("name", REFUSED)
def test_what_would_differ_is_refused(name: str) -> None:
    """The sentence says the line, and what to write instead."""
    text, sentence = REFUSED[name]

    assert f"planted:{sentence}" in breaches(Kernel("planted", (Log,), (("planted", ast.parse(text)),), ()))


def test_the_page_shows_what_is_so() -> None:
    """Examples of the how-to keep to the dialect, but those with a sentence behind them, which is what is found."""
    page = (HOME / "docs/how-to/write-a-kernel.md").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.*?)```(?:\n\n```text\n(.*?)\n```)?", page, re.DOTALL)

    for text, sentence in shown:
        found = breaches(Kernel("planted", (Log,), (("planted", ast.parse(text)),), ()))
        assert found == ([f"planted:{sentence}"] if sentence else []), text
    assert len(shown) > len([sentence for _, sentence in shown if not sentence]) > 0


def test_nothing_is_written_where_an_index_is_refused(checked: ModuleType) -> None:
    """The neighbour of a column keeps what it has."""
    probe = packed(Probe)
    probe.cells.a, probe.cells.next_octets[:] = 3, [4, 5, 6]

    with pytest.raises(IndexError, match="3 is no cell of a column that has 3"):
        getattr(checked, f"probe{NUMBERS['an index too large writes']}")(probe.address)

    assert probe.cells.next_octets[:] == [4, 5, 6]
