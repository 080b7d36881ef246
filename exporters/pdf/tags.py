"""The structure tree of a PDF: the elements of its text in reading order, and the marked content of each.

ISO 32000-1, 14.7 and 14.8; what readers ask for beyond it is of ISO 14289-1 (PDF/UA-1).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

import pikepdf
from pikepdf import Array, Dictionary, Name, String

from exporters.drawing.display_list import Text, walk
from exporters.drawing.tags import DOCUMENT, Element
from exporters.pdf.links import Link
from exporters.pdf.marks import Marked, Marks, name_of

ATTRIBUTES: Final = {
    "TH": ("/Table", "/Scope"),
    "L": ("/List", "/ListNumbering"),
}
"""The owner and the name of what the kind of an element says, by role."""


def set_tags(pdf: pikepdf.Pdf, marks: Marks, links: Sequence[Link]) -> None:
    """Write what the pages of a document say, element by element; its links stand among their text."""
    tree = pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot))
    building = _Building(pdf, marks, links)
    tree.K = building.element(DOCUMENT, tree)
    by_page = [Array([building.made[key] for key in keys]) for keys in building.owners()]
    numbered = [part for number, one in enumerate((*by_page, *building.clicked)) for part in (number, one)]
    tree.ParentTree = pdf.make_indirect(Dictionary(Nums=Array(numbered)))
    tree.ParentTreeNextKey = len(by_page) + len(building.clicked)
    for number, page in enumerate(pdf.Root.Pages.Kids):
        page.StructParents, page.Tabs = number, Name.S
    pdf.Root.StructTreeRoot = tree
    pdf.Root.MarkInfo = Dictionary(Marked=True)


class _Building:
    """A tree that is being written: the elements `made` so far, those of links by their numbers.

    `level` is that of the last heading, `clicked` are the elements of annotations in the order of their keys.
    """

    def __init__(self, pdf: pikepdf.Pdf, marks: Marks, links: Sequence[Link]) -> None:
        self.pdf = pdf
        self.marks = marks
        self.pages = [*pdf.Root.Pages.Kids]
        self.below = _below(marks.contents)
        self.made: dict[Element | int, pikepdf.Object] = {}
        self.clicked: list[pikepdf.Object] = []
        self.level = 0
        self.links = _annotated(marks, links)

    def owners(self) -> Iterator[Iterator[Element | int]]:
        """Yield by page the elements of its marked content, as they are `made`."""
        for page in self.marks.pages:
            yield (marked.link if marked.link in self.made else one for one, marked in page)

    def element(self, element: Element, parent: pikepdf.Object) -> pikepdf.Object:
        """Return an element with all that is within it."""
        made = self._new(self._name(element), parent)
        self.made[element] = made
        if element.words:
            made.Alt = String(element.words)
        if attributes := self._attributes(element):
            made.A = attributes
        inner = [self.element(one, made) for one in self.below.get(element, ())]
        kids = [*inner, *self._contents(element, made)]
        if kids:
            made.K = Array(kids)
        return made

    def _new(self, name: str, parent: pikepdf.Object) -> pikepdf.Object:
        return self.pdf.make_indirect(Dictionary(Type=Name.StructElem, S=Name(f"/{name}"), P=parent))

    def _name(self, element: Element) -> str:
        """Return the name of a role; a heading is never more than one level below the last one."""
        if element.role != "H":
            return name_of(element)
        self.level = min(int(element.kind), self.level + 1)
        return f"H{self.level}"

    def _attributes(self, element: Element) -> Dictionary | None:
        if element in self.marks.boxes:
            return Dictionary(O=Name.Layout, Placement=Name.Block, BBox=Array(self.marks.boxes[element]))
        if element.role in ATTRIBUTES:
            owner, name = ATTRIBUTES[element.role]
            return Dictionary({"/O": Name(owner), name: Name(f"/{element.kind}")})
        return None

    def _contents(self, element: Element, made: pikepdf.Object) -> Iterator[pikepdf.Object | int]:
        """Yield the marked content of an element in order, what lies on a link within an element of its own."""
        ordered = sorted(self.marks.contents.get(element, ()), key=lambda one: one[:3])
        for link, some in groupby(ordered, key=lambda one: one.link):
            if link in self.links:
                yield self._link(link, made, [*some])
            else:
                yield from self._numbered([*some], made, ordered[0].page)

    def _numbered(self, contents: Sequence[Marked], made: pikepdf.Object, page: int) -> Iterator[pikepdf.Object | int]:
        """Yield marked content by its numbers; an element says which page these are of, others say so themselves."""
        made.Pg = self.pages[page]
        for one in contents:
            if one.page == page:
                yield one.number
            else:
                yield Dictionary(Type=Name.MCR, Pg=self.pages[one.page], MCID=one.number)

    def _link(self, number: int, parent: pikepdf.Object, contents: Sequence[Marked]) -> pikepdf.Object:
        """Return the element of a link, whose annotation says in words what lies on it."""
        link = self.links[number]
        made = self.made[number] = self._new("Link", parent)
        annotation = link.annotation
        annotation.StructParent = len(self.pages) + len(self.clicked)
        annotation.Contents = String(" ".join(one.string for one in walk(link.group.items) if isinstance(one, Text)))
        self.clicked.append(made)
        clicked = Dictionary(Type=Name.OBJR, Pg=self.pages[link.page], Obj=annotation)
        made.K = Array([*self._numbered(contents, made, link.page), clicked])
        return made


def _below(elements: Iterable[Element]) -> Mapping[Element, Sequence[Element]]:
    """Return what is within each element, in order; what holds only others is among them."""
    found: dict[Element, dict[Element, None]] = {}
    for element in elements:
        one = element
        while one.within is not None and one not in found.setdefault(one.within, {}):
            found[one.within][one] = None
            one = one.within
    return {whole: sorted(parts, key=lambda part: part.number) for whole, parts in found.items()}


def _annotated(marks: Marks, links: Sequence[Link]) -> Mapping[int, Link]:
    """Return the links that have an annotation, by their numbers. A group lies on a page as often as it has links."""
    left: dict[tuple[int, int], list[Link]] = {}
    for link in reversed(links):
        left.setdefault((link.page, id(link.group)), []).append(link)
    found = {}
    for number, (page, group) in enumerate(marks.links, start=1):
        if known := left.get((page, id(group))):
            found[number] = known.pop()
    return found
