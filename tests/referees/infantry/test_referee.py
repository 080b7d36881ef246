"""Battles as they are fought, before a referee that knows the rulebook and not the kernel."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.referees.infantry.battles import LOTS, PLAYERS, SHIPPED, number_of, pack_of, rows
from tests.referees.infantry.house_rules import CHOICES, SWITCHES, drawn
from tests.referees.infantry.referee import judge
from tests.samples import at_length

HERE = Path("tests/referees/infantry")
A_FEW = (0, 4, 8, 12, 1, 2)
MANY = range(150, 450)  # of which the first hundred hold a tunnel and a gun that is picked up, which are rare
# All that the referee and its battles may know of the engine: how a battle is ordered and how it is fought.
PUBLIC = {"engine.battles.battle", "engine.battles.orders"}


def judged(seed: int) -> list[str]:
    battle = rows(seed)
    breaches = judge(battle[0], battle[1:], pack_of(seed))
    return [f"seed {seed}, row {each.row}: {each.rule}: {each.sentence}" for each in breaches]


@pytest.mark.parametrize("seed", A_FEW)
def test_a_battle_is_fought_by_the_rulebook(seed: int) -> None:
    """The referee finds no breach in any row."""
    assert judged(seed) == []


@at_length("battles", 100, 300)
def test_many_battles_are_fought_by_the_rulebook(battles: int) -> None:
    """No breach in any row, of shipped scenarios and of lots, and each kind of row stands in the logs."""
    events: Counter[str] = Counter()
    breaches = []
    for seed in MANY[:battles]:
        events.update(kind_of(row) for row in rows(seed))
        breaches += judged(seed)

    assert breaches == []
    assert {kind for kind in KINDS if not events[kind]} == set()


KINDS = (
    "step", "posture", "weapon", "laid_down", "arc", "wire", "tunnel", "helps", "declared", "scatters",
    "blast", "burns", "fire_out", "fire_hurts", "smoke", "smoke_gone", "structure", "damage", "dead",
    "morale", "routed", "standing", "attack:aimed", "attack:into_arc", "attack:crewed", "attack:on_the_move",
    "attack:by_hand", "gun:set_up", "gun:broken_down", "gun:swung", "gun:taken_over", "gun:picked_up",
    "gun:left", "arc_ends:used", "arc_ends:lapsed", "arc_ends:moved", "arc_ends:other_weapon",
    "arc_ends:shaken", "arc_ends:fell", "no_effect:missed", "no_effect:off_the_map", "no_effect:on_a_wall",
    "result:wiped_out", "result:last_turn", "objective", "scores", "total",
)  # fmt: skip


def kind_of(row: dict[str, str]) -> str:
    """Return the event of a row, with the way, deed, cause or ending where there is one."""
    more = next((row[key] for key in ("way", "deed", "cause", "why", "ending") if key in row), "")
    return f"{row['event']}:{more}" if more else row["event"]


def test_the_battles_before_the_referee_are_of_every_kind() -> None:
    """All shipped scenarios, a meeting without one, lots, all pairs of players; every switch and every other value."""
    drawn_values = [drawn(number_of(seed)) for seed in MANY]
    named = {f"{group}.{name}" for rules in drawn_values for group, values in rules.items() for name in values}

    assert {SHIPPED[seed // 4 % 4] for seed in MANY if seed % 2 == 0} == {*SHIPPED}
    assert {LOTS[seed // 4 % 2] for seed in MANY if seed % 2} == {*LOTS}
    assert {PLAYERS[seed // 4 % 5] for seed in MANY} == {*PLAYERS}
    assert {*CHOICES} | {f"options.{switch}" for switch in SWITCHES} <= named


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
