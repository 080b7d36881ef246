"""A table on paper, at any scale: terrain with patterns and labels. Rules: 7S.GEN.13, 7S.TERR.1.

The table is in inches from its south-west corner; the paper in millimetres, north up.
"""

from dataclasses import dataclass, replace
from typing import Final

from exporters.components.frames import TableFrame
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Item, Path, Point, Rect, Stroke, Text
from exporters.drawing.regions import spans
from exporters.drawing.shapes import polygon, shift
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.faces.metrics import text_width_mm
from exporters.games.seven_seconds.look.look import PAPER, STEEL
from exporters.games.seven_seconds.maps.terrain import GROUND, look_of
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import Feature, TerrainMap

PLATE_SHARE: Final = 0.5
SMALLER: Final = 0.72
LEAST_PT: Final = 6.0


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
    rest = replace(title, face=Face.TEXT).sized(max(frame.label_pt * SMALLER, LEAST_PT))
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
