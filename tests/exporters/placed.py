"""A reader of drawings, independent of the components: every item with its place on the trimmed piece, in mm."""

from collections.abc import Iterator

from exporters.drawing.display_list import Drawing, Group, Item, Matrix, Path, Point, Rect, Text, Use


def times(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    p, q, r, s, t, u = outer
    return (p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u)


def at(matrix: Matrix, x: float, y: float) -> Point:
    a, b, c, d, e, f = matrix
    return (round(a * x + c * y + e, 6), round(b * x + d * y + f, 6))


def placed(drawing: Drawing) -> list[tuple[Item, Matrix]]:
    """Every item that is drawn and its matrix; the origin is the upper left corner of the trimmed piece."""
    start: Matrix = (1.0, 0.0, 0.0, 1.0, -drawing.bleed_mm, -drawing.bleed_mm)
    return list(_walk(drawing.items, start))


def _walk(items: tuple[Item, ...], matrix: Matrix) -> Iterator[tuple[Item, Matrix]]:
    for item in items:
        if isinstance(item, Group):
            yield from _walk(item.items, times(matrix, item.matrix) if item.matrix else matrix)
        elif isinstance(item, Use):
            yield from _walk(item.symbol.items, times(matrix, item.matrix))
        else:
            yield item, matrix


def corners(path: Path, matrix: Matrix) -> list[Point]:
    """The points of a path, ends of curves included and their handles left out."""
    return [at(matrix, float(segment[-2]), float(segment[-1])) for segment in path.segments if len(segment) > 1]


def extents(drawing: Drawing) -> set[tuple[float, float, float, float]]:
    """Left, top, width and height of each path and rectangle, to a thousandth of a millimetre."""
    found = set()
    for item, matrix in placed(drawing):
        if isinstance(item, Rect):
            ends = [at(matrix, item.x, item.y), at(matrix, item.x + item.width, item.y + item.height)]
        elif isinstance(item, Path):
            ends = corners(item, matrix)
        else:
            continue
        across, down = [x for x, _ in ends], [y for _, y in ends]
        size = (max(across) - min(across), max(down) - min(down))
        found.add((round(min(across), 3), round(min(down), 3), round(size[0], 3), round(size[1], 3)))
    return found


def words(drawing: Drawing) -> str:
    """All texts in the order of drawing, apart by spaces: what was broken into lines is whole again."""
    return " ".join(item.string.strip(" ") for item, _ in placed(drawing) if isinstance(item, Text))
