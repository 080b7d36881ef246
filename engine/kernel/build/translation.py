"""A kernel as one Cython module: the same statements, with C types from hints and records, and guarded."""

import ast
from collections.abc import Mapping

from engine.kernel.build.effects import LEAVES, effects_of
from engine.kernel.build.guards import Guards
from engine.kernel.build.head import ENTRY, head
from engine.kernel.build.kernels import Kernel, constants, functions, locals_of, names_of, statements_of
from engine.kernel.build.kinds import Kind, Kinds, kinds_of
from engine.kernel.build.standing import standing
from engine.kernel.kernels import CHECKED_MARK
from engine.kernel.records import c_struct

PLAY = "play"
"""The entry of kernels that play battles."""

TYPES = {"int": "int64_t", "float": "double", "bool": "bint", "None": "void"}
_GUARDED: Mapping[type[ast.AST], str] = {
    ast.Add: "kernel_add",
    ast.Sub: "kernel_subtract",
    ast.Mult: "kernel_multiply",
    ast.LShift: "kernel_shift_left",
    ast.RShift: "kernel_shift_right",
    ast.USub: "kernel_negate",
}
_ALWAYS: Mapping[type[ast.AST], str] = {
    ast.FloorDiv: "kernel_divide",
    ast.Mod: "kernel_remainder",
    ast.Div: "kernel_part",
}
_TURNED: Mapping[tuple[str, Kind | None], str] = {
    ("int", "float"): "kernel_whole",
    ("sqrt", "float"): "kernel_root",
    ("abs", "int"): "kernel_abs",
    ("abs", "float"): "fabs",
    ("int", "int"): "kernel_int",
    ("int", "bool"): "kernel_int",
    ("float", "int"): "kernel_float",
    ("float", "float"): "kernel_float",
}
_PLACELESS = frozenset({"fabs", "kernel_int", "kernel_float"})
"""What can do no wrong, so that nobody asks where it stands."""


def translate(kernel: Kernel) -> str:
    """Return the Cython source of a kernel that keeps to the dialect."""
    names = names_of(kernel)
    routines = [(module, function) for module, parsed in kernel.modules for function in functions(parsed)]
    recursive = _recursive(kernel)
    read = kinds_of(kernel, names)
    effects = effects_of(read, names)
    parts = [head([f"{module}.{function.name}" for module, function in routines]), _constants(kernel)]
    parts += ["\n".join(c_struct(record)) for record in kernel.records]
    for place, (_, function) in enumerate(routines):
        header = f"cdef {_header(function, kernel)}:\n"
        guards = Guards(*read[function.name], names)
        descent = [f"    kernel_descend({place})"] if function.name in recursive else []
        parts.append(header + "\n".join([*descent, _body(*read[function.name], guards, kernel.entries, place)]))
    parts += [ENTRY.format(name=name, record=kernel.records[-1].__name__) for name in kernel.entries]
    if PLAY in kernel.entries:
        parts.append(standing(effects[PLAY].writes - {LEAVES}))
    parts.append(f"def digest():\n    return '{kernel.digest}' + KERNEL_CHECKED * '{CHECKED_MARK}'\n")
    return "\n\n".join(parts)


def _recursive(kernel: Kernel) -> set[str]:
    """Return the functions that may call themselves, by way of others or not."""
    calls = {
        function.name: {ast.unparse(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)}
        for _, module in kernel.modules
        for function in functions(module)
    }
    return {name for name in calls if name in _reached(calls, name)}


def _reached(calls: Mapping[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = calls.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


def _constants(kernel: Kernel) -> str:
    named = [(_in_c(name), value) for _, module in kernel.modules for name, value in constants(module)]
    lines = [
        "cdef extern from *:",
        '    """',
        *(f"    #define CONSTANT_{name} {value}LL" for name, value in named),
        '    """',
    ]
    return "\n".join(lines + [f'    const int64_t {name} "CONSTANT_{name}"' for name, _ in named])


def _in_c(name: str) -> str:
    """Return the name in C of a named number; that of a member of an enumeration has a dot."""
    return name.replace(".", "_")


def _c_type(annotation: ast.expr | None) -> str:
    name = ast.unparse(annotation) if annotation else "None"
    return TYPES.get(name, f"{name}*")


def _header(function: ast.FunctionDef, kernel: Kernel) -> str:
    parameters = ", ".join(f"{_c_type(argument.annotation)} {argument.arg}" for argument in function.args.args)
    name = f"{function.name}_in_c" if function.name in kernel.entries else function.name
    return f"{_c_type(function.returns)} {name}({parameters}) noexcept nogil"


def _body(function: ast.FunctionDef, kinds: Kinds, guards: Guards, entries: tuple[str, ...], place: int) -> str:
    declarations = [f"    cdef {TYPES[kind]} {name}" for name, kind in locals_of(function).items()]
    guarded = _Guarded(kinds, guards, entries, place)
    text = "\n".join(ast.unparse(guarded.visit(statement)) for statement in statements_of(function))
    return "\n".join([*declarations, *(f"    {line}" for line in text.splitlines())])


def _widened(node: ast.expr) -> ast.expr:
    """Return a number as one of 64 bits; C reckons with small numbers, and with cells of 32 bits, in 32."""
    return ast.Call(ast.Name("kernel_int", ast.Load()), [node], [])


class _Guarded(ast.NodeTransformer):
    """Put the guards of C where they are needed, and turn declarations into assignments."""

    def __init__(self, kinds: Kinds, guards: Guards, entries: tuple[str, ...], place: int) -> None:
        self._kinds, self._guards, self._entries, self._place = kinds.of, guards, entries, place

    def _call(self, name: str, *arguments: ast.expr | int) -> ast.Call:
        given = [ast.Constant(each) if isinstance(each, int) else each for each in (*arguments, self._place)]
        return ast.Call(ast.Name(name, ast.Load()), given, [])

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Name(_in_c(node.id), node.ctx)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        guarded, kind = node in self._guards.whole, self._kinds.get(node)
        self.generic_visit(node)
        name = _ALWAYS.get(type(node.op)) or (_GUARDED.get(type(node.op)) if guarded else None)
        if name:
            return self._call(name, node.left, node.right)
        if kind == "int" and not isinstance(node.left, ast.Name | ast.BinOp | ast.Call):
            node.left = _widened(node.left)
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        guarded, kind = node in self._guards.whole, self._kinds.get(node)
        self.generic_visit(node)
        if guarded:
            return self._call(_GUARDED[type(node.op)], node.operand)
        if kind == "int" and isinstance(node.operand, ast.Subscript):
            node.operand = _widened(node.operand)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        guard = self._guards.indices.get(node)
        self.generic_visit(node)
        if guard is not None:
            node.slice = self._call("kernel_cell", node.slice, guard.most + 1)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        guard = self._guards.stored.get(node.value)
        self.generic_visit(node)
        if guard is not None:
            node.value = self._call("kernel_narrow", node.value, guard.most, guard.most.bit_length() + 1)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        if node.value is None:
            raise ValueError(f"a local needs a value where it is declared, line {node.lineno}")
        return ast.Assign([node.target], node.value, lineno=node.lineno)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        name = ast.unparse(node.func)
        kind = self._kinds.get(node.args[0]) if node.args else None
        self.generic_visit(node)
        if name in self._entries:
            node.func = ast.Name(f"{name}_in_c", ast.Load())
        turned = _TURNED.get((name, kind))
        if turned in _PLACELESS:
            node.func = ast.Name(turned, ast.Load())
        return node if turned is None or turned in _PLACELESS else self._call(turned, *node.args)
