"""The ground of a battle in small: terrain, the strip where a side's blips go down, and the objectives' zones.

Rules: 7S.AD.2, 7S.AD.3, 7S.AD.7, 7S.AD.8, 7S.CE.6.
"""

from typing import Final

from engine.games.seven_seconds.names import Cast
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Group, Path, Rect, Stroke
from exporters.drawing.inks import BLACK, Ink
from exporters.drawing.shapes import polyline
from exporters.games.seven_seconds.look.look import QUIET, STEEL
from exporters.games.seven_seconds.maps.map_frame import MapFrame, draw_terrain
from exporters.games.seven_seconds.words import briefing as words
from exporters.layout.boxes import Box
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from exporters.text.numbers import inches
from schemas.catalogues.saying import said

PITCH_MM: Final = 1.15
BAND_MM: Final = 1.6

HEADING: Final = TextStyle(Face.TITLE, 10.5, 8, STEEL, valign="middle")
PLACE: Final = TextStyle(Face.LABEL, 8, 6.5, BLACK, valign="top")
PROSE: Final = TextStyle(Face.ITALIC, 7.5, 6, STEEL, valign="top", leading=1.12)
NOTE: Final = TextStyle(Face.TEXT, 7.5, 6, QUIET, valign="bottom", leading=1.12)


def draw_ground(made: Composition, battle: Cast, ink: Ink, box: Box, *, leads: bool) -> None:
    """Draw the map into the left of a box and its words beside it; `leads`: the side comes from the south."""
    picture, text = box.cut_left(box.height)
    field = battle.field
    mm_per_in = picture.height / max(field.width_in, field.depth_in)
    frame = MapFrame(picture.x, picture.y, field.width_in, field.depth_in, mm_per_in, PITCH_MM, 6.0)
    board = frame.board
    ground = Composition(language=made.language)
    draw_terrain(ground, field, battle.rules, frame)
    made.draw(Group(tuple(ground.items), clip=Rect(board.x, board.y, board.width, board.height)))
    depth_in = own_depth_in(battle, leads=leads)
    limit = frame.point(0, depth_in if leads else field.depth_in - depth_in)[1]
    edge = board.bottom - BAND_MM if leads else board.y
    made.draw(Path(polyline((board.x, limit), (board.right, limit)), None, Stroke(ink, 0.5, (1.8, 1.2))))
    made.draw(Rect(board.x, edge, board.width, BAND_MM, fill=ink))
    made.draw(Rect(board.x, board.y, board.width, board.height, stroke=Stroke(STEEL, 0.4)))
    _words(made, battle, depth_in, text.inset(3, 0))


def own_depth_in(battle: Cast, *, leads: bool) -> float:
    """Return how far from its edge a side may put down its blips."""
    if not battle.attack_defense:
        return battle.rules.chance_encounter.depth_in
    setup = battle.rules.setup
    return setup.attacker_depth_in if leads else setup.defender_zone * battle.field.depth_in


def _words(made: Composition, battle: Cast, depth_in: float, box: Box) -> None:
    heading, rest = box.cut_top(6)
    place, rest = rest.cut_top(8)
    prose, note = rest.cut_top(rest.height * 0.6)
    made.write(said(words.GROUND, made.language), heading, HEADING)
    made.write(battle.field.title, place, PLACE)
    made.write(battle.field.description, prose, PROSE)
    made.write(said(words.ZONES, made.language, depth=inches(depth_in, made.language)), note, NOTE)
