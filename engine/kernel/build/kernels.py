"""The sources of a kernel, parsed."""

import ast
import importlib
from dataclasses import dataclass

from engine.kernel.kernels import KERNELS, kernel_digest, source_of, text_of
from engine.kernel.records import Record


@dataclass(frozen=True)
class Kernel:
    """A kernel's sources, in the order the compiler gets them.

    `digest` is what the compiled form says it was made from.
    """

    name: str
    records: tuple[type[Record], ...]
    modules: tuple[tuple[str, ast.Module], ...]
    entries: tuple[str, ...]
    digest: str = ""


def kernel_source(name: str) -> Kernel:
    """Return the kernel of a system, its modules parsed."""
    package = importlib.import_module(KERNELS[name])
    modules = tuple((module, _parsed(name, module)) for module in package.MODULES)
    return Kernel(name, tuple(package.RECORDS), modules, tuple(package.ENTRIES), kernel_digest(name))


def _parsed(kernel: str, module: str) -> ast.Module:
    return ast.parse(text_of(kernel, module), filename=str(source_of(module)))
