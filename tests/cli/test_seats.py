"""Who sits where on the command line: seats by name, for games of any number of seats."""

import json
from dataclasses import replace

import pytest

from engine.systems import SYSTEMS
from schemas.systems import System
from tests.cli.conftest import Run
from tests.toy_seats import take_the_place_of_seven_seconds, toy_system


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a toy of three seats take the place of 7 Seconds."""
    toy = toy_system(3)
    playing = replace(SYSTEMS[System.SEVEN_SECONDS], battles=toy.battles, log_words=toy.log_words)
    take_the_place_of_seven_seconds(playing, monkeypatch)


@pytest.mark.usefixtures("playing")
def test_three_seats_are_named_and_measured(run: Run) -> None:
    """Battle and balance take seats by name, and each force of a trio has its row."""
    told = run("battle", "seven_seconds", "--seat", "north=ants", "--seat", "east=cats", "--seat", "south=bees")
    rows = run("balance", "seven_seconds", "--battles", "9", "--seat", "east=cats", "--format", "json")
    text = run("balance", "seven_seconds", "--battles", "9", "--scenario", "fair", "--player", "north=random")

    assert told.stdout.startswith("ants (north) against cats (east) against bees (south), seed 1")
    assert len(json.loads(rows.stdout)["rows"]) == 9
    assert json.loads(rows.stdout)["players"] == ["heuristic"] * 3
    assert "each from every seat." in text.stdout
    assert "dogs" in text.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seat", "green=puc"), "no seat 'green'; there are: red, blue"),
        (("--seat", "red"), "'red' is no NAME=VALUE"),
        (("--seat", "red=puc", "--red", "zane"), "red is given 'puc' and 'zane'"),
        (("--player", "green=random"), "no seat 'green'; there are: red, blue"),
        (("--scenario", "siege"), "siege"),
    ],
)
def test_wrong_seats_are_refused_in_words(run: Run, arguments: tuple[str, ...], words: str) -> None:
    """The message names what there is."""
    for command in ("battle", "balance"):
        result = run(command, "seven_seconds", *arguments)

        assert result.exit_code == 2
        assert words in " ".join(result.stderr.split())


def test_a_seat_by_its_name_is_the_short_form(run: Run) -> None:
    """`--seat red=puc --player blue=random` is `--red puc --blue-player random`."""
    long = run("battle", "seven_seconds", "--seat", "red=puc", "--player", "blue=random")
    short = run("battle", "seven_seconds", "--red", "puc", "--blue-player", "random")

    assert long.stdout == short.stdout


def test_seats_that_are_options_are_seats() -> None:
    """A record names no option for a seat that its battles have not."""
    for system in SYSTEMS.values():
        if system.seat_options:
            assert system.battles is not None
            assert {*system.seat_options} <= {*system.battles().form.seats}
