"""Terrain of 7 Seconds from above: how each type looks, its outline, and its name where there is room."""

from dataclasses import dataclass
from typing import Final

from exporters.drawing import terrain_patterns as patterns
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Point, Stroke
from exporters.drawing.inks import Ink, ink_from_hex
from exporters.drawing.shapes import polygon
from exporters.drawing.terrain_patterns import Pattern
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.look.look import GREY, QUIET, STEEL
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle

GROUND: Final = ink_from_hex("#F2EFE3")
DARKER: Final = 0.62


@dataclass(frozen=True)
class TerrainLook:
    """How a terrain type looks on maps and in their legends: its ink, and the pattern it is known by without colour."""

    ink: Ink
    pattern: Pattern

    @property
    def shade(self) -> Ink:
        """The darker ink that the pattern and the edge are drawn in."""
        red, green, blue = (round(part * DARKER) for part in self.ink.rgb)
        return ink_from_hex(f"#{red:02x}{green:02x}{blue:02x}")

    def patterned(self, outline: tuple[Point, ...], pitch_mm: float) -> tuple[Item, ...]:
        """Return the pattern within an outline."""
        return self.pattern(outline, self.shade, pitch_mm)


LOOKS: Final = {
    "woods": TerrainLook(patterns.LEAVES, patterns.trees),
    "bush": TerrainLook(ink_from_hex("#C4D9AE"), patterns.bushes),
    "plains": TerrainLook(ink_from_hex("#E7EAD2"), patterns.tufts),
    "hill": TerrainLook(ink_from_hex("#CDB68C"), patterns.contours),
    "stream": TerrainLook(ink_from_hex("#C3DCEA"), patterns.waves),
    "river": TerrainLook(ink_from_hex("#9FC4DE"), patterns.deep_waves),
    "large_building": TerrainLook(ink_from_hex("#A9A9AE"), patterns.hatched),
    "civilian_building": TerrainLook(ink_from_hex("#C9C4C0"), patterns.thinly_hatched),
    "fortified_building": TerrainLook(ink_from_hex("#8F9096"), patterns.cross_hatched),
    "swamp": TerrainLook(ink_from_hex("#B2C7B4"), patterns.reeds),
    "marsh": TerrainLook(ink_from_hex("#C2D2BE"), patterns.tufts),
    "rock_formation": TerrainLook(ink_from_hex("#B0A79D"), patterns.rocks),
    "broken_rocky": TerrainLook(ink_from_hex("#CFC7BA"), patterns.rubble),
    "crater": TerrainLook(ink_from_hex("#BFAE97"), patterns.bowl),
    "flamer_smoke": TerrainLook(ink_from_hex("#D0D0D4"), patterns.puffs),
    "haywire_field": TerrainLook(ink_from_hex("#D9CDE8"), patterns.zigzag),
}
"""One for each terrain type of the rules; no two that stand beside each other look alike."""

AUTHORS_OWN: Final = TerrainLook(ink_from_hex("#D9D6CC"), patterns.dotted)


def look_of(type_name: str) -> TerrainLook:
    """Return the look of a terrain type; all of an author's own share one."""
    return LOOKS.get(type_name, AUTHORS_OWN)


NAME: Final = TextStyle(Face.ITALIC, 6.5, 5.5, QUIET, align="centre", valign="middle")
LARGE_NAME: Final = TextStyle(Face.TEXT, 13.5, 13, STEEL, align="centre", valign="middle", leading=1.0)
"""For boards that are drawn smaller by a third and more."""

EDGE: Final = Stroke(GREY, 0.2)


def terrain_piece(
    name: str, type_name: str, outline_mm: tuple[Point, ...], style: TextStyle = NAME, language: str = ""
) -> tuple[Item, ...]:
    """Return a piece of terrain: its outline filled as its type is, and its name if it fits into the middle."""
    ground = Path(polygon(*outline_mm), look_of(type_name).ink, EDGE)
    across = [x for x, _ in outline_mm]
    down = [y for _, y in outline_mm]
    width, height = max(across) - min(across), max(down) - min(down)
    share, most = (0.7, 1) if style is NAME else (0.96, 2)
    room = Box(min(across) + width * (1 - share) / 2, min(down) + height * 0.3, width * share, height * 0.4)
    if style is not NAME:
        room = Box(room.x, min(down) + 1, room.width, height - 2)
    words = fit(name, room, style, (), language)
    return (ground, *(words.items if not words.findings and len(words.items) <= most else ()))
