"""Players that search against the style that they play out by: a ladder of budgets, and what a try takes.

Run: python -m benchmarks.searching GAME BATTLES [BUDGET ...]
"""

import sys
import time
from collections.abc import Sequence

from engine.battles.orders import BattleOrder, Participant
from engine.battles.searching.player import worth
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.statistics import BlockSums, block_rate
from engine.paths import CONTENT
from schemas.packs.packs import read_packs

FIRST_SEED = 2**34
BUDGETS = ("search:16", "search:64", "search:256", "search:1024")
AGAINST = {"maneuvers": "steady", "infantry": "steady", "survive": "heuristic"}


def main(system: str, battles: int, budgets: Sequence[str]) -> None:
    """Print a row for each budget: its share against the best trained style, from both seats of each seed."""
    [pack] = read_packs([CONTENT / system]).packs
    simulation = Simulation(pack)
    scenarios = (None, *simulation.scenarios)
    print("player | against | battles | share | interval | CPU s a battle")
    for budget in budgets:
        start, shares = time.process_time(), list[float]()
        orders = [_orders(simulation, scenarios[at % len(scenarios)], at, budget) for at in range(battles // 2)]
        for done in simulation.run((order for pair in orders for order, _ in pair), threads=usable_cores()):
            seats = [seat for pair in orders for _, seat in pair][len(shares) :]
            shares += [worth(outcome.result, seat) for outcome, seat in zip(done, seats, strict=False)]
        sums = BlockSums(2)
        for one, other in zip(shares[::2], shares[1::2], strict=True):
            sums.add(one + other)
        found = block_rate(sums)
        spent = (time.process_time() - start) / len(shares)
        told = f"{found.low:.1%} to {found.high:.1%}"
        print(f"{budget} | {AGAINST[system]} | {len(shares)} | {found.estimate:.1%} | {told} | {spent:.2f}", flush=True)


def _orders(
    simulation: Simulation, scenario: str | None, at: int, budget: str
) -> tuple[tuple[BattleOrder, str], tuple[BattleOrder, str]]:
    """Return the two battles of a seed, in which one of the first two seats searches and then the other one."""
    seats = simulation.form_for(scenario).seats
    against = AGAINST[simulation.system]

    def order(searching: str) -> BattleOrder:
        seated = (Participant(seat, None, budget if seat == searching else against) for seat in seats)
        return BattleOrder(tuple(seated), scenario, seed=FIRST_SEED + at)

    return (order(seats[0]), seats[0]), (order(seats[1]), seats[1])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:] or BUDGETS)
