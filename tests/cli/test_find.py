"""`musterpress find`: what words name in a pack, line by line."""

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

Run = Callable[..., Result]


def test_each_line_leads_to_its_place(pack: Path, run: Run) -> None:
    """As an editor or a terminal takes it: path, line and column, each from 1."""
    result = run("find", pack, "first", "faction")
    lines = result.output.splitlines()
    path, line, column, words = lines[0].split(":", 3)

    assert result.exit_code == 0
    assert words.strip().startswith("faction first_faction: ")
    assert Path(path).read_text("utf-8").splitlines()[int(line) - 1][int(column) - 1 :].startswith("first_faction")


def test_a_rule_is_told_with_what_the_pack_plays_by(run: Run) -> None:
    """The example of a homebrew pack gives 7 points a rating, and leaves the dice as they are."""
    changed = run("find", "homebrew_example", "faction.points_per_rating").output
    left = run("find", "homebrew_example", "dice.sides").output

    assert "homebrew_example/rules.yaml:11:3: rule faction.points_per_rating: 7 · " in changed
    assert left == "not in the pack: rule dice.sides: 6 · Sides of every die.\n"


def test_who_names_a_document_is_listed(run: Run) -> None:
    """All places that name it, by the field."""
    result = run("find", "maneuvers", "brandt")

    assert "characters/brandt.yaml:" in result.output
    assert "squads/lantern.yaml:9:17: squad lantern names it at members.1\n" in result.output


def test_data_holds_the_same(pack: Path, run: Run) -> None:
    """For programs; a rule that stands in no file has no line."""
    text = run("find", pack, "dice.sides").output
    [record] = json.loads(run("find", pack, "dice.sides", "--format", "json").output)

    assert text.startswith("not in the pack: rule dice.sides: ")
    assert record["sort"] == "rule"
    assert (record["path"], record["line"], record["column"]) == ("", 0, 0)
    assert text.endswith(f"{record['text']}\n")


def test_the_rest_is_counted(run: Run) -> None:
    """On the error stream, so that lines stay lines."""
    result = run("find", "tidewrack", "bone", "--limit", "2")

    assert len(result.stdout.splitlines()) < len(run("find", "tidewrack", "bone").stdout.splitlines())
    assert "more texts; --limit shows more" in result.stderr


def test_nothing_is_said_to_be_nothing(pack: Path, run: Run) -> None:
    """And is no mistake."""
    result = run("find", pack, "hippopotamus")

    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr == "Nothing in the pack says so.\n"


def test_a_pack_with_mistakes_is_looked_through_too(pack: Path, run: Run) -> None:
    """A file that is no YAML is passed over, a document with a wrong key is not."""
    faction = pack / "factions" / "first_faction.yaml"
    faction.write_text(faction.read_text("utf-8").replace("name: ", "nmae: ", 1), encoding="utf-8")
    (pack / "broken.yaml").write_text("a: [\n", encoding="utf-8")

    assert "factions/first_faction.yaml" in run("find", pack, "first_faction").output


def test_a_text_does_not_act_on_a_terminal(pack: Path, run: Run) -> None:
    """A direction mark is written out."""
    faction = pack / "factions" / "first_faction.yaml"
    with faction.open("a", encoding="utf-8") as file:
        file.write('source: "odd \\u202e thing"\n')
    output = run("find", pack, "odd").output

    assert "\u202e" not in output
    assert "\\u202e" in output
