"""The lattice of a panel on paper: every dot at its exact place, and the hexagon round it.

The frame is that of the panel: millimetres from its north-west corner, y down. Corners of hexagons are also kept as
whole numbers (thirds of a column, halves of a row), so that neighbours share them exactly. Rules: BS.MAP.7, BS.MAP.8.
"""

from typing import Final

from engine.games.battlesuit.maps.lattice import Point as Dot
from engine.games.battlesuit.maps.panels import PanelShape
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Point
from exporters.games.battlesuit.look.look import MM_PER_IN

SHAPE: Final = PanelShape()
WIDTH_IN: Final = 17.0
HEIGHT_IN: Final = 11.0
COLUMN_MM: Final = WIDTH_IN / SHAPE.span.x * MM_PER_IN
ROW_MM: Final = HEIGHT_IN / (SHAPE.span.y2 / 2) * MM_PER_IN
BOARD: Final = Box(0, 0, WIDTH_IN * MM_PER_IN, HEIGHT_IN * MM_PER_IN)

Corner = tuple[int, int]
AROUND: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""The corners of a dot's hexagon, clockwise, in thirds of a column and halves of a row."""


def place(dot: Dot) -> Point:
    """Return where a dot lies."""
    return (dot.x * COLUMN_MM, dot.y2 * ROW_MM / 2)


def hexagon(dot: Dot) -> tuple[Corner, ...]:
    """Return the corners of a dot's hexagon, clockwise."""
    return tuple((3 * dot.x + across, dot.y2 + down) for across, down in AROUND)


def corner_place(corner: Corner) -> Point:
    """Return where a corner lies."""
    return (corner[0] * COLUMN_MM / 3, corner[1] * ROW_MM / 2)
