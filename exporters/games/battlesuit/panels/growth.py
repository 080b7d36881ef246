"""What grows or stands on the ground of a terrain: small signs round each dot, which leave its name free.

They tell terrains apart without colour, as the signs in the dots do.
"""

from typing import Final

from engine.games.battlesuit.maps.lattice import Point as Dot
from exporters.drawing.display_list import Item, Path, Point, Stroke, Symbol, Use
from exporters.drawing.shapes import Outline, circle, polygon, polyline, rectangle, shift, svg_path
from exporters.games.battlesuit.look.look import GRASS, TERRAINS
from exporters.games.battlesuit.panels.dot_names import ASIDE_MM, name_box
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM, place
from exporters.text.lines import TextStyle
from schemas.models.battlesuit.words import Terrain

VARIANTS: Final = 3
WIDTH_MM: Final = COLUMN_MM * 4 / 3
PLACES: Final[tuple[tuple[Point, ...], ...]] = (
    ((-4.3, -2.4), (4.2, -4.0), (0.3, -4.8), (-4.7, 2.3), (4.7, 2.9), (-1.7, 5.8), (2.2, 5.9)),
    ((-4.6, -1.5), (3.9, -4.3), (-0.6, -4.6), (-4.7, 3.0), (4.7, 1.9), (1.7, 5.9), (-2.1, 5.7)),
    ((-4.1, -2.9), (4.3, -3.8), (0.0, -5.0), (-4.7, 1.7), (4.7, 3.1), (-2.2, 5.8), (1.8, 5.7)),
)
"""Where signs stand about a dot, in millimetres: three ways, that neighbours do not look alike."""


NAMED_MM: Final = (1.0, 4.0)
"""Signs from here to there below a dot give way to its name where that stands aside."""


def growth(terrain: Terrain, dot: Dot, name: TextStyle) -> Use:
    """Return what stands round a dot of a terrain; the room of its name in a style is left free."""
    x, y = place(dot)
    aside = round((name_box(dot, name).centre[0] - x) / ASIDE_MM)
    symbol = SYMBOLS[terrain, (dot.x + 2 * (dot.y2 // 2)) % VARIANTS, max(-1, min(aside, 1))]
    return Use(symbol, shift(x - symbol.width / 2, y - symbol.height / 2))


def _tree(x: float, y: float, size: float) -> Outline:
    s = size
    return (
        *polygon((x, y - 1.5 * s), (x + 1.1 * s, y + 0.1 * s), (x - 1.1 * s, y + 0.1 * s)),
        *polygon((x, y - 0.6 * s), (x + 1.35 * s, y + 1.1 * s), (x - 1.35 * s, y + 1.1 * s)),
        *rectangle(x - 0.2 * s, y + 1.0 * s, 0.4 * s, 0.6 * s),
    )


def _house(x: float, y: float, size: float) -> Outline:
    return (
        *rectangle(x - 1.5 * size, y - 1.1 * size, 3.0 * size, 1.0 * size),
        *rectangle(x - 1.5 * size, y + 0.1 * size, 3.0 * size, 0.8 * size),
    )


def _tuft(x: float, y: float, size: float) -> Outline:
    s = size
    return tuple(
        segment
        for lean in (-0.6, 0.0, 0.6)
        for segment in polyline((x + 0.5 * lean * s, y + 0.5 * s), (x + lean * s, y - (0.6 - 0.3 * abs(lean)) * s))
    )


def _reeds(x: float, y: float, size: float) -> Outline:
    s = size
    return (
        *polyline((x - 1.5 * s, y + 0.9 * s), (x + 1.5 * s, y + 0.9 * s)),
        *polyline((x, y + 0.9 * s), (x, y - 1.3 * s)),
        *polyline((x - 0.7 * s, y + 0.9 * s), (x - 1.0 * s, y - 0.7 * s)),
        *polyline((x + 0.7 * s, y + 0.9 * s), (x + 1.0 * s, y - 0.7 * s)),
    )


def _crack(x: float, y: float, size: float) -> Outline:
    s = size
    return (
        *polyline(
            (x - 1.6 * s, y + 0.9 * s),
            (x - 0.5 * s, y - 0.2 * s),
            (x + 0.3 * s, y + 0.4 * s),
            (x + 1.6 * s, y - 1.0 * s),
        ),
        *polyline((x - 0.5 * s, y - 0.2 * s), (x - 0.7 * s, y - 1.2 * s)),
    )


def _wave(x: float, y: float, size: float) -> Outline:
    s = size
    left, right = x - 1.8 * s, x + 1.8 * s
    return svg_path(
        f"M {left} {y} C {left + 0.8 * s} {y - 1.1 * s} {x - 0.5 * s} {y - 1.1 * s} {x} {y} "
        f"C {x + 0.5 * s} {y + 1.1 * s} {right - 0.8 * s} {y + 1.1 * s} {right} {y}"
    )


def _stones(x: float, y: float, size: float) -> Outline:
    s = size
    return (
        *polygon(
            (x - 1.4 * s, y + 0.8 * s),
            (x - 1.1 * s, y - 0.4 * s),
            (x - 0.2 * s, y - 0.7 * s),
            (x + 0.1 * s, y + 0.8 * s),
        ),
        *polygon((x + 0.4 * s, y + 0.8 * s), (x + 0.6 * s, y), (x + 1.2 * s, y - 0.1 * s), (x + 1.5 * s, y + 0.8 * s)),
        *circle(x + 0.7 * s, y - 1.0 * s, 0.35 * s),
    )


FILLED: Final = {Terrain.WOODS: _tree, Terrain.BUILDING: _house, Terrain.RUBBLE: _stones}
DRAWN: Final = {Terrain.CLEAR: _tuft, Terrain.MARSH: _reeds, Terrain.SLAG: _crack, Terrain.WATER: _wave}
LINE_MM: Final = 0.35
SPARSE: Final = 4
"""Clear ground bears one sign where another terrain bears four."""


def _symbol(terrain: Terrain, variant: int, aside: int) -> Symbol:
    """Return the signs round a dot in the middle of a hexagon's rectangle, none where its name stands aside."""
    draw = FILLED.get(terrain) or DRAWN[terrain]
    segments = tuple(
        segment
        for x, y in PLACES[variant][:: SPARSE if terrain is Terrain.CLEAR else 1]
        if not (x * aside > 0 and NAMED_MM[0] < y < NAMED_MM[1])
        for segment in draw(x + WIDTH_MM / 2, y + ROW_MM / 2, 1.0)
    )
    ink = GRASS if terrain is Terrain.CLEAR else TERRAINS[terrain].growth
    drawn: Item = Path(segments, ink) if terrain in FILLED else Path(segments, None, Stroke(ink, LINE_MM, cap="round"))
    return Symbol(f"growth-{terrain.value}-{variant}{SUFFIXES[aside]}", WIDTH_MM, ROW_MM, (drawn,))


SUFFIXES: Final = {-1: "-left", 0: "", 1: "-right"}
SYMBOLS: Final = {
    (terrain, variant, aside): _symbol(terrain, variant, aside)
    for terrain in Terrain
    for variant in range(VARIANTS)
    for aside in SUFFIXES
}
