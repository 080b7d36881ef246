"""Batches of 7 Seconds battles: how many a second on one thread and on two, and how soon a first interval stands.

Run: python -m benchmarks.simulation
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine.balance import balance
from engine.modes import mode_sentence
from engine.orders import BattleOrder
from engine.seven_seconds.barracks import Barracks
from engine.simulation import Simulation
from engine.systems import battles_of
from engine.trials import Trial
from schemas.packs import Pack, read_packs
from schemas.systems import System

BATTLES = 800
TURNS = 3
COMMAND = ("balance", "seven_seconds", "--red", "puc", "--blue", "zane", "--format", "json")


@dataclass(frozen=True)
class Taken:
    """What work took: seconds on the clock, and of the processor over all threads."""

    wall_s: float
    cpu_s: float


def taken(work: Callable[[], object]) -> Taken:
    """Return the quickest of some turns."""
    turns = []
    for _ in range(TURNS):
        wall, cpu = time.perf_counter(), time.process_time()
        work()
        turns.append(Taken(time.perf_counter() - wall, time.process_time() - cpu))
    return min(turns, key=lambda turn: turn.wall_s)


def _fight(simulation: Simulation, threads: int) -> Callable[[], object]:
    orders = [BattleOrder(seed=seed) for seed in range(BATTLES)]
    return lambda: [*simulation.run(orders, threads=threads)]


def _muster(pack: Pack, simulation: Simulation) -> Callable[[], object]:
    """Set battles out without fighting them: the share of a batch that needs the interpreter's lock."""
    played, barracks = battles_of(System.SEVEN_SECONDS), Barracks(pack)
    orders = [BattleOrder(seed=seed) for seed in range(BATTLES)]
    return lambda: [played.muster(barracks, order, simulation.empty_game()) for order in orders]


def _command_s(*more: str) -> float:
    """Return how many seconds the command takes from its start, imports and all; the quickest of some turns."""
    seconds = []
    for _ in range(TURNS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "musterpress", *COMMAND, *more], check=True, capture_output=True)
        seconds.append(time.perf_counter() - start)
    return min(seconds)


def measure() -> list[tuple[str, str]]:
    """Return (what, figure) rows."""
    pack = read_packs([Path("content/seven_seconds")]).packs[0]
    simulation = Simulation(pack)
    one, two = (taken(_fight(simulation, threads)) for threads in (1, 2))
    muster = taken(_muster(pack, simulation))
    trial = Trial((("puc", "zane"),), simulation.maps, 200)
    first = taken(lambda: balance(simulation, trial))
    return [
        ("one thread, battles a second", f"{BATTLES / one.wall_s:.0f}"),
        ("two threads, battles a second", f"{BATTLES / two.wall_s:.0f}"),
        ("two threads against one, on the clock", f"{one.wall_s / two.wall_s:.2f}"),
        ("two threads, battles a CPU second", f"{BATTLES / two.cpu_s:.0f}"),
        ("setting a battle out, ms", f"{1000 * muster.cpu_s / BATTLES:.2f}"),
        ("a whole battle, ms of one thread", f"{1000 * one.cpu_s / BATTLES:.2f}"),
        ("first interval (200 battles), s", f"{first.wall_s:.2f}"),
        ("the same from the start of the command, s", f"{_command_s('--battles', '200'):.2f}"),
        ("plus or minus 2 points from the start of the command, s", f"{_command_s('--until', '0.02'):.2f}"),
    ]


def main() -> None:
    """Print the table."""
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    print(f"Mode: {mode_sentence()}; {os.cpu_count()} processors; load before: {load}\n")
    print("| what | figure |\n|---|---:|")
    for what, figure in measure():
        print(f"| {what} | {figure} |")


if __name__ == "__main__":
    main()
