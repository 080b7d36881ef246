"""What a book says, block by block, before it is set on pages or written for a screen: what chapters have not."""

from dataclasses import dataclass
from typing import Final

from exporters.drawing.display_list import Drawing
from schemas.markup import Block, Spans

PART_LEVEL: Final = 2
"""The level of the heading of a part; that of the book is 1."""


@dataclass(frozen=True)
class Shown:
    """A drawing, and what is said below it."""

    drawing: Drawing
    caption: Spans


@dataclass(frozen=True)
class Step:
    """A step of a battle that is told."""

    spans: Spans


@dataclass(frozen=True)
class Area:
    """The heading of an area of rules: its title, the words that stand there, and the name that leads to it."""

    title: str
    words: str
    anchor: str


@dataclass(frozen=True)
class Numbered:
    """A text beside the id of its rule; an `anchor` leads to it, and `changes` say what this pack changes of it."""

    id: str
    spans: Spans
    anchor: str = ""
    changes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Listing:
    """Texts of rules by area; `ids` are those of the whole book, nearly all of which begin with `book`."""

    entries: tuple[Area | Numbered, ...]
    book: str
    ids: tuple[str, ...]

    def number(self, rule_id: str) -> str:
        """Return the id of a rule as it stands beside it: without what nearly all begin with."""
        return rule_id.removeprefix(self.book)


@dataclass(frozen=True)
class Term:
    """A word of the glossary, and what it means."""

    term: str
    meaning: Spans


@dataclass(frozen=True)
class Credit:
    """Whose work something is: its title and version, and all else."""

    title: str
    about: Spans


BookBlock = Block | Shown | Step | Listing | Term | Credit
