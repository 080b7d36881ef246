"""The trees of the layers, for their READMEs: each package with the first line of its docstring."""

import ast
from collections.abc import Iterator
from pathlib import Path

LAYERS = ("schemas", "engine", "exporters", "studio")
FENCE = "```text\n"
"""What begins the tree in a README; its only block of this kind."""


def with_tree(layer: str, text: str) -> str:
    """Return the README of a layer with its tree as it is now.

    Raises:
        ValueError: the README has no place for it.
    """
    before, _, rest = text.partition(FENCE)
    _, end, after = rest.partition("```\n")
    if not end:
        raise ValueError(f"the README of {layer} needs a block of text for its tree")
    return f"{before}{FENCE}{tree(layer)}{end}{after}"


def tree(layer: str) -> str:
    """Return the packages of a layer, each with what it holds, and how many modules lie side by side in it."""
    rows = [*_rows(Path(layer), 0)]
    width = max(len(name) for name, _ in rows) + 2
    return "".join(f"{name:{width}}{words}".rstrip() + "\n" for name, words in rows)


def _rows(folder: Path, depth: int) -> Iterator[tuple[str, str]]:
    yield f"{'  ' * depth}{folder.name}/", _words(folder)
    for inner in sorted(path for path in folder.iterdir() if (path / "__init__.py").is_file()):
        if inner.name != "_compiled":
            yield from _rows(inner, depth + 1)


def _words(package: Path) -> str:
    document = ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))) or ""
    return document.splitlines()[0] if document else ""
