"""Where things stand in the text of a document: ends, dashes, colons and lines, which marks alone do not tell."""

import re
from dataclasses import dataclass

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import PatchError, place_told
from schemas.reading.nodes import LINE_BREAK, Mapping, Node, Scalar, Sequence

COLON = re.compile(r"\s*:")
HEADER = re.compile(r"[|>][-+0-9]*")
COMMENT_OR_BREAK = re.compile(r"(?:[ \t]*(?:#[^\n\r\x85\u2028\u2029]*)?(?:\r\n|[\n\r\x85\u2028\u2029]))*[ \t]*")
Child = tuple[Node | None, Node]


@dataclass(frozen=True)
class Source:
    """A text without byte order mark, and the root of one of its documents."""

    text: str
    root: Node

    @property
    def line_end(self) -> str:
        """What ends the first line."""
        found = LINE_BREAK.search(self.text)
        return found[0] if found else "\n"

    def find(self, location: Location) -> tuple[Node, bool]:
        """Return what is written at a place and whether it stands between brackets.

        Raises:
            PatchError: nothing is written there, or it stands there by an alias, a merge or with an anchor.
        """
        node, in_flow = self.root, self.is_flow(self.root)
        for depth, step in enumerate(location, start=1):
            names = [n if key is None else _name(key) for n, (key, _value) in enumerate(children(node))]
            if step not in names or self.is_shared(node, names.index(step)):
                raise shared(location[:depth])
            node = children(node)[names.index(step)][1]
            in_flow = in_flow or self.is_flow(node)
        return node, in_flow

    def is_shared(self, parent: Node, number: int) -> bool:
        """Whether value `number` is an alias (then its marks are of what it repeats), or can be repeated by one."""
        key, value = children(parent)[number]
        if key is None:
            before = max((other.end.index for _key, other in children(parent)[:number]), default=parent.start.index)
        else:
            before = key.end.index
        return value.start.index < before or self.style(value) in {"&", "!"}

    def holds_shared(self, node: Node) -> bool:
        """Whether anything within a value is an alias, or can be repeated by one."""
        within = enumerate(children(node))
        return any(self.is_shared(node, number) or self.holds_shared(child) for number, (_key, child) in within)

    def siblings(self, parent: Node) -> list[Child]:
        """Return the keys and values, or items, of a value. Raises `PatchError` if one is not written where it is."""
        found = children(parent)
        if any(self.is_shared(parent, number) or _name(key) == "<<" for number, (key, _value) in enumerate(found)):
            raise PatchError("a value beside it is shared with another place of the file; change it in the text")
        return found

    def is_flow(self, node: Node) -> bool:
        """Whether a list or mapping is written between brackets."""
        return not isinstance(node, Scalar) and self.style(node) in {"[", "{"}

    def style(self, node: Node) -> str:
        """Return the first character of a value, "" where nothing is written."""
        return self.text[node.start.index : node.start.index + 1] if node.end.index > node.start.index else ""

    def end(self, node: Node) -> int:
        """Return the index behind the last character of a value, before comments and blank lines that follow."""
        if isinstance(node, Scalar):
            return self._text_end(node) if self.style(node) in {"|", ">"} else node.end.index
        if self.is_flow(node) or not children(node):
            return node.end.index
        if self.is_shared(node, len(children(node)) - 1):
            raise PatchError("a value in it is shared with another place of the file; change it in the text")
        return self.end(children(node)[-1][1])

    def line_stop(self, index: int) -> int:
        """Return where the line of `index` ends, before its line end."""
        found = LINE_BREAK.search(self.text, index)
        return found.start() if found else len(self.text)

    def next_line(self, index: int) -> int:
        """Return where the line after that of `index` begins, or the end of the text."""
        found = LINE_BREAK.search(self.text, index)
        return found.end() if found else len(self.text)

    def break_before(self, start: int) -> int:
        """Return where the line end stands that comes before the line beginning at `start`."""
        return start - (2 if self.text[:start].endswith("\r\n") else 1)

    def whole_lines(self, first: int, last: int) -> tuple[int, int]:
        """Return the span to cut so that the lines from that of `first` to that of `last` are gone."""
        start, stop = self.line_start(first), self.line_stop(last)
        if self.next_line(stop) > stop:
            return start, self.next_line(stop)
        return self.break_before(start), stop

    def line_start(self, index: int) -> int:
        """Return where the line of `index` begins."""
        start = 0
        for found in LINE_BREAK.finditer(self.text, 0, index):
            start = found.end()
        return start

    def begins(self, node: Node, number: int) -> int:
        """Return where item `number` of a block begins: at its dash or its key."""
        key, value = children(node)[number]
        if key is not None:
            return key.start.index
        if number == 0:
            return node.start.index
        found = COMMENT_OR_BREAK.match(self.text, self.end(children(node)[number - 1][1]), value.start.index)
        assert found is not None
        return found.end()

    def leads_line(self, index: int) -> bool:
        """Whether only spaces stand before `index` in its line."""
        return not self.text[self.line_start(index) : index].strip(" ")

    def behind_colon(self, key: Node) -> int:
        """Return the index behind the colon of a key. Raises `PatchError` when it has none."""
        found = COLON.match(self.text, key.end.index)
        if found is None:
            raise PatchError(f"the key `{_name(key)}` has no colon; write it out in the text")
        return found.end()

    def text_lines(self, node: Scalar) -> list[tuple[int, int]]:
        """Return where the lines of a text below its `|` or `>` begin, behind their margin, and end; no empty ones."""
        spans = _lines(self.text, self.next_line(node.start.index), node.end.index)
        written = [(start, end, _indent(self.text[start:end])) for start, end in spans if self.text[start:end].strip()]
        value = next((line for line in node.text.split("\n") if line.strip()), "")
        margin = written[0][2] - _indent(value) if written else 0
        return [(start + margin, end) for start, end, indent in written if indent >= margin]

    def _text_end(self, node: Scalar) -> int:
        """Return where the last line of a text below its `|` or `>` ends."""
        header = self.text[node.start.index : self.header_end(node)]
        if "+" in header:  # the empty lines after it are part of it
            return max(self.header_end(node), self.break_before(node.end.index))
        lines = self.text_lines(node)
        return lines[-1][1] if lines else self.header_end(node)

    def header_end(self, node: Scalar) -> int:
        """Return the index behind the `|` or `>` of a text in lines."""
        found = HEADER.match(self.text, node.start.index)
        assert found is not None
        return found.end()


def written_at(written: str, text: str, start: int, end: int) -> int | None:
    """Return where in what is `written` for a text its signs `start` to `end` stand.

    None where they are not there as they are read: a line end parts them, or a sign is written as another one.
    """
    sought = text[start:end]
    if not sought or written.count(sought) != text.count(sought):
        return None
    at = -1
    for _ in range(text.count(sought, 0, start) + 1):
        at = written.find(sought, at + 1 if at < 0 else at + len(sought))
    return at if at >= 0 else None


def children(node: Node) -> list[Child]:
    """Return keys and values of a mapping as written, or the items of a list, each with None."""
    if isinstance(node, Mapping):
        return list(node.pairs)
    return [(None, item) for item in node.items] if isinstance(node, Sequence) else []


def shared(location: Location) -> PatchError:
    """Return the refusal of a value that is not written where it stands, or is repeated elsewhere."""
    return PatchError(f"`{place_told(location)}` is shared with another place of the file; change it in the text")


def _name(key: Node | None) -> str:
    return key.text if isinstance(key, Scalar) else ""


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _lines(text: str, first: int, stop: int) -> list[tuple[int, int]]:
    """Return where the lines between two places begin and end, without their line ends."""
    lines, start = [], first
    for found in LINE_BREAK.finditer(text, first, stop):
        lines.append((start, found.start()))
        start = found.end()
    return [*lines, (start, stop)] if start < stop else lines
