"""Links of a PDF: from where a group of a drawing says so, to the group that bears that name."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pikepdf
from pikepdf import Array, Dictionary, Name

from exporters.drawing.display_list import Drawing, Group, Item, Matrix, Rect
from exporters.drawing.matrices import after, moved
from exporters.text.faces import MM_PER_PT

AS_IT_IS: Final[Matrix] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
CORNER: Final = Rect(0.0, 0.0, 0.0, 0.0)
PRINTED: Final = 4
"""Flag of an annotation that PDF/A and careful viewers want set."""


@dataclass(frozen=True)
class _Place:
    """A group that links, or is linked to: its name, and its left, lower, right and upper edge in points."""

    name: str
    edges: tuple[float, float, float, float]


def set_links(pdf: pikepdf.Pdf, drawings: Sequence[Drawing]) -> None:
    """Write the links of a document whose pages are the drawings; one that leads nowhere is left out."""
    pages = pdf.Root.Pages.Kids
    goals: dict[str, Array] = {}
    for page, drawing in zip(pages, drawings, strict=True):
        for goal in _places(drawing, "anchor"):
            goals.setdefault(goal.name, Array([page, Name.XYZ, None, goal.edges[3], None]))
    for page, drawing in zip(pages, drawings, strict=True):
        made = [pdf.make_indirect(link) for link in _links(drawing, goals)] if goals else []
        if made:
            page.Annots = Array(made)


def _links(drawing: Drawing, goals: Mapping[str, Array]) -> Iterator[Dictionary]:
    for place in _places(drawing, "link"):
        if place.name in goals:
            yield Dictionary(
                Type=Name.Annot,
                Subtype=Name.Link,
                Rect=Array(place.edges),
                Border=Array([0, 0, 0]),
                F=PRINTED,
                Dest=goals[place.name],
            )


def _places(drawing: Drawing, role: str) -> Iterator[_Place]:
    """Yield the groups that have a name in a role."""
    for group, matrix in _groups(drawing.items, AS_IT_IS):
        name = getattr(group, role)
        if name:
            yield _Place(name, _edges(group.clip or CORNER, matrix, drawing.full_height_mm))


def _groups(items: tuple[Item, ...], outer: Matrix) -> Iterator[tuple[Group, Matrix]]:
    """Yield all groups, each with the matrix from its own frame to that of the page."""
    for item in items:
        if isinstance(item, Group):
            matrix = after(outer, item.matrix) if item.matrix else outer
            yield item, matrix
            yield from _groups(item.items, matrix)


def _edges(clip: Rect, matrix: Matrix, page_height_mm: float) -> tuple[float, float, float, float]:
    (x1, y1) = moved(matrix, (clip.x, clip.y))
    (x2, y2) = moved(matrix, (clip.x + clip.width, clip.y + clip.height))
    edges = (min(x1, x2), page_height_mm - max(y1, y2), max(x1, x2), page_height_mm - min(y1, y2))
    return (
        round(edges[0] / MM_PER_PT, 2),
        round(edges[1] / MM_PER_PT, 2),
        round(edges[2] / MM_PER_PT, 2),
        round(edges[3] / MM_PER_PT, 2),
    )
