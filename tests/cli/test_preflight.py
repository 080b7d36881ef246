"""`musterpress preflight`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]


@pytest.fixture
def deck(tmp_path: Path, run: Run) -> Path:
    """The drone cards as a card printer wants them."""
    run("export", "seven_seconds", "--only", "drones", "--profile", "drivethrucards", "--to", tmp_path)
    return tmp_path / "drones.pdf"


def test_a_sound_file_passes(deck: Path, run: Run) -> None:
    """It says so, and what it did not look at."""
    result = run("preflight", deck, "--profile", "drivethrucards")

    assert result.exit_code == 0
    assert "nothing to object to for DriveThruCards" in result.output
    assert "Not looked at: " in result.output


def test_what_a_shop_would_refuse_is_status_1(tmp_path: Path, run: Run) -> None:
    """The file for home has screen colours and no bleed."""
    run("export", "seven_seconds", "--only", "drones", "--to", tmp_path)

    result = run("preflight", tmp_path / "drones.pdf", "--profile", "shop")

    assert result.exit_code == 1
    assert "error [screen-colour] page" in result.output
    assert "error [bleed-too-small] page" in result.output


def test_programs_get_data(deck: Path, run: Run) -> None:
    """A file a row: its faults with codes and pages, and what was not looked at."""
    result = run("preflight", deck, "--profile", "drivethrucards", "--format", "json")

    [row] = json.loads(result.output)
    assert row["file"].endswith("drones.pdf")
    assert {fault["code"]: fault["severity"] for fault in row["faults"]} == {}
    assert row["not_looked_at"]


@pytest.mark.parametrize("arguments", [("nowhere.pdf",), ("README.md", "--profile", "nobody")])
def test_wrong_usage_is_status_2(arguments: tuple[str, ...], run: Run) -> None:
    """A file that is not there, and a printer nobody knows."""
    assert run("preflight", *arguments).exit_code == 2


def test_a_colour_profile_that_is_none_is_status_2(tmp_path: Path, run: Run) -> None:
    """It says what is wrong with the file."""
    result = run("export", "seven_seconds", "--profile", "shop", "--icc", "README.md", "--to", tmp_path)

    assert result.exit_code == 2
    assert "no ICC colour profile" in result.output
