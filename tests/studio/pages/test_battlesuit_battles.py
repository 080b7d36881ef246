"""Test battles of Battlesuit on their page: a scenario with its own map and forces, or a meeting on any map."""

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
    return opened("battle", shipped_pack(tmp_path, "battlesuit"))


def test_a_scenario_leaves_no_map_and_no_force_to_choose(page: AppTest) -> None:
    """A meeting asks for both and for the map; a scenario names them (BS.SCN.3, BS.SCN.4)."""
    assert labels(page)[:4] == ["Scenario", "Red", "Blue", "Map"]
    assert not {"Red", "Blue", "Map"} & {*labels(at_level(page, "battle", "static"))}


@pytest.mark.prove
def test_a_scenario_is_fought_many_times_on_its_own_map(page: AppTest) -> None:
    """Each role has its rates, and no other map of the pack is tried."""
    page.session_state["battle:view"] = "Many battles"
    page = at_level(page.run(), "trial", "static")
    page = press(page.selectbox(key="trial:until").select(0.05).run(), "Start")

    shown = page.session_state["trial:shown"]
    assert shown.trial.maps == ()
    assert [row.name[0] for row in shown.job.result.standings] == ["blue", "red"]
