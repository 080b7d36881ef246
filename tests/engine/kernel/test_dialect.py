"""The kernels keep to the dialect that means the same in Python and in C."""

import ast
from pathlib import Path

import pytest

from engine.kernel.build.dialect import breaches
from engine.kernel.build.kernels import Kernel, kernel_source
from engine.kernel.build.translation import translate
from engine.kernel.kernels import KERNELS
from engine.kernel.log import Log
from engine.paths import HOME

SYSTEMS = sorted(KERNELS)


@pytest.mark.parametrize("system", SYSTEMS)
def test_kernels_keep_to_the_dialect(system: str) -> None:
    """No kernel module uses anything the translation does not know."""
    assert breaches(kernel_source(system)) == []


def _planted(source: str) -> Kernel:
    return Kernel("planted", (Log,), (("planted", ast.parse(source)),), ())


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        ("def f(a: int) -> int:\n    b = a\n    return b", "b is used without a type; write b: int = ..."),
        ("def f(a: int) -> int:\n    return a ** 2", "Pow is not of the dialect; multiply"),
        ("def f(a: int) -> int:\n    return round(a)", "round is not a kernel function"),
        ("def f(a: int) -> int:\n    return (a, a)[0]", "Tuple is not of the dialect; set one name a line"),
        ("def f(a: int) -> int:\n    return a + 4294967296", "4294967296 is not a small number; name large ones"),
        ("def f(a: int) -> str:\n    return a", "return needs the type int, float, bool or a record, not str"),
        ("def f(a):\n    return a", "a needs the type int, float, bool or a record, not ''"),
        ("def f(a: int) -> int:\n    for b in a:\n        return b", "a loop counts over range()"),
        (
            "def f(a: int) -> int:\n    try:\n        return a\n    finally:\n        pass",
            "Try is not of the dialect; ask before, with if",
        ),
        (
            "def f(a: int) -> int:\n    for b in range(a, a + 48):\n        a += b\n    return a",
            "name the number 48 that a loop counts with",
        ),
        ("def f(a: int) -> int:\n    return a // 48", "name the number 48 that something is divided by"),
        ("def f(a: int) -> int:\n    return a % 16", "name the number 16 that something is divided by"),
        (
            "def f(log: Log) -> int:\n    return log.cells[-1]",
            "log.cells[-1] lies before the first cell of a column",
        ),
        (
            "NOBODY = -1\n\n\ndef f(log: Log) -> int:\n    return log.cells[NOBODY]",
            "log.cells[NOBODY] lies before the first cell of a column",
        ),
        (
            "NOBODY = -1\nWIDTH = 9\n\n\ndef f(log: Log) -> None:\n    log.cells[WIDTH * NOBODY + 2] = 1",
            "log.cells[WIDTH * NOBODY + 2] lies before the first cell of a column",
        ),
        ("LIMIT = 1.5", "a constant is a whole number with one name"),
        ("def f() -> int:\n    return 1\n\n\ndef f() -> int:\n    return 2", "f is defined in planted as well"),
    ],
)
def test_faults_are_named(fault: str, complaint: str) -> None:
    """Each way out of the dialect is found and put in words."""
    assert any(found.endswith(complaint) for found in breaches(_planted(fault))), breaches(_planted(fault))


def test_translation_declares_every_name() -> None:
    """A function becomes the same statements with C types."""
    kernel = _planted(
        "HALF = 50\n\n\n"
        "def share(whole: int, dice: float) -> int:\n"
        '    """Return a share."""\n'
        "    kept: int = int(dice) // 2\n"
        "    for step in range(whole):\n"
        "        kept += step * HALF\n"
        "    return kept\n"
    )

    text = translate(Kernel(kernel.name, (Log,), kernel.modules, ()))

    assert (
        "cdef int64_t share(int64_t whole, double dice) noexcept nogil:\n"
        "    cdef int64_t kept\n"
        "    cdef int64_t step\n"
        "    kept = kernel_divide(kernel_whole(dice, 0), 2, 0)\n"
        "    for step in range(whole):\n"
        "        kept = kernel_add(kept, kernel_multiply(step, HALF, 0), 0)\n"
        "    return kept"
    ) in text


DECIDING = HOME / "engine/games/seven_seconds/kernel/players"
PLAYERS = sorted((DECIDING / "heuristic").glob("[a-z]*.py"))


@pytest.mark.parametrize("module", PLAYERS, ids=lambda path: path.stem)
def test_players_read_only_what_they_see(module: Path) -> None:
    """The players' modules never touch the forces or the battle, only the view."""
    tree = ast.parse(module.read_text(encoding="utf-8"))

    touched = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}

    assert not {name for name in touched if name.startswith(("game.forces", "game.battle"))}
