"""`--keep`, `musterpress records` and `musterpress compare`: kept to the last digit, measured again, compared."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from typer.testing import Result

from engine.experiments.records.orders import Order
from engine.paths import CONTENT
from musterpress.api.recording.measures import MEASURES
from tests.repositories import commit_all

Run = Callable[..., Result]
MELEE = "melee: 4"

MEASURED: dict[str, tuple[str, ...]] = {
    "balance": ("balance", "--battles", "8", "--seat", "a=lantern"),
    "balance of styles": ("balance", "--battles", "8", "--styles", "bold,careful"),
    "balance without": ("balance", "--battles", "8", "--without", "Cover Fire"),
    "balance by scenario": ("balance", "--battles", "8", "--by", "scenario", "--seed", "5"),
    "profile": ("profile", "--battles", "3", "--tries", "2"),
    "offers": ("profile", "--battles", "3", "--options", "--scenario", "lights_out"),
    "sweep": ("sweep", "character.brandt.melee", "1..2", "--battles", "8"),
    "odds": ("odds", "maneuvers", "roll", "--against", "2,4", "--rules"),
    "rulings": ("sweep", "--rulings", "--battles", "4", "--scenario", "lights_out"),
}


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return a pack of an author's own, a copy of a shipped one."""
    return Path(shutil.copytree(CONTENT / "maneuvers", tmp_path / "mine"))


def weaken(pack: Path) -> None:
    """Change one number of a pack."""
    path = pack / "characters" / "brandt.yaml"
    text = path.read_text(encoding="utf-8")
    assert text.count(MELEE) == 1
    path.write_text(text.replace(MELEE, "melee: 1"), encoding="utf-8")


def kept(run: Run, pack: Path, name: str, *, format: str = "json") -> Result:
    command, *more = MEASURED[name]
    asked = (command, *more, pack) if command == "odds" else (command, pack, *more)
    found = run(*asked, "--format", format, "--keep", name)
    assert found.exit_code == 0
    assert "Kept as record" in found.stderr
    return found


def test_every_measurement_of_an_order_has_what_measures_it() -> None:
    """The table and the models name the same ones."""
    union, _ = get_args(Order)

    assert {get_args(model.model_fields["measure"].annotation)[0] for model in get_args(union)} == MEASURES.keys()


@pytest.mark.parametrize("name", MEASURED)
def test_a_record_is_what_the_command_said_and_says_again(run: Run, mine: Path, name: str) -> None:
    """The same JSON and CSV, byte for byte; measured again the figures are the same."""
    assert kept(run, mine, name).stdout == run("records", "show", mine, name, "--format", "json").stdout
    assert kept(run, mine, name, format="csv").stdout == run("records", "show", mine, "2", "--format", "csv").stdout

    again = run("records", "rerun", mine, name)
    assert again.stdout == "Record 2: the figures are the same to the last digit.\n"
    assert again.exit_code == 0


def test_a_battle_and_a_tuning_are_kept_too(run: Run, tmp_path: Path) -> None:
    """A battle by a digest of its log; a ranking of stats of the game that has them."""
    pack = Path(shutil.copytree(CONTENT / "seven_seconds", tmp_path / "mine"))
    assert run("battle", pack, "--red", "puc", "--seed", "7", "--keep", "fight").exit_code == 0
    told = run("tune", "stats", pack, "--faction", "puc", "--battles", "2", "--format", "json", "--keep", "stats")

    assert run("records", "show", pack, "stats", "--format", "json").stdout == told.stdout
    for name in ("fight", "stats"):
        assert "same to the last digit" in run("records", "rerun", pack, name).stdout
    row = json.loads(run("records", "show", pack, "fight", "--format", "json").stdout)["rows"][0]
    assert (row["seed"], row["force_red"]) == (7, "puc")


def test_numbers_tuned_to_an_aim_are_kept_too(run: Run, mine: Path) -> None:
    """With the aims and the values that were allowed, as shares and as they were written."""
    words = ("fight.lights_out.a.preparation=scouted,none", "--scenario", "lights_out", "--styles", "bold")
    aim = ("--aim", "a=60", "--battles", "8", "--format", "json", "--keep", "night")
    told = run("tune", "numbers", mine, *words, *aim)

    assert run("records", "show", mine, "night", "--format", "json").stdout == told.stdout
    assert "same to the last digit" in run("records", "rerun", mine, "night").stdout
    assert "a 0.6" in run("records", "show", mine, "night").stdout


def test_the_same_pack_has_the_same_bytes(run: Run, mine: Path) -> None:
    """No clock and no machine is in a record, but its number and name."""
    kept(run, mine, "balance")
    kept(run, mine, "balance")
    first, second = (json.loads((mine / ".records" / f"000{n}.json").read_text(encoding="utf-8")) for n in (1, 2))

    assert {**first, "number": 2} == second
    assert run("check", mine).exit_code == 0


def test_records_are_listed_named_pinned_and_deleted(run: Run, mine: Path) -> None:
    """A line each, with the figures; what is no record is told on the error stream."""
    assert "Nothing is kept" in run("records", "list", mine).stdout
    kept(run, mine, "balance")
    kept(run, mine, "profile")
    run("records", "name", mine, "1", "before")
    run("records", "note", mine, "before", "with the old blade")
    run("records", "pin", mine, "before")
    (mine / ".records" / "0009.json").write_text("{}", encoding="utf-8")

    listed = run("records", "list", mine)
    assert "before (pinned)" in listed.stdout
    assert "balance forces a lantern battles 8" in listed.stdout
    assert "lantern nightjar: won " in listed.stdout
    assert "battles are decided " in listed.stdout
    assert "0009.json is left out" in listed.stderr
    assert "Note: with the old blade" in run("records", "show", mine, "before").stdout

    assert run("records", "delete", mine, "2").exit_code == 0
    assert run("records", "show", mine, "2").exit_code == 2
    assert run("records", "name", mine, "1", "12").exit_code == 2


def test_a_changed_pack_is_told_and_measured_as_it_was(run: Run, mine: Path) -> None:
    """What differs in words; the pack as it was gives the same figures, to the last digit."""
    kept(run, mine, "balance")
    weaken(mine)

    now = run("records", "rerun", mine, "balance")
    assert now.stdout.splitlines()[:2] == ["character brandt: melee is 1, was 4", "Record 1: the figures are others."]
    then = run("records", "rerun", mine, "balance", "--as-it-was")
    assert then.stdout == "Record 1: the figures are the same to the last digit.\n"
    assert "state " in run("records", "list", mine).stdout


def test_figures_that_differ_without_a_reason_are_an_error(run: Run, mine: Path) -> None:
    """A record that was tampered with, or a fault of ours."""
    kept(run, mine, "balance")
    path = mine / ".records" / "0001.json"
    said = json.loads(path.read_text(encoding="utf-8"))
    said["figures"]["rows"][0]["won"] += 0.25
    path.write_text(json.dumps(said), encoding="utf-8")

    found = run("records", "rerun", mine, "1")
    assert found.exit_code == 1
    assert found.stdout.splitlines() == ["Record 1: the figures are others.", "1 of 2 rows"]


def test_two_states_are_compared_as_balance_against_compares_two_packs(run: Run, mine: Path, tmp_path: Path) -> None:
    """To the last digit: a record against now, two records, and a folder; with what differs in words."""
    old = Path(shutil.copytree(mine, tmp_path / "old"))
    kept(run, mine, "balance")
    weaken(mine)
    command, *more = MEASURED["balance"]
    expected = json.loads(run(command, mine, *more, "--against", old, "--format", "json").stdout)
    run(command, mine, *more, "--keep", "after")

    for sides in (("balance",), ("balance", "after"), (str(old), "after")):
        found = json.loads(run("compare", mine, *sides, "--format", "json").stdout)
        assert found.pop("differs") == ["character brandt: melee is 1, was 4"]
        assert (found.pop("from"), found.pop("to")) == (sides[0], (*sides, "now")[1])
        assert found == expected
    assert "difference, points" in run("compare", mine, "balance").stdout


def test_a_revision_is_compared_as_its_folder_would_be(run: Run, mine: Path, tmp_path: Path) -> None:
    """By `balance --against` and by `compare`, to the last digit; what is none is refused."""
    old = Path(shutil.copytree(mine, tmp_path / "old"))
    commit_all(mine)
    weaken(mine)
    command, *more = MEASURED["balance"]
    expected = run(command, mine, *more, "--against", old, "--format", "json").stdout
    run(command, mine, *more, "--keep", "after")

    assert run(command, mine, *more, "--against", "git:HEAD", "--format", "json").stdout == expected
    found = json.loads(run("compare", mine, "git:HEAD", "after", "--format", "json").stdout)
    assert found.pop("differs") == ["character brandt: melee is 1, was 4"]
    assert (found.pop("from"), found.pop("to")) == ("git:HEAD", "after")
    assert found == json.loads(expected)
    assert "there is no revision 'v9'" in run(command, mine, *more, "--against", "git:v9").stderr


def test_other_figures_stand_side_by_side(run: Run, mine: Path) -> None:
    """Those that moved, and that they have no interval of their difference."""
    kept(run, mine, "sweep")
    path = mine / "characters" / "brandt.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("firefight: 3", "firefight: 1"), encoding="utf-8")

    same = json.loads(run("compare", mine, "sweep", "sweep", "--format", "json").stdout)
    assert (same["differs"], same["rows"]) == ([], [])
    moved = json.loads(run("compare", mine, "sweep", "--format", "json").stdout)
    old, new = ({each["value"]: each for each in rows_of(run, mine, *way)} for way in ((), ("--now",)))
    assert moved["differs"] == ["character brandt: firefight is 1, was 3"]
    won = [
        row for row in moved["rows"] if (row["figure"], row["first"], row["second"]) == ("won", "copperhead", "lantern")
    ]
    assert won
    for row in won:
        assert (row["old"], row["new"]) == (old[row["value"]]["won"], new[row["value"]]["won"])
    assert "have no interval of their difference" in run("compare", mine, "sweep").stdout


def rows_of(run: Run, pack: Path, *now: str) -> list[dict[str, Any]]:
    """Return the rows of one pairing as they were kept, or as the command says them now."""
    command, *more = MEASURED["sweep"]
    asked = (command, pack, *more) if now else ("records", "show", pack, "sweep")
    found = json.loads(run(*asked, "--format", "json").stdout)["rows"]
    return [row for row in found if (row["first"], row["second"]) == ("copperhead", "lantern")]


def test_what_cannot_be_kept_or_compared_is_refused_before_the_work(run: Run, mine: Path) -> None:
    """A shipped pack, a comparison, a name that is a number, records of other orders, no record at all."""
    kept(run, mine, "balance")
    kept(run, mine, "profile")
    battles = ("--battles", "10000000")

    assert "name it by --rules" in run("odds", "maneuvers", "roll", "--keep", "x").stderr
    assert "comes with Musterpress" in run("balance", "maneuvers", *battles, "--keep", "x").stderr
    assert "compare them" in run("balance", mine, *battles, "--against", mine, "--keep", "x").stderr
    assert "no name of a record" in run("balance", mine, *battles, "--keep", "12").stderr
    assert "not measured alike: profile and balance" in run("compare", mine, "profile", "balance").stderr
    assert "there are: 1, 2" in run("compare", mine, "nothing").stderr
    assert "has to be a record" in run("compare", mine, "now", "now").stderr


def test_battles_on_one_map_are_kept_and_fought_again(run: Run, tmp_path: Path) -> None:
    """Of a game with maps; one that is not there is refused with those that are."""
    pack = Path(shutil.copytree(CONTENT / "seven_seconds", tmp_path / "mine"))
    asked = ("balance", pack, "--red", "puc", "--blue", "zane", "--battles", "2", "--format", "json")
    there = json.loads(run(*asked, "--map", "cinder_flats", "--keep", "flats").stdout)

    assert there["maps"] == ["cinder_flats"]
    assert "same to the last digit" in run("records", "rerun", pack, "flats").stdout
    assert "balance forces red puc, blue zane map cinder_flats battles 2" in run("records", "list", pack).stdout
    assert "no map 'nowhere'; there are: ashford_hills" in run(*asked, "--map", "nowhere").stderr
