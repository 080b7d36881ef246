"""A table of inches on paper: where its places lie, and the lines and numbers to find them by."""

from dataclasses import dataclass

from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Path, Point, Stroke
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import polyline
from exporters.layout.boxes import Box
from exporters.text.fitting import TextStyle


@dataclass(frozen=True)
class TableFrame:
    """Where the inches of a table, from its south-west corner, lie on the paper: in millimetres, north up."""

    x_mm: float
    y_mm: float
    width_in: float
    depth_in: float
    mm_per_in: float

    @property
    def board(self) -> Box:
        """The table."""
        return Box(self.x_mm, self.y_mm, self.width_in * self.mm_per_in, self.depth_in * self.mm_per_in)

    def point(self, x_in: float, y_in: float) -> Point:
        """Return a place of the table on the paper."""
        return (self.x_mm + x_in * self.mm_per_in, self.y_mm + (self.depth_in - y_in) * self.mm_per_in)


def draw_dashes(made: Composition, frame: TableFrame, pitch_in: int, ink: Ink) -> None:
    """Draw dashed lines every so many inches."""
    board, stroke = frame.board, Stroke(ink, 0.12, (0.8, 1.2))
    for at in range(pitch_in, int(frame.width_in) + 1, pitch_in):
        x = frame.point(at, 0)[0]
        made.draw(Path(polyline((x, board.y), (x, board.bottom)), None, stroke))
    for at in range(pitch_in, int(frame.depth_in) + 1, pitch_in):
        y = frame.point(0, at)[1]
        made.draw(Path(polyline((board.x, y), (board.right, y)), None, stroke))


def write_inches(made: Composition, frame: TableFrame, pitch_in: int, style: TextStyle, aside_mm: float) -> None:
    """Write inches along the upper edge, and along the left one, so far aside."""
    for at in range(0, int(frame.width_in) + 1, pitch_in):
        x, _ = frame.point(at, 0)
        made.write(str(at), Box(x - 5, frame.y_mm - 4.4, 10, 4), style)
    for at in range(0, int(frame.depth_in) + 1, pitch_in):
        _, y = frame.point(0, at)
        made.write(str(at), Box(frame.x_mm - aside_mm, y - 2, 6, 4), style)
