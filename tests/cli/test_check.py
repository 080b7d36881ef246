"""`musterpress check`: verdicts, places, JSON and hostile texts."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
KEYS = ["code", "severity", "path", "line", "column", "message", "hint"]


def break_line(path: Path, old: str, new: str) -> int:
    """Replace `old` once and return the number of its line."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def test_the_shipped_packs_pass(run: Run) -> None:
    """What we ship is clean, down to warnings."""
    result = run("check", "content")

    assert result.exit_code == 0
    assert result.output.startswith("Passed: ")
    assert result.output.endswith("no mistakes.\n")


def test_a_mistake_is_status_1_with_its_place(pack: Path, run: Run) -> None:
    """The first thing on the line is what an editor links: the file and the line."""
    faction = pack / "factions" / "first_faction.yaml"
    line = break_line(faction, "name: First Faction", "nmae: First Faction")

    result = run("check", pack)

    assert result.exit_code == 1
    assert f"{faction}:{line}:" in result.output
    assert "unknown-key" in result.output
    assert result.output.splitlines()[-1].startswith("Failed: ")


LAYOUT = "kind: layout\nid: wide\nextends: card_back\nboxes:\n  icon: {x: += 1 mm}\n"
RULES = "kind: rules\nid: mine\ntitle: Mine\nunit_mods: {effective_stat_cap: null}\n"


@pytest.mark.parametrize(
    ("text", "old", "new", "words"),
    [
        (RULES, "title: Mine", 'title: "   "', "it has blanks only"),
        (RULES, "null}", "}", "write its value, or `null` if nothing is meant"),
        (LAYOUT, "icon:", "icn:", "did you mean `icon`?"),
        (LAYOUT, "card_back", "card_bak", "did you mean `card_back`?"),
    ],
)
def test_what_looks_right_and_says_nothing_is_a_mistake(
    text: str, old: str, new: str, words: str, pack: Path, run: Run
) -> None:
    """A title of blanks is none, a colon asks for a value, and a box that no layout has changes no piece."""
    file = pack / "rules.yaml"
    file.write_text(text, encoding="utf-8")
    sound = run("check", pack)
    line = break_line(file, old, new)

    result = run("check", pack)

    assert (sound.exit_code, result.exit_code) == (0, 1)
    assert f"{file}:{line}:" in result.output
    assert words in result.output


def test_json_is_an_array_of_seven_keys(pack: Path, run: Run) -> None:
    """Other programs read the same diagnostics."""
    faction = pack / "factions" / "first_faction.yaml"
    line = break_line(faction, "name: First Faction", "nmae: First Faction")

    result = run("check", pack, "--format", "json")

    found = json.loads(result.output)
    assert result.exit_code == 1
    assert all(list(entry) == KEYS for entry in found)
    assert ("unknown-key", "error", str(faction), line) in [
        (entry["code"], entry["severity"], entry["path"], entry["line"]) for entry in found
    ]


def test_what_does_not_fit_on_paper_is_said_when_asked_for(pack: Path, run: Run) -> None:
    """A name of sixty capitals is a sound name, but no sheet has room for it."""
    faction = pack / "factions" / "first_faction.yaml"
    line = break_line(faction, "name: First Faction", f"name: {'W' * 60}")

    plain, printed = run("check", pack), run("check", "--print", pack)

    assert plain.exit_code == 0
    assert printed.exit_code == 1
    assert f"{faction}:{line}:" in printed.output
    assert "text-overflow" in printed.output


def test_json_of_a_sound_pack_is_an_empty_array(pack: Path, run: Run) -> None:
    """Nothing else is printed, so that the output is JSON in every case."""
    result = run("check", pack, "--format", "json")

    assert (result.exit_code, json.loads(result.output)) == (0, [])


def test_a_pack_cannot_steer_the_terminal(pack: Path, run: Run) -> None:
    """Escape sequences, markup and reversed text of a pack come out as plain characters."""
    hostile = '"\\e[31m[bold red]\\u202Egnp.exe"'
    break_line(pack / "factions" / "first_faction.yaml", "pattern: chevron", f"pattern: {hostile}")

    output = run("check", pack).output

    assert "\x1b" not in output
    assert "\u202e" not in output
    assert "[bold red]" in output


def test_several_paths_are_judged_together(pack: Path, run: Run) -> None:
    """A shipped pack may be named by its id, beside a path."""
    result = run("check", "seven_seconds", pack)

    assert result.exit_code == 0
    assert "of 2 packs" in result.output


def test_a_misspelt_pack_is_guessed(run: Run) -> None:
    """The id of a shipped pack is suggested."""
    result = run("check", "seven_second")

    assert result.exit_code == 2
    assert "did you mean 'seven_seconds'?" in " ".join(result.output.split())


def test_a_character_that_cannot_be_printed_is_an_error(pack: Path, run: Run) -> None:
    """Once, with or without drawing, in a folder or in a file asked for alone; the pack does not pass."""
    faction = pack / "factions" / "first_faction.yaml"
    line = break_line(faction, "name: First Faction", "name: First \N{PILE OF POO} Faction")

    for arguments in ((pack,), ("--print", pack), (faction,)):
        result = run("check", *arguments)

        assert result.exit_code == 1
        assert f"{faction}:{line}:13: error [missing-glyph]" in result.output
        assert "PILE OF POO (U+1F4A9)" in result.output
        assert result.output.count("missing-glyph") == 1


def test_json_counts_the_rest_of_very_many(pack: Path, run: Run) -> None:
    """The rows keep their keys, and the pack fails as before."""
    (pack / "many.yaml").write_text("---\nkind: nonsense\nid: x\n" * 5_000, encoding="utf-8")

    result = run("check", pack, "--format", "json")

    rows = json.loads(result.output)
    assert result.exit_code == 1
    assert all(list(row) == KEYS for row in rows)
    assert len(rows) == 201
    assert [row["message"] for row in rows if row["code"] == "more-mistakes"] == [
        "there are 200 mistakes; 4800 more documents of this file are not looked at"
    ]
