"""The map-point sheet: a panel of 17 by 11 inches at true size, to be laid edge to edge. Rules: BS.MAP.1, BS.MAP.14."""

from typing import Final

from exporters.components.base import Drawn
from exporters.components.battlesuit.compass import compass_ring, draw_compass
from exporters.components.battlesuit.dots import dots
from exporters.components.battlesuit.ground import ground
from exporters.components.battlesuit.lattice import BOARD
from exporters.components.battlesuit.lettering import draw_lettering
from exporters.components.battlesuit.look import STEEL
from exporters.composition import Composition
from exporters.drawing import Drawing, Group, Rect, Stroke
from exporters.settings import Setting
from exporters.words import battlesuit as words
from schemas.models.battlesuit.map_panel import MapPanel

FRAME_MM: Final = 0.2


def map_panel(model: MapPanel, _: Setting) -> Drawn:
    """Return a panel; everything is cut off at its edge, which is also where its half-dots are halved."""
    made = Composition()
    made.draw(*ground(model), *compass_ring(model), *dots(model))
    draw_lettering(made, model)
    draw_compass(made, model)
    board = Rect(BOARD.x, BOARD.y, BOARD.width, BOARD.height)
    edge = BOARD.inset(FRAME_MM / 2)
    frame = Rect(edge.x, edge.y, edge.width, edge.height, stroke=Stroke(STEEL, FRAME_MM))
    items = (Group(tuple(made.items), clip=board), frame)
    title = words.PANEL.format(letter=model.letter, title=model.title)
    return Drawn(Drawing(f"panel_{model.id}", title, BOARD.width, BOARD.height, items), tuple(made.findings))
