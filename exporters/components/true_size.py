"""What is measured on: strips that are joined, and scales of true size."""

from dataclasses import dataclass
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group, Path, Point, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import Outline, after, polyline, shift, turn
from exporters.faces.fonts import MM_PER_IN
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale

TAB_MM: Final = 12.0
BLEED_MM: Final = 1.5

GRID_IN: Final = 6
CROSS_MM: Final = 4.0


@dataclass(frozen=True)
class Tab:
    """What stands on a tab, how it is set, and the ink of the line it is glued along."""

    note: str
    style: TextStyle
    line: Ink


def strip_ground(long_mm: float, high_mm: float, type_scale: TypeScale, language: str = "") -> Composition:
    """Return the white ground of a strip with its bleed, its tab included."""
    ground = Rect(-BLEED_MM, -BLEED_MM, long_mm + TAB_MM + 2 * BLEED_MM, high_mm + 2 * BLEED_MM, fill=WHITE)
    return Composition([ground], type_scale=type_scale, language=language)


def draw_tab(made: Composition, box: Box, tab: Tab) -> None:
    """Draw the tab that the next strip is glued on."""
    made.draw(Rect(box.x, -BLEED_MM, box.width + BLEED_MM, box.height + 2 * BLEED_MM, fill=WHITE))
    made.draw(
        Path(polyline((box.x, -BLEED_MM), (box.x, box.height + BLEED_MM)), None, Stroke(tab.line, 0.3, (1.2, 1.0)))
    )
    note = Composition(type_scale=made.type_scale, language=made.language)
    note.write(tab.note, Box(0, 0, box.height, box.width), tab.style)
    made.findings.extend(note.findings)
    made.draw(Group(tuple(note.items), turn(90, box.right, box.y)))


def upright(name: str, title: str, size_mm: tuple[float, float], made: Composition) -> Drawing:
    """Return a lying strip of a length and a height as an upright drawing."""
    whole, high = size_mm
    turned = after(shift(BLEED_MM, BLEED_MM), turn(-90, 0, whole))
    return Drawing(name, title, high, whole, (Group(tuple(made.items), turned),), BLEED_MM)


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
