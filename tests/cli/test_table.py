"""`musterpress table`: the files of digital tables, and what is said when something is wrong."""

import csv
import json
import re
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
from typer.testing import Result

from exporters.tables.export import TABLES
from musterpress.writing.files import RECEIPT_NAME

Run = Callable[..., Result]
BARE = """\
kind: pack
id: bare
system: seven_seconds
version: 1.0.0
title: Bare
authors: [A. Designer]
licence: CC0-1.0
format: 1
"""
WANTED = {"uvtt": "posters"}
"""A product that a table has a use for, if it has none for faction sheets."""

HOW_TO = Path("docs/how-to/play-on-a-digital-table.md")


@pytest.mark.parametrize("key", TABLES)
def test_every_table_is_written_and_named(key: str, pack: Path, tmp_path: Path, run: Run) -> None:
    """Every file written is named, and every file named is there."""
    folder = tmp_path / "table"

    result = run("table", pack, "--to", folder, "--for", key, "--only", WANTED.get(key, "factions"), "--dpi", 40)

    assert result.exit_code == 0
    written = {Path(line) for line in result.output.splitlines()}
    assert written == {path for path in folder.rglob("*") if path.is_file() and path.name != RECEIPT_NAME}


@pytest.mark.parametrize("key", TABLES)
def test_every_table_is_explained(key: str) -> None:
    """The page for players says how each is asked for."""
    assert f"--for {key}" in HOW_TO.read_text(encoding="utf-8")


def test_the_address_stands_before_every_picture(pack: Path, tmp_path: Path, run: Run) -> None:
    """As it was given, up to the last slash."""
    url = "https://example.org/field_day/"
    arguments = ("--for", "tts", "--only", "factions", "--dpi", 40, "--base-url", url)

    assert run("table", pack, "--to", tmp_path / "out", *arguments).exit_code == 0

    [save] = (tmp_path / "out").glob("*.json")
    [bag] = json.loads(save.read_text(encoding="utf-8"))["ObjectStates"]
    assert len(bag["ContainedObjects"]) == 4  # its own, and three of the pack it extends
    for tile in bag["ContainedObjects"]:
        address = tile["CustomImage"]["ImageURL"]
        assert address.startswith(f"{url}pictures/")
        assert (tmp_path / "out" / address.removeprefix(url)).is_file()


def test_a_module_is_one_file(pack: Path, tmp_path: Path, run: Run) -> None:
    """A zip that VASSAL opens by its ending; beside it stands whose packs are in it."""
    assert run("table", pack, "--to", tmp_path / "out", "--for", "vassal", "--only", "factions").exit_code == 0

    [module] = (tmp_path / "out").glob("field_day.*")
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"field_day.vmod", "credits.txt", RECEIPT_NAME}
    assert "buildFile.xml" in ZipFile(module).namelist()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--for", "roll20"), "none of png, tts, vassal"),
        (("--only", "dragons"), "none of cards"),
        (("--dpi", "5"), "--dpi"),
        (("--dpi", "99999"), "--dpi"),
        (("--for", "tts", "--bleed"), "only single pictures"),
    ],
)
def test_wrong_usage_is_status_2(arguments: tuple[str, ...], said: str, pack: Path, tmp_path: Path, run: Run) -> None:
    """What there is stands in the message, and nothing is written."""
    result = run("table", pack, "--to", tmp_path / "out", *arguments)

    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_written_is_status_2(pack: Path, tmp_path: Path, run: Run) -> None:
    """A file stands where the folder should be: that is said, and the file is left alone."""
    (tmp_path / "out").write_text("mine", encoding="utf-8")

    result = run("table", pack, "--to", tmp_path / "out", "--only", "factions", "--dpi", 40)

    assert result.exit_code == 2
    assert "Nothing was written to" in result.output
    assert (tmp_path / "out").read_text(encoding="utf-8") == "mine"


def test_a_pack_without_cards_says_so(tmp_path: Path, run: Run) -> None:
    """No file is made, and none is promised."""
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "pack.yaml").write_text(BARE, encoding="utf-8")

    result = run("table", tmp_path / "bare", "--to", tmp_path / "out", "--for", "tts", "--only", "drones")

    assert result.exit_code == 0
    assert "nothing-to-print" in result.output
    assert not (tmp_path / "out").exists()


def test_a_title_that_a_spreadsheet_would_work_out_is_a_text(pack: Path, tmp_path: Path, run: Run) -> None:
    """The list of pictures is opened in spreadsheets, and a pack may come from anybody."""
    [faction] = (pack / "factions").iterdir()
    text = re.sub("(?m)^name: .*$", """name: '=HYPERLINK("x")'""", faction.read_text(encoding="utf-8"))
    faction.write_text(text, encoding="utf-8")

    assert run("table", pack, "--to", tmp_path / "table", "--only", "factions", "--dpi", 40).exit_code == 0

    with (tmp_path / "table" / "index.csv").open(encoding="utf-8", newline="") as stream:
        titles = {row["title"] for row in csv.DictReader(stream)}
    assert {title for title in titles if "HYPERLINK" in title} == {"""'=HYPERLINK("x") (faction)"""}
