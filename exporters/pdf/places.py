"""Places on a page: groups of a drawing that have a name, where a PDF leads from or to."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from exporters.drawing.display_list import Drawing, Group, Item, Matrix, Rect
from exporters.drawing.matrices import after, moved
from exporters.text.faces import MM_PER_PT

AS_IT_IS: Final[Matrix] = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
CORNER: Final = Rect(0.0, 0.0, 0.0, 0.0)
"""What a group without a clip is: its origin."""


@dataclass(frozen=True)
class Place:
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
