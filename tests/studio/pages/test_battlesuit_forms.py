"""Soldiers, forces and scenarios of Battlesuit on their pages, without a browser."""

from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from schemas.kinds import kinds_of
from studio.systems import STUDIO
from tests.studio.pages.pages import entry_on, labelled, opened, press, put, session_on, shipped_pack

FORMS = {(system, kind): form for system, record in STUDIO.items() for kind, form in record.forms.items()}


def at_work(key: str, folder: Path) -> AppTest:
    page = opened(key, shipped_pack(folder, "battlesuit"))
    assert not page.exception
    return page


def said(page: AppTest) -> str:
    return "\n".join(one.value for one in page.markdown)


def pick(page: AppTest, label: str, option: str) -> AppTest:
    labelled(page.selectbox, label).select(option)
    page = page.run()
    assert not page.exception
    return page


def toggle(page: AppTest, label: str, *words: str) -> AppTest:
    labelled(page.button_group, label).set_value([*words])
    page = page.run()
    assert not page.exception
    return page


@pytest.mark.parametrize("row", FORMS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_every_form_of_the_table_is_one_of_a_kind(row: Any) -> None:
    """Each row names a kind of its system and a function that can be loaded."""
    system, kind = row
    assert kind in kinds_of(system)
    assert callable(FORMS[row]())


def test_a_track_that_gets_better_is_marked_and_fixed(tmp_path: Path) -> None:
    """Assault attacks with 8 8 7 5 2; with 9 under d3 it is illegal, and 7 is nearest."""
    page = put(at_work("cards", tmp_path), "Attack under d3", 9)
    assert "Cheapest fix: attack d3 to 7" in said(page)
    assert entry_on(page, "soldiers/assault.yaml").loaded is None

    page = press(page, "Fix")

    assert entry_on(page, "soldiers/assault.yaml").value(("attack",)) == [8, 8, 7, 7, 2]
    assert "Cheapest fix" not in said(page)
    assert labelled(page.number_input, "Attack under d3").value == 7


def test_abilities_come_and_go(tmp_path: Path) -> None:
    """A list that is not there is begun, and goes when it is empty."""
    page = toggle(at_work("cards", tmp_path), "Abilities", "stealth", "leads")
    assert entry_on(page, "soldiers/assault.yaml").value(("abilities",)) == ["stealth", "leads"]

    page = toggle(page, "Abilities")

    assert "abilities" not in entry_on(page, "soldiers/assault.yaml").data


def test_a_force_is_counted_as_it_is_built(tmp_path: Path) -> None:
    """The Gatehouse Squad costs 120 of 120; two soldiers more of 10 are 20 too many, and the fix leaves out two."""
    page = at_work("forces", tmp_path)
    assert "**120 of 120** ✓" in "\n".join(one.proto.text for one in page.get("progress"))

    page = put(page, "How many of soldiers 2 of squad 1", 7)

    assert "**140 of 120**, 20 too many" in "\n".join(one.proto.text for one in page.get("progress"))
    assert "20 more than its budget" in said(page)
    page = press(page, "Fix")
    assert "more than its budget" not in said(page)


def test_squads_and_lines_are_added(tmp_path: Path) -> None:
    """A second squad begins empty, and its soldiers go on with the letters."""
    page = press(at_work("forces", tmp_path), "Add a squad")
    name = session_on(page).entries("force")[0].focus.name
    assert entry_on(page, name).value(("squads", 1)) == {"name": "Squad 2", "soldiers": [], "units": []}

    adders = [one for one in page.button if one.label == "Add soldiers"]
    adders[1].click()
    page = page.run()

    assert entry_on(page, name).value(("squads", 1, "soldiers", 0, "card")) == "assault"
    assert "K" in [one.value for one in page.markdown]


def test_a_scenario_says_how_its_pools_compare(tmp_path: Path) -> None:
    """Crossroads is fought 120 against 120: no holding action, which asks for five to four. Rule: BS.DYO.3."""
    page = at_work("scenarios", tmp_path)
    assert "defender's pool" not in said(page)

    page = pick(page, "Kind of battle", "Holding action: Blue attacks")

    crossroads = entry_on(page, "scenarios/crossroads.yaml")
    assert (crossroads.value(("type",)), crossroads.value(("attacker",))) == ("holding_action", "blue")
    assert "The attacker has 1 times the defender's pool" in said(page)


def test_optional_rules_are_pressed(tmp_path: Path) -> None:
    """What was in play stays where it was; glow is no optional rule and stays too."""
    page = toggle(at_work("scenarios", tmp_path), "Optional rules in play", "drones", "facing")

    rules = entry_on(page, "scenarios/crossroads.yaml").value(("special_rules",))
    assert {one.get("rule", one["type"]) for one in rules} == {"drones", "facing", "glow"}
    assert not session_on(page).diagnostics_of("scenarios/crossroads.yaml")


def test_conditions_are_added_by_type(tmp_path: Path) -> None:
    """The menu adds the least condition of its type, and the page has its fields at once."""
    page = press(at_work("scenarios", tmp_path), "Denial")
    assert entry_on(page, "scenarios/crossroads.yaml").value(("victory", 2, "type")) == "denial"

    at = next(one for one in page.text_input if one.label == "At")
    at.set_value("A-I-09, B-I-10").run()

    assert entry_on(page, "scenarios/crossroads.yaml").value(("victory", 2, "at")) == ["A-I-09", "B-I-10"]


def test_reinforcements_and_outposts_are_added(tmp_path: Path) -> None:
    """Each begins with the last soldier on Red's roster; the second asks for the only engineer again, and is told."""
    page = press(at_work("scenarios", tmp_path), "Add reinforcements")
    page = press(page, "Add an outpost")

    crossroads = entry_on(page, "scenarios/crossroads.yaml")
    wave, outpost = crossroads.value(("setup", "detachments"))
    assert wave == {"how": "enters", "side": "red", "edges": ["north"], "turn": 2, "soldiers": [{"card": "engineer"}]}
    assert (outpost["how"], outpost["edge"], outpost["depth_points"]) == ("deploys", "north", 6)
    assert [one.code for one in session_on(page).diagnostics_of("scenarios/crossroads.yaml")] == ["not-in-force"]
    assert "**Detachment 2**" in said(page)


def test_levels_and_early_ends_are_added(tmp_path: Path) -> None:
    """Lists that are not there are begun; the number of a level is changed in its line."""
    page = press(at_work("scenarios", tmp_path), "Add a level")
    page = put(page, "Lead of victory 1", 12)
    page = press(page, "Losses")

    crossroads = entry_on(page, "scenarios/crossroads.yaml")
    assert crossroads.value(("levels",)) == [{"level": "minor", "lead_vp": 12}]
    assert crossroads.value(("ends_early", 0, "type")) == "losses"
    assert not session_on(page).diagnostics_of("scenarios/crossroads.yaml")


@pytest.mark.parametrize("name", ["the_pathfinder", "three_chimneys", "static"])
def test_every_new_part_has_its_fields(name: str, tmp_path: Path) -> None:
    """Scenarios with waves, outposts, targets, mines in an area, levels and early ends are drawn whole."""
    root = shipped_pack(tmp_path, "battlesuit")
    for path in root.glob("scenarios/*.yaml"):
        if path.stem != name:
            path.unlink()

    page = opened("scenarios", root)

    assert not page.exception
    assert [one for one in page.selectbox if one.label == "Victory 1"]
