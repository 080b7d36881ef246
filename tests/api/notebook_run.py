"""Runs a notebook as Jupyter would, cell by cell, and prints what it shows: `notebook_run.py FILE`; no test itself."""

import ast
import json
import sys
from pathlib import Path
from typing import Any


def shown(value: Any) -> str:
    """Return the richest form of a value that a notebook would show."""
    for name in ("_repr_svg_", "_repr_html_", "to_html", "__repr__"):
        if hasattr(value, name):
            return f"{name} {len(str(getattr(value, name)()))}"
    return ""


def run(path: Path) -> list[str]:
    """Run all code of a notebook, and return the form and size of what each cell shows."""
    names: dict[str, Any] = {}
    found = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, path.name, "exec"), names)  # noqa: S102 - the notebook is ours
        if isinstance(last, ast.Expr):
            found.append(shown(eval(compile(ast.Expression(last.value), path.name, "eval"), names)))  # noqa: S307
    return found


if __name__ == "__main__":
    sys.stdout.write("\n".join(run(Path(sys.argv[1]))))
