"""Maps of 7 Seconds: how each type of terrain looks, and the frame around a table.

A table on paper, at any scale: terrain with patterns and labels. Rules: 7S.GEN.13, 7S.TERR.1. The table is in inches
from its south-west corner; the paper in millimetres, north up.
"""

from dataclasses import dataclass
from typing import Final

from exporters.components.frames import TableFrame
from exporters.drawing import terrain_patterns as patterns
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Item, Path, Point, Rect, Stroke, Text
from exporters.drawing.inks import Ink, ink_from_hex
from exporters.drawing.regions import spans
from exporters.drawing.shapes import polygon, shift
from exporters.drawing.terrain_patterns import Pattern
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.faces.metrics import text_width_mm
from exporters.games.seven_seconds.look import GREY, PAPER, QUIET, STEEL
from exporters.text.fitting import Composition, fit
from exporters.text.lines import TextStyle
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import Feature, TerrainMap

GROUND: Final = ink_from_hex("#F2EFE3")
DARKER: Final = 0.62

NAME: Final = TextStyle(Face.ITALIC, 6.5, 5.5, QUIET, align="centre", valign="middle")
LARGE_NAME: Final = TextStyle(Face.TEXT, 13.5, 13, STEEL, align="centre", valign="middle", leading=1.0)
"""For boards that are drawn smaller by a third and more."""

EDGE: Final = Stroke(GREY, 0.2)

PLATE_SHARE: Final = 0.5
SMALLER: Final = 0.72
LEAST_PT: Final = 6.0


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


@dataclass(frozen=True)
class MapFrame(TableFrame):
    """A table with the pitch of its patterns and the size of its labels, which go with its scale."""

    pitch_mm: float
    label_pt: float


def type_of(feature: Feature, rules: Rules) -> str:
    """Return the terrain type of a feature, its other names resolved. Rule: 7S.GAP.82."""
    return rules.terrain.aliases.get(feature.type, feature.type)


def draw_terrain(made: Composition, model: TerrainMap, rules: Rules, frame: MapFrame) -> None:
    """Draw the ground and every piece of terrain, low ones first in the order of the map."""
    board = frame.board
    made.draw(Rect(board.x, board.y, board.width, board.height, fill=GROUND))
    for feature in model.features:
        outline = tuple(frame.point(x, y) for x, y in feature.outline_in)
        look = look_of(type_of(feature, rules))
        made.draw(Path(polygon(*outline), look.ink), *look.patterned(outline, frame.pitch_mm))
        made.draw(Path(polygon(*outline), None, Stroke(look.shade, frame.pitch_mm * 0.16)))


def draw_label(made: Composition, texts: tuple[str, ...], middle: Point, frame: MapFrame) -> None:
    """Write lines on a plate about a place, the first one larger; near the edge it is moved onto the board."""
    title = TextStyle(Face.LABEL, frame.label_pt, frame.label_pt, STEEL, align="centre", valign="middle")
    rest = title._replace(face=Face.TEXT).sized(max(frame.label_pt * SMALLER, LEAST_PT))
    styles = tuple(title if at == 0 else rest for at in range(len(texts)))
    heights = tuple(style.line_mm for style in styles)
    row = Box(middle[0] - frame.board.width, middle[1] - sum(heights) / 2, 2 * frame.board.width, sum(heights))
    runs: list[Item] = []
    for text, style in zip(texts, styles, strict=True):
        line, row = row.cut_top(style.line_mm)
        runs.extend(made.fit(text, line, style).items)
    width = max(
        (text_width_mm(run.string, run.face, run.size_pt) for run in runs if isinstance(run, Text)), default=0.0
    )
    pad = frame.label_pt * PLATE_SHARE * MM_PER_PT
    plate = Box(middle[0] - width / 2, middle[1] - sum(heights) / 2, width, sum(heights)).inset(-pad, -pad * 0.3)
    label = (Rect(plate.x, plate.y, plate.width, plate.height, pad * 0.8, PAPER), *runs)
    aside = _aside(plate, frame.board)
    made.draw(*((Group(label, shift(aside, 0)),) if aside else label))


def _aside(plate: Box, board: Box) -> float:
    """Return how far a plate that leaves the board on one side is moved to the other."""
    return max(board.x - plate.x, 0.0) - max(plate.right - board.right, 0.0)


def middle_of(feature: Feature, frame: MapFrame) -> Point:
    """Return where the label of a feature goes: half way up it, in the middle of its widest part there."""
    outline = tuple((min(max(x, 0.0), frame.width_in), min(max(y, 0.0), frame.depth_in)) for x, y in feature.outline_in)
    down = [y for _, y in outline]
    level = (min(down) + max(down)) / 2
    parts = spans(outline, level) or ((min(x for x, _ in outline), max(x for x, _ in outline)),)
    left, right = max(parts, key=lambda part: part[1] - part[0])
    return frame.point((left + right) / 2, level)
