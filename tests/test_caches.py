"""What is kept for the life of a process is bounded: nobody's texts, pictures or packs pile up in a long session."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

LAYERS: Final = ("schemas", "engine", "exporters", "studio", "musterpress")

CLOSED: Final = {
    "schemas/markup.py:_reader": "no argument",
    "schemas/translations/texts.py:_fields": "models of the schemas",
    "schemas/packs/paths.py:reference_paths": "models of the schemas",
    "schemas/packs/paths.py:word_paths": "models of the schemas",
    "schemas/packs/rules.py:parameters_of": "models of rules",
    "schemas/validation/json_schemas.py:schema_of": "kinds of documents",
    "schemas/validation/json_schemas.py:checker_of": "kinds of documents",
    "engine/battles/modes.py:_warn_once": "systems",
    "engine/battles/modes.py:compiled_kernel": "systems",
    "engine/games/infantry/odds/tables.py:shipped": "no argument",
    "engine/kernel/build/kernels.py:locals_of": "functions of kernels",
    "engine/kernel/build/weaving.py:weave": "kernels",
    "engine/kernel/kernels.py:kernel_digest": "kernels",
    "engine/execution/serialization.py:stamp": "systems, and two modes",
    "exporters/book/web/style.py:_packed": "shipped faces",
    "exporters/games/battlesuit/panels/lattice.py:cuts": "no argument",
    "exporters/layout/files.py:layout_file": "systems, and names of shipped layouts; others are not kept",
    "exporters/layout/files.py:layout_names": "systems",
    "exporters/layout/files.py:shipped": "systems",
    "exporters/faces/fonts.py:face_bytes": "shipped faces",
    "exporters/faces/fonts.py:opened_face": "shipped faces",
    "exporters/text/breaking.py:_thai_parser": "no argument",
    "exporters/faces/characters.py:printed_characters": "no argument",
    "exporters/faces/fallbacks.py:_fallbacks": "shipped faces, and faces of Han characters",
    "exporters/faces/fallbacks.py:scripts_are_installed": "no argument",
    "exporters/faces/metrics.py:advances": "shipped faces",
    "exporters/faces/outlines.py:_font": "shipped faces",
    "exporters/faces/outlines.py:glyph_path": "shipped faces, and the characters they have; others are not kept",
    "exporters/games/seven_seconds/pieces/figures.py:figures": "no argument",
    "studio/serving/server.py:_shell": "no argument",
    "studio/browser/mount.py:_component": "names of our own editors",
    "studio/jobs/jobs.py:worker_pool": "no argument",
}
"""Functions whose results are all kept, and the closed sets their arguments come from."""

TABLES: Final = {
    "exporters/faces/fonts.py:_BROUGHT": "the fonts of the last 128 packs and looks that brought any",
    "engine/kernel/records.py:_PACKED_TYPES": "types of kernel records",
    "studio/views/forms.py:NOTHING_MORE": "never written to",
    "studio/forms/lines.py:NO_FIRSTS": "never written to",
    "studio/views/fields.py:SOMETHING": "never written to",
}
"""Tables of a module that begin empty, and what may come into them."""


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    files = [file for layer in LAYERS for file in sorted(Path(layer).rglob("*.py")) if "_compiled" not in file.parts]
    return tuple((file.as_posix(), ast.parse(file.read_text("utf-8"))) for file in files)


def named(decorator: ast.expr) -> str:
    node = decorator.func if isinstance(decorator, ast.Call) else decorator
    return ast.unparse(node).rpartition(".")[2]


@cache
def decorated() -> tuple[tuple[str, ast.expr], ...]:
    functions = (
        (path, node)
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return tuple((f"{path}:{node.name}", decorator) for path, node in functions for decorator in node.decorator_list)


def is_bounded(decorator: ast.expr) -> bool:
    sizes = (
        [word.value for word in decorator.keywords if word.arg == "maxsize"] if isinstance(decorator, ast.Call) else []
    )
    return len(sizes) == 1 and not (isinstance(sizes[0], ast.Constant) and sizes[0].value is None)


def is_empty_table(value: ast.expr | None) -> bool:
    match value:
        case ast.Dict(keys=entries) | ast.List(elts=entries):
            return not entries
        case ast.Call(func=func, args=args):
            made = ast.unparse(func)
            return "Weak" in made or (made in {"dict", "list", "set", "OrderedDict"} and not args)
    return False


def empty_tables() -> Iterator[str]:
    for path, tree in trees():
        for node in tree.body:
            targets = (
                node.targets
                if isinstance(node, ast.Assign)
                else [node.target]
                if isinstance(node, ast.AnnAssign)
                else []
            )
            if targets and is_empty_table(node.value):  # type: ignore[attr-defined]
                yield from (f"{path}:{ast.unparse(target)}" for target in targets)


def test_what_keeps_everything_is_asked_for_things_of_ours_only() -> None:
    """A cache without bound stands on arguments from closed sets, each declared with its reason."""
    assert {name for name, decorator in decorated() if named(decorator) == "cache"} == {*CLOSED}


def test_every_other_cache_says_how_much_it_keeps() -> None:
    """Words, colours, pictures and layouts are an author's: the oldest make room for the next."""
    kept = [(name, decorator) for name, decorator in decorated() if named(decorator) == "lru_cache"]

    assert [name for name, decorator in kept if not is_bounded(decorator)] == []
    assert kept


def test_tables_that_fill_while_we_run_are_known() -> None:
    """A module's own table that begins empty is a cache too."""
    assert {*empty_tables()} == {*TABLES}
