"""Infantry on the command line: its balance in all ways, its point values, true logs, and what it has not."""

import csv
import io
import json
import re
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SQUADS = {"breach_party", "ghost_patrol", "ridge_watch", "third_section"}
SCENARIOS = {"karst_hill", "night_swim", "the_ford"}
PURCHASES = 30
"""Four kinds of trooper, armour, suits, leadership, and 23 weapons that are not free."""


def words(output: str) -> str:
    """Return what was said, without the frame that typer draws around it."""
    return " ".join(output.replace("│", " ").split())


def test_a_squad_is_a_row_over_all_its_meetings(run: Run) -> None:
    """Each of four squads meets three others in two battles; what one wins another loses (IN.HOUSE.9)."""
    rows = json.loads(run("balance", "infantry", "--by", "squad", "--battles", "2", "--format", "json").stdout)["rows"]

    assert {row["squad"] for row in rows} == SQUADS
    assert sum(row["battles"] for row in rows) == 2 * 6 * 2
    assert sum(row["won"] * row["battles"] for row in rows) == pytest.approx(
        sum(row["lost"] * row["battles"] for row in rows)
    )


def test_each_scenario_has_a_verdict_below_the_tables(run: Run) -> None:
    """Two battles tell of no side who has more than its share; what sides differ in has both figures."""
    told = run("balance", "infantry", "--by", "scenario", "--battles", "2").stdout.splitlines()
    lines = [line for line in told if line.partition(":")[0] in SCENARIOS]

    assert [line.partition(":")[0] for line in lines] == sorted(SCENARIOS)
    assert all("not known yet whether it is even" in line for line in lines)
    assert all(re.search(r"; \w+ \d+\.\d against \d+\.\d", line) for line in lines)


def test_a_scenario_has_a_row_for_each_side(run: Run) -> None:
    """Sides are roles there, so nobody swaps: what A destroys in PV is what B loses (IN.HOUSE.9)."""
    found = json.loads(run("balance", "infantry", "--by", "scenario", "--battles", "2", "--format", "json").stdout)
    rows = found["rows"]

    assert {row["scenario"] for row in rows} == SCENARIOS
    assert [each["scenario"] for each in found["verdicts"]] == sorted(SCENARIOS)
    assert [row["squad"].split(",")[0] for row in rows] == ["a", "b"] * 3
    for a, b in zip(rows[::2], rows[1::2], strict=True):
        assert (a["won"], a["PV"]) == (b["lost"], b["enemy_PV"])


def test_a_seat_may_be_given_a_squad(run: Run) -> None:
    """Side A is the Ghost Patrol's against the three others in turn."""
    asked = ("balance", "infantry", "--seat", "a=ghost_patrol", "--battles", "2", "--format", "csv")

    rows = [*csv.DictReader(io.StringIO(run(*asked).stdout))]

    assert {(row["first"], row["second"]) for row in rows} == {("ghost_patrol", each) for each in SQUADS} - {
        ("ghost_patrol", "ghost_patrol")
    }


@pytest.mark.prove
def test_a_point_is_shown_by_what_it_is_spent_on(run: Run) -> None:
    """A hundred points more, the same by ten things they buy, and by how much dearer a squad is, with what it means."""
    asked = ("balance", "infantry", "--by", "purchase", "--battles", "320")
    text, data = run(*asked).output, json.loads(run(*asked, "--format", "json").stdout)

    assert re.search(r"^A squad that costs 100 points more wins -?\d+\.\d \(.* to .*\) points more", text, re.MULTILINE)
    heads = "spent on", "points a squad", "worth 100 points", "more than 100 points of the rest"
    assert re.search("^" + " +".join(heads), text, re.MULTILINE)
    assert "Whoever destroys more PV wins (IN.HOUSE.9)" in text
    assert "Squads have up to 2 troopers fewer than the rules say" in text
    assert {row["on"] for row in data["spent_on"]} == {
        *("hit points", "experience", "armour", "sneak suits", "leadership"),
        *("ranged weapons", "crewed weapons", "explosive weapons", "incendiary weapons", "thrown weapons"),
    }
    assert data["a_point_brings_low"] <= data["a_point_brings"] <= data["a_point_brings_high"]
    assert len(data["dearer_by"]) == 4
    assert {row["purchase"] for row in data["rows"]} >= {"rifle", "armour cell", "elite trooper"}
    assert len(data["rows"]) == PURCHASES


@pytest.mark.prove
def test_fair_point_values_are_proposed_and_written(run: Run, tmp_path: Path) -> None:
    """Where a rifle costs 1 PV it is proposed dearer; what is written are the digits of the files that have them."""
    home = Path(shutil.copytree("content/infantry", tmp_path / "mine"))
    for name, value in (("rifle", 1), ("anti_tank_missile", 1700)):
        card = home / "weapons" / f"{name}.yaml"
        card.write_text(re.sub(r"point_value: \d+", f"point_value: {value}", card.read_text("utf-8")), "utf-8")
    before = {path: path.read_text("utf-8") for path in sorted(home.rglob("*.yaml"))}

    result = run("tune", "purchases", home, "--battles", "400", "--rounds", "2", "--format", "json", "--write")
    found = json.loads(result.stdout)

    rows = {row["purchase"]: row for row in found["rows"]}
    assert found["battles"] == 4 * 400
    assert rows["rifle"]["proposed"] == 4
    after = {path: path.read_text("utf-8") for path in before}
    if found["borne_out"]:
        assert re.sub(r"\d+", "", "".join(before.values())) == re.sub(r"\d+", "", "".join(after.values()))
        assert "point_value: 4\n" in after[home / "weapons" / "rifle.yaml"]
    else:
        assert after == before


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("campaign", "infantry"), "Infantry has no campaigns"),
        (("tune", "missions", "infantry"), "packs of Infantry have no missions to tune; there are: none"),
        (("tune", "soldiers", "infantry"), "packs of Infantry have no soldiers to tune; there are: purchases"),
        (("balance", "infantry", "--by", "weapon"), "purchase"),
        (("balance", "infantry", "--by", "purchase", "--scenario", "the_ford"), "leave out --scenario"),
        (("balance", "infantry", "--by", "purchase", "--seat", "a=ghost_patrol"), "leave out --seat"),
        (("balance", "infantry", "--by", "purchase", "--battles", "8"), "2 pairs of forces are too few to tell"),
    ],
)
def test_what_infantry_has_not_is_refused_in_one_sentence(run: Run, command: tuple[str, ...], said: str) -> None:
    """Status 2, and what there is instead."""
    result = run(*command)

    assert result.exit_code == 2
    assert said in words(result.output)


@pytest.mark.parametrize(
    ("ordered", "mode"),
    [
        (("--scenario", "night_swim"), "auto"),
        pytest.param(("--map", "karst_hill"), "auto", marks=pytest.mark.prove),
        pytest.param(("--scenario", "karst_hill"), "plain", marks=pytest.mark.prove),
    ],
)
def test_a_battle_is_fought_again_from_its_log(run: Run, tmp_path: Path, ordered: tuple[str, ...], mode: str) -> None:
    """`verify` finds every row true, in plain Python too, and `replay` tells what the battle told."""
    log = tmp_path / "battle.jsonl"
    told = run("battle", "infantry", *ordered, "--seed", "5", "--log", log).output.splitlines()
    rows = len(log.read_text("utf-8").splitlines())

    verdict = run("verify", log, "--mode", mode)

    assert verdict.exit_code == 0
    assert f"true; all {rows} rows are as the battle goes." in words(verdict.output)
    assert run("replay", log).output.splitlines() == told[:-1]


def test_a_log_that_was_tampered_with_is_told_by_its_line(run: Run, tmp_path: Path) -> None:
    """Who makes a trooper stand somewhere else is named by the line in which that was done."""
    log = tmp_path / "battle.jsonl"
    assert run("battle", "infantry", "--scenario", "the_ford", "--log", log).exit_code == 0
    lines = log.read_text("utf-8").splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if number and '"column":' in line)
    row = json.loads(lines[at])
    lines[at] = json.dumps(row | {"column": row["column"] + 1}) + "\n"
    log.write_text("".join(lines), "utf-8")

    verdict = run("verify", log)

    assert verdict.exit_code == 1
    assert f"line {at + 1}" in words(verdict.output)
