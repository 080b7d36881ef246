"""What is proposed and checked: forces, pools, scenarios, hidden set-up."""

from engine.games.battlesuit.legality.forces import judge_force
from engine.games.battlesuit.legality.scenarios import (
    hidden_faults,
    is_fair_ratio,
    missing_parts,
    pool_ratio,
    size_faults,
)
from tests.rules.adapters.battlesuit.house_rules import Answer, Given, cards_of, rules_of
from tests.rules.adapters.battlesuit.places import refused


def force_check(given: Given) -> Answer:
    """Answer what is wrong with a force."""
    found = judge_force(given["budget"], given["squads"], cards_of(given), rules_of(given))
    return {
        "total": found.total,
        "legal": not found.errors,
        "errors": [*found.errors],
        "warnings": [*found.warnings],
    }


def ratio(given: Given) -> Answer:
    """Answer whether the pools of a holding action are fair."""
    defender, attacker = given["defender"], given["attacker"]
    fair = is_fair_ratio(defender, attacker, rules_of(given).force)
    return {"ratio": pool_ratio(defender, attacker), "legal": fair}


def scenario_size(given: Given) -> Answer:
    """Answer whether a scenario has panels enough."""
    return refused(size_faults(given["panels"], given.get("kind", "standard"), rules_of(given).force))


def scenario_check(given: Given) -> Answer:
    """Answer which parts a scenario lacks."""
    return refused(missing_parts(given["parts"]))


def hidden_setup(given: Given) -> Answer:
    """Answer who may not hide."""
    entries = [(entry["unit"], entry["terrain"]) for entry in given["entries"]]
    return refused(hidden_faults(entries, rules_of(given).hidden))
