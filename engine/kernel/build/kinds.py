"""The kinds of all expressions: whole number, float, truth value, record, column.

Nothing is turned into another kind unless it is said, since Python and C do so in different ways.
"""

import ast
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, ClassVar, TypeAlias

from engine.kernel.build.kernels import (
    Kernel,
    Names,
    Signature,
    functions,
    locals_of,
    parameters_of,
    statements_of,
    written_out,
)
from engine.kernel.records import Column

Kind: TypeAlias = str | Column
"""`int`, `float`, `bool`, `None`, the name of a record, a column; `truth` of `and` and `or` over whole numbers."""

NUMBERS = ("int", "float")
UNKNOWN = ""
"""The kind of what has been found wrong already."""

WHOLE_ONLY = (ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
BUILTINS = frozenset({"range", "min", "max", "abs", "int", "float", "sqrt", "leave_battle"})
LEAST_COMPARED = 2
_HOW: Mapping[tuple[Kind, Kind], str] = {
    ("float", "int"): "write int(...)",
    ("bool", "int"): "write int(...)",
    ("int", "float"): "write float(...)",
    ("int", "bool"): "write what it is compared with, such as ... != 0",
    ("truth", "bool"): "write what each part is compared with, such as ... != 0",
}


class Kinds:
    """The kinds of the expressions `of` a function, and what in it is `wrong`, as lines and sentences."""

    def __init__(self, function: ast.FunctionDef, names: Names) -> None:
        self.of: dict[ast.expr, Kind] = {}
        self.wrong: list[tuple[int, str]] = []
        self._names = names
        self._variables = {**locals_of(function), **parameters_of(function)}
        self._returns = ast.unparse(function.returns) if function.returns else "None"
        self._statements(statements_of(function))

    def _complain(self, node: ast.AST, what: str) -> Kind:
        self.wrong.append((getattr(node, "lineno", 0), what))
        return UNKNOWN

    def _statements(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            read = self._STATEMENTS.get(type(statement))
            if read is not None:
                read(self, statement)

    def _assign(self, node: ast.Assign | ast.AnnAssign) -> None:
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        if isinstance(target, ast.Name) and target.id not in self._variables:
            self._complain(node, f"{target.id} is used without a type; write {target.id}: int = ...")
            return
        kind = self.kind(target)
        if kind not in (*NUMBERS, "bool", UNKNOWN):
            self._complain(node, f"{ast.unparse(target)} is no value that could be set")
        elif node.value is None:
            self._complain(node, f"{ast.unparse(target)} needs a value where it is declared")
        else:
            self._expect(node.value, kind)

    def _return(self, node: ast.Return) -> None:
        if node.value is None or self._returns == "None":
            if node.value is not None or self._returns != "None":
                self._complain(node, f"what is returned is said to be {self._returns}")
            return
        self._expect(node.value, self._returns)

    def _branch(self, node: ast.If | ast.While) -> None:
        self._condition(node.test)
        self._statements(node.body)
        self._statements(node.orelse)

    def _loop(self, node: ast.For) -> None:
        if isinstance(node.iter, ast.Call):
            for bound in node.iter.args:
                self._expect(bound, "int")
        self.kind(node.target)
        self._statements(node.body)

    def _statement_alone(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.kind(node.value)
        else:
            self._complain(node, f"{ast.unparse(node.value)} does nothing; write = to set something")

    def kind(self, node: ast.expr) -> Kind:
        """Return the kind of an expression; what is wrong in it is noted."""
        read = self._EXPRESSIONS.get(type(node))
        self.of[node] = UNKNOWN if read is None else read(self, node)
        return self.of[node]

    def _expect(self, node: ast.expr, kind: Kind) -> None:
        found = self.kind(node)
        if UNKNOWN not in (found, kind) and found != kind:
            how = _HOW.get((found, kind))
            end = f"; {how}" if how else ""
            self._complain(node, f"{ast.unparse(node)} is {_named(found)}, not {_named(kind)}{end}")

    def _condition(self, node: ast.expr) -> Kind:
        """Return the kind of what stands as a condition."""
        found = self.kind(node)
        if found not in ("int", "bool", "truth", UNKNOWN):
            return self._complain(node, f"{ast.unparse(node)} is {_named(found)}; write what it is compared with")
        return found

    def _constant(self, node: ast.Constant) -> Kind:
        return type(node.value).__name__ if isinstance(node.value, bool | int | float) else UNKNOWN

    def _name(self, node: ast.Name) -> Kind:
        if node.id in self._variables:
            return self._variables[node.id]
        if node.id in self._names.constants:
            return "int"
        return self._complain(node, f"{node.id} is used without a type; write {node.id}: int = ... before")

    def _attribute(self, node: ast.Attribute) -> Kind:
        base = self.kind(node.value)
        record = self._names.records.get(base) if isinstance(base, str) else None
        if record is None or node.attr not in record.columns:
            return UNKNOWN if base == UNKNOWN else self._complain(node, f"{_named(base)} has no column {node.attr}")
        layout = record.columns[node.attr]
        if isinstance(layout, type):
            return layout.__name__
        return layout if layout.length else _of_cell(layout)

    def _subscript(self, node: ast.Subscript) -> Kind:
        base = self.kind(node.value)
        self._expect(node.slice, "int")
        if isinstance(base, Column):
            return _of_cell(base)
        return base and self._complain(node, f"{ast.unparse(node.value)} is no column")

    def _binary(self, node: ast.BinOp) -> Kind:
        left, right = self.kind(node.left), self.kind(node.right)
        if UNKNOWN in (left, right):
            return UNKNOWN
        both = {left, right}
        if isinstance(node.op, WHOLE_ONLY) and both != {"int"}:
            return self._complain(node, f"{ast.unparse(node)} needs two whole numbers; write int(...)")
        if isinstance(node.op, ast.Div) and both != {"float"}:
            return self._complain(node, f"{ast.unparse(node)} needs two floats; write float(...), or // for whole ones")
        return left if self._alike(node, left, right) else UNKNOWN

    def _alike(self, node: ast.expr, left: Kind, right: Kind) -> bool:
        if left == right and left in NUMBERS:
            return True
        what = f"{ast.unparse(node)} takes {_named(left)} and {_named(right)} together; "
        self._complain(node, what + "write int(...) or float(...)")
        return False

    def _unary(self, node: ast.UnaryOp) -> Kind:
        if isinstance(node.op, ast.Not):
            self._condition(node.operand)
            return "bool"
        found = self.kind(node.operand)
        if found not in (*NUMBERS, UNKNOWN):
            return self._complain(node, f"{ast.unparse(node)} takes {_named(found)} for a number")
        return found

    def _either(self, node: ast.BoolOp) -> Kind:
        found = [self._condition(value) for value in node.values]
        return "bool" if {*found} <= {"bool", UNKNOWN} else "truth"

    def _conditional(self, node: ast.IfExp) -> Kind:
        self._condition(node.test)
        found = self.kind(node.body)
        self._expect(node.orelse, found)
        return found

    def _compare(self, node: ast.Compare) -> Kind:
        kinds = [self.kind(each) for each in (node.left, *node.comparators)]
        equality = all(isinstance(each, ast.Eq | ast.NotEq) for each in node.ops)
        for left, right in pairwise(kinds):
            if UNKNOWN not in (left, right) and not (left == right == "bool" and equality):
                self._alike(node, left, right)
        return "bool"

    def _call(self, node: ast.Call) -> Kind:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in self._names.functions:
            return self._call_of_ours(node, name, self._names.functions[name])
        if name not in BUILTINS or name == "range":
            return UNKNOWN
        return self._call_of_python(node, name, [self.kind(each) for each in node.args])

    def _call_of_ours(self, node: ast.Call, name: str, signature: Signature) -> Kind:
        if len(node.args) != len(signature.parameters):
            return self._complain(node, f"{name} takes {len(signature.parameters)} values, not {len(node.args)}")
        for given, kind in zip(node.args, signature.parameters, strict=True):
            self._expect(given, kind)
        return signature.returns

    def _call_of_python(self, node: ast.Call, name: str, kinds: list[Kind]) -> Kind:
        taken = {
            "int": (("int",), ("float",), ("bool",)), "float": (("int",), ("float",)), "sqrt": (("float",),),
            "abs": (("int",), ("float",)), "leave_battle": ((),),
        }  # fmt: skip
        many = (("int",) * len(kinds), ("float",) * len(kinds)) if len(kinds) >= LEAST_COMPARED else ()
        if UNKNOWN not in kinds and tuple(kinds) not in taken.get(name, many):
            said = " and ".join(map(_named, kinds)) or "nothing"
            return self._complain(node, f"{ast.unparse(node)} takes {said}; write int(...) or float(...)")
        returned: Mapping[str, Kind] = {"int": "int", "float": "float", "sqrt": "float", "leave_battle": "None"}
        return returned.get(name, kinds[0] if kinds else UNKNOWN)

    _STATEMENTS: ClassVar[Mapping[type[ast.stmt], Callable[[Any, Any], None]]] = {
        ast.Assign: _assign, ast.AnnAssign: _assign, ast.Return: _return, ast.If: _branch, ast.While: _branch,
        ast.For: _loop, ast.Expr: _statement_alone,
    }  # fmt: skip
    _EXPRESSIONS: ClassVar[Mapping[type[ast.expr], Callable[[Any, Any], Kind]]] = {
        ast.Constant: _constant, ast.Name: _name, ast.Attribute: _attribute, ast.Subscript: _subscript,
        ast.BinOp: _binary, ast.UnaryOp: _unary, ast.BoolOp: _either, ast.IfExp: _conditional,
        ast.Compare: _compare, ast.Call: _call,
    }  # fmt: skip


def _of_cell(column: Column) -> str:
    return "float" if column.kind == "f8" else "int"


def _named(kind: Kind) -> str:
    if isinstance(kind, Column):
        return "a column"
    names = {"int": "a whole number", "float": "a float", "bool": "a truth value", "None": "nothing"}
    return names.get(kind, "the truth of whole numbers" if kind == "truth" else f"a record {kind}")


def kinds_of(kernel: Kernel, names: Names) -> dict[str, tuple[ast.FunctionDef, Kinds]]:
    """Return the functions of a kernel that are compiled, every change an assignment, with their kinds."""
    written = [written_out(function) for _, module in kernel.modules for function in functions(module)]
    return {function.name: (function, Kinds(function, names)) for function in written}
