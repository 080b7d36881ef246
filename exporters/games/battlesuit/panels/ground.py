"""The ground of a panel: terrain that grows from dot to dot, and the dots on it.

Areas of a panel: the hexagons of many dots, joined and rounded. Rule: BS.TER.12.
What grows or stands on the ground of a terrain: small signs round each dot, which leave its name free. They tell
terrains apart without colour, as the signs in the dots do.
The ground of a panel: hills in steps, areas of terrain, and contours over both. Rules: BS.TER.12, BS.MAP.14.
The dots of a panel: coloured by terrain, with a sign in each; clear ones are open rings. The centre of a dot is its map
point. What lies beyond the panel's edge is cut off, and half a dot is left. Rules: BS.MAP.3 to BS.MAP.10.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.games.battlesuit.maps.panels import Point as Dot
from engine.games.battlesuit.maps.panels import row_and_column
from exporters.drawing import regions
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Group, Item, Path, Point, Rect, Stroke, Symbol, Use
from exporters.drawing.inks import ink_from_hex
from exporters.drawing.shapes import Outline, circle, icon, polygon, polyline, rectangle, shift, svg_path
from exporters.games.battlesuit import look
from exporters.games.battlesuit.panels import lattice
from exporters.text.lines import TextStyle
from schemas.models.battlesuit.maps import MapPanel
from schemas.models.battlesuit.words import Terrain

VARIANTS: Final = 3
WIDTH_MM: Final = lattice.COLUMN_MM * 4 / 3
PLACES: Final[tuple[tuple[Point, ...], ...]] = (
    ((-4.3, -2.4), (4.2, -4.0), (0.3, -4.8), (-4.7, 2.3), (4.7, 2.9), (-1.7, 5.8), (2.2, 5.9)),
    ((-4.6, -1.5), (3.9, -4.3), (-0.6, -4.6), (-4.7, 3.0), (4.7, 1.9), (1.7, 5.9), (-2.1, 5.7)),
    ((-4.1, -2.9), (4.3, -3.8), (0.0, -5.0), (-4.7, 1.7), (4.7, 3.1), (-2.2, 5.8), (1.8, 5.7)),
)
"""Where signs stand about a dot, in millimetres: three ways, that neighbours do not look alike."""

NAMED_MM: Final = (1.0, 4.0)
"""Signs from here to there below a dot give way to its name where that stands aside."""

LINE_MM: Final = 0.35
SPARSE: Final = 4
"""Clear ground bears one sign where another terrain bears four."""

SUFFIXES: Final = {-1: "-left", 0: "", 1: "-right"}

CONTOUR_MM: Final = 0.5
SHADOW_MM: Final = (0.9, 1.1)
SHADOW: Final = ink_from_hex("#BFA679")

DOT_MM: Final = 1.95
"""Radius of a dot."""

HALO_MM: Final = 0.3
SIGN_MM: Final = 2.3
CLEAR_MM: Final = 1.1
CLEAR_LINE_MM: Final = 0.3


def region(dots: Iterable[Dot]) -> Outline:
    """Return the rounded outline of an area; holes are parts of it, the other way round."""
    return regions.region((lattice.hexagon(dot) for dot in dots), lattice.corner_place)


def growth(terrain: Terrain, dot: Dot, name: TextStyle) -> Use:
    """Return what stands round a dot of a terrain; the room of its name in a style is left free."""
    x, y = lattice.place(dot)
    aside = round((lattice.name_box(dot, name).centre[0] - x) / lattice.ASIDE_MM)
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


def _symbol(terrain: Terrain, variant: int, aside: int) -> Symbol:
    """Return the signs round a dot in the middle of a hexagon's rectangle, none where its name stands aside."""
    draw = FILLED.get(terrain) or DRAWN[terrain]
    segments = tuple(
        segment
        for x, y in PLACES[variant][:: SPARSE if terrain is Terrain.CLEAR else 1]
        if not (x * aside > 0 and NAMED_MM[0] < y < NAMED_MM[1])
        for segment in draw(x + WIDTH_MM / 2, y + lattice.ROW_MM / 2, 1.0)
    )
    ink = look.GRASS if terrain is Terrain.CLEAR else look.TERRAINS[terrain].growth
    drawn: Item = Path(segments, ink) if terrain in FILLED else Path(segments, None, Stroke(ink, LINE_MM, cap="round"))
    return Symbol(f"growth-{terrain.value}-{variant}{SUFFIXES[aside]}", WIDTH_MM, lattice.ROW_MM, (drawn,))


SYMBOLS: Final = {
    (terrain, variant, aside): _symbol(terrain, variant, aside)
    for terrain in Terrain
    for variant in range(VARIANTS)
    for aside in SUFFIXES
}


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
    dots = tuple(lattice.SHAPE.dots())
    raised = {dot: level_of(model, dot) for dot in dots}
    contours = tuple(
        region(dot for dot in dots if raised[dot] >= level) for level in range(1, max(raised.values()) + 1)
    )
    return (
        Rect(lattice.BOARD.x, lattice.BOARD.y, lattice.BOARD.width, lattice.BOARD.height, fill=look.GROUND),
        *(item for level, outline in enumerate(contours, start=1) for item in _step(outline, level)),
        *(growth(Terrain.CLEAR, dot, names) for dot in dots if _is_grassy(model, dot)),
        *_areas(model, dots, names),
        *(Path(outline, None, Stroke(look.CONTOUR, CONTOUR_MM)) for outline in contours),
    )


def _is_grassy(model: MapPanel, dot: Dot) -> bool:
    """Whether there is grass about a dot; at the edge, names stand where it would grow."""
    return terrain_of(model, dot) is Terrain.CLEAR and not lattice.SHAPE.is_boundary(dot)


def _step(outline: Outline, level: int) -> Iterator[Item]:
    """Yield a step of a hill with its shadow, as if the light came from the north-west."""
    yield Group((Path(outline, SHADOW),), shift(*SHADOW_MM))
    yield Path(outline, look.level_ink(level))


def _areas(model: MapPanel, dots: tuple[Dot, ...], names: TextStyle) -> Iterator[Item]:
    """Yield the areas of each terrain with what stands on them."""
    for terrain, inks in look.TERRAINS.items():
        within = tuple(dot for dot in dots if terrain_of(model, dot) is terrain)
        if within:
            yield Path(region(within), inks.ground, Stroke(inks.growth, 0.25))
            yield from (growth(terrain, dot, names) for dot in within)


def dots(model: MapPanel) -> Iterator[Item]:
    """Yield the dots of each terrain: their discs at once, then the signs in them."""
    places = {dot: lattice.place(dot) for dot in lattice.SHAPE.dots()}
    clear = (centre for dot, centre in places.items() if terrain_of(model, dot) is Terrain.CLEAR)
    rings = tuple(segment for x, y in clear for segment in circle(x, y, CLEAR_MM))
    if rings:
        yield Path(rings, None, Stroke(look.STEEL, CLEAR_LINE_MM))
    for terrain in look.TERRAINS:
        centres = tuple(centre for dot, centre in places.items() if terrain_of(model, dot) is terrain)
        if centres:
            yield from terrain_dots(terrain, centres)


def terrain_dots(terrain: Terrain, centres: tuple[Point, ...]) -> Iterator[Item]:
    """Yield dots of a terrain that is not clear: their discs, and the sign of the terrain in each."""
    inks = look.TERRAINS[terrain]
    yield Dots(centres, DOT_MM + HALO_MM, look.PAPER)
    yield Dots(centres, DOT_MM, inks.dot)
    yield from (icon(look.TERRAIN_SIGNS[terrain], _about(x, y), inks.sign) for x, y in centres)


def dot_sign(terrain: Terrain, x: float, y: float) -> tuple[Item, ...]:
    """Return a single dot as on a panel, for legends and lists."""
    if terrain is Terrain.CLEAR:
        return (Path(circle(x, y, CLEAR_MM), None, Stroke(look.STEEL, CLEAR_LINE_MM)),)
    return tuple(terrain_dots(terrain, ((x, y),)))


def _about(x: float, y: float) -> Box:
    return Box(x - SIGN_MM / 2, y - SIGN_MM / 2, SIGN_MM, SIGN_MM)
