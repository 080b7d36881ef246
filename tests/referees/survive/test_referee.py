"""Battles as they are fought, before a referee that knows the rulebook and not the kernel."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.referees.survive.battles import HOUSE_RULES, LEVELS, house_rules, pack, rows
from tests.referees.survive.referee import judge
from tests.samples import at_length

HERE = Path("tests/referees/survive")
A_DOZEN = (*range(11), 42)
MANY = at_length("seeds", range(11, 111), range(11, 312))
# All that the referee and its battles may know of the engine: how a battle is ordered and how it is fought.
PUBLIC = {"engine.battles.battle", "engine.battles.orders"}
# Battles in which the referee once found a fault of the kernel.
ONCE_AT_FAULT = {
    "an Ammo Roll of a unit that went Red, SV.GAP.10": 22,
    "a Mob Run of one while another stood, SV.MOV.12": 30,
    "the charge of a way whose end alone is barred, SV.GAP.39": 42,
    "a charge at the dead, SV.MOV.5": 92,
    "a Double-Tap with a unit that held, SV.SHT.7": 94,
    "a Double-Tap by a grenade, SV.EFF.6": 134,
    "a follow-on charge that nobody fought, SV.RES.6": 228,
    "a turn that no row told, SV.GAP.39": 671,
    "a Mobbing Charge at who was shot on the way, SV.MOB.1": 698,
}


def judged(seed: int) -> list[str]:
    battle = rows(seed)
    breaches = judge(battle[0], battle[1:], pack(house_rules(seed)))
    return [f"seed {seed}, row {each.row}: {each.rule}: {each.sentence}" for each in breaches]


@pytest.mark.parametrize("seed", A_DOZEN)
def test_a_battle_is_fought_by_the_rulebook(seed: int) -> None:
    """The referee finds no breach in any row."""
    assert judged(seed) == []


@pytest.mark.parametrize("seed", ONCE_AT_FAULT.values(), ids=ONCE_AT_FAULT)
def test_a_battle_that_was_at_fault_is_fought_by_the_rulebook(seed: int) -> None:
    """The referee finds no breach where it found one before."""
    assert judged(seed) == []


@MANY
def test_many_battles_are_fought_by_the_rulebook(seeds: range) -> None:
    """The referee finds no breach in any row, of two, three and four players, on every board, by four sets of rules."""
    assert [breach for seed in seeds for breach in judged(seed)] == []


def test_the_battles_before_the_referee_are_of_every_kind() -> None:
    """Two, three and four players, linked levels and single ones, all rules, all players and mixtures of them."""
    headers = [rows(seed)[0] for seed in A_DOZEN]
    players = {frozenset(each["player"] for each in header["order"]["participants"]) for header in headers}

    assert {header["level"] for header in headers} == {*LEVELS}
    assert {house_rules(seed) for seed in A_DOZEN} == {*range(len(HOUSE_RULES))}
    assert len(players) == 4
    assert len({header[seat]["force"] for header in headers for seat in ("south_west", "north_east")}) == 5


def test_what_the_referee_judges_happens() -> None:
    """Each kind of action, and each way of being harmed, stands in the logs that are judged."""
    events = Counter(row["event"] for seed in A_DOZEN for row in rows(seed))
    wanted = {
        "hold",
        "move",
        "charge",
        "mobbing",
        "blink",
        "drawn",
        "jam",
        "jam_cleared",
        "recovered",
        "soulchip",
        "red",
    }
    wanted |= {"blink_out", "follow_on", "keychip_taken", "keychip_dropped", "double_tap", "blast", "scatter"}

    assert {event for event in wanted if not events[event]} == set()


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
