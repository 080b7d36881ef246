"""Build hook: compiles the kernels where a C compiler is there, and lays the layers into the wheel.

In the repository the layers are top-level packages; in a wheel they are packages of `musterpress`, so that nobody's
`engine.py` stands in our way, nor ours in theirs. Their modules are named anew on the way, wherever they are named.

Environment: `MUSTERPRESS_PLAIN=1` leaves the kernels uncompiled, `MUSTERPRESS_KERNELS=NAME,NAME` all but those that
it names; `MUSTERPRESS_REQUIRE_COMPILED=1` makes a missing C compiler an error instead of a warning.
"""

import ast
import importlib
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LAYERS = ("schemas", "engine", "exporters", "studio", "content")
FRONT_DOOR = "musterpress"
COMPILED = "engine/_compiled"
LEFT_OUT = (".so", ".pyd", ".pyx", ".c", ".pyc")
FROM = re.compile(rb"from\s+")
QUOTE = re.compile(rb"[a-zA-Z]*(?:\"{3}|'{3}|\"|')")
PLACE = re.compile(rf"({'|'.join(LAYERS)})((?:\.(?:\w+|{{}}))+)(?::\w+)?")
"""A module of ours, and maybe a name in it, such as `schemas.models.pack:Manifest`; `{}` stands for any game."""


class KernelHook(BuildHookInterface[Any]):
    """Compiles in place for an editable install, into `build/` for a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add to `build_data` what the wheel holds besides the front door, and its platform tag."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        if version == "editable":
            self._compile(None)
            return
        folder = root / "build" / "kernels"
        built = self._compile(folder)
        build_data["force_include"].update(_files(root, root / "build" / "sources"))
        for path in built:
            build_data["force_include"][str(path)] = f"{FRONT_DOOR}/{COMPILED}/{path.relative_to(folder).as_posix()}"
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compile(self, folder: Path | None) -> tuple[Path, ...]:
        """Return the extension files built into `folder`, none in plain mode."""
        if os.environ.get("MUSTERPRESS_PLAIN") == "1":
            self.app.display_info("Kernels left uncompiled, as MUSTERPRESS_PLAIN asks.")
            return ()
        sys.path.insert(0, self.root)
        kernelbuild = importlib.import_module("engine.kernel.build")
        names = [name for name in os.environ.get("MUSTERPRESS_KERNELS", "").split(",") if name]
        try:
            built: tuple[Path, ...] = kernelbuild.build_all(folder, names)
        except kernelbuild.NoCompiler as missing:
            if os.environ.get("MUSTERPRESS_REQUIRE_COMPILED") == "1":
                raise
            self.app.display_warning(f"No C compiler works here, so battles run in plain mode, slowly: {missing}")
            return ()
        return built


def _files(root: Path, renamed: Path) -> dict[str, str]:
    """Return the wheel path of every source and data file, by where it lies; sources are written anew to `renamed`."""
    shutil.rmtree(renamed, ignore_errors=True)
    found: dict[str, str] = {}
    for top in (FRONT_DOOR, *LAYERS):
        for path in sorted((root / top).rglob("*")):
            if path.is_file() and path.suffix not in LEFT_OUT and not path.name.startswith("."):
                name = path.relative_to(root).as_posix()
                place = name if top == FRONT_DOOR else f"{FRONT_DOOR}/{name}"
                found[str(_renamed(path, root, renamed / name) if path.suffix == ".py" else path)] = place
    return found


def _renamed(path: Path, root: Path, to: Path) -> Path:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_bytes(below_the_front_door(path.read_bytes(), root))
    return to


def below_the_front_door(source: bytes, root: Path) -> bytes:
    """Return a module of ours in which our modules are called `musterpress.engine` and so on: in imports and in texts.

    Raises:
        ValueError: `import engine.x` binds the name of a layer itself; write `from engine import x`.
    """
    lines = source.splitlines(keepends=True)
    for row, at in sorted(_places(ast.parse(source), lines, root), reverse=True):
        lines[row] = lines[row][:at] + f"{FRONT_DOOR}.".encode() + lines[row][at:]
    return b"".join(lines)


def _places(tree: ast.Module, lines: list[bytes], root: Path) -> Iterator[tuple[int, int]]:
    """Yield where a module of ours is named: the number of the line from 0, and the byte in it."""
    nodes = [*ast.walk(tree)]
    in_parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        match node:
            case ast.Import(names=names) if any(name.name.partition(".")[0] in LAYERS for name in names):
                raise ValueError(f"line {node.lineno} binds the name of a layer: write `from ... import ...`")
            case ast.ImportFrom(module=str(module), level=0) if module.partition(".")[0] in LAYERS:
                yield _behind(FROM, node, lines)
            case ast.Constant(value=str(text)) if id(node) not in in_parts and _names_module(text, root):
                yield _behind(QUOTE, node, lines)
            case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]) if _names_module(f"{text}__init__", root):
                yield _behind(QUOTE, node, lines)


def _behind(what: re.Pattern[bytes], node: ast.stmt | ast.expr, lines: list[bytes]) -> tuple[int, int]:
    found = what.match(lines[node.lineno - 1], node.col_offset)
    if found is None:
        raise ValueError(f"line {node.lineno} cannot be told apart: {lines[node.lineno - 1]!r}")
    return node.lineno - 1, found.end()


def _names_module(text: str, root: Path) -> bool:
    """Return whether a text is the name of a module or package of ours, of something in it, or of one a game."""
    found = PLACE.fullmatch(text)
    place = found and f"{found[1]}{found[2]}".replace("{}", "*").replace(".", "/")
    return bool(place) and any((*root.glob(f"{place}/"), *root.glob(f"{place}.py")))
