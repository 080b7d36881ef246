"""Signs: one-colour icons in a box of 16 by 16, and panels with cut corners. What all systems draw with."""

from functools import lru_cache
from typing import Final

from exporters.drawing.display_list import Path, Stroke, Symbol, Use
from exporters.drawing.inks import CURRENT, Ink
from exporters.drawing.matrices import scale
from exporters.drawing.shapes import Outline, polygon
from exporters.layout.boxes import Box

ICON_BOX = 16.0
PANELS_KEPT: Final = 1024
"""So many panels are kept: those of a layout come again on card after card."""


def icon_symbol(name: str, *outlines: Outline) -> Symbol:
    """Return an icon by its outlines; one inside another is a hole."""
    segments = tuple(segment for outline in outlines for segment in outline)
    return Symbol(f"icon-{name}", ICON_BOX, ICON_BOX, (Path(segments, CURRENT, evenodd=True),))


def icon(symbol: Symbol, box: Box, ink: Ink) -> Use:
    """Return the icon, as large as fits into the middle of the box."""
    side = min(box.width, box.height)
    square = box.square(side)
    return Use(symbol, scale(side / ICON_BOX, square.x, square.y), ink)


@lru_cache(maxsize=PANELS_KEPT)
def chamfered(box: Box, cut_mm: float, ink: Ink, corners: str = "br", stroke: Stroke | None = None) -> Path:
    """Return a panel with some corners cut off: any of tl, tr, br, bl, apart by spaces."""
    cut = {corner: cut_mm if corner in corners.split() else 0.0 for corner in ("tl", "tr", "br", "bl")}
    return Path(
        polygon(
            (box.x + cut["tl"], box.y),
            (box.right - cut["tr"], box.y),
            (box.right, box.y + cut["tr"]),
            (box.right, box.bottom - cut["br"]),
            (box.right - cut["br"], box.bottom),
            (box.x + cut["bl"], box.bottom),
            (box.x, box.bottom - cut["bl"]),
            (box.x, box.y + cut["tl"]),
        ),
        ink,
        stroke,
    )
