"""Printing: whole processes from start to file, against a writer that can do nothing else, and typst.

Run: python -m benchmarks.printing [PYTHON], where PYTHON is one that has typst and Pillow; else typst is left out.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from benchmarks.starts import keeping_modules
from engine.execution.cores import usable_cores
from exporters.components.base import PrintJob
from exporters.drawing.svg import to_svg
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.pdf.writer import Imprint, pressed
from exporters.systems import products_of
from schemas.packs.packs import Pack, read_packs

TURNS = 5
COUNTS = (54, 540, 5400)
PACK = Path("content/seven_seconds")
KB_PER_MB = 1024


@dataclass(frozen=True)
class Cost:
    """What a process took: seconds of CPU and on the clock, its memory, and the size of its file."""

    cpu_s: float
    wall_s: float
    memory_mb: float
    file_bytes: int


def main() -> None:
    """Print the tables."""
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    print(f"{usable_cores()} processors; load before: {load}; the best of {TURNS} turns")
    print("\ncards | by | CPU s | on the clock, s | of the floor | bytes a card | MB")
    for count in COUNTS:
        for line in decks(count, sys.argv[1:]):
            print(line)
    [pack] = read_packs([PACK]).packs
    print("\nof 7 Seconds | CPU ms")
    for what, seconds in warm(pack):
        print(f"{what} | {seconds * 1000:.1f}")


def decks(count: int, typst: list[str]) -> Iterator[str]:
    """Yield a row for each way to print so many cards; the ways take turns, so that all meet the same load."""
    ways = {"floor": [sys.executable, "-m", "benchmarks.printing_floor"]}
    ways["Musterpress"] = [sys.executable, "-m", "benchmarks.printing_ours"]
    if typst:
        ways["typst"] = [typst[0], "-m", "benchmarks.printing_typst"]
    turns: dict[str, list[Cost]] = {way: [] for way in ways}
    with tempfile.TemporaryDirectory() as folder:
        environment = keeping_modules(folder)
        for _ in range(TURNS):
            for way, command in ways.items():
                turns[way].append(run([*command, str(count)], Path(folder) / f"{way}.pdf", environment))
    floor = min(cost.cpu_s for cost in turns["floor"])
    for way, costs in turns.items():
        cpu_s, wall_s = min(cost.cpu_s for cost in costs), min(cost.wall_s for cost in costs)
        size = f"{costs[0].file_bytes / count:.0f} | {costs[0].memory_mb:.0f}"
        yield f"{count} | {way} | {cpu_s:.2f} | {wall_s:.2f} | {cpu_s / floor:.2f} | {size}"


def run(command: list[str], file: Path, environment: Mapping[str, str]) -> Cost:
    """Return what a process costs that writes a file."""
    start = time.perf_counter()
    process = os.posix_spawn(command[0], [*command, str(file)], environment)
    _, status, used = os.wait4(process, 0)
    if status:
        raise RuntimeError(f"{command} failed")
    wall_s = time.perf_counter() - start
    return Cost(used.ru_utime + used.ru_stime, wall_s, used.ru_maxrss / KB_PER_MB, file.stat().st_size)


def warm(pack: Pack) -> Iterator[tuple[str, float]]:
    """Yield what one card and the whole kit take in a running process, and the kit as a process of its own."""
    pieces = tuple(products_of("seven_seconds")["cards"].pieces(PrintJob.of(pack)))
    fronts = [piece.front for piece in pieces]
    imprint = Imprint("Card", "House")
    yield "a card as SVG", best(lambda: [to_svg(front) for front in fronts]) / len(fronts)
    yield "a card as a PDF of its own", best(lambda: [pressed([front], imprint) for front in fronts]) / len(fronts)
    yield "the whole kit, in a running process", best(lambda: export_pack(pack, PrintOrder()))
    with tempfile.TemporaryDirectory() as folder:
        program = [sys.executable, "-m", "musterpress", "export", str(PACK), "--to"]
        kit = (kit_s(program, Path(folder) / str(turn), keeping_modules(folder)) for turn in range(TURNS))
        yield "the whole kit, `musterpress export` from the start", min(kit)


def kit_s(program: list[str], folder: Path, environment: Mapping[str, str]) -> float:
    """Return the CPU seconds that a command takes."""
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    process = os.posix_spawn(program[0], [*program, str(folder)], environment, file_actions=quiet)
    used = os.wait4(process, 0)[2]
    return used.ru_utime + used.ru_stime


def best(act: Callable[[], object]) -> float:
    """Return the CPU seconds of the fastest of some runs, the first of which warms up."""
    act()
    times = []
    for _ in range(TURNS):
        start = time.process_time()
        act()
        times.append(time.process_time() - start)
    return min(times)


if __name__ == "__main__":
    main()
