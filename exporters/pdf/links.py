"""Bookmarks and links of a PDF, and the places they lead to."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pikepdf
from pikepdf import Array, Dictionary, Name

from exporters.drawing.display_list import Drawing, Group, Item, Matrix, Rect
from exporters.drawing.shapes import after, moved
from exporters.faces.fonts import MM_PER_PT

AS_IT_IS: Final[Matrix] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
CORNER: Final = Rect(0.0, 0.0, 0.0, 0.0)
"""What a group without a clip is: its origin."""

PRINTED: Final = 4
"""Flag of an annotation that PDF/A and careful viewers want set."""


class Place(NamedTuple):
    """A group of a drawing, and its left, lower, right and upper edge in points from the lower left corner."""

    group: Group
    edges: tuple[float, float, float, float]


def places(drawing: Drawing) -> Iterator[Place]:
    """Yield the groups that link, are linked to, or are headings, in the order of drawing."""
    if not _is_any_named(drawing.items):
        return
    for group, matrix in _groups(drawing.items, AS_IT_IS):
        if group.link or group.anchor or group.level:
            yield Place(group, edges_of(group.clip or CORNER, matrix, drawing.full_height_mm))


def edges_of(clip: Rect, matrix: Matrix, page_height_mm: float) -> tuple[float, float, float, float]:
    """Return left, lower, right and upper edge of a rectangle under a matrix, in points, to a hundredth."""
    corners = ((clip.x, clip.y), (clip.x + clip.width, clip.y + clip.height))
    (x1, y1), (x2, y2) = (moved(matrix, corner) for corner in corners)
    left, lower = min(x1, x2), page_height_mm - max(y1, y2)
    right, upper = max(x1, x2), page_height_mm - min(y1, y2)
    return (_points(left), _points(lower), _points(right), _points(upper))


def _points(length_mm: float) -> float:
    return round(length_mm / MM_PER_PT, 2)


def _is_any_named(items: tuple[Item, ...]) -> bool:
    """Return whether there is a place in some items; most drawings have none, and cost next to nothing here."""
    for item in items:
        if type(item) is Group and (item.link or item.anchor or item.level or _is_any_named(item.items)):
            return True
    return False


def _groups(items: tuple[Item, ...], outer: Matrix) -> Iterator[tuple[Group, Matrix]]:
    """Yield all groups, each with the matrix from its own frame to that of the page."""
    for item in items:
        if isinstance(item, Group):
            matrix = after(outer, item.matrix) if item.matrix else outer
            yield item, matrix
            yield from _groups(item.items, matrix)


WHOLE: Final = Name.Fit
"""How a page is seen that a bookmark leads to."""


class _Mark(NamedTuple):
    title: str
    place: Array
    below: "tuple[_Mark, ...]" = ()


def set_bookmarks(pdf: pikepdf.Pdf, drawings: Sequence[Drawing]) -> None:
    """Write the bookmarks of a document whose pages are the drawings.

    They are its headings if it has any and its pages are in their order, which they are with one piece a page.
    """
    pages = pdf.Root.Pages.Kids
    marks = tuple(_page_mark(page, drawing) for page, drawing in zip(pages, drawings, strict=True))
    if not any(mark.below for mark in marks):
        marks = tuple(_heading_marks(pages, drawings)) or marks
    root = pdf.make_indirect(Dictionary(Type=Name.Outlines))
    _link(pdf, root, marks)
    root.Count = len(marks)
    pdf.Root.Outlines = root


def _heading_marks(pages: pikepdf.Object, drawings: Sequence[Drawing]) -> Iterator[_Mark]:
    """Yield the headings of the higher level, each with those of the lower one that follow it."""
    above: _Mark | None = None
    for level, mark in _headings(pages, drawings):
        if above is not None and level > 1:
            above = above._replace(below=(*above.below, mark))
            continue
        if above is not None:
            yield above
        above = mark
    if above is not None:
        yield above


def _headings(pages: pikepdf.Object, drawings: Sequence[Drawing]) -> Iterator[tuple[int, _Mark]]:
    found = ((number, place) for number, drawing in enumerate(drawings) for place in places(drawing))
    for number, place in found:
        if place.group.level:
            goal = Array([pages[number], Name.XYZ, None, place.edges[3], None])
            yield place.group.level, _Mark(place.group.label, goal)


def _page_mark(page: pikepdf.Object, drawing: Drawing) -> _Mark:
    pieces = tuple(_piece_marks(page, drawing))
    return _Mark(drawing.title, Array([page, WHOLE]), pieces if len(pieces) > 1 else ())


def _piece_marks(page: pikepdf.Object, drawing: Drawing) -> Iterator[_Mark]:
    for item in drawing.items:
        if isinstance(item, Group) and item.label and item.clip and item.matrix:
            edges = edges_of(item.clip, item.matrix, drawing.full_height_mm)
            yield _Mark(item.label, Array([page, Name.FitR, *edges]))


def _entry(parent: pikepdf.Object, mark: _Mark) -> Dictionary:
    return Dictionary(Title=pikepdf.String(mark.title), Parent=parent, Dest=mark.place)


def _link(pdf: pikepdf.Pdf, parent: pikepdf.Object, marks: tuple[_Mark, ...]) -> None:
    """Chain the marks below their parent; what lies below them in turn is folded."""
    made = [pdf.make_indirect(_entry(parent, mark)) for mark in marks]
    for earlier, later in pairwise(made):
        earlier.Next, later.Prev = later, earlier
    parent.First, parent.Last = made[0], made[-1]
    for item, mark in zip(made, marks, strict=True):
        if mark.below:
            _link(pdf, item, mark.below)
            item.Count = -len(mark.below)


class Link(NamedTuple):
    """A link of a document: the number of its page from 0, the group that it lies on, and its annotation."""

    page: int
    group: Group
    annotation: pikepdf.Object


def set_links(pdf: pikepdf.Pdf, drawings: Sequence[Drawing]) -> tuple[Link, ...]:
    """Write the links of a document whose pages are the drawings; one that leads nowhere is left out.

    Of two places of one name links lead to the first. Those written are returned in the order of drawing.
    """
    found = [tuple(places(drawing)) for drawing in drawings]
    if not any(found):
        return ()
    pages = pdf.Root.Pages.Kids
    goals: dict[str, Array] = {}
    for page, on_page in zip(pages, found, strict=True):
        for place in on_page:
            if place.group.anchor:
                goals.setdefault(place.group.anchor, Array([page, Name.XYZ, None, place.edges[3], None]))
    written: list[Link] = []
    for number, (page, on_page) in enumerate(zip(pages, found, strict=True)):
        links = [place for place in on_page if place.group.link in goals]
        made = [pdf.make_indirect(_link_to(goals[place.group.link], place)) for place in links]
        if made:
            page.Annots = Array(made)
        written += [Link(number, place.group, one) for place, one in zip(links, made, strict=True)]
    return tuple(written)


def _link_to(goal: Array, place: Place) -> Dictionary:
    return Dictionary(
        Type=Name.Annot,
        Subtype=Name.Link,
        Rect=Array(place.edges),
        Border=Array([0, 0, 0]),
        F=PRINTED,
        Dest=goal,
    )
