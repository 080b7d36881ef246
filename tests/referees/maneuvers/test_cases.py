"""The referee's own reading of the rules, against the worked cases of the rulebook."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from schemas.models.maneuvers.fight import Character
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Outcome, State
from schemas.packs.packs import Pack, read_packs
from tests.referees.maneuvers.choosing import faults
from tests.referees.maneuvers.ending import ended
from tests.referees.maneuvers.fight import Fight
from tests.referees.maneuvers.fighters import Fighter
from tests.referees.maneuvers.harm import Due, by_damage, by_failure, net_of_checks, outcome_of, stands
from tests.referees.maneuvers.modifiers import modifiers
from tests.referees.maneuvers.order import in_order
from tests.referees.maneuvers.rolls import dice_of, earns_reward, kept
from tests.rules.case_files import Case, read_cases

Given = Mapping[str, Any]
FILES = ("maneuvers", "maneuvers_more")
CASES = [case for file in FILES for case in read_cases(Path(f"tests/rules/cases/{file}.yaml"))]
CODES = {
    "not_hidden": "MN.SNP.1",
    "not_snipe_ready": "MN.GAP.12",
    "target_unknown": "MN.SNP.2",
    "insufficient_edge": "MN.GAP.3",
    "not_observed": "MN.FLG.1",
    "insufficient_points": "MN.GAP.3",
    "rating_too_low": "MN.COR.1",
    "no_ally": "MN.AID.1",
    "out_of_fight": "MN.ESC.3",
}


@cache
def shipped() -> Pack:
    """Return the shipped pack of the game of maneuvers."""
    return {pack.manifest.id: pack for pack in read_packs([Path("content")]).packs}["maneuvers"]


def maneuver(asked_for: str | Given) -> Maneuver:
    """Return a shipped maneuver, or one that a case writes down in part."""
    if isinstance(asked_for, str):
        found = shipped().named("maneuver", asked_for, Maneuver)
        assert found is not None
        return found
    rest = {"kind": "maneuver", "id": "asked", "name": "Asked", "actor": ["firefight"], "opponent": ["firefight"]}
    return Maneuver.model_validate({**rest, **asked_for})


def fighter(name: str, side: str) -> Fighter:
    """Return somebody with the card of Vale, but a name of their own."""
    card = shipped().named("character", "vale", Character)
    assert card is not None
    return Fighter(name, side, card.model_copy(update={"id": name}))


def rules_of(given: Given) -> Rules:
    """Return the rules as ruled, but for the parameters that a case changes."""
    groups: dict[str, dict[str, Any]] = {}
    for path, value in given.get("params", {}).items():
        group, _, name = path.partition(".")
        groups.setdefault(group, {})[name] = value
    return Rules.model_validate({"kind": "rules", "id": "changed", "title": "Changed", **groups})


def throws(net: int, die: str, given: Given) -> list[tuple[int, ...]]:
    """Return every throw there can be of the dice of a roll."""
    rules = rules_of(given)
    return [*product(range(1, getattr(rules.dice, die) + 1), repeat=dice_of(net, rules))]


def net_dice(given: Given) -> Given:
    """Return how many dice are rolled and which counts."""
    net = given["adv"] - given["dis"]
    return {"dice": dice_of(net, rules_of(given)), "keep": "only" if net == 0 else "best" if net > 0 else "worst"}


def roll_result(given: Given) -> Given:
    """Return the result of dice."""
    return {"result": given["rating"] + kept(given["dice"], given.get("adv", 0) - given.get("dis", 0))}


def results(given: Given, who: str) -> Iterator[int]:
    """Yield the result of every throw there can be."""
    net = given.get(f"{who}_adv", 0) - given.get(f"{who}_dis", 0)
    for shown in throws(net, "action", given):
        yield given[f"{who}_rating"] + kept(shown, net)


def p_outcome(given: Given) -> Given:
    """Return the odds of Reward, Risk and a tie, every throw counted."""
    both = [*product(results(given, "actor"), results(given, "opp"))]
    reward = Fraction(sum(earns_reward(*each) for each in both), len(both))
    tie = Fraction(sum(actor == opponent for actor, opponent in both), len(both))
    return {"p_reward": str(reward), "p_risk": str(1 - reward), "p_tie": str(tie)}


def compare(given: Given) -> Given:
    """Return the outcome and the margin."""
    reward = earns_reward(given["actor"], given["opponent"])
    return {"outcome": "reward" if reward else "risk", "margin": abs(given["actor"] - given["opponent"])}


def order(given: Given) -> Given:
    """Return who acts, from the first."""
    entries = [(fighter(each["id"], each["squad"].lower()), each) for each in given["entries"]]
    for one, each in entries:
        one.card = one.card.model_copy(update={"action_value": each["action_value"]})
    found = in_order([(one, each["die"] + each["action_value"]) for one, each in entries], rules_of(given))
    return {"order": [one.name for one in found]}


def checked(dues: tuple[Due, ...]) -> Given:
    """Return the check of some, or both."""
    if len(dues) > 1:
        return {"check": "both", "stress": dues[0].stress}
    return {"check": dues[0].kind, "stress": dues[0].stress} if dues else {"check": "none", "stress": None}


def direct_damage(given: Given) -> Given:
    """Return what direct damage earns."""
    return checked(by_damage(given["damage"], given["armor"], rules_of(given)))


def late_failure(given: Given) -> Given:
    """Return what a failed roll earns."""
    failed = given["margin"] > 0 or rules_of(given).late.tie_fails
    return checked(by_failure(given["round"], given["squad_total"], given["margin"], rules_of(given)) if failed else ())


def edge(given: Given) -> Given:
    """Return the Edge."""
    return {"edge": Fight(rules_of(given), {}, {"a": given["own"], "b": given["other"]}).edge("a")}


def fight_end(given: Given) -> Given:
    """Return whether a fight is over after a round, and who has won it."""
    fighters = {
        f"{side}{n}": fighter(f"{side}{n}", side.lower())
        for side, many in given["in_fight"].items()
        for n in range(many)
    }
    totals = {side.lower(): total for side, total in given["totals"].items()}
    found = ended(Fight(rules_of(given), fighters, totals, round=given["round"]))
    if found is None:
        return {"ended": False, "winner": None, "reason": None}
    reason, winner = found
    return {"ended": True, "winner": winner.upper() if winner else "draw", "reason": reason}


def check(given: Given) -> Given:
    """Return the outcome of a check, or the odds of each."""
    net = net_of_checks([1] * given.get("aided", 0), rules_of(given))
    thrown = [tuple(given["dice"])] if "dice" in given else throws(net, "check", given)
    scores = [max(shown) + given["resilience"] - given["stress"] for shown in thrown]
    found = [outcome_of(given["kind"], score, rules_of(given)).value for score in scores]
    odds = {outcome: str(Fraction(found.count(outcome), len(found))) for outcome in {*found}}
    return {"score": scores[0], "outcome": found[0], "p": odds}


def worst(given: Given) -> Given:
    """Return the outcome that stands."""
    return {"outcome": stands(map(Outcome, given["outcomes"]), rules_of(given)).value}


def legal(given: Given) -> Given:
    """Return whether a maneuver may be chosen, and every rule that speaks against it."""
    state = given["state"]
    actor, ally, target = fighter("vale", "a"), fighter("okoro", "a"), fighter("haig", "b")
    flags = {
        "hidden": State.HIDDEN,
        "snipe_ready": State.SNIPE_READY,
        "observed": State.OBSERVER,
        "may_flag": State.OBSERVER,
    }
    actor.states = {flags[name]: 0 for name in flags if state.get(name)}
    actor.gone = not state.get("in_fight", True)
    ally.gone = not state.get("has_ally", True)
    target.flagged_by = {ally: 0} if state.get("target_flagged") else {}
    target.exposed_to = {actor: 0} if state.get("exposed_to_me") else {}
    fight = Fight(
        rules_of(given),
        {each.name: each for each in (actor, ally, target)},
        {"a": given["own_total"], "b": given["other_total"]},
    )
    chosen = maneuver(given["maneuver"])
    named = (target if chosen.has_target else None, ally if chosen.has_ally and not ally.gone else None)
    found = {rule for rule, _ in faults(chosen, actor, *named, fight)}
    return {"legal": not found, "errors": found}


def snipe_net(given: Given) -> Given:
    """Return the advantages of who snipes above the disadvantages."""
    actor, ally, target = fighter("vale", "a"), fighter("okoro", "a"), fighter("haig", "b")
    target.states = {State.HIDDEN: 0} if given["target_hidden"] else {}
    target.flagged_by = {ally: 0} if given["target_flagged"] else {}
    target.exposed_to = {actor: 0} if given["exposed_to_me"] else {}
    fight = Fight(rules_of(given), {each.name: each for each in (actor, ally, target)}, {"a": 0, "b": 0})
    extra = given.get("extra_adv", 0) - given.get("extra_dis", 0)
    return {"net": sum(modifiers(maneuver("snipe"), actor, target, target, fight)) + extra}


ANSWERS: Mapping[str, Callable[[Given], Given]] = {
    answer.__name__: answer
    for answer in (
        *(net_dice, roll_result, p_outcome, compare, order, direct_damage, late_failure),
        *(edge, fight_end, check, worst, legal, snipe_net),
    )
}


def asked(case: Case) -> bool:
    """Return whether a referee answers a case; ratings, missed actions and escapes it judges as it reads a log."""
    if case.question != "legal":
        return case.question in ANSWERS
    return case.given["maneuver"] != "escape_confirm" and {*case.expect["errors"]} <= {*CODES}


@pytest.mark.parametrize("case", [case for case in CASES if asked(case)], ids=lambda case: case.id)
def test_a_referee_reads_a_case_as_the_rulebook_does(case: Case) -> None:
    """Its own rules answer what the rulebook answers."""
    found = ANSWERS[case.question](case.given)
    expected = {
        key: {CODES[code] for code in value} if key == "errors" else value for key, value in case.expect.items()
    }

    assert {key: found[key] for key in expected} == expected
