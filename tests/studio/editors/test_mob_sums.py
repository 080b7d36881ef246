"""What a unit carries, how far it goes and what it hits on, as the builder of Mobs tells it."""

from pathlib import Path

import pytest

from schemas.edits.edits import Insert, Set
from schemas.models.survive.force import Unit
from studio.core.documents import holders
from studio.core.entries import Entry
from studio.core.session import Session
from studio.games.survive.editors.mobs import (
    level_facts,
    model_of,
    sum_of,
    titles,
    unit_names,
    weapon_names,
)
from tests.studio.shipped import session_of


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """The shipped game."""
    return session_of(tmp_path, "survive")


def entry_of(session: Session, name: str) -> Entry:
    entry = session.entry(name)
    assert entry is not None
    return entry


def boss(session: Session) -> Unit:
    unit = model_of(entry_of(session, "units/boss.yaml"))
    assert unit is not None
    return unit


def test_weight_takes_inches_off_the_move(session: Session) -> None:
    """The Boss carries 2 and 1 of 8 and has Stamina 4: 12 - 3, then 4 more, then 3 more. Rules: SV.MOV.1, 3, 5."""
    found = sum_of(session.pack, "boss")

    assert found is not None
    assert (found.weight, found.most_weight, found.base_in) == (3, 8, 12)
    assert (found.rates.move_in, found.rates.run_in, found.rates.charge_in) == (9, 13, 16)
    assert found.fists is None


def test_a_weapon_changed_in_memory_counts_at_once(session: Session) -> None:
    """An autocannon weighs 6 and has Difficulty 8: a skill of 6 hits on 6 - 2; two hands, so no shot at a run.

    Rules: SV.HOUSE.1, SV.MOV.4.
    """
    unit = entry_of(session, "units/boss.yaml")
    session.edit(unit.at("weapons", 0), (Set(("weapons", 0), "autocannon"),), "Arm the Boss")

    found = sum_of(session.pack, "boss")

    assert found is not None
    assert (found.weight, found.rates.move_in) == (7, 5)
    assert found.lines[0].numbers == ("4", "\N{EN DASH}", "\N{EN DASH}")
    assert found.lines[1].weapon.id == "machete"


def test_who_carries_too_much_is_counted_all_the_same(session: Session) -> None:
    """Two autocannons more than a unit may carry. Rule: SV.GAP.35."""
    unit = entry_of(session, "units/boss.yaml")
    for _ in range(2):
        session.edit(unit.at("weapons"), (Insert(("weapons", 0), "autocannon"),), "Arm the Boss")

    found = sum_of(session.pack, "boss")

    assert found is not None
    assert (found.weight, found.most_weight, found.rates.move_in) == (15, 8, -3)


def test_who_has_nothing_for_close_combat_has_fists(session: Session) -> None:
    """With Combat 6 against Difficulty 1 they hit on 6. Rule: SV.GAP.47."""
    unit = entry_of(session, "units/boss.yaml")
    session.put(unit.at("weapons"), ["heavy_pistol"], "Take the machete away")

    found = sum_of(session.pack, "boss")

    assert found is not None
    assert [*found.lines] == [0]
    assert found.fists is not None
    assert found.fists.hit == 6


def test_weapons_that_nobody_knows_leave_the_others_in_their_place(session: Session) -> None:
    """Their line is empty."""
    unit = entry_of(session, "units/boss.yaml")
    session.edit(unit.at("weapons", 0), (Set(("weapons", 0), "railgun"),), "Misspell")

    found = sum_of(session.pack, "boss")

    assert found is None or [*found.lines] == [1]


def test_the_rules_of_the_pack_are_counted_with(session: Session) -> None:
    """Twenty inches before weight, and ten to carry."""
    rules = session.entries("rules")[0]
    session.put(rules.at("movement", "base_in"), 20, "Hurry")
    session.put(rules.at("limits", "total_weight"), 10, "Carry")

    found = sum_of(session.pack, "boss")

    assert found is not None
    assert (found.rates.move_in, found.most_weight) == (17, 10)


def test_each_weapon_tells_its_weight_and_what_this_unit_hits_on(session: Session) -> None:
    """By name; without a unit only its weight."""
    names = weapon_names(session.pack, boss(session))

    assert names["autocannon"] == "Autocannon · 6 · 4"
    assert [*names.values()] == sorted(names.values())
    assert weapon_names(session.pack, None)["autocannon"] == "Autocannon · 6"
    assert weapon_names(None, None) == {}


def test_units_and_the_mobs_they_are_in(session: Session) -> None:
    """The Boss leads all four, the Gunner two of them."""
    assert unit_names(session.pack)["boss"] == "Boss"
    assert holders(session, "mob", "units", "gunner") == ("Night Shift", "Rust Saints")
    assert len(holders(session, "mob", "units", "boss")) == 4


def test_what_is_not_there_has_no_numbers(session: Session) -> None:
    """A unit that nobody defined, a unit with mistakes, no pack at all."""
    assert sum_of(session.pack, "nobody") is None
    assert sum_of(None, "boss") is None
    unit = entry_of(session, "units/boss.yaml")
    session.put(unit.at("grit"), "much", "Break")
    assert sum_of(session.pack, "boss") is None
    assert model_of(entry_of(session, "units/boss.yaml")) is None


def test_the_players_of_a_level_say_what_it_needs(session: Session) -> None:
    """Four of them play four turns and call for the most control units. Rules: SV.GAM.1, SV.GAP.3."""
    assert [*level_facts(session.pack, entry_of(session, "levels/rush_hour.yaml"))] == [
        "4 players: 4 turns unless it says otherwise",
        "Its board holds 1 Prime CU, 4 CU, 1 Rip SAW, 2 Buzz SAW, 1 Hack SAW at least",
        "Interchange Zero has 4 starting corners",
    ]
    level = entry_of(session, "levels/first_blood.yaml")
    session.put(level.at("players"), "some", "Break")
    assert [*level_facts(session.pack, entry_of(session, "levels/first_blood.yaml"))] == []
    assert titles(session.pack, "mob")["night_shift"] == "Night Shift"
