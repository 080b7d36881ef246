"""The order of evaluation: Python goes from left to right, C as its compiler likes.

Where one part of an expression changes what another one reads or changes, the two differ.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.kernel.build.kernels import Names
from engine.kernel.build.kinds import Kind, Kinds
from engine.kernel.records import Record

Cell: TypeAlias = tuple[str, str]
"""A record and its column; a parameter never changes for whoever calls."""

LEAVES: Cell = ("", "the battle is left")


@dataclass(frozen=True)
class Effect:
    """What is read and what is changed, whichever record of its kind it is."""

    reads: frozenset[Cell] = frozenset()
    writes: frozenset[Cell] = frozenset()

    def __or__(self, other: "Effect") -> "Effect":
        return Effect(self.reads | other.reads, self.writes | other.writes)

    def hinders(self, other: "Effect") -> bool:
        """Return whether it matters which of the two comes first."""
        if (LEAVES in self.writes and other.writes) or (LEAVES in other.writes and self.writes):
            return True
        return bool(self.writes & (other.reads | other.writes) or other.writes & self.reads)


NOTHING = Effect()
CHANGES = "changes what the other one reads; give what comes first a name in a line of its own"


def effects_of(read: Mapping[str, tuple[ast.FunctionDef, Kinds]], names: Names) -> dict[str, Effect]:
    """Return what each function reads and changes, with all that it calls; `read` are functions with their kinds."""
    effects = {"leave_battle": Effect(writes=frozenset({LEAVES}))}
    calls = {}
    for name, (function, kinds) in read.items():
        nodes = [node for node in ast.walk(function) if isinstance(node, ast.expr)]
        effects[name] = _joined([_of_cell(node, kinds.of, names) for node in nodes])
        calls[name] = {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    grown = True
    while grown:
        grown = False
        for name, called in calls.items():
            whole = _joined([effects[name], *(effects[each] for each in called if each in effects)])
            grown = grown or whole != effects[name]
            effects[name] = whole
    return effects


def _joined(effects: Sequence[Effect]) -> Effect:
    return Effect(
        frozenset().union(*(each.reads for each in effects)), frozenset().union(*(each.writes for each in effects))
    )


def _of_cell(node: ast.expr, kinds: Mapping[ast.expr, Kind], names: Names) -> Effect:
    """Return what a node itself reads or changes: a cell of a column, or a single value of a record."""
    column = node.value if isinstance(node, ast.Subscript) else node
    if not isinstance(column, ast.Attribute):
        return NOTHING
    record = str(kinds.get(column.value))
    layout = names.records[record].columns.get(column.attr) if record in names.records else None
    if layout is None or (isinstance(layout, type) and issubclass(layout, Record)):
        return NOTHING
    cell = frozenset({(record, column.attr)})
    stored = isinstance(getattr(node, "ctx", None), ast.Store)
    return Effect(writes=cell) if stored else Effect(reads=cell if node in kinds else frozenset())


class Orders:
    """What of a function depends on the order of evaluation; `effects` are those of all functions."""

    def __init__(self, kinds: Kinds, names: Names, effects: Mapping[str, Effect]) -> None:
        self._kinds, self._names, self._effects = kinds.of, names, effects
        self.wrong: list[tuple[int, str]] = []

    def look(self, function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
        """Yield the lines in which it matters which part comes first."""
        for node in ast.walk(function):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                self._beside(node, [*_indices(target), node.value])
            elif isinstance(node, ast.expr):
                self._beside(node, _unordered(node))
        yield from self.wrong

    def _beside(self, whole: ast.AST, parts: Sequence[ast.expr]) -> None:
        effects = [self._effect(part) for part in parts]
        for at, first in enumerate(effects):
            for later, second in enumerate(effects[at + 1 :], at + 1):
                if first.hinders(second):
                    said = f"{ast.unparse(parts[at])} and {ast.unparse(parts[later])}"
                    self.wrong.append((getattr(whole, "lineno", 0), f"one of {said} {CHANGES}"))

    def _effect(self, tree: ast.expr) -> Effect:
        found = [NOTHING]
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.append(self._effects.get(node.func.id, NOTHING))
            elif isinstance(node, ast.expr):
                found.append(_of_cell(node, self._kinds, self._names))
        return _joined(found)


def _unordered(node: ast.expr) -> list[ast.expr]:
    """Return the parts of an expression that C takes in an order of its own."""
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    return node.args if isinstance(node, ast.Call) else []


def _indices(target: ast.expr) -> list[ast.expr]:
    return [node.slice for node in ast.walk(target) if isinstance(node, ast.Subscript)]
