"""From nodes to plain data: what keys a mapping has, and which values are fit to use."""

import math
import re
from typing import Any

from schemas.diagnostics.flaws import Flaw
from schemas.reading.nodes import Mapping, Mark, Node, Scalar, Sequence
from schemas.reading.unseen import told, unseen_places

LARGEST_INTEGER = 2**53
"""Whole numbers beyond this are not the same in every program that reads the pack."""

HIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
"""Characters no text may hold, however they are written down."""


class Constructor:
    """Turns the root of a document into dicts, lists and values, and notes `flaws` on the way.

    `plain` holds the characters of the text itself: those that nobody sees are found there, escaped ones here.
    """

    def __init__(self, plain: frozenset[str] = frozenset()) -> None:
        self._plain = plain
        self.flaws: list[Flaw] = []
        self._known: dict[int, Any] = {}

    def value(self, node: Node) -> Any:
        """Return the data of `node`; an aliased node gives the same object each time."""
        if isinstance(node, Scalar):
            return self._scalar(node)
        known = self._known.get(id(node))
        if known is not None:
            return known
        built: Any = self._mapping(node) if isinstance(node, Mapping) else [self.value(item) for item in node.items]
        self._known[id(node)] = built
        return built

    def _scalar(self, node: Scalar) -> Any:
        value = node.value
        if type(value) is str:
            if hidden := HIDDEN.search(value):
                self._note("hidden-character", node.start, f"the text holds the invisible character {hidden[0]!a}")
            self._look_for_unseen(node)
        elif type(value) is float and not math.isfinite(value):
            self._note("unusable-number", node.start, f"{node.text[:40]} is no number that can be used")
            return 0.0
        elif type(value) is int and abs(value) > LARGEST_INTEGER:
            self._note("unusable-number", node.start, f"{node.text} is too large a number")
            return 0
        return value

    def _look_for_unseen(self, node: Scalar) -> None:
        """Note the first character that nobody sees and that is written as an escape."""
        escaped = (sign for at in unseen_places(node.value) if (sign := node.value[at]) not in self._plain)
        if (sign := next(escaped, None)) is not None:
            message = f"the text holds {told(sign)}, which cannot be seen"
            self._note("unseen-character", node.start, message, "delete the escape")

    def _mapping(self, node: Mapping) -> dict[str, Any]:
        merges: list[Node] = []
        for key, value in node.pairs:
            if isinstance(key, Scalar) and key.plain and key.text == "<<":
                merges.append(value)
            else:
                self._enter(node, key, value)
        for value in merges:
            self._merge(node, value)
        return {name: self.value(value) for name, (_key, value) in node.entries.items()}

    def _enter(self, node: Mapping, key: Node, value: Node) -> None:
        if not isinstance(key, Scalar):
            self._note("bad-key", key.start, "a list or mapping stands where the name of a key belongs")
        elif key.text in node.entries:
            first = node.entries[key.text][0].start.line + 1
            message = f"the key `{key.text[:60]}` stands twice in the same mapping, first in line {first}"
            self._note("duplicate-key", key.start, message, "keep one of them")
        else:
            self._scalar(key)
            node.entries[key.text] = (key, value)

    def _merge(self, node: Mapping, value: Node) -> None:
        sources = value.items if isinstance(value, Sequence) else [value]
        for source in sources:
            if isinstance(source, Scalar) and source.value is None and source.text.startswith("*"):
                continue  # an alias of nothing, which is said already
            if not isinstance(source, Mapping):
                self._note("bad-merge", value.start, "`<<` takes over the keys of mappings, and this is none")
                return
            self.value(source)
            for name, entry in source.entries.items():
                node.entries.setdefault(name, entry)

    def _note(self, code: str, mark: Mark, message: str, hint: str = "") -> None:
        self.flaws.append(Flaw(code, mark.line + 1, mark.column + 1, message, hint))
