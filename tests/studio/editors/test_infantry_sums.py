"""Troopers, squads and sides of infantry in numbers, beside their forms."""

from dataclasses import replace
from typing import Any

import pytest

from studio.core.entries import Entry
from studio.core.session import Session
from studio.games.infantry.editors.squads import (
    last_dots,
    reach_at,
    side_facts,
    squad_sum,
    trooper_names,
    trooper_sum,
    weapon_names,
)
from tests.studio.shipped import session_of


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """The shipped pack; nothing is changed in it."""
    return session_of(tmp_path_factory.mktemp("infantry"), "infantry")


def entry(session: Session, name: str) -> Entry:
    found = session.entry(name)
    assert found is not None
    return found


def test_extra_ammunition_doubles_the_rounds(session: Session) -> None:
    """A rocket launcher comes with 2 rounds, and costs half its 291 PV again. Rules: IN.EXP.10, IN.HOUSE.8."""
    found = trooper_sum(session.pack, entry(session, "troopers/rocketeer.yaml"))

    assert found is not None
    assert [(one.name, one.rounds) for one in found.weapons] == [("Rocket Launcher", "4"), ("4 Hand Grenade", "")]
    assert {item.words: item.points for item in found.items} == {
        "a regular trooper": 80,
        "its Rocket Launcher": 291,
        "its extra ammunition": 146,
        "its armour": 20,
    }
    assert found.points == 80 + 291 + 146 + 20


def test_the_row_of_a_green_trooper_is_one_less(session: Session) -> None:
    """8 8 7 7 6 6 5 4 3 2 without armour; 10 points of lethal damage kill. Rules: IN.GAP.14, IN.XPR.3, IN.HOUSE.2."""
    found = trooper_sum(session.pack, entry(session, "troopers/loader.yaml"))

    assert found is not None
    assert found.ap == (7, 7, 6, 6, 5, 5, 4, 3, 2, 1)
    assert (found.armored, found.lethal) == ((), 10)


def test_weapons_are_offered_where_they_belong(session: Session) -> None:
    """No grenade is a primary weapon, and only what is made for it goes under a rifle. Rules: IN.CRW.1, IN.EXP.9."""
    assert "hand_grenade" in weapon_names(session.pack, "grenades")
    assert "hand_grenade" not in weapon_names(session.pack, "primary")
    assert [*weapon_names(session.pack, mountable=True)] == ["grenade_launcher"]
    assert weapon_names(None) == trooper_names(None) == {}


def test_a_squad_is_counted_with_its_crewed_weapons(session: Session) -> None:
    """Ridge Watch carries two, each with its crew. Rules: IN.CRW.4, IN.GAP.34."""
    found = squad_sum(session.pack, entry(session, "squads/ridge_watch.yaml"))

    assert found is not None
    assert (found.members, found.size, found.budget) == (8, 8, 1750)
    assert found.points <= found.budget
    assert len(found.crews) == 2
    assert all(need.crew >= 1 for need in found.crews)


def test_a_side_is_told_its_points_and_its_room(session: Session) -> None:
    """Six rows of 36 columns, less the trees in them; the hill has the bunker. Rules: IN.HOUSE.8, IN.HOUSE.10."""
    facts = side_facts(session.pack, entry(session, "scenarios/karst_hill.yaml"))

    lines = entry(session, "maps/karst_hill.yaml").data["ground"].splitlines()[-6:]
    assert facts["a"].room == sum(sign != "O" for line in lines for sign in line)
    assert (facts["a"].troopers, facts["a"].budget) == (8, 1750)


@pytest.mark.parametrize(
    "value", [None, 3, "0-5", [], [1], [1, 2, 3], ["0", "5"], [0, None], [0, 100], [-1, 5], {"first": 0}]
)
def test_a_zone_that_is_none_goes_all_the_way(value: Any, session: Session) -> None:
    """What stands there is named above the form; the slider shows the whole map."""
    shown = entry(session, "scenarios/karst_hill.yaml")
    spoiled = replace(shown, data={**shown.data, "a": {"deploys": {"rows": value}}})

    assert reach_at(spoiled, "a", "rows", 47) == (0, 47)


def test_a_zone_the_wrong_way_round_is_shown_the_right_way(session: Session) -> None:
    """Rows 9 to 2 are shown as 2 to 9 until the fix turns them."""
    shown = entry(session, "scenarios/karst_hill.yaml")
    spoiled = replace(shown, data={**shown.data, "a": {"deploys": {"rows": [9, 2]}}})

    assert reach_at(spoiled, "a", "rows", 47) == (2, 9)


def test_without_a_map_the_customary_one_counts(session: Session) -> None:
    """40 columns by 56 rows. Rule: IN.HOUSE.10."""
    shown = entry(session, "scenarios/karst_hill.yaml")

    assert last_dots(session.pack, shown) == {"columns": 35, "rows": 47}
    names: tuple[Any, ...] = ("nowhere", [], None)
    for name in names:
        assert last_dots(session.pack, replace(shown, data={**shown.data, "dot_map": name})) == {
            "columns": 39,
            "rows": 55,
        }
