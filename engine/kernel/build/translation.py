"""A kernel as one Cython module: the same statements, with C types from hints and records."""

import ast

from engine.kernel.build.dialect import TYPES, constants, functions, locals_of
from engine.kernel.build.kernels import Kernel
from engine.kernel.records import c_struct

_HEAD = '''\
# cython: language_level=3, cdivision=False, boundscheck=False, wraparound=False, initializedcheck=False
from libc.math cimport sqrt
from libc.stdint cimport int8_t, int32_t, int64_t


cdef inline int64_t to_int(double value) noexcept nogil:
    return <int64_t>value


cdef inline double to_float(int64_t value) noexcept nogil:
    return <double>value


cdef extern from *:
    """
    #include <setjmp.h>
    typedef void (*kernel_entry)(void *);
    static void until_left(kernel_entry entry, void *record, int64_t *way_out) {
        jmp_buf here;
        *way_out = (int64_t)(intptr_t)&here;
        if (setjmp(here) == 0) entry(record);
        *way_out = 0;
    }
    static void leave_battle(int64_t way_out) {
        if (way_out != 0) longjmp(*(jmp_buf *)(intptr_t)way_out, 1);
    }
    """
    ctypedef void (*kernel_entry)(void*) noexcept nogil
    void until_left(kernel_entry entry, void* record, int64_t* way_out) noexcept nogil
    void leave_battle(int64_t way_out) noexcept nogil


cdef inline int64_t abs(int64_t value) noexcept nogil:
    return -value if value < 0 else value
'''

_ENTRY = """
def {name}(size_t address):
    cdef {record}* record = <{record}*>address
    with nogil:
        {name}_in_c(record)
"""

_PAUSING_ENTRY = """
cdef void enter_{name}(void* record) noexcept nogil:
    {name}_in_c(<{record}*>record)


def {name}(size_t address):
    cdef {record}* record = <{record}*>address
    with nogil:
        until_left(enter_{name}, <void*>record, &record.answers.way_out)
"""


class _Casts(ast.NodeTransformer):
    """Name the conversions so that C makes them, and turn declarations into assignments."""

    def __init__(self, entries: tuple[str, ...]) -> None:
        self.renamed = {"int": "to_int", "float": "to_float"} | {name: f"{name}_in_c" for name in entries}

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.renamed:
            node.func = ast.Name(self.renamed[node.func.id], ast.Load())
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        if node.value is None:
            raise ValueError(f"a local needs a value where it is declared, line {node.lineno}")
        return ast.Assign([node.target], node.value, lineno=node.lineno)


def translate(kernel: Kernel) -> str:
    """Return the Cython source of a kernel that keeps to the dialect."""
    parts = [_HEAD, _constants(kernel), *("\n".join(c_struct(record)) for record in kernel.records)]
    cython_functions = [
        (_header(function, kernel), _body(function, kernel.entries))
        for _, module in kernel.modules
        for function in functions(module)
    ]
    parts += [f"cdef {header}:\n{body}" for header, body in cython_functions]
    pauses = any(record.__name__ == "Answers" for record in kernel.records)
    entry = _PAUSING_ENTRY if pauses else _ENTRY
    parts += [entry.format(name=name, record=kernel.records[-1].__name__) for name in kernel.entries]
    parts.append(f"def digest():\n    return '{kernel.digest}'\n")
    return "\n\n".join(parts)


def _constants(kernel: Kernel) -> str:
    named = [pair for _, module in kernel.modules for pair in constants(module)]
    lines = [
        "cdef extern from *:",
        '    """',
        *(f"    #define KERNEL_{name} {value}LL" for name, value in named),
        '    """',
    ]
    return "\n".join(lines + [f'    const int64_t {name} "KERNEL_{name}"' for name, _ in named])


def _c_type(annotation: ast.expr | None) -> str:
    name = ast.unparse(annotation) if annotation else "None"
    return TYPES.get(name, f"{name}*")


def _header(function: ast.FunctionDef, kernel: Kernel) -> str:
    parameters = ", ".join(f"{_c_type(argument.annotation)} {argument.arg}" for argument in function.args.args)
    name = f"{function.name}_in_c" if function.name in kernel.entries else function.name
    return f"{_c_type(function.returns)} {name}({parameters}) noexcept nogil"


def _body(function: ast.FunctionDef, entries: tuple[str, ...]) -> str:
    declarations = [f"    cdef {TYPES[kind]} {name}" for name, kind in locals_of(function).items()]
    statements = function.body[1:] if ast.get_docstring(function) else function.body
    casts = _Casts(entries)
    text = "\n".join(ast.unparse(ast.fix_missing_locations(casts.visit(statement))) for statement in statements)
    return "\n".join([*declarations, *(f"    {line}" for line in text.splitlines())])
