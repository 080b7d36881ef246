"""The dots of a panel: coloured by terrain, with a sign in each; clear ones are open rings.

The centre of a dot is its map point. What lies beyond the panel's edge is cut off, and half a dot is left.
Rules: BS.MAP.3 to BS.MAP.10.
"""

from collections.abc import Iterator
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Item, Path, Point, Stroke
from exporters.drawing.shapes import circle, icon
from exporters.games.battlesuit.look.icons import TERRAIN_SIGNS
from exporters.games.battlesuit.look.look import PAPER, STEEL, TERRAINS
from exporters.games.battlesuit.panels.ground import terrain_of
from exporters.games.battlesuit.panels.lattice import SHAPE, place
from schemas.models.battlesuit.map_panel import MapPanel
from schemas.models.battlesuit.words import Terrain

DOT_MM: Final = 1.95
"""Radius of a dot."""

HALO_MM: Final = 0.3
SIGN_MM: Final = 2.3
CLEAR_MM: Final = 1.1
CLEAR_LINE_MM: Final = 0.3


def dots(model: MapPanel) -> Iterator[Item]:
    """Yield the dots of each terrain: their discs at once, then the signs in them."""
    places = {dot: place(dot) for dot in SHAPE.dots()}
    clear = (centre for dot, centre in places.items() if terrain_of(model, dot) is Terrain.CLEAR)
    rings = tuple(segment for x, y in clear for segment in circle(x, y, CLEAR_MM))
    if rings:
        yield Path(rings, None, Stroke(STEEL, CLEAR_LINE_MM))
    for terrain in TERRAINS:
        centres = tuple(centre for dot, centre in places.items() if terrain_of(model, dot) is terrain)
        if centres:
            yield from terrain_dots(terrain, centres)


def terrain_dots(terrain: Terrain, centres: tuple[Point, ...]) -> Iterator[Item]:
    """Yield dots of a terrain that is not clear: their discs, and the sign of the terrain in each."""
    look = TERRAINS[terrain]
    yield Dots(centres, DOT_MM + HALO_MM, PAPER)
    yield Dots(centres, DOT_MM, look.dot)
    yield from (icon(TERRAIN_SIGNS[terrain], _about(x, y), look.sign) for x, y in centres)


def dot_sign(terrain: Terrain, x: float, y: float) -> tuple[Item, ...]:
    """Return a single dot as on a panel, for legends and lists."""
    if terrain is Terrain.CLEAR:
        return (Path(circle(x, y, CLEAR_MM), None, Stroke(STEEL, CLEAR_LINE_MM)),)
    return tuple(terrain_dots(terrain, ((x, y),)))


def _about(x: float, y: float) -> Box:
    return Box(x - SIGN_MM / 2, y - SIGN_MM / 2, SIGN_MM, SIGN_MM)
