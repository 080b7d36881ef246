"""Test battles of SURVIVE on their page: a level, a Mob for each of its corners, and what came of it."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import labelled, opened, press, shipped_pack
from tests.studio.pages.test_battle_seats import PLACES, Chart, Here


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AppTest:
    """The page of test battles, fought where it is."""
    for place in PLACES:
        monkeypatch.setattr(f"{place}.worker_pool", Here)
    return opened("battle", shipped_pack(tmp_path, "survive"))


def at_level(page: AppTest, keys: str, level: str) -> AppTest:
    found = page.selectbox(key=f"{keys}:scenario").select(level).run()
    assert not found.exception
    return found


def labels(page: AppTest) -> list[str]:
    return [one.label for one in page.selectbox]


def test_a_level_asks_for_the_players_of_its_corners(page: AppTest) -> None:
    """First Blood is for two, and names its Mobs; Rush Hour is for four."""
    two = at_level(page, "battle", "first_blood")
    assert labels(two) == ["Level", "Player of south west", "Player of north east"]
    told = [each.value.replace("\N{WORD JOINER}", "") for each in two.caption]
    assert any("The level fixes who is there, south west: " in words for words in told)

    four = at_level(two, "battle", "rush_hour")
    corners = ("south west", "north west", "north east", "south east")
    assert labels(four) == ["Level", *(f"Player of {corner}" for corner in corners)]


def test_a_level_is_fought_and_its_verdict_names_the_mob_and_its_corner(page: AppTest) -> None:
    """Every corner of the level has its survivors in the verdict, and turns are counted."""
    page = press(at_level(page, "battle", "first_blood"), "Fight")

    result = page.session_state["battle:shown"].job.result.result
    assert set(result.scores) == {"south_west", "north_east"}
    assert page.header[0].value.endswith(("after 1 turn", "after 2 turns"))
    assert f" wins the level by {result.ending}, " in page.header[0].value
    assert any("level First Blood" in each.value for each in page.caption)


def test_many_battles_of_a_level_take_the_corners_in_turn(page: AppTest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both Mobs of a level for two start at both corners; lengths are in turns, margins in survivors."""
    drawn: list[Chart] = []
    monkeypatch.setattr("studio.pages.battle.show_charts", lambda _key, *shown: drawn.extend(shown))
    page.session_state["battle:view"] = "Many battles"
    page = at_level(page.run(), "trial", "first_blood")

    page = press(labelled(page.selectbox, "Known to").select(0.05).run(), "Start")

    trial = page.session_state["trial:shown"].trial
    assert trial.form.seats == ("south_west", "north_east")
    rates, lengths, margins, _ = drawn
    assert len(rates["rows"]) == 1
    assert (lengths["unit"], margins["unit"]) == ("turns", "survivors, first mob less second")
