"""What CI runs is held to a budget of CPU time, and a slow machine is no slow test."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


def load() -> ModuleType:
    """The script that CI runs, which lies in no package."""
    spec = importlib.util.spec_from_file_location("budget", Path(".ci/budget.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUDGET = load()


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred measures for the tests, and three hundred for the proofs."""
    monkeypatch.setattr(BUDGET, "BUDGET", {"test": 100, "prove": 300})


def test_what_was_spent_is_said_in_minutes_and_in_measures() -> None:
    """Two minutes on a machine that takes 1.5 s for a measure are 80 of them, six minutes 240."""
    lines, within = BUDGET.report({"test": 120.0, "prove": 360.0}, 1.5)

    assert within
    assert lines == [
        "make test      2.0 min of CPU =    80 of at most 100 measures",
        "make prove     6.0 min of CPU =   240 of at most 300 measures",
        "together       8.0 min of CPU =   320 of at most 400 measures",
    ]


def test_a_machine_that_is_half_as_fast_keeps_the_same_budget() -> None:
    """Twice the time where a measure takes twice the time."""
    assert BUDGET.report({"test": 99.0}, 1.0)[1]
    assert BUDGET.report({"test": 198.0}, 2.0)[1]
    assert not BUDGET.report({"test": 202.0}, 2.0)[1]


def test_a_target_over_its_budget_is_named_though_the_other_is_under() -> None:
    """Proofs that became cheaper do not pay for tests that became dearer."""
    lines, within = BUDGET.report({"test": 101.0, "prove": 1.0}, 1.0)

    assert not within
    assert ["OVER" in line for line in lines] == [True, False, False]


@pytest.mark.parametrize(("most", "status"), [(1000, 0), (0, 1)], ids=["within", "over"])
def test_the_processes_that_make_starts_are_counted(
    most: int, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Half a second of another program counts for the target that started it, and over the budget CI fails."""
    busy = "import time; all(time.process_time() < 0.5 for _ in iter(int, 1))"
    tmp_path.joinpath("Makefile").write_text(f"test:\n\t@python3 -c '{busy}'\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(BUDGET, "piece_of_work", lambda: 0.01)
    monkeypatch.setattr(BUDGET, "BUDGET", {"test": most})

    assert BUDGET.run(["test"]) == status
    told = capsys.readouterr().out
    assert "A measure is 0.01 s of CPU" in told
    assert int(told.split("=")[1].split()[0]) >= 50


def test_a_target_that_fails_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However little it took."""
    tmp_path.joinpath("Makefile").write_text("test:\n\t@false\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(BUDGET, "piece_of_work", lambda: 1.0)

    assert BUDGET.run(["test"]) == 1


def test_the_machine_is_measured_while_it_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One that is slow for as long as the target runs is slow, however fast it was before."""
    measured = iter([1.0, *[3.0] * 10_000])
    tmp_path.joinpath("Makefile").write_text("test:\n\t@sleep 0.5\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(BUDGET, "piece_of_work", lambda: next(measured))
    monkeypatch.setattr(BUDGET, "APART_S", 0.01)

    assert BUDGET.run(["test"]) == 0
    [said] = [line for line in capsys.readouterr().out.splitlines() if line.startswith("A measure")]
    assert float(said.split()[3]) > 2
