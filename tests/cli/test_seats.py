"""Who sits where on the command line: seats by name, for games of any number of seats."""

import json

import pytest

from engine.battles.forms import Mirroring
from engine.systems import SYSTEMS, EngineSystem
from tests.cli.conftest import Run
from tests.toy_charms import charm_system
from tests.toy_seats import take_the_place_of_seven_seconds, toy_system


def begin(toy: EngineSystem, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let battles and tunings of a toy take the place of those of 7 Seconds."""
    seven_seconds = SYSTEMS["seven_seconds"]
    playing = seven_seconds._replace(battles=toy.battles, log_words=toy.log_words)
    playing = playing._replace(tuned_points=toy.tuned_points, ranked_steps=toy.ranked_steps)
    take_the_place_of_seven_seconds(playing, monkeypatch)


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a toy of three seats take the place of 7 Seconds."""
    begin(toy_system(3), monkeypatch)


@pytest.mark.parametrize(
    ("mirroring", "each", "who"),
    [("rotated", "from every seat", "the first mob, the random player the second"), ("kept", "fought once", "north,")],
)
def test_a_toy_is_weighed_and_tuned_in_its_own_words(
    run: Run, monkeypatch: pytest.MonkeyPatch, mirroring: Mirroring, each: str, who: str
) -> None:
    """Charms of a bag and pips of a mob are the names of commands, options and columns; nothing is called a faction."""
    begin(charm_system(3, mirroring), monkeypatch)
    fair = ("seven_seconds", "--battles", "30", "--scenario", "fair")

    tuned = run("tune", "charms", *fair, "--bag", "luck", "--rounds", "1")
    rows = json.loads(run("tune", "charms", *fair, "--format", "json").stdout)
    ranked = run("tune", "pips", *fair, "--mob", "cats")
    steps = json.loads(run("tune", "pips", *fair, "--mob", "cats", "--format", "json").stdout)
    weighed = run("balance", *fair, "--player", "east=random")

    assert tuned.stdout.startswith("bag   charm      battles  wins % now")
    assert f"scenario fair, seeds 1 to {20 if mirroring == 'rotated' else 60} at most, each {each}." in tuned.stdout
    assert "A draw or a win of storm counts as a third of a win." in tuned.stdout
    assert rows["scenario"] == "fair"
    assert next((row["bag"], row["charm"]) for row in rows["rows"]) == ("luck", "clover")
    assert [bag["bag"] for bag in rows["bags"]] == ["luck"]
    assert "cats wins" in ranked.stdout
    assert "(-1) added to every die; its worth is" in ranked.stdout
    assert (steps["mob"], steps["opponents"]) == ("cats", ["dogs", "bees"])
    assert {row["what"] for row in steps["rows"]} == {"dice"}
    assert f"plays {who}" in weighed.stdout
    words = tuned.stdout + ranked.stdout + weighed.stdout
    assert not [word for word in ("faction", "mission", "deck", "stat ", "both sides") if word in words]


@pytest.mark.parametrize("mirroring", ["rotated", "kept"])
def test_packs_are_compared_by_force_or_by_role(
    run: Run, monkeypatch: pytest.MonkeyPatch, mirroring: Mirroring
) -> None:
    """Three forces are three rows; where seats are roles the seat stands first, in what is said of it too."""
    begin(toy_system(3, mirroring), monkeypatch)
    asked = ("balance", "seven_seconds", "--against", "seven_seconds", "--battles", "30", "--scenario", "fair")

    text, rows = run(*asked).stdout, json.loads(run(*asked, "--format", "json").stdout)["rows"]

    assert len(rows) == 3
    assert next(iter(rows[0])) == ("seat" if mirroring == "kept" else "first")
    kept = "south, dogs against cats against bees: no difference shown"
    assert (kept if mirroring == "kept" else "dogs against cats against bees: no difference shown") in text


def test_options_name_what_there_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kinds of cards, scenarios, tunings and families that a game has not are answered by those it has."""
    begin(charm_system(3), monkeypatch)
    for arguments, words in (
        (("balance", "seven_seconds", "--by", "mission"), "'mission' is none of pairing, scenario, charm"),
        (("balance", "seven_seconds", "--scenario", "siege"), "no scenario 'siege'; there are: fair"),
        (("tune", "charms", "seven_seconds", "--bag", "coins"), "no charms of the bag 'coins'; there are: luck"),
        (("tune", "charms", "seven_seconds", "--scenario", "siege"), "no scenario 'siege'; there are: fair"),
    ):
        result = run(*arguments)

        assert result.exit_code == 2
        assert words in " ".join(result.stderr.replace("│", " ").split())


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
        (("--scenario", "siege"), "no scenario 'siege'; there are: none"),
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
