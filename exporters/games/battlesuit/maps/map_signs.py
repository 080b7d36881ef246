"""What stands on a map in small: signs of terrain, letters of panels, badges of hills, works, named points, north."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from engine.games.battlesuit.maps.battlefield import Panels
from engine.games.battlesuit.maps.panels import labelled_dot
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Point, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import around, chamfered, circle, icon, polygon
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.games.battlesuit.look.icons import TERRAIN_SIGNS, WORK_SIGNS
from exporters.games.battlesuit.look.look import IRON, PAPER, TERRAINS, YELLOW
from exporters.games.battlesuit.look.pages import LEAST_PT
from exporters.games.battlesuit.maps.overview import MapFrame, areas
from exporters.games.battlesuit.panels.ground import level_of
from exporters.games.battlesuit.wording.terms import NORTH
from exporters.text.fitting import Composition, line_width_mm
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.maps import HALF_TURN, BattleMap
from schemas.models.battlesuit.words import Terrain, Work

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
    made.write(said(NORTH, made.language), Box(x - 3, foot, 6, 4), replace(NAME, size_pt=9))


def about(at: Point, side_mm: float) -> Box:
    """Return a square round a place."""
    return Box(at[0] - side_mm / 2, at[1] - side_mm / 2, side_mm, side_mm)
