"""What is dug, laid and built on a dot map: trenches, wire, walls, tunnels, trees, vehicles.

Rules: IN.TER.2, IN.WIR.1, IN.TUN.1, IN.TUN.2, IN.BRC.6.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.games.infantry.ground import Spot
from exporters.drawing.display_list import Dots, Item, Path, Point, Stroke
from exporters.drawing.inks import WHITE, Ink, ink_from_hex
from exporters.drawing.shapes import Outline, circle, polyline, sector
from exporters.games.infantry.look import AREAS, SPOIL, TRENCH, TRUNK, TUNNEL, WALL, WIRE
from exporters.games.infantry.maps.ground import area, line_mm
from exporters.games.infantry.maps.lattice import MapFrame, Survey, links
from schemas.models.infantry.words import Terrain

STONE: Final = ink_from_hex("#E2DCCD")
MASONRY: Final = ink_from_hex("#7C776C")
HULL: Final = ink_from_hex("#8E8C80")
LEAVES: Final = ink_from_hex("#7DB46C")
BUILT: Final = (Terrain.LOW_WALL, Terrain.HIGH_WALL, Terrain.BUILDING)


def works(survey: Survey, frame: MapFrame) -> Iterator[Item]:
    """Yield what stands on the ground, lowest first."""
    built = survey.of(*BUILT)
    yield from _tunnels(survey, frame)
    for kind, draw in WORKS.items():
        spots = survey.of(kind)
        if spots:
            yield from draw(spots, built, frame)


def _trenches(spots: frozenset[Spot], _: frozenset[Spot], frame: MapFrame) -> Iterator[Item]:
    yield from _along(spots, spots, frame, ((SPOIL, 0.66), (TRENCH, 0.44), (SPOIL, 0.3)))


def _low_walls(spots: frozenset[Spot], built: frozenset[Spot], frame: MapFrame) -> Iterator[Item]:
    yield from _along(spots, built, frame, ((WALL, 0.27), (STONE, 0.17)))


def _high_walls(spots: frozenset[Spot], built: frozenset[Spot], frame: MapFrame) -> Iterator[Item]:
    yield from _along(spots, built, frame, ((WALL, 0.4), (MASONRY, 0.24)))


def _vehicles(spots: frozenset[Spot], _: frozenset[Spot], frame: MapFrame) -> Iterator[Item]:
    yield Path(area(spots, frame), HULL, Stroke(WALL, line_mm(frame, 0.05)))


def _along(
    spots: frozenset[Spot], joined: frozenset[Spot], frame: MapFrame, coats: Iterable[tuple[Ink, float]]
) -> Iterator[Item]:
    """Yield strokes along dots, each coat narrower than the one below it."""
    line = _joined(parts(spots, joined, frame))
    yield from (Path(line, None, Stroke(ink, frame.pitch_mm * share, cap="round")) for ink, share in coats)


def parts(spots: frozenset[Spot], joined: frozenset[Spot], frame: MapFrame) -> Iterator[tuple[Point, Point]]:
    """Yield a line from each dot half way to each of those it is joined to; a short level one where it is alone."""
    found = tuple(links(spots, joined))
    half = frame.pitch_mm / 2
    for spot, (across, up) in found:
        x, y = frame.point(spot)
        yield (x, y), (x + across * half, y - up * half)
    for spot in sorted(spots - {spot for spot, _ in found}):
        x, y = frame.point(spot)
        yield (x - half * 0.7, y), (x + half * 0.7, y)


def _joined(lines: Iterable[tuple[Point, Point]]) -> Outline:
    return tuple(segment for line in lines for segment in polyline(*line))


def _wire(spots: frozenset[Spot], _: frozenset[Spot], frame: MapFrame) -> Iterator[Item]:
    """Yield wire: a line with a barb on either side of each dot."""
    stroke = Stroke(WIRE, line_mm(frame, 0.03), cap="round")
    lines = tuple(parts(spots, spots, frame))
    places = [((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in lines]
    yield Path(_joined(lines), None, stroke)
    yield Path(_joined(barb for place in places for barb in _barb(place, frame.pitch_mm * 0.11)), None, stroke)


def _barb(place: Point, reach: float) -> tuple[tuple[Point, Point], ...]:
    x, y = place
    return (
        ((x - reach, y - reach), (x + reach, y + reach)),
        ((x - reach, y + reach), (x + reach, y - reach)),
    )


def _tunnels(survey: Survey, frame: MapFrame) -> Iterator[Item]:
    """Yield tunnels as broken lines, with an arch where one goes in and out. Rule: IN.TUN.1."""
    pitch = frame.pitch_mm
    for spots in survey.tunnels().values():
        dots = frozenset(spots)
        line = _joined(parts(dots, dots, frame))
        dash = (pitch * 0.1, pitch * 0.1)
        yield Path(line, None, Stroke(WHITE, line_mm(frame, 0.17)))
        yield Path(line, None, Stroke(TUNNEL, line_mm(frame, 0.09), dash))
        for spot in sorted(spot for spot, is_mouth in spots.items() if is_mouth):
            x, y = frame.point(spot)
            yield Path(circle(x, y, pitch * 0.4), WHITE, Stroke(TUNNEL, line_mm(frame, 0.045)))
            yield Path(sector(x, y + pitch * 0.2, pitch * 0.2, pitch * 0.36, (-180, 0)), TUNNEL)


def _trees(spots: frozenset[Spot], _: frozenset[Spot], frame: MapFrame) -> Iterator[Item]:
    """Yield single trees: a broad crown over a trunk that nobody walks through. Rule: IN.GAP.45."""
    pitch, places = frame.pitch_mm, tuple(frame.point(spot) for spot in sorted(spots))
    crown = AREAS[Terrain.HEAVY_VEGETATION].ink
    lobes = tuple((x + dx * pitch, y + dy * pitch) for x, y in places for dx, dy in LOBES)
    yield Dots(lobes, pitch * 0.22, crown)
    yield Dots(places, pitch * 0.36, crown)
    yield Dots(tuple((x - pitch * 0.08, y - pitch * 0.1) for x, y in places), pitch * 0.22, LEAVES)
    yield Dots(places, pitch * 0.13, TRUNK)


LOBES: Final = ((-0.26, -0.14), (0.24, -0.2), (0.28, 0.14), (-0.02, 0.3), (-0.28, 0.18), (0.0, -0.3))

WORKS: Final = {
    Terrain.TRENCH: _trenches,
    Terrain.LOW_WALL: _low_walls,
    Terrain.HIGH_WALL: _high_walls,
    Terrain.BARBED_WIRE: _wire,
    Terrain.VEHICLE: _vehicles,
    Terrain.TREE: _trees,
}
"""How each terrain is drawn that does not cover ground, lowest first: its dots, all that is built, and the frame."""
