"""Rulings read otherwise: the rows of the command as values, what is counted, and what is refused."""

import json
from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from benchmarks.rulings import lines
from musterpress import api
from musterpress.cli import build_app

Run = Callable[..., Result]
WORDS = ("maneuvers", "--rulings", "--battles", "4", "--scenario", "lights_out")


@pytest.fixture(scope="module")
def run() -> Run:
    """What `musterpress sweep` says."""
    return lambda *words: CliRunner().invoke(build_app(), ["sweep", *words], prog_name="musterpress")


@pytest.fixture(scope="module")
def table() -> api.Table:
    return api.rulings(api.load("maneuvers"), 4, scenario="lights_out")


def test_figures_are_those_of_the_command(table: api.Table, run: Run) -> None:
    """The same rows and facts, and the same bytes for the same words."""
    told = run(*WORDS, "--format", "json").stdout
    found = json.loads(told)

    assert [*table] == found.pop("rows")
    assert dict(table.facts) == found
    assert run(*WORDS, "--format", "json", "--threads", "3").stdout == told


def test_every_parameter_of_a_ruling_is_read_otherwise(table: api.Table) -> None:
    """By the schema of the rules: words, yes for no, a round less and a round more; each names its rulings."""
    rows = {(row["parameter"], row["value"]): row for row in table}

    assert {value for name, value in rows if name == "end.rounds"} == {7, 9}
    assert rows["end.rounds", 7]["stands"] == 8
    assert rows["end.rounds", 7]["rulings"] == "MN.GAP.22"
    assert rows["total.edge_needed", False]["stands"] is True
    assert rows["damage.tier_replaces", False]["who"] in {"lights_out: a", "lights_out: b"}


def test_rulings_without_another_reading_are_counted(table: api.Table, run: Run) -> None:
    """The pack has 33: those that are not in the table are named, and together they are all."""
    there = {ruling for row in table for ruling in row["rulings"].split()}
    closed = table.facts["closed"]

    assert table.facts["rulings"] == 33
    assert len(there) + len(closed) == 33
    assert there.isdisjoint(closed)
    said = run(*WORDS).output
    assert f"Of 33 rulings {len(there)} can be read otherwise here; {len(closed)} cannot" in said


def test_the_page_of_a_game_has_what_went_otherwise(table: api.Table) -> None:
    """A line a reading that changed a battle; the others are counted."""
    said = [*lines("maneuvers", table)]
    moving = [row for row in table if row["otherwise"]]

    assert said[0].endswith(f"by each of {len(table)} readings, all played by heuristic.")
    assert len([line for line in said if line.startswith("| MN.GAP")]) == len(moving) > 5
    assert f"{len(table) - len(moving)} readings changed no battle and are not in the table." in said


def test_all_scenarios_are_fought_where_none_is_named() -> None:
    """Each has rows of its own, and all count for what goes otherwise."""
    table = api.rulings(api.load("maneuvers"), 2)

    assert table.facts["scenarios"] == ["hold_the_stairs", "lights_out", "loading_dock"]
    assert {row["battles"] for row in table} == {12}


@pytest.mark.prove
def test_a_pack_that_builds_on_another_reads_the_rulings_of_that() -> None:
    """By its own rules; its forces meet."""
    table = api.rulings(api.load("homebrew_example"), 2, forces={"red": "puc", "blue": "zane"})

    assert table.facts["rulings"] > 100
    assert table.facts["scenarios"] == []
    assert {row["who"] for row in table} == {"puc against zane"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("maneuvers", "rules.end.rounds", "--rulings"), "--rulings goes without place"),
        (("maneuvers", "--rulings", "--until", "0.1"), "--rulings goes without --until"),
        (("maneuvers", "--rulings", "--styles", "all"), "--rulings goes without --styles"),
        (("maneuvers", "rules.end.rounds"), "name a place and values"),
        (("maneuvers",), "name a place and values"),
        (("maneuvers", "--rulings", "--scenario", "nowhere"), "nowhere"),
    ],
)
def test_what_does_not_go_together_is_refused(words: tuple[str, ...], said: str, run: Run) -> None:
    """With what to name instead."""
    refused = run(*words)

    assert refused.exit_code == 2
    assert said in refused.stderr
