"""From the bytes of a file to its documents as plain data with places, and the flaws of the text."""

import math
import re
from bisect import bisect
from itertools import islice
from typing import Any, NamedTuple

import yaml

from schemas.diagnostics.diagnostics import FIX_THOSE_LISTED, MORE_MISTAKES, MOST_MISTAKES, Flaw, FlawError, first_of
from schemas.reading.characters import told, unseen_message, unseen_places
from schemas.reading.compose import MOST_BYTES, Composer
from schemas.reading.nodes import LINE_BREAK, Mapping, Mark, Node, Places, Scalar, Sequence

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


UNREADABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]")
TAG_DIRECTIVE, MOST_TAG_DIRECTIVES = "%TAG", 100
TOO_MANY_TAGS, DELETE_TAGS = f"there are more than {MOST_TAG_DIRECTIVES} %TAG lines", "delete them; packs have no tags"
DELETE = "delete the character; typing the word anew takes it away too"
UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")


class TextDocument(NamedTuple):
    """One document of a text: a mapping, where its values stand, and whether the text around it is `flawed`."""

    data: dict[str, Any]
    places: Places
    flawed: bool


class Text(NamedTuple):
    """What the bytes of one file say. `broken` holds what follows a place that could not be read past."""

    documents: tuple[TextDocument, ...]
    flaws: tuple[Flaw, ...]
    broken: str = ""


def read_text(data: bytes) -> Text:
    """Return the documents of a YAML file with all flaws of its text. Never raises for what `data` holds."""
    if len(data) > MOST_BYTES:
        return Text((), (oversize(len(data)),))
    try:
        text = decoded(data)
    except FlawError as error:
        return Text((), (error.flaw,))
    composer, constructor, roots = Composer(), Constructor(frozenset(text)), list[Node]()
    fatal = _compose(composer, text, roots)
    values = [constructor.value(root) for root in roots]
    flaws = [_no_mapping(root, value) for root, value in zip(roots, values, strict=True) if not isinstance(value, dict)]
    if not roots and fatal is None:
        flaws.append(
            Flaw("empty-document", 0, 0, "the file says nothing", "begin with `kind:` and `id:`, or delete it")
        )
    unseen, unlisted = _unseen(text)
    flaws += [*composer.flaws, *constructor.flaws, *([fatal] if fatal else []), *unseen]
    documents = [
        TextDocument(value, Places(root), flawed=bool(flaws))
        for root, value in zip(roots, values, strict=True)
        if isinstance(value, dict)
    ]
    return Text(tuple(documents), _listed(flaws, unlisted), text if fatal else "")


def _listed(flaws: list[Flaw], rest: int) -> tuple[Flaw, ...]:
    """Return the flaws of a file, of very many the first and the number of the others."""
    found, more = first_of(sorted(flaws, key=lambda flaw: (flaw.line, flaw.column)), rest)
    return (*found, Flaw(MORE_MISTAKES, 0, 0, more, FIX_THOSE_LISTED)) if more else tuple(flaws)


def _unseen(text: str) -> tuple[list[Flaw], int]:
    """Return the flaws of characters that nobody sees, one a line, and the number of such lines behind the last one."""
    places = unseen_places(text)
    first = next(places, None)
    if first is None:
        return [], 0
    starts = [0, *(found.end() for found in LINE_BREAK.finditer(text))]
    lines: dict[int, int] = {}
    for at in (first, *places):
        lines.setdefault(bisect(starts, at), at)
    flaws = [
        Flaw("unseen-character", line, at - starts[line - 1] + 1, unseen_message(text[at]), DELETE)
        for line, at in islice(lines.items(), MOST_MISTAKES)
    ]
    return flaws, len(lines) - len(flaws)


def oversize(size: int) -> Flaw:
    """Return the flaw of a file of `size` bytes that is not read at all."""
    message = f"the file has {size:,} bytes, and at most {MOST_BYTES:,} are read"
    return Flaw("file-too-large", 0, 0, message, "split it into several files")


def decoded(data: bytes) -> str:
    """Return the text of `data` without a byte order mark; raises `FlawError` when it is no readable text."""
    if data.startswith(UTF16_MARKS):
        raise FlawError(Flaw("not-utf8", 1, 1, "the file is saved as UTF-16", "save it as UTF-8"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8-sig", errors="replace")
        message = f"the byte 0x{data[error.start]:02X} here is not UTF-8 text"
        raise FlawError(_flaw_after(before, "not-utf8", message, "save the file as UTF-8")) from error
    if text.count(TAG_DIRECTIVE) > MOST_TAG_DIRECTIVES:  # the parser compares each with all others
        raise FlawError(_flaw_after(text.partition(TAG_DIRECTIVE)[0], "tag-not-allowed", TOO_MANY_TAGS, DELETE_TAGS))
    if bad := UNREADABLE.search(text):
        message = f"the file holds the invisible character {bad[0]!a}: is it a text file at all?"
        raise FlawError(_flaw_after(text[: bad.start()], "hidden-character", message, "delete the character"))
    return text


def _flaw_after(before: str, code: str, message: str, hint: str) -> Flaw:
    lines = LINE_BREAK.split(before)
    return Flaw(code, len(lines), len(lines[-1]) + 1, message, hint)


def _compose(composer: Composer, text: str, roots: list[Node]) -> Flaw | None:
    """Fill `roots` with the documents of `text`; return the flaw that stopped it, or None."""
    try:
        for root in composer.documents(text):
            roots.append(root)  # noqa: PERF402 - what came before an error is kept
    except FlawError as error:
        return error.flaw
    except yaml.YAMLError as error:
        from schemas.reading.syntax import syntax_flaw  # noqa: PLC0415 - most texts are YAML

        return syntax_flaw(error, text)
    return None


def _no_mapping(root: Node, value: Any) -> Flaw:
    line, column = root.start.line + 1, root.start.column + 1
    if value is None:
        return Flaw("empty-document", line, column, "this document says nothing", "begin with `kind:` and `id:`")
    found = "a list" if isinstance(value, list) else "a single value"
    message = f"a document is a mapping of keys to values, and this is {found}"
    return Flaw("not-a-mapping", line, column, message, "begin with `kind:` and `id:`, each key in its own line")
