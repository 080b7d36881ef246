"""The sources of a kernel, parsed, and what their functions may name."""

import ast
import copy
import importlib
import pickle
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from engine.kernel.kernels import KERNELS, kernel_digest, source_of, text_of
from engine.kernel.records import Record


@dataclass(frozen=True)
class Kernel:
    """A kernel's sources, in the order the compiler gets them.

    `digest` is what the compiled form says it was made from.
    """

    name: str
    records: tuple[type[Record], ...]
    sources: tuple[tuple[str, ast.Module], ...]
    entries: tuple[str, ...]
    digest: str = ""

    @cached_property
    def modules(self) -> tuple[tuple[str, ast.Module], ...]:
        """The sources, in which a member of an enumeration is one name: `Posture.PRONE`."""
        named = _Members({name for _, module in self.sources for name, _ in constants(module)})
        return tuple((name, named.visit(module)) for name, module in self.sources)


@dataclass(frozen=True)
class Signature:
    """The types of a function's parameters, in their order, and of what it returns, as they are written."""

    parameters: tuple[str, ...]
    returns: str


@dataclass(frozen=True)
class Names:
    """What functions of a kernel may name: records, named whole numbers, and functions."""

    records: Mapping[str, type[Record]]
    constants: Mapping[str, int]
    functions: Mapping[str, Signature]


def kernel_source(name: str) -> Kernel:
    """Return the kernel of a system, its modules parsed."""
    package = importlib.import_module(KERNELS[name])
    modules = tuple((module, _parsed(name, module)) for module in package.MODULES)
    return Kernel(name, tuple(package.RECORDS), modules, tuple(package.ENTRIES), kernel_digest(name))


def _parsed(kernel: str, module: str) -> ast.Module:
    return ast.parse(text_of(kernel, module), filename=str(source_of(module)))


def names_of(kernel: Kernel) -> Names:
    """Return what the functions of a kernel may name."""
    return Names(
        {record.__name__: record for record in kernel.records},
        dict(pair for _, module in kernel.modules for pair in constants(module)),
        {function.name: _signature(function) for _, module in kernel.modules for function in functions(module)},
    )


def functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    """Return the functions of a kernel module in their order."""
    return (statement for statement in module.body if isinstance(statement, ast.FunctionDef))


def constants(module: ast.Module) -> Iterator[tuple[str, int]]:
    """Return the named whole numbers of a kernel module in their order; `Posture.PRONE` is one of an enumeration."""
    for statement in module.body:
        if isinstance(statement, ast.Assign):
            yield from _named(statement)
        elif isinstance(statement, ast.ClassDef) and is_enumeration(statement):
            members = (each for each in statement.body if isinstance(each, ast.Assign))
            yield from ((f"{statement.name}.{name}", value) for each in members for name, value in _named(each))


def _named(statement: ast.Assign) -> Iterator[tuple[str, int]]:
    value = whole_number(statement.value)
    if value is not None:
        yield from ((ast.unparse(target), value) for target in statement.targets)


def is_enumeration(statement: ast.ClassDef) -> bool:
    """Return whether a class names whole numbers that belong together."""
    return [ast.unparse(base) for base in statement.bases] == ["IntEnum"]


class _Members(ast.NodeTransformer):
    """Make one name of an enumeration and its member."""

    def __init__(self, names: set[str]) -> None:
        self._names = names

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Return a member of an enumeration as a name."""
        self.generic_visit(node)
        name = ast.unparse(node)
        return ast.copy_location(ast.Name(name, ast.Load()), node) if name in self._names else node


def whole_number(node: ast.expr) -> int | None:
    """Return the whole number that is written out, None for anything else."""
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    return value if type(value) is int else None


def parameters_of(function: ast.FunctionDef) -> dict[str, str]:
    """Return the parameters of a function with their types as they are written, "" where there is none."""
    return {argument.arg: ast.unparse(argument.annotation or ast.Constant("")) for argument in function.args.args}


@cache
def locals_of(function: ast.FunctionDef) -> Mapping[str, str]:
    """Return the local names of a function with their Python type, loop counters included."""
    found: dict[str, str] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = ast.unparse(node.annotation)
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            found[node.target.id] = "int"
    return found


def statements_of(function: ast.FunctionDef) -> list[ast.stmt]:
    """Return what a function does, without its docstring."""
    return function.body[1:] if ast.get_docstring(function, clean=False) is not None else function.body


def _signature(function: ast.FunctionDef) -> Signature:
    returns = ast.unparse(function.returns) if function.returns else "None"
    return Signature(tuple(parameters_of(function).values()), returns)


class WrittenOut(ast.NodeTransformer):
    """Write `a += b` out as `a = a + b`, so that there is one way to change a value."""

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """Return `a = a + b`."""
        now = copy.deepcopy(node.target)
        now.ctx = ast.Load()
        value = ast.copy_location(ast.BinOp(now, node.op, node.value), node)
        return ast.copy_location(ast.Assign([node.target], value), node)


def written_out(function: ast.FunctionDef) -> ast.FunctionDef:
    """Return a copy of a function in which every change of a value is an assignment."""
    as_bytes = pickle.dumps(function, pickle.HIGHEST_PROTOCOL)
    copied: ast.FunctionDef = pickle.loads(as_bytes)  # noqa: S301 - our own bytes; `deepcopy` takes thrice as long
    written: ast.FunctionDef = WrittenOut().visit(copied)
    return written
