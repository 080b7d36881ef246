"""Rows of log a CPU second in both modes, scenario by scenario, of the games whose battles have scenarios.

Run: python -m benchmarks.rows [GAME ...]

Heuristic players on every side, the log on, the setting out of each battle in it; the best of several turns.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.processes import machine
from engine.battles.modes import mode_sentence
from engine.battles.orders import BattleOrder, Mode
from engine.execution.simulation import Simulation
from schemas.packs.packs import Pack, read_packs

BATTLES = {"survive": (300, 3), "maneuvers": (2000, 20), "infantry": (400, 4), "battlesuit": (30, 1)}
"""How many battles of a scenario are fought compiled, and how many plain."""
TURNS = 3


Turn = tuple[float, int]
"""The CPU seconds that some battles took, and their rows."""


def main() -> None:
    """Print the table of each game."""
    print(f"Mode: {mode_sentence()}; {machine()}")
    for system in sys.argv[1:] or BATTLES:
        [pack] = read_packs([Path("content") / system]).packs
        print(f"\n| {system} | rows a battle | ms a battle | rows a CPU second | plain | times plain |")
        print("|---|---:|---:|---:|---:|---:|")
        for line in lines(pack, *BATTLES[system]):
            print(line, flush=True)


def lines(pack: Pack, count: int, plain_count: int) -> Iterator[str]:
    """Yield a row of the table for each scenario, and one for all."""
    turns: list[tuple[Turn, Turn]] = []
    for scenario in Simulation(pack).scenarios:
        turns.append((best(pack, scenario, "compiled", count), best(pack, scenario, "plain", plain_count)))
        seconds, rows = turns[-1][0]
        yield f"| `{scenario}` | {rows / count:,.0f} | {1000 * seconds / count:.2f} | {_rates(turns[-1:])} |"
    yield f"| all | | | {_rates(turns)} |"


def best(pack: Pack, scenario: str, mode: Mode, count: int) -> Turn:
    """Return the quickest of some turns, each of the same battles."""
    simulation = Simulation(pack, mode)
    orders = [BattleOrder(scenario=scenario, seed=seed) for seed in range(count)]
    simulation.set_up(orders[0])
    return min(_turn(simulation, orders) for _ in range(TURNS if count > 1 else 1))


def _turn(simulation: Simulation, orders: Sequence[BattleOrder]) -> Turn:
    start = time.process_time()
    rows = sum(outcome.rows for outcome in simulation.outcomes(orders))
    return time.process_time() - start, rows


def _rates(turns: Sequence[tuple[Turn, Turn]]) -> str:
    """Return rows a CPU second of battles, compiled and plain, and how many times as many the first are."""
    fast, slow = (sum(rows for _, rows in mode) / sum(s for s, _ in mode) for mode in zip(*turns, strict=True))
    return f"{fast:,.0f} | {slow:,.0f} | {fast / slow:.0f}"


if __name__ == "__main__":
    main()
