"""Battlesuit battles: rows of log a CPU second in both modes, and how long the battles of each shipped scenario take.

Run: python -m benchmarks.battlesuit_battles

Heuristic players on both sides, the log on, the setting out of each battle in it; the best of several turns.
"""

import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.battles.modes import mode_sentence
from engine.battles.orders import BattleOrder, Mode
from engine.execution.simulation import Simulation
from schemas.packs.packs import Pack, read_packs

PACK = Path("content/battlesuit")
COMPILED_BATTLES = 30
PLAIN_BATTLES = 1
TURNS = 3


def main() -> None:
    """Print the table."""
    [pack] = read_packs([PACK]).packs
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    print(f"Mode: {mode_sentence()}; load before: {load}\n")
    print("| scenario | soldiers | rows | ms a battle | rows a CPU second | plain | times plain |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for line in lines(pack):
        print(line, flush=True)


def lines(pack: Pack) -> Iterator[str]:
    """Yield a row of the table for each scenario, and one for all."""
    compiled, plain = rates(pack, "compiled", COMPILED_BATTLES), rates(pack, "plain", PLAIN_BATTLES)
    for scenario, (rows, seconds) in compiled.items():
        slow_rows, slow_seconds = plain[scenario]
        fast, slow = rows / seconds, slow_rows / slow_seconds
        each = f"{rows / COMPILED_BATTLES:,.0f} | {1000 * seconds / COMPILED_BATTLES:.1f}"
        yield f"| {scenario} | {soldiers(pack, scenario)} | {each} | {fast:,.0f} | {slow:,.0f} | {fast / slow:.0f} |"
    fast, slow = (sum(r for r, _ in of.values()) / sum(s for _, s in of.values()) for of in (compiled, plain))
    yield f"| all | | | | {fast:,.0f} | {slow:,.0f} | {fast / slow:.0f} |"


def rates(pack: Pack, mode: Mode, count: int) -> Mapping[str, tuple[int, float]]:
    """Return the rows of some battles of each scenario, and the CPU seconds they took at best."""
    simulation = Simulation(pack, mode)
    return {scenario: min(_turns(simulation, scenario, count), key=_seconds) for scenario in simulation.scenarios}


def _turns(simulation: Simulation, scenario: str, count: int) -> Iterator[tuple[int, float]]:
    orders = [BattleOrder(scenario=scenario, seed=seed) for seed in range(count)]
    simulation.set_up(orders[0])
    for _ in range(TURNS if count > 1 else 1):
        start = time.process_time()
        rows = sum(outcome.rows for outcome in simulation.outcomes(orders))
        yield rows, time.process_time() - start


def _seconds(turn: tuple[int, float]) -> float:
    return turn[1]


def soldiers(pack: Pack, scenario: str) -> str:
    """Return how many soldiers fight on either side: `12 against 11`."""
    setup = Simulation(pack, "plain").set_up(BattleOrder(scenario=scenario))
    red, blue = setup.game.forces.count
    return f"{red} against {blue}"


if __name__ == "__main__":
    main()
