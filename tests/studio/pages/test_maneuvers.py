"""The pages of maneuvers, squads and fights without a browser."""

from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from studio.browser.words import JOINER
from studio.games.maneuvers.editors import MINUS
from tests.studio.pages.pages import entry_on, labelled, opened, press, put, session_on, shipped_pack
from tests.studio.pages.test_battle_seats import Here

FIRST = "maneuvers/aid_ally.yaml"


def page_of(key: str, folder: Path) -> AppTest:
    return opened(key, shipped_pack(folder, "maneuvers"))


def words(page: AppTest) -> list[str]:
    """Return what a reader sees of the sentences on a page."""
    shown = [one.value.replace("\\", "").replace(JOINER, "") for one in (*page.markdown, *page.caption)]
    return [one.removeprefix(":material/format_quote: ") for one in shown]


def keyed(page: AppTest, key: str) -> Any:
    return next(one for one in page.button if (one.key or "").startswith(key))


def test_a_step_is_added_changed_and_undone(tmp_path: Path) -> None:
    """A changed step says at once what it does; with every step undone the text is what it was."""
    page = page_of("maneuvers", tmp_path)
    before = session_on(page).workspace.files[FIRST]
    assert "You miss your next action." in words(page)

    page = keyed(page, "add gain:").click().run()
    assert not page.exception
    assert entry_on(page, FIRST).value(("effect", 2)) == {"type": "gain", "side": "own", "dice": 1}
    page = labelled(page.number_input, "Dice").set_value(2).run()

    assert "Your squad loses 2d6 points." in words(page)
    assert len(session_on(page).workspace.history.done) == 2
    page = press(press(page, "Undo"), "Undo")
    assert session_on(page).workspace.files[FIRST] == before


def test_the_odds_stand_beside_the_steps_as_they_are(tmp_path: Path) -> None:
    """A die lost is 3.5 points on average, two are 7, by whatever lead; equals earn the Reward in 7 of 12."""
    page = page_of("maneuvers", tmp_path)
    [table] = [one for one in words(page) if one.startswith("| Lead")]
    assert f"| equal | 58.3 % | 7/12 | {MINUS}3.50 | 0 | {MINUS}3.50 |" in table

    page = labelled(page.number_input, "Dice").set_value(2).run()
    page = labelled(page.selectbox, "Your roll").select(1).run()

    [table] = [one for one in words(page) if one.startswith("| Lead")]
    assert f"| equal | 74.5 % | 161/216 | {MINUS}7.00 |" in table


def test_steps_change_places(tmp_path: Path) -> None:
    """The second of the Effect becomes the first, and the line moves as it is written."""
    page = page_of("maneuvers", tmp_path)
    lines = session_on(page).workspace.files[FIRST].decode().splitlines()
    at = lines.index("effect:")

    page = next(one for one in page.button if one.label == "Move up" and ":effect.1" in (one.key or "")).click().run()

    after = session_on(page).workspace.files[FIRST].decode().splitlines()
    assert after == [*lines[: at + 1], lines[at + 2], lines[at + 1], *lines[at + 3 :]]


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (("effect",), "run"),
        (("effect",), [3, {"type": "jump"}]),
        (("reward", 0), {"type": "damage"}),
        (("requires",), {"type": "ally"}),
        (("actor",), "melee"),
        (("waived_by",), ["exposed"]),
    ],
)
def test_a_maneuver_of_the_wrong_shape_is_shown_and_named(at: Any, value: Any, tmp_path: Path) -> None:
    """No trace: the form shows what stands there, and the mistake stands above it."""
    page = page_of("maneuvers", tmp_path)
    session_on(page).put(entry_on(page, FIRST).at(*at), value, "Spoil")

    page = page.run()

    assert not page.exception
    assert any("material/error" in one for one in words(page))


def test_a_step_for_a_target_that_nobody_names_says_how_to_name_one(tmp_path: Path) -> None:
    """The sentences stay; the switch beside them mends it. Rule: MN.COR.3."""
    page = page_of("maneuvers", tmp_path)
    page = labelled(page.selectbox, "Whom").select("target").run()
    assert any("nobody names a target" in one and "`aimed: true`" in one for one in words(page))
    assert "You miss your next action." in words(page)

    page = labelled(page.toggle, "Names a target").set_value(True).run()

    assert not any("nobody names" in one for one in words(page))


def test_a_squad_over_its_budget_is_told_what_its_members_cost(tmp_path: Path) -> None:
    """212 of 210: two points have to be saved. Rule: MN.HOUSE.8."""
    page = page_of("squads", tmp_path)
    session_on(page).put(entry_on(page, "rules.yaml").at("squad", "budget"), 210, "Set a budget")

    page = page.run()

    assert any("2 more than its budget of 210" in one for one in words(page))
    assert any("name cheaper members, 2 points less together: " in one for one in words(page))
    page = put(page, "Action value", 2)
    assert not any("more than its budget" in one for one in words(page))


def test_a_member_too_many_is_said(tmp_path: Path) -> None:
    """A squad has four; who is added is somebody who is not in it. Rule: MN.GAP.25."""
    page = press(page_of("squads", tmp_path), "Add a member")

    members = entry_on(page, "squads/copperhead.yaml").value(("members",))
    assert len({*members}) == 5
    assert any("the squad has 5 members" in one.lower() for one in words(page))


def test_a_fight_tells_what_a_preparation_is_worth(tmp_path: Path) -> None:
    """A prepared position and a scouting squad have 3 each; an ambush is 6. Rule: MN.GAP.2."""
    page = page_of("fights", tmp_path)
    entry = entry_on(page, "fights/hold_the_stairs.yaml")
    for side, squad, preparation in (("a", "copperhead", "prepared_position"), ("b", "nightjar", "scouted")):
        session_on(page).put(entry.at(side), {"squad": squad, "location": 0, "preparation": preparation}, "Prepare")
    page = page.run()
    assert any("Nobody begins with the Edge" in one for one in words(page))

    page = labelled(page.selectbox, "Preparation").select("ambush").run()

    assert "Begins with a total of **6**" in words(page)
    assert any("Copperhead begins with 3 Edge" in one for one in words(page))


def test_a_fight_is_fought_and_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fight fixes both squads; the verdict names the winner, its grade and its total. Rule: MN.HOUSE.6."""
    monkeypatch.setattr("studio.ui.single_battle.worker_pool", Here)
    page = page_of("battle", tmp_path)
    page = page.selectbox(key="battle:scenario").select("lights_out").run()
    assert any("The fight fixes who is there, a: Nightjar; b: Lantern." in one for one in words(page))

    page = press(page, "Fight")

    result = page.session_state["battle:shown"].job.result.result
    verdict = page.header[0].value.replace("\\", "").replace(JOINER, "")
    assert f"({result.winner}) wins a {result.level} victory, {result.scores[result.winner]} to " in verdict
    assert verdict.endswith("rounds")
