"""The catalogue's questions about chances, put to the engine: one row a kind of question."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from engine.games.seven_seconds.odds.aiming import WEAPONS, pool, pool_mean, rifle, rifle_at_drone, rifle_at_trooper
from engine.games.seven_seconds.odds.drones import Kamikaze, jammer, kamikaze_contact, kamikaze_kill
from engine.games.seven_seconds.odds.harm import Suit, blast, blast_pair, graze
from engine.games.seven_seconds.odds.missile import Interceptor, deviation, missile, missile_kill
from engine.games.seven_seconds.odds.rolls import (
    damaged_suit,
    game_type,
    initiative,
    stun_recovery,
    stunned_and_damaged,
)
from engine.odds.dice import Odds
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Cover

Given = Mapping[str, Any]
Answer = Fraction | list[Fraction]
Answers = dict[str, Answer]


def game_type_answers(given: Given, rules: Rules) -> Answers:
    streak = given.get("streak", {})
    odds = game_type(streak.get("p1", 0), streak.get("p2", 0), rules)
    return {
        "p1_attacker": odds.first_attacks,
        "p2_attacker": odds.second_attacks,
        "chance_encounter": odds.chance_encounter,
    }


def initiative_answers(given: Given, rules: Rules) -> Answers:
    odds = initiative(rules)
    return {"holder_keeps": odds.keeps, "holder_loses": odds.loses}


def pool_answers(given: Given, rules: Rules) -> Answers:
    return {
        "probability": pool(given["dice"], given["at_least"], rules).enough,
        "mean_pool": pool_mean(given["dice"], rules),
    }


def rifle_answers(given: Given, rules: Rules) -> Answers:
    odds = rifle(given["weapon"], given["dice"], rules)
    return {"p_kill": odds.kill, "p_graze": odds.graze, "p_miss": odds.miss}


def drone_answers(given: Given, rules: Rules) -> Answers:
    return {weapon: rifle_at_drone(weapon, given["dice"], rules).destroyed for weapon in WEAPONS}


def graze_answers(given: Given, rules: Rules) -> Answers:
    odds = graze(Suit(given["armour"], given.get("already_damaged", False)), rules)
    return {
        "destroyed": odds.destroyed,
        "stunned_only": odds.stunned_only,
        "damaged_only": odds.damaged_only,
        "both": odds.damaged_and_stunned,
        "none": odds.no_effect,
    }


def rifle_full_answers(given: Given, rules: Rules) -> Answers:
    suit = Suit(given["armour"], given.get("already_damaged", False))
    odds = rifle_at_trooper(given["weapon"], given["dice"], suit, rules)
    return {
        "destroyed": odds.destroyed,
        "stunned_only": odds.stunned_only,
        "damaged_only": odds.damaged_only,
        "both": odds.damaged_and_stunned,
        "no_effect": odds.no_effect,
        "no_new_effect": odds.no_effect,
    }


def flight(given: Given, rules: Rules) -> Odds:
    interceptors = [
        Interceptor(unit["cm"], unit.get("damaged", False), unit.get("stunned", False))
        for unit in given.get("interceptors", ())
    ]
    return missile(interceptors, given["counters"], Cover(given.get("target_cover", "clear")), rules)


def missile_answers(given: Given, rules: Rules) -> Answers:
    odds = flight(given, rules)
    return {
        "p_through": 1 - odds.shot_down,
        "p_direct_hit": odds.direct_hit,
        "p_deviates": odds.deviates,
        "p_shot_down": odds.shot_down,
    }


def missile_kill_answers(given: Given, rules: Rules) -> Answers:
    suit = Suit(given["target_armour"], given.get("already_damaged", False))
    base_radius_in = given.get("base_radius_in", 0)
    return {"p_killed": 1 - missile_kill(flight(given, rules), given["nuclear"], suit, rules, base_radius_in).survives}


def deviation_answers(given: Given, rules: Rules) -> Answers:
    return {"probability": [deviation(inches, rules).within for inches in given["at_most_in"]]}


def blast_answers(given: Given, rules: Rules) -> Answers:
    return dict(blast(given["nuclear"], Suit(given["armour"], given.get("already_damaged", False)), rules).chances())


def blast_pair_answers(given: Given, rules: Rules) -> Answers:
    first, second = given["armours"]
    odds = blast_pair(given["nuclear"], Suit(first), Suit(second), rules)
    return {
        "first_destroyed": odds.both + odds.first_only,
        "second_destroyed": odds.both + odds.second_only,
        "both_destroyed": odds.both,
        "at_least_one_destroyed": 1 - odds.neither,
    }


def kamikaze_answers(given: Given, rules: Rules) -> Answers:
    cover = Cover(given.get("target_cover", "clear"))
    counters = given["target_counters_at_roll"]
    return {"p_destroyed_by_contact": [kamikaze_contact(count, cover, rules).destroyed for count in counters]}


def kamikaze_kill_answers(given: Given, rules: Rules) -> Answers:
    odds = kamikaze_kill(
        Kamikaze(given["robotics"]),
        given["counters_before"],
        Cover(given.get("target_cover", "clear")),
        Suit(given["target_armour"], given.get("already_damaged", False)),
        rules,
    )
    return {"p_contact": odds.by_contact, "p_killed": 1 - odds.survives}


def jammer_answers(given: Given, rules: Rules) -> Answers:
    return {"p_damaged": [jammer(1, Suit(armour), rules).left_damaged for armour in given["armour"]]}


def jammer_stay_answers(given: Given, rules: Rules) -> Answers:
    suit = Suit(given["armour"], given.get("already_damaged", False))
    odds = jammer(given["activations_ended_in_field"], suit, rules)
    return {"undamaged": odds.left_undamaged, "damaged": odds.left_damaged, "destroyed": odds.destroyed}


def damaged_actions_answers(given: Given, rules: Rules) -> Answers:
    odds = damaged_suit(given["actions"], rules)
    return {"none_work": odds.none_work, "exactly_one": odds.exactly_one, "both": odds.two_or_more}


def stun_recovery_answers(given: Given, rules: Rules) -> Answers:
    return {"recovers_this_round": [stun_recovery(count, rules).awake for count in given["commands_received"]]}


def stunned_damaged_answers(given: Given, rules: Rules) -> Answers:
    return {"at_least_one_action_works": stunned_and_damaged(given["commands_received"], rules).acts}


ANSWERS: dict[str, Callable[[Given, Rules], Answers]] = {
    "game_type_roll_prob": game_type_answers,
    "initiative_prob": initiative_answers,
    "pool_prob": pool_answers,
    "rifle_prob": rifle_answers,
    "rifle_vs_drone_prob": drone_answers,
    "graze_prob": graze_answers,
    "rifle_full_prob": rifle_full_answers,
    "missile_prob": missile_answers,
    "missile_kill_prob": missile_kill_answers,
    "deviation_prob": deviation_answers,
    "blast_prob": blast_answers,
    "blast_pair_prob": blast_pair_answers,
    "kamikaze_prob": kamikaze_answers,
    "kamikaze_kill_prob": kamikaze_kill_answers,
    "jammer_prob": jammer_answers,
    "jammer_stay_prob": jammer_stay_answers,
    "damaged_actions_prob": damaged_actions_answers,
    "stun_recovery_prob": stun_recovery_answers,
    "stunned_damaged_prob": stunned_damaged_answers,
}


def changed_rules(params: Mapping[str, Any]) -> Rules:
    """Return the rules as ruled, with parameters changed by their dotted names."""
    document: dict[str, Any] = {"kind": "rules", "id": "changed", "title": "Changed"}
    for name, value in params.items():
        group, field = name.split(".")
        document.setdefault(group, {})[field] = value
    return Rules.model_validate(document)
