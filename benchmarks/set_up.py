"""Setting battles up: what of a battle's CPU time goes into its beginning, game by game.

Of each battle the best of some turns counts, so that neighbours on the machine are in none of the figures.

Run: python -m benchmarks.set_up
"""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.battles.modes import new_game, play
from engine.battles.orders import BattleOrder
from engine.battles.played import battles_of
from engine.kernel.records import clear
from schemas.packs.packs import read_packs

BATTLES = 400
TURNS = 5
PACKS = ("seven_seconds", "battlesuit", "survive", "maneuvers", "infantry")


def main() -> None:
    """Print the table."""
    print("| pack | set-up, ms of CPU | battle | share of the set-up, % |")
    print("|---|---:|---:|---:|")
    for name in PACKS:
        turns = [[*_times(name)] for _ in range(TURNS)]
        best = [[min(times) for times in zip(*battle, strict=True)] for battle in zip(*turns, strict=True)]
        set_up, whole = (sum(times) / BATTLES for times in zip(*best, strict=True))
        print(f"| `{name}` | {set_up:.2f} | {whole:.2f} | {100 * set_up / whole:.0f} |", flush=True)


def _times(name: str) -> Iterator[tuple[float, float]]:
    """Yield the milliseconds that each battle takes to set up, and in all, its outcome with it; the first ones apart.

    The pack is read anew, so that nothing is known of the turn before.
    """
    [pack] = read_packs([Path("content") / name]).packs
    played = battles_of(pack.manifest.system)
    prepared, game = played.prepared(pack), new_game(played.game, "compiled")
    scenarios = tuple(prepared.scenarios) or (None,)
    orders = [BattleOrder(scenario=scenarios[seed % len(scenarios)], seed=seed) for seed in range(BATTLES)]
    for number, order in enumerate([*orders[: len(scenarios)], *orders]):
        start = time.process_time()
        began, ended = _fought(name, played, prepared, order, game)
        if number >= len(scenarios):
            yield 1000 * (began - start), 1000 * (ended - start)


def _fought(name: str, played: Any, prepared: Any, order: BattleOrder, game: Any) -> tuple[float, float]:
    """Fight a battle; return when it was set up and when it was over."""
    clear(game)
    setup = played.set_up(prepared, order, game)
    began = time.process_time()
    play(name, setup.game, "compiled")
    setup.outcome(order)
    return began, time.process_time()


if __name__ == "__main__":
    main()
