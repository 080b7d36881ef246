"""Bookmarks of a PDF: one for each page, and below it one for each piece that lies on it with others."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pikepdf
from pikepdf import Array, Dictionary, Name

from exporters.drawing.display_list import Drawing, Group
from exporters.drawing.matrices import moved
from exporters.text.faces import MM_PER_PT


@dataclass(frozen=True)
class _Mark:
    title: str
    place: Array
    below: "tuple[_Mark, ...]" = ()


def set_bookmarks(pdf: pikepdf.Pdf, drawings: Sequence[Drawing]) -> None:
    """Write the bookmarks of a document whose pages are the drawings."""
    pages = pdf.Root.Pages.Kids
    marks = tuple(_page_mark(page, drawing) for page, drawing in zip(pages, drawings, strict=True))
    root = pdf.make_indirect(Dictionary(Type=Name.Outlines))
    _link(pdf, root, marks)
    root.Count = len(marks)
    pdf.Root.Outlines = root


def _page_mark(page: pikepdf.Object, drawing: Drawing) -> _Mark:
    pieces = tuple(_piece_marks(page, drawing))
    return _Mark(drawing.title, Array([page, Name.Fit]), pieces if len(pieces) > 1 else ())


def _piece_marks(page: pikepdf.Object, drawing: Drawing) -> Iterator[_Mark]:
    for item in drawing.items:
        if isinstance(item, Group) and item.label and item.clip and item.matrix:
            clip = item.clip
            corners = ((clip.x, clip.y), (clip.x + clip.width, clip.y + clip.height))
            (x1, y1), (x2, y2) = (moved(item.matrix, corner) for corner in corners)
            high = drawing.full_height_mm
            edges = (min(x1, x2), high - max(y1, y2), max(x1, x2), high - min(y1, y2))
            yield _Mark(item.label, Array([page, Name.FitR, *(round(edge / MM_PER_PT, 2) for edge in edges)]))


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
