"""The two modes of a kernel: compiled, and plain Python where there is no compiler."""

import importlib
import os
import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from types import ModuleType
from typing import Any

from engine.battles.orders import Mode, OrderError
from engine.kernel.kernels import CHECKED_MARK, KERNELS, are_checked, built_module, kernel_digest
from engine.kernel.pausing import Waiting
from engine.kernel.records import Record, packed


@cache
def compiled_kernel(system: str) -> ModuleType | None:
    """Return the compiled kernel of a system, or None in plain mode: there is none, or it is of an older build."""
    return None if _built(system) is None or is_older_build(system) else _built(system)


def _built(system: str) -> ModuleType | None:
    try:
        return importlib.import_module(built_module(system))
    except ImportError:
        return None


def is_older_build(system: str) -> bool:
    """Return whether there is a compiled kernel that was made of other sources than there are.

    It would play by rules that nobody reads any more, or crash where a record has changed.
    """
    built = _built(system)
    if built is None:
        return False
    return bool(getattr(built, "digest", str)() != kernel_digest(system) + CHECKED_MARK * are_checked())


def mode_for(system: str, mode: Mode) -> str:
    """Return "compiled" or "plain" for what was asked; where an older build leaves plain mode, warn of it, once.

    Raises:
        OrderError: the compiled kernel was asked for, here or by MUSTERPRESS_REQUIRE_COMPILED=1, and is of an older
            build; or it was asked for here and is not there.
    """
    if mode == "plain" or compiled_kernel(system) is not None:
        return "plain" if mode == "plain" else "compiled"
    if is_older_build(system):
        if mode == "compiled" or os.environ.get("MUSTERPRESS_REQUIRE_COMPILED") == "1":
            raise OrderError(_older_build(system))
        _warn_once(system)
    elif mode == "compiled":
        raise OrderError("the compiled engine was asked for, but this install runs in plain mode")
    return "plain"


def _older_build(system: str) -> str:
    return (
        f"the compiled kernel of {system} is of an older build; install Musterpress again, or in a checkout run "
        "`python -m engine.kernel.build`"
    )


@cache
def _warn_once(system: str) -> None:
    slow = "until then battles run in plain mode, about a hundred times slower"
    warnings.warn(f"{_older_build(system)}; {slow}", RuntimeWarning, stacklevel=3)


def mode_sentence() -> str:
    """Return in which mode the engine runs, and why."""
    missing = [system for system in sorted(KERNELS) if compiled_kernel(system) is None]
    if not missing:
        return f"compiled{CHECKED_MARK * are_checked()}"
    if older := [system for system in missing if is_older_build(system)]:
        return f"plain for {', '.join(older)} ({_older_build(older[0])})"
    if len(missing) < len(KERNELS):
        return f"plain for {', '.join(missing)} (not compiled yet, which `python -m engine.kernel.build` does)"
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
    """Return an entry of a kernel, `play` of those that play battles, as plain Python, guarded as C is."""
    # Imported here: compiled battles need nothing of what reads and compiles kernels.
    from engine.kernel.build.weaving import weave  # noqa: PLC0415

    weave(kernel)
    package = importlib.import_module(KERNELS[kernel])
    modules = (importlib.import_module(name) for name in reversed(package.MODULES))
    found: Callable[[Any], None] = next(getattr(module, entry) for module in modules if hasattr(module, entry))
    return found
