"""Printing: whole processes from start to file, against a writer that can do nothing else, and typst.

Run: python -m benchmarks.printing [PYTHON], where PYTHON is one that has typst and Pillow; else typst is left out.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.processes import Cost, best_s, cost, keeping_modules, machine
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


def main() -> None:
    """Print the tables."""
    print(f"{machine()}; the best of {TURNS} turns")
    print("\ncards | by | CPU s | on the clock, s | of the floor | bytes a card | MB")
    for count in COUNTS:
        for line in decks(count, sys.argv[1:]):
            print(line)
    [pack] = read_packs([PACK]).packs
    print("\nof 7 Seconds | CPU ms")
    for what, seconds in seven_seconds(pack):
        print(f"{what} | {seconds * 1000:.1f}")


def decks(count: int, typst: list[str]) -> Iterator[str]:
    """Yield a row for each way to print so many cards; the ways take turns, so that all meet the same load."""
    ways = {"floor": (sys.executable, "floor"), "Musterpress": (sys.executable, "ours")}
    if typst:
        ways["typst"] = (typst[0], "by_typst")
    turns: dict[str, list[Cost]] = {way: [] for way in ways}
    sizes = {}
    with keeping_modules() as (folder, environment):
        for _ in range(TURNS):
            for way, (python, module) in ways.items():
                file = Path(folder) / f"{way}.pdf"
                turns[way].append(
                    cost([python, "-m", f"benchmarks.decks.{module}", str(count), str(file)], environment)
                )
                sizes[way] = file.stat().st_size
    floor = min(one.cpu_s for one in turns["floor"])
    for way, costs in turns.items():
        cpu_s, wall_s = min(one.cpu_s for one in costs), min(one.wall_s for one in costs)
        size = f"{sizes[way] / count:.0f} | {costs[0].memory_mb:.0f}"
        yield f"{count} | {way} | {cpu_s:.2f} | {wall_s:.2f} | {cpu_s / floor:.2f} | {size}"


def seven_seconds(pack: Pack) -> Iterator[tuple[str, float]]:
    """Yield what a card and the whole kit take in a running process, which has done it before, and from the start."""
    pieces = tuple(products_of("seven_seconds")["cards"].pieces(PrintJob.of(pack)))
    fronts = [piece.front for piece in pieces]
    imprint = Imprint("Card", "House")
    yield "a card as SVG", warm_s(lambda: [to_svg(front) for front in fronts]) / len(fronts)
    yield "a card as a PDF of its own", warm_s(lambda: [pressed([front], imprint) for front in fronts]) / len(fronts)
    yield "the whole kit, in a running process", warm_s(lambda: export_pack(pack, PrintOrder()))
    yield "the whole kit, `musterpress export` from the start", export_s()
    yield "the rulebook on A5, the same way; 2,000 are allowed", export_s("--only", "rulebook", "--paper", "a5")


def warm_s(act: Callable[[], object]) -> float:
    """Return the CPU seconds of the fastest of some runs, after one that warms up."""
    act()
    return best_s(act, TURNS)


def export_s(*options: str) -> float:
    """Return the CPU seconds of `musterpress export`, of the fastest of some runs."""
    program = [sys.executable, "-m", "musterpress", "export", str(PACK), *options, "--to"]
    with keeping_modules() as (folder, environment):
        return min(cost([*program, f"{folder}/{turn}"], environment).cpu_s for turn in range(TURNS))


if __name__ == "__main__":
    main()
