"""What stands on a map in small: terrain, panels, hills, works, named points, north; and the map of a scenario.

The map of a scenario: zones, edges that sides enter over or hold friendly, and the points it names.
Rules: BS.SCN.3, BS.SCN.5, BS.EDG.1.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.games.battlesuit.checks.scenarios import named_points
from engine.games.battlesuit.maps.battlefield import Panels, layout_of
from engine.games.battlesuit.maps.panels import labelled_dot
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Point, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import around, chamfered, circle, icon, polygon, polyline
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.games.battlesuit.look import IRON, PAPER, TERRAIN_SIGNS, TERRAINS, WORK_SIGNS, YELLOW
from exporters.games.battlesuit.maps.overview import MapFrame, areas, draw_ground
from exporters.games.battlesuit.pages import LEAST_PT, SIDES, SideLook
from exporters.games.battlesuit.panels.ground import level_of
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM
from exporters.games.battlesuit.wording.terms import NORTH
from exporters.text.fitting import Composition, line_width_mm
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.maps import HALF_TURN, BattleMap
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Deployment, Entry
from schemas.models.battlesuit.words import Edge, Side, Terrain, Work

LETTER_MM: Final = 2.9
BADGE_MM: Final = 2.1
HALO_MM: Final = 0.15
WORK_MM: Final = 3.6
LETTER: Final = TextStyle(Face.TITLE, 11, LEAST_PT, WHITE, align="centre", valign="middle", leading=1.0)
BADGE: Final = TextStyle(Face.NUMERAL, 8, LEAST_PT, BLACK, align="centre", valign="middle", leading=1.0)
NAME: Final = TextStyle(Face.LABEL, 8, LEAST_PT, IRON, align="centre", valign="middle", leading=1.0)


def draw_terrain_signs(made: Composition, model: BattleMap, panels: Panels, frame: MapFrame) -> None:
    """Draw one sign for each area of terrain, upright however its panel lies, and not where a work or a tile is."""
    names = (*(tile.at for tile in model.tiles), *(work.at for work in model.works))
    taken = {frame.named(name) for name in names}
    for panel in panels.values():
        for terrain, dots in areas(panel):
            places = [frame.on_panel(panel.letter, dot) for dot in dots]
            at = next((place for place in places if place not in taken), places[0])
            draw_terrain_sign(made, terrain, about(at, frame.sign_mm))


def draw_terrain_sign(made: Composition, terrain: Terrain, box: Box) -> None:
    """Draw the dot of a terrain with its sign."""
    look = TERRAINS[terrain]
    made.draw(Path(circle(*box.centre, box.width / 2 + HALO_MM), PAPER))
    made.draw(Path(circle(*box.centre, box.width / 2), look.dot))
    made.draw(icon(TERRAIN_SIGNS[terrain], box.inset(box.width * 0.2), look.sign))


def draw_hills(made: Composition, panels: Panels, frame: MapFrame) -> None:
    """Draw the badge of each hill with its level."""
    for panel in panels.values():
        for hill in panel.hills:
            dot = labelled_dot(hill.badge_at)
            at = frame.on_panel(panel.letter, dot)
            made.draw(Path(polygon(*around(*at, 6, BADGE_MM, 0)), YELLOW, Stroke(IRON, 0.25)))
            made.write(str(level_of(panel, dot)), about(at, 2 * BADGE_MM), BADGE)


def draw_letters(made: Composition, panels: Panels, frame: MapFrame) -> None:
    """Draw the letter of each panel where its compass is, with a pin towards its printed north."""
    models = {panel.letter: panel for panel in panels.values()}
    for panel, _ in frame.layout.placed():
        at = frame.on_panel(panel.letter, labelled_dot(models[panel.letter].compass_at))
        x, y = _kept_in(at, frame.board)
        up = 1 if panel.rotation == HALF_TURN else -1
        made.draw(Path(polygon((x - 1.6, y + up * 2.2), (x + 1.6, y + up * 2.2), (x, y + up * 4.6)), IRON))
        made.draw(Path(polygon(*around(x, y, 6, LETTER_MM, 0)), IRON))
        made.write(panel.letter, about((x, y), 2 * LETTER_MM), LETTER)


def _kept_in(at: Point, board: Box) -> Point:
    """Return a place moved onto the map, so that a letter and its pin are whole."""
    away = LETTER_MM + 2.2
    x = min(max(at[0], board.x + away), board.right - away)
    return x, min(max(at[1], board.y + away), board.bottom - away)


def draw_works(made: Composition, model: BattleMap, frame: MapFrame) -> None:
    """Draw the tiles and works that the map has from the beginning."""
    for tile in model.tiles:
        at = frame.named(tile.at)
        if at is not None and tile.terrain in TERRAINS:
            radius = max(frame.pitch_mm * 2 / 3, frame.sign_mm * 0.7)
            made.draw(Path(polygon(*around(*at, 6, radius, 0)), TERRAINS[tile.terrain].ground, Stroke(IRON, 0.25)))
            draw_terrain_sign(made, tile.terrain, about(at, frame.sign_mm))
    for marker in model.works:
        at = frame.named(marker.at)
        if at is not None:
            draw_work_sign(made, marker.work, about(at, max(WORK_MM, frame.sign_mm)))


def draw_work_sign(made: Composition, work: Work, box: Box) -> None:
    """Draw the marker of a work."""
    made.draw(chamfered(box.inset(-HALO_MM), box.width * 0.2, PAPER, "tl tr br bl"))
    made.draw(chamfered(box, box.width * 0.2, IRON, "tl tr br bl"))
    made.draw(icon(WORK_SIGNS[work], box.inset(box.width * 0.15), WHITE))


def draw_spots(made: Composition, names: Iterable[str], frame: MapFrame) -> None:
    """Draw named points: a ring about the sign of each, then names on plates that hide no ring and no other name.

    A name that has no free place beside its ring is left out here; it stands in the text.
    """
    radius = max(WORK_MM, frame.sign_mm) * 0.72
    found = ((name, frame.named(name)) for name in dict.fromkeys(names))
    spots = {name: at for name, at in found if at is not None}
    for at in spots.values():
        ring = circle(*at, radius)
        made.draw(Path(ring, None, Stroke(IRON, 1.2)), Path(ring, None, Stroke(YELLOW, 0.7)))
    taken = [about(at, 2 * radius) for at in spots.values()]
    for name, at in spots.items():
        width = line_width_mm(name, NAME, made.language) + 1.6
        plate = next((box for box in _plates(width, at, radius) if _is_free(box, taken, frame.board)), None)
        if plate is not None:
            taken.append(plate)
            made.draw(Rect(plate.x, plate.y, plate.width, plate.height, 0.7, PAPER, Stroke(IRON, 0.2)))
            made.write(name, plate, NAME)


def _plates(width: float, at: Point, radius: float) -> Iterator[Box]:
    """Yield the places for a name of a width about a ring: right, left, below, above."""
    x, y = at
    height = LEAST_PT * MM_PER_PT * 1.15
    away = radius + 1
    yield Box(x + away, y - height / 2, width, height)
    yield Box(x - away - width, y - height / 2, width, height)
    yield Box(x - width / 2, y + away, width, height)
    yield Box(x - width / 2, y - away - height, width, height)


def _is_free(box: Box, taken: Iterable[Box], board: Box) -> bool:
    inside = box.x >= board.x and box.y >= board.y and box.right <= board.right and box.bottom <= board.bottom
    return inside and not any(
        box.x < other.right and other.x < box.right and box.y < other.bottom and other.y < box.bottom for other in taken
    )


def draw_north(made: Composition, box: Box) -> None:
    """Draw an arrow to the north with its letter."""
    x, width = box.centre[0], min(box.width, box.height * 0.5)
    head, foot = box.y, box.bottom - 3.6
    arrow = polygon((x, head), (x + width / 2, foot), (x, foot - width * 0.3), (x - width / 2, foot))
    made.draw(Path(arrow, IRON))
    made.write(said(NORTH, made.language), Box(x - 3, foot, 6, 4), NAME._replace(size_pt=9))


def about(at: Point, side_mm: float) -> Box:
    """Return a square round a place."""
    return Box(at[0] - side_mm / 2, at[1] - side_mm / 2, side_mm, side_mm)


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
