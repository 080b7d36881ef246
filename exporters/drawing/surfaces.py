"""What lies under what in a drawing: its leaves in the frame of the whole piece, and the surfaces they form."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import hypot

from exporters.drawing.display_list import (
    Dots,
    Group,
    Image,
    Item,
    Matrix,
    Path,
    Point,
    Rect,
    Segment,
    Shade,
    Symbol,
    Text,
    Use,
)
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import after, moved, rectangle
from exporters.faces.fonts import MM_PER_PT
from exporters.faces.metrics import CAP_HEIGHT_EM, text_width_mm

PLAIN: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
CURVE_STEPS = 4
Ring = tuple[Point, ...]


@dataclass(frozen=True)
class Surface:
    """A filled shape: the number of its leaf, its ink, its corners in mm of the piece, and how much it is scaled."""

    at: int
    ink: Ink
    rings: tuple[Ring, ...]
    scale: float

    @cached_property
    def span(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom."""
        across = [x for ring in self.rings for x, _ in ring]
        down = [y for ring in self.rings for _, y in ring]
        return (min(across), min(down), max(across), max(down))

    @property
    def area_mm2(self) -> float:
        """The area of the rectangle around it."""
        left, top, right, bottom = self.span
        return (right - left) * (bottom - top)

    @property
    def least_mm(self) -> float:
        """The shorter side of the rectangle around it."""
        left, top, right, bottom = self.span
        return min(right - left, bottom - top)

    def holds(self, point: Point) -> bool:
        """Whether a point lies on it; a ring within another is a hole."""
        left, top, right, bottom = self.span
        if not (left <= point[0] <= right and top <= point[1] <= bottom):
            return False
        return sum(_crossings(ring, point) for ring in self.rings) % 2 == 1


def leaves(items: tuple[Item, ...], matrix: Matrix = PLAIN) -> Iterator[tuple[Item, Matrix]]:
    """Yield what is drawn, in its order, with the matrix from its frame to the piece's.

    Groups and symbols that bring their own inks are opened; an icon that takes an ink is a leaf.
    """
    for item in items:
        if isinstance(item, Group):
            yield from leaves(item.items, after(matrix, item.matrix) if item.matrix else matrix)
        elif isinstance(item, Use) and item.fill is None:
            yield from leaves(item.symbol.items, after(matrix, item.matrix))
        else:
            yield item, matrix


def width_factor(matrix: Matrix) -> float:
    """Return how many times longer a level line is under the matrix."""
    return hypot(matrix[0], matrix[1])


def surface_of(at: int, item: Item, matrix: Matrix) -> Surface | None:
    """Return the surface that a leaf forms, None for one without a fill of its own."""
    match item:
        case Rect(fill=Ink() as ink):
            segments = rectangle(item.x, item.y, item.width, item.height)
        case Path(fill=Ink() as ink):
            segments = item.segments
        case Shade():
            ink = min((item.start, item.end), key=lambda end: sum(end.rgb))
            segments = rectangle(item.x, item.y, item.width, item.height)
        case _:
            return None
    rings = tuple(tuple(moved(matrix, corner) for corner in ring) for ring in _rings(segments))
    return Surface(at, ink, rings, width_factor(matrix)) if rings else None


def point_of(item: Item, matrix: Matrix) -> Point:
    """Return the middle of a leaf in the frame of the piece; for a line without a fill its first point."""
    return moved(matrix, _middle(item))


def _middle(item: Item) -> Point:
    match item:
        case Text():
            width = text_width_mm(item.string, item.face, item.size_pt, item.tracking_pt)
            return (item.x + width / 2, item.baseline - item.size_pt * MM_PER_PT * CAP_HEIGHT_EM / 2)
        case Rect() | Image() | Shade():
            return (item.x + item.width / 2, item.y + item.height / 2)
        case Use(symbol=Symbol() as symbol):
            return moved(item.matrix, (symbol.width / 2, symbol.height / 2))
        case Path():
            return _middle_of_path(item)
        case Dots():
            return item.centres[0]
    return (0.0, 0.0)


def _middle_of_path(item: Path) -> Point:
    corners = [corner for ring in _rings(item.segments) for corner in ring]
    if item.fill is None or not corners:
        return corners[0] if corners else (0.0, 0.0)
    across, down = zip(*corners, strict=True)
    return ((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)


def _rings(segments: tuple[Segment, ...]) -> Iterator[Ring]:
    """Yield the ends of the steps of each part of an outline; a curve is taken as a few straight pieces."""
    ring: list[Point] = []
    for segment in segments:
        match segment:
            case ("M", x, y):
                if ring:
                    yield tuple(ring)
                ring = [(x, y)]
            case ("L", x, y):
                ring.append((x, y))
            case ("C", x1, y1, x2, y2, x, y):
                ring.extend(_along(ring[-1], (x1, y1), (x2, y2), (x, y)))
            case _:
                pass
    if ring:
        yield tuple(ring)


def _along(start: Point, first: Point, second: Point, end: Point) -> Iterator[Point]:
    """Yield points along a curve with two handles, its end the last."""
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield (
            a * start[0] + b * first[0] + c * second[0] + d * end[0],
            a * start[1] + b * first[1] + c * second[1] + d * end[1],
        )


def _crossings(ring: Ring, point: Point) -> int:
    """Return how often the ring crosses the line from the point to the right."""
    x, y = point
    found = 0
    for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            found += 1
    return found
