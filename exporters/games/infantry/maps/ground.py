"""The ground of a dot map, its dots, and what is written on it.

The dots of a map: a disc where a trooper may stand, a ring where it swims, a cross where nobody goes. Rules: IN.GAP.39,
IN.GAP.45, IN.WAT.2.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.games.infantry.ground import Spot, toughness_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Point, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink, ink_from_hex
from exporters.drawing.regions import Cell, loops_of, region, ring
from exporters.drawing.shapes import Outline, circle, polygon, polyline
from exporters.faces.fonts import Face
from exporters.games.infantry.look import AREAS, CONTOUR, GRID, GROUND, PALE_GRID, PINE, RULE, grid, level_ink
from exporters.games.infantry.maps.lattice import MapFrame, Survey, standing
from exporters.games.infantry.wording import terms as words
from exporters.text.fitting import Composition, line_width_mm
from exporters.text.lines import TextStyle
from schemas.models.infantry.dot_map import Structure
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import IMPASSABLE, Terrain
from schemas.packs.packs import Pack

CONTOUR_SHARE: Final = 0.032
EDGE_SHARE: Final = 0.018
WALL_SHARE: Final = 0.06
GRID_DOTS: Final = 5
"""Dots from one blue line to the next, to count by."""

ROUND: Final = {
    Terrain.SHALLOW_WATER: (Terrain.DEEP_WATER,),
    Terrain.LIGHT_VEGETATION: (Terrain.HEAVY_VEGETATION,),
}
"""What lies in the middle of another terrain as a rule."""

LEAST_LINE_MM: Final = 0.15
PATTERNED_MM: Final = 5.0
"""Where dots are farther apart than this, terrain has its patterns."""

DOT: Final = 0.075
HALO: Final = 0.125
RING: Final = 0.09
CROSS: Final = 0.085
"""Reaches as shares of the pitch."""

HEIGHTS: Final = ink_from_hex("#5E3413")
LEVEL: Final = TextStyle(Face.NUMERAL, 6, 6, HEIGHTS, align="centre", valign="middle", leading=1.0)
PLACE: Final = TextStyle(Face.LABEL, 6.5, 6, PINE, align="centre", valign="middle", leading=1.05)
COORDINATE: Final = TextStyle(Face.LABEL, 7, 6, PINE, align="centre", valign="middle", leading=1.0)
NUMBER_MM: Final = 4.6
"""The room of numbers beside the frame."""

LEAST_NAME_MM: Final = 34.0
NAME_MM: Final = 5.4


def ground(survey: Survey, frame: MapFrame) -> Iterator[Item]:
    """Yield what lies lowest: ground, steps of hills, areas, contours. Rules: IN.TER.2, IN.TER.3."""
    board = frame.board
    yield Rect(board.x, board.y, board.width, board.height, fill=GROUND)
    steps = [area(survey.at_least(level), frame) for level in range(1, survey.highest + 1)]
    yield from (Path(outline, level_ink(level)) for level, outline in enumerate(steps, start=1))
    if frame.pitch_mm >= PATTERNED_MM:
        yield grid(board, frame.pitch_mm * GRID_DOTS, PALE_GRID, frame.point((0, 0)))
    for kind in AREAS:
        spots = survey.of(kind)
        if spots:
            yield from covering(kind, spots, survey.of(*ROUND.get(kind, ())), frame)
    line = Stroke(CONTOUR, line_mm(frame, CONTOUR_SHARE))
    yield from (Path(outline, None, line) for outline in steps)


def line_mm(frame: MapFrame, share: float) -> float:
    """Return the width of a line as a share of the pitch, but never too thin to be printed."""
    return max(frame.pitch_mm * share, LEAST_LINE_MM)


def area(spots: Iterable[Spot], frame: MapFrame) -> Outline:
    """Return the rounded outline of an area of dots; at the edge of the map it goes on beyond it."""
    return region(_cells(spots, frame), frame.corner)


def _cells(spots: Iterable[Spot], frame: MapFrame) -> Iterator[Cell]:
    """Yield the cells of dots, and those that would come next beyond the edge of the map."""
    for column, row in spots:
        across = {0: (-1, 0), frame.columns - 1: (0, 1)}.get(column, (0,))
        up = {0: (-1, 0), frame.rows - 1: (0, 1)}.get(row, (0,))
        yield from (frame.cell((column + east, row + north)) for east in across for north in up)


def block(spots: Iterable[Spot], frame: MapFrame) -> Outline:
    """Return the outline of the cells of dots with their corners: what has been built."""
    loops = loops_of(frame.cell(spot) for spot in spots)
    return tuple(step for loop in loops for step in polygon(*(frame.corner(corner) for corner in loop)))


def covering(kind: Terrain, spots: frozenset[Spot], within: frozenset[Spot], frame: MapFrame) -> Iterator[Item]:
    """Yield a terrain that covers dots; below what lies `within` it, it is there too, without its pattern."""
    look = AREAS[kind]
    is_built = kind is Terrain.BUILDING
    outline = block(spots, frame) if is_built else area(spots | within, frame)
    edge = Stroke(look.ink, line_mm(frame, EDGE_SHARE))
    yield Path(outline, look.ground, None if is_built else edge)
    if frame.pitch_mm >= PATTERNED_MM:
        if is_built:
            for spot in sorted(spots):
                yield from look.pattern(_square(spot, frame), look.ink, frame.pitch_mm * look.share)
        else:
            yield from look.pattern(ring(_cells(spots, frame), frame.corner), look.ink, frame.pitch_mm * look.share)
    if is_built:
        yield Path(outline, None, Stroke(look.ink, line_mm(frame, WALL_SHARE)))


def _square(spot: Spot, frame: MapFrame) -> tuple[Point, ...]:
    return tuple(frame.corner(corner) for corner in frame.cell(spot))


def dots(survey: Survey, frame: MapFrame) -> Iterator[Item]:
    """Yield every dot of the map."""
    closed, swum = survey.of(*IMPASSABLE), survey.of(Terrain.DEEP_WATER)
    pitch = frame.pitch_mm
    open_to = _places((spot for spot in frame.spots() if spot not in closed), frame)
    yield discs(open_to, pitch * HALO, WHITE)
    stood = _places((spot for spot in frame.spots() if spot not in closed | swum), frame)
    yield discs(stood, pitch * DOT, PINE)
    if swum:
        rings = tuple(step for x, y in _places(sorted(swum), frame) for step in circle(x, y, pitch * RING))
        yield Path(rings, None, Stroke(GRID, line_mm(frame, 0.035)))
    if closed:
        crosses = tuple(step for spot in sorted(closed) for step in _cross(spot, frame))
        yield Path(crosses, None, Stroke(WHITE, line_mm(frame, 0.05), cap="round"))


def _places(spots: Iterable[Spot], frame: MapFrame) -> tuple[Point, ...]:
    return tuple(frame.point(spot) for spot in spots)


def discs(places: tuple[Point, ...], radius: float, ink: Ink) -> Path:
    """Return discs as lines of no length with round ends: a fifth of the bytes, since maps have thousands."""
    points = tuple(step for place in places for step in polyline(place, place))
    return Path(points, None, Stroke(ink, 2 * radius, cap="round"))


def _cross(spot: Spot, frame: MapFrame) -> Outline:
    x, y = frame.point(spot)
    reach = frame.pitch_mm * CROSS
    return (
        *polyline((x - reach, y - reach), (x + reach, y + reach)),
        *polyline((x - reach, y + reach), (x + reach, y - reach)),
    )


def draw_coordinates(made: Composition, frame: MapFrame, away_mm: float, every: int = 1) -> None:
    """Write the columns above and below the map and the rows beside it, so far away from its edge."""
    board, half = frame.board, frame.pitch_mm * every / 2
    for column in range(0, frame.columns, every):
        x, _ = frame.point((column, 0))
        for y in (board.y - away_mm - NUMBER_MM, board.bottom + away_mm):
            made.write(str(column), Box(x - half, y, 2 * half, NUMBER_MM), COORDINATE)
    for row in range(0, frame.rows, every):
        _, y = frame.point((0, row))
        for x in (board.x - away_mm - NUMBER_MM, board.right + away_mm):
            made.write(str(row), Box(x, y - NUMBER_MM / 2, NUMBER_MM, NUMBER_MM), COORDINATE)


def draw_levels(made: Composition, survey: Survey, frame: MapFrame) -> None:
    """Write the level of each raised dot to its upper right. Rule: IN.TER.3."""
    aside = frame.pitch_mm * 0.25
    for spot in frame.spots():
        level = survey.dot_map.level_at(*spot)
        if level:
            x, y = frame.point(spot)
            made.write(str(level), Box(x + aside - 2, y - aside - 2, 4, 4), LEVEL)


def draw_names(made: Composition, survey: Survey, pack: Pack | None, rules: Rules, frame: MapFrame) -> None:
    """Write the name of each structure on it, with what a dot of it withstands if it can be breached (IN.BRC.5)."""
    for structure, spots in standing(survey.dot_map, pack):
        if structure.terrain is Terrain.TREE and structure.toughness is None:
            continue
        name = structure.name
        if rules.options.breaching:
            name = words.TOUGH.format(name=name, points=rules.breaching.toughness[toughness_of(structure, rules)])
        _draw_name(made, name, _place_of(structure, spots, frame), frame)


def _place_of(structure: Structure, spots: frozenset[Spot], frame: MapFrame) -> Box:
    """Return where the name of a structure stands: in the middle of a building, by the middle dot of all others."""
    rows, columns = [row for _, row in spots], [column for column, _ in spots]
    place = frame.rectangle((min(columns), min(rows)), (max(columns), max(rows)))
    if structure.terrain is Terrain.BUILDING:
        return place
    x, y = min((frame.point(spot) for spot in sorted(spots)), key=lambda spot: _away(spot, place.centre))
    half = frame.pitch_mm / 2
    return Box(x - half, y, 2 * half, 2 * half)


def _away(one: Point, other: Point) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _draw_name(made: Composition, name: str, place: Box, frame: MapFrame) -> None:
    """Write a name half way between two rows of dots, on a plate of its own, and wholly on the map."""
    board, pitch = frame.board, frame.pitch_mm
    style = PLACE.scaled(made.type_scale)
    room = max(place.width - 2, LEAST_NAME_MM)
    width = min(line_width_mm(name, style, made.language) + 2, room)
    lines = -(-(line_width_mm(name, style, made.language) + 2) // room)
    height = NAME_MM - 1.6 + (lines - 1) * style.line_mm
    step = round((place.centre[1] - board.y) / pitch)
    x = min(max(place.centre[0] - width / 2, board.x + 1), board.right - 1 - width)
    y = min(max(board.y + step * pitch, board.y + pitch), board.bottom - pitch) - height / 2
    made.draw(Rect(x, y, width, height, height / 4, WHITE, Stroke(RULE, 0.2)))
    made.write(name, Box(x + 0.4, y - 0.4, width - 0.8, height + 0.8), PLACE)
