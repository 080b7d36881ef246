"""Rolls, chances, totals and checks: what can be asked without a fight."""

from functools import reduce

from engine.games.maneuvers.kernel.numbers import codes
from engine.games.maneuvers.kernel.numbers.codes import Check
from engine.games.maneuvers.kernel.numbers.ending import (
    check_outcome,
    check_score,
    damage_checks,
    damage_stress,
    harm_of_character,
    harm_points,
    harm_that_stands,
    late_checks,
    outcome_that_stands,
)
from engine.games.maneuvers.kernel.numbers.maneuvers import (
    after_escape,
    check_advantages,
    dice_rolled,
    edge_of,
    escapes,
    is_rewarded,
    kept_die,
    margin_of,
    net_advantage,
    result_of,
    state_advantages,
    state_disadvantages,
)
from engine.games.maneuvers.odds import rolls as harm_odds
from engine.games.maneuvers.odds.maneuver import Situation, maneuver_odds
from engine.games.maneuvers.odds.rolls import Edges, lead, opposed
from engine.games.maneuvers.rules import OUTCOME_CODES
from tests.rules.adapters.maneuvers.bench import Answer, Given, maneuver_of, numbers_for, rules_of

CHECKS = {"fallout": Check.FALLOUT, "casualty": Check.CASUALTY}
CHECK_WORDS: dict[int, str] = {0: "none", 1: "fallout", 2: "casualty", 3: "both"}
OUTCOMES = {code: outcome.value for outcome, code in OUTCOME_CODES.items()}
OUTCOME_NUMBERS = {word: code for code, word in OUTCOMES.items()}


def _edges(given: Given, who: str) -> Edges:
    return Edges(given.get(f"{who}_adv", 0), given.get(f"{who}_dis", 0))


def _net(given: Given) -> int:
    return net_advantage(numbers_for(given), given.get("adv", 0), given.get("dis", 0))


def net_dice(given: Given) -> Answer:
    """Answer how many dice are rolled, and which one is kept."""
    net = _net(given)
    return {"dice": dice_rolled(net), "keep": "only" if net == 0 else "best" if net > 0 else "worst"}


def roll_result(given: Given) -> Answer:
    """Answer the result of a roll."""
    net = _net(given)
    assert len(given["dice"]) == dice_rolled(net)
    kept = reduce(lambda kept, face: kept_die(net, kept, face), given["dice"])
    return {"result": result_of(given["rating"], kept)}


def compare(given: Given) -> Answer:
    """Answer what two results mean."""
    actor, opponent = given["actor"], given["opponent"]
    return {
        "outcome": "reward" if is_rewarded(actor, opponent) else "risk",
        "margin": margin_of(actor, opponent),
    }


def p_outcome(given: Given) -> Answer:
    """Answer the chances of Reward, tie and Risk."""
    difference = given["actor_rating"] - given["opp_rating"]
    odds = opposed(lead(difference, rules_of(given), _edges(given, "actor"), _edges(given, "opp")))
    return {"p_reward": odds.ahead + odds.tied, "p_tie": odds.tied, "p_risk": odds.behind}


def expected_swing(given: Given) -> Answer:
    """Answer the mean change of both totals and of the Edge."""
    maneuver = maneuver_of(given)
    assert maneuver is not None
    difference = given["actor_rating"] - given["opp_rating"]
    found = maneuver_odds(maneuver, rules_of(given), Situation(difference, pays=given.get("pays", False)))
    return {"own": found.own, "other": found.other, "edge": found.edge}


def edge(given: Given) -> Answer:
    """Answer by how much a squad is ahead."""
    return {"edge": edge_of(given["own"], given["other"])}


def snipe_net(given: Given) -> Answer:
    """Answer the net advantage of who snipes."""
    numbers = numbers_for(given)
    advantages = state_advantages(numbers, given["target_flagged"], given["exposed_to_me"]) + given.get("extra_adv", 0)
    disadvantages = state_disadvantages(numbers, direct_attack=True, hidden=given["target_hidden"])
    return {"net": net_advantage(numbers, advantages, disadvantages + given.get("extra_dis", 0))}


def escape_confirm(given: Given) -> Answer:
    """Answer whether an escape is made good, and what the total is then."""
    numbers, own, spends = numbers_for(given), given["own_total"], given["spend"]
    return {"escaped": escapes(numbers, own, spends), "own_total": after_escape(numbers, own, spends)}


def direct_damage(given: Given) -> Answer:
    """Answer the check that direct damage earns."""
    earned = damage_checks(numbers_for(given), given["damage"], given["armor"])
    return _check(earned, damage_stress(given["damage"], given["armor"]))


def late_failure(given: Given) -> Answer:
    """Answer the check that a failed roll earns."""
    earned = late_checks(numbers_for(given), given["round"], given["squad_total"], given["margin"])
    return _check(earned, given["margin"])


def _check(earned: int, stress: int) -> Answer:
    return {"check": CHECK_WORDS[earned], "stress": stress if earned else None}


def check(given: Given) -> Answer:
    """Answer the score and the outcome of a check, or the chances of its outcomes."""
    kind, resilience, stress = CHECKS[given["kind"]], given["resilience"], given["stress"]
    aids = int(given.get("aided", False))
    if "dice" not in given:
        outcomes = harm_odds.check(kind, harm_odds.Patient(resilience, aids), stress, rules_of(given))
        return {"p": {OUTCOMES[outcome]: chance for outcome, chance in outcomes.chances.items()}}
    numbers = numbers_for(given)
    net = net_advantage(numbers, check_advantages(numbers, aids), 0)
    assert len(given["dice"]) == dice_rolled(net)
    kept = reduce(lambda kept, face: kept_die(net, kept, face), given["dice"])
    score = check_score(kept, resilience, stress)
    return {"score": score, "outcome": OUTCOMES[check_outcome(numbers, kind, score)]}


def worst(given: Given) -> Answer:
    """Answer which of several outcomes stands."""
    numbers, standing = numbers_for(given), codes.NOBODY
    for outcome in given["outcomes"]:
        standing = outcome_that_stands(numbers, standing, OUTCOME_NUMBERS[outcome])
    return {"outcome": OUTCOMES[standing]}


def harm(given: Given) -> Answer:
    """Answer what a character counts as harmed by all that came of their checks."""
    numbers, standing, fate = numbers_for(given), 0, codes.NOBODY
    for kind, word in given["came_of"]:
        outcome = OUTCOME_NUMBERS[word]
        standing = harm_that_stands(numbers, standing, fate, harm_points(numbers, CHECKS[kind], outcome))
        fate = outcome_that_stands(numbers, fate, outcome)
    return {"harm": harm_of_character(numbers, standing, given.get("left_behind", False))}
