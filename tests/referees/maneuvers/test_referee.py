"""Fights as they are fought, before a referee that knows the rulebook and not the kernel."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.referees.maneuvers.battles import FIGHTS, MODES, PLAYERS, number_of, pack_of, rows
from tests.referees.maneuvers.referee import judge
from tests.samples import at_length

HERE = Path("tests/referees/maneuvers")
SOME = (*range(24), 33, 45)
MANY = at_length("seeds", range(24, 124), range(24, 324))
# All that the referee and its fights may know of the engine: how a battle is ordered and how it is fought.
PUBLIC = {"engine.battles.battle", "engine.battles.orders"}


def judged(seed: int) -> list[str]:
    fight = rows(seed)
    breaches = judge(fight[0], fight[1:], pack_of(seed))
    return [f"seed {seed}, row {each.row}: {each.rule}: {each.sentence}" for each in breaches]


@pytest.mark.parametrize("seed", SOME)
def test_a_fight_is_fought_by_the_rulebook(seed: int) -> None:
    """The referee finds no breach in any row."""
    assert judged(seed) == []


@MANY
def test_many_fights_are_fought_by_the_rulebook(seeds: range) -> None:
    """The referee finds no breach in any row, of shipped fights and strangers', by many sets of rules."""
    assert [breach for seed in seeds for breach in judged(seed)] == []


def test_the_fights_before_the_referee_are_of_every_kind() -> None:
    """All shipped fights and strangers', all players, both modes, the shipped rules and others."""
    headers = [rows(seed)[0] for seed in SOME]
    players = {tuple(each["player"] for each in header["order"]["participants"]) for header in headers}

    assert {header["fight"] for header in headers} == {*FIGHTS, "meeting"}
    assert players == {*PLAYERS}
    assert {header["mode"] for header in headers} == {*MODES}
    assert len({number_of(seed) for seed in SOME}) >= 8


def test_what_the_referee_judges_happens() -> None:
    """Each kind of row but the rarest stands in the logs that are judged, and each shipped maneuver."""
    told = [row for seed in SOME for row in rows(seed)]
    events = Counter(row["event"] for row in told)
    maneuvers = Counter(row["maneuver"] for row in told if row["event"] == "maneuver")
    shipped = {"Engage", "Escape", "Take Cover", "Snipe", "Assault", "Cover Fire", "Distract", "Observe", "Flag"}
    shipped |= {"Aid Ally", "Strand", "Smoke Screen", "Flush Out"}

    assert {name for name in shipped if not maneuvers[name]} == set()
    assert {"missed_action", "escape", "left", "extra", "unnoticed", "advantage_ends", "fate"} <= {*events}


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
