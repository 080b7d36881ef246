"""From parser events to nodes: one pass, no recursion, nothing built beyond the limits on what a file may cost."""

import re
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

from schemas.diagnostics.diagnostics import Flaw, FlawError
from schemas.reading.nodes import LINE_BREAK, Mapping, Mark, Node, Scalar, Sequence, plain_value

MOST_BYTES = 4 * 1024 * 1024
MOST_LEVELS = 64
MOST_VALUES = 200_000
"""Values of a file, counted as if every alias were written out."""


@dataclass(slots=True)
class Guard:
    """Counts the values of one file. The methods raise `FlawError` when a limit is passed."""

    values: int = 0

    def enter(self, depth: int, mark: Mark) -> None:
        """Count one value that stands `depth` levels deep."""
        self.values += 1
        if depth > MOST_LEVELS:
            raise FlawError(too_deep(mark))
        if self.values > MOST_VALUES:
            raise FlawError(too_many(mark))

    def repeat(self, node: Node, depth: int, mark: Mark) -> None:
        """Count everything below `node` once more, because an alias repeats it `depth` levels deep."""
        self.values += node.size - 1
        self.enter(depth + node.height, mark)


def too_deep(mark: Mark) -> Flaw:
    """Return the flaw of a value that stands too deep."""
    message = f"lists and mappings stand more than {MOST_LEVELS} levels deep in one another here"
    return Flaw("too-deep", mark.line + 1, mark.column + 1, message, "is a bracket repeated by accident?")


def too_many(mark: Mark) -> Flaw:
    """Return the flaw of a file with too many values."""
    message = f"the file holds more than {MOST_VALUES:,} values (each alias counts as what it repeats)"
    return Flaw("too-many-values", mark.line + 1, mark.column + 1, message, "split the file, or use fewer aliases")


LONGEST_SHOWN = 60
PARSER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""libyaml where PyYAML was built with it; the slower parser in plain Python elsewhere."""


COMMENT = re.compile(r"[ \t]+(#[^\s#][^\r\n]*)")
"""A comment right behind the colon of a key, as one writes a text that begins with `#`."""

NO_VALUE = "missing-value"
NOTHING = re.compile(r"\s*[,}]")
"""What stands in brackets behind a colon whose value is missing."""

RUNAWAY = {quote: re.compile(rf"\n[ \t]*(?:- +)?[a-z_]+:(?:[ \t][^\n{quote}]*)?[\n{quote}]") for quote in "\"'"}
"""What shows by each kind of quotes that a text in them has run into the lines below: a line with a key."""

MOST_SHOWN = 60


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
        self._unrepeated: dict[str, Flaw] = {}
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
            DocumentEndEvent: self._end,
        }

    def documents(self, text: str) -> Iterator[Node]:
        """Yield the root of each document of `text`.

        Raises:
            FlawError: A limit of the guard is passed, or a quote runs over the keys below it.
            yaml.YAMLError: The text is not YAML; the documents before that place have been yielded.
        """
        self._text = text
        parser = PARSER(text)
        try:
            while type(event := parser.get_event()) is not StreamEndEvent:
                if step := self._steps.get(type(event)):
                    step(event)
                if type(event) is DocumentEndEvent and self._root is not None:
                    yield self._root
        finally:
            parser.dispose()

    def _scalar(self, event: Any) -> None:
        self._guard.enter(len(self._open), event.start_mark)
        text, plain = event.value, event.implicit[0]
        value = plain_value(text) if plain else text
        node = Scalar(text, value, plain, event.start_mark, event.end_mark)
        if value is None and not text and (comment := COMMENT.match(self._text, event.end_mark.index)):
            self.flaws.append(commented_out(event.start_mark, comment[1]))
        if value is None and not text and NOTHING.match(self._text, event.end_mark.index):
            self._note_nothing(event.start_mark)
        if event.style in RUNAWAY and RUNAWAY[event.style].search(
            self._text, event.start_mark.index, event.end_mark.index
        ):
            raise FlawError(unclosed_quote(event.start_mark))
        if event.style == "|":
            node.margin = self._margin(event)
        self._place(node, event)

    def _note_nothing(self, mark: Mark) -> None:
        """Note that nothing stands behind the colon of a key in brackets, if there is a colon."""
        key = self._open[-1].key if self._open else None
        if isinstance(key, Scalar) and self._text[key.end.index : mark.index + 1].lstrip("\"'").startswith(":"):
            message = f"behind the colon of `{key.text[:MOST_SHOWN]}` stands nothing"
            hint = "write its value, or `null` if nothing is meant"
            self.flaws.append(Flaw(NO_VALUE, mark.line + 1, mark.column + 1, message, hint))

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
            if node.plain:
                self._unrepeated[event.anchor] = lost_anchor(event)
        self._attach(node)

    def _end(self, _event: Any) -> None:
        """Report the anchors of a document that nothing repeats: they were meant as text."""
        self.flaws += self._unrepeated.values()
        self._unrepeated.clear()

    def _alias(self, event: Any) -> None:
        node = self._anchors.get(event.anchor)
        self._unrepeated.pop(event.anchor, None)
        if node is None:
            self.flaws.append(refused_alias(event, inside=event.anchor in self._anchors))
            node = Scalar(f"*{event.anchor}", None, plain=True, start=event.start_mark, end=event.end_mark)
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


def unclosed_quote(mark: Mark) -> Flaw:
    """Return the flaw of a quote that is closed in another line only, where a later text begins or ends."""
    message = "the quote that begins here is never closed in its line, and the text runs over the keys below"
    return Flaw("unclosed-quote", mark.line + 1, mark.column + 1, message, "close it in this line")


def commented_out(mark: Mark, comment: str) -> Flaw:
    """Return the flaw of a value that a comment has swallowed."""
    message = f"behind `#` begins a comment, so that `{comment[:MOST_SHOWN]}` is not read, and here stands nothing"
    hint = f'put a text with `#` in quotes: "{comment[:MOST_SHOWN]}"; a comment has a space behind its `#`'
    return Flaw("text-needs-quotes", mark.line + 1, mark.column + 1, message, hint)


def refused_tag(event: Any) -> Flaw:
    """Return the flaw of a value that a tag like `!!int` stands before."""
    mark = event.start_mark
    message = f"the tag {event.tag!r} is not allowed: a value is what it looks like"
    return Flaw("tag-not-allowed", mark.line + 1, mark.column + 1, message, "delete the tag; write text in quotes")


def lost_anchor(event: Any) -> Flaw:
    """Return the flaw of a text whose first word YAML takes for an anchor."""
    mark = event.start_mark
    text = event.value if len(event.value) <= LONGEST_SHOWN else f"{event.value[:LONGEST_SHOWN]}..."
    left = f"it is only `{text}`" if text else "it has no other"
    message = f"&{event.anchor} is a mark of YAML that nothing repeats, and no part of the text: {left}"
    hint = f"for a text that begins with & write '{f'&{event.anchor} {text}'.rstrip()}' in quotes"
    return Flaw("text-needs-quotes", mark.line + 1, mark.column + 1, message, hint)


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
