"""What holds for exact chances whatever the stats, and that every rules parameter in them counts."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.seven_seconds.odds.aiming import (
    WEAPONS,
    Aim,
    Weapon,
    counters_at_least,
    points_per_counter,
    pool,
    rifle,
    rifle_at_drone,
    rifle_at_trooper,
    rifle_dice,
)
from engine.games.seven_seconds.odds.drones import Kamikaze, jammer, kamikaze_contact, kamikaze_kill
from engine.games.seven_seconds.odds.harm import Suit, blast, blast_pair, graze
from engine.games.seven_seconds.odds.missile import Interceptor, deviation, missile, missile_kill
from engine.games.seven_seconds.odds.rolls import (
    damaged_suit,
    game_type,
    stun_recovery,
    stunned_and_damaged,
    working_actions,
)
from engine.odds.dice import Odds
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Cover
from tests.engine.games.seven_seconds.odds_answers import changed_rules

RULES = changed_rules({})
laws = settings(max_examples=60, deadline=None, derandomize=True)
armour = st.integers(0, 7)
suits = st.builds(Suit, armour, st.booleans())
weapons = st.sampled_from(list(WEAPONS))
covers = st.sampled_from([Cover.CLEAR, Cover.LIGHT, Cover.HEAVY])
squads = st.lists(st.builds(Interceptor, st.integers(0, 7), st.booleans(), st.booleans()), max_size=4)
faces = st.lists(st.integers(1, 6), max_size=6).map(tuple)
rules_documents = st.fixed_dictionaries(
    {
        "dice.sides": st.integers(6, 12),
        "rifle.gauss_kill": faces,
        "rifle.gauss_graze": faces,
        "rifle.plasma_kill": faces,
        "mg.kill": faces,
        "damage.fails_on": faces,
        "stun.recovers_on": faces,
        "stun.stacks": st.booleans(),
        "cm.damaged_works_on": faces,
        "cm.damaged_needs_roll": st.booleans(),
        "cm.stunned_works": st.booleans(),
        "blast.predamaged": st.sampled_from(["destroyed_on_stage_1", "stages_normally"]),
        "deviation.dice": st.integers(1, 4),
        "kamikaze.hit_comparison": st.sampled_from(["lower_than", "equal_or_lower"]),
        "kamikaze.roll_deviation": st.booleans(),
    }
).map(changed_rules)


@laws
@given(weapons, st.integers(0, 12), suits, rules_documents)
def test_more_dice_kill_no_less(weapon: Weapon, dice: int, suit: Suit, rules: Rules) -> None:
    """Another die never lowers the chance to kill, nor raises the chance to miss."""
    fewer, more = rifle(weapon, dice, rules), rifle(weapon, dice + 1, rules)

    assert more.kill >= fewer.kill
    assert more.miss <= fewer.miss
    assert rifle_at_drone(weapon, dice, rules).destroyed == fewer.kill + fewer.graze


@laws
@given(st.integers(0, 12), st.integers(0, 5), suits, rules_documents)
def test_better_armour_dies_no_more(dice: int, nuclear: int, suit: Suit, rules: Rules) -> None:
    """Another point of armour never raises the chance to be destroyed, by rifle, blast, graze or field."""
    better = Suit(suit.armour + 1, suit.damaged)

    for weaker, stronger in (
        (rifle_at_trooper("gauss", dice, suit, rules), rifle_at_trooper("gauss", dice, better, rules)),
        (blast(nuclear, suit, rules), blast(nuclear, better, rules)),
        (graze(suit, rules), graze(better, rules)),
        (jammer(2, suit, rules), jammer(2, better, rules)),
    ):
        assert stronger.destroyed <= weaker.destroyed


@laws
@given(squads, st.integers(0, 9), covers, st.integers(0, 5), suits, rules_documents)
def test_missiles_get_no_better_by_interceptors(
    squad: list[Interceptor], counters: int, cover: Cover, nuclear: int, suit: Suit, rules: Rules
) -> None:
    """Another interceptor never helps the missile, and another counter never hurts it."""
    plain = missile(squad, counters, cover, rules)
    guarded = missile([*squad, Interceptor(3)], counters, cover, rules)
    known = missile(squad, counters + 1, cover, rules)

    assert guarded.shot_down >= plain.shot_down == known.shot_down
    assert known.direct_hit >= plain.direct_hit
    assert missile_kill(guarded, nuclear, suit, rules).survives >= missile_kill(plain, nuclear, suit, rules).survives


@laws
@given(st.integers(0, 6), armour, armour, rules_documents)
def test_two_in_a_blast_roll_for_themselves(nuclear: int, first: int, second: int, rules: Rules) -> None:
    """Each dies as often as it would alone, and at least one as often as not none."""
    pair = blast_pair(nuclear, Suit(first), Suit(second), rules)

    assert pair.both + pair.first_only == blast(nuclear, Suit(first), rules).destroyed
    assert pair.both + pair.second_only == blast(nuclear, Suit(second), rules).destroyed
    assert 1 - pair.neither == pair.both + pair.first_only + pair.second_only


@laws
@given(st.integers(0, 5), st.integers(0, 8), covers, suits, rules_documents)
def test_a_kamikaze_in_contact(robotics: int, counters: int, cover: Cover, suit: Suit, rules: Rules) -> None:
    """It kills at least as often as its contact roll does, and the more often the better its target is known."""
    drone = Kamikaze(robotics)
    known, better_known = (kamikaze_kill(drone, count, cover, suit, rules) for count in (counters, counters + 1))

    assert 1 - known.survives >= known.by_contact
    assert better_known.by_contact >= known.by_contact
    assert known.by_contact == kamikaze_contact(counters + rules.passive.counters, cover, rules).destroyed


@laws
@given(st.integers(0, 5), st.integers(0, 4), rules_documents)
def test_commands_help(tries: int, commands: int, rules: Rules) -> None:
    """Another command never keeps a trooper down, and another try never undoes an action that worked."""
    assert stun_recovery(commands + 1, rules).awake >= stun_recovery(commands, rules).awake
    assert stunned_and_damaged(commands + 1, rules).acts >= stunned_and_damaged(commands, rules).acts
    assert damaged_suit(tries + 1, rules).none_work <= damaged_suit(tries, rules).none_work
    assert max(working_actions(tries, rules).chances) <= tries


@laws
@given(st.integers(0, 8), st.integers(1, 4), st.integers(0, 9), rules_documents)
def test_another_die_finds_no_less(dice: int, band: int, counters: int, rules: Rules) -> None:
    """More dice reach a number at least as often; farther targets get as many counters at most as often."""
    near, far = Aim(band), Aim(band + 1)

    assert pool(dice + 1, counters, rules).enough >= pool(dice, counters, rules).enough
    assert counters_at_least(dice, far, counters, rules).enough <= counters_at_least(dice, near, counters, rules).enough


@laws
@given(st.integers(0, 6), st.integers(0, 6), rules_documents)
def test_who_attacks_is_fair(first: int, second: int, rules: Rules) -> None:
    """With streaks exchanged the players' chances are exchanged."""
    here, there = game_type(first, second, rules), game_type(second, first, rules)

    assert (here.first_attacks, here.chance_encounter) == (there.second_attacks, there.chance_encounter)


def odds_by_name(rules: Rules) -> dict[str, Odds]:
    damaged = Suit(4, damaged=True)
    squad = (Interceptor(4, damaged=True), Interceptor(3, stunned=True))
    drone = Kamikaze(2, nuclear=1, interceptors=(Interceptor(3),))
    return {
        "gauss": rifle("gauss", 1, rules),
        "plasma": rifle("plasma", 1, rules),
        "machine_gun": rifle("machine_gun", 1, rules),
        "missile": missile(squad, 4, Cover.CLEAR, rules),
        "light": missile((), 4, Cover.LIGHT, rules),
        "heavy": missile((), 4, Cover.HEAVY, rules),
        "near_miss": missile_kill(missile((), 0, Cover.CLEAR, rules), 2, Suit(0), rules),
        "deviation": deviation(3, rules),
        "blast": blast(1, damaged, rules),
        "contact": kamikaze_contact(3, Cover.CLEAR, rules),
        "kamikaze": kamikaze_kill(drone, 0, Cover.CLEAR, Suit(3), rules),
        "suit": damaged_suit(1, rules),
        "stun": stun_recovery(1, rules, stuns=2),
        "acting": stunned_and_damaged(1, rules),
        "game_type": game_type(1, 0, rules),
    }


@pytest.mark.parametrize(
    ("parameters", "name", "outcome", "expected"),
    [
        ({"dice.sides": 10}, "gauss", "kill", "1/10"),
        ({"rifle.gauss_kill": [1, 6]}, "gauss", "kill", "1/3"),
        ({"rifle.gauss_graze": []}, "gauss", "graze", "0"),
        ({"rifle.plasma_kill": [1]}, "plasma", "kill", "1/6"),
        ({"rifle.plasma_graze": [3, 4]}, "plasma", "graze", "1/3"),
        ({"mg.kill": [1]}, "machine_gun", "kill", "1/6"),
        ({}, "missile", "direct_hit", "5/27"),  # (1 - 2/3 * 2/3) * 1/2 * 4/6
        ({"cm.damaged_needs_roll": False}, "missile", "direct_hit", "1/9"),  # 1/3 * 1/2 * 4/6
        ({"cm.damaged_works_on": [1]}, "missile", "direct_hit", "8/27"),  # (1 - 1/6 * 2/3) * 1/2 * 4/6
        ({"cm.stunned_works": False}, "missile", "direct_hit", "10/27"),
        ({"cover.missile_light_counters": 3}, "light", "direct_hit", "1/6"),
        ({"cover.missile_heavy_counters": 4}, "heavy", "direct_hit", "0"),
        ({}, "near_miss", "by_blast", "1/36"),  # 2 in + half a base: only 1 + 1
        ({"base.diameter_in": 2.0}, "near_miss", "by_blast", "1/12"),  # 2 in + 1 in: a sum of 3 or less
        ({"base.diameter_in": 2.0, "blast.measure": "base_centre"}, "near_miss", "by_blast", "1/36"),
        ({"base.diameter_in": 2.0, "range.within_inclusive": False}, "near_miss", "by_blast", "1/36"),
        ({"deviation.dice": 1}, "deviation", "within", "1/2"),
        ({"blast.predamaged": "stages_normally"}, "blast", "destroyed", "1/27"),
        ({"kamikaze.hit_comparison": "equal_or_lower"}, "contact", "destroyed", "1/2"),
        ({}, "kamikaze", "by_blast", "27/64"),
        ({"passive.counters": 2}, "kamikaze", "by_contact", "1/6"),
        ({"passive.counters": 2, "kamikaze.passive_before_explosion": False}, "kamikaze", "by_contact", "0"),
        ({"kamikaze.dice": "nuclear"}, "kamikaze", "by_blast", "1/8"),
        ({"kamikaze.countermeasures": True}, "kamikaze", "by_blast", "27/128"),
        ({"damage.fails_on": [6]}, "suit", "exactly_one", "5/6"),
        ({"stun.recovers_on": [1, 2, 3]}, "stun", "awake", "3/4"),
        ({"stun.stacks": True}, "stun", "awake", "1/9"),
        ({"activation.trooper_actions": 1}, "acting", "acts", "4/9"),  # 1/3 * (1 - 1/9) + 2/3 * 1/3 * 2/3
        ({"damage.failed_action_spent": False}, "acting", "acts", "5/9"),
        ({"stun.command_gives_full_activation": False}, "acting", "acts", "80/243"),  # 1/3 * (1 - 1/81)
        ({"campaign.streak_roll_bonus": [5]}, "game_type", "first_attacks", "35/36"),
    ],
)
def test_rules_parameters_count(parameters: dict[str, Any], name: str, outcome: str, expected: str) -> None:
    """Each parameter that chances depend on changes them as reckoned on paper."""
    odds = odds_by_name(changed_rules(parameters))[name]

    assert odds.chances()[outcome] == Fraction(expected)


def test_a_deviating_explosion_reaches_by_directions() -> None:
    """Of twelve hours only some bring an explosion near a touched base.

    Radius 2 in and half a base: within 2.5 in of the target's centre, which lies 1 in off at 12 o'clock. An impact
    2 in away is so up to 108 degrees off that line (7 hours), 3 in away up to 51 degrees (3 hours), 4 in away never.
    """
    rules = changed_rules({"kamikaze.roll_deviation": True, "deviation.direction": "clock_12"})

    odds = kamikaze_kill(Kamikaze(2), 0, Cover.CLEAR, Suit(0), rules)

    assert odds.by_blast == Fraction(1, 36) * Fraction(7, 12) + Fraction(2, 36) * Fraction(3, 12)


def test_how_many_dice_a_shot_has() -> None:
    """Counters by band, cover at the target and in between, and the modifier of plasma. Rules 7S.RIF.5 to 7S.RIF.9."""
    steady = changed_rules({"rifle.plasma_dice_modifier": 1, "attack.min_counters": 2})

    assert rifle_dice("gauss", 6, Aim(3), RULES) == 2
    assert rifle_dice("gauss", 6, Aim(1, Cover.LIGHT), RULES) == 3
    assert rifle_dice("gauss", 6, Aim(1, Cover.HEAVY, (Cover.LIGHT,)), RULES) == 1
    assert rifle_dice("gauss", 2, Aim(1, between=(Cover.HEAVY,)), RULES) == 0
    assert rifle_dice("plasma", 2, Aim(), steady) == 3
    assert rifle_dice("plasma", 1, Aim(), steady) == 0


def test_what_a_counter_costs() -> None:
    """8 in to a target in light cover: 3 points, 6 outside the arc. Rules 7S.TGT.15, 7S.TGT.8."""
    aim = Aim(2, Cover.LIGHT)

    assert points_per_counter(aim, RULES) == 3
    assert points_per_counter(aim, RULES, in_arc=False) == 6
    assert points_per_counter(aim, changed_rules({"cover.light_bands": 0}), in_arc=True) == 2
