"""The sources of kernel modules, parsed."""

import ast
import importlib.util
from pathlib import Path


def parsed(module: str) -> ast.Module:
    """Return a module as the compiler of kernels gets it."""
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
