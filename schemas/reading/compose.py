"""From parser events to nodes: one pass, no recursion, nothing built beyond the guard's limits."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import yaml
from yaml.events import (
    AliasEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from schemas.diagnostics.flaws import Flaw
from schemas.reading.guard import Guard
from schemas.reading.nodes import LINE_BREAK, Mapping, Node, Scalar, Sequence
from schemas.reading.scalars import plain_value

PARSER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""libyaml where PyYAML was built with it; the slower parser in plain Python elsewhere."""


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not come yet; `key` waits for its value."""

    node: Sequence | Mapping
    anchor: str | None
    key: Node | None = None


class Composer:
    """Builds the documents of one text. What can be passed over is noted in `flaws`; the rest is raised."""

    def __init__(self) -> None:
        self.flaws: list[Flaw] = []
        self._guard = Guard()
        self._open: list[_Open] = []
        self._anchors: dict[str, Node | None] = {}
        self._root: Node | None = None
        self._text = ""
        self._steps: dict[type, Callable[[Any], None]] = {
            ScalarEvent: self._scalar,
            SequenceStartEvent: lambda event: self._begin(Sequence(event.start_mark, event.end_mark), event),
            MappingStartEvent: lambda event: self._begin(Mapping(event.start_mark, event.end_mark), event),
            SequenceEndEvent: self._finish,
            MappingEndEvent: self._finish,
            AliasEvent: self._alias,
            DocumentStartEvent: lambda _event: self._anchors.clear(),
        }

    def documents(self, text: str) -> Iterator[Node]:
        """Yield the root of each document of `text`.

        Raises:
            FlawError: A limit of the guard is passed.
            yaml.YAMLError: The text is not YAML; the documents before that place have been yielded.
        """
        self._text = text
        parser = PARSER(text)
        try:
            while type(event := parser.get_event()) is not StreamEndEvent:
                if step := self._steps.get(type(event)):
                    step(event)
                elif type(event) is DocumentEndEvent and self._root is not None:
                    yield self._root
        finally:
            parser.dispose()

    def _scalar(self, event: Any) -> None:
        self._guard.enter(len(self._open), event.start_mark)
        text, plain = event.value, event.implicit[0]
        value = plain_value(text) if plain else text
        node = Scalar(text, value, plain, event.start_mark, event.end_mark)
        if event.style == "|":
            node.margin = self._margin(event)
        self._place(node, event)

    def _margin(self, event: Any) -> int:
        """Return how far the lines of a text below a `|` are indented."""
        written = LINE_BREAK.split(self._text[event.start_mark.index : event.end_mark.index])[1:]
        pairs = zip(written, LINE_BREAK.split(event.value), strict=False)
        return next((len(line) - len(meant) for line, meant in pairs if meant), 0)

    def _begin(self, node: Sequence | Mapping, event: Any) -> None:
        self._guard.enter(len(self._open) + 1, event.start_mark)
        if event.tag is not None:
            self.flaws.append(refused_tag(event))
        if event.anchor is not None:
            self._anchors[event.anchor] = None  # an alias inside the value would repeat it for ever
        node.size = self._guard.values
        self._open.append(_Open(node, event.anchor))

    def _finish(self, event: Any) -> None:
        closed = self._open.pop()
        closed.node.end = event.end_mark
        closed.node.size = self._guard.values - closed.node.size + 1
        if closed.anchor is not None:
            self._anchors[closed.anchor] = closed.node
        self._attach(closed.node)

    def _place(self, node: Scalar, event: Any) -> None:
        if event.tag is not None:
            self.flaws.append(refused_tag(event))
        if event.anchor is not None:
            self._anchors[event.anchor] = node
        self._attach(node)

    def _alias(self, event: Any) -> None:
        node = self._anchors.get(event.anchor)
        if node is None:
            self.flaws.append(refused_alias(event, inside=event.anchor in self._anchors))
            node = Scalar("", None, plain=True, start=event.start_mark, end=event.end_mark)
        self._guard.repeat(node, len(self._open), event.start_mark)
        self._attach(node)

    def _attach(self, node: Node) -> None:
        if not self._open:
            self._root = node
            return
        parent = self._open[-1]
        parent.node.height = max(parent.node.height, node.height + 1)
        if isinstance(parent.node, Sequence):
            parent.node.items.append(node)
        elif parent.key is None:
            parent.key = node
        else:
            parent.node.pairs.append((parent.key, node))
            parent.key = None


def refused_tag(event: Any) -> Flaw:
    """Return the flaw of a value that a tag like `!!int` stands before."""
    mark = event.start_mark
    message = f"the tag {event.tag!r} is not allowed: a value is what it looks like"
    return Flaw("tag-not-allowed", mark.line + 1, mark.column + 1, message, "delete the tag; write text in quotes")


def refused_alias(event: Any, *, inside: bool) -> Flaw:
    """Return the flaw of an alias that names nothing, or the very value it stands `inside`."""
    mark = event.start_mark
    if inside:
        message = f"the alias *{event.anchor} stands inside the value it repeats"
        hint = "an alias can only repeat a value that has ended before it"
    else:
        message = f"the alias *{event.anchor} repeats nothing: there is no &{event.anchor} before it"
        hint = f"for a text that begins with a star write '*{event.anchor}' in quotes"
    return Flaw("unknown-alias", mark.line + 1, mark.column + 1, message, hint)
