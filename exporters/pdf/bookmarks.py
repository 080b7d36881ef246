"""Bookmarks of a PDF: those of its headings, or one for each page, and below it one for each of several pieces."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import pikepdf
from pikepdf import Array, Dictionary, Name

from exporters.drawing.display_list import Drawing, Group
from exporters.pdf.places import edges_of, places


@dataclass(frozen=True)
class _Mark:
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
            above = replace(above, below=(*above.below, mark))
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
    return _Mark(drawing.title, Array([page, Name.Fit]), pieces if len(pieces) > 1 else ())


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
    for before, after in pairwise(made):
        before.Next, after.Prev = after, before
    parent.First, parent.Last = made[0], made[-1]
    for item, mark in zip(made, marks, strict=True):
        if mark.below:
            _link(pdf, item, mark.below)
            item.Count = -len(mark.below)
