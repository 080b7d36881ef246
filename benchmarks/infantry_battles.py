"""Battles of infantry: rows of log a CPU second in both modes, scenario by scenario.

Run: python -m benchmarks.infantry_battles
"""

import time
from pathlib import Path

from engine.battles.orders import BattleOrder, Mode
from engine.execution.simulation import Simulation
from schemas.packs.packs import Pack, read_packs

COMPILED_BATTLES = 400
PLAIN_BATTLES = 4
TURNS = 3
PACK = Path("content/infantry")


def main() -> None:
    """Print the table."""
    [pack] = read_packs([PACK]).packs
    print("| scenario | rows a battle | compiled, rows a CPU second | plain | compiled against plain |")
    print("|---|---:|---:|---:|---:|")
    for scenario in Simulation(pack).scenarios:
        compiled, rows = _best(pack, scenario, "compiled", COMPILED_BATTLES)
        plain, _ = _best(pack, scenario, "plain", PLAIN_BATTLES)
        print(f"| `{scenario}` | {rows:,.0f} | {compiled:,.0f} | {plain:,.0f} | {compiled / plain:.0f} |", flush=True)


def _best(pack: Pack, scenario: str, mode: Mode, count: int) -> tuple[float, float]:
    """Return the rows a CPU second in the best of some turns, and the rows a battle."""
    simulation = Simulation(pack, mode)
    orders = [BattleOrder(scenario=scenario, seed=seed) for seed in range(count)]
    simulation.outcomes(orders[:1])
    rates, rows = [], 0
    for _ in range(TURNS):
        start = time.process_time()
        rows = sum(outcome.rows for outcome in simulation.outcomes(orders))
        rates.append(rows / (time.process_time() - start))
    return max(rates), rows / count


if __name__ == "__main__":
    main()
