"""Where the name of a dot stands on a panel: below it, or aside of edges and seams. Rule: BS.MAP.7."""

from typing import Final

from engine.games.battlesuit.maps.lattice import Point as Dot
from engine.games.battlesuit.maps.panels import dot_label
from exporters.drawing.boxes import Box
from exporters.faces.fonts import MM_PER_PT
from exporters.faces.metrics import CAP_HEIGHT_EM
from exporters.games.battlesuit.panels.clearance import first_clear
from exporters.games.battlesuit.panels.lattice import place
from exporters.text.fitting import line_width_mm
from exporters.text.lines import TextStyle

UNDER_DOT_MM: Final = 2.45
"""How far below the middle of a dot its name begins."""

ASIDE_MM: Final = 3.2
BESIDE_MM: Final = 1.0
CAP_SHARE: Final = 0.75


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
