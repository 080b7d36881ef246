"""Doing without: options that a side may not use, and documents that a pack lacks, as the command says it."""

import json
from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from musterpress import api
from musterpress.api.restricting import without_document
from musterpress.cli import build_app

Run = Callable[..., Result]


@pytest.fixture(scope="module")
def run() -> Run:
    """What `musterpress balance` says."""
    return lambda *words: CliRunner().invoke(build_app(), ["balance", *words], prog_name="musterpress")


@pytest.fixture(scope="module")
def maneuvers() -> api.Pack:
    return api.load("maneuvers")


def test_figures_are_those_of_the_command(maneuvers: api.Pack, run: Run) -> None:
    """A row for each side of each pairing and one over all; the same words twice give the same bytes."""
    words = ("maneuvers", "--without", "goes for Strand", "--battles", "4", "--scenario", "lights_out")
    table = api.balance(maneuvers, 4, without="goes for Strand", scenario="lights_out")
    told = run(*words, "--format", "json").stdout
    found = json.loads(told)

    assert [*table] == found.pop("rows")
    assert dict(table.facts) == found
    assert (found["without"], found["battles"], found["scenario"]) == ("goes for Strand", 4, "lights_out")
    assert [row["seat"] for row in table] == ["a", "b", "overall"]
    assert table.columns[3:8] == ("battles", "level", "free", "free_low", "free_high")
    assert run(*words, "--format", "json", "--threads", "3").stdout == told


def test_a_row_is_free_as_a_balance_says(maneuvers: api.Pack) -> None:
    """Free battles are those of a balance, for each side."""
    balance = api.balance(maneuvers, 8, scenario="lights_out")
    without = api.balance(maneuvers, 8, without="goes for Strand", scenario="lights_out")

    assert [(row["seat"], row["free"]) for row in without][:2] == [(row["seat"], row["won"]) for row in balance]


def test_what_nobody_uses_is_missed_by_nobody(run: Run) -> None:
    """And said to be so."""
    said = run("maneuvers", "--without", "moonwalk", "--battles", "2").output

    assert "Without an answer that says 'moonwalk':" in said
    assert "No battle went otherwise: these players never use it, or nothing is called 'moonwalk'." in said


def test_a_pack_is_without_a_document_and_whoever_names_it() -> None:
    """A weapon of SURVIVE is taken from all cards that may carry it; files stay as they are."""
    survive = api.load("survive")
    without = without_document(survive, "weapon", "assault_rifle")

    assert "assault_rifle" in survive.ids("weapon")
    assert "assault_rifle" not in without.ids("weapon")
    assert [
        kind
        for kind in without.kinds
        if "assault_rifle" in str([without.document(kind, each) for each in without.ids(kind)])
    ] == []
    assert api.load("survive").ids("weapon") == survive.ids("weapon")


def test_a_pack_without_a_document_is_fought_beside_it(run: Run) -> None:
    """As a pack that lacks it is compared with the pack, the other way round."""
    survive = api.load("survive")
    [row] = api.balance(survive, 20, without="weapon.assault_rifle", scenario="first_blood")
    lacking = without_document(survive, "weapon", "assault_rifle")
    [compared] = api.balance(lacking, 20, against=survive, scenario="first_blood")

    assert (row["free"], row["without"]) == (compared["old_won"], compared["new_won"])
    assert row["worth"] == -compared["difference"] != 0
    said = run("survive", "--without", "weapons.assault_rifle", "--scenario", "first_blood", "--battles", "2").output
    assert "Without weapon.assault_rifle:" in said
    assert "The pack is fought with it and without" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("infantry", "--without", "trooper.grenadier"),
            "without it: the squad has 7 troopers; a squad has 8 [squad-strength]",
        ),
        (("maneuvers", "--without", "character.moon"), "maneuvers has no character 'moon' of its own"),
        (("maneuvers", "--without", "squad.lantern"), "the pack cannot be without it"),
        (("seven_seconds", "--without", "faction.zane"), "without faction.zane there is no zane to fight"),
        (("maneuvers", "--without", "goes", "--until", "0.1"), "doing without is measured by pairing"),
        (("maneuvers", "--without", "goes", "--against", "maneuvers"), "leave out --against"),
        (("seven_seconds", "--without", "fires", "--by", "mission"), "leave out --by"),
        (("maneuvers", "--without", "goes", "--player", "a=random"), "no player 'random without goes'"),
    ],
)
def test_what_does_not_go_together_is_refused(words: tuple[str, ...], said: str, run: Run) -> None:
    """With what check says, or what to leave out."""
    refused = run(*words)

    assert refused.exit_code == 2
    assert said in refused.stderr
