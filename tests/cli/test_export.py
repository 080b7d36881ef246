"""`musterpress export` and `musterpress schemas`: files where they were asked for, and nowhere else."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from typer.testing import Result

from musterpress.writing.files import RECEIPT_NAME, FileSet, write_set
from schemas.kinds import KINDS

Run = Callable[..., Result]


def test_an_export_writes_pdfs_and_says_where(tmp_path: Path, run: Run) -> None:
    """Every file written is named, and every file named is there."""
    result = run("export", "seven_seconds", "--to", tmp_path, "--only", "missions", "--paper", "letter")

    written = {Path(line) for line in result.output.splitlines()}
    assert result.exit_code == 0
    assert written == {path for path in tmp_path.rglob("*") if path.is_file() and path.name != RECEIPT_NAME}
    assert any(path.read_bytes().startswith(b"%PDF-") for path in written)


def test_an_evening_prints_what_it_needs(tmp_path: Path, run: Run) -> None:
    """Of ten panels the one that the scenario is fought on, which is three sheets of A4."""
    result = run("export", "battlesuit", "--scenario", "market_day", "--only", "panels", "--to", tmp_path)

    with pikepdf.open(tmp_path / "panels.pdf") as file:
        assert len(file.pages) == 3
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--scenario", "rush"), "closing_time, first_blood, rush_hour"),
        (("--scenario", "rush_hour", "--players", "2"), "rush_hour is for 4 players, not 2"),
        (("--players", "7"), "2 or 3 or 4"),
    ],
)
def test_an_evening_that_there_is_not_is_status_2(asked: tuple[str, ...], said: str, tmp_path: Path, run: Run) -> None:
    """What there is stands in the message, and nothing is written."""
    result = run("export", "survive", *asked, "--to", tmp_path)

    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert list(tmp_path.iterdir()) == []


def test_an_estimate_is_said_and_nothing_is_written(tmp_path: Path, run: Run) -> None:
    """Three sheets of cards, two sides each; as data the same."""
    asked = ("export", "maneuvers", "--only", "cards", "--estimate", "--to", tmp_path)
    result = run(*asked)
    data = json.loads(run(*asked, "--format", "json").output)

    assert result.exit_code == 0
    [row] = [line.split() for line in result.output.splitlines() if line.startswith("in all")]
    assert row[2:4] == ["3", "6"]
    assert (data["paper"], data["sheets"], data["sides"]) == ("A4", 3, 6)
    assert [file["name"] for file in data["files"]] == ["cards.pdf"]
    assert list(tmp_path.iterdir()) == []


def test_without_a_folder_nothing_is_exported(run: Run) -> None:
    """Only an estimate needs none."""
    result = run("export", "maneuvers")

    assert result.exit_code == 2
    assert "--to" in result.output


def test_an_unknown_part_is_status_2(tmp_path: Path, run: Run) -> None:
    """The parts there are stand in the message."""
    result = run("export", "seven_seconds", "--to", tmp_path, "--only", "dragons")

    assert result.exit_code == 2
    assert "missions" in result.output
    assert list(tmp_path.iterdir()) == []


MISSION = """\
kind: mission_card
id: {id}
title: {title}
deck: offense
troop_line: A
briefing: Go.
victory_points:
  - {{type: table_control, vp: 5}}
"""
LIMITED = """\
import resource, sys
from musterpress.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))
sys.argv = ["musterpress", "export", "seven_seconds", "--to", sys.argv[1]]
main()
"""


@pytest.mark.parametrize(
    ("option", "value", "listed"),
    [
        ("--paper", "b5", "tabloid"),
        ("--theme", "neon", "low_ink"),
        ("--profile", "uncle", "drivethrucards"),
        ("--duplex", "both", "fold"),
        ("--printer", "attic", "musterpress printer"),
        ("--changed-since", "nowhere", "kit.json"),
        ("--icc", "nowhere.icc", "nowhere.icc"),
        ("--gutter", "-1", "0"),
        ("--gutter", "nan", "50"),
        ("--marks", "some", "crop"),
        ("--cut", "hpgl", "dxf"),
        ("--cut", "plates", "--profile shop"),
        ("--creep", "1.5", "equal to 1"),
        ("--creep", "nan", "equal to 1"),
    ],
)
def test_an_option_out_of_its_table_is_status_2(
    option: str, value: str, listed: str, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What there is stands in the message, and nothing is written."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    result = run("export", "seven_seconds", "--to", tmp_path / "kit", option, value)

    assert result.exit_code == 2
    assert listed in result.output
    assert not (tmp_path / "kit").exists()


def test_a_kit_is_numbered_and_the_next_one_prints_what_has_changed(tmp_path: Path, run: Run, pack: Path) -> None:
    """Nothing at first; then the one card that is new, with the record of all."""
    (pack / "missions").mkdir(exist_ok=True)
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))

    assert run("export", pack, "--to", first).exit_code == 0
    same = run("export", pack, "--to", second, "--changed-since", first)
    (pack / "missions" / "extra.yaml").write_text(MISSION.format(id="extra", title="Extra"), encoding="utf-8")
    changed = run("export", pack, "--to", third, "--changed-since", first)

    assert {"00-contents.pdf", "01-cards.pdf", "kit.json"} <= {path.name for path in first.iterdir()}
    assert f"Nothing has changed since the kit in {first}." in same.output
    assert not second.exists()
    assert changed.exit_code == 0
    assert "pieces unchanged and not printed" in changed.output
    assert '"mission_card/extra"' in (third / "kit.json").read_text(encoding="utf-8")
    assert (third / "01-cards.pdf").stat().st_size < (first / "01-cards.pdf").stat().st_size


def test_a_card_with_an_error_is_left_out_and_the_rest_written(tmp_path: Path, run: Run, pack: Path) -> None:
    """Status 1, the file and line of the fault, and what is left out of which file."""
    (pack / "missions").mkdir(exist_ok=True)
    (pack / "missions" / "wide.yaml").write_text(MISSION.format(id="wide", title="W" * 40), encoding="utf-8")

    result = run("export", pack, "--to", tmp_path / "kit", "--only", "missions")

    assert result.exit_code == 1
    assert "wide.yaml:3:" in result.output
    assert "missions: 1 of" in result.output
    assert (tmp_path / "kit" / "missions.pdf").is_file()


@pytest.mark.parametrize("command", ["export", "table"])
def test_a_document_with_an_error_is_left_out_and_the_rest_written(
    command: str, tmp_path: Path, run: Run, pack: Path
) -> None:
    """Status 1, the file, line and field, and no piece of it; all others are there."""
    (pack / "missions").mkdir(exist_ok=True)
    wordy = MISSION.format(id="wordy", title="Wordy").replace("Go.", "word" * 1000)
    (pack / "missions" / "wordy.yaml").write_text(wordy, encoding="utf-8")

    result = run(command, pack, "--to", tmp_path / "kit", "--only", "missions")

    assert result.exit_code == 1
    assert "wordy.yaml:6:11: error [text-too-long] `briefing` has 4000 characters" in result.output
    written = [path.name for path in (tmp_path / "kit").rglob("*") if path.is_file()]
    assert written
    assert not any("wordy" in name for name in written)


def test_a_pack_whose_rules_are_wrong_is_not_printed(tmp_path: Path, run: Run, pack: Path) -> None:
    """No number on its sheets could be trusted."""
    (pack / "rules.yaml").write_text("kind: rules\nid: house\ntitle: House\nmove: {move_in: far}\n", encoding="utf-8")

    result = run("export", pack, "--to", tmp_path / "kit")

    assert result.exit_code == 1
    assert "rules.yaml:4:" in result.output
    assert not (tmp_path / "kit").exists()


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"format": 2}', "\x00"])
def test_a_damaged_kit_is_status_2(text: str, tmp_path: Path, run: Run) -> None:
    """The folder is named, and nothing is printed."""
    (tmp_path / "kit.json").write_text(text, encoding="utf-8")

    result = run("export", "seven_seconds", "--to", tmp_path / "next", "--changed-since", tmp_path)

    assert result.exit_code == 2
    assert "holds no kit" in " ".join(result.output.split())
    assert not (tmp_path / "next").exists()


def test_a_folder_that_is_a_file_is_status_2(tmp_path: Path, run: Run) -> None:
    """That is said once, and the file is left alone."""
    (tmp_path / "kit").write_text("mine", encoding="utf-8")

    result = run("export", "seven_seconds", "--to", tmp_path / "kit", "--only", "drones", "--only", "troops")

    assert result.exit_code == 2
    assert result.output.count("in the place of this folder") == 1
    assert (tmp_path / "kit").read_text(encoding="utf-8") == "mine"


def test_one_file_that_cannot_be_written_stops_the_others(tmp_path: Path, run: Run) -> None:
    """A folder lies in the place of one of two: half an export would pass for a whole one."""
    (tmp_path / "drones.pdf").mkdir()

    result = run("export", "seven_seconds", "--to", tmp_path, "--only", "drones", "--only", "troops")

    assert result.exit_code == 2
    assert "there is no room for drones.pdf" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["drones.pdf"]


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file size are of other systems")
def test_a_full_disk_leaves_no_half_of_a_kit(tmp_path: Path) -> None:
    """With no room for files over 60,000 bytes there are not even the small ones."""
    command = [sys.executable, "-c", LIMITED, str(tmp_path / "kit")]
    result = subprocess.run(command, capture_output=True, text=True, check=False)

    assert result.returncode == 2
    assert "Nothing was written to" in result.stderr
    assert [*tmp_path.iterdir()] == []


def test_the_schemas_of_all_kinds_are_written(tmp_path: Path, run: Run) -> None:
    """They are those that are committed for our own packs."""
    assert run("schemas", "--to", tmp_path).exit_code == 0

    for kind in KINDS:
        written = json.loads((tmp_path / kind.schema_path).read_text(encoding="utf-8"))
        assert written == json.loads(Path("schemas/json", kind.schema_path).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["../escape.pdf", "a/../../escape.pdf"])
def test_no_file_leaves_its_folder(name: str, tmp_path: Path) -> None:
    """A name that leads outside is a fault of ours, so it is raised."""
    folder = tmp_path / "out"
    folder.mkdir()

    with pytest.raises(ValueError, match="must stay inside"):
        write_set(FileSet("pictures", {name: b""}), folder, force=True)

    assert list(tmp_path.rglob("*.pdf")) == []


@pytest.mark.parametrize(
    ("asked", "profile", "made"),
    [
        ("factions", "gamecrafter", "The Game Crafter makes nothing of factions; of this pack it makes cards"),
        ("counters", "drivethrucards", "DriveThruCards makes nothing of counters; of this pack it makes cards"),
        ("posters", "gamecrafter", "The Game Crafter makes nothing of posters; of this pack it makes cards"),
    ],
)
def test_an_export_that_makes_nothing_is_status_2_and_says_what_can_be_made(
    tmp_path: Path, run: Run, asked: str, profile: str, made: str
) -> None:
    """A card printer cuts neither faction sheets nor counters; an empty folder is not passed off as a deck."""
    result = run("export", "seven_seconds", "--only", asked, "--profile", profile, "--to", tmp_path)

    assert result.exit_code == 2
    assert made in " ".join(result.output.replace("│", " ").split())
    assert list(tmp_path.iterdir()) == []


def test_a_shop_that_cuts_nothing_of_a_pack_in_large_print_says_so(tmp_path: Path, run: Run) -> None:
    """Enlarged cards are of no size in the catalogue of The Game Crafter."""
    result = run("export", "seven_seconds", "--profile", "gamecrafter", "--theme", "large_print", "--to", tmp_path)

    assert result.exit_code == 2
    assert "makes nothing of this pack in large print" in " ".join(result.output.replace("│", " ").split())
