"""Marked content: pages whose operators say which element of the text they show, or that they show none."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple, cast

from exporters.drawing.display_list import Drawing, Group, Item, Matrix
from exporters.drawing.shapes import after
from exporters.drawing.tags import Element, Tag
from exporters.pdf.links import AS_IT_IS, CORNER, edges_of
from exporters.pdf.resources import Resources
from exporters.pdf.streams import Writer

WHOLE: Final = frozenset({"Figure"})
"""The roles of elements whose items are not told apart: they are seen as one, or described in words."""


class Marked(NamedTuple):
    """What a sequence of operators is: the how manyth piece of its element, on which page, by which number there.

    Pages and numbers count from 0. What lies on a link has the number of the `link` in the document, from 1.
    """

    piece: int
    page: int
    number: int
    link: int = 0


class Marks:
    """What the sequences of a document are: those of each element, and by page the elements that they belong to.

    `boxes` are the edges of figures in points, as annotations have them; `links` the pages and groups of links.
    """

    def __init__(self) -> None:
        self.contents: dict[Element, list[Marked]] = {}
        self.pages: list[list[tuple[Element, Marked]]] = []
        self.boxes: dict[Element, tuple[float, float, float, float]] = {}
        self.links: list[tuple[int, Group]] = []

    def mark(self, tag: Tag, link: int) -> str:
        """Take down a sequence on the last page, and return the operator that opens it."""
        if tag.element is None:
            return "/Artifact BMC"
        marked = Marked(tag.piece, len(self.pages) - 1, len(self.pages[-1]), link)
        self.contents.setdefault(tag.element, []).append(marked)
        self.pages[-1].append((tag.element, marked))
        return f"/{'Link' if link else name_of(tag.element)} <</MCID {marked.number}>> BDC"


def name_of(element: Element) -> str:
    """Return the name of the role of an element, a heading's with its level."""
    return f"H{element.kind}" if element.role == "H" else element.role


def is_tagged(drawings: Sequence[Drawing]) -> bool:
    """Whether any item of some drawings belongs to a text."""
    return any(_is_any_tagged(drawing.items) for drawing in drawings)


def _is_any_tagged(items: tuple[Item, ...]) -> bool:
    return any(type(item) is Group and (item.tag is not None or _is_any_tagged(item.items)) for item in items)


class TaggedWriter(Writer):
    """Writes the next page of a document with what it shows; what belongs to no element is an artifact."""

    def __init__(self, resources: Resources, repeated: frozenset[int], marks: Marks) -> None:
        super().__init__(resources, repeated)
        self.marks = marks
        self._tag = Tag()
        self._link = 0
        self._matrix: Matrix = AS_IT_IS
        self._height_mm = 0.0
        self._is_closed = False
        marks.pages.append([])

    def page(self, drawing: Drawing) -> None:
        """Write the page."""
        self._height_mm = drawing.full_height_mm
        super().page(drawing)

    def play(self, items: tuple[Item, ...]) -> None:
        """Write items in their order; those that follow each other between groups are a sequence."""
        if self._is_closed:
            super().play(items)
            return
        for is_group, some in groupby(items, key=lambda item: type(item) is Group):
            found = tuple(some)
            if is_group:
                for group in found:
                    self.group(cast("Group", group))
            else:
                self.operators.append(self.marks.mark(self._tag, self._link))
                super().play(found)
                self.operators.append("EMC")

    def group(self, item: Group) -> None:
        """Write a group as what it is tagged, or else as what is around it."""
        if self._is_closed:
            super().group(item)
            return
        before = self._tag, self._link, self._matrix
        self._tag = item.tag or self._tag
        self._matrix = after(self._matrix, item.matrix) if item.matrix else self._matrix
        if item.link:
            self.marks.links.append((len(self.marks.pages) - 1, item))
            self._link = len(self.marks.links)
        if not item.items and self._tag.element:
            self.marks.contents.setdefault(self._tag.element, [])
        elif self._is_whole(item):
            self._sequence(item)
        else:
            super().group(item)
        self._tag, self._link, self._matrix = before

    def _is_whole(self, item: Group) -> bool:
        """Whether a group is a sequence with all that is in it: furniture, a figure, or a form."""
        if item.clip and id(item.items) in self.repeated:
            return True
        element = item.tag and item.tag.element
        return item.tag is not None and (element is None or element.role in WHOLE)

    def _sequence(self, item: Group) -> None:
        """Write a group as one sequence."""
        if self._tag.element:
            self.marks.boxes[self._tag.element] = edges_of(item.clip or CORNER, self._matrix, self._height_mm)
        self._is_closed = True
        self.operators.append(self.marks.mark(self._tag, self._link))
        super().group(item)
        self.operators.append("EMC")
        self._is_closed = False
