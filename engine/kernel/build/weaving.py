"""Plain mode guarded as C is: the checks are woven into the functions of a kernel before its first plain battle.

The functions stay where they are, in their modules, with their lines; so they are traced, stepped through and replaced
like any others. Only what they do is compiled anew.
"""

import ast
from collections.abc import Callable, Mapping
from functools import cache
from types import CodeType, FunctionType
from typing import Any

from engine.kernel.build.guards import Guard, Guards
from engine.kernel.build.kernels import Names, WrittenOut, functions, kernel_source, names_of
from engine.kernel.build.kinds import Kinds
from engine.kernel.faults import no_cell, of_64_bits, shifted_left, too_wide
from engine.kernel.kernels import namespace_of

_VALUE = "_kernel_value"
SMALL = 2**30 - 1
"""Python compares whole numbers up to here with the least work: what goes beyond is looked at more closely."""

HELPERS: Mapping[str, Callable[..., Any]] = {
    f"_kernel_{helper.__name__}": helper for helper in (no_cell, of_64_bits, too_wide, shifted_left)
}


@cache
def weave(name: str) -> None:
    """Guard the functions of a kernel where they lie. What another kernel has guarded already is let be."""
    kernel = kernel_source(name)
    names = names_of(kernel)
    for module, parsed in kernel.modules:
        _weave_module(name, module, parsed, names)


def _weave_module(kernel: str, module: str, parsed: ast.Module, names: Names) -> None:
    defined = namespace_of(kernel, module)
    if HELPERS.keys() <= defined.keys():
        return
    defined.update(HELPERS)
    for function in functions(parsed):
        found = defined[function.name]
        if isinstance(found, FunctionType):
            found.__code__ = woven(function, names, found.__code__.co_filename)


def woven(function: ast.FunctionDef, names: Names, filename: str) -> CodeType:
    """Return the code of a function with its guards, which are put into its tree; it keeps its lines."""
    written = WrittenOut().visit(function)
    kinds = Kinds(written, names)
    guarded = _Woven(kinds, Guards(written, kinds, names), names).visit(written)
    guarded.returns, guarded.decorator_list = None, []
    for argument in guarded.args.args:
        argument.annotation = None
    module = ast.fix_missing_locations(ast.Module([guarded], []))
    [code] = (each for each in compile(module, filename, "exec").co_consts if isinstance(each, CodeType))
    return code


class _Woven(ast.NodeTransformer):
    """Put a question in the place of each value that has a guard, and turn declarations into assignments."""

    def __init__(self, kinds: Kinds, guards: Guards, names: Names) -> None:
        self._kinds, self._guards, self._constants = kinds.of, guards, names.constants

    def visit(self, node: ast.AST) -> Any:
        """Return a node with its guards, those of its parts first."""
        whole = self._guards.whole.get(node) if isinstance(node, ast.expr) else None
        cell = self._guards.indices.get(node) if isinstance(node, ast.expr) else None
        stored = self._guards.stored.get(node.value) if isinstance(node, ast.Assign) else None
        found = super().visit(node)
        if cell is not None:
            found.slice = _asked(found.slice, cell, "no_cell", cell.most)
        if stored is not None:
            found.value = _asked(found.value, stored, "too_wide", stored.most)
        if whole is None or not isinstance(found, ast.expr):
            return found
        if isinstance(found, ast.BinOp) and isinstance(found.op, ast.LShift | ast.RShift):
            return found if isinstance(found.op, ast.RShift) else _call("shifted_left", found.left, found.right)
        return _asked(found, Guard(-SMALL, SMALL, whole.below, whole.above), "of_64_bits")

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Return the number of a member of an enumeration, so that nothing looks for it while it runs."""
        return ast.copy_location(ast.Constant(self._constants[node.id]), node) if "." in node.id else node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Return a declaration as an assignment."""
        self.generic_visit(node)
        value = node.value or ast.Constant(0)
        return ast.copy_location(ast.Assign([node.target], value), node)


def _asked(value: ast.expr, guard: Guard, fault: str, *bounds: int) -> ast.expr:
    """Return a value that is asked about first: `value if least <= value <= most else fault(value)`."""
    again: ast.expr = value if isinstance(value, ast.Name) else ast.Name(_VALUE, ast.Load())
    first = value if isinstance(value, ast.Name) else ast.NamedExpr(ast.Name(_VALUE, ast.Store()), value)
    least, most = ast.Constant(guard.least), ast.Constant(guard.most)
    if guard.below and guard.above:
        test = ast.Compare(least, [ast.LtE(), ast.LtE()], [first, most])
    elif guard.below:
        test = ast.Compare(first, [ast.GtE()], [least])
    else:
        test = ast.Compare(first, [ast.LtE()], [most])
    otherwise = _call(fault, again, *map(ast.Constant, bounds))
    return ast.copy_location(ast.IfExp(test, again, otherwise), value)


def _call(helper: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(f"_kernel_{helper}", ast.Load()), [*arguments], [])
