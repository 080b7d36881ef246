"""What a YAML text is made of once it is parsed: nodes, the values that unquoted texts stand for, and their places.

Marks are libyaml's: `line` and `column` count from 0, `index` counts characters. Values are those of YAML 1.2's core
schema: `NO`, `yes`, `on`, `12:30` and `2024-01-01` stay text here; YAML 1.1 would make them something else.
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from schemas.diagnostics.diagnostics import Location

LINE_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
"""What ends a line where marks count lines."""


class Mark(Protocol):
    """A place in a text."""

    index: int
    line: int
    column: int


@dataclass(slots=True, eq=False)
class Scalar:
    """A single value: its text as written, and what the text stands for.

    `margin` is how far the lines of a text below a `|` are indented; None for every other value.
    """

    text: str
    value: Any
    plain: bool
    start: Mark
    end: Mark
    height: int = 0
    size: int = 1
    margin: int | None = None


@dataclass(slots=True, eq=False)
class Sequence:
    """A list."""

    start: Mark
    end: Mark
    items: "list[Node]" = field(default_factory=list)
    height: int = 1
    size: int = 1


@dataclass(slots=True, eq=False)
class Mapping:
    """Keys and values as written; `entries` are those that count, merged ones included."""

    start: Mark
    end: Mark
    pairs: "list[tuple[Node, Node]]" = field(default_factory=list)
    entries: "dict[str, tuple[Node, Node]]" = field(default_factory=dict)
    height: int = 1
    size: int = 1


Node = Scalar | Sequence | Mapping


NAMED_VALUES: dict[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True,
    "false": False, "False": False, "FALSE": False,
}  # fmt: skip
NUMBER_STARTS = frozenset("+-.0123456789")
INTEGER = re.compile(r"[-+]?[0-9]+")
BASED = re.compile(r"0(?:x[0-9a-fA-F]+|o[0-7]+)")
REAL = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
ENDLESS = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
LONGEST_NUMBER = 40
"""Digits and signs of the longest text that is read as a number; a longer one counts as infinite."""


@lru_cache(maxsize=4096)
def plain_value(text: str) -> str | int | float | bool | None:
    """Return what an unquoted `text` stands for; a number too long to be one is infinite."""
    if text in NAMED_VALUES:
        return NAMED_VALUES[text]
    if text[0] not in NUMBER_STARTS:
        return text
    return _number(text)


def _number(text: str) -> str | int | float:
    if INTEGER.fullmatch(text):
        return int(text) if len(text) <= LONGEST_NUMBER else float("inf")
    if BASED.fullmatch(text):
        return int(text, 0) if len(text) <= LONGEST_NUMBER else float("inf")
    if REAL.fullmatch(text):
        return float(text)
    if ENDLESS.fullmatch(text):
        return float(text.replace(".", ""))
    return text


class Places(NamedTuple):
    """The places of one document; lines and columns count from 1."""

    root: Node

    def at(self, location: Location, *, key: bool = False) -> tuple[int, int]:
        """Return the line and column of the value at `location`, or of its key.

        A list or mapping that begins below its key stands at the key. What is not there stands where its
        nearest parent does. The lines of a text below a `|` are counted from 0, as the entries of a list are.
        """
        mark, node, name = self.root.start, self.root, None
        for step in location:
            if (
                isinstance(node, Scalar)
                and node.margin is not None
                and step in range(node.text.removesuffix("\n").count("\n") + 1)
            ):
                return node.start.line + 2 + int(step), node.margin + 1
            found = _child(node, step)
            if found is None:
                key = name is not None
                break
            name, node = found
            mark = node.start
        if name is not None and (key or (not isinstance(node, Scalar) and node.start.line > name.start.line)):
            mark = name.start
        return mark.line + 1, mark.column + 1

    def span(self, location: Location) -> tuple[Mark, Mark] | None:
        """Return the marks where the value at `location` begins and ends, or None when there is no such value."""
        node = self.root
        for step in location:
            found = _child(node, step)
            if found is None:
                return None
            node = found[1]
        return node.start, node.end


def _child(node: Node, step: str | int) -> tuple[Node | None, Node] | None:
    """Return the key (None in a list) and the value at `step`, or None when there is none."""
    if isinstance(node, Mapping):
        return node.entries.get(str(step))
    if isinstance(node, Sequence) and isinstance(step, int) and 0 <= step < len(node.items):
        return None, node.items[step]
    return None
