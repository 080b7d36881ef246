"""Boxes of a page as areas that digital tables can name."""

from exporters.drawing.boxes import Box
from exporters.imposition.pieces import Area


def area_of(name: str, box: Box) -> Area:
    """Return a box as a named area of its piece."""
    return Area(name, ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)))
