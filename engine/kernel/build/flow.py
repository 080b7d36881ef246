"""What is known of a name where it is read: from what it was set to, asked, or used as an index on the way there.

An index that has been let through once need not be asked about again, nor a number that a condition has bounded.
"""

import ast
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import TypeAlias

from engine.kernel.build.reaches import Reach

Env: TypeAlias = dict[str, Reach]

_BOUNDS: Mapping[type[ast.cmpop], Callable[[Reach, Reach], Reach]] = {
    ast.Lt: lambda own, other: (own[0], min(own[1], other[1] - 1)),
    ast.LtE: lambda own, other: (own[0], min(own[1], other[1])),
    ast.Gt: lambda own, other: (max(own[0], other[0] + 1), own[1]),
    ast.GtE: lambda own, other: (max(own[0], other[0]), own[1]),
    ast.Eq: lambda own, other: (max(own[0], other[0]), min(own[1], other[1])),
    ast.NotEq: lambda own, _: own,
}
_DENIED: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
}  # fmt: skip
_TURNED: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.Gt, ast.LtE: ast.GtE, ast.Gt: ast.Lt, ast.GtE: ast.LtE, ast.Eq: ast.Eq, ast.NotEq: ast.NotEq,
}  # fmt: skip


class Flow:
    """What is `known` of the names of a function, by the place where each is read.

    `reach` says how far an expression reaches, with what is known so far, `length` how long the column of a cell is.
    """

    def __init__(self, reach: Callable[[ast.expr], Reach], length: Callable[[ast.Subscript], int]) -> None:
        self.known: dict[ast.expr, Reach] = {}
        self._reach, self._length = reach, length

    def follow(self, statements: Iterable[ast.stmt], env: Env) -> Env | None:
        """Note what is known along statements; return what is after them, None where no way leads there."""
        now: Env | None = env
        for statement in statements:
            if now is None:
                return None
            now = self._after(statement, now)
        return now

    def _after(self, statement: ast.stmt, env: Env) -> Env | None:
        if isinstance(statement, ast.If):
            self._read(statement.test, env)
            yes = self.follow(statement.body, self._supposed(statement.test, True, env))
            return _met(yes, self.follow(statement.orelse, self._supposed(statement.test, False, env)))
        if isinstance(statement, ast.For | ast.While):
            return self._after_loop(statement, env)
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            self._set(statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0],
                      statement.value, env)  # fmt: skip
            return env
        if isinstance(statement, ast.Expr | ast.Return) and statement.value is not None:
            self._read(statement.value, env)
        return None if isinstance(statement, ast.Return | ast.Break | ast.Continue) else env

    def _set(self, target: ast.expr, value: ast.expr, env: Env) -> None:
        self._read(value, env)
        if isinstance(target, ast.Name):
            env[target.id] = self._reach(value)
        else:
            self._read(target, env)

    def _after_loop(self, loop: ast.For | ast.While, env: Env) -> Env:
        for node in ast.walk(loop):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                env.pop(node.id, None)
        if isinstance(loop, ast.For):
            self._read(loop.iter, env)
            self.follow(loop.body, dict(env))
        else:
            self._read(loop.test, env)
            self.follow(loop.body, self._supposed(loop.test, True, env))
        return env

    def _read(self, node: ast.expr, env: Env) -> None:
        """Note what is known where an expression reads; what it asks of its indices is known from then on."""
        if isinstance(node, ast.Name):
            if node.id in env:
                self.known[node] = env[node.id]
        elif isinstance(node, ast.BoolOp):
            self._read_in_turn(node.values, isinstance(node.op, ast.And), env)
        elif isinstance(node, ast.IfExp):
            self._read(node.test, env)
            self._read(node.body, self._supposed(node.test, True, env))
            self._read(node.orelse, self._supposed(node.test, False, env))
        else:
            for part in ast.iter_child_nodes(node):
                if isinstance(part, ast.expr):
                    self._read(part, env)
            if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name):
                self._bound(node.slice, ast.GtE, (0, 0), env)
                self._bound(node.slice, ast.LtE, (0, self._length(node) - 1), env)

    def _read_in_turn(self, values: list[ast.expr], truth: bool, env: Env) -> None:
        """Note what is known in the parts of `and` and `or`, each of which is read if those before it let it be."""
        self._read(values[0], env)
        within = env
        for before, value in pairwise(values):
            within = self._supposed(before, truth, within)
            self._read(value, within)

    def _supposed(self, test: ast.expr, truth: bool, env: Env) -> Env:
        """Return what is known where a condition holds, or does not."""
        supposed = dict(env)
        self._suppose(test, truth, supposed)
        return supposed

    def _suppose(self, test: ast.expr, truth: bool, env: Env) -> None:
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self._suppose(test.operand, not truth, env)
        elif isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) == truth:
            for value in test.values:
                self._suppose(value, truth, env)
        elif isinstance(test, ast.Compare) and len(test.ops) == 1:
            [right], kind = test.comparators, type(test.ops[0])
            said = kind if truth else _DENIED[kind]
            self._bound(test.left, said, self._reach(right), env)
            self._bound(right, _TURNED[said], self._reach(test.left), env)

    def _bound(self, node: ast.expr, said: type[ast.cmpop], other: Reach, env: Env) -> None:
        if isinstance(node, ast.Name):
            low, high = _BOUNDS[said](env.get(node.id) or self._reach(node), other)
            if low <= high:
                env[node.id] = (low, high)


def _met(one: Env | None, other: Env | None) -> Env | None:
    """Return what is known where two ways meet."""
    if one is None or other is None:
        return one if other is None else other
    common = one.keys() & other.keys()
    return {name: (min(one[name][0], other[name][0]), max(one[name][1], other[name][1])) for name in common}
