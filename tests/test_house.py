"""The house rules that a linter does not know: sizes, names, and who may print."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median

import pytest

LAYERS = ("schemas", "engine", "exporters", "studio", "musterpress")
VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "managers"}
SYSTEMS = {"seven_seconds", "battlesuit", "survive", "maneuvers", "infantry"}
WHERE_FILES_LIE = {Path("engine/paths.py"), Path("musterpress/__init__.py")}


def modules() -> list[Path]:
    return sorted(path for layer in LAYERS for path in Path(layer).rglob("*.py") if "_compiled" not in path.parts)


MODULES = [pytest.param(path, id=path.as_posix()) for path in modules()]
LAYER_MODULES = [pytest.param(path, id=path.as_posix()) for path in modules() if path.parts[0] != "musterpress"]
TESTS = [pytest.param(path, id=path.as_posix()) for path in sorted(Path("tests").rglob("test_*.py"))]


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def length(function: ast.FunctionDef) -> int:
    """Lines of a function without its docstring."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    last = function.end_lineno or function.lineno
    return 1 + (last - body[0].lineno + 1 if body else 0)


@cache
def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", MODULES)
def test_a_module_is_under_300_lines(path: Path) -> None:
    """A longer module has two subjects."""
    assert len(path.read_text(encoding="utf-8").splitlines()) < 300


@pytest.mark.parametrize("path", MODULES)
def test_a_function_is_at_most_60_lines(path: Path) -> None:
    """A longer function does two things."""
    long = {function.name: length(function) for function in functions(parse(path)) if length(function) > 60}

    assert long == {}


def test_most_functions_are_short() -> None:
    """Half of all functions are under 10 lines, and at most one in fifty is over 40."""
    lengths = [length(function) for path in modules() for function in functions(parse(path))]

    assert median(lengths) < 10
    assert sum(lines > 40 for lines in lengths) * 50 <= len(lengths)


@pytest.mark.parametrize("path", MODULES)
def test_a_module_is_named_after_its_subject(path: Path) -> None:
    """`utils` is no subject."""
    assert not VAGUE & {path.stem, *path.parent.parts}


@pytest.mark.parametrize("path", MODULES)
def test_modules_classes_and_public_functions_say_what_they_are(path: Path) -> None:
    """A reader meets a docstring before any code."""
    tree = parse(path)
    public = [
        node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_")
    ]

    assert ast.get_docstring(tree), "the module has no docstring"
    assert [node.name for node in public if not ast.get_docstring(node)] == []


@pytest.mark.parametrize("path", LAYER_MODULES)
def test_only_the_front_door_prints_and_exits(path: Path) -> None:
    """A layer hands back values; who shows them is not its business."""
    calls = {ast.unparse(node.func) for node in ast.walk(parse(path)) if isinstance(node, ast.Call)}

    assert not calls & {"print", "sys.exit", "exit", "quit", "os._exit"}


@pytest.mark.parametrize("path", MODULES)
def test_one_module_knows_where_files_lie(path: Path) -> None:
    """`__file__` stands in the front door, which finds the layers, and in engine.paths."""
    names = {node.id for node in ast.walk(parse(path)) if isinstance(node, ast.Name)}

    assert "__file__" not in names or path in WHERE_FILES_LIE


@pytest.mark.parametrize("path", MODULES)
def test_no_branch_asks_which_system_it_is(path: Path) -> None:
    """A system is a row in a table; a comparison with its name is a design error."""
    compared = [ast.unparse(node) for node in ast.walk(parse(path)) if isinstance(node, ast.Compare) if names_one(node)]

    assert compared == []


def names_one(comparison: ast.Compare) -> bool:
    """Whether a side of the comparison is the name of a system, as text or as a member of System."""
    sides = [comparison.left, *comparison.comparators]
    texts = {side.value for side in sides if isinstance(side, ast.Constant)}
    members = {ast.unparse(side) for side in sides if isinstance(side, ast.Attribute)}
    return bool(texts & SYSTEMS) or any(member.startswith("System.") for member in members)


@pytest.mark.parametrize(
    "path", [pytest.param(path, id=path.as_posix()) for path in sorted(Path("tests").rglob("test_*.py"))]
)
def test_every_test_states_a_fact(path: Path) -> None:
    """A test's docstring says what holds, so that its failure can be read without its code."""
    silent = [
        function.name
        for function in functions(parse(path))
        if function.name.startswith("test_") and not ast.get_docstring(function)
    ]

    assert silent == []


def test_every_layer_says_what_belongs_in_it() -> None:
    """A README of 20 to 40 lines in each layer: what belongs, what does not, where to start."""
    for layer in ("schemas", "engine", "exporters", "studio"):
        lines = Path(layer, "README.md").read_text(encoding="utf-8").splitlines()
        assert 20 <= len(lines) <= 40, layer
