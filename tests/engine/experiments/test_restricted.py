"""Restricted play: what a side wins less without an option, from a planted worth and from battles that are fought."""

import random
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from threading import Event

import pytest

from engine.battles.orders import BattleOrder, BattleResult, Outcome
from engine.execution.executors import Fighter, Outcomes
from engine.execution.simulation import Simulation
from engine.experiments.restricted import Restricted, restricted
from engine.experiments.trials import Trial
from engine.games.infantry.names import FORM as ROLES
from engine.games.infantry.names import MEETING_FORM
from schemas.packs.packs import Pack
from tests.samples import at_length

SQUADS = ("ghost_patrol", "breach_party")
FIRST = {"ghost_patrol": 0.2, "breach_party": 0.0}
"""What an option is worth to who uses it: the first squad wins so much less without it."""


@dataclass(frozen=True)
class Planted:
    """Ends battles by lot, half of the seeds with one throw for all: even, but for who does without."""

    def fight(
        self, _fighter: Fighter, orders: Iterable[BattleOrder], _threads: int, _stop: Event, /
    ) -> Generator[Outcomes, None, None]:
        """Yield the outcomes seed by seed."""
        for seed, of_seed in groupby(orders, lambda order: order.seed):
            rng = random.Random(seed)
            shared = rng.random() if rng.random() < 0.5 else None
            yield tuple(self._outcome(order, rng.random() if shared is None else shared) for order in of_seed)

    def _outcome(self, order: BattleOrder, dice: float) -> Outcome:
        costs = [FIRST[str(each.force)] * ("without" in each.player) for each in order.participants]
        winner = "a" if dice < 0.5 - costs[0] + costs[1] else "b"
        forces = {each.seat: str(each.force) for each in order.participants}
        return Outcome(order, forces, None, BattleResult(winner, (), {"a": 0, "b": 0}, 3, ""), {}, 1)


def found(pack: Pack, battles: int, seed: int = 1, *, kept: bool = False, styles: tuple[str, ...] = ()) -> Restricted:
    form = replace(ROLES if kept else MEETING_FORM, facts=())
    trial = Trial(form, (SQUADS,), (), battles, seed, styles=styles)
    return restricted(Simulation(pack, executor=Planted()), trial, "fires at")


@pytest.mark.parametrize("styles", [(), ("bold", "steady")])
@pytest.mark.parametrize("kept", [True, False])
def test_a_planted_worth_is_found(packs: dict[str, Pack], styles: tuple[str, ...], *, kept: bool) -> None:
    """Twenty points for the first squad, nothing for the second, ten over both; seats or squads name the rows."""
    result = found(packs["infantry"], 1600, kept=kept, styles=styles)
    first, second = result.rows if kept else result.rows[::-1]

    assert first.name == (("a", *SQUADS) if kept else SQUADS)
    assert second.name == (("b", *SQUADS) if kept else SQUADS[::-1])
    assert 0.1 < first.worth.low < 0.2 < first.worth.high < 0.3
    assert second.worth.low < 0.0 == second.worth.estimate < second.worth.high
    assert result.overall is not None
    assert 0.05 < result.overall.worth.low < 0.1 < result.overall.worth.high < 0.15
    assert result.overall.battles == 2 * first.battles == 3200
    assert first.otherwise == pytest.approx(0.2, abs=0.04)
    assert second.otherwise == 0.0
    assert first.free.estimate - first.without.estimate == pytest.approx(first.worth.estimate)


@at_length("made", 200, 2000)
def test_intervals_hold_a_worth_that_is_known(packs: dict[str, Pack], made: int) -> None:
    """Of 40 battles each: 95 in 100 hold the 20 points, give or take 3, and so for both squads together."""
    results = [found(packs["infantry"], 40, 10_000 * at) for at in range(1, made + 1)]
    held = [result.rows[1].worth.low <= 0.2 <= result.rows[1].worth.high for result in results]
    both = [each.low <= 0.1 <= each.high for each in (result.overall.worth for result in results if result.overall)]

    assert 0.92 <= sum(held) / made <= 1
    assert len(both) == made
    assert 0.92 <= sum(both) / made <= 1


def test_what_wins_fights_of_maneuvers_is_worth_much(packs: dict[str, Pack]) -> None:
    """Flagging brings rewards that decide fights; nobody misses a maneuver that there is not."""
    simulation = Simulation(packs["maneuvers"])
    trial = Trial(simulation.form, (("copperhead", "nightjar"),), (), 24)

    flag, nothing = (restricted(simulation, trial, f"goes for {name}") for name in ("Flag", "Moonwalk"))
    assert flag.overall is not None
    assert flag.overall.worth.low > 0
    assert [row.otherwise for row in nothing.rows] == [0.0, 0.0]
