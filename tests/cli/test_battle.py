"""`musterpress battle`: told the same way twice, logged as JSON Lines."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
ORDER = ("battle", "seven_seconds", "--red", "puc", "--blue", "zane", "--map", "ashford_hills", "--seed", "7")


def test_the_log_is_a_header_and_rows_that_cite_rules(tmp_path: Path, run: Run) -> None:
    """Every row is one JSON object with the ids of the rules it applies."""
    log = tmp_path / "battle.jsonl"

    assert run(*ORDER, "--log", log).exit_code == 0

    header, *rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert (header["pack"], header["seed"]) == ("seven_seconds", 7)
    assert rows
    assert all(isinstance(row["rules"], list) and row["rules"] for row in rows)
    assert not any("mode" in row for row in rows)


def test_the_same_order_is_the_same_battle(run: Run) -> None:
    """Seed 7 is told in the same words again."""
    assert run(*ORDER).output == run(*ORDER).output


def test_plain_and_compiled_log_the_same_battle(tmp_path: Path, run: Run) -> None:
    """Only the header names the mode."""
    for mode in ("plain", "compiled"):
        assert run(*ORDER, "--mode", mode, "--log", tmp_path / mode).exit_code == 0

    plain, compiled = ((tmp_path / mode).read_text(encoding="utf-8").splitlines() for mode in ("plain", "compiled"))
    assert plain[1:] == compiled[1:]
    assert plain[0].replace('"plain"', '"compiled"') == compiled[0]


@pytest.mark.parametrize("option", ["--red", "--blue", "--map"])
def test_an_unknown_name_is_status_2(option: str, run: Run) -> None:
    """There is no faction and no map called nobody."""
    result = run("battle", "seven_seconds", option, "nobody")

    assert result.exit_code == 2
    assert "nobody" in result.output


def test_an_unsound_pack_fights_no_battle(pack: Path, run: Run) -> None:
    """Its mistakes are shown instead, with status 1."""
    (pack / "factions" / "first_faction.yaml").write_text("kind: faction\n", encoding="utf-8")

    result = run("battle", pack)

    assert result.exit_code == 1
    assert "missing-key" in result.output


def test_warnings_do_not_stop_a_battle_but_are_said(pack: Path, run: Run) -> None:
    """A faction that leaves a point unspent may fight; whoever watches is told."""
    faction = pack / "factions" / "first_faction.yaml"
    faction.write_text(
        faction.read_text(encoding="utf-8").replace("nuclear: 5, robotics: 3", "nuclear: 4, robotics: 3"),
        encoding="utf-8",
    )

    result = run("battle", pack)

    assert result.exit_code == 0
    assert "1 warning; see: musterpress check" in result.stderr
