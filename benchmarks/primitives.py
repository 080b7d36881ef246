"""What the primitives of a 7 Seconds battle cost each, how many there are, and how much of a battle they explain.

Two kernels are built from the shipped source for this alone: one in which each primitive counts itself and reads the
processor's clock before and after, in the midst of battles, and one that writes no log. What the reading itself costs
is measured and taken off.
"""

import importlib.machinery
import importlib.util
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from engine.battles.orders import BattleOrder
from engine.execution.simulation import Simulation
from engine.games.seven_seconds.battle.prepared import PreparedPack
from engine.games.seven_seconds.battle.set_up import set_up_battle
from engine.kernel.build.compilation import compile_source
from engine.kernel.build.kernels import kernel_source
from engine.kernel.build.translation import translate
from schemas.packs.packs import Pack

SYSTEM = "seven_seconds"
BATTLES = 60
TURNS = 8
PRIMITIVES = {
    "look_along": "sight queries",
    "way_cost_mil": "path checks: the ground",
    "is_way_clear": "path checks: other units",
    "is_free": "path checks: the place itself",
    "is_impassable": "path checks: the ground under it",
    "place_worth": "places judged",
    "keyed_draw": "dice and other draws",
    "write": "log rows",
}
OTHER_WORK = {
    "area_worth": "the heuristic player: blasts judged",
    "observe": "views of what a side knows",
    "covered_permille": "ground under a crater",
}
"""What takes most of the rest. None of these, nor of the primitives, holds another one."""

EMPTY = "probe_nothing"
PROBED = {**PRIMITIVES, **OTHER_WORK, EMPTY: "nothing"}
HEADER = re.compile(r"^cdef (?P<type>\S+) (?P<name>\w+)\((?P<parameters>.*)\) noexcept nogil:$", re.MULTILINE)
PROBES = '''
cdef extern from *:
    """
    #include <time.h>
    static int64_t probe_clock(void) {
    #if defined(__x86_64__)
        unsigned int core;
        return (int64_t)__builtin_ia32_rdtscp(&core);
    #else
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        return now.tv_sec * 1000000000LL + now.tv_nsec;
    #endif
    }
    static void __attribute__((noinline)) probe_forget(void) { __asm__ __volatile__("" ::: "memory"); }
    """
    int64_t probe_clock() noexcept nogil
    void probe_forget() noexcept nogil

cdef int64_t PROBE_COUNTS[32]
cdef int64_t PROBE_TICKS[32]

def probe_now():
    return probe_clock()

def probe_reset():
    for i in range(32):
        PROBE_COUNTS[i] = 0
        PROBE_TICKS[i] = 0

def probe_read():
    return [(PROBE_COUNTS[i], PROBE_TICKS[i]) for i in range(32)]

def probe_empty(int64_t times):
    cdef int64_t turn
    cdef int64_t start = probe_clock()
    for turn in range(times):
        probe_nothing()
    return probe_clock() - start

cdef void probe_nothing() noexcept nogil:
    probe_forget()
'''
WRAPPER = """
cdef {type} {name}({parameters}) noexcept nogil:
    cdef int64_t before = probe_clock()
    {keep}{name}_once({arguments})
    PROBE_TICKS[{probe}] += probe_clock() - before
    PROBE_COUNTS[{probe}] += 1
    {answer}
"""
EMPTY_TURNS = 20_000
EMPTY_TRIES = 50


@dataclass(frozen=True)
class Primitive:
    """A primitive: what it is called, how many a battle has, and what one costs."""

    title: str
    a_battle: float
    each_ns: float

    @property
    def total_ms(self) -> float:
        """What all of a battle cost together."""
        return self.a_battle * self.each_ns / 1e6


@dataclass(frozen=True)
class Explained:
    """A battle's primitives, other work, and the time of a battle: probed, as shipped, and without a log."""

    primitives: tuple[Primitive, ...]
    others: tuple[Primitive, ...]
    probed_ms: float
    battle_ms: float
    silent_ms: float

    @property
    def ratio(self) -> float:
        """Measured time over the sum of the primitives, both of the same battles."""
        return self.probed_ms / sum(primitive.total_ms for primitive in self.primitives)

    @property
    def log_share(self) -> float:
        """What the log adds to a battle without one, as a share of that."""
        return self.battle_ms / self.silent_ms - 1


@dataclass(frozen=True)
class Clock:
    """How long a tick is, and what the probes cost: between their two readings, and altogether."""

    tick_ns: float
    inside_ticks: float
    whole_ticks: float


def explain(pack: Pack) -> Explained:
    """Build the kernels and measure."""
    source = translate(kernel_source(SYSTEM))
    simulation = Simulation(pack)
    prepared = PreparedPack(pack)
    with TemporaryDirectory() as scratch:
        shipped, probed, silent = (
            _built(text, Path(scratch) / name)
            for name, text in (("shipped", source), ("probed", _probed(source)), ("silent", _silent(source)))
        )
        battle_ms, silent_ms = _quickest_ms((shipped, silent), simulation, prepared)
        found, probed_ms = _probe(probed, simulation, prepared)
    return Explained(found[: len(PRIMITIVES)], found[len(PRIMITIVES) :], probed_ms, battle_ms, silent_ms)


def _probe(probed: ModuleType, simulation: Simulation, prepared: PreparedPack) -> tuple[tuple[Primitive, ...], float]:
    """Return what each of the probed costs, and the milliseconds of a battle, both without the probes themselves."""
    clock = _clock(probed)
    battles = [[*_probed_battles(probed, simulation, prepared)] for _ in range(TURNS)]
    quickest = [min(battle) for battle in zip(*battles, strict=True)]
    counts = [sum(probes[n][0] for _, probes in quickest) for n in range(len(PROBED) - 1)]
    ticks = [sum(probes[n][1] for _, probes in quickest) for n in range(len(PROBED) - 1)]
    found = tuple(
        Primitive(title, count / BATTLES, max(0.0, spent / max(1, count) - clock.inside_ticks) * clock.tick_ns)
        for title, count, spent in zip([*PROBED.values()][:-1], counts, ticks, strict=True)
    )
    whole = sum(spent for spent, _ in quickest) - sum(counts) * clock.whole_ticks
    return found, whole * clock.tick_ns / BATTLES / 1e6


def _probed_battles(
    probed: ModuleType, simulation: Simulation, prepared: PreparedPack
) -> Iterator[tuple[int, list[tuple[int, int]]]]:
    """Yield the ticks of each battle, with count and ticks of each probe."""
    for seed in range(BATTLES):
        game: Any = set_up_battle(prepared, BattleOrder(seed=seed), simulation.empty_game()).game
        probed.probe_reset()
        start = probed.probe_now()
        probed.play(game.address)
        yield probed.probe_now() - start, probed.probe_read()


def _clock(probed: ModuleType) -> Clock:
    probed.probe_reset()
    whole = min(probed.probe_empty(EMPTY_TURNS) for _ in range(EMPTY_TRIES)) / EMPTY_TURNS
    inside = []
    for _ in range(EMPTY_TRIES):
        probed.probe_reset()
        probed.probe_empty(EMPTY_TURNS)
        inside.append(probed.probe_read()[[*PROBED].index(EMPTY)][1] / EMPTY_TURNS)
    start_ns, start = time.perf_counter_ns(), probed.probe_now()
    time.sleep(0.2)
    return Clock((time.perf_counter_ns() - start_ns) / (probed.probe_now() - start), min(inside), whole)


def _quickest_ms(kernels: Sequence[ModuleType], simulation: Simulation, prepared: PreparedPack) -> list[float]:
    """Return the milliseconds a battle of each kernel: of every battle the quickest of some turns, on the average."""
    turns = [[_ms_of_battles(kernel, simulation, prepared) for kernel in kernels] for _ in range(TURNS)]
    return [
        sum(min(battle) for battle in zip(*(turn[n] for turn in turns), strict=True)) / BATTLES
        for n in range(len(kernels))
    ]


def _ms_of_battles(kernel: ModuleType, simulation: Simulation, prepared: PreparedPack) -> list[float]:
    spent = []
    for seed in range(BATTLES):
        game: Any = set_up_battle(prepared, BattleOrder(seed=seed), simulation.empty_game()).game
        start = time.process_time_ns()
        kernel.play(game.address)
        spent.append((time.process_time_ns() - start) / 1e6)
    return spent


def _built(source: str, folder: Path) -> ModuleType:
    folder.mkdir()
    path = compile_source(SYSTEM, source, folder)
    loader = importlib.machinery.ExtensionFileLoader(SYSTEM, str(path))
    spec = importlib.util.spec_from_file_location(SYSTEM, path, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def _probed(source: str) -> str:
    """Return a kernel whose primitives count and time themselves."""
    probes = {name: number for number, name in enumerate(PROBED)}

    def wrapped(header: re.Match[str]) -> str:
        name, parameters = header["name"], header["parameters"]
        if name not in probes:
            return header[0]
        answers = header["type"] != "void"
        wrapper = WRAPPER.format(
            type=header["type"],
            name=name,
            parameters=parameters,
            arguments=", ".join(part.split()[-1] for part in parameters.split(",") if part),
            keep=f"cdef {header['type']} answer = " if answers else "",
            answer="return answer" if answers else "",
            probe=probes[name],
        )
        return wrapper + "\n" + header[0].replace(f" {name}(", f" {name}_once(")

    return HEADER.sub(wrapped, source.replace("cdef extern from *:", PROBES + "\ncdef extern from *:", 1))


def _silent(source: str) -> str:
    """Return a kernel that writes no log."""
    return re.sub(r"^(cdef void write\(.*\) noexcept nogil:\n)", r"\1    return\n", source, count=1, flags=re.MULTILINE)
