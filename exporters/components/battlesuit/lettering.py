"""The lettering of a panel: names of dots, levels, badges and names of hills. Rules: BS.MAP.7, BS.TER.13.

Everything is moved aside where the panel's edge or the seam of two tiles would cut it.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.battlesuit.lattice import Point as Dot
from engine.battlesuit.panels import dot_label, labelled_dot
from exporters.components.battlesuit.clearance import first_clear
from exporters.components.battlesuit.ground import level_of
from exporters.components.battlesuit.lattice import COLUMN_MM, ROW_MM, SHAPE, place
from exporters.components.battlesuit.look import (
    BADGE,
    DOT_NAME,
    IRON,
    LEVEL,
    PLACE_NAME,
    YELLOW,
)
from exporters.composition import Composition
from exporters.drawing import Path, Point, Stroke
from exporters.faces import MM_PER_PT
from exporters.fitting import TextStyle, line_width_mm
from exporters.metrics import CAP_HEIGHT_EM
from exporters.shapes import around, polygon
from exporters.type_scale import type_scale
from schemas.diagnostics import Location
from schemas.models.battlesuit.map_panel import Hill, MapPanel

UNDER_DOT_MM: Final = 2.45
"""How far below the middle of a dot its name begins."""

NAME_ASIDE_MM: Final = 3.2
LEVEL_ASIDE_MM: Final = 3.0
LEVEL_UP_MM: Final = 1.7
BESIDE_MM: Final = 1.0
BADGE_UP_MM: Final = 6.2
BADGE_MM: Final = 3.1
BAND_DOWN_MM: Final = 5.3
"""From a row of dots to the middle of the strip that no dot and no name of a dot touches."""

CAP_SHARE: Final = 0.75


def draw_lettering(made: Composition, model: MapPanel) -> None:
    """Write everything that is read on a panel."""
    badges = {labelled_dot(hill.badge_at) for hill in model.hills}
    for dot in SHAPE.dots():
        _draw_name(made, dot)
        if level_of(model, dot) and dot not in badges:
            _draw_level(made, dot, level_of(model, dot))
    for number, hill in enumerate(model.hills):
        _draw_hill(made, model, hill, ("hills", number, "name"))


def write_clear(made: Composition, text: str, style: TextStyle, centres: Iterable[Point], at: Location = ()) -> None:
    """Write a text at the first place where it is whole; if it is nowhere, at the first one."""
    width, height = line_width_mm(text, style) + 0.3, style.scaled(type_scale()).line_mm * CAP_SHARE
    box = first_clear(width, height, centres)
    made.write(text, box.inset(-0.2, -1.0), style, at)


def _draw_name(made: Composition, dot: Dot) -> None:
    """Write the name of a dot below it, above it where that is beyond the edge; beside a seam if need be."""
    x, y = place(dot)
    name = dot_label(dot)
    aside = max(NAME_ASIDE_MM, _beside(name, DOT_NAME))
    away = UNDER_DOT_MM + DOT_NAME.scaled(type_scale()).size_pt * MM_PER_PT * CAP_HEIGHT_EM / 2
    places = ((x + across, y + down) for down in (away, -away) for across in (0, aside, -aside))
    write_clear(made, name, DOT_NAME, places)


def _draw_level(made: Composition, dot: Dot, level: int) -> None:
    """Write the level of a raised dot at its upper right."""
    x, y = place(dot)
    aside = max(LEVEL_ASIDE_MM, _beside(str(level), LEVEL))
    places = ((x + across, y + up) for up in (-LEVEL_UP_MM, LEVEL_UP_MM) for across in (aside, -aside))
    write_clear(made, str(level), LEVEL, places)


def _beside(text: str, style: TextStyle) -> float:
    """Return how far aside the middle of a text is when it begins beside an upright line."""
    return line_width_mm(text, style) / 2 + BESIDE_MM


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
        write_clear(made, hill.name.upper(), PLACE_NAME, strips(x, y), at)


def strips(x: float, y: float) -> Iterator[Point]:
    """Yield places in the strips about a dot, the nearest ones below first."""
    for down in (0, -1, 1, -2, 2):
        for aside in (0, 1, -1, 2, -2, 3, -3):
            yield (x + aside * COLUMN_MM / 2, y + BAND_DOWN_MM + down * ROW_MM / 2)
