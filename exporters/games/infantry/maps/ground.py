"""The ground of a dot map: levels in steps, areas of terrain with their patterns, and the contours over both."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.games.infantry.ground import Spot
from exporters.drawing.display_list import Item, Path, Point, Rect, Stroke
from exporters.drawing.regions import Cell, loops_of, region, ring
from exporters.drawing.shapes import Outline, polygon
from exporters.games.infantry.look.look import CONTOUR, PALE_GRID
from exporters.games.infantry.look.survey import grid
from exporters.games.infantry.look.terrain import AREAS, GROUND, level_ink
from exporters.games.infantry.maps.lattice import MapFrame
from exporters.games.infantry.maps.survey import Survey
from schemas.models.infantry.words import Terrain

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
