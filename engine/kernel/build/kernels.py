"""The sources of a kernel, parsed."""

import ast
import importlib.util
from dataclasses import dataclass
from pathlib import Path

from engine.kernel.kernels import KERNELS
from engine.kernel.records import Record


@dataclass(frozen=True)
class Kernel:
    """A kernel's sources, in the order the compiler gets them.

    `outside` names the modules whose functions work in plain Python alone; in C they do nothing and answer 0.
    """

    name: str
    records: tuple[type[Record], ...]
    modules: tuple[tuple[str, ast.Module], ...]
    entries: tuple[str, ...]
    outside: tuple[str, ...] = ()


def kernel_source(name: str) -> Kernel:
    """Return the kernel of a system, its modules parsed."""
    package = importlib.import_module(KERNELS[name])
    modules = tuple((module, _parsed(module)) for module in package.MODULES)
    return Kernel(name, tuple(package.RECORDS), modules, tuple(package.ENTRIES), tuple(package.OUTSIDE))


def _parsed(module: str) -> ast.Module:
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no source for kernel module {module!r}")
    return ast.parse(Path(spec.origin).read_text(encoding="utf-8"), filename=spec.origin)
