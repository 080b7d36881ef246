"""`musterpress train`: a player is searched for, told of, written and read again; a search goes on where it ended."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from engine.paths import CONTENT

Run = Callable[..., Result]
SHORT = ("--rounds", "3", "--seeds", "4", "--judged", "10")
MANIFEST = """\
kind: pack
id: mine
system: maneuvers
version: 1.0.0
title: Mine
authors: [Me]
licence: CC-BY-SA-3.0
format: 1
extends: maneuvers
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return a pack that has nothing of its own yet."""
    folder = tmp_path / "mine"
    (folder / "players").mkdir(parents=True)
    (folder / "pack.yaml").write_text(MANIFEST, "utf-8")
    return folder


def words(result: Result) -> str:
    return " ".join(result.output.replace("│", " ").split())


def test_a_player_is_found_and_takes_a_seat(mine: Path, run: Run) -> None:
    """The file that is written is a document of the pack, and battles are fought by its name."""
    found = run("train", mine, *SHORT, "--to", mine / "players" / "brisk.yaml")
    sound = run("check", mine)
    battle = run("battle", mine, "--seat", "a=copperhead", "--player", "a=brisk", "--seed", "3")

    assert (found.exit_code, sound.exit_code, battle.exit_code) == (0, 0, 0)
    assert "Against heuristic, on 10 seeds that the search had not seen" in words(found)
    assert [line.split()[0] for line in found.output.splitlines()[:4]] == ["round", "1", "2", "3"]
    assert found.output.splitlines()[-1] == f"Wrote {mine / 'players' / 'brisk.yaml'}"


def test_what_is_there_is_not_overwritten(mine: Path, run: Run) -> None:
    """Not even by a better player."""
    file = mine / "players" / "brisk.yaml"
    run("train", mine, *SHORT, "--to", file)
    before = file.read_bytes()

    result = run("train", mine, *SHORT, "--seed", "2", "--to", file)

    assert result.exit_code == 2
    assert "is there already; nothing was overwritten" in words(result)
    assert "round" not in result.output
    assert file.read_bytes() == before


def test_a_search_goes_on_from_the_rounds_of_a_file(mine: Path, run: Run, tmp_path: Path) -> None:
    """To the same player; a file of another search is refused, and so is one that is none."""
    kept = tmp_path / "rounds.txt"
    whole = run("train", mine, *SHORT, "--resume", kept)
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines[:3]), "utf-8")

    again = run("train", mine, *SHORT, "--resume", kept)

    assert len(lines) == 4
    assert again.output == whole.output
    assert kept.read_text("utf-8") == "".join(lines)
    assert "is of another search" in words(run("train", mine, *SHORT, "--seed", "9", "--resume", kept))
    kept.write_text(f"{lines[0]}nonsense\n", "utf-8")
    assert "is of another search" in words(run("train", mine, *SHORT, "--resume", kept))


def test_a_player_is_trained_in_several_packs(mine: Path, run: Run, tmp_path: Path) -> None:
    """By turns: it is another than in the first one alone; rounds of the one search are none of the other."""
    kept = tmp_path / "rounds.txt"
    alone = run("train", mine, *SHORT, "--resume", kept)
    (mine / "rules.yaml").write_text("kind: rules\nid: quick\ntitle: Quick\nend: {rounds: 3}\n", "utf-8")
    both = run("train", "maneuvers", "--also", mine, *SHORT)

    assert (alone.exit_code, both.exit_code) == (0, 0)
    assert both.output != run("train", "maneuvers", *SHORT).output
    assert "is of another search" in words(run("train", "maneuvers", "--also", mine, *SHORT, "--resume", kept))


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--hold", "luck"), "no weight 'luck'"),
        (("--player", "nobody"), "no player 'nobody'; there are: bold, careful, first"),
        (("--against", "nobody"), "no player 'nobody'"),
        (("--scenario", "nowhere"), "no scenario 'nowhere'"),
        (("--also", "survive"), "these packs are of maneuvers and survive"),
    ],
)
def test_what_cannot_be_searched_for_is_refused(mine: Path, options: tuple[str, ...], why: str, run: Run) -> None:
    """Status 2, in a sentence."""
    result = run("train", mine, *SHORT, *options)

    assert result.exit_code == 2
    assert why in words(result)


def test_a_game_whose_players_are_no_documents_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Status 2: of a game that is begun, whose kinds have no player yet."""
    monkeypatch.setattr("engine.battles.styles.kinds_of", lambda _system: {})
    result = run("train", CONTENT / "survive", *SHORT)

    assert result.exit_code == 2
    assert "are no documents yet" in words(result)
