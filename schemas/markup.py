"""Small markup: the part of Markdown that chapters are written in, as blocks, and names in braces in quick references.

What else Markdown knows (links, code, HTML) stays as it is written.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from re import compile as compiled
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

from pydantic import BaseModel

from schemas.base import Document
from schemas.models.rulebook import RULE_ID_PATTERN

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.tree import SyntaxTreeNode


Role = Literal["plain", "strong", "emphasis", "rule"]
"""How a span is set; a `rule` is the id of one, and leads to it."""


@dataclass(frozen=True)
class Span:
    """Words that are set alike; spaces at their ends part them from their neighbours.

    They lead `to` the anchor of a name, "" if to none.
    """

    text: str
    role: Role = "plain"
    to: str = ""


Spans = tuple[Span, ...]


@dataclass(frozen=True)
class Heading:
    """A heading within a chapter; level 1 is the higher one of two."""

    spans: Spans
    level: Literal[1, 2]


@dataclass(frozen=True)
class Paragraph:
    """Running text."""

    spans: Spans


@dataclass(frozen=True)
class Points:
    """A list: its items with bullets, or numbered from `first`."""

    items: tuple[Spans, ...]
    numbered: bool = False
    first: int = 1


@dataclass(frozen=True)
class Aside:
    """What is set apart from the text: an example, or advice."""

    blocks: "tuple[Block, ...]"


@dataclass(frozen=True)
class Table:
    """A head, and rows of as many cells."""

    head: tuple[Spans, ...]
    rows: tuple[tuple[Spans, ...], ...]


@dataclass(frozen=True)
class FigureHere:
    """The place of one of the document's figures, by its name, and what is said below it."""

    name: str
    caption: Spans


@dataclass(frozen=True)
class FigureRow:
    """The place of figures that stand side by side."""

    figures: tuple[FigureHere, ...]


Block = Heading | Paragraph | Points | Aside | Table | FigureHere | FigureRow


@dataclass(frozen=True)
class Marked:
    """A block, and the line of the text that it begins on, from 0."""

    block: Block
    line: int


RULES: Final = ("heading", "list", "blockquote", "table", "newline", "emphasis", "image", "escape")
RULE_ID: Final = re.compile(rf"(?<![\w.])({RULE_ID_PATTERN.strip('^$')})(?![\w.]*\w)")
CODE: Final = re.compile(r"`([^`]+)`")
TEXTS_KEPT: Final = 256
ROLES: Final[dict[str, Role]] = {"strong": "strong", "em": "emphasis"}


@lru_cache(maxsize=TEXTS_KEPT)
def read_markup(text: str) -> tuple[Marked, ...]:
    """Return the blocks of a text in order; every text has some meaning."""
    from markdown_it.tree import SyntaxTreeNode  # noqa: PLC0415 - most packs have no chapters

    tree = SyntaxTreeNode(_reader().parse(text))
    return tuple(marked for node in tree.children for marked in _marked(node))


def spans_of(text: str) -> Spans:
    """Return running text without any markup but the ids of rules, and names of fields between backticks."""
    roles: tuple[Role, Role] = ("plain", "emphasis")
    return tuple(span for at, part in enumerate(CODE.split(text)) for span in _plain(part, roles[at % 2]))


@cache
def _reader() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # noqa: PLC0415 - most packs have no chapters

    return MarkdownIt("zero", {"html": False}).enable([*RULES])


def _marked(node: "SyntaxTreeNode") -> Iterator[Marked]:
    line = node.map[0] if node.map else 0
    figure = _figure(node)
    if figure is not None:
        yield Marked(figure, line)
    elif (block := _block(node)) is not None:
        yield Marked(block, line)


def _figure(node: "SyntaxTreeNode") -> FigureHere | FigureRow | None:
    """Return the figure, or the row of figures, that a paragraph is; None for any other."""
    inline = node.children[0] if node.type == "paragraph" and node.children else None
    parts = [] if inline is None else [part for part in inline.children if part.type == "image" or not _is_blank(part)]
    if not parts or any(part.type != "image" for part in parts):
        return None
    figures = tuple(
        FigureHere(str(image.attrs.get("src", "")), tuple(_spans(image.children, "plain"))) for image in parts
    )
    return FigureRow(figures) if figures[1:] else figures[0]


def _is_blank(node: "SyntaxTreeNode") -> bool:
    return node.type == "softbreak" or (node.type == "text" and not node.content.strip())


def _block(node: "SyntaxTreeNode") -> Block | None:
    kind = node.type
    if kind == "paragraph":
        return Paragraph(_line(node))
    if kind == "heading":
        level = 1 if node.tag in {"h1", "h2"} else 2
        return Heading(_line(node), cast("Literal[1, 2]", level))
    if kind in {"bullet_list", "ordered_list"}:
        items = tuple(_item(item) for item in node.children)
        return Points(items, kind == "ordered_list", int(node.attrs.get("start", 1)))
    if kind == "blockquote":
        return Aside(tuple(marked.block for child in node.children for marked in _marked(child)))
    if kind == "table":
        return _table(node)
    return None


def _item(node: "SyntaxTreeNode") -> Spans:
    """Return an item of a list as one run of text, whatever else it holds."""
    found: list[Span] = []
    for inline in node.walk():
        if inline.type == "inline":
            found += [Span(" ")] if found else []
            found += _spans(inline.children, "plain")
    return tuple(found)


def _table(node: "SyntaxTreeNode") -> Table:
    rows = [tuple(_line(cell) for cell in row.children) for part in node.children for row in part.children]
    return Table(rows[0], tuple(rows[1:]))


def _line(node: "SyntaxTreeNode") -> Spans:
    return tuple(_spans(node.children[0].children, "plain")) if node.children else ()


def _spans(nodes: "Sequence[SyntaxTreeNode]", role: Role) -> Iterator[Span]:
    for node in nodes:
        if node.type in ROLES:
            yield from _spans(node.children, ROLES[node.type])
        elif node.type in {"softbreak", "hardbreak"}:
            yield Span(" ", role)
        else:
            yield from _plain(node.content, role)


def _plain(text: str, role: Role) -> Iterator[Span]:
    """Yield a text of one role, the ids of rules in it as spans of their own."""
    for at, part in enumerate(RULE_ID.split(text)):
        if part:
            yield Span(part, "rule" if at % 2 else role)


NAME: Final = compiled(r"\{([a-z][a-z0-9_.]*)(?::([a-z]*))?\}")
"""A name, and the form it is written in."""

WHOLE_NAME: Final = r"\{[a-z][a-z0-9_.]*(?::[a-z]*)?\}"
"""A name with its form and its braces."""


class Named(NamedTuple):
    """A name in braces: a parameter by its dotted name, or a phrase or fact without dots; and its form, "" if none."""

    name: str
    form: str = ""

    @property
    def is_parameter(self) -> bool:
        """Whether it is the dotted name of a parameter."""
        return "." in self.name


def names_in(text: str) -> Iterator[Named]:
    """Yield the names that a text has in braces, in their order."""
    return (Named(found[1], found[2] or "") for found in NAME.finditer(text))


def parameter_at(rules: BaseModel, name: str) -> object:
    """Return the value of a parameter by its dotted name; entries of lists are numbered from 1.

    Raises:
        LookupError: the rules have none of that name.
    """
    value: object = rules
    for step in name.split("."):
        value = _below(value, step)
    return value


def _below(value: object, step: str) -> object:
    """Return what lies in a value at a step, the way of `_steps`, without a look at all that lies beside it."""
    if isinstance(value, BaseModel):
        if step not in type(value).model_fields or (isinstance(value, Document) and step in Document.model_fields):
            raise LookupError(step)
        return getattr(value, step)
    return dict(_steps(value))[step]


def parameter_names(value: object, above: str = "") -> Iterator[str]:
    """Yield the dotted names of all parameters of some rules, those of groups among them."""
    for step, below in _steps(value):
        name = f"{above}.{step}" if above else step
        if above:
            yield name
        yield from parameter_names(below, name)


def _steps(value: object) -> Iterator[tuple[str, object]]:
    """Yield what lies in a value by the next step of its name; what a rules document says of itself is none."""
    if isinstance(value, BaseModel):
        told = Document.model_fields if isinstance(value, Document) else ()
        yield from ((name, below) for name, below in value if name not in told)
    elif isinstance(value, Mapping):
        yield from ((str(written(key)), below) for key, below in value.items())
    elif isinstance(value, tuple):
        yield from ((str(number), below) for number, below in enumerate(value, start=1))


def written(value: object) -> object:
    """Return a value as it is written in a document."""
    if isinstance(value, Enum):
        return value.value
    return [written(one) for one in value] if isinstance(value, tuple | list | frozenset) else value


def holds(value: object, wanted: object) -> bool:
    """Whether a parameter has a value; a list also has each of its entries."""
    there = written(value)
    return there == wanted or (isinstance(there, list) and wanted in there)
