"""What a marked-up text is made of: blocks, and spans within their lines."""

from dataclasses import dataclass
from typing import Literal

Role = Literal["plain", "strong", "emphasis", "rule"]
"""How a span is set; a `rule` is the id of one, and leads to it."""


@dataclass(frozen=True)
class Span:
    """Words that are set alike; spaces at their ends part them from their neighbours."""

    text: str
    role: Role = "plain"


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


Block = Heading | Paragraph | Points | Aside | Table | FigureHere


@dataclass(frozen=True)
class Marked:
    """A block, and the line of the text that it begins on, from 0."""

    block: Block
    line: int
