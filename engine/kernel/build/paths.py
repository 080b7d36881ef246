"""Every way through a function: whether it returns, and whether each name has its value where it is read.

In C a function that runs off its end returns nonsense, and a name that was never set is 0.
"""

import ast
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from engine.kernel.build.kernels import locals_of, parameters_of, statements_of

Bound: TypeAlias = frozenset[str] | None
"""The names that have a value on every way to a place; None where no way leads."""

Wrong: TypeAlias = Iterator[tuple[int, str]]


def wrong_paths(function: ast.FunctionDef) -> Wrong:
    """Yield where a name may have no value, and that a way through the function does not return."""
    paths = _Paths(function)
    end = paths.through(statements_of(function), frozenset(parameters_of(function)))
    yield from paths.wrong
    returns = ast.unparse(function.returns) if function.returns else "None"
    if returns != "None" and end is not None:
        yield function.lineno, f"a way through {function.name} ends without a value; write return ... at its end"


class _Paths:
    def __init__(self, function: ast.FunctionDef) -> None:
        self.wrong: list[tuple[int, str]] = []
        self._locals = locals_of(function).keys()
        self._breaks: list[list[Bound]] = []

    def through(self, statements: Iterable[ast.stmt], bound: Bound) -> Bound:
        for statement in statements:
            if bound is None:
                self.wrong.append((statement.lineno, "no way leads here; leave it out"))
                return None
            bound = self._after(statement, bound)
        return bound

    def _after(self, statement: ast.stmt, bound: frozenset[str]) -> Bound:
        if isinstance(statement, ast.If):
            self._read(statement.test, bound)
            return _met([self.through(statement.body, bound), self.through(statement.orelse, bound)])
        if isinstance(statement, ast.For | ast.While):
            return self._after_loop(statement, bound)
        if isinstance(statement, ast.Return | ast.Continue | ast.Break):
            self._read(statement, bound)
            if isinstance(statement, ast.Break) and self._breaks:
                self._breaks[-1].append(bound)
            return None
        return self._after_setting(statement, bound)

    def _after_setting(self, statement: ast.stmt, bound: frozenset[str]) -> frozenset[str]:
        self._read(statement, bound)
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        if isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        return bound | {target.id for target in targets if isinstance(target, ast.Name)}

    def _after_loop(self, loop: ast.For | ast.While, bound: frozenset[str]) -> Bound:
        counted = loop.target.id if isinstance(loop, ast.For) and isinstance(loop.target, ast.Name) else ""
        self._read(loop.iter if isinstance(loop, ast.For) else loop.test, bound)
        self._breaks.append([])
        self.through(loop.body, bound | {counted} if counted else bound)
        left = self._breaks.pop()
        endless = isinstance(loop, ast.While) and isinstance(loop.test, ast.Constant) and loop.test.value is True
        return _met(left if endless else [bound, *left])

    def _read(self, tree: ast.AST, bound: frozenset[str]) -> None:
        for node in ast.walk(tree):
            unbound = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in self._locals - bound
            if isinstance(node, ast.Name) and unbound:
                self.wrong.append((node.lineno, f"{node.id} may have no value here; give it one on every way before"))


def _met(ways: Iterable[Bound]) -> Bound:
    """Return what has a value wherever ways meet."""
    met: Bound = None
    for way in ways:
        met = way if met is None else met if way is None else met & way
    return met
