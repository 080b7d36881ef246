"""`musterpress profile`: what kind of game it is, as text and as data of one shape."""

import csv
import io
import json
from collections.abc import Callable

from typer.testing import Result

from musterpress import api

Run = Callable[..., Result]
FIGHT = ("profile", "maneuvers", "--scenario", "lights_out", "--battles", "4", "--tries", "3")


def test_the_text_says_what_kind_of_game_it_is(run: Run) -> None:
    """The verdict first, the figures, the turns, and what they rest on."""
    output = run(*FIGHT).output

    assert output.startswith("Battles are decided ")
    assert "rounds a battle" in output
    assert "after rounds  go on, %" in output
    assert "4 battles from seed 1 on, scenario lights_out." in output
    assert "The heuristic player plays both sides" in output
    assert "3 battles went on with other dice" in output


def test_rows_are_figures_of_the_whole_and_of_each_turn(run: Run) -> None:
    """CSV and JSON have the same; shares go from 0 to 1."""
    found = json.loads(run(*FIGHT, "--format", "json").output)
    rows = [*csv.DictReader(io.StringIO(run(*FIGHT, "--format", "csv").stdout))]

    assert [row["figure"] for row in found["rows"]] == [row["figure"] for row in rows]
    assert found["rows"][0]["figure"] == "turns"
    assert {row["figure"] for row in found["rows"] if row["turn"] == 1} == {"going_on", "open", "ahead_wins"}
    assert all(0 <= row["value"] <= 1 for row in found["rows"] if row["figure"] != "turns")
    assert (found["pack"], found["scenarios"], found["tries"], found["battles"]) == ("maneuvers", ["lights_out"], 3, 4)
    assert found["kind"].startswith("decided ")


def test_without_a_scenario_all_take_turns(run: Run) -> None:
    """Or all pairings, on all maps."""
    fights = run("profile", "maneuvers", "--battles", "6", "--tries", "2").output
    pairings = run("profile", "seven_seconds", "--battles", "6", "--tries", "2").output

    assert "scenarios hold_the_stairs, lights_out, loading_dock in turn" in fights
    assert "on ashford_hills, cinder_flats, meridian_square in turn" in pairings


def test_what_the_pack_has_not_is_refused(run: Run) -> None:
    """A scenario, a player."""
    assert run("profile", "maneuvers", "--scenario", "nowhere").exit_code == 2
    refused = run("profile", "maneuvers", "--player", "a=bald")
    assert refused.exit_code == 2
    assert "bold" in refused.stderr


OFFERS = ("profile", "maneuvers", "--options", "--scenario", "lights_out", "--battles", "3")


def test_options_are_counted_for_each_player(run: Run) -> None:
    """A table a player, with what it never chooses; as data the same, and as the API has it."""
    asked = (*OFFERS, "--player", "a=bold", "--player", "b=first")
    text, found = run(*asked).output, json.loads(run(*asked, "--format", "json").output)
    first = [row for row in found["rows"] if row["player"] == "first"]

    assert "What bold is offered, and chooses" in text
    assert "What first is offered, and chooses" in text
    assert "3 battles from seed 1 on, scenario lights_out." in text
    assert "<actor> goes for Assault against <target>, on firefight." in {row["answer"] for row in first}
    assert {row["verdict"] for row in found["rows"]} <= {"never", "always", ""}
    assert all(row["chosen"] <= row["offered"] >= row["beside_others"] for row in found["rows"])
    table = api.offers(api.load("maneuvers"), 3, players={"a": "bold", "b": "first"}, scenario="lights_out", threads=1)
    assert [*table] == found["rows"]


def test_options_need_players_who_can_be_copied_and_compiled_battles(run: Run) -> None:
    """Who searches is refused with the reason, and so is plain mode."""
    assert "searches" in run(*OFFERS, "--player", "a=search:2").stderr
    assert "compiled" in run(*OFFERS, "--mode", "plain").stderr
