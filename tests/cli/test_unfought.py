"""What the commands say about a system whose battles cannot be fought yet, and one that has nothing to print yet."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from typer.testing import Result

from engine.systems import SYSTEMS, EngineSystem
from schemas.lazy import LazyTable
from schemas.systems import SYSTEM_NAMES, SystemName

Run = Callable[..., Result]
COMMANDS = (
    ("battle",),
    ("battle", "--blue-player", "hunter.py:Hunter"),
    ("balance", "--battles", "2"),
    ("campaign",),
    ("tune", "missions", "--battles", "2"),
    ("tune", "stats", "--faction", "puc"),
)


@pytest.fixture
def unfought(monkeypatch: pytest.MonkeyPatch) -> SystemName:
    """Infantry, as long as a test lasts without its battles: every system that ships can be fought."""
    bare = SYSTEMS["infantry"]._replace(battles=None, log_words=None, kernels={})
    monkeypatch.setitem(cast("LazyTable[SystemName, EngineSystem]", SYSTEMS)._rows, "infantry", bare)
    return "infantry"


def words(result: Result) -> str:
    """Return what was said, without the frame that typer draws around it."""
    return " ".join(result.output.replace("│", " ").split())


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_battle_that_cannot_be_fought_yet_is_refused_in_one_sentence(
    unfought: SystemName, command: tuple[str, ...], run: Run
) -> None:
    """Status 2: the pack is sound, the wish is early."""
    names = [part for part in command if not part.startswith("-")][: 2 if command[0] == "tune" else 1]

    result = run(*names, unfought, *command[len(names) :])

    assert result.exit_code == 2
    assert f"battles of {SYSTEMS[unfought].title} cannot be fought yet" in words(result)


@pytest.mark.parametrize("system", [system for system in SYSTEM_NAMES if SYSTEMS[system].odds is None])
def test_chances_that_cannot_be_computed_yet_are_refused_in_one_sentence(system: SystemName, run: Run) -> None:
    """Status 2, whatever table or option is asked for."""
    result = run("odds", system, "rifle", "--counters", "1..6")

    assert result.exit_code == 2
    assert f"chances of {SYSTEMS[system].title} cannot be computed yet" in words(result)


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_what_cannot_be_printed_yet_is_said(
    system: SystemName, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Status 2, and no file is written: so it is of a system whose paper is still to come."""
    monkeypatch.setattr("exporters.systems.PAPER", {})
    result = run("export", system, "--to", tmp_path / "kit")

    assert result.exit_code == 2
    assert f"there is nothing to print of {SYSTEMS[system].title} yet" in words(result)
    assert not (tmp_path / "kit").exists()


def test_the_demo_shows_a_system_as_far_as_it_goes(unfought: SystemName, tmp_path: Path, run: Run) -> None:
    """Its check, its legality, its paper if there is some, that there is no battle yet, and one of each other game."""
    result = run("demo", unfought, "--to", tmp_path)

    assert result.exit_code == 0
    assert all(f" {SYSTEMS[other].title}: " in words(result) for other in SYSTEM_NAMES if other != unfought)
    assert f"None: battles of {SYSTEMS[unfought].title} cannot be fought yet." in words(result)
