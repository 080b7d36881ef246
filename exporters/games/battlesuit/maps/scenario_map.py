"""The map of a scenario in small: zones, edges that sides enter over or hold friendly, and the points it names.

Rules: BS.SCN.3, BS.SCN.5, BS.EDG.1.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.battlesuit.checks.scenarios import named_points
from engine.games.battlesuit.maps.battlefield import Panels, layout_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Point, Rect, Stroke
from exporters.drawing.shapes import icon, polygon, polyline
from exporters.games.battlesuit.look.look import PAPER
from exporters.games.battlesuit.look.pages import SIDES, SideLook
from exporters.games.battlesuit.maps.map_signs import draw_letters, draw_spots, draw_terrain_signs, draw_works
from exporters.games.battlesuit.maps.overview import MapFrame, draw_ground
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM
from exporters.text.fitting import Composition
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Deployment, Entry
from schemas.models.battlesuit.words import Edge, Side

MARGIN_MM: Final = 7.0
BAR_MM: Final = 1.4
STEP_MM: Final = 2.0
SIGN_MM: Final = 3.6
ARROW_MM: Final = 5.0
ARROWS: Final = (0.2, 0.5, 0.8)
ZONE_MM: Final = 0.7
INWARDS: Final[dict[Edge, Point]] = {Edge.NORTH: (0, 1), Edge.EAST: (-1, 0), Edge.SOUTH: (0, -1), Edge.WEST: (1, 0)}
"""The way from each edge on to the map."""


def draw_scenario_map(made: Composition, scenario: Scenario, model: BattleMap, panels: Panels, box: Box) -> Box:
    """Draw the map of a scenario at the top of a box; return the room that it took, its margin included."""
    frame = MapFrame.within(box.inset(MARGIN_MM), layout_of(model, panels))
    draw_ground(made, panels, frame)
    for _, side, placing in scenario.setup.placings():
        if isinstance(placing, Deployment) and placing.edge is not None and placing.depth_points is not None:
            _draw_zone(made, placing.edge, placing.depth_points, SIDES[side], frame)
    draw_terrain_signs(made, model, panels, frame)
    draw_works(made, model, frame)
    draw_letters(made, panels, frame)
    draw_spots(made, (name for _, name in named_points(scenario)), frame)
    _draw_edges(made, scenario, frame)
    return frame.board.inset(-MARGIN_MM)


def _draw_zone(made: Composition, edge: Edge, depth_points: int, look: SideLook, frame: MapFrame) -> None:
    """Draw how far from its edge a side may deploy: a line beyond the last dots, teeth towards the edge."""
    zone = _zone(edge, depth_points, frame)
    start, end = _far_side(zone, edge)
    across, down = INWARDS[edge]
    stroke = Stroke(look.ink, ZONE_MM)
    made.draw(Path(polyline(start, end), None, stroke))
    count = max(int(abs(end[0] - start[0]) + abs(end[1] - start[1])) // 4, 1)
    for at in range(count):
        x, y = (a + (b - a) * (at + 0.5) / count for a, b in zip(start, end, strict=True))
        made.draw(Path(polyline((x, y), (x - across * 1.6, y - down * 1.6)), None, stroke))
    _draw_sign(made, look, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))


def _zone(edge: Edge, depth_points: int, frame: MapFrame) -> Box:
    """Return the part of the map along an edge, half a step deeper than its last dots."""
    board, depth = frame.board, depth_points + 0.5
    across = min(depth * COLUMN_MM * frame.scale, board.width)
    down = min(depth * ROW_MM * frame.scale, board.height)
    return {
        Edge.NORTH: Box(board.x, board.y, board.width, down),
        Edge.SOUTH: Box(board.x, board.bottom - down, board.width, down),
        Edge.WEST: Box(board.x, board.y, across, board.height),
        Edge.EAST: Box(board.right - across, board.y, across, board.height),
    }[edge]


def _far_side(zone: Box, edge: Edge) -> tuple[Point, Point]:
    """Return both ends of the side of a zone that lies opposite its edge."""
    return {
        Edge.NORTH: ((zone.x, zone.bottom), (zone.right, zone.bottom)),
        Edge.SOUTH: ((zone.x, zone.y), (zone.right, zone.y)),
        Edge.WEST: ((zone.right, zone.y), (zone.right, zone.bottom)),
        Edge.EAST: ((zone.x, zone.y), (zone.x, zone.bottom)),
    }[edge]


def _draw_edges(made: Composition, scenario: Scenario, frame: MapFrame) -> None:
    """Draw a bar with the side's sign along each friendly edge, and arrows where a side enters."""
    for edge in Edge:
        for row, side in enumerate(_friends(scenario, edge)):
            _draw_bar(made, SIDES[side], edge, row, frame.board)
    for edge, side in _entries(scenario):
        for share in ARROWS:
            _draw_arrow(made, SIDES[side], edge, share, frame.board)


def _entries(scenario: Scenario) -> tuple[tuple[Edge, Side], ...]:
    """Return over which edges anybody of a side enters, in order of edges."""
    entering = ((side, placing) for _, side, placing in scenario.setup.placings() if isinstance(placing, Entry))
    found = {(edge, side) for side, placing in entering for edge in placing.edges}
    return tuple((edge, side) for edge in Edge for side in Side if (edge, side) in found)


def _friends(scenario: Scenario, edge: Edge) -> Iterator[Side]:
    yield from (side for side in Side if edge in getattr(scenario.setup, side.value).friendly_edges)


def _draw_bar(made: Composition, look: SideLook, edge: Edge, row: int, board: Box) -> None:
    away = 0.8 + row * STEP_MM
    bar = {
        Edge.NORTH: Box(board.x, board.y - away - BAR_MM, board.width, BAR_MM),
        Edge.SOUTH: Box(board.x, board.bottom + away, board.width, BAR_MM),
        Edge.WEST: Box(board.x - away - BAR_MM, board.y, BAR_MM, board.height),
        Edge.EAST: Box(board.right + away, board.y, BAR_MM, board.height),
    }[edge]
    made.draw(Rect(bar.x, bar.y, bar.width, bar.height, fill=look.ink))
    share = 0.35 + 0.3 * row
    x, y = bar.x + bar.width * share, bar.y + bar.height * share
    at = (x, bar.centre[1]) if edge in {Edge.NORTH, Edge.SOUTH} else (bar.centre[0], y)
    _draw_sign(made, look, at)


def _draw_sign(made: Composition, look: SideLook, at: Point) -> None:
    plate = Box(at[0] - SIGN_MM / 2, at[1] - SIGN_MM / 2, SIGN_MM, SIGN_MM)
    made.draw(Rect(plate.x - 0.5, plate.y - 0.5, SIGN_MM + 1, SIGN_MM + 1, 0.8, PAPER))
    made.draw(icon(look.sign, plate, look.ink))


def _draw_arrow(made: Composition, look: SideLook, edge: Edge, share: float, board: Box) -> None:
    """Draw an arrow over an edge on to the map."""
    across, down = INWARDS[edge]
    x = {Edge.WEST: board.x, Edge.EAST: board.right}.get(edge, board.x + board.width * share)
    y = {Edge.NORTH: board.y, Edge.SOUTH: board.bottom}.get(edge, board.y + board.height * share)
    ahead = ((1.0, 0.0), (0.0, 0.5), (0.0, 0.22), (-0.6, 0.22), (-0.6, -0.22), (0.0, -0.22), (0.0, -0.5))
    corners = (
        (
            x + (forward * across - aside * down) * ARROW_MM,
            y + (forward * down + aside * across) * ARROW_MM,
        )
        for forward, aside in ahead
    )
    arrow = polygon(*corners)
    made.draw(Path(arrow, PAPER, Stroke(PAPER, 0.6)), Path(arrow, look.ink))
