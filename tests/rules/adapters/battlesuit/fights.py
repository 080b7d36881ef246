"""Attacks: strength, the combat results table, what results do, bombs and mines, morale."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal

from engine.checking.rising import fixes
from engine.games.battlesuit.kernel.numbers.attack import is_disarmed as is_disarmed_by
from engine.games.battlesuit.kernel.numbers.attack_record import Cards
from engine.games.battlesuit.rules.attack import ATTACKER, Parts, Shot, Soldier, attack_parts, blast_parts
from engine.games.battlesuit.rules.numbers import RESULTS, pack_cards
from engine.games.battlesuit.rules.results import (
    Check,
    Harm,
    MoraleTable,
    Roll,
    Struck,
    boxes_of,
    column_for,
    odds,
    roll,
    standing,
    struck,
)
from engine.odds.dice import Distribution
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Detonation, Result
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, cards_of, rules_of

FLAGS = {
    "cover": "cover",
    "improved": "improved",
    "reaction": "reaction",
    "higher_ground": "higher_ground",
    "below": "below",
    "shaken": "shaken",
    "indirect": "indirect",
    "spillover": "spillover",
    "rapid": "rapid",
    "ooc": "out_of_command",
    "stealth": "stealth_box",
    "boosted": "boosted",
    "ecm": "jammed",
    "marine_att": "marine_attacks",
    "marine_def": "marine_defends",
    "detection": "improved_detection",
    "squad_morale": "squad_half_lost",
    "facing": "turned",
}

PAINT: Mapping[Any, Literal["normal", "sniper"]] = {"normal": "normal", "sniper": "sniper", True: "normal"}


def dots_cover(given: Given) -> str:
    """Return the terrain a target stands in; none is clear."""
    return str(given["cover"]) if given.get("cover") not in {None, "none"} else "clear"


def shot_of(given: Given) -> Shot:
    """Return how the attack of a case is made."""
    flags: dict[str, Any] = {name: given[flag] for flag, name in FLAGS.items() if given.get(flag)}
    flags["cover"] = dots_cover(given)
    return Shot(given["range"], painted=PAINT.get(given.get("painted")), **flags)


def strength_answer(parts: Parts) -> Answer:
    """Return the answer about a strength made up of parts."""
    strength = sum(parts.values())
    column = column_for(strength)
    return {
        "breakdown": dict(parts),
        "strength": strength,
        "column": column.column,
        "die_modifier": column.die_modifier,
    }


def attack_strength(given: Given) -> Answer:
    """Answer the strength of an attack."""
    cards = cards_of(given)
    attacker = Soldier(cards[given["attacker"]], given.get("attacker_damage", 0))
    if is_disarmed(attacker):
        return {"allowed": False, "error": "DISARMED", "printed_attack": 0}
    target = Soldier(cards[given["target"]], given.get("target_damage", 0))
    return strength_answer(attack_parts(attacker, target, shot_of(given), rules_of(given)))


def roll_answer(found: Roll) -> Answer:
    """Return the answer about a roll."""
    return {
        "column": found.column.column,
        "die_modifier": found.column.die_modifier,
        "modified_die": found.modified_die,
        "result": found.result.value,
    }


def crt(given: Given) -> Answer:
    """Answer a roll on the table."""
    return roll_answer(roll(given["strength"], given["die"], rules_of(given)))


def crt_odds(given: Given) -> Answer:
    """Answer the chances of a strength."""
    rules = rules_of(given)
    chances = odds(given["strength"], rules)
    return {
        "odds": {result.value: chances.of(result) for result in RESULTS if chances.of(result)},
        "expected_boxes": expected_boxes(chances, rules),
        "p_damage": damage_chance(chances, rules),
    }


def crt_monotone(given: Given) -> Answer:
    """Answer whether the table rewards strength and high rolls."""
    by_roll = severities(given["strengths"], rules_of(given))
    by_strength = [list(column) for column in zip(*by_roll, strict=True)]
    return {
        "monotone_in_strength": not any(any(fixes([row])) for row in by_roll),
        "monotone_in_die": not any(any(fixes([column])) for column in by_strength),
        "chain": [result.value for result in RESULTS],
    }


def struck_answer(found: Struck) -> Answer:
    """Return the answer about a target after a result."""
    hits = {} if found.harm is Harm.ELIMINATED else {"hits": found.hits}
    return {"status": found.harm.value, **hits}


def apply_result(given: Given) -> Answer:
    """Answer what a result does."""
    has_boxes = given["kind"] in {"armored", "armoured"}
    result = Result(str(given["result"]))
    return struck_answer(struck(given.get("hits", 0), result, rules_of(given), has_boxes=has_boxes))


def attack_chain(given: Given) -> Answer:
    """Answer a whole attack, from the strength to what becomes of the target."""
    hits = given.get("target_hits", 0)
    answer = attack_strength({**given, "target_damage": hits})
    if "strength" not in answer:
        return answer
    rules = rules_of(given)
    rolled = roll(answer["strength"], given["die"], rules)
    has_boxes = isinstance(cards_of(given)[given["target"]], SoldierCard)
    found = struck(hits, rolled.result, rules, has_boxes=has_boxes)
    return {"strength": answer["strength"], **roll_answer(rolled), **struck_answer(found)}


def card_column(given: Given) -> Answer:
    """Answer column and state by hits."""
    found = [standing(hits) for hits in given["hits"]]
    return {"columns": [each.column for each in found], "status": [each.status for each in found]}


def blast(given: Given) -> Answer:
    """Answer the strength of an explosion."""
    target = Soldier(cards_of(given)[given["target"]], given.get("target_damage", 0))
    kind = Detonation(given["kind"])
    parts = blast_parts(kind, given["distance"], target, dots_cover(given), rules_of(given))
    return {"allowed": False} if parts is None else strength_answer(parts)


def morale_odds(given: Given) -> Answer:
    """Answer the chances of a morale table."""
    net = sum(given.get("modifiers", {}).values())
    table = MoraleTable(Check(given["table"]), rules_of(given))
    return {"net": net, "odds": dict(table.chances(net))}


def morale_roll(given: Given) -> Answer:
    """Answer a roll on a morale table."""
    table = MoraleTable(Check(given["table"]), rules_of(given))
    total = table.total(given["die"], sum(given.get("modifiers", {}).values()))
    return {"total": total, "result": table.result(total)}


def is_disarmed(attacker: Soldier) -> bool:
    """Return whether an attacker's printed strength is 0. Rules: BS.FIR.4, BS.GAP.55."""
    cards = Cards()
    pack_cards((attacker.card,), cards)
    return is_disarmed_by(cards, ATTACKER, attacker.damage)


def expected_boxes(chances: Distribution[Result], rules: Rules) -> Fraction:
    """Return the boxes that are crossed off on average, X counted as those that eliminate."""
    return chances.weighed(lambda result: Fraction(boxes_of(result, rules)))


def damage_chance(chances: Distribution[Result], rules: Rules) -> Fraction:
    """Return the chance of a result that crosses off a box or eliminates."""
    return chances.chance(lambda result: boxes_of(result, rules) > 0)


def severities(strengths: Sequence[int], rules: Rules) -> list[list[int]]:
    """Return how severe the results are, a row for each roll, from the weakest of the strengths to the strongest."""
    faces = range(1, rules.dice.combat_die + 1)
    return [[RESULTS.index(roll(strength, die, rules).result) for strength in sorted(strengths)] for die in faces]
