"""The compass of a panel: a ring of the six directions round the panel's letter. Rules: BS.MAP.12, BS.MAP.14."""

from math import atan2, degrees
from typing import Final

from engine.games.battlesuit.maps.lattice import STEPS
from engine.games.battlesuit.maps.panels import labelled_dot
from exporters.drawing.display_list import Item, Path
from exporters.drawing.shapes import around, circle, polygon
from exporters.games.battlesuit.look.look import DIRECTION, IDENTIFIER, IRON, PANEL_NAME, PAPER
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM, place
from exporters.games.battlesuit.panels.lettering import strips, write_clear
from exporters.games.battlesuit.words.terms import DIRECTIONS
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
from schemas.models.battlesuit.map_panel import MapPanel
from schemas.models.battlesuit.words import Direction

INNER_MM: Final = 7.3
OUTER_MM: Final = 10.4
POINTER_MM: Final = 0.55
ASIDE_DEG: Final = (15, -15, 28, -28)
LETTER_UP_MM: Final = 4.4
LETTER_ASIDE_MM: Final = 4.0


def compass_ring(model: MapPanel) -> tuple[Item, ...]:
    """Return the ring with a notch towards each neighbour; it lies under the dots."""
    x, y = place(labelled_dot(model.compass_at))
    notches = tuple(_notch(x, y, _angle_deg(way)) for way in Direction)
    return (Path(circle(x, y, OUTER_MM), IRON), Path(circle(x, y, INNER_MM), PAPER), *notches)


def draw_compass(made: Composition, model: MapPanel) -> None:
    """Write the directions on the ring, the letter inside, and the panel's name below."""
    x, y = place(labelled_dot(model.compass_at))
    for way in Direction:
        places = (around(x, y, 1, (INNER_MM + OUTER_MM) / 2, _angle_deg(way) + aside)[0] for aside in (0, *ASIDE_DEG))
        write_clear(made, said(DIRECTIONS[way], made.language), DIRECTION, places)
    inside = ((x + aside, y - LETTER_UP_MM) for aside in (0, LETTER_ASIDE_MM, -LETTER_ASIDE_MM))
    write_clear(made, model.letter, IDENTIFIER, inside)
    below = (spot for spot in strips(x, y + ROW_MM / 2) if spot[1] > y + OUTER_MM)
    write_clear(made, model.title.upper(), PANEL_NAME, (*below, *strips(x, y - 1.5 * ROW_MM)), ("title",))


def _angle_deg(way: Direction) -> float:
    """Return the angle of the way to a neighbour as it is on paper, clockwise from the right."""
    step = STEPS[way]
    return degrees(atan2(step.y2 * ROW_MM / 2, step.x * COLUMN_MM))


def _notch(x: float, y: float, angle_deg: float) -> Path:
    [foot] = around(x, y, 1, INNER_MM + POINTER_MM / 5, angle_deg)
    return Path(polygon(*around(*foot, 3, POINTER_MM, angle_deg)), PAPER)
