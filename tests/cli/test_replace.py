"""`musterpress replace`: shown before it is written, and only the lines concerned."""

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from typer.testing import Result

Run = Callable[..., Result]

FACTION = """\
# The Reserve is drawn by lot.
kind: faction
id: reserve
name: The Reserve  # of the Reserve
flag: {pattern: chevron, field: "#1F4E5F", charge: "#F2C14E"}
background: >-
  A Reserve is a Reserve, and reserved;
  see 7S.FAC.6.
stats:
  reserve:  {sensors: 3, stealth: 2, armour: 2, countermeasures: 1, nuclear: 3, robotics: 1}
  veteran:  {sensors: 4, stealth: 3, armour: 3, countermeasures: 2, nuclear: 4, robotics: 2}
  spec_ops: {sensors: 5, stealth: 4, armour: 4, countermeasures: 3, nuclear: 5, robotics: 3}
"""


@pytest.fixture
def reserve(pack: Path) -> Path:
    file = pack / "factions" / "reserve.yaml"
    file.write_bytes(FACTION.encode())
    return file


def test_it_is_shown_first_and_written_when_asked(pack: Path, reserve: Path, run: Run) -> None:
    """The diff is that of the lines concerned; comments, the id, keys and the stats stay."""
    shown = run("replace", pack, "Reserve", "Levy", "--whole-words")
    assert shown.exit_code == 0
    assert [line for line in shown.output.splitlines() if line[:1] in {"+", "-"}][2:] == [
        "-name: The Reserve  # of the Reserve",
        "+name: The Levy  # of the Reserve",
        "-  A Reserve is a Reserve, and reserved;",
        "+  A Levy is a Levy, and reserved;",
    ]
    assert shown.output.splitlines()[-1] == "3 places in 1 file would change; --write writes."
    assert reserve.read_bytes() == FACTION.encode()

    written = run("replace", pack, "Reserve", "Levy", "--whole-words", "--write")
    assert written.output.splitlines()[-1] == "Written: 3 places in 1 file."
    assert (
        reserve.read_bytes()
        == FACTION.replace("name: The Reserve", "name: The Levy")
        .replace("A Reserve is a Reserve", "A Levy is a Levy")
        .encode()
    )
    assert run("replace", pack, "Reserve", "Levy", "--write").output == "Nothing to replace.\n"


def test_capitals_matter_unless_any_will_do(pack: Path, reserve: Path, run: Run) -> None:
    """`reserved` is found within a word, and only in small letters."""
    assert "+  A Reserve is a Reserve, and held;" in run("replace", pack, "reserved", "held").output
    assert run("replace", pack, "RESERVED", "held").output == "Nothing to replace.\n"
    assert "+  A Reserve is a Reserve, and held;" in run("replace", pack, "RESERVED", "held", "--any-case").output
    assert reserve.read_bytes() == FACTION.encode()


def test_the_id_of_a_rule_stays(pack: Path, reserve: Path, run: Run) -> None:
    """It is said where it stands, and why."""
    result = run("replace", pack, "FAC", "FOC")

    assert f"{reserve.as_posix()}:8:10: left as it is: it is part of 7S.FAC.6" in result.output


def test_nothing_is_written_that_would_be_a_mistake(pack: Path, reserve: Path, run: Run) -> None:
    """A name may not be empty; the pack stays as it is, and the mistake is shown with its line."""
    result = run("replace", pack, "The Reserve", "", "--write")

    assert result.exit_code == 1
    assert "would have mistakes then" in result.stderr
    assert "reserve.yaml:4" in result.stdout
    assert reserve.read_bytes() == FACTION.encode()


def test_mistakes_that_are_there_already_are_no_hindrance(pack: Path, reserve: Path, run: Run) -> None:
    """Whoever is at work on a pack may have some."""
    reserve.write_text(FACTION.replace("flag:", "flg:"), encoding="utf-8")

    assert run("replace", pack, "A Reserve", "A Levy", "--write").exit_code == 0
    assert "  A Levy is a Reserve" in reserve.read_text("utf-8")


def test_an_id_changes_wherever_it_is_named(run: Run, tmp_path: Path) -> None:
    """In the document and in the squad that it is in, each a line."""
    pack = tmp_path / "fights"
    copytree("content/maneuvers", pack)
    result = run("replace", pack, "character.brandt", "ada", "--ids", "--write")

    assert result.exit_code == 0
    assert [line for line in result.output.splitlines() if line[:1] in {"+", "-"} and line[1:2] not in {"+", "-"}] == [
        "-id: brandt",
        "+id: ada",
        "-members: [haig, brandt, suri, dace]",
        "+members: [haig, ada, suri, dace]",
    ]
    assert result.output.splitlines()[-1] == "Written: 2 files."
    assert run("check", pack).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nobody", "x", "--ids"), "there is no document 'nobody'"),
        (("reserve", "No Id", "--ids"), "is no id"),
        (("reserve", "first_faction", "--ids"), "there is a faction 'first_faction' already"),
        (("reserve", "levy", "--ids", "--any-case"), "goes without"),
        (("", "x"), "the old text is empty"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    pack: Path, reserve: Path, run: Run, arguments: tuple[str, ...], words: str
) -> None:
    """With what is wrong; nothing is written."""
    result = run("replace", pack, *arguments, "--write")

    assert result.exit_code == 2
    assert words in " ".join(result.output.replace("│", " ").split())
    assert reserve.read_bytes() == FACTION.encode()


def test_data_says_what_is_replaced_and_what_is_left(pack: Path, reserve: Path, run: Run) -> None:
    """Each place with its line and what stands around it."""
    data = json.loads(run("replace", pack, "The Reserve", "The Levy", "--format", "json").output)

    assert data["written"] is False
    assert data["files"] == [reserve.as_posix()]
    assert data["left"] == data["mistakes"] == []
    assert data["replaced"] == [
        {
            "path": reserve.as_posix(),
            "line": 4,
            "column": 7,
            "before": "",
            "old": "The Reserve",
            "behind": "",
            "why": "",
        }
    ]
