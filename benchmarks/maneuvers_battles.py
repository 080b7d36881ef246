"""Fights of maneuvers: rows of log a CPU second in both modes, fight by fight.

Run: python -m benchmarks.maneuvers_battles
"""

import time
from pathlib import Path

from engine.battles.orders import BattleOrder, Mode
from engine.execution.simulation import Simulation
from schemas.packs.packs import Pack, read_packs

COMPILED_FIGHTS = 2000
PLAIN_FIGHTS = 20
TURNS = 3
PACK = Path("content/maneuvers")


def main() -> None:
    """Print the table."""
    [pack] = read_packs([PACK]).packs
    print("| fight | rows a fight | compiled, rows a CPU second | plain | compiled against plain |")
    print("|---|---:|---:|---:|---:|")
    for fight in Simulation(pack).scenarios:
        compiled, rows = _best(pack, fight, "compiled", COMPILED_FIGHTS)
        plain, _ = _best(pack, fight, "plain", PLAIN_FIGHTS)
        print(f"| `{fight}` | {rows:,.0f} | {compiled:,.0f} | {plain:,.0f} | {compiled / plain:.0f} |", flush=True)


def _best(pack: Pack, fight: str, mode: Mode, count: int) -> tuple[float, float]:
    """Return the rows a CPU second in the best of some turns, and the rows a fight."""
    simulation = Simulation(pack, mode)
    orders = [BattleOrder(scenario=fight, seed=seed) for seed in range(count)]
    simulation.outcomes(orders[:1])
    rates, rows = [], 0
    for _ in range(TURNS):
        start = time.process_time()
        rows = sum(outcome.rows for outcome in simulation.outcomes(orders))
        rates.append(rows / (time.process_time() - start))
    return max(rates), rows / count


if __name__ == "__main__":
    main()
