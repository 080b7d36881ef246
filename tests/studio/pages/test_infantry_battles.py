"""Test battles of infantry on their page: a scenario with its own map and squads, or a meeting on any map."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import opened, press, shipped_pack
from tests.studio.pages.test_battle_seats import PLACES, Here
from tests.studio.pages.test_survive_battles import at_level, labels


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AppTest:
    """The page of test battles, fought where it is."""
    for place in PLACES:
        monkeypatch.setattr(f"{place}.worker_pool", Here)
    return opened("battle", shipped_pack(tmp_path, "infantry"))


def test_a_scenario_names_map_and_squads_and_is_fought(page: AppTest) -> None:
    """A meeting asks for both squads and the map; a scenario leaves the players to choose. Rule: IN.HOUSE.10."""
    assert labels(page)[:4] == ["Scenario", "A side", "B side", "Map"]
    page = at_level(page, "battle", "night_swim")
    assert labels(page)[:3] == ["Scenario", "Player of a", "Player of b"]

    page = press(page, "Fight")

    result = page.session_state["battle:shown"].job.result.result
    assert "Night Swim" in " ".join(each.value for each in page.caption)
    assert page.header[0].value.endswith(f"after {result.turns} turns")
    assert {*result.scores} == {"a", "b"}
