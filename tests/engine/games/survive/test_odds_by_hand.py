"""Exact chances of SURVIVE, as one works them out on paper."""

from fractions import Fraction
from typing import Any

import pytest

from engine.games.survive.odds.combat import (
    Fighter,
    Target,
    ammo_rolls,
    attack,
    facing_fight,
    number_of,
    pulse,
    rear_charge,
    red,
    shot,
)
from engine.games.survive.odds.tables import TABLES
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Zone

RULED = Rules.model_validate({"kind": "rules", "id": "home", "title": "Home"})


def rules(**groups: Any) -> Rules:
    return Rules.model_validate({"kind": "rules", "id": "home", "title": "Home", **groups})


def test_a_shot_hits_on_its_number_and_then_throws_for_its_ammunition() -> None:
    """Number 6 of ten, Ammo 8: three fifths hit, and a fifth of hits and of misses jams (SV.SHT.4, SV.AMM.2)."""
    odds = shot(6, 8, RULED, in_range=True)

    assert odds.hit == Fraction(3, 5) * Fraction(4, 5)
    assert odds.hit_and_jammed == Fraction(3, 5) * Fraction(1, 5)
    assert odds.failed_and_jammed == Fraction(2, 5) * Fraction(1, 5)


@pytest.mark.parametrize(("when", "hit_jams", "miss_jams"), [("failed_shot", 0, 1), ("out_of_range_only", 0, 0)])
def test_ammunition_is_thrown_for_when_the_rules_say(when: str, hit_jams: int, miss_jams: int) -> None:
    """By house rule only after a miss, or only out of range, where a shot always fails (SV.GAP.10, SV.SHT.2)."""
    ruled = rules(ammo={"roll_when": when})
    near, far = (shot(6, 8, ruled, in_range=in_range) for in_range in (True, False))

    assert near.hit_and_jammed == hit_jams
    assert near.failed_and_jammed == miss_jams * Fraction(2, 5) * Fraction(1, 5)
    assert far.hit == 0
    assert far.failed_and_jammed == Fraction(1, 5)


def test_difficulty_above_skill_costs_a_point_each() -> None:
    """Skill 5 with Difficulty 7 has 3, 30 % (SV.HOUSE.1); never less than a 1 or more than a 9 (SV.GAP.5)."""
    assert number_of(5, 7, 0, RULED) == 3
    assert number_of(3, 7, -1, RULED) == 1
    assert number_of(9, 2, 1, RULED) == 9


def test_ammo_rolls_all_have_to_stay_within_the_ammo() -> None:
    """Ammo 7 survives two rolls in 49 of a hundred cases (SV.AMM.1)."""
    assert ammo_rolls(7, 2, RULED).works == Fraction(49, 100)


def test_power_is_held_against_toughness() -> None:
    """Not above: nothing; above: Dazed; double: dead, or Blinked out; a Dazed unit dies of any effect (SV.EFF.1-7)."""
    half = Fraction(1, 2)

    assert attack(5, 4, Target(4), RULED).unharmed == 1
    assert attack(5, 5, Target(4), RULED).dazed == half
    assert attack(5, 8, Target(4), RULED).dead == half
    assert attack(5, 8, Target(4, control=True), RULED).blinked_out == half
    assert attack(5, 4, Target(4, dazed=True), RULED).dead == half


def test_a_duel_of_deadly_blows_is_a_geometric_series() -> None:
    """Each hit kills: the first wins p / (1 - q) of the duels, but for those that 22 strikes do not end."""
    one, other = Fighter(6, 1, 8, 4), Fighter(4, 1, 8, 4)
    p, q = Fraction(6, 10), Fraction(4, 10) * Fraction(6, 10)

    odds = facing_fight(one, other, RULED)

    assert odds.first_wins == p * (1 - q**11) / (1 - q)
    assert odds.broken_off == q**11
    assert odds.both_down == 0


def test_a_charge_from_the_rear_that_kills_is_won() -> None:
    """Its strikes hit where the rules make them sure (SV.RCH.2, SV.GAP.14)."""
    sure = rules(combat={"automatic_strike": "hit"})

    assert rear_charge(Fighter(1, 1, 8, 4), Fighter(9, 1, 8, 4), sure).first_wins == 1


def test_hits_that_do_nothing_make_the_next_stronger() -> None:
    """Power 4 against Toughness 4 needs a second hit in a row; the other cannot hurt at all (SV.RES.3)."""
    ruled = rules(combat={"strikes_most": 1})

    odds = facing_fight(Fighter(5, 1, 4, 4), Fighter(5, 1, 1, 9), ruled)
    assert odds.first_wins == 0, "Power 5 does not beat Toughness 9"
    odds = facing_fight(Fighter(5, 1, 4, 9), Fighter(5, 1, 1, 4), ruled)
    assert odds.first_wins == Fraction(1, 4)
    assert odds.broken_off == Fraction(3, 4)


@pytest.mark.parametrize(("zone", "faces"), [(Zone.OUTSIDE, 1), (Zone.OCZ, 2), (Zone.ICZ, 3)])
def test_units_go_red_by_the_zone_they_die_in(zone: Zone, faces: int) -> None:
    """On a 1; a 1 or a 10; a 1, a 2 or a 10; the first fatality always (SV.RED.1, SV.RED.4, SV.RED.5, SV.RED.7)."""
    assert red(zone, RULED, first_fatality=False).goes_red == Fraction(faces, 10)
    assert red(zone, RULED, first_fatality=True).goes_red == 1


def test_a_pulse_stirs_who_lies_nearest_to_it() -> None:
    """Alone a unit is always nearest; of two on opposite sides each has half (SV.CAP.2); equal ones roll off."""
    assert pulse((0, 5), [], RULED).stirs == 1
    assert pulse((0, 5), [(0, -5)], RULED).stirs == Fraction(1, 2)
    assert pulse((0, 5), [(0, 5)], RULED).stirs == Fraction(1, 2)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_table_answers_as_it_is_asked_by_default(table: Any) -> None:
    """Its rows have chances that sum to 1, and its example names its own options."""
    assert all(sum(row.chances.values()) == 1 for row in table.rows(RULED, {}))
    options = {f"--{parameter.name.replace('_', '-')}" for parameter in table.parameters}
    assert {word for word in table.example.split() if word.startswith("--")} <= options


def test_a_unit_at_several_places_is_refused_with_a_sentence() -> None:
    """A pulse table asks about one unit."""
    [table] = [table for table in TABLES if table.name == "pulse"]

    with pytest.raises(ValueError, match="one place"):
        list(table.rows(RULED, {"unit": "0:5+5:0"}))
    with pytest.raises(ValueError, match="no place"):
        list(table.rows(RULED, {"unit": "north"}))
