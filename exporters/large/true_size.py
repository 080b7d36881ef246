"""What lets a map of true size be measured on: crosses on a grid, and inches along its edges."""

from typing import Final

from exporters.drawing.display_list import Path, Point, Rect, Stroke
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import Outline, polyline
from exporters.layout.boxes import Box

MM_PER_IN: Final = 25.4
GRID_IN: Final = 6
CROSS_MM: Final = 4.0


def grid_crosses(board: Box, ink: Ink) -> Path:
    """Return small crosses every six inches of a board in millimetres, counted from its lower left corner."""
    return Path(tuple(segment for place in _grid(board) for segment in _cross(*place)), None, Stroke(ink, 0.3))


def ruled_edge(board: Box, ink: Ink) -> tuple[Path | Rect, ...]:
    """Return inch marks along all four edges of a board, from its lower left corner, and the edge itself."""
    marks: list[Outline] = []
    for inch in range(1, _inches(board.width) + 1):
        x, length = inch * MM_PER_IN, _mark_mm(inch)
        marks += [polyline((x, 0), (x, length)), polyline((x, board.bottom), (x, board.bottom - length))]
    for inch in range(1, _inches(board.height) + 1):
        y, length = board.bottom - inch * MM_PER_IN, _mark_mm(inch)
        marks += [polyline((0, y), (length, y)), polyline((board.right, y), (board.right - length, y))]
    segments = tuple(segment for mark in marks for segment in mark)
    frame_line = Rect(0.25, 0.25, board.width - 0.5, board.height - 0.5, stroke=Stroke(ink, 0.5))
    return (Path(segments, None, Stroke(ink, 0.35)), frame_line)


def _grid(board: Box) -> tuple[Point, ...]:
    return tuple(
        (board.x + x * MM_PER_IN, board.bottom - y * MM_PER_IN)
        for x in range(GRID_IN, _inches(board.width), GRID_IN)
        for y in range(GRID_IN, _inches(board.height), GRID_IN)
    )


def _cross(x: float, y: float) -> Outline:
    return (*polyline((x - CROSS_MM, y), (x + CROSS_MM, y)), *polyline((x, y - CROSS_MM), (x, y + CROSS_MM)))


def _inches(length_mm: float) -> int:
    """Return the whole inches of a length, one that is whole but for rounding included."""
    return int(length_mm / MM_PER_IN + 1e-9)


def _mark_mm(inch: int) -> float:
    return 6.0 if inch % GRID_IN == 0 else 3.0
