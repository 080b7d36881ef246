"""The heuristic player of Battlesuit over many battles: with equal forces, in every shipped scenario, to the end."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.battles.orders import BattleOrder, Outcome, Participant
from engine.execution.simulation import Simulation
from tests.engine.games.battlesuit.scenario_bench import shipped

SIDES = ("red", "blue")
MIRRORED_SEEDS = 250
SCENARIO_SEEDS = 60
LONG_BATTLES = 2000

pytestmark = pytest.mark.prove


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    """Return the shipped pack, ready to be fought over."""
    return Simulation(shipped())


def against_chance(thinks: str, force: str | None = None) -> tuple[Participant, ...]:
    """Return the seats with a heuristic player on one side and a random one on the other."""
    return tuple(Participant(side, force, "heuristic" if side == thinks else "random") for side in SIDES)


def mirrored(simulation: Simulation) -> Iterator[tuple[str, Outcome]]:
    """Yield meetings of each force with itself, map after map, each seed from both sides, with the side that thinks."""
    forces, maps = simulation.forces, simulation.maps
    for seed in range(MIRRORED_SEEDS):
        force, on = forces[seed % len(forces)], maps[seed // len(forces) % len(maps)]
        for side in SIDES:
            yield side, simulation.outcome(BattleOrder(against_chance(side, force), None, on, seed))


def test_thinking_beats_chance_with_equal_forces(simulation: Simulation) -> None:
    """Of 500 mirrored battles, each seed from both sides, it wins nine in ten at least; a draw is no win."""
    won = Counter(outcome.result.winner == side for side, outcome in mirrored(simulation))

    assert won[True] >= 0.9 * won.total()


@pytest.mark.parametrize("side", SIDES)
def test_thinking_wins_every_scenario_from_either_side(simulation: Simulation, side: str) -> None:
    """Of 60 battles of each shipped scenario it wins more than half, draws being no wins."""
    won = {
        scenario: sum(
            simulation.outcome(BattleOrder(against_chance(side), scenario, None, seed)).result.winner == side
            for seed in range(SCENARIO_SEEDS)
        )
        for scenario in simulation.scenarios
    }

    assert len(won) >= 9
    assert {scenario: wins for scenario, wins in won.items() if 2 * wins <= SCENARIO_SEEDS} == {}


def test_battles_come_to_their_end(simulation: Simulation) -> None:
    """Of 2,000 battles of all scenarios, and of meetings, fewer than two in a hundred fill their log."""
    scenarios = [*simulation.scenarios, None]
    orders = (BattleOrder((), scenarios[seed % len(scenarios)], None, seed) for seed in range(LONG_BATTLES))
    full = sum(bool(simulation.outcome(order).fault) for order in orders)

    assert full < 0.02 * LONG_BATTLES
