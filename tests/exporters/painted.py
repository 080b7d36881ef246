"""A reader of finished PDFs, independent of the writer: what is painted, in millimetres from the sheet's top left."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import pikepdf

from tests.exporters.vectors import MM, Matrix, times

Place = tuple[float, float]
Colour = tuple[float, ...]
STEPS = 6
"""Straight pieces that a curve is read as."""


@dataclass(frozen=True)
class Painted:
    """A painted path: each of its parts as a polygon, and the colours of its inside and its line (None for none)."""

    parts: tuple[tuple[Place, ...], ...]
    fill: Colour | None
    line: Colour | None
    width: float

    def holds(self, x: float, y: float) -> bool:
        """Whether a place is inside, by the even-odd rule."""
        return sum(_crosses(part, x, y) for part in self.parts) % 2 == 1


@dataclass
class State:
    """What the next path is painted with."""

    matrix: Matrix
    fill: Colour = (0.0,)
    line: Colour = (0.0,)
    width: float = 1.0


def painted(data: bytes, number: int = 0) -> list[Painted]:
    """Return every path that a page itself paints, in the order of painting; forms (signs, symbols) are passed over."""
    with pikepdf.open(BytesIO(data)) as pdf:
        page = pdf.pages[number]
        height = float(page.mediabox[3]) * MM
        return list(_read(page, State((MM, 0, 0, -MM, 0, height))))


def _read(content: Any, state: State) -> Iterator[Painted]:
    stack: list[State] = []
    parts: list[list[Place]] = []
    for instruction in pikepdf.parse_content_stream(content):
        operator, operands = str(instruction.operator), list(instruction.operands)
        if operator == "q":
            stack.append(State(state.matrix, state.fill, state.line, state.width))
        elif operator == "Q":
            state = stack.pop()
        elif operator in {"f", "f*", "S", "B", "B*", "n"}:
            if operator != "n":
                yield _path(parts, operator, state)
            parts = []
        elif operator in NUMBERS:
            _apply(operator, [float(part) for part in operands], state, parts)


NUMBERS = {"cm", "rg", "g", "RG", "G", "w", "m", "l", "c", "re", "k", "K"}


def _path(parts: list[list[Place]], operator: str, state: State) -> Painted:
    fill = state.fill if operator != "S" else None
    line = state.line if operator[0] in "SB" else None
    return Painted(tuple(tuple(part) for part in parts), fill, line, state.width)


def _apply(operator: str, numbers: list[float], state: State, parts: list[list[Place]]) -> None:
    if operator == "cm":
        a, b, c, d, e, f = numbers
        state.matrix = times((a, b, c, d, e, f), state.matrix)
    elif operator in {"rg", "g", "k"}:
        state.fill = tuple(numbers)
    elif operator in {"RG", "G", "K"}:
        state.line = tuple(numbers)
    elif operator == "w":
        state.width = numbers[0] * (state.matrix[0] ** 2 + state.matrix[1] ** 2) ** 0.5
    else:
        _draw(operator, numbers, state.matrix, parts)


def _draw(operator: str, numbers: list[float], matrix: Matrix, parts: list[list[Place]]) -> None:
    places = [_at(matrix, x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    if operator == "m":
        parts.append(places)
    elif operator == "l":
        parts[-1].extend(places)
    elif operator == "c":
        parts[-1].extend(_curve(parts[-1][-1], *places))
    else:
        x, y, width, height = numbers
        parts.append([_at(matrix, *end) for end in ((x, y), (x + width, y), (x + width, y + height), (x, y + height))])


def _curve(p: Place, q: Place, r: Place, s: Place) -> Iterator[Place]:
    for step in range(1, STEPS + 1):
        t = step / STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        yield (
            sum(weight * place[0] for weight, place in zip(weights, (p, q, r, s), strict=True)),
            sum(weight * place[1] for weight, place in zip(weights, (p, q, r, s), strict=True)),
        )


def _at(matrix: Matrix, x: float, y: float) -> Place:
    a, b, c, d, e, f = matrix
    return (a * x + c * y + e, b * x + d * y + f)


def _crosses(part: tuple[Place, ...], x: float, y: float) -> int:
    """How many sides of a polygon a ray to the right meets."""
    pairs = zip(part, (*part[1:], part[0]), strict=True)
    return sum((a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) for a, b in pairs)
