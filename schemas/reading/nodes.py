"""The tree of one YAML document: each value with the place it stands at.

Marks are libyaml's: `line` and `column` count from 0, `index` counts characters.
"""

import re
from dataclasses import dataclass, field
from typing import Any, Protocol

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
