"""Players that search against the best style of their game: a ladder of budgets, and what a decision takes.

Run: python -m benchmarks.searching GAME [BATTLES [BUDGET ...]]

Each pair of battles is written down once it is fought (`out/searching`), so that a run that was broken off goes on
where it was, and one of more battles fights only those that are missing; another pack or engine begins anew.
"""

import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

from engine.battles.battle import pack_digest
from engine.battles.orders import BattleOrder, Participant
from engine.battles.searching.budgets import Budget
from engine.battles.searching.player import Searcher, worth
from engine.battles.searching.standing import Seated
from engine.execution.executors import LocalThreads, usable_cores
from engine.execution.simulation import Simulation
from engine.experiments.statistics import BlockSums, block_rate
from engine.paths import CONTENT
from schemas.packs.packs import read_packs

FIRST_SEED = 2**34
BATTLES = 40
BUDGETS = ("search:4", "search:16", "search:64", "search:256")
AGAINST = {
    "seven_seconds": "heuristic",
    "battlesuit": "heuristic",
    "survive": "steady",
    "maneuvers": "steady",
    "infantry": "steady",
}
"""The style of each game that no other one beats."""
KEPT = Path("out/searching")
ENGINE = Path("engine")
Pair = dict[str, Any]
"""What two battles of a seed came to: `worths` by who searches, `decisions` and the `cpu_s` that they took."""


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
    simulation = Simulation(pack, executor=LocalThreads(chunk=1))
    sources = (path.read_bytes() for path in sorted(ENGINE.rglob("*.py")))
    state = sha256(b"".join((pack_digest(pack).encode(), *sources))).hexdigest()[:12]
    KEPT.mkdir(parents=True, exist_ok=True)
    print("player | against | battles | share | interval | CPU ms a decision")
    for budget in budgets:
        kept = KEPT / f"{system}-{budget.replace(':', '-')}-{state}.jsonl"
        pairs = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
        with kept.open("a") as file:
            while len(pairs) < battles // 2:
                for pair in _fought(simulation, range(len(pairs), battles // 2)[: usable_cores()], budget):
                    pairs.append(pair)
                    print(json.dumps(pair), file=file, flush=True)
        print(_row(budget, AGAINST[system], pairs[: battles // 2]), flush=True)


def _fought(simulation: Simulation, numbers: Sequence[int], budget: str) -> list[Pair]:
    """Fight the pairs of some numbers, each of one seed; what decisions took is their mean."""
    scenarios = (None, *simulation.scenarios)
    orders = [_orders(simulation, scenarios[at % len(scenarios)], at, budget) for at in numbers]
    with counted() as spent_s:
        chunks = simulation.run((order for pair in orders for order, _ in pair), threads=usable_cores())
        done = [each for chunk in chunks for each in chunk]
    worths = [worth(outcome.result, seat) for outcome, (_, seat) in zip(done, sum(orders, ()), strict=True)]
    share = {"decisions": len(spent_s) / len(orders), "cpu_s": sum(spent_s) / len(orders)}
    return [{"worths": both} | share for both in zip(worths[::2], worths[1::2], strict=True)]


def _row(budget: str, against: str, pairs: Sequence[Pair]) -> str:
    sums = BlockSums(2)
    for pair in pairs:
        sums.add(sum(pair["worths"]))
    found = block_rate(sums)
    spent_ms = 1000 * sum(pair["cpu_s"] for pair in pairs) / sum(pair["decisions"] for pair in pairs)
    told = f"{found.low:.1%} to {found.high:.1%}"
    return f"{budget} | {against} | {2 * len(pairs)} | {found.estimate:.1%} | {told} | {spent_ms:.1f}"


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
    main(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else BATTLES, sys.argv[3:] or BUDGETS)
