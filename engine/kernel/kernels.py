"""The kernels there are, those that play battles and those that answer a single question, and what each is made of."""

import importlib
import os
import re
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engine.kernel.records import c_struct
from engine.paths import HOME
from engine.systems import SYSTEMS

KERNELS = {name: package for record in SYSTEMS.values() for name, package in record.kernels.items()}
"""Name to the package that holds RECORDS, MODULES and ENTRIES; a kernel of battles bears its system's name."""

ASKING = "questions"
"""The module of a kernel of battles that puts its questions: its rows, and what follows from them as its source."""

_TRANSLATING = ("kernels", "kinds", "reaches", "flow", "guards", "head", "effects", "standing", "translation")
TRANSLATOR = ("engine.kernel.faults", *(f"engine.kernel.build.{name}" for name in _TRANSLATING))

CHECKED_FOLDER = "checked"
"""Where the checked kernels lie, below those that are shipped."""

CHECKED_MARK = ", checked"
"""What a checked kernel says behind its digest, so that it is never taken for the one that is shipped."""

INSIDE = __name__.rpartition("engine.")[0]
"""What stands before the names of our modules in a wheel, "" in a checkout: it is no part of what a kernel plays."""

# The dialect has no text, so what stands in quotes is a docstring.
_REMARKS = re.compile(rb'"""[\s\S]*?"""|#[^\n]*')


def are_checked() -> bool:
    """Return whether MUSTERPRESS_CHECKED=1 asks for compiled kernels that raise what plain mode raises."""
    return os.environ.get("MUSTERPRESS_CHECKED") == "1"


def built_module(name: str) -> str:
    """Return the module that a kernel is compiled as, whether it is there or not."""
    return f"engine._compiled.{f'{CHECKED_FOLDER}.' if are_checked() else ''}{name}"


@cache
def kernel_digest(name: str) -> str:
    """Return a digest of all that a kernel is compiled from, 16 hex digits, the same on every machine.

    Two kernels of one digest play alike; remarks and empty lines of their sources do not count.
    """
    package = importlib.import_module(KERNELS[name])
    digest = blake2b(_at_home("\n".join(package.ENTRIES).encode()), digest_size=8)
    for record in package.RECORDS:
        digest.update("\n".join(c_struct(record)).encode())
    for module in package.MODULES:
        digest.update(_at_home(code_of(text_of(name, module).encode())))
    for module in TRANSLATOR:
        digest.update(_at_home(_lines(source_of(module).read_bytes())))
    return digest.hexdigest()


def _at_home(text: bytes) -> bytes:
    """Return a text with the names that our modules have in a checkout."""
    return text.replace(INSIDE.encode(), b"")


def text_of(kernel: str, module: str) -> str:
    """Return the text of a module of a kernel: that of its file, or what follows from the rows of its questions."""
    if _is_asking(kernel, module):
        return str(importlib.import_module(module).QUESTIONS.source)
    return source_of(module).read_text(encoding="utf-8")


def namespace_of(kernel: str, module: str) -> dict[str, Any]:
    """Return what a module of a kernel defines, by name; changing it changes the module."""
    loaded = importlib.import_module(module)
    defined: dict[str, Any] = loaded.QUESTIONS.functions if _is_asking(kernel, module) else vars(loaded)
    return defined


def _is_asking(kernel: str, module: str) -> bool:
    return kernel in SYSTEMS and module == f"{importlib.import_module(KERNELS[kernel]).__name__}.{ASKING}"


def source_of(module: str) -> Path:
    """Return the file of a module of ours."""
    return HOME.joinpath(*module.removeprefix(INSIDE).split(".")).with_suffix(".py")


def code_of(source: bytes) -> bytes:
    """Return the lines of a kernel module without docstrings, comments and empty lines, whatever ends them."""
    return b"\n" + _lines(_REMARKS.sub(b"", source))


def _lines(text: bytes) -> bytes:
    """Return the lines of a text that are not empty, without the blanks at their ends."""
    ended = (line.rstrip(b" \t\r") for line in text.split(b"\n"))
    return b"\n".join(filter(None, ended)) + b"\n"
