"""The sources of a kernel, parsed."""

import ast
import importlib
from dataclasses import dataclass

from engine.kernel.kernels import KERNELS, kernel_digest, source_of
from engine.kernel.records import Record


@dataclass(frozen=True)
class Kernel:
    """A kernel's sources, in the order the compiler gets them.

    `outside` names the modules whose functions work in plain Python alone; in C they do nothing and answer 0.
    `digest` is what the compiled form says it was made from.
    """

    name: str
    records: tuple[type[Record], ...]
    modules: tuple[tuple[str, ast.Module], ...]
    entries: tuple[str, ...]
    outside: tuple[str, ...] = ()
    digest: str = ""


def kernel_source(name: str) -> Kernel:
    """Return the kernel of a system, its modules parsed."""
    package = importlib.import_module(KERNELS[name])
    modules = tuple((module, _parsed(module)) for module in package.MODULES)
    entries, outside = tuple(package.ENTRIES), tuple(package.OUTSIDE)
    return Kernel(name, tuple(package.RECORDS), modules, entries, outside, kernel_digest(name))


def _parsed(module: str) -> ast.Module:
    source = source_of(module)
    return ast.parse(source.read_text(encoding="utf-8"), filename=str(source))
