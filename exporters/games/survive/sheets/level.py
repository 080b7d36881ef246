"""The sheet of a level: what the players are told, how it is won, who plays where, and the board. Rule: SV.GAM.1."""

from typing import Final

from engine.games.survive.rules.movement import turns_of
from exporters.components.base import Drawn
from exporters.components.framing import SideLook, composed, place, rectangle_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import chamfered, icon
from exporters.faces.fonts import Face
from exporters.games.survive import look
from exporters.games.survive import wording as words
from exporters.games.survive.boards.board import BoardFrame, draw_board
from exporters.layout.files import Layout
from exporters.layout.settings import Setting, document_of
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.survive.force import Mob
from schemas.models.survive.place import ControlZone, Level
from schemas.models.survive.rules import Rules

PITCH_MM: Final = 1.6
HEAD_MM: Final = 5.0
TICKS_A_ROW: Final = 12
TICK_GAP_MM: Final = 0.6
TITLE: Final = TextStyle(Face.TITLE, 20, 10, BLACK, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 7, 6, look.QUIET, valign="middle", tracking_pt=0.5)
BRIEFING: Final = TextStyle(Face.ITALIC, 10, 6, BLACK, leading=1.2, icons=look.INLINE)
HEADING: Final = TextStyle(Face.TITLE, 9, 7, look.NIGHT, valign="middle")
WAY: Final = TextStyle(Face.TEXT, 8.5, 6, BLACK, valign="middle", leading=1.08)
NUMBER: Final = TextStyle(Face.NUMERAL, 9, 6, WHITE, align="centre", valign="middle")
PLACE: Final = TextStyle(Face.TITLE, 12, 8, look.NIGHT, valign="middle")


def level_sheet(level: Level, setting: Setting) -> Drawn:
    """Return the sheet of a level under the rules of its pack."""
    rules, layout = look.rules_of(setting), look.layout_of(setting, "level_sheet")
    zone = document_of(setting, "control_zone", level.control_zone, ControlZone)
    made = Composition([rectangle_of(layout.full, look.PAPER)], language=setting.language)
    language = setting.language
    players = said(words.PLAYERS, language, players=level.players, turns=turns_of(level, rules))
    mode = said(words.LEVELS[level.mode or rules.game.mode], language)
    caption = f"{words.GAME} \N{MIDDLE DOT} {mode} \N{MIDDLE DOT} {players}".upper()
    place(layout, "side", lambda box: made.draw(rectangle_of(box, look.PANEL)))
    place(layout, "caption", lambda box: made.write(caption, box, CAPTION))
    place(layout, "title", lambda box: made.write(level.title, box, TITLE, ("title",)))
    place(layout, "briefing", lambda box: made.write(level.briefing, box, BRIEFING, ("briefing",)))
    place(layout, "ways", lambda box: _ways(made, level, box, rules))
    place(layout, "mobs", lambda box: _mobs(made, level, zone, box, setting))
    place(layout, "turns", lambda box: _turns(made, turns_of(level, rules), box))
    if zone is not None:
        place(layout, "board", lambda box: _board(made, zone, box, rules))
        place(layout, "place", lambda box: _place(made, zone, _below(zone, layout, box)))
    return composed(level.id, said(words.LEVEL_NAMED, language, title=level.title), layout, made)


def _ways(made: Composition, level: Level, box: Box, rules: Rules) -> None:
    """Draw the ways to win in their order. Rule: SV.GAP.40."""
    head, body = box.cut_top(HEAD_MM)
    made.write(said(words.HOW_TO_WIN, made.language), head, HEADING)
    target = said(words.TARGETS[rules.victory.last_turn_measure], made.language)
    height = min(9.0, body.height / len(level.ways_to_win))
    for number, way in enumerate(level.ways_to_win, start=1):
        row, body = body.cut_top(height)
        mark, text = row.cut_left(7)
        plate = Box(mark.x, mark.centre[1] - 2.5, 5, 5)
        made.draw(chamfered(plate, 1.2, look.CONTROLS.ink, "tl br"))
        made.write(str(number), plate, NUMBER)
        made.write(said(words.WAYS[way], made.language, target=target), text, WAY)


def _mobs(made: Composition, level: Level, zone: ControlZone | None, box: Box, setting: Setting) -> None:
    """Draw each player's Mob with its sign, and the corner it starts from."""
    head, body = box.cut_top(HEAD_MM)
    made.write(said(words.MOBS, made.language), head, HEADING)
    corners = zone.corners if zone else ()
    height = min(6.0, body.height / level.players)
    for at in range(level.players):
        row, body = body.cut_top(height)
        mob = document_of(setting, "mob", level.mobs[at], Mob) if at < len(level.mobs) else None
        colours = look.look_of(mob, setting) if mob else SideLook("", look.UNITS.ink, WHITE, look.MOB)
        mark, rest = row.cut_left(7)
        side = min(5.0, row.height - 0.8)
        made.draw(Rect(mark.x, mark.centre[1] - side / 2, side, side, side * 0.2, fill=colours.ink))
        made.draw(
            icon(
                colours.sign, Box(mark.x + side * 0.2, mark.centre[1] - side * 0.3, side * 0.6, side * 0.6), colours.on
            )
        )
        name, corner = rest.cut_left(rest.width * 0.66)
        made.write(mob.name if mob else said(words.ANY_MOB, made.language), name, look.ENTRY)
        if at < len(corners):
            where = f"{at + 1} {said(words.CORNERS[corners[at]], made.language)}"
            made.write(where, corner, look.DETAIL._replace(fill=BLACK, size_pt=8))


def _turns(made: Composition, turns: int, box: Box) -> None:
    """Draw a box to tick for each turn, in two rows if there are many."""
    head, body = box.cut_top(HEAD_MM)
    made.write(said(words.TURNS, made.language), head, HEADING)
    rows = 1 if turns <= TICKS_A_ROW else 2
    across = -(-turns // rows)
    side, step = min(6.5, body.height / rows - TICK_GAP_MM * (rows - 1)), min(7.6, body.width / across)
    for number in range(1, turns + 1):
        down, along = divmod(number - 1, across)
        cell = Box(body.x + along * step, body.y + down * body.height / rows, min(6.5, step - TICK_GAP_MM), side)
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, 0.8, look.PAPER, Stroke(look.NIGHT, 0.35)))
        made.write(str(number), cell, NUMBER._replace(fill=look.QUIET))


def _board(made: Composition, zone: ControlZone, box: Box, rules: Rules) -> None:
    frame = BoardFrame.within(box, zone, PITCH_MM)
    draw_board(made, zone, rules, frame)
    board = frame.board
    made.draw(Rect(board.x, board.y, board.width, board.height, stroke=Stroke(look.NIGHT, 0.4)))


def _below(zone: ControlZone, layout: Layout, box: Box) -> Box:
    """Return a box moved up under the board, if the board leaves room."""
    free = layout["board"].bottom - BoardFrame.within(layout["board"], zone, PITCH_MM).board.bottom
    return box.lowered(-max(free, 0.0))


def _place(made: Composition, zone: ControlZone, box: Box) -> None:
    """Write the name of the board, its measures and what it is like."""
    name, rest = box.cut_top(7)
    size, flavour = rest.cut_top(4.5)
    language = made.language
    width, depth = inches(zone.width_in, language), inches(zone.depth_in, language)
    inner, outer = inches(zone.inner_in, language), inches(zone.outer_in, language)
    board = said(words.BOARD, language, width=width, depth=depth)
    rings = said(words.RINGS, language, inner=inner, outer=outer)
    made.write(zone.title, name, PLACE)
    made.write(f"{board}. {rings}.", size, look.DETAIL._replace(size_pt=8))
    made.write(zone.description, flavour.inset(0, 0.5), BRIEFING._replace(size_pt=8.5))
