"""How many 7 Seconds battles a second: compiled, plain, and the share of the kernel.

Run: python -m benchmarks.battles
"""

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from engine.battle import fight
from engine.modes import mode_sentence, new_game, play
from engine.orders import BattleOrder
from engine.seven_seconds.barracks import Barracks
from engine.seven_seconds.kernel.records import Game
from engine.seven_seconds.muster import muster
from schemas.packs import Pack, read_packs

COMPILED_BATTLES = 200
PLAIN_BATTLES = 6


def _pack() -> Pack:
    reading = read_packs([Path("content/seven_seconds")])
    return reading.packs[0]


def _rate(work: Callable[[int], object], count: int) -> float:
    start = time.process_time()
    for seed in range(count):
        work(seed)
    return count / (time.process_time() - start)


def _kernel_rate(pack: Pack, mode: str, count: int) -> float:
    games = [muster(Barracks(pack), BattleOrder(seed=seed), new_game(Game, mode)).game for seed in range(count)]
    start = time.process_time()
    for game in games:
        play("seven_seconds", game, mode)
    return count / (time.process_time() - start)


def measure() -> list[tuple[str, float]]:
    """Return (what, battles per CPU second) on one core."""
    pack = _pack()
    order = BattleOrder()
    return [
        (
            "plain: muster, battle, log",
            _rate(lambda seed: fight(pack, replace(order, seed=seed, mode="plain")), PLAIN_BATTLES),
        ),
        ("compiled: muster, battle, log", _rate(lambda seed: fight(pack, replace(order, seed=seed)), COMPILED_BATTLES)),
        ("compiled: the battle alone", _kernel_rate(pack, "compiled", COMPILED_BATTLES)),
    ]


def main() -> None:
    """Print the table."""
    rows = measure()
    floor = rows[0][1]
    lines = [f"Mode: {mode_sentence()}", "", "| what | battles a CPU second | times plain |", "|---|---:|---:|"]
    lines += [f"| {what} | {rate:.1f} | {rate / floor:.0f} |" for what, rate in rows]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
