"""Terrain of 7 Seconds from above: an ink for each type, its outline, and its name where there is room."""

from typing import Final

from exporters.drawing.display_list import Item, Path, Point, Stroke
from exporters.drawing.inks import Ink, ink_from_hex
from exporters.drawing.shapes import polygon
from exporters.games.seven_seconds.look.look import GREY, QUIET
from exporters.layout.boxes import Box
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle, fit

GROUND: Final = ink_from_hex("#F2EFE3")
UNKNOWN: Final = ink_from_hex("#D9D6CC")
INKS: Final[dict[str, Ink]] = {
    name: ink_from_hex(colour)
    for name, colour in {
        "woods": "#9CBF94",
        "bush": "#C4D9AE",
        "plains": "#E7EAD2",
        "hill": "#CDB68C",
        "stream": "#C3DCEA",
        "river": "#9FC4DE",
        "large_building": "#A9A9AE",
        "civilian_building": "#C9C4C0",
        "fortified_building": "#8F9096",
        "swamp": "#B2C7B4",
        "marsh": "#C2D2BE",
        "rock_formation": "#B0A79D",
        "broken_rocky": "#CFC7BA",
        "crater": "#BFAE97",
        "flamer_smoke": "#D0D0D4",
        "haywire_field": "#D9CDE8",
    }.items()
}
NAME: Final = TextStyle(Face.ITALIC, 6.5, 5.5, QUIET, align="centre", valign="middle")
EDGE: Final = Stroke(GREY, 0.2)


def terrain_piece(name: str, type_name: str, outline_mm: tuple[Point, ...]) -> tuple[Item, ...]:
    """Return a piece of terrain: its outline filled as its type is, and its name if it fits into the middle."""
    ground = Path(polygon(*outline_mm), INKS.get(type_name, UNKNOWN), EDGE)
    across = [x for x, _ in outline_mm]
    down = [y for _, y in outline_mm]
    width, height = max(across) - min(across), max(down) - min(down)
    room = Box(min(across) + width * 0.15, min(down) + height * 0.3, width * 0.7, height * 0.4)
    words = fit(name.replace("_", " "), room, NAME, ())
    return (ground, *(words.items if not words.findings and len(words.items) == 1 else ()))
