"""`musterpress campaign`: a line for each battle, the same for the same seed."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from schemas.catalogues.saying import PSEUDO

Run = Callable[..., Result]
ORDER = ("campaign", "seven_seconds", "--red", "puc", "--blue", "zane", "--length", "short", "--seed", "7")


def test_each_battle_is_a_line(run: Run) -> None:
    """An opening, numbered battles, and the end."""
    opening, *battles, end = run(*ORDER).output.splitlines()

    assert opening == "puc (red) against zane (blue): a short campaign to 6 points or 4 battles won in a row, seed 7."
    assert [line.split(".")[0] for line in battles] == [str(number) for number in range(1, len(battles) + 1)]
    assert " wins the campaign by " in end


def test_a_campaign_is_told_in_a_language(run: Run) -> None:
    """The line of each chapter; ids of factions and maps are the same in every language."""
    opening, *_ = run(*ORDER, "--battles-max", "1", "--language", PSEUDO).output.splitlines()

    assert opening.startswith("puc (réèd) áàgáàíìnst zane (blúùéè): áà shóòrt cáàmpáàíìgn tóò 6 póòíìnts")


def test_the_same_seed_is_the_same_campaign(run: Run) -> None:
    """In plain and in compiled mode."""
    assert run(*ORDER, "--mode", "plain", "--battles-max", "1").output == run(*ORDER, "--battles-max", "1").output


def test_json_has_a_chapter_each(run: Run) -> None:
    """Every chapter cites its rules."""
    chapters = json.loads(run(*ORDER, "--format", "json").output)

    assert [chapter["event"] for chapter in chapters] == ["campaign", *["battle"] * (len(chapters) - 2), "end"]
    assert all(chapter["rules"] for chapter in chapters)


def test_the_logs_of_its_battles_are_true(tmp_path: Path, run: Run) -> None:
    """What a side carries into a battle stands in the header, so that each can be fought again."""
    assert run(*ORDER, "--battles-max", "3", "--logs", tmp_path).exit_code == 0

    logs = sorted(tmp_path.glob("*.jsonl"))
    assert [log.name for log in logs] == ["battle_01.jsonl", "battle_02.jsonl", "battle_03.jsonl"]
    assert [run("verify", log).exit_code for log in logs] == [0, 0, 0]


@pytest.mark.parametrize(
    "wrong", [("--length", "endless"), ("--red", "nobody"), ("--battles-max", "0"), ("--seed", str(2**62))]
)
def test_a_wrong_order_is_status_2(wrong: tuple[str, str], run: Run) -> None:
    """What is not there is said, and what there is."""
    assert run(*ORDER, *wrong).exit_code == 2


def test_a_campaign_may_stay_undecided(run: Run) -> None:
    """After the last battle that was allowed, it says so."""
    assert run(*ORDER, "--battles-max", "1").output.splitlines()[-1].startswith("Not decided after 1 battle: ")
