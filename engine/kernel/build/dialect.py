"""The dialect of the kernels: the part of Python that means the same in C.

Whole numbers, floats and truth values of one type each, records, counted loops, functions.
No text, tuples, closures, exceptions, powers, rounding, sets or dictionaries. No index below 0: in Python that counts
from the end of a column, in C it lies before its beginning.
"""

import ast
import operator
from collections.abc import Callable, Iterator, Mapping

from engine.kernel.build.kernels import Kernel

TYPES = {"int": "int64_t", "float": "double", "bool": "bint", "None": "void"}
BUILTINS = frozenset({"range", "min", "max", "abs", "int", "float", "sqrt", "leave_battle"})
BIG_LITERAL = 2**31
BARE_MOST = 12
SCALES = frozenset({100, 1000, 1_000_000})
"""Percent, thousandths and millionths need no name where something is divided by them."""

_FOLDED: Mapping[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}

_ALLOWED = (
    ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign,
    ast.For, ast.While, ast.If, ast.Expr, ast.BoolOp, ast.And, ast.Or, ast.BinOp, ast.Add, ast.Sub,
    ast.Mult, ast.FloorDiv, ast.Div, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift,
    ast.RShift, ast.UnaryOp, ast.USub, ast.Not, ast.IfExp, ast.Compare, ast.Lt, ast.LtE, ast.Gt,
    ast.GtE, ast.Eq, ast.NotEq, ast.Call, ast.Attribute, ast.Subscript, ast.Name, ast.Constant,
    ast.Load, ast.Store, ast.Break, ast.Continue,
)  # fmt: skip


def breaches(kernel: Kernel) -> list[str]:
    """Return what in a kernel is not of the dialect, as `module:line: what`."""
    found = [*_repeated_names(kernel), *_negative_indices(kernel)]
    records = {record.__name__ for record in kernel.records}
    known = {name for _, module in kernel.modules for name in _defined(module)} | BUILTINS
    for name, module in kernel.modules:
        for statement in module.body:
            found += [f"{name}:{line}: {what}" for line, what in _check_statement(statement, records, known)]
    return found


def functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    """Return the functions of a kernel module in their order."""
    return (statement for statement in module.body if isinstance(statement, ast.FunctionDef))


def constants(module: ast.Module) -> Iterator[tuple[str, int]]:
    """Return the named whole numbers of a kernel module in their order."""
    for statement in module.body:
        if isinstance(statement, ast.Assign):
            [target] = statement.targets
            yield ast.unparse(target), int(ast.literal_eval(statement.value))


def locals_of(function: ast.FunctionDef) -> dict[str, str]:
    """Return the local names of a function with their Python type, loop counters included."""
    found: dict[str, str] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = ast.unparse(node.annotation)
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            found[node.target.id] = "int"
    return found


def _defined(module: ast.Module) -> list[str]:
    return [function.name for function in functions(module)] + [name for name, _ in constants(module)]


def _repeated_names(kernel: Kernel) -> Iterator[str]:
    seen: dict[str, str] = {}
    for name, module in kernel.modules:
        for defined in _defined(module):
            if defined in seen:
                yield f"{name}: {defined} is defined in {seen[defined]} as well"
            seen[defined] = name


def _negative_indices(kernel: Kernel) -> Iterator[str]:
    """Yield the indices made of numbers and named constants alone that are below 0."""
    named = {name: value for _, module in kernel.modules for name, value in constants(module)}
    for name, module in kernel.modules:
        for node in ast.walk(module):
            if isinstance(node, ast.Subscript) and (_folded(node.slice, named) or 0) < 0:
                yield f"{name}:{node.lineno}: {ast.unparse(node)} lies before the first cell of a column"


def _folded(node: ast.expr, named: Mapping[str, int]) -> int | None:
    """Return the value of an expression of whole numbers and named constants; None of any other."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name):
        return named.get(node.id)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _folded(node.operand, named)
        return None if value is None else -value
    if isinstance(node, ast.BinOp) and type(node.op) in _FOLDED:
        left, right = _folded(node.left, named), _folded(node.right, named)
        return None if left is None or right is None else _FOLDED[type(node.op)](left, right)
    return None


def _check_statement(statement: ast.stmt, records: set[str], known: set[str]) -> Iterator[tuple[int, str]]:
    if isinstance(statement, ast.FunctionDef):
        yield from _check_function(statement, records, known)
    elif isinstance(statement, ast.Assign):
        if not _is_whole_number(statement.value):
            yield statement.lineno, "a constant is a whole number"
    elif not isinstance(statement, ast.ImportFrom | ast.ClassDef) and not _is_docstring(statement):
        yield statement.lineno, f"{type(statement).__name__} at the top of a kernel module"


def _parameters(function: ast.FunctionDef) -> dict[str, str]:
    return {argument.arg: ast.unparse(argument.annotation or ast.Constant("")) for argument in function.args.args}


def _check_types(function: ast.FunctionDef, records: set[str]) -> Iterator[tuple[int, str]]:
    named = _parameters(function) | {"return": ast.unparse(function.returns or ast.Constant(""))}
    for name, annotation in named.items():
        if annotation not in TYPES and annotation not in records:
            yield function.lineno, f"{name} needs the type int, float, bool or a record, not {annotation}"


def _check_function(function: ast.FunctionDef, records: set[str], known: set[str]) -> Iterator[tuple[int, str]]:
    yield from _check_types(function, records)
    declared = locals_of(function)
    parameters = _parameters(function)
    for name in declared.keys() & parameters.keys():
        yield function.lineno, f"{name} is a parameter and a local"
    names = declared.keys() | parameters.keys()
    for node in _inside(function):
        yield from _check_node(node, names, known)
        yield from _check_bare_numbers(node)


def _inside(function: ast.FunctionDef) -> Iterator[ast.AST]:
    for statement in function.body:
        if not _is_docstring(statement):
            for node in ast.walk(statement):
                if not isinstance(node, ast.expr_context):
                    yield node


def _check_node(node: ast.AST, names: set[str], known: set[str]) -> Iterator[tuple[int, str]]:
    line = getattr(node, "lineno", 0)
    if not isinstance(node, _ALLOWED):
        yield line, f"{type(node).__name__} is not of the dialect"
    elif isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id in known):
        yield line, f"{ast.unparse(node.func)} is not a kernel function"
    elif isinstance(node, ast.Name) and node.id not in names and node.id not in known and node.id not in TYPES:
        yield line, f"{node.id} is used without a type"
    elif isinstance(node, ast.Constant) and not _is_small_number(node.value):
        yield line, f"{node.value!r} is not a small number; name large ones"
    elif isinstance(node, ast.For) and not ast.unparse(node.iter).startswith("range("):
        yield line, "a loop counts over range()"


def _check_bare_numbers(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the numbers above a dozen that stand without a name in a range or as what is divided by."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
        for number in _numbers(*node.args):
            yield node.lineno, f"name the number {number} that a loop counts with"
    elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.FloorDiv | ast.Div | ast.Mod):
        divisor = node.right if isinstance(node, ast.BinOp) else node.value
        for number in _numbers(divisor):
            if number not in SCALES:
                yield node.lineno, f"name the number {number} that something is divided by"


def _numbers(*trees: ast.expr) -> Iterator[int]:
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and type(node.value) is int and node.value > BARE_MOST:
                yield node.value


def _is_whole_number(node: ast.expr) -> bool:
    try:
        return isinstance(ast.literal_eval(node), int)
    except ValueError:
        return False


def _is_small_number(value: object) -> bool:
    return isinstance(value, bool | float) or (isinstance(value, int) and value < BIG_LITERAL)


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
