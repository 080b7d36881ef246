"""A reader of finished PDFs, independent of the writer: lines and clips in millimetres from the sheet's top left."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO

import pikepdf

MM = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True)
class Stroked:
    """A straight line from (x1, y1) to (x2, y2)."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float


@dataclass(frozen=True)
class Clip:
    """A rectangle that what follows is cut off at."""

    x: float
    y: float
    width: float
    height: float


def times(inner: Matrix, outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    p, q, r, s, t, u = outer
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


def lines_and_clips(data: bytes, number: int) -> tuple[list[Stroked], list[Clip]]:
    """Return the two-point strokes and the rectangular clips of a page."""
    with pikepdf.open(BytesIO(data)) as pdf:
        page = pdf.pages[number]
        height = float(page.mediabox[3]) * MM
        found = list(_read(page, height))
    strokes = [item for item in found if isinstance(item, Stroked)]
    return strokes, [item for item in found if isinstance(item, Clip)]


def _read(page: pikepdf.Page, height: float) -> Iterator[Stroked | Clip]:
    matrix: Matrix = (MM, 0, 0, MM, 0, 0)
    width = 1.0
    stack: list[tuple[Matrix, float]] = []
    points: list[tuple[float, float]] = []
    corners: list[tuple[float, float]] = []
    for instruction in pikepdf.parse_content_stream(page):
        operator = str(instruction.operator)
        numbers = [float(part) for part in instruction.operands] if operator in ["cm", "m", "l", "re", "w"] else []
        if operator == "q":
            stack.append((matrix, width))
        elif operator == "Q":
            matrix, width = stack.pop()
        elif operator == "cm":
            a, b, c, d, e, f = numbers
            matrix = times((a, b, c, d, e, f), matrix)
        elif operator == "w":
            width = numbers[0] * abs(matrix[0] + matrix[1])
        elif operator in {"m", "l"}:
            points = [*([] if operator == "m" else points), _at(matrix, numbers[0], numbers[1], height)]
        elif operator == "re":
            x, y, w, h = numbers
            corners = [_at(matrix, x, y, height), _at(matrix, x + w, y + h, height)]
        elif operator == "S" and len(points) == 2:
            yield Stroked(*points[0], *points[1], width)
        elif operator == "W" and corners:
            (x1, y1), (x2, y2) = corners
            corners = []
            yield Clip(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))


def _at(matrix: Matrix, x: float, y: float, height: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return (a * x + c * y + e, height - (b * x + d * y + f))
