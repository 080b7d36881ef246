"""Tags: which part of a text the items of a drawing are, for those who have it read out.

An element says what it is by its role, and where it stands among others by numbers, so that a text is read in its order
however its pages lie on sheets. Equal elements are one, on how many pages its items may be.
"""

from typing import Final, Literal, NamedTuple

Role = Literal[
    "Document",
    "Sect",
    "Div",
    "H",
    "P",
    "L",
    "LI",
    "Lbl",
    "LBody",
    "TOC",
    "TOCI",
    "Table",
    "TR",
    "TH",
    "TD",
    "Figure",
    "Caption",
]
"""What an element is, by the names that PDF has for it; a heading `H` has its level as kind (ISO 32000-1, 14.8.4)."""

Number = tuple[int, ...]
"""Where an element stands among those that are within the same one: they are read from the lowest number on."""


class Element(NamedTuple):
    """A part of a text within another one, and the words that are said in place of what it shows, "" for none.

    Its `kind` says more of it: the level of a heading, what a cell is the head of, how a list is numbered.
    """

    role: Role
    number: Number = ()
    within: "Element | None" = None
    kind: str = ""
    words: str = ""

    def part(self, number: Number, role: Role, kind: str = "", words: str = "") -> "Element":
        """Return an element within this one."""
        return Element(role, number, self, kind, words)


class Tag(NamedTuple):
    """The element that items belong to, none for what is not read out, and the how manyth piece of it they are."""

    element: Element | None = None
    piece: int = 0


DOCUMENT: Final = Element("Document")
"""What all elements of a text are within."""

FURNITURE: Final = Tag()
"""Belongs to no text: grounds, lines, ornaments, titles that come again on each page."""
