"""7 Seconds battles: how soon the first, how many a second, what a battle's time goes into, and a yardstick.

Run: python -m benchmarks.battles [PYTHON], where PYTHON is one that has OpenSpiel; else the yardstick is left out.
"""

import gc
import resource
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from benchmarks import playouts
from benchmarks.primitives import Explained, Primitive, explain
from benchmarks.processes import Cost, cost, keeping_modules, machine
from engine.battles.modes import mode_sentence
from engine.battles.orders import BattleOrder, Mode
from engine.execution.executors import usable_cores
from engine.execution.simulation import Simulation
from engine.games.seven_seconds.battle.prepared import PreparedPack
from engine.games.seven_seconds.battle.set_up import set_up_battle
from schemas.packs.packs import Pack, read_packs

COMPILED_BATTLES = 400
PLAIN_BATTLES = 6
TURNS = 4
THREADED_BATTLES = 600
MANY_BATTLES = 5_000
PACK = Path("content/seven_seconds")
BATTLE = ("-m", "musterpress", "battle", "seven_seconds", "--seed", "3", "--mode")
BALANCE = ("-m", "musterpress", "balance", "seven_seconds", "--red", "puc", "--blue", "zane", "--format", "json")
STARTS = {
    "the first battle, compiled": ((*BATTLE, "compiled"), 10),
    "the first battle, plain": ((*BATTLE, "plain"), 5),
    "typer, PyYAML and pydantic alone": (("-c", "import typer, yaml, pydantic; pydantic.BaseModel"), 10),
    "a first interval: balance, 200 battles": ((*BALANCE, "--battles", "200"), 5),
    "plus or minus two points: balance --until 0.02": ((*BALANCE, "--until", "0.02"), 2),
}
"""What a program is called with, and how many turns it has."""

OURS = frozenset({"schemas", "engine", "exporters", "studio", "musterpress"})
IMPORTS = """
import sys
for name in sys.argv[1:]:
    try:
        __import__(name)
    except ImportError:  # one that was looked for in vain
        pass
"""


def main() -> None:
    """Print the tables."""
    [pack] = read_packs([PACK]).packs
    print(f"Mode: {mode_sentence()}; {machine()}")
    _table("From the start of the process", "CPU s | on the clock, s", starts())
    _table("Battles, set up, fought and logged", "figure", rates(pack))
    _table("Memory", "MB", memory(pack))
    explained = explain(pack)
    _table("What a battle is made of", "a battle | ns each | ms a battle", parts(explained))
    _table("The yardstick: random playouts", "a CPU second | moves each", yardstick(sys.argv[1:]))


def starts() -> Iterator[tuple[str, str]]:
    """Yield what whole processes take, from the start: seconds of CPU and on the clock, the best of some turns.

    A first run fills the folder in which Python keeps its compiled modules, as after an installation. The programs take
    turns, so that all meet the same load.
    """
    with keeping_modules() as (_, environment):
        programs = {**STARTS, "all modules of others that it loads": (_imports_of_others(environment), 10)}
        for arguments, _ in programs.values():
            cost([sys.executable, *arguments], environment)
        costs: dict[str, list[Cost]] = {what: [] for what in programs}
        for turn in range(max(turns for _, turns in programs.values())):
            for what, (arguments, turns) in programs.items():
                if turn < turns:
                    costs[what].append(cost([sys.executable, *arguments], environment))
        for what, found in costs.items():
            yield what, f"{min(one.cpu_s for one in found):.3f} | {min(one.wall_s for one in found):.3f}"


def _imports_of_others(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Return what a Python is called with that imports what a battle does and is not ours, in the same order."""
    program = [sys.executable, "-X", "importtime", *BATTLE, "compiled"]
    told = subprocess.run(program, env=environment, capture_output=True, text=True, check=True).stderr
    names = (line.rpartition("|")[2].strip() for line in told.splitlines()[1:] if line.startswith("import time:"))
    return ("-c", IMPORTS, *(name for name in names if name.partition(".")[0] not in OURS))


def rates(pack: Pack) -> Iterator[tuple[str, str]]:
    """Yield battles a CPU second in both modes, turn by turn, and all usable cores against one."""
    turns = [(_rate(pack, "compiled", COMPILED_BATTLES), _rate(pack, "plain", PLAIN_BATTLES)) for _ in range(TURNS)]
    compiled, plain = (max(column) for column in zip(*turns, strict=True))
    yield "compiled, a CPU second", f"{compiled:.0f}"
    yield "plain, a CPU second", f"{plain:.1f}"
    yield "compiled against plain", f"{compiled / plain:.0f}"
    yield "of a battle's time, setting it out", f"{_setup_s(pack) * compiled:.0%}"
    simulation = Simulation(pack)
    orders = [BattleOrder(seed=seed) for seed in range(THREADED_BATTLES)]
    cores = usable_cores()
    one, many = (min(_wall_s(simulation, orders, threads) for _ in range(TURNS)) for threads in (1, cores))
    yield "in batches, one thread, a second on the clock", f"{THREADED_BATTLES / one:.0f}"
    yield f"in batches, {cores} threads, a second on the clock", f"{THREADED_BATTLES / many:.0f}"
    yield f"{cores} threads against one", f"{one / many:.2f}"


def _rate(pack: Pack, mode: Mode, count: int) -> float:
    simulation = Simulation(pack, mode)
    orders = [BattleOrder(seed=seed) for seed in range(count)]
    simulation.outcomes(orders[:2])
    start = time.process_time()
    simulation.outcomes(orders)
    return count / (time.process_time() - start)


def _setup_s(pack: Pack) -> float:
    """Return what setting a battle out takes, the share that needs the interpreter's lock."""
    simulation, prepared = Simulation(pack), PreparedPack(pack)
    turns = []
    for _ in range(TURNS):
        start = time.process_time()
        for seed in range(COMPILED_BATTLES):
            set_up_battle(prepared, BattleOrder(seed=seed), simulation.empty_game())
        turns.append(time.process_time() - start)
    return min(turns) / COMPILED_BATTLES


def _wall_s(simulation: Simulation, orders: list[BattleOrder], threads: int) -> float:
    start = time.perf_counter()
    for done in simulation.run(orders, threads=threads):
        del done
    return time.perf_counter() - start


def memory(pack: Pack) -> Iterator[tuple[str, str]]:
    """Yield the size of the process before and after many battles, whose outcomes are let go."""
    simulation = Simulation(pack)
    for count in (1000, MANY_BATTLES, MANY_BATTLES):
        for done in simulation.run(BattleOrder(seed=seed) for seed in range(count)):
            del done
        gc.collect()
        yield f"most so far, after {count:,} battles more", f"{_most_mb():.1f}"


def _most_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def parts(explained: Explained) -> Iterator[tuple[str, str]]:
    """Yield the primitives of a battle, their sum, the time measured, and where the rest goes."""
    for primitive in explained.primitives:
        yield primitive.title, _row(primitive)
    total_ms = sum(primitive.total_ms for primitive in explained.primitives)
    yield "sum of the primitives", f"| | {total_ms:.3f}"
    for other in explained.others:
        yield f"besides: {other.title}", _row(other)
    yield "measured, the same battles", f"| | {explained.probed_ms:.3f}"
    yield "measured over the sum of the primitives", f"| | {explained.ratio:.2f}"
    yield "a battle of the shipped kernel", f"| | {explained.battle_ms:.3f}"
    yield "log on against off", f"| | {explained.log_share:+.1%}"


def _row(primitive: Primitive) -> str:
    return f"{primitive.a_battle:,.0f} | {primitive.each_ns:.1f} | {primitive.total_ms:.3f}"


def yardstick(pythons: list[str]) -> Iterator[tuple[str, str]]:
    """Yield OpenSpiel's random playouts, if there is a Python that has it."""
    found = playouts.ask(pythons[0] if pythons else sys.executable)
    if found is None:
        yield "OpenSpiel is not installed here: left out", "|"
        return
    for game, (rate, moves) in found.items():
        yield game, f"{rate:.0f} | {moves:.0f}"


def _table(title: str, columns: str, rows: Iterator[tuple[str, str]]) -> None:
    print(f"\n**{title}**\n\n| what | {columns} |\n|---|{'---:|' * (columns.count('|') + 1)}")
    for what, figures in rows:
        print(f"| {what} | {figures} |", flush=True)


if __name__ == "__main__":
    main()
