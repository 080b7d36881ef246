"""Where numbers and names of a panel may stand: whole on it, and off every line along which its tiles are cut."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Point
from exporters.games.battlesuit.panels.lattice import BOARD
from exporters.imposition.papers import MAP_PAPERS, PAPERS
from exporters.imposition.seams import Picture
from exporters.imposition.sheets import Setup
from exporters.imposition.tiling import tiling

EDGE_MM: Final = 0.7
CUT_MM: Final = 0.6
"""How far type stays from the panel's edge, and from a cut."""


@cache
def cuts() -> tuple[frozenset[float], frozenset[float]]:
    """Return where tiles of a panel meet on papers for maps if they are even: x of upright cuts, y of level ones."""
    plain = Picture(BOARD.width, BOARD.height)
    ways = tuple(tiling(Setup(paper), plain) for paper in map(PAPERS.__getitem__, MAP_PAPERS))
    across = frozenset(seam.cut_mm for way in ways for row in way.across for seam in row)
    return across, frozenset(seam.cut_mm for way in ways for seam in way.down)


def is_clear(box: Box) -> bool:
    """Whether a box lies on the panel and no tile is cut through it."""
    across, down = cuts()
    inside = (
        box.x >= EDGE_MM
        and box.y >= EDGE_MM
        and box.right <= BOARD.width - EDGE_MM
        and box.bottom <= BOARD.height - EDGE_MM
    )
    return (
        inside
        and not any(box.x - CUT_MM < x < box.right + CUT_MM for x in across)
        and not any(box.y - CUT_MM < y < box.bottom + CUT_MM for y in down)
    )


def first_clear(width_mm: float, height_mm: float, centres: Iterable[Point]) -> Box:
    """Return the first of some places where a box of this size is clear; if none is, the first one, on the panel."""
    boxes = tuple(Box(x - width_mm / 2, y - height_mm / 2, width_mm, height_mm) for x, y in centres)
    return next((box for box in boxes if is_clear(box)), None) or _moved_in(boxes[0])


def _moved_in(box: Box) -> Box:
    """Return a box moved onto the panel."""
    x = max(min(box.x, BOARD.width - EDGE_MM - box.width), EDGE_MM)
    y = max(min(box.y, BOARD.height - EDGE_MM - box.height), EDGE_MM)
    return Box(x, y, box.width, box.height)
