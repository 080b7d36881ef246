"""Backs behind their fronts: real coordinates mirrored about the sheet, so that unequal margins still match."""

from dataclasses import dataclass, replace

from exporters.drawing.display_list import Point
from exporters.imposition.papers import Paper
from exporters.imposition.sheets import Duplex, Line, Placed
from exporters.layout.boxes import Box


@dataclass(frozen=True)
class Mirror:
    """How a sheet is turned over, or folded: about its upright middle line, or about its level one.

    About the level line every back is also upside down. `shift_mm` is added to all that is mirrored.
    """

    paper: Paper
    about_upright: bool
    shift_mm: Point = (0.0, 0.0)

    def point(self, point: Point) -> Point:
        """Return where a point of the front lies on the back."""
        x, y = point
        right, down = self.shift_mm
        if self.about_upright:
            return (self.paper.width_mm - x + right, y + down)
        return (x + right, self.paper.height_mm - y + down)

    def box(self, box: Box) -> Box:
        """Return where a rectangle of the front lies on the back."""
        (x1, y1), (x2, y2) = self.point((box.x, box.y)), self.point((box.right, box.bottom))
        return Box(min(x1, x2), min(y1, y2), box.width, box.height)

    def placed(self, placed: Placed) -> Placed:
        """Return a drawing of the back, laid out in the frame of the front, where it is printed."""
        return replace(
            placed,
            trim=self.box(placed.trim),
            clip=self.box(placed.clip),
            half_turned=placed.half_turned == self.about_upright,
        )

    def line(self, line: Line) -> Line:
        """Return where a mark of the front lies on the back."""
        return replace(line, start=self.point(line.start), end=self.point(line.end))


def turned_over(paper: Paper, duplex: Duplex, shift_mm: Point = (0.0, 0.0)) -> Mirror:
    """Return how a sheet is turned over: its short edge if that is asked for, else its long one.

    `shift_mm` is that of an upright sheet. On a sheet that lies on its side it is turned with it, the way printers
    turn such a page: its head to the left.
    """
    right, down = shift_mm
    shift = shift_mm if paper.upright else (-down, right)
    return Mirror(paper, paper.upright == (duplex != "short"), shift)
