"""Battles as they are fought, before a referee that knows the rulebook and not the kernel."""

import ast
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.referees.battlesuit.fights import PLAYERS, SCENARIOS, SWITCHES, Rows, fought, packed, rows, variant_of
from tests.referees.battlesuit.referee import judge
from tests.samples import at_length

HERE = Path("tests/referees/battlesuit")
A_FEW = (0, 1, 10, 11, 20, 21, 30, 31, 157)
"""In the last one a bomb brings down a building with somebody in it."""
MANY = range(300)
# All that the referee and its fights may know of the engine: how a battle is ordered and how it is fought.
PUBLIC = {"engine.battles.battle", "engine.battles.orders"}


def judged(seed: int, battle: Rows) -> list[str]:
    breaches = judge(battle[0], battle[1:], packed(variant_of(seed)))
    return [f"seed {seed}, row {each.row}: {each.rule}: {each.sentence}" for each in breaches]


@pytest.mark.parametrize("seed", A_FEW)
def test_a_battle_is_fought_by_the_rulebook(seed: int) -> None:
    """The referee finds no breach in any row."""
    assert judged(seed, rows(seed)) == []


@at_length("battles", 100, 300)
def test_many_battles_are_fought_by_the_rulebook(battles: int) -> None:
    """No breach in any row, and each kind of action and of harm stands in the logs often."""
    events: Counter[str] = Counter()
    breaches = []
    for seed in MANY[:battles]:
        battle = rows(seed)
        events.update(row["event"] for row in battle)
        breaches += judged(seed, battle)

    assert breaches == []
    assert {event for event in OFTEN if events[event] < 3} == set()


OFTEN = (
    "attack",
    "reaction",
    "paint",
    "morale",
    "panic",
    "override",
    "pool",
    "group",
    "bounce",
    "fly",
    "landing",
    "crash",
    "hover",
    "boost",
    "walks_on",
    "extra_step",
    "fell_back",
    "glow",
    "stealth",
    "mine",
    "blast",
    "blast_attack",
    "shattered",
    "query",
    "repair",
    "berserk",
    "flight",
    "strict",
    "no_shot",
    "shut_down",
    "unhidden",
    "exit",
    "held",
    "score",
    "lost",
)


def test_the_battles_before_the_referee_are_of_every_kind() -> None:
    """All scenarios and free meetings, all pairs of players, and each optional rule in play and out of play."""
    fought = {(SCENARIOS[seed % 10], PLAYERS[(seed + seed // 10) % len(PLAYERS)], variant_of(seed)) for seed in MANY}
    played: dict[str, set[bool]] = {switch: set() for switch in SWITCHES}
    for scenario, _, variant in fought:
        if scenario is not None:
            found = packed(variant).find("scenario", scenario)
            assert found is not None
            on = {each.get("rule") for each in found.model.model_dump(mode="json")["special_rules"]}
            for switch in SWITCHES:
                played[switch].add(switch in on)

    assert {each[0] for each in fought} == {*SCENARIOS}
    assert {each[1] for each in fought} == {*PLAYERS}
    assert all(seen == {False, True} for seen in played.values())


def test_the_referee_is_independent() -> None:
    """It imports of the engine only the way to fight a battle, and no rules of it, no kernel least of all."""
    known = {name for path in HERE.glob("*.py") for name in imported(path) if name.split(".")[0] == "engine"}

    assert known <= PUBLIC


def imported(path: Path) -> Iterator[str]:
    """Yield the modules that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


@pytest.mark.parametrize(
    ("group", "other", "seed", "rule"),
    [
        ("panic", {"berserk_sniper_fires": True}, 67, "BS.GAP.141"),
        ("drone", {"drone_shock_crashes": False}, 1, "BS.BNC.17"),
        ("bounce", {"boost_penalty_from": "declared"}, 0, "BS.FIR.9"),
        ("leader", {"assistant_counts_from": "at_once"}, 16, "BS.FIR.9"),
        ("turn", {"initiative_tie_counts": "all"}, 35, "BS.INI.1"),
    ],
)
def test_who_reads_a_ruling_otherwise_is_found_out(group: str, other: dict[str, Any], seed: int, rule: str) -> None:
    """A battle fought by another reading breaks the rules as they are shipped. Rules: BS.GAP.141 to BS.GAP.145."""
    battle = [json.loads(line) for line in fought(seed, {group: other}).splitlines()]
    breaches = judge(battle[0], battle[1:], packed(variant_of(seed)))

    assert rule in {each.rule for each in breaches}
