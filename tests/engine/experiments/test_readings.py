"""Readings of rulings: which there are, whom they move, and in which order they are told."""

import random
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from threading import Event
from typing import Any

import pytest

from engine.battles.orders import BattleOrder, BattleResult, Outcome
from engine.execution.executors import Fighter, Outcomes
from engine.execution.simulation import Simulation
from engine.experiments.readings import BATCH, Reading, Readings, other_values, read_otherwise
from engine.experiments.sweeps import Variant
from engine.experiments.trials import Trial
from engine.games.infantry.names import FORM as ROLES
from engine.games.infantry.names import MEETING_FORM
from schemas.packs.packs import Pack
from tests.samples import at_length

SQUADS = ("ghost_patrol", "breach_party")


@pytest.mark.parametrize(
    ("shape", "stands", "values"),
    [
        ({"type": "boolean"}, True, (False,)),
        ({"enum": ["once", "twice", "never"], "type": "string"}, "once", ("twice", "never")),
        ({"const": "only", "type": "string"}, "only", ()),
        ({"type": "integer", "minimum": 1, "maximum": 9}, 4, (3, 5)),
        ({"type": "integer", "minimum": 1, "maximum": 9}, 1, (2,)),
        ({"type": "integer", "minimum": 1, "maximum": 9}, 9, (8,)),
        ({"type": "number", "exclusiveMinimum": 0}, 1.0, (2.0,)),
        ({"type": "number", "exclusiveMaximum": 2}, 1.5, (0.5,)),
        ({"anyOf": [{"type": "integer", "minimum": 1}, {"type": "null"}]}, 5, (4, 6)),
        ({"anyOf": [{"type": "integer", "minimum": 1}, {"type": "null"}]}, None, ()),
        ({"anyOf": [{"enum": ["a", "b"]}, {"const": "c"}]}, "a", ("b", "c")),
        ({"type": "array", "items": {"type": "integer"}}, (1, 2), ()),
        ({"type": "string"}, "word", ()),
        ({}, None, ()),
    ],
)
def test_other_readings_are_those_of_the_schema(
    shape: dict[str, Any], stands: object, values: tuple[object, ...]
) -> None:
    """Other words, yes for no, and the neighbours of a number within its bounds."""
    assert other_values(shape, stands) == values


@dataclass(frozen=True)
class Planted:
    """Ends battles by lot, in which the first squad wins a share; `redrawn` ones have dice of their own."""

    won: float = 0.5
    redrawn: int = 0

    def fight(
        self, _fighter: Fighter, orders: Iterable[BattleOrder], _threads: int, _stop: Event, /
    ) -> Generator[Outcomes, None, None]:
        """Yield the outcomes one by one."""
        for order in orders:
            yield (self._outcome(order),)

    def _outcome(self, order: BattleOrder) -> Outcome:
        forces = {each.seat: str(each.force) for each in order.participants}
        dice = random.Random(f"{order.seed} {forces} {self.redrawn}").random()
        winner = "a" if dice < (self.won if forces["a"] == SQUADS[0] else 1 - self.won) else "b"
        return Outcome(order, forces, None, BattleResult(winner, (), {"a": 0, "b": 0}, 3, ""), {}, 1)


def found(pack: Pack, planted: list[Planted], battles: int, *, kept: bool = False) -> Readings:
    form = replace(ROLES if kept else MEETING_FORM, facts=())
    trial = Trial(form, (SQUADS,), (), battles)
    readings = [
        (Reading((f"IN.GAP.{at}",), f"group.{at}", 0, 1), Variant("1", Simulation(pack, executor=each)))
        for at, each in enumerate(planted)
    ]
    return read_otherwise(Variant("", Simulation(pack, executor=Planted())), readings, [trial])


def test_what_moves_most_comes_first(packs: dict[str, Pack]) -> None:
    """By what is sure of it; then what touches more battles; more readings than a batch are told apart."""
    quiet = [Planted()] * BATCH
    result = found(packs["infantry"], [*quiet, Planted(0.55), Planted(redrawn=1), Planted(0.3)], 800)

    first, second, third, *others = result.rows
    assert [row.reading.parameter for row in (first, second, third)] == ["group.10", "group.8", "group.9"]
    assert -0.25 < first.moved.low < first.moved.high < -0.1
    assert second.surely > 0 == third.surely
    assert third.otherwise == pytest.approx(0.5, abs=0.1)
    assert [(row.otherwise, row.moved.estimate) for row in others] == [(0.0, 0.0)] * BATCH
    assert (result.battles, first.battles) == (800, 800)


def test_roles_are_rows_of_their_own(packs: dict[str, Pack]) -> None:
    """What one role loses the other wins; the row named is one of them."""
    [row] = found(packs["infantry"], [Planted(0.9)], 400, kept=True).rows

    assert row.name in {("a", *SQUADS), ("b", *SQUADS)}
    assert row.surely > 0.3


@at_length("made", 120, 1000)
def test_readings_that_do_nothing_seldom_seem_to(packs: dict[str, Pack], made: int) -> None:
    """One in twenty by chance, give or take three standard errors, though the row that is moved most is told."""
    rows = found(packs["infantry"], [Planted(redrawn=at) for at in range(1, made + 1)], 60, kept=True).rows

    assert sum(row.surely > 0 for row in rows) / made <= 0.05 + 3 * (0.05 * 0.95 / made) ** 0.5
