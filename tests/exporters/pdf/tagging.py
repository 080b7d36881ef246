"""What must hold of a tagged PDF: our own list, as no validator of others is at hand.

ISO 32000-1, 14.7 and 14.8, and the checks of ISO 14289-1 that a program can make.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tests.exporters.pdf.structure import Node, Place, Structure

HEADINGS: Final = ("H1", "H2", "H3", "H4", "H5", "H6")
HOLDING: Final = {
    "Document": {"Sect"},
    "Sect": {*HEADINGS, "P", "L", "Div", "Table", "Figure", "TOC"},
    "Div": {*HEADINGS, "P", "L", "Div", "Table", "Figure", "Caption"},
    "L": {"LI"},
    "LI": {"Lbl", "LBody"},
    "TOC": {"TOCI", "TOC"},
    "Table": {"TR"},
    "TR": {"TH", "TD"},
    **{role: {"Link"} for role in (*HEADINGS, "P", "LBody", "Lbl", "Caption", "TH", "TD", "TOCI")},
    "Link": set[str](),
    "Figure": set[str](),
}
"""Which elements may be within which; others than these our books have none of."""

GROUPING: Final = frozenset({"Document", "Sect", "Div", "L", "LI", "TOC", "Table", "TR"})
"""Elements with no content of their own."""


def faults(found: Structure) -> list[str]:
    """All that is wrong."""
    return [f"{check.__name__}: {fault}" for check in CHECKS for fault in check(found)]


def marked(found: Structure) -> Iterator[str]:
    """The document says that it is tagged, in which language, and by which title; tabs go through its text."""
    root = found.pdf.Root
    if not root.get("/MarkInfo") or not root.MarkInfo.Marked or not str(root.Lang):
        yield "the document does not say so"
    if not root.ViewerPreferences.DisplayDocTitle or not str(found.pdf.trailer.Info.Title):
        yield "no title is shown"
    for number, page in enumerate(found.pdf.pages):
        if page.obj.get("/Tabs") != "/S" or not isinstance(page.obj.get("/StructParents"), int):
            yield f"page {number}"


def all_is_marked(found: Structure) -> Iterator[str]:
    """Whatever shows something is in one sequence that is an artifact or has a number."""
    for page, shown in enumerate(found.shown):
        for one in shown:
            if len(one.around) != 1 or (one.around[0][0] == "/Artifact") != (one.around[0][1] is None):
                yield f"page {page}: {one.operator} in {one.around}"


def _sequences(found: Structure) -> set[Place]:
    around = ((page, number) for page, shown in enumerate(found.shown) for one in shown for _, number in one.around)
    return {(page, number) for page, number in around if number is not None}


def key_of(found: Structure, page: int) -> int:
    """The key of a page in the parent tree."""
    return int(found.pdf.pages[page].obj.StructParents)


def content_has_one_owner(found: Structure) -> Iterator[str]:
    """The sequences of the pages and those of the tree are the same, each once, and the parent tree agrees."""
    counts = Counter(place for node in found.root.walk() for place in node.contents)
    yield from (f"{place} belongs to {count} elements" for place, count in counts.items() if count != 1)
    yield from (f"{place} is on one side only" for place in sorted(_sequences(found) ^ {*counts}))
    for node in found.root.walk():
        for page, number in node.contents:
            owners = found.parents[key_of(found, page)]
            if owners[number].objgen != node.object.objgen:
                yield f"the parent tree gives {(page, number)} to another"
    held = Counter(page for page, _ in counts)
    for number in range(len(found.pdf.pages)):
        if len(found.parents[key_of(found, number)]) != held[number]:
            yield f"the parent tree has other content of page {number}"
    if found.pdf.Root.StructTreeRoot.ParentTreeNextKey <= max(found.parents):
        yield "the next key is taken"


def elements_hold_what_they_may(found: Structure) -> Iterator[str]:
    """Lists have items, tables rows, rows cells; what groups others shows nothing itself, all else something."""
    for node in found.root.walk():
        if strange := {one.role for one in node.below} - HOLDING.get(node.role, set()):
            yield f"{node.role} holds {strange}"
        if node.role in GROUPING and (node.contents or not node.below):
            yield f"{node.role} groups nothing, or shows something"
        if node.role not in {*GROUPING, "TD"} and not [*node.places()]:
            yield f"{node.role} shows nothing"
        if node.role == "LI" and [one.role for one in node.below] not in (["LBody"], ["Lbl", "LBody"]):
            yield "an item of a list is no label and body"


def figures_are_told(found: Structure) -> Iterator[str]:
    """Each has words, and a box on its page."""
    for node in found.root.all("Figure"):
        box = [float(edge) for edge in node.attributes.get("/BBox", ())]
        if not node.alt.strip():
            yield "a figure has no words"
        pages = {page for page, _ in node.contents}
        for page in pages:
            _, _, width, height = map(float, found.pdf.pages[page].mediabox)
            if len(box) != 4 or not (0 <= box[0] < box[2] <= width and 0 <= box[1] < box[3] <= height):
                yield f"the box {box} of a figure is not on its page"


def headings_follow_each_other(found: Structure) -> Iterator[str]:
    """The first is of level 1, and none is more than one level below the last one."""
    levels = [0, *(int(node.role[1]) for node in found.root.all(*HEADINGS))]
    yield from (f"level {below} after {above}" for above, below in pairwise(levels) if below > above + 1)


def tables_are_regular(found: Structure) -> Iterator[str]:
    """All rows have as many cells; heads say what they head, and the first row has some."""
    for table in found.root.all("Table"):
        if len({len(row.below) for row in table.below}) != 1:
            yield "rows differ"
        if not table.below[0].all("TH"):
            yield "no column has a head"
        for at, row in enumerate(table.below):
            for column, cell in enumerate(row.below):
                scope = str(cell.attributes.get("/Scope", ""))
                right = {"/Column": at == 0, "/Row": column == 0 and at > 0}.get(scope, False)
                if (cell.role == "TH") != right:
                    yield f"{cell.role} of row {at}, column {column} says {scope!r}"


def links_are_elements(found: Structure) -> Iterator[str]:
    """Each annotation is in one link, says where it leads, and the parent tree agrees."""
    links = found.root.all("Link")
    clicked = Counter(one.objgen for node in links for one in node.clicked)
    there = Counter(one.objgen for page in found.pdf.pages for one in page.obj.get("/Annots", ()))
    if clicked != there or any(len(node.clicked) != 1 for node in links):
        yield f"{clicked.total()} of {there.total()} links are in the text"
    for node in links:
        for one in node.clicked:
            if not str(one.get("/Contents", "")).strip():
                yield "a link has no words"
            if found.parents[int(one.StructParent)].objgen != node.object.objgen:
                yield "the parent tree gives a link to another"


CHECKS: Final = (
    marked,
    all_is_marked,
    content_has_one_owner,
    elements_hold_what_they_may,
    figures_are_told,
    headings_follow_each_other,
    tables_are_regular,
    links_are_elements,
)


def said(found: Structure, *roles: str) -> list[tuple[str, str]]:
    """The elements of some roles and their words in the order of reading, those of links in them among them."""
    texts = found.texts()
    return [(node.role, _words(node, texts)) for node in found.root.walk() if node.role in roles]


def _words(node: Node, texts: dict[Place, str]) -> str:
    return "".join(texts.get(place, "") for place in node.places())
