"""Finds our own words in the source, and the catalogue each of them belongs to.

Words are what `said` and `counted` are given, followed to the constants that are named there, wherever it stands;
and the texts among the values of constants in the modules that hold words, which are said under other names.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from re import compile as compiled
from typing import Final

ROOTS: Final = ("engine", "exporters", "musterpress", "schemas", "studio")
SAYING: Final = "schemas.catalogues.saying"
PRODUCT: Final = ("exporters.components.base", "Product")
EVENTS: Final = "engine.battles.events"
QUESTIONS: Final = "engine.kernel.questions"
WORDS_AT: Final = {
    (SAYING, "said"): slice(0, 1),
    (SAYING, "counted"): slice(1, None),
    PRODUCT: slice(1, 2),
    (EVENTS, "event"): slice(3, 4),
    (QUESTIONS, "question"): slice(3, 5),
    (EVENTS, "by"): slice(1, 2),
    (EVENTS, "either"): slice(1, 3),
    (EVENTS, "Counted"): slice(1, 3),
    (EVENTS, "Picked"): slice(0, 1),
}
"""What is given words, and at which places: what says and counts them, and what is said by them later."""

COUNTED: Final = ("counted", "Counted")

KIT: Final = "kit"
"""The catalogue of words that belong to no one game."""

HOLDERS: Final = ("wording", "log")
"""The packages whose constants are words."""

UNSAID: Final = ("form", "meanings")
"""The modules in packages of words that hold none that are said."""

PART: Final = compiled(r"\{[^}]*\}")
LETTER: Final = compiled(r"[^\W\d_]{2}")
PHRASE: Final = compiled(r"^(?=.*[a-z]).*\S \S")
"""Several words; ids of rules have no small letters."""


@dataclass(frozen=True, order=True)
class Message:
    """Words for people: English, what tells them apart from the same ones elsewhere, and the form for more than one."""

    text: str
    context: str = ""
    many: str = ""


Words = dict[Message, list[str]]
"""Messages in the order in which they are found, each with the files it stands in."""


@dataclass(frozen=True)
class Module:
    """A module of the source: its path from the root, and its text."""

    path: Path
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """What it says."""
        return ast.parse(self.text)

    @cached_property
    def constants(self) -> dict[str, ast.expr]:
        """The values given to names in it, in order."""
        found: dict[str, ast.expr] = {}
        for node in self.tree.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    found[name] = value
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                    found[name] = value
        return found

    @cached_property
    def dotted(self) -> str:
        """Its name, as others import it."""
        return ".".join(self.path.with_suffix("").parts)

    @cached_property
    def imports(self) -> dict[str, tuple[str, str]]:
        """The module and the name in it that a name stands for."""
        return {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    @cached_property
    def calls(self) -> list[tuple[tuple[str, str], ast.Call]]:
        """What is said and counted in it, in order."""
        named = ((self._called(node), node) for node in ast.walk(self.tree) if isinstance(node, ast.Call))
        found = [(name, node) for name, node in named if name in WORDS_AT]
        return sorted(found, key=lambda call: (call[1].lineno, call[1].col_offset))

    def _called(self, call: ast.Call) -> tuple[str, str]:
        """Return the module and the name in it of what is called: imported, or of its own."""
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        return self.imports.get(name, (self.dotted, name))


Place = tuple[ast.expr, Module]
"""An expression, and the module whose names it uses."""


@dataclass(frozen=True)
class Sources:
    """The source below a folder."""

    root: Path
    read: dict[Path, Module | None] = field(default_factory=dict, compare=False)

    def words(self) -> dict[str, Words]:
        """Return all words by the catalogue they belong to; the kit has one even if it has no words."""
        held: dict[str, Words] = {KIT: {}}
        spoken: dict[str, set[Message]] = {}
        for module in self._modules():
            name = catalogue_of(module.path)
            said = [*self._said(module)]
            spoken.setdefault(name, set()).update(said)
            for message in dict.fromkeys((*constants_of(module), *said)):
                held.setdefault(name, {}).setdefault(message, []).append(module.path.as_posix())
        return {name: _once(words, spoken.get(name, set())) for name, words in held.items()}

    def glued(self) -> Iterator[str]:
        """Yield where something is said with an f-string: its words are in no catalogue."""
        for module in self._modules():
            for _, call in module.calls:
                if any(isinstance(word, ast.JoinedStr) for word in call.args):
                    yield f"{module.path}:{call.lineno}"

    def _modules(self) -> Iterator[Module]:
        """Yield the modules that say or hold words, in order."""
        for path in sorted(path for top in ROOTS for path in (self.root / top).rglob("*.py")):
            module = self._module(path)
            told = module and any(place == module.dotted or place in module.text for place, _ in WORDS_AT)
            if module and (told or holds_words(module.path)):
                yield module

    def _module(self, path: Path) -> Module | None:
        if path not in self.read:
            there = path.is_file()
            self.read[path] = Module(path.relative_to(self.root), path.read_text("utf-8")) if there else None
        return self.read[path]

    def _named(self, dotted: str) -> Module | None:
        return self._module(self.root.joinpath(*dotted.split(".")).with_suffix(".py"))

    def _said(self, module: Module) -> Iterator[Message]:
        """Yield what is said and counted in a module."""
        for name, call in module.calls:
            contexts = [word.value for word in call.keywords if word.arg == "context"]
            context = next((text for given in contexts for text in self._texts(given, module)), "")
            given = call.args[WORDS_AT[name]]
            if name[1] in COUNTED:
                yield from (Message(one, context, many) for one, many in self._pairs(given, module))
            else:
                yield from (Message(text, context) for each in given for text in self._texts(each, module) if text)

    def _pairs(self, given: list[ast.expr], module: Module) -> Iterator[tuple[str, str]]:
        """Yield the forms that `counted` is given: two arguments, or a constant pair behind a star."""
        match given:
            case [ast.Starred(value=pair), *_]:
                for value, where in self._resolved(pair, module):
                    if isinstance(value, ast.Tuple):
                        yield from self._pairs(value.elts, where)
            case [one, many, *_]:
                yield from zip(self._texts(one, module), self._texts(many, module), strict=False)

    def _texts(self, node: ast.expr, module: Module) -> Iterator[str]:
        """Yield the texts that an expression may be."""
        for value, where in self._resolved(node, module):
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield value.value
            for one in elements(value):
                yield from self._texts(one, where)

    def _resolved(self, node: ast.expr, module: Module) -> Iterator[Place]:
        """Yield what an expression may be, names followed to the constants they stand for."""
        match node:
            case ast.Name(id=name):
                yield from self._constant(name, module)
            case ast.Attribute(value=ast.Name(id=alias), attr=name):
                if other := self._named(".".join(module.imports.get(alias, ("", alias)))):
                    yield from self._constant(name, other)
            case ast.Subscript(value=table):
                yield from self._entries(table, module)
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *otherwise]):
                yield from self._entries(table, module)
                for default in otherwise:
                    yield from self._resolved(default, module)
            case ast.Lambda(body=body):
                yield from self._resolved(body, module)
            case ast.IfExp(body=one, orelse=other_one):
                yield from self._resolved(one, module)
                yield from self._resolved(other_one, module)
            case _:
                yield node, module

    def _entries(self, table: ast.expr, module: Module) -> Iterator[Place]:
        for value, where in self._resolved(table, module):
            for one in elements(value):
                yield from self._resolved(one, where)

    def _constant(self, name: str, module: Module) -> Iterator[Place]:
        if name in module.constants:
            yield from self._resolved(module.constants[name], module)
        elif name in module.imports:
            package, inner = module.imports[name]
            if other := self._named(package):
                yield from self._constant(inner, other)


def _once(words: Words, spoken: set[Message]) -> Words:
    """Return words in which what is counted stands once, also if it is said or held as a constant too.

    A catalogue has one entry for it, and a constant that is only counted is no message of its own.
    """
    counted = {(message.text, message.context): message for message in words if message.many}
    forms = {form for message in counted.values() for form in (message.text, message.many)}
    made: Words = {}
    for message, places in words.items():
        if message.text in forms and message not in spoken:
            continue
        there = made.setdefault(counted.get((message.text, message.context), message), [])
        there += [place for place in places if place not in there]
    return made


def holds_words(path: Path) -> bool:
    """Return whether the constants of a module are words.

    They are in packages `wording`, and in modules `wording` of the exporters, which hold nothing else; and in packages
    `log` of the engine, of which only phrases count, for a single word may be a code.
    What the values of logs mean is for the pages about them, which are English.
    """
    if path.stem in UNSAID:
        return False
    return path.parent.name in HOLDERS or (path.parts[0] in {"engine", "exporters"} and path.stem == "wording")


def constants_of(module: Module) -> Iterator[Message]:
    """Yield the texts for people among the constants of a module, in order: keys and signs are none."""
    if not holds_words(module.path):
        return
    only = PHRASE if module.path.parent.name == "log" else LETTER
    for value in (value for name, value in module.constants.items() if name != "__all__"):
        yield from (Message(text) for text in _strings(value) if only.search(PART.sub("", text)))


def elements(node: ast.expr) -> list[ast.expr]:
    """Return the values in a table or row; none of anything else."""
    match node:
        case ast.Dict(values=values):
            return values
        case ast.Tuple(elts=values) | ast.List(elts=values):
            return values
    return []


def _strings(node: ast.expr) -> Iterator[str]:
    """Yield the strings in a value, without keys and subscripts, and without what calls are given."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for one in elements(node):
        yield from _strings(one)


def catalogue_of(path: Path) -> str:
    """Return the catalogue that the words of a module belong to: that of its game, else that of the kit.

    What the engine tells of battles has catalogues of its own, beside those of what is printed.
    """
    told = "_log" if path.parts[0] == "engine" else ""
    match path.parts:
        case ("exporters" | "engine", "games", game, _, *_):
            return f"{game}{told}"
    return f"{KIT}{told}"
