"""The ground of a panel: hills in steps, areas of terrain, and contours over both. Rules: BS.TER.12, BS.MAP.14."""

from collections.abc import Iterator
from typing import Final

from engine.games.battlesuit.maps.lattice import Point as Dot
from engine.games.battlesuit.maps.panels import row_and_column
from exporters.drawing.display_list import Group, Item, Path, Rect, Stroke
from exporters.drawing.inks import ink_from_hex
from exporters.drawing.shapes import Outline, shift
from exporters.games.battlesuit.look.look import CONTOUR, GROUND, TERRAINS, level_ink
from exporters.games.battlesuit.panels.growth import growth
from exporters.games.battlesuit.panels.lattice import BOARD, SHAPE
from exporters.games.battlesuit.panels.regions import region
from exporters.text.lines import TextStyle
from schemas.models.battlesuit.map_panel import MapPanel
from schemas.models.battlesuit.words import Terrain

CONTOUR_MM: Final = 0.5
SHADOW_MM: Final = (0.9, 1.1)
SHADOW: Final = ink_from_hex("#BFA679")


def terrain_of(model: MapPanel, dot: Dot) -> Terrain:
    """Return the terrain of a dot."""
    return model.terrain_at(*row_and_column(dot))


def level_of(model: MapPanel, dot: Dot) -> int:
    """Return the level of a dot."""
    return model.level(*row_and_column(dot))


def ground(model: MapPanel, names: TextStyle) -> tuple[Item, ...]:
    """Return everything that lies under the dots, lowest first; the curves of contours are drawn last.

    What grows leaves room for the `names` of dots.
    """
    dots = tuple(SHAPE.dots())
    raised = {dot: level_of(model, dot) for dot in dots}
    contours = tuple(
        region(dot for dot in dots if raised[dot] >= level) for level in range(1, max(raised.values()) + 1)
    )
    return (
        Rect(BOARD.x, BOARD.y, BOARD.width, BOARD.height, fill=GROUND),
        *(item for level, outline in enumerate(contours, start=1) for item in _step(outline, level)),
        *(growth(Terrain.CLEAR, dot, names) for dot in dots if _is_grassy(model, dot)),
        *_areas(model, dots, names),
        *(Path(outline, None, Stroke(CONTOUR, CONTOUR_MM)) for outline in contours),
    )


def _is_grassy(model: MapPanel, dot: Dot) -> bool:
    """Whether there is grass about a dot; at the edge, names stand where it would grow."""
    return terrain_of(model, dot) is Terrain.CLEAR and not SHAPE.is_boundary(dot)


def _step(outline: Outline, level: int) -> Iterator[Item]:
    """Yield a step of a hill with its shadow, as if the light came from the north-west."""
    yield Group((Path(outline, SHADOW),), shift(*SHADOW_MM))
    yield Path(outline, level_ink(level))


def _areas(model: MapPanel, dots: tuple[Dot, ...], names: TextStyle) -> Iterator[Item]:
    """Yield the areas of each terrain with what stands on them."""
    for terrain, look in TERRAINS.items():
        within = tuple(dot for dot in dots if terrain_of(model, dot) is terrain)
        if within:
            yield Path(region(within), look.ground, Stroke(look.growth, 0.25))
            yield from (growth(terrain, dot, names) for dot in within)
