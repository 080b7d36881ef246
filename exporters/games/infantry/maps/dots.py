"""The dots of a map: a disc where a trooper may stand, a ring where it swims, a cross where nobody goes.

Rules: IN.GAP.39, IN.GAP.45, IN.WAT.2.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.games.infantry.ground import Spot
from exporters.drawing.display_list import Item, Path, Point, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import Outline, circle, polyline
from exporters.games.infantry.look.look import GRID, PINE
from exporters.games.infantry.maps.ground import line_mm
from exporters.games.infantry.maps.lattice import MapFrame
from exporters.games.infantry.maps.survey import Survey
from schemas.models.infantry.words import IMPASSABLE, Terrain

DOT: Final = 0.075
HALO: Final = 0.125
RING: Final = 0.09
CROSS: Final = 0.085
"""Reaches as shares of the pitch."""


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
