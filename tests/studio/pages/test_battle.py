"""Test battle: battles of the pack in memory, and sentences where there can be none."""

from pathlib import Path
from typing import Any

from streamlit.testing.v1 import AppTest
from typer.testing import CliRunner

from musterpress.cli import build_app
from tests.studio.pages.pages import bare_pack, opened, shipped_pack

PATIENCE_S = 120


def pressed(page: AppTest, label: str) -> AppTest:
    (button,) = (one for one in page.button if one.label == label)
    return button.click().run()


def ended(page: AppTest, shown: str) -> AppTest:
    """The page after its job has ended."""
    job: Any = page.session_state[shown].job
    assert job.ended.wait(PATIENCE_S)
    return page.run()


def components(page: AppTest) -> int:
    return len(page.get("bidi_component"))


def fought(page: AppTest) -> AppTest:
    return ended(pressed(page, "Fight"), "battle:shown")


def test_a_battle_says_who_won_and_shows_its_replay(tmp_path: Path) -> None:
    """The head is the result, below it the seed, and a replay of the log."""
    page = fought(opened("battle", shipped_pack(tmp_path)))

    assert not page.exception
    assert " after " in page.header[0].value
    assert any("Seed 1 on" in one.value for one in page.caption)
    assert components(page) >= 1


def test_the_text_that_is_not_saved_is_what_fights(tmp_path: Path) -> None:
    """After a faction was renamed in memory the result names it so, and then the pack has not changed for battles."""
    page = opened("battle", shipped_pack(tmp_path))
    session: Any = page.session_state["session"]
    for entry in session.entries("faction"):
        assert session.put(entry.at("name"), f"The {entry.id} of memory", "Rename")

    page = fought(page.run())

    assert "of memory" in page.header[0].value
    assert not page.warning


def test_a_battle_of_the_pack_as_it_was_is_marked(tmp_path: Path) -> None:
    """Once stats are changed, the battle on the page is no longer one of this pack, and it says so."""
    page = fought(opened("battle", shipped_pack(tmp_path)))
    session: Any = page.session_state["session"]
    (zane,) = (entry for entry in session.entries("faction") if entry.id == "zane")
    assert session.put(zane.at("stats", "reserve", "armour"), 1, "Weaken")

    page = page.run()

    assert "changed since" in page.warning[0].value


def test_the_next_seed_is_another_battle(tmp_path: Path) -> None:
    """Seed 2 follows seed 1, in the field and in the battle."""
    page = ended(pressed(fought(opened("battle", shipped_pack(tmp_path))), "Next seed"), "battle:shown")

    [seed] = [field for field in page.number_input if field.label == "Seed"]
    assert seed.value == 2
    assert any("Seed 2 on" in one.value for one in page.caption)


def test_the_next_seed_of_a_mission_is_another_battle_too(tmp_path: Path) -> None:
    """Where seeds were passed over until one drew the mission, the next one follows the one that drew it."""
    page = opened("battle", shipped_pack(tmp_path))
    page = fought(page.selectbox(key="battle:blue:card").select("tripwire").run())
    drawn = page.session_state["battle:shown"].job.result.order.seed
    assert drawn > 2

    page = ended(pressed(page, "Next seed"), "battle:shown")

    [seed] = [field for field in page.number_input if field.label == "Seed"]
    assert seed.value == drawn + 1
    assert page.session_state["battle:shown"].job.result.order.seed > drawn


def test_a_mission_is_had_by_a_seed_that_draws_it(tmp_path: Path) -> None:
    """Whoever chooses the mission Tripwire for blue gets a battle in which blue drew it."""
    page = opened("battle", shipped_pack(tmp_path))
    page = page.selectbox(key="battle:blue:card").select("tripwire").run()

    page = fought(page)

    assert any("Tripwire" in one.value for one in page.caption)


def test_a_pack_without_factions_says_what_it_lacks(tmp_path: Path) -> None:
    """There is a sentence for one battle and for many, and no exception."""
    page = pressed(opened("battle", bare_pack(tmp_path)), "Fight")
    page = ended(page, "battle:shown")
    assert "faction" in page.warning[0].value

    page.session_state["battle:view"] = "Many battles"
    page = pressed(page.run(), "Start")
    assert "There are no battles" in page.warning[0].value
    assert not page.exception


def test_many_battles_are_counted_by_faction_and_by_card(tmp_path: Path) -> None:
    """The trial, here of one map, ends with a summary and charts; no faction is named that was not there."""
    page = opened("battle", shipped_pack(tmp_path))
    page.session_state["battle:view"] = "Many battles"
    page = page.run()
    page = page.selectbox(key="trial:until").select(0.05).run()
    page = page.selectbox(key="trial:one").select("zane").run()
    page = page.selectbox(key="trial:map").select("ashford_hills").run()
    page = page.selectbox(key="trial:by").select("troop").run()
    page = pressed(page, "Start")
    assert page.session_state["trial:shown"].trial.maps == ("ashford_hills",)
    page.session_state["trial:shown"].job.cancel()

    page = ended(page, "trial:shown")

    assert not page.exception
    assert any("Broken off after" in one.value and "on 1 map;" in one.value for one in page.caption)


def test_a_trial_takes_a_number_and_a_seed(tmp_path: Path) -> None:
    """As many battles a pairing are fought as were asked for, on seeds from the one that was."""
    page = opened("battle", shipped_pack(tmp_path))
    page.session_state["battle:view"] = "Many battles"
    page = page.run()
    page = page.selectbox(key="trial:until").select(0.01).run()
    page = page.selectbox(key="trial:one").select("zane").run()
    page = page.number_input(key="setting:trial:most").set_value(24).run()
    page = page.number_input(key="setting:trial:seed").set_value(500).run()
    page = ended(pressed(page, "Start"), "trial:shown")

    shown = page.session_state["trial:shown"]
    assert shown.job.result.battles == 24 * len(shown.trial.pairings)
    assert any("Ended after" in one.value and "seeds from 500 on" in one.value for one in page.caption)


def test_a_campaign_is_the_one_the_command_line_fights(tmp_path: Path) -> None:
    """Told in the same words, with the same rows, and its battles can be looked at; other games have none."""
    page = opened("battle", shipped_pack(tmp_path))
    page.session_state["battle:view"] = "Campaign"
    page = page.run()
    page = page.selectbox(key="campaign:red").select("puc").run()
    page = page.selectbox(key="campaign:blue").select("zane").run()
    page = page.number_input(key="setting:campaign:most").set_value(2).run()
    page = page.number_input(key="setting:campaign:seed").set_value(7).run()
    page = ended(pressed(page, "Fight"), "campaign:shown")

    found = page.session_state["campaign:shown"].job.result
    asked = ["campaign", "seven_seconds", "--red", "puc", "--blue", "zane", "--battles-max", "2", "--seed", "7"]
    assert found.text() == CliRunner().invoke(build_app(), [*asked, "--format", "json"]).stdout.rstrip("\n")
    assert [*found.logs] == ["battle_01.jsonl", "battle_02.jsonl"]
    shown = components(page)
    page = page.selectbox(key="campaign:look").select("battle_02.jsonl").run()
    assert components(page) == shown + 1
    assert not page.exception

    page = opened("battle", shipped_pack(tmp_path, "maneuvers"))
    assert "Campaign" not in page.button_group[0].options


def test_a_searching_player_plays_against_a_person(tmp_path: Path) -> None:
    """Where the game has such players they are offered, and one answers the person's answers."""
    page = opened("battle", shipped_pack(tmp_path, "maneuvers"))
    page.session_state["battle:view"] = "Play it yourself"
    page.session_state["play:b:player"] = "search:50"
    page = pressed(page.run(), "Play")
    (player,) = (one for one in page.selectbox if one.label == "Player of b")
    table = page.session_state["play:table"]
    answers = len(table.hand.played.order.answers)

    assert not page.exception
    assert "Searching, 200 tries" in player.options
    assert table.answer({"op": "answer", "after": answers, "number": 1}) is None
    assert [each.player for each in table.hand.played.order.participants] == ["answered", "search:50"]
    assert len(table.hand.played.order.answers) > answers


def test_the_first_battle_of_the_rulebook_is_played_with_its_chapter(tmp_path: Path) -> None:
    """The text stands below the board as long as that battle is played, also again; another battle has none."""
    page = opened("battle", shipped_pack(tmp_path, "maneuvers"))
    page.session_state["battle:view"] = "Play it yourself"
    page = pressed(page.run(), "A first fight")
    words = "This is the first round of *Lights Out*"

    assert any(one.value.startswith(words) for one in page.markdown)
    assert any("as first plays it" in one.value for one in page.caption)
    order = page.session_state["play:table"].hand.played.order
    assert (order.scenario, order.seed) == ("lights_out", 23)

    page = pressed(page, "Again")
    assert any(one.value.startswith(words) for one in page.markdown)
    page = pressed(page, "Play")
    assert not any(one.value.startswith(words) for one in page.markdown)


def test_where_no_chapter_tells_a_battle_nothing_is_taught(tmp_path: Path) -> None:
    """There is no button, and no word of it."""
    folder = shipped_pack(tmp_path, "maneuvers")
    (folder / "chapters" / "a_first_fight.yaml").unlink()
    page = opened("battle", folder)
    page.session_state["battle:view"] = "Play it yourself"
    page = page.run()

    assert not any("learn it" in one.value for one in page.caption)
