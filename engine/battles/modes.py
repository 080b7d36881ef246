"""The two modes of a kernel: compiled, and plain Python where there is no compiler."""

import ctypes
import importlib
from collections.abc import Callable
from contextlib import suppress
from types import ModuleType
from typing import Any

from engine.battles.orders import Mode, OrderError
from engine.kernel.kernels import KERNELS
from engine.kernel.pausing import Waiting
from engine.kernel.records import Record, packed, packed_type


def compiled_kernel(system: str) -> ModuleType | None:
    """Return the compiled kernel of a system, or None in plain mode."""
    try:
        return importlib.import_module(f"engine._compiled.{system}")
    except ImportError:
        return None


def mode_for(system: str, mode: Mode) -> str:
    """Return "compiled" or "plain" for what was asked.

    Raises:
        OrderError: the compiled kernel was asked for and is not there.
    """
    there = compiled_kernel(system) is not None
    if mode == "compiled" and not there:
        raise OrderError("the compiled engine was asked for, but this install runs in plain mode")
    return "compiled" if there and mode != "plain" else "plain"


def mode_sentence() -> str:
    """Return in which mode the engine runs, and why."""
    missing = [system for system in sorted(KERNELS) if compiled_kernel(system) is None]
    if not missing:
        return "compiled"
    return "plain (no C compiler was found when it was installed; battles run about a hundred times slower)"


def new_game(record: type[Record], mode: str) -> Any:
    """Return an empty game record as the mode needs it: plain lists, or packed for C."""
    return packed(record) if mode == "compiled" else record()


def play(system: str, game: Any, mode: str) -> None:
    """Play out a game that `new_game` made for the mode; its records then hold the end.

    Where a player's answers are laid down and one is missing, they hold the battle as it is at that question.
    """
    with suppress(Waiting):
        call(system, "play", game, mode)


def call(kernel: str, entry: str, record: Any, mode: str) -> None:
    """Call an entry of a kernel with a record that `new_game` made for the mode."""
    compiled = compiled_kernel(kernel)
    if mode == "compiled" and compiled is not None:
        getattr(compiled, entry)(record.address)
    else:
        plain_entry(kernel, entry)(record)


def plain_entry(kernel: str, entry: str = "play") -> Callable[[Any], None]:
    """Return an entry of a kernel, `play` of those that play battles, as plain Python."""
    package = importlib.import_module(KERNELS[kernel])
    found: Callable[[Any], None] = getattr(importlib.import_module(package.MODULES[-1]), entry)
    return found


def layouts_agree(system: str) -> bool:
    """Return whether the compiled kernel was made for the records as they are now."""
    kernel = compiled_kernel(system)
    records = importlib.import_module(KERNELS[system]).RECORDS
    sizes = {record.__name__: ctypes.sizeof(packed_type(record)) for record in records}
    return kernel is not None and kernel.sizes() == sizes
