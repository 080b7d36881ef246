"""What is read on a dot map: columns and rows along its frame, levels of dots, names of structures."""

from typing import Final

from engine.games.infantry.ground import Spot, toughness_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Point, Rect, Stroke
from exporters.drawing.inks import WHITE, ink_from_hex
from exporters.faces.fonts import Face
from exporters.games.infantry.look.look import PINE, RULE
from exporters.games.infantry.maps.lattice import MapFrame
from exporters.games.infantry.maps.survey import Survey, standing
from exporters.games.infantry.words import maps as words
from exporters.text.fitting import Composition, line_width_mm
from exporters.text.lines import TextStyle
from schemas.models.infantry.dot_map import Structure
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Terrain
from schemas.packs.packs import Pack

HEIGHTS: Final = ink_from_hex("#5E3413")
LEVEL: Final = TextStyle(Face.NUMERAL, 6, 6, HEIGHTS, align="centre", valign="middle", leading=1.0)
PLACE: Final = TextStyle(Face.LABEL, 6.5, 6, PINE, align="centre", valign="middle", leading=1.05)
COORDINATE: Final = TextStyle(Face.LABEL, 7, 6, PINE, align="centre", valign="middle", leading=1.0)
NUMBER_MM: Final = 4.6
"""The room of numbers beside the frame."""

LEAST_NAME_MM: Final = 34.0
NAME_MM: Final = 5.4


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
