"""Players that search against the best style of their game: a ladder of budgets, and what a decision takes.

Run: python -m benchmarks.searching GAME BATTLES [BUDGET ...]
"""

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import fmean
from unittest.mock import patch

from engine.battles.orders import BattleOrder, Participant
from engine.battles.searching.budgets import Budget
from engine.battles.searching.player import Searcher, worth
from engine.battles.searching.standing import Seated
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.statistics import BlockSums, block_rate
from engine.paths import CONTENT
from schemas.packs.packs import read_packs

FIRST_SEED = 2**34
BUDGETS = ("search:4", "search:16", "search:64", "search:256")
AGAINST = {
    "seven_seconds": "heuristic",
    "battlesuit": "heuristic",
    "survive": "heuristic",
    "maneuvers": "steady",
    "infantry": "steady",
}
"""The style of each game that no other one beats."""


@contextmanager
def counted() -> Iterator[list[float]]:
    """Give a list into which each decision of a searching player writes the seconds of CPU of its thread."""
    spent: list[float] = []
    chosen = Searcher.chosen

    def counting(searcher: Searcher, side: int, budget: Budget) -> Seated:
        start = time.thread_time()
        found = chosen(searcher, side, budget)
        spent.append(time.thread_time() - start)
        return found

    with patch.object(Searcher, "chosen", counting):
        yield spent


def main(system: str, battles: int, budgets: Sequence[str]) -> None:
    """Print a row for each budget: its share against the best trained style, from both seats of each seed."""
    [pack] = read_packs([CONTENT / system]).packs
    simulation = Simulation(pack)
    scenarios = (None, *simulation.scenarios)
    print("player | against | battles | share | interval | CPU ms a decision")
    for budget in budgets:
        shares: list[float] = []
        orders = [_orders(simulation, scenarios[at % len(scenarios)], at, budget) for at in range(battles // 2)]
        with counted() as spent_s:
            for done in simulation.run((order for pair in orders for order, _ in pair), threads=usable_cores()):
                seats = [seat for pair in orders for _, seat in pair][len(shares) :]
                shares += [worth(outcome.result, seat) for outcome, seat in zip(done, seats, strict=False)]
        sums = BlockSums(2)
        for one, other in zip(shares[::2], shares[1::2], strict=True):
            sums.add(one + other)
        found = block_rate(sums)
        spent = fmean(spent_s) * 1000
        told = f"{found.low:.1%} to {found.high:.1%}"
        print(f"{budget} | {AGAINST[system]} | {len(shares)} | {found.estimate:.1%} | {told} | {spent:.1f}", flush=True)


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
