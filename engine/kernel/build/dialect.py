"""The dialect of the kernels: the part of Python that means the same in C, and how to say what is not of it.

Whole numbers of 64 bits, floats and truth values, each of one kind; records, counted loops, functions. What can be
seen to differ in C is refused here, with what to write instead; the rest is guarded while it runs (`guards.py`).
"""

import ast
from collections.abc import Iterator, Mapping, Sequence

from engine.kernel.build.effects import Orders, effects_of
from engine.kernel.build.guards import Guards
from engine.kernel.build.kernels import (
    Kernel,
    Names,
    constants,
    functions,
    is_enumeration,
    locals_of,
    names_of,
    parameters_of,
    statements_of,
    whole_number,
)
from engine.kernel.build.kinds import BUILTINS, Kinds, kinds_of
from engine.kernel.build.paths import wrong_paths
from engine.kernel.faults import MOST
from engine.kernel.records import Column

TYPES = frozenset({"int", "float", "bool"})
WORDS_OF_C = frozenset({
    "NULL", "auto", "bint", "cdef", "char", "const", "cpdef", "ctypedef", "default", "do", "double", "enum", "extern",
    "fabs", "gil", "goto", "inline", "long", "nogil", "register", "restrict", "short", "signed", "sizeof", "static",
    "struct", "switch", "typedef", "union", "unsigned", "void", "volatile",
})  # fmt: skip
BIG_LITERAL = 2**31
BARE_MOST = 12
SCALES = frozenset({100, 1000, 1_000_000})
"""Percent, thousandths and millionths need no name where something is divided by them."""

Found = Iterator[tuple[int, str]]

_ALLOWED = (
    ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign,
    ast.For, ast.While, ast.If, ast.Expr, ast.BoolOp, ast.And, ast.Or, ast.BinOp, ast.Add, ast.Sub,
    ast.Mult, ast.FloorDiv, ast.Div, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift,
    ast.RShift, ast.UnaryOp, ast.USub, ast.Not, ast.IfExp, ast.Compare, ast.Lt, ast.LtE, ast.Gt,
    ast.GtE, ast.Eq, ast.NotEq, ast.Call, ast.Attribute, ast.Subscript, ast.Name, ast.Constant,
    ast.Load, ast.Store, ast.Break, ast.Continue,
)  # fmt: skip


def breaches(kernel: Kernel) -> list[str]:
    """Return what in a kernel is not of the dialect, as `module:line: what, and what to write instead`."""
    names = names_of(kernel)
    found = [*_repeated_names(kernel)]
    formed = True
    for name, module in kernel.modules:
        wrong = [*_wrong_forms(module, names)]
        formed = formed and not wrong
        found += [f"{name}:{line}: {what}" for line, what in wrong]
    return [*found, *_wrong_meanings(kernel, names)] if formed else found


def _wrong_meanings(kernel: Kernel, names: Names) -> Iterator[str]:
    """Yield what is well formed and does not mean the same in C: kinds, ways, order, and indices that never fit."""
    read = kinds_of(kernel, names)
    effects = effects_of(read, names)
    where = {function.name: name for name, module in kernel.modules for function in functions(module)}
    for name, (function, kinds) in read.items():
        wrong = [*kinds.wrong, *wrong_paths(function)]
        wrong += [*Orders(kinds, names, effects).look(function), *_lost_indices(function, kinds, names)]
        yield from (f"{where[name]}:{line}: {what}" for line, what in dict.fromkeys(wrong))


def _lost_indices(function: ast.FunctionDef, kinds: Kinds, names: Names) -> Found:
    """Yield the indices that lie outside of their column whatever happens."""
    guards = Guards(function, kinds, names)
    for node in guards.indices:
        column = kinds.of.get(node.value) if isinstance(node, ast.Subscript) else None
        if not isinstance(node, ast.Subscript) or not isinstance(column, Column):
            continue
        low, high = guards.reach(node.slice)
        if high < 0:
            yield node.lineno, f"{ast.unparse(node)} lies before the first cell of a column"
        elif low >= column.length:
            yield node.lineno, f"{ast.unparse(node)} lies behind the last cell of a column that has {column.length}"


def _repeated_names(kernel: Kernel) -> Iterator[str]:
    seen: dict[str, str] = dict.fromkeys(BUILTINS, "Python") | dict.fromkeys(names_of(kernel).records, "a record")
    for name, module in kernel.modules:
        for defined in [function.name for function in functions(module)] + [each for each, _ in constants(module)]:
            if defined in seen:
                yield f"{name}: {defined} is defined in {seen[defined]} as well"
            seen[defined] = name


def _wrong_forms(module: ast.Module, names: Names) -> Found:
    for statement in module.body:
        if isinstance(statement, ast.FunctionDef):
            yield from _wrong_header(statement, names)
            yield from _wrong_body(statement, names)
        elif isinstance(statement, ast.Assign):
            yield from _wrong_constant(statement)
        elif isinstance(statement, ast.ImportFrom):
            renamed = [each for each in statement.names if each.asname]
            yield from ((statement.lineno, f"{each.name} is renamed; in C it keeps its name") for each in renamed)
        elif isinstance(statement, ast.ClassDef) and is_enumeration(statement):
            yield from _wrong_enumeration(statement)
        elif not _is_record(statement, names) and not _is_docstring(statement):
            yield statement.lineno, f"{type(statement).__name__} at the top of a kernel module"


def _wrong_enumeration(enumeration: ast.ClassDef) -> Found:
    """Yield what in an enumeration is no whole number of its own; of two names of one number Python keeps the first."""
    seen: set[int | None] = set()
    for statement in enumeration.body:
        if isinstance(statement, ast.Assign):
            yield from _wrong_constant(statement)
            value = whole_number(statement.value)
            if value in seen:
                yield statement.lineno, f"{enumeration.name} has two names for {value}; an enumeration has one"
            seen.add(value)
        elif not _is_docstring(statement):
            yield statement.lineno, f"{type(statement).__name__} in an enumeration; its members are whole numbers"


def _is_record(statement: ast.stmt, names: Names) -> bool:
    return isinstance(statement, ast.ClassDef) and statement.name in names.records


def _wrong_constant(statement: ast.Assign) -> Found:
    value = whole_number(statement.value)
    if value is None or len(statement.targets) > 1 or not isinstance(statement.targets[0], ast.Name):
        yield statement.lineno, "a constant is a whole number with one name"
    elif abs(value) > MOST:
        yield statement.lineno, f"{ast.unparse(statement.targets[0])} goes beyond 64 bits"


def _wrong_header(function: ast.FunctionDef, names: Names) -> Found:
    line, arguments = function.lineno, function.args
    for node in function.decorator_list:
        yield node.lineno, f"{function.name} is decorated, which C does not know; call the function where it is needed"
    if arguments.defaults or any(arguments.kw_defaults):
        yield line, f"{function.name} has a default, which C does not know; give the value where it is called"
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
        yield line, f"{function.name} takes *, ** or /; name each parameter with its type, and no more"
    if getattr(function, "type_params", None):
        yield line, f"{function.name} has parameters of types; write a function for each type"
    named = parameters_of(function) | {"return": ast.unparse(function.returns or ast.Constant(""))}
    for name, annotation in named.items():
        nothing = name == "return" and annotation == "None"
        if annotation not in TYPES and annotation not in names.records and not nothing:
            yield line, f"{name} needs the type int, float, bool or a record, not {annotation}"
    if named["return"] in names.records:
        yield line, f"{function.name} returns a record; return a number, and write to a record that is given"


def _wrong_body(function: ast.FunctionDef, names: Names) -> Found:
    declared, parameters = locals_of(function), parameters_of(function)
    yield from ((function.lineno, f"{name} is a parameter and a local") for name in declared if name in parameters)
    called = {ast.unparse(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)}
    taken = {*(called & names.functions.keys()), *names.records, *BUILTINS}
    for name in [*declared, *parameters]:
        if name in WORDS_OF_C or name in taken or name.startswith("_kernel"):
            yield function.lineno, f"{name} means something else in a kernel; take another name"
    for statement in statements_of(function):
        for node in ast.walk(statement):
            if not isinstance(node, ast.expr_context):
                found = [*_wrong_node(node, names), *_bare_numbers(node)]
                yield from ((line or statement.lineno, what) for line, what in found)


def _wrong_node(node: ast.AST, names: Names) -> Found:
    line = getattr(node, "lineno", 0)
    if not isinstance(node, _ALLOWED):
        what = _INSTEAD.get(type(node).__name__, "")
        yield line, f"{type(node).__name__} is not of the dialect" + (f"; {what}" if what else "")
    elif isinstance(node, ast.Call) and not _is_known(node.func, names):
        yield line, f"{ast.unparse(node.func)} is not a kernel function"
    elif isinstance(node, ast.Constant) and not _is_small_number(node.value):
        yield line, f"{node.value!r} is not a small number; name large ones"
    elif isinstance(node, ast.For | ast.While):
        yield from _wrong_loop(node, names)
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        yield from _wrong_setting(node)


_INSTEAD: Mapping[str, str] = {
    "FunctionDef": "write the inner function beside the outer one",
    "Lambda": "write a function beside this one",
    "keyword": "give values in the order of the parameters",
    "Starred": "give each value by itself",
    "Pow": "multiply",
    "Tuple": "set one name a line",
    "NamedExpr": "set the name in a line of its own",
    "Invert": "write -1 - ...",
    "UAdd": "leave the + out",
    "Slice": "go through the cells one by one",
    "Assert": "write if, and what is then done",
    "Try": "ask before, with if",
    "Raise": "write what went wrong into a record",
    "In": "compare with each value",
    "Is": "write ==",
    "Pass": "leave it out",
}


def _is_known(called: ast.expr, names: Names) -> bool:
    return isinstance(called, ast.Name) and (called.id in names.functions or called.id in BUILTINS)


def _wrong_loop(loop: ast.For | ast.While, names: Names) -> Found:
    if loop.orelse:
        yield loop.lineno, "a loop has an else; write if after it"
    if isinstance(loop, ast.While):
        return
    counted = isinstance(loop.iter, ast.Call) and ast.unparse(loop.iter.func) == "range"
    if not counted or not isinstance(loop.target, ast.Name):
        yield loop.lineno, "a loop counts over range()"
    elif isinstance(loop.iter, ast.Call) and not _has_steps(loop.iter.args, names):
        yield loop.lineno, "range() takes a first and a last number, and a step that is written out, other than 0"


def _has_steps(arguments: Sequence[ast.expr], names: Names) -> bool:
    """Return whether a range has one or two bounds, or a step besides that is seen to be none of 0."""
    bounds = 2
    if len(arguments) <= bounds:
        return bool(arguments)
    step = arguments[bounds]
    inner = step.operand if isinstance(step, ast.UnaryOp) and isinstance(step.op, ast.USub) else step
    value = names.constants.get(inner.id) if isinstance(inner, ast.Name) else whole_number(inner)
    return len(arguments) == bounds + 1 and bool(value)


def _wrong_setting(node: ast.Assign | ast.AnnAssign) -> Found:
    if isinstance(node, ast.Assign):
        if len(node.targets) > 1:
            yield node.lineno, "more than one name is set at once; set one name a line"
    elif not isinstance(node.target, ast.Name) or ast.unparse(node.annotation) not in TYPES:
        yield node.lineno, f"{ast.unparse(node.target)} is no local of the type int, float or bool"
    elif node.value is None:
        yield node.lineno, f"{node.target.id} needs a value where it is declared; write = ..."


def _bare_numbers(node: ast.AST) -> Found:
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


def _is_small_number(value: object) -> bool:
    return isinstance(value, bool | float) or (isinstance(value, int) and value < BIG_LITERAL)


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
