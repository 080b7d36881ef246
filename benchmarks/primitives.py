"""What the primitives of a 7 Seconds battle cost each, how many there are, and how much of a battle they explain.

Two kernels are built from the shipped source for this alone: one in which each primitive counts itself and can be
told to do the work of calls before it again (the difference in time is what it costs with a battle's own questions,
asked in another order), and one that writes no log.
"""

import importlib.machinery
import importlib.util
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from engine.kernelbuild.compilation import compile_source
from engine.kernelbuild.kernels import kernel_source
from engine.kernelbuild.translation import translate
from engine.modes import new_game
from engine.orders import BattleOrder
from engine.seven_seconds.barracks import Barracks
from engine.seven_seconds.kernel.records import Game
from engine.seven_seconds.muster import muster
from schemas.packs import Pack

SYSTEM = "seven_seconds"
BATTLES = 60
TURNS = 6
REPEATED_MS = 2.0
"""About how long the repeats of a primitive are made to take, so that they stand out in a battle."""

MOST_REPEATS = 400
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
"""What takes most of the rest; the primitives inside are taken off."""

PROBED = {**PRIMITIVES, **OTHER_WORK}
HEADER = re.compile(r"^cdef (?P<type>\S+) (?P<name>\w+)\((?P<parameters>.*)\) noexcept nogil:$", re.MULTILINE)
PROBES = '''
cdef extern from *:
    """
    static volatile int64_t probe_sink;
    static inline void probe_take(int64_t value) { probe_sink = value; }
    static inline void probe_forget(void) { __asm__ __volatile__("" ::: "memory"); }
    """
    void probe_take(int64_t value) noexcept nogil
    void probe_forget() noexcept nogil

cdef int64_t PROBE_COUNTS[32]
cdef int64_t PROBE_REPEATS[32]

def probe_reset():
    for i in range(32):
        PROBE_COUNTS[i] = 0
        PROBE_REPEATS[i] = 0

def probe_repeat(int64_t probe, int64_t repeats):
    PROBE_REPEATS[probe] = repeats

def probe_counts():
    return [PROBE_COUNTS[i] for i in range(32)]
'''
WRAPPER = """
cdef int64_t {name}_asked[64][{width}]

cdef {type} {name}({parameters}) noexcept nogil:
    cdef int64_t turn
    cdef int64_t* asked = {name}_asked[PROBE_COUNTS[{probe}] & 63]
{kept}    PROBE_COUNTS[{probe}] += 1
    for turn in range(PROBE_REPEATS[{probe}]):
        asked = {name}_asked[(PROBE_COUNTS[{probe}] + turn * 29) & 63]
        {again}
        probe_forget()
{undo}    {answer}{name}_once({arguments})
"""
UNDO = """\
        if log.full == 0:
            log.length -= 1
"""
"""A row that is written again takes the place it took."""


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
    """A battle's primitives, where the rest goes, and the time of a battle in the shipped kernel and without a log."""

    primitives: tuple[Primitive, ...]
    others: tuple[Primitive, ...]
    battle_ms: float
    silent_ms: float

    @property
    def ratio(self) -> float:
        """Measured time over the sum of the primitives."""
        return self.battle_ms / sum(primitive.total_ms for primitive in self.primitives)

    @property
    def log_share(self) -> float:
        """What the log adds to a battle without one, as a share of that."""
        return self.battle_ms / self.silent_ms - 1


def explain(pack: Pack) -> Explained:
    """Build the kernels and measure."""
    source = translate(kernel_source(SYSTEM))
    barracks = Barracks(pack)
    with TemporaryDirectory() as scratch:
        shipped, probed, silent = (
            _built(text, Path(scratch) / name)
            for name, text in (("shipped", source), ("probed", _probed(source)), ("silent", _silent(source)))
        )
        battle_ms, silent_ms = _quickest([_player(shipped), _player(silent)], barracks)
        found = _probe(probed, barracks)
    return Explained(found[: len(PRIMITIVES)], found[len(PRIMITIVES) :], battle_ms, silent_ms)


def _probe(probed: ModuleType, barracks: Barracks) -> tuple[Primitive, ...]:
    """Return what each of PROBED costs; those that come later may hold earlier ones."""
    found: list[Primitive] = []
    counts = _counts(probed, barracks, 0, 0)
    for probe, title in enumerate(PROBED.values()):
        repeats, each_ns = 4, 0.0
        for _ in range(2):  # first roughly, then with as many repeats as stand out

            def again(game: Any, probe: int = probe, repeats: int = repeats) -> None:
                probed.probe_repeat(probe, repeats)
                probed.play(game.address)
                probed.probe_repeat(probe, 0)

            once_ms, again_ms = _quickest([_player(probed), again], barracks)
            more = [b - a for a, b in zip(counts, _counts(probed, barracks, probe, repeats), strict=True)]
            inside_ns = sum(earlier.each_ns * more[n] for n, earlier in enumerate(found))
            each_ns = max(0.1, ((again_ms - once_ms) * 1e6 - inside_ns) / repeats / counts[probe])
            repeats = max(1, min(MOST_REPEATS, int(REPEATED_MS * 1e6 / each_ns / counts[probe])))
        found.append(Primitive(title, counts[probe], each_ns))
    return tuple(found)


def _counts(probed: ModuleType, barracks: Barracks, probe: int, repeats: int) -> list[float]:
    """Return how many of each of PROBED a battle has, while one of them is repeated."""
    probed.probe_reset()
    probed.probe_repeat(probe, repeats)
    _ms_of_battles(_player(probed), barracks)
    counts = probed.probe_counts()[: len(PROBED)]
    probed.probe_reset()
    return [count / BATTLES for count in counts]


def _player(kernel: ModuleType) -> Callable[[Any], None]:
    return lambda game: kernel.play(game.address)


def _quickest(players: Sequence[Callable[[Any], None]], barracks: Barracks) -> list[float]:
    """Return the milliseconds a battle of each player: of every battle the quickest of some turns, on the average."""
    turns = [[_ms_of_battles(player, barracks) for player in players] for _ in range(TURNS)]
    return [
        sum(min(battle) for battle in zip(*(turn[n] for turn in turns), strict=True)) / BATTLES
        for n in range(len(players))
    ]


def _ms_of_battles(play: Callable[[Any], None], barracks: Barracks) -> list[float]:
    spent = []
    for seed in range(BATTLES):
        game = muster(barracks, BattleOrder(seed=seed), new_game(Game, "compiled")).game
        start = time.process_time_ns()
        play(game)
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
    """Return a kernel whose primitives count themselves and repeat themselves as told."""
    probes = {name: number for number, name in enumerate(PROBED)}

    def wrapped(header: re.Match[str]) -> str:
        name, parameters = header["name"], header["parameters"]
        if name not in probes:
            return header[0]
        kinds, names = zip(*(part.split() for part in parameters.split(",")), strict=True)
        numbers = [n for kind, n in zip(kinds, names, strict=True) if kind == "int64_t"]
        again = [f"asked[{numbers.index(n)}]" if n in numbers else n for n in names]
        once = f"{name}_once({', '.join(again)})"
        answers = header["type"] != "void"
        wrapper = WRAPPER.format(
            type=header["type"],
            name=name,
            parameters=parameters,
            arguments=", ".join(names),
            again=f"probe_take({once})" if answers else once,
            answer="return " if answers else "",
            width=max(1, len(numbers)),
            kept="".join(f"    asked[{at}] = {number}\n" for at, number in enumerate(numbers)),
            probe=probes[name],
            undo=UNDO if name == "write" else "",
        )
        return wrapper + "\n" + header[0].replace(f" {name}(", f" {name}_once(")

    return HEADER.sub(wrapped, source).replace("cdef extern from *:", PROBES + "\ncdef extern from *:", 1)


def _silent(source: str) -> str:
    """Return a kernel that writes no log."""
    return re.sub(r"^(cdef void write\(.*\) noexcept nogil:\n)", r"\1    return\n", source, count=1, flags=re.MULTILINE)
