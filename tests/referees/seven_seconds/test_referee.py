"""Battles as they are fought, before a referee that knows the rulebook and not the kernel."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.referees.seven_seconds.fights import PLAYERS, rows, shipped
from tests.referees.seven_seconds.referee import judge
from tests.samples import at_length

HERE = Path("tests/referees/seven_seconds")
A_FEW = (*range(30), 82, 312)
MANY = at_length("seeds", range(30, 130), range(30, 330))
# All that the referee and its fights may know of the engine: how a battle is ordered and how it is fought.
PUBLIC = {"engine.battles.battle", "engine.battles.orders"}


def judged(seed: int) -> list[str]:
    battle = rows(seed)
    breaches = judge(battle[0], battle[1:], shipped())
    return [f"seed {seed}, row {each.row}: {each.rule}: {each.sentence}" for each in breaches]


@pytest.mark.parametrize("seed", A_FEW)
def test_a_battle_is_fought_by_the_rulebook(seed: int) -> None:
    """The referee finds no breach in any row."""
    assert judged(seed) == []


@MANY
def test_many_battles_are_fought_by_the_rulebook(seeds: range) -> None:
    """The referee finds no breach in any row."""
    assert [breach for seed in seeds for breach in judged(seed)] == []


def test_the_battles_before_the_referee_are_of_every_kind() -> None:
    """Both game types, every map and faction, most missions, and both players against each other and themselves."""
    headers = [rows(seed)[0] for seed in A_FEW]
    pack = shipped()
    missions = {header[side]["mission"] for header in headers for side in ("red", "blue")}

    assert {header["game_type"] for header in headers} == {"attack_defense", "chance_encounter"}
    assert {header["map"] for header in headers} == {each.id for each in pack.of_kind("terrain_map")}
    assert {header["red"]["force"] for header in headers} == {each.id for each in pack.of_kind("faction")}
    assert {tuple(each["player"] for each in header["order"]["participants"]) for header in headers} == {*PLAYERS}
    assert len(missions) * 4 >= 3 * len(pack.of_kind("mission_card"))


def test_what_the_referee_judges_happens_often() -> None:
    """Each kind of action, and each way of being harmed, stands in the logs that are judged."""
    events = Counter(row["event"] for seed in A_FEW for row in rows(seed))
    wanted = {
        "bend",
        "move",
        "jump",
        "target",
        "fire_rifle",
        "fire_missile",
        "fire_flamer",
        "command",
        "scramble",
        "kamikaze",
        "toggle_jammer",
        "graze",
        "blast_stage",
        "burned",
        "wake",
        "damaged_suit",
        "jammed",
        "withdraw",
        "terrain_gone",
    }

    assert {event for event in wanted if events[event] < 3} == set()


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
