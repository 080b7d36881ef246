"""Measure: what was chosen is what is fought, what was found is said, and kept while the page is drawn anew."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from streamlit.testing.v1 import AppTest

from musterpress import api
from tests.studio.pages.pages import bare_pack, opened, press, put, session_on, shipped_pack
from tests.studio.pages.test_battle_seats import Here


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured is measured where it is asked for."""
    monkeypatch.setattr("studio.ui.measuring.asking.worker_pool", Here)


def found(page: AppTest, keys: str = "profile") -> Any:
    """What was measured last."""
    return page.session_state[f"{keys}:shown"].job.result.measured.found


def few(page: AppTest) -> AppTest:
    return put(put(page, "Battles", 3), "Tries", 2)


def test_a_profile_says_what_kind_of_game_it_is(tmp_path: Path) -> None:
    """Of the scenario, the players, the battles and the seed that were chosen; it is marked once the pack changes."""
    page = opened("measure", shipped_pack(tmp_path, "maneuvers"))
    assert {one.label: one.value for one in page.number_input} == {"Battles": 60, "Tries": 16, "First seed": 1}
    page = page.selectbox(key="profile:scenario").select("lights_out").run()
    page = page.selectbox(key="profile:b:player").select("bold").run()
    page = press(put(few(page), "First seed", 9), "Start")

    [trial] = found(page).trials
    assert (trial.scenario, trial.pairings, trial.seed, trial.battles) == (
        "lights_out",
        (("nightjar", "lantern"),),
        9,
        3,
    )
    assert (trial.players, found(page).tries) == (("heuristic", "bold"), 2)
    assert page.header[0].value == f"Battles are {found(page).kind.value}."
    assert any("3 battles from seed 9 on" in each.value.replace("\\", "") for each in page.caption)
    assert len(page.get("bidi_component")) > 1
    assert not page.warning

    session = session_on(page)
    entry = next(one for one in session.entries("character") if one.id == "haig")
    assert session.put(entry.at("athletics"), 1, "Weaken")
    assert "changed since this was measured" in page.run().warning[0].value


def test_scenarios_in_turn_say_who_is_there(tmp_path: Path) -> None:
    """A force that was chosen for one scenario, or before, is none of all of them."""
    page = opened("measure", shipped_pack(tmp_path, "infantry"))
    assert "profile:a" not in {one.key for one in page.selectbox}
    page.session_state["profile:a"] = "ridge_watch"
    page = press(few(page), "Start")

    assert [trial.pairings for trial in found(page).trials] == [
        (("third_section", "ridge_watch"),),
        (("ghost_patrol", "breach_party"),),
        (("third_section", "breach_party"),),
    ]


def test_forces_and_a_map_can_be_chosen_where_no_scenario_says_them(tmp_path: Path) -> None:
    """Of 7 Seconds red is one faction against all others, on one map."""
    page = opened("measure", shipped_pack(tmp_path))
    page = page.selectbox(key="profile:red").select("zane").run()
    page = page.selectbox(key="profile:map").select("cinder_flats").run()
    page = press(few(page), "Start")

    [trial] = found(page).trials
    assert trial.pairings == (("zane", "new_tokyo"), ("zane", "puc"))
    assert trial.maps == ("cinder_flats",)


def test_a_pack_without_forces_says_what_it_lacks(tmp_path: Path) -> None:
    """There is a sentence and no exception."""
    page = press(opened("measure", bare_pack(tmp_path)), "Start")

    assert "faction" in page.warning[0].value
    assert not page.exception


def measured(page: AppTest) -> AppTest:
    page.session_state["measure:view"] = "Does it depend on who plays"
    return put(page.run(), "Battles", 8)


def test_styles_that_were_chosen_meet_in_all_scenarios(tmp_path: Path) -> None:
    """Two of them, in all three fights; any row can be looked at."""
    page = measured(opened("measure", shipped_pack(tmp_path, "maneuvers")))
    [pills] = page.button_group[1:]
    page = press(pills.set_value(["heuristic", "bold"]).run(), "Start")

    found_here = found(page, "styles")
    assert (found_here.trial.styles, found_here.trial.battles) == (("heuristic", "bold"), 8)
    assert (found_here.by, len(found_here.standings)) == ("scenario", 6)
    assert page.header[0].value.startswith("None of 6 depends on who plays")
    [look] = [one for one in page.selectbox if one.label == "Look at"]
    assert look.options[0].startswith("Hold the Stairs: a, copperhead against nightjar")
    assert not look.set_value(3).run().exception


def test_all_styles_of_a_pack_meet_where_none_is_chosen(tmp_path: Path) -> None:
    """In a scenario alone, whose rows are its sides."""
    page = measured(opened("measure", shipped_pack(tmp_path, "maneuvers")))
    page = page.selectbox(key="styles:scenario").select("lights_out").run()
    [pills] = page.button_group[1:]
    page = press(pills.set_value([]).run(), "Start")

    found_here = found(page, "styles")
    assert found_here.trial.styles == ("heuristic", "bold", "careful", "first", "scorer", "steady")
    assert [row.name[0] for row in found_here.standings] == ["a", "b"]


def swept(page: AppTest) -> AppTest:
    page.session_state["measure:view"] = "What a number is worth"
    return put(page.run(), "Battles", 8)


def test_a_number_of_the_rules_is_fought_at_the_values_that_were_chosen(tmp_path: Path) -> None:
    """In the scenario that was chosen, the first one at first; the fields begin around what stands there."""
    page = swept(opened("measure", shipped_pack(tmp_path, "maneuvers")))
    page = page.selectbox(key="sweep:place").select("rules.total.points_floor").run()
    assert [one.value for one in page.number_input if one.label in {"From", "To"}] == [0, 2]
    page = page.selectbox(key="sweep:place").select("rules.end.rounds").run()
    fields = {one.label: one.value for one in page.number_input}
    assert (fields["From"], fields["To"], fields["Step"]) == (6, 10, 1)
    page = page.selectbox(key="sweep:scenario").select("lights_out").run()
    page = press(put(put(put(page, "From", 2), "To", 8), "Step", 3), "Start")

    worth = found(page, "sweep")
    assert worth.values.labels == ("2", "5", "8")
    assert (worth.trial.scenario, worth.trial.battles) == ("lights_out", 8)
    assert page.header[0].value.replace("\\", "") == "rules.end.rounds, which is 8"
    assert not page.exception


def test_yes_and_no_need_no_fields(tmp_path: Path) -> None:
    """Both are fought; of parameters that are words none is offered, and of tables their numbers are."""
    page = swept(opened("measure", shipped_pack(tmp_path, "maneuvers")))
    page = page.selectbox(key="sweep:place").select("rules.order.each_round").run()
    assert "From" not in {one.label for one in page.number_input}
    page = press(page, "Start")

    assert found(page, "sweep").values.labels == ("false", "true")
    offered = page.selectbox(key="sweep:place").options
    assert "end.rounds (8)" in offered
    assert [one for one in offered if one.startswith("check.fallout")] == [
        "check.fallout.0.least (4)",
        "check.fallout.1.least (2)",
        "check.fallout.2.least (0)",
    ]
    assert not any(one.startswith(("advantage.stacking", "squad.budget")) for one in offered)


def test_what_are_no_values_and_what_has_no_rules_is_said(tmp_path: Path) -> None:
    """In a sentence each."""
    page = swept(opened("measure", shipped_pack(tmp_path, "maneuvers")))
    page = page.selectbox(key="sweep:place").select("rules.end.rounds").run()
    page = press(put(page, "From", 20), "Start")
    assert "is no span" in page.warning[0].value

    bare = opened("measure", bare_pack(tmp_path, "maneuvers"))
    bare.session_state["measure:view"] = "What a number is worth"
    assert "no rules of its own" in bare.run().info[0].value


def tuned(page: AppTest, *places: str) -> AppTest:
    """The page with numbers that may change, in Lights Out."""
    page.session_state["measure:view"] = "Numbers to an aim"
    page = page.run().selectbox(key="numbers:scenario").select("lights_out").run()
    return put(page.multiselect(key="numbers:places").set_value([*places]).run(), "Battles", 60)


def test_numbers_are_tuned_to_the_aims_of_both_sides_and_taken(tmp_path: Path) -> None:
    """As the command does with these values, sides and styles; taking them is one step, which can be undone."""
    root = shipped_pack(tmp_path, "maneuvers")
    page = tuned(opened("measure", root), "rules.end.rounds", "rules.total.points_floor")
    assert {one.label: one.value for one in page.number_input if "wins" in one.label} == {
        "A squad wins, %": 50,
        "B squad wins, %": 50,
    }
    page = put(page, "A squad wins, %", 10)
    to, *_ = (one for one in page.number_input if one.label == "To")
    page = to.set_value(3).run()
    first, *_ = (one for one in page.number_input if one.label == "From")
    page = first.set_value(2).run()
    [pills] = page.button_group[1:]
    page = press(pills.set_value(["heuristic", "bold"]).run(), "Start")

    order = found(page, "numbers").order
    pack = api.load(root)
    values = {"rules.end.rounds": (2, 3), "rules.total.points_floor": (0, 1, 2)}
    told = api.tune_numbers(pack, values, {"a": 0.1}, battles=60, scenario="lights_out", styles=("heuristic", "bold"))
    assert {each.place: each.values for each in order.ranges} == values
    assert order.aims == {"a": 0.1}
    assert found(page, "numbers").proposal == told.proposal != {}
    assert [*page.session_state["numbers:shown"].job.result.measured.rows] == [*told.rows]
    assert "becomes" in page.header[0].value

    before = (root / "rules.yaml").read_bytes()
    page = press(page, f"Take {'these values' if len(told.proposal) > 1 else 'this value'}")
    now = session_on(page).workspace
    taken = yaml.safe_load(now.files["rules.yaml"])
    for place, value in told.proposal.items():
        _, part, name = place.split(".")
        assert taken[part][name] == value
    assert now.dirty() == ("rules.yaml",)
    assert now.undo().files["rules.yaml"] == before
    assert "changed since this was measured" in page.warning[-1].value


def test_no_number_chosen_is_said(tmp_path: Path) -> None:
    """Nothing is fought, and a sentence says what is missing."""
    page = press(tuned(opened("measure", shipped_pack(tmp_path, "maneuvers"))), "Start")

    assert "choose a number that may change first" in page.warning[0].value


def test_numbers_of_a_scenario_can_be_tuned_and_go_with_it(tmp_path: Path) -> None:
    """Those of the scenario that is chosen are offered; another one's are not chosen any more."""
    page = opened("measure", shipped_pack(tmp_path, "infantry"))
    page.session_state["measure:view"] = "Numbers to an aim"
    page = page.run().selectbox(key="numbers:scenario").select("the_ford").run()
    [numbers] = page.multiselect
    points = "scenario.the_ford.b.objectives.0.points"
    assert f"{points} (150)" in numbers.options
    page = numbers.set_value([points]).run()
    assert page.multiselect[0].value == [points]
    assert [one.value for one in page.number_input if one.label == "From"] == [148]
    page = page.selectbox(key="numbers:scenario").select("night_swim").run()
    assert page.multiselect[0].value == []
