"""A battle that is over, on its page: what may be asked of it, found once, and kept while it stays."""

from pathlib import Path
from typing import Any

from streamlit.testing.v1 import AppTest

from engine.execution.playing import PlayedByHand
from engine.experiments.courses import course_of
from engine.experiments.reviews import TRIES, missed_in
from schemas.packs.packs import Pack
from studio.jobs.by_hand import begun
from studio.jobs.table import Table
from tests.engine.conftest import packs
from tests.studio.blunders import blundered, given_up
from tests.studio.pages.pages import opened, press, shipped_pack
from tests.studio.pages.test_battle import PATIENCE_S, components, fought

__all__ = ["packs"]
TURN, MISSED = "Where it turned", "What was missed"


def asked(page: AppTest) -> set[str]:
    """What may be asked of the battle."""
    return {button.label for button in page.button} & {TURN, MISSED}


def found(page: AppTest, place: str, name: str) -> AppTest:
    """The page once something was found."""
    assert job_of(page, place, name).ended.wait(PATIENCE_S)
    return page.run()


def job_of(page: AppTest, place: str, name: str) -> Any:
    return page.session_state[f"{place}:review"].asked[name][0]


def played(folder: Path, system: str = "maneuvers", answers: int = 6) -> AppTest:
    """The page with a battle that waits for its next answer."""
    page = opened("battle", shipped_pack(folder, system))
    page.session_state["battle:view"] = "Play it yourself"
    page = page.run()
    pack = page.session_state["session"].pack
    page.session_state["play:table"] = Table(begun(blundered(pack, answers)), "")
    return page.run()


def test_of_a_battle_between_players_only_its_turn_is_asked(tmp_path: Path) -> None:
    """It is found beside the page, kept as often as the page is drawn, and gone with the next battle."""
    page = fought(opened("battle", shipped_pack(tmp_path, "maneuvers")))
    assert asked(page) == {TURN}
    before = components(page)

    page = found(press(page, TURN), "battle", "turn")
    job = job_of(page, "battle", "turn")

    assert not page.exception
    assert components(page) == before + 1
    assert job_of(page.run(), "battle", "turn") is job
    assert len(job.result.course.ways) == job.result.course.outcome.result.turns

    page = fought(press(page, "Next seed"))
    assert job.cancelled
    assert page.session_state["battle:review"].asked == {}
    assert components(page) == before
    assert page.session_state["battle:replay"][-1].header["seed"] == 2


def test_of_a_battle_by_hand_both_are_asked_once_it_is_over(tmp_path: Path) -> None:
    """Before, nothing is; what is taken back takes away what was found, and ends what is being looked for."""
    page = played(tmp_path)
    assert asked(page) == set()
    page = press(page, "Resign")
    assert asked(page) == {TURN, MISSED}

    page = found(press(page, MISSED), "play", "missed")
    job = job_of(page, "play", "missed")
    assert job.result.looked_at.done == 6

    page = press(page, "Take back")
    assert asked(page) == set()
    assert job.cancelled
    page = press(page, "Resign")
    assert page.session_state["play:review"].asked == {}


def test_what_is_looked_for_can_be_ended(tmp_path: Path) -> None:
    """With a button of its own; what was found up to then is there, and can be looked for again, by more tries."""
    page = press(played(tmp_path, answers=20), "Resign")
    page = page.selectbox(key="play:tries").select(960).run()
    page = press(page, MISSED)
    job = job_of(page, "play", "missed")
    assert next(one for one in page.button if one.label == MISSED).disabled

    page = found(press(page, "Cancel"), "play", "missed")
    assert job.cancelled
    assert job.result.looked_at.done < 20
    assert page.session_state["play:review"].asked["missed"][1] == 960
    assert not next(one for one in page.button if one.label == MISSED).disabled


def test_a_battle_with_a_searching_player_says_why_nothing_is_told(tmp_path: Path) -> None:
    """In a sentence, in place of the buttons."""
    page = opened("battle", shipped_pack(tmp_path, "maneuvers"))
    page.session_state["battle:view"] = "Play it yourself"
    page.session_state["play:b:player"] = "search:50"
    page = press(press(page.run(), "Play"), "Resign")

    assert asked(page) == set()
    assert any("where a player searches" in one.value for one in page.caption)


def with_log(folder: Path, game: PlayedByHand) -> AppTest:
    """The page with the log of a battle that was opened."""
    page = opened("battle", shipped_pack(folder, "maneuvers"))
    page.session_state["battle:view"] = "Open a log"
    log = game.battle().jsonl().encode()
    return page.run().file_uploader[0].upload("mine.jsonl", log, "application/jsonl").run()


def test_a_log_that_is_opened_is_looked_back_at_too(packs: dict[str, Pack], tmp_path: Path) -> None:
    """With the figures that the engine finds by as many tries as the command line takes."""
    game = given_up(packs["maneuvers"], 8)
    page = with_log(tmp_path, game)
    assert asked(page) == {TURN, MISSED}

    page = found(press(page, TURN), "log", "turn")
    page = found(press(page, MISSED), "log", "missed")

    turned, missed = (job_of(page, "log", name).result for name in ("turn", "missed"))
    assert turned.ways == course_of(game.simulation, game.order, TRIES).ways
    assert missed.found == missed_in(game.simulation, game.order, TRIES)
    assert missed.found

    again = given_up(packs["maneuvers"], 9).battle().jsonl().encode()
    page = page.file_uploader[0].upload("other.jsonl", again, "application/jsonl").run()
    assert page.session_state["log:review"].asked == {}


def test_a_log_of_the_pack_as_it_was_is_not_believed(packs: dict[str, Pack], tmp_path: Path) -> None:
    """It says which line is at fault, and may be asked again."""
    page = with_log(tmp_path, given_up(packs["maneuvers"], 2))
    session: Any = page.session_state["session"]
    entry = next(one for one in session.entries("character") if one.id == "haig")
    assert session.put(entry.at("name"), "Another", "Rename")

    page = found(press(page.run(), TURN), "log", "turn")

    assert not page.exception
    assert "the pack at hand is" in page.warning[-1].value
    assert not next(one for one in page.button if one.label == TURN).disabled


def test_the_same_battle_anew_ends_what_is_looked_for(tmp_path: Path) -> None:
    """Nobody waits for what was missed in one that is no more; one that was given up begins like any other."""
    page = press(press(played(tmp_path, answers=20), "Resign"), MISSED)
    job = job_of(page, "play", "missed")

    page = press(page, "Again")

    assert job.cancelled
    assert asked(page) == set()
    assert not page.session_state["play:table"].hand.played.is_over
