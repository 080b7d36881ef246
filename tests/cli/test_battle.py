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


PLAYER = """
from engine.games.seven_seconds.custom_players import Player, Scramble

class Passer(Player):
    def activate(self, view):
        return None

class Cheat(Player):
    def activate(self, view):
        return view.enemies[0]

class Stranger:
    pass
"""


def test_a_player_of_ones_own_plays(tmp_path: Path, run: Run) -> None:
    """A class in a file plays a side, in plain mode, and the log tells so and can be told again."""
    (tmp_path / "mine.py").write_text(PLAYER, encoding="utf-8")
    log = tmp_path / "battle.jsonl"

    result = run(*ORDER, "--blue-player", f"{tmp_path / 'mine.py'}:Passer", "--red-player", "random", "--log", log)

    assert result.exit_code == 0
    assert "seed 7, plain" in result.output
    header = json.loads(log.read_text(encoding="utf-8").splitlines()[0])
    assert [each["player"] for each in header["order"]["participants"]] == ["random", "custom"]
    assert run("replay", log).exit_code == 0
    assert "custom" in run("verify", log).output


def test_an_illegal_answer_is_status_1(tmp_path: Path, run: Run) -> None:
    """It is told in one sentence: who answered what, and why not."""
    (tmp_path / "mine.py").write_text(PLAYER, encoding="utf-8")

    result = run(*ORDER, "--red-player", f"{tmp_path / 'mine.py'}:Cheat")

    assert result.exit_code == 1
    assert "red's Cheat answered activate with enemy blip" in result.output


LISTED = """
from engine.games.{system}.custom_players import Player

class Any(Player):
    def activate(self, view):
        return view.ready[0]

    def act(self, view, who):
        return (*view.{listed}(who), None)[0]

class Mute(Player):
    pass
"""


def test_a_player_that_searches_is_named_like_others(tmp_path: Path, run: Run) -> None:
    """Its budget stands behind its name, in battles as in balance; the log says so, and is found true."""
    log = tmp_path / "battle.jsonl"
    result = run("battle", "maneuvers", "--player", "a=search:3", "--player", "b=steady", "--log", log)

    assert result.exit_code == 0
    header = json.loads(log.read_text(encoding="utf-8").splitlines()[0])
    assert [each["player"] for each in header["order"]["participants"]] == ["search:3", "steady"]
    assert run("verify", log).exit_code == 0
    measured = run("balance", "maneuvers", "--player", "b=search:2", "--battles", "4", "--format", "json")
    assert json.loads(measured.output)["players"] == ["heuristic", "search:2"]


@pytest.mark.prove
@pytest.mark.parametrize(
    ("system", "scenario", "listed", "fails"),
    [("maneuvers", "loading_dock", "maneuvers", "act"), ("infantry", "night_swim", "shots", "activate")],
)
def test_a_player_of_ones_own_plays_where_all_that_is_legal_is_listed(
    tmp_path: Path, run: Run, system: str, scenario: str, listed: str, fails: str
) -> None:
    """MN.COR.1, IN.HOUSE.1: it plays a seat by its name, its log can be told again, and one that fails is named."""
    (tmp_path / "mine.py").write_text(LISTED.format(system=system, listed=listed), encoding="utf-8")
    log, ordered = tmp_path / "battle.jsonl", ("battle", system, "--scenario", scenario)

    result = run(*ordered, "--player", f"b={tmp_path / 'mine.py'}:Any", "--log", log)
    failed = run(*ordered, "--player", f"b={tmp_path / 'mine.py'}:Mute")

    assert (result.exit_code, failed.exit_code) == (0, 1)
    header = json.loads(log.read_text(encoding="utf-8").splitlines()[0])
    assert [each["player"] for each in header["order"]["participants"]] == ["heuristic", "custom"]
    assert run("replay", log).exit_code == 0
    assert "custom" in run("verify", log).output
    assert f"b's Mute failed to answer {fails}: NotImplementedError" in failed.output


@pytest.mark.parametrize(
    ("player", "words"),
    [
        ("genius", "'genius' is no player"),
        ("nowhere.py:Passer", "is no player"),
        ("{mine}:Nobody", "no class 'Nobody'"),
        ("{mine}:Stranger", "no class 'Stranger'"),
        ("{broken}:Passer", "cannot be run: ZeroDivisionError"),
        ("search:many", "a budget is so many tries or milliseconds, search:200 or search:50ms"),
    ],
)
def test_a_player_that_is_not_there_is_status_2(tmp_path: Path, run: Run, player: str, words: str) -> None:
    """Neither a shipped one nor a class of a file."""
    (tmp_path / "mine.py").write_text(PLAYER, encoding="utf-8")
    (tmp_path / "broken.py").write_text("1 / 0\n", encoding="utf-8")
    named = player.format(mine=tmp_path / "mine.py", broken=tmp_path / "broken.py")

    result = run(*ORDER, "--red-player", named)

    assert result.exit_code == 2
    assert words in " ".join(result.output.replace("│", " ").split())
