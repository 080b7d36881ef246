"""What has to be guarded where a kernel runs: whole numbers beyond 64 bits, indices and values beyond their column.

Both modes guard the same places. What can be seen from the source to stay within its bounds needs no guard: constants,
counters of loops, cells of narrow columns, remainders.
"""

import ast
import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.kernel.build.flow import Flow
from engine.kernel.build.kernels import Names, locals_of, parameters_of, statements_of
from engine.kernel.build.kinds import Kind, Kinds
from engine.kernel.build.reaches import EVERY, NOTHING, OPERATORS, Reach, around, clipped, reach_of_bits
from engine.kernel.faults import LEAST, MOST
from engine.kernel.records import Column

LONGEST_LOOP = 2**31
"""A sum grows fewer times than this while a function runs: it would take minutes."""

ROUNDS = 8
"""How often the locals are looked at anew before what still grows is taken to be anything."""


@dataclass(frozen=True)
class Guard:
    """A value that has to lie from `least` to `most`; on which sides it might not, is still to be asked."""

    least: int
    most: int
    below: bool
    above: bool


def _guard(found: Reach, allowed: Reach) -> Guard | None:
    below, above = found[0] < allowed[0], found[1] > allowed[1]
    return Guard(*allowed, below, above) if below or above else None


class Guards:
    """The guards of a function, by expression: of its `whole` numbers, its `indices`, the values stored in columns.

    A shift or a turn into a whole number is in `whole` where it needs more than a look at its value. Functions are
    those whose every change is an assignment, `kinds` the kinds of their expressions.
    """

    def __init__(self, function: ast.FunctionDef, kinds: Kinds, names: Names) -> None:
        self.whole: dict[ast.expr, Guard] = {}
        self.indices: dict[ast.expr, Guard] = {}
        self.stored: dict[ast.expr, Guard] = {}
        self._kinds: Mapping[ast.expr, Kind] = kinds.of
        self._constants, self._records = names.constants, names.records
        self._function = function
        self._found: dict[str, Reach] = dict.fromkeys(parameters_of(function), EVERY)
        self._locals = locals_of(function).keys()
        self._known: Mapping[ast.expr, Reach] = {}
        self._find_locals()
        flow = Flow(self.reach, lambda cell: column.length if (column := self._column(cell)) else 0)
        self._known = flow.known
        flow.follow(statements_of(function), {})
        for node in ast.walk(function):
            if isinstance(node, ast.expr) and node in self._kinds:
                self._look(node)
            elif isinstance(node, ast.Assign):
                self._look_at_store(node)

    def _look(self, node: ast.expr) -> None:
        column = self._kinds.get(node.value) if isinstance(node, ast.Subscript) else None
        if isinstance(node, ast.Subscript) and isinstance(column, Column):
            self._note(self.indices, node, _guard(self.reach(node.slice), (0, column.length - 1)))
        elif self._kinds[node] == "int":
            self._note(self.whole, node, _guard(self._unclipped(node), EVERY))

    def _look_at_store(self, node: ast.Assign) -> None:
        column = self._column(node.targets[0])
        if column is not None and column.kind != "f8":
            self._note(self.stored, node.value, _guard(self.reach(node.value), reach_of_bits(column.most_bits)))

    @staticmethod
    def _note(guards: dict[ast.expr, Guard], node: ast.expr, guard: Guard | None) -> None:
        if guard is not None:
            guards[node] = guard

    def reach(self, node: ast.expr) -> Reach:
        """Return what an expression may be, once its guards have let it through."""
        return clipped(self._unclipped(node))

    def _unclipped(self, node: ast.expr) -> Reach:
        find = self._REACHES.get(type(node))
        return EVERY if find is None or self._kinds.get(node) != "int" else find(self, node)

    def _constant(self, node: ast.Constant) -> Reach:
        value = node.value
        return (value, value) if isinstance(value, int) else EVERY

    def _name(self, node: ast.Name) -> Reach:
        if node.id in self._constants and node.id not in self._locals:
            return self._constants[node.id], self._constants[node.id]
        return self._known.get(node) or self._found.get(node.id, EVERY)

    def _find_locals(self) -> None:
        """Find out how far the locals reach: from nothing, until no assignment adds to it."""
        bindings = {name: found for name, found in _bindings(self._function).items() if name not in self._found}
        self._found |= dict.fromkeys(bindings, NOTHING)
        for turn in itertools.count():
            before = dict(self._found)
            for name, found in bindings.items():
                self._found[name] = clipped(around([self._found[name], *(find(self) for find in found)]))
            if self._found == before:
                return
            if turn >= ROUNDS:
                self._found = {name: now if now == before[name] else EVERY for name, now in self._found.items()}

    def _column(self, node: ast.expr) -> Column | None:
        """Return the layout of a cell, or of a single value of a record."""
        if isinstance(node, ast.Subscript):
            column = self._kinds.get(node.value)
            return column if isinstance(column, Column) else None
        record = self._records.get(str(self._kinds.get(node.value))) if isinstance(node, ast.Attribute) else None
        layout = record.columns.get(node.attr) if record and isinstance(node, ast.Attribute) else None
        return layout if isinstance(layout, Column) else None

    def _cell(self, node: ast.expr) -> Reach:
        column = self._column(node)
        return EVERY if column is None else reach_of_bits(column.most_bits)

    def _binary(self, node: ast.BinOp) -> Reach:
        find = OPERATORS.get(type(node.op))
        return EVERY if find is None else find(self.reach(node.left), self.reach(node.right))

    def _unary(self, node: ast.UnaryOp) -> Reach:
        low, high = self.reach(node.operand)
        return -high, -low

    def _conditional(self, node: ast.IfExp) -> Reach:
        return around([self.reach(node.body), self.reach(node.orelse)])

    def _call(self, node: ast.Call) -> Reach:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name == "int":
            kind = self._kinds[node.args[0]]
            beyond = (LEAST - 1, MOST + 1)
            return (0, 1) if kind == "bool" else beyond if kind == "float" else self.reach(node.args[0])
        if name not in ("min", "max", "abs"):
            return EVERY
        reaches = [self.reach(each) for each in node.args]
        if name == "abs":
            [(low, high)] = reaches
            return max(low, -high, 0), max(-low, high)
        best = min if name == "min" else max
        return best(low for low, _ in reaches), best(high for _, high in reaches)

    _REACHES: ClassVar[Mapping[type[ast.expr], Callable[[Any, Any], Reach]]] = {
        ast.Constant: _constant, ast.Name: _name, ast.Subscript: _cell, ast.Attribute: _cell, ast.BinOp: _binary,
        ast.UnaryOp: _unary, ast.IfExp: _conditional, ast.Call: _call,
    }  # fmt: skip


def _bindings(function: ast.FunctionDef) -> dict[str, list[Callable[[Guards], Reach]]]:
    """Return what each local is set to, as what finds out how far that reaches."""
    found: dict[str, list[Callable[[Guards], Reach]]] = {}
    grown: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            found.setdefault(node.target.id, []).append(_Counted(node))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name):
                found.setdefault(target.id, []).append(_Set(node.value))
                grown.setdefault(target.id, []).extend(_growth(target.id, node.value))
    for name, steps in grown.items():
        if steps:
            set_to = [each for each in found[name] if not (isinstance(each, _Set) and _growth(name, each.value))]
            found[name] = [_Grown(tuple(set_to), tuple(steps))]
    return found


def _growth(name: str, value: ast.expr) -> list[ast.expr]:
    """Return by what a name grows or shrinks that is set to itself and more or less."""
    if not isinstance(value, ast.BinOp) or not isinstance(value.op, ast.Add | ast.Sub):
        return []
    if isinstance(value.left, ast.Name) and value.left.id == name:
        return [value.right]
    right = isinstance(value.op, ast.Add) and isinstance(value.right, ast.Name) and value.right.id == name
    return [value.left] if right else []


@dataclass(frozen=True)
class _Set:
    value: ast.expr

    def __call__(self, guards: Guards) -> Reach:
        return guards.reach(self.value)


@dataclass(frozen=True)
class _Grown:
    """A sum: no loop comes to its end that goes round LONGEST_LOOP times."""

    set_to: tuple[Callable[[Guards], Reach], ...]
    steps: tuple[ast.expr, ...]

    def __call__(self, guards: Guards) -> Reach:
        low, high = around([find(guards) for find in self.set_to]) if self.set_to else EVERY
        most = LONGEST_LOOP * sum(max(map(abs, guards.reach(step))) for step in self.steps)
        return low - most, high + most


@dataclass(frozen=True)
class _Counted:
    loop: ast.For

    def __call__(self, guards: Guards) -> Reach:
        """Return from where to where a loop counts; one that counts down ends before it comes to its last bound."""
        arguments = self.loop.iter.args if isinstance(self.loop.iter, ast.Call) else []
        bounds = [guards.reach(each) for each in arguments[:2]]
        first, last = ((0, 0), bounds[0]) if len(bounds) == 1 else bounds
        down = len(arguments) > 2 and guards.reach(arguments[2])[0] < 0  # from, to, step
        low, high = (last[0] + 1, first[1]) if down else (first[0], last[1] - 1)
        return (low, high) if low <= high else (high, low)
