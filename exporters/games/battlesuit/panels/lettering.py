"""What is written on a panel, and its compass.

The lettering of a panel: names of dots, levels, badges and names of hills. Rules: BS.MAP.7, BS.TER.13. Everything is
moved aside where the panel's edge or the seam of two tiles would cut it.
The compass of a panel: a ring of the six directions round the panel's letter. Rules: BS.MAP.12, BS.MAP.14.
"""

from collections.abc import Iterable, Iterator
from math import atan2, degrees
from typing import Final

from engine.games.battlesuit.maps.panels import STEPS, dot_label, labelled_dot
from engine.games.battlesuit.maps.panels import Point as Dot
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Point, Rect, Stroke
from exporters.drawing.shapes import around, circle, polygon
from exporters.games.battlesuit.look.look import (
    BADGE,
    DIRECTION,
    DOT_NAME,
    IDENTIFIER,
    IRON,
    LEVEL,
    PANEL_NAME,
    PAPER,
    PLACE_NAME,
    YELLOW,
    level_ink,
)
from exporters.games.battlesuit.panels.ground import level_of
from exporters.games.battlesuit.panels.lattice import (
    COLUMN_MM,
    ROW_MM,
    SHAPE,
    beside,
    first_clear,
    name_box,
    place,
    text_room,
)
from exporters.games.battlesuit.wording.terms import DIRECTIONS
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Location
from schemas.models.battlesuit.maps import Hill, MapPanel
from schemas.models.battlesuit.words import Direction

LEVEL_ASIDE_MM: Final = 3.0
LEVEL_UP_MM: Final = 1.7
BADGE_UP_MM: Final = 6.2
BADGE_MM: Final = 3.1
BAND_DOWN_MM: Final = 5.0
"""From a row of dots to the middle of the strip that no dot, no name and no level of a dot touches."""

INNER_MM: Final = 7.3
OUTER_MM: Final = 10.4
POINTER_MM: Final = 0.55
ASIDE_DEG: Final = (15, -15, 28, -28)
LETTER_UP_MM: Final = 4.4
LETTER_ASIDE_MM: Final = 4.0


def draw_lettering(made: Composition, model: MapPanel) -> None:
    """Write everything that is read on a panel."""
    badges = {labelled_dot(hill.badge_at) for hill in model.hills}
    for number, hill in enumerate(model.hills):
        _draw_hill(made, model, hill, ("hills", number, "name"))
    for dot in SHAPE.dots():
        made.write(dot_label(dot), _inset(name_box(dot, DOT_NAME.scaled(made.type_scale))), DOT_NAME)
        if level_of(model, dot) and dot not in badges:
            _draw_level(made, dot, level_of(model, dot))


def write_clear(made: Composition, text: str, style: TextStyle, centres: Iterable[Point], at: Location = ()) -> None:
    """Write a text at the first place where it is whole; if it is nowhere, at the first one."""
    room = text_room(text, style.scaled(made.type_scale), made.language)
    made.write(text, _inset(first_clear(*room, centres)), style, at)


def _inset(room: Box) -> Box:
    """Return the box that a text is set into, a little larger than its room."""
    return room.inset(-0.2, -1.0)


def _draw_level(made: Composition, dot: Dot, level: int) -> None:
    """Write the level of a raised dot at its upper right."""
    x, y = place(dot)
    aside = max(LEVEL_ASIDE_MM, beside(str(level), LEVEL.scaled(made.type_scale)))
    places = ((x + across, y + up) for up in (-LEVEL_UP_MM, LEVEL_UP_MM) for across in (aside, -aside))
    write_clear(made, str(level), LEVEL, places)


def _draw_hill(made: Composition, model: MapPanel, hill: Hill, at: Location) -> None:
    """Draw the yellow badge above its dot, and the hill's name in the strip below."""
    dot = labelled_dot(hill.badge_at)
    x, y = place(dot)
    size = 2 * BADGE_MM
    centres = tuple(
        (x + aside, y + up) for up in (-BADGE_UP_MM, BADGE_UP_MM + 2.0) for aside in (0, BADGE_MM + 1, -BADGE_MM - 1)
    )
    box = first_clear(size, size, centres)
    made.draw(Path(polygon(*around(*box.centre, 6, BADGE_MM, 0)), YELLOW, Stroke(IRON, 0.35)))
    made.write(str(level_of(model, dot)), box, BADGE)
    if hill.name:
        name = hill.name.upper()
        room = text_room(name, PLACE_NAME.scaled(made.type_scale), made.language)
        others = [place(each) for each in SHAPE.dots() if level_of(model, each) != level_of(model, dot)]
        spots = sorted(strips(x, y), key=lambda spot: any(_is_near(other, spot, room[0] / 2) for other in others))
        box = first_clear(*room, spots)
        made.draw(Rect(box.x, box.y, box.width, box.height, box.height / 4, fill=level_ink(level_of(model, dot))))
        made.write(name, _inset(box), PLACE_NAME, at)


def _is_near(spot: Point, centre: Point, half_mm: float) -> bool:
    """Whether a dot is near a name so wide about a place: of another level, a contour runs between them."""
    across, down = abs(spot[0] - centre[0]), abs(spot[1] - centre[1])
    return across < half_mm + COLUMN_MM * 0.65 and down < ROW_MM / 2


def strips(x: float, y: float) -> Iterator[Point]:
    """Yield places in the strips about a dot, the nearest ones below first."""
    for down in (0, -1, 1, -2, 2):
        for aside in (0, 1, -1, 2, -2, 3, -3):
            yield (x + aside * COLUMN_MM / 2, y + BAND_DOWN_MM + down * ROW_MM / 2)


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
