"""What shows along edges of panels: a strip of half-dots for each kind of edge, and whose edge it is."""

from collections.abc import Sequence
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import Ink
from exporters.faces.fonts import Face
from exporters.games.battlesuit.look.look import GROUND, HEIGHTS, IRON, TERRAINS, level_ink
from exporters.games.battlesuit.look.pages import COLUMNS
from exporters.games.battlesuit.maps.join_table import EdgeClass
from exporters.games.battlesuit.panels.dots import dot_sign
from exporters.games.battlesuit.words import joins as words
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.words import Terrain

STRIP_MM: Final = 8.4
LEVEL_MM: Final = 3.2
CLASS_MM: Final = 18.0
TITLE_MM: Final = 6.5
LEVEL: Final = TextStyle(Face.NUMERAL, 8, 8, HEIGHTS, align="centre", valign="middle", leading=1.0)


def draw_strips(made: Composition, room: Box, title: str, classes: Sequence[EdgeClass]) -> None:
    """Draw a title and the strips below each other."""
    head, rest = room.cut_top(TITLE_MM)
    made.write(said(title, made.language), head, COLUMNS.title)
    made.draw(Rect(head.x, head.bottom - 0.6, head.width, 0.5, fill=COLUMNS.line))
    for known in classes:
        place, rest = rest.cut_top(CLASS_MM)
        strip, names = place.cut_top(STRIP_MM + 1.2)
        _draw_strip(made, Box(strip.x, strip.y + 0.6, strip.width, STRIP_MM), known)
        made.write(_names(known, made.language), names.inset(0, 0.6), COLUMNS.text)


def _draw_strip(made: Composition, strip: Box, known: EdgeClass) -> None:
    raised = any(level for _, level in known.shown)
    for cell, (terrain, level) in zip(strip.columns(len(known.shown)), known.shown, strict=True):
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=_ground(Terrain(terrain), level)))
        upper, lower = cell.cut_top(STRIP_MM - LEVEL_MM * raised)
        made.draw(*dot_sign(Terrain(terrain), *upper.centre))
        if level:
            made.write(str(level), lower, LEVEL)
    made.draw(Rect(strip.x, strip.y, strip.width, strip.height, stroke=Stroke(IRON, 0.3)))


def _ground(terrain: Terrain, level: int) -> Ink:
    """Return the ground of a half-dot: that of its terrain, or of its level."""
    if terrain is not Terrain.CLEAR:
        return TERRAINS[terrain].ground
    return level_ink(level) if level else GROUND


def _names(known: EdgeClass, language: str) -> str:
    parts = (
        said(
            words.READ[backwards],
            language,
            edge=words.edge_name(edge, language),
            panels=words.panel_names(letters, language),
        )
        for edge, backwards, letters in known.edges
    )
    return "; ".join(parts)
