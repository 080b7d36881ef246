"""The lattice of a panel: where its dots lie, what they are called, and what keeps clear of cuts.

The lattice of a panel on paper: every dot at its exact place, and the hexagon round it. The frame is that of the panel:
millimetres from its north-west corner, y down. Corners of hexagons are also kept as whole numbers (thirds of a column,
halves of a row), so that neighbours share them exactly. Rules: BS.MAP.7, BS.MAP.8.
Where the name of a dot stands on a panel: below it, or aside of edges and seams. Rule: BS.MAP.7.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from engine.games.battlesuit.maps.panels import PanelShape, dot_label
from engine.games.battlesuit.maps.panels import Point as Dot
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Point
from exporters.faces.fonts import MM_PER_IN, MM_PER_PT
from exporters.faces.metrics import CAP_HEIGHT_EM
from exporters.imposition.seams import Picture
from exporters.imposition.sheets import MAP_PAPERS, PAPERS, Setup
from exporters.imposition.tiling import tiling
from exporters.text.fitting import line_width_mm
from exporters.text.lines import TextStyle

SHAPE: Final = PanelShape()
WIDTH_IN: Final = 17.0
HEIGHT_IN: Final = 11.0
COLUMN_MM: Final = WIDTH_IN / SHAPE.span.x * MM_PER_IN
ROW_MM: Final = HEIGHT_IN / (SHAPE.span.y2 / 2) * MM_PER_IN
BOARD: Final = Box(0, 0, WIDTH_IN * MM_PER_IN, HEIGHT_IN * MM_PER_IN)

Corner = tuple[int, int]
AROUND: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""The corners of a dot's hexagon, clockwise, in thirds of a column and halves of a row."""

EDGE_MM: Final = 0.7
CUT_MM: Final = 0.6
"""How far type stays from the panel's edge, and from a cut."""

UNDER_DOT_MM: Final = 2.45
"""How far below the middle of a dot its name begins."""

ASIDE_MM: Final = 3.2
BESIDE_MM: Final = 1.0
CAP_SHARE: Final = 0.75


def place(dot: Dot) -> Point:
    """Return where a dot lies."""
    return (dot.x * COLUMN_MM, dot.y2 * ROW_MM / 2)


def hexagon(dot: Dot) -> tuple[Corner, ...]:
    """Return the corners of a dot's hexagon, clockwise."""
    return tuple((3 * dot.x + across, dot.y2 + down) for across, down in AROUND)


def corner_place(corner: Corner) -> Point:
    """Return where a corner lies."""
    return (corner[0] * COLUMN_MM / 3, corner[1] * ROW_MM / 2)


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


def name_box(dot: Dot, style: TextStyle) -> Box:
    """Return the room of a dot's name in a style: below it, above it beyond the edge; beside a seam if need be."""
    x, y = place(dot)
    name = dot_label(dot)
    aside = max(ASIDE_MM, beside(name, style))
    away = UNDER_DOT_MM + style.size_pt * MM_PER_PT * CAP_HEIGHT_EM / 2
    places = ((x + across, y + down) for down in (away, -away) for across in (0, aside, -aside))
    return first_clear(*text_room(name, style), places)


def text_room(text: str, style: TextStyle, language: str = "") -> tuple[float, float]:
    """Return the width and height that a line of text keeps free, in millimetres."""
    return line_width_mm(text, style, language) + 0.3, style.line_mm * CAP_SHARE


def beside(text: str, style: TextStyle) -> float:
    """Return how far aside the middle of a text is when it begins beside an upright line."""
    return line_width_mm(text, style) / 2 + BESIDE_MM
