"""The house rules that a linter does not know: sizes, names, and who may print."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median

from schemas.systems import PACK_SYSTEMS, SYSTEM_NAMES

LAYERS = ("schemas", "engine", "exporters", "studio", "musterpress")
VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "managers"}
LEAVING = {"print", "sys.exit", "exit", "quit", "os._exit"}
FILE = "__file__"
WHERE_FILES_LIE = {Path("engine/paths.py"), Path("musterpress/__init__.py")}
BUDGETS = {
    "schemas": (120, 17_900),
    "engine": (467, 74_500),
    "exporters": (230, 41_400),
    "studio": (134, 20_600),
    "musterpress": (85, 9_400),
}
"""So many modules, and lines of all files of Python, a layer may have.

Whoever needs more raises the row in the commit that needs it, whose message says what it is for; whoever takes away so
much that a layer falls below BUDGET_USED of its row lowers it.
"""

GAMES = frozenset({"battlesuit", "infantry", "maneuvers", "seven_seconds", "survive"})
"""The games that the budgets were made with."""

BUDGET_USED = 0.95
SHORT = 70
"""Lines below which a module may well be a part of its neighbour."""

RUN = 6
"""Lines in a row that stand somewhere else as well, by which something is said twice."""


def modules() -> list[Path]:
    return sorted(path for layer in LAYERS for path in Path(layer).rglob("*.py") if "_compiled" not in path.parts)


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All that a module is made of, walked once."""
    return tuple(ast.walk(parse(path)))


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    return (node for node in nodes(path) if isinstance(node, ast.FunctionDef))


def length(function: ast.FunctionDef) -> int:
    """Lines of a function without its docstring."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    last = function.end_lineno or function.lineno
    return 1 + (last - body[0].lineno + 1 if body else 0)


@cache
def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_a_module_is_under_300_lines() -> None:
    """A longer module has two subjects."""
    lines = {path.as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}

    assert {name: count for name, count in lines.items() if count >= 300} == {}


def budgeted() -> list[Path]:
    """Return the modules that the budgets are for: not those of a game that has just begun or is not played here."""
    begun = {*PACK_SYSTEMS} - GAMES
    return [path for path in modules() if begun.isdisjoint((*path.parts, path.stem))]


def in_layer(layer: str) -> list[Path]:
    return [path for path in budgeted() if path.parts[0] == layer]


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_a_layer_is_within_its_budget() -> None:
    """Nothing grows without being asked for: modules and lines of each layer stay below a ceiling that is near."""
    for layer, (most_modules, most_lines) in BUDGETS.items():
        lines = sum(map(lines_of, in_layer(layer)))
        count = sum(path.name != "__init__.py" for path in in_layer(layer))

        assert BUDGET_USED * most_lines <= lines <= most_lines, (layer, lines)
        assert BUDGET_USED * most_modules <= count <= most_modules, (layer, count)


def test_most_modules_are_subjects() -> None:
    """Half of them have 140 lines or more, and at most one in eight has less than 70."""
    lengths = [lines_of(path) for path in budgeted() if path.name != "__init__.py"]

    assert median(lengths) >= 140
    assert sum(lines < SHORT for lines in lengths) * 8 <= len(lengths)


def test_a_room_has_at_most_fourteen_modules() -> None:
    """A reader takes in a folder at a glance."""
    rooms = Counter(path.parent.as_posix() for path in modules() if path.name != "__init__.py")

    assert {room: count for room, count in rooms.items() if count > 14} == {}


def said(path: Path) -> list[str]:
    """Lines of a module that say something: no imports, comments or lone brackets, and without their margin."""
    imports = {
        at
        for node in nodes(path)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for at in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    lines = enumerate(map(str.strip, path.read_text(encoding="utf-8").splitlines()), 1)
    return [line for at, line in lines if at not in imports and line[:1] != "#" and any(map(str.isalnum, line))]


def test_little_is_said_twice() -> None:
    """At most one line in 250 stands in a run of six that stands elsewhere in the same words."""
    places: dict[tuple[str, ...], list[tuple[Path, int]]] = {}
    texts = {path: said(path) for path in modules()}
    for path, lines in texts.items():
        for at in range(len(lines) - RUN + 1):
            places.setdefault(tuple(lines[at : at + RUN]), []).append((path, at))

    twice = {
        (path, at + more) for found in places.values() if len(found) > 1 for path, at in found for more in range(RUN)
    }

    assert len(twice) * 250 <= sum(map(len, texts.values())), sorted({path.as_posix() for path, _ in twice})


def test_a_function_is_at_most_60_lines() -> None:
    """A longer function does two things."""
    lengths = {(path.as_posix(), one.name): length(one) for path in modules() for one in functions(path)}

    assert {name: lines for name, lines in lengths.items() if lines > 60} == {}


def test_most_functions_are_short() -> None:
    """Half of all functions are under 10 lines, and at most one in fifty is over 40."""
    lengths = [length(function) for path in modules() for function in functions(path)]

    assert median(lengths) < 10
    assert sum(lines > 40 for lines in lengths) * 50 <= len(lengths)


def test_a_module_is_named_after_its_subject() -> None:
    """`utils` is no subject."""
    assert [path.as_posix() for path in modules() if VAGUE & {path.stem, *path.parent.parts}] == []


def test_modules_classes_and_public_functions_say_what_they_are() -> None:
    """A reader meets a docstring before any code."""
    assert [(path.as_posix(), name) for path in modules() for name in undescribed(parse(path))] == []


def undescribed(tree: ast.Module) -> Iterator[str]:
    """Yield what of a module has no docstring and needs one."""
    if not ast.get_docstring(tree):
        yield "the module"
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            yield from () if ast.get_docstring(node) else (node.name,)


def test_only_the_front_door_prints_and_exits() -> None:
    """A layer hands back values; who shows them is not its business."""
    calls = {path.as_posix(): called(path) & LEAVING for path in modules() if path.parts[0] != "musterpress"}

    assert {path: found for path, found in calls.items() if found} == {}


def called(path: Path) -> set[str]:
    return {ast.unparse(node.func) for node in nodes(path) if isinstance(node, ast.Call)}


def test_one_module_knows_where_files_lie() -> None:
    """`__file__` stands in the front door, which finds the layers, and in engine.paths."""
    found = {path for path in modules() for node in nodes(path) if isinstance(node, ast.Name) if node.id == FILE}

    assert found <= WHERE_FILES_LIE


def test_no_branch_asks_which_system_it_is() -> None:
    """A system is a row in a table; a comparison with its name is a design error."""
    compared = [
        (path.as_posix(), ast.unparse(node))
        for path in modules()
        for node in nodes(path)
        if isinstance(node, ast.Compare)
        if names_one(node)
    ]

    assert compared == []


def names_one(comparison: ast.Compare) -> bool:
    """Whether a side of the comparison is the name of a system."""
    sides = [comparison.left, *comparison.comparators]
    texts = {side.value for side in sides if isinstance(side, ast.Constant)}
    return bool(texts & {*SYSTEM_NAMES})


def test_every_test_states_a_fact() -> None:
    """A test's docstring says what holds, so that its failure can be read without its code."""
    silent = [
        (path.as_posix(), function.name)
        for path in sorted(Path("tests").rglob("test_*.py"))
        for function in functions(path)
        if function.name.startswith("test_") and not ast.get_docstring(function)
    ]

    assert silent == []


def test_every_layer_says_what_belongs_in_it() -> None:
    """A README of 20 to 40 lines beside its tree in each layer: what belongs, what does not, where to start."""
    for layer in ("schemas", "engine", "exporters", "studio"):
        before, _, rest = Path(layer, "README.md").read_text(encoding="utf-8").partition("```text\n")
        lines = (before + rest.partition("```\n")[2]).splitlines()
        assert 20 <= len(lines) <= 40, layer
