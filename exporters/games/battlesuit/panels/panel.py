"""The map-point sheet: a panel of 17 by 11 inches at true size, to be laid edge to edge. Rules: BS.MAP.1, BS.MAP.14."""

from typing import Final

from exporters.components.base import Drawn
from exporters.drawing.display_list import Drawing, Group, Rect, Stroke
from exporters.games.battlesuit.look.look import DOT_NAME, STEEL
from exporters.games.battlesuit.panels.compass import compass_ring, draw_compass
from exporters.games.battlesuit.panels.dots import dots
from exporters.games.battlesuit.panels.ground import ground
from exporters.games.battlesuit.panels.lattice import BOARD
from exporters.games.battlesuit.panels.lettering import draw_lettering
from exporters.games.battlesuit.words import terms as words
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
from schemas.models.battlesuit.map_panel import MapPanel

FRAME_MM: Final = 0.2


def map_panel(model: MapPanel, setting: Setting) -> Drawn:
    """Return a panel; everything is cut off at its edge, which is also where its half-dots are halved."""
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    made.draw(*ground(model, DOT_NAME.scaled(setting.type_scale)), *compass_ring(model), *dots(model))
    draw_lettering(made, model)
    draw_compass(made, model)
    board = Rect(BOARD.x, BOARD.y, BOARD.width, BOARD.height)
    edge = BOARD.inset(FRAME_MM / 2)
    frame = Rect(edge.x, edge.y, edge.width, edge.height, stroke=Stroke(STEEL, FRAME_MM))
    items = (Group(tuple(made.items), clip=board), frame)
    title = said(words.PANEL, setting.language, letter=model.letter, title=model.title)
    return Drawn(Drawing(f"panel_{model.id}", title, BOARD.width, BOARD.height, items), tuple(made.findings))
