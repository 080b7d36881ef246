"""The board on one page: rings to scale, where every control unit stands and looks, and the key. Rule: SV.HOUSE.2."""

from dataclasses import replace
from typing import Final

from engine.games.survive.rules.ground import posts
from exporters.components.base import Drawn
from exporters.components.framing import as_page
from exporters.components.quick_reference import page_of
from exporters.components.table_frames import write_inches
from exporters.drawing.display_list import Rect, Stroke
from exporters.games.survive.boards.board import BoardFrame, draw_board
from exporters.games.survive.boards.terrain import does, look_of
from exporters.games.survive.look.icons import CONTROL, MOB
from exporters.games.survive.look.look import NIGHT, QUIET
from exporters.games.survive.look.pages import COLUMNS, page
from exporters.games.survive.rulings import rules_of
from exporters.games.survive.words import pieces
from exporters.games.survive.words import terms as words
from exporters.games.survive.words.posts import measured
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.layout.settings import Setting
from exporters.text.columns import Section, Terms, set_columns
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.board import TerrainKind
from schemas.models.survive.words import ControlType

BOARD: Final = Box(7, 29, PAGE.width - 12, 150)
LEGEND_GAP_MM: Final = 6.0
GRID_IN: Final = 6
PITCH_MM: Final = 2.2
COORDINATE: Final = TextStyle(Face.LABEL, 7, 6, QUIET, align="centre", valign="middle")
LOOK: Final = replace(COLUMNS, text=replace(COLUMNS.text, size_pt=7.75))


def map_page(zone: ControlZone, setting: Setting) -> Drawn:
    """Return a board as a page of its own."""
    rules, language = rules_of(setting), setting.language
    caption = f"{words.GAME} \N{MIDDLE DOT} {said(pieces.MAP, language)}"
    made = page((caption, zone.title, zone.description), language, (("title",), ("description",)))
    frame = BoardFrame.within(BOARD, zone, PITCH_MM)
    draw_board(made, zone, rules, frame, GRID_IN)
    board = frame.board
    made.draw(Rect(board.x, board.y, board.width, board.height, stroke=Stroke(NIGHT, 0.5)))
    write_inches(made, frame, GRID_IN, COORDINATE, 6.5)
    top = board.bottom + LEGEND_GAP_MM
    legend = Box(0, top, PAGE.width, PAGE.height - top)
    left, right = legend.columns(2, 8)
    set_columns(made, (_setup(zone, rules, language), *_of_reference("red", setting)), (left,), LOOK)
    set_columns(made, (_key(zone, rules, language), *_of_reference("pulse", setting)), (right,), LOOK)
    return as_page(f"zone_{zone.id}", said(pieces.MAP_NAMED, language, title=zone.title), made)


def _of_reference(name: str, setting: Setting) -> tuple[Section, ...]:
    """Return a section of the quick reference, if the pack has it."""
    fight = page_of(setting, "fight")
    found = fight.sections.get(name) if fight else None
    return (replace(found, rules=found.rules.partition("  ")[0]),) if found else ()


def _setup(zone: ControlZone, rules: Rules, language: str) -> Section:
    """Return where the control units of each kind stand and look."""
    rows = []
    for kind in ControlType:
        units = tuple(unit for unit in posts(zone, rules) if unit.type is kind)
        if units:
            places = (measured(unit, zone.spire_in, rules, language) for unit in units)
            rows.append((f"{len(units)} {said(words.SHORT_CONTROL_TYPES[kind], language)}", "; ".join(places)))
    term, meaning = pieces.MEASURE
    rows.append((said(term, language), said(meaning, language)))
    return Section(said(pieces.SETUP, language), "SV.HOUSE.2", (Terms(tuple(rows), 0.24),), CONTROL)


def _key(zone: ControlZone, rules: Rules, language: str) -> Section:
    """Return what the signs of the board mean."""
    texts = (
        said(pieces.ICZ, language, radius=inches(zone.inner_in, language)),
        said(pieces.OCZ, language, radius=inches(zone.outer_in, language)),
        said(pieces.RED_LINE, language),
        *_terrain(zone, rules, language),
        said(pieces.CORNERS, language, reach=inches(rules.mob.deploy_in, language)),
        said(pieces.PULSE, language, sides=rules.dice.sides),
        said(pieces.GRID, language, pitch=inches(GRID_IN, language)),
    )
    meanings = Terms(tuple(("\N{BULLET}", text) for text in texts), 0.04)
    return Section(said(pieces.KEY, language), "SV.CTL.1  SV.GAP.41", (meanings,), MOB)


def _terrain(zone: ControlZone, rules: Rules, language: str) -> tuple[str, ...]:
    """Return what each kind of terrain on the board does, and how it is drawn. Rule: SV.HOUSE.7."""
    kinds = (name for name in rules.terrain.kinds if any(piece.type == name for piece in zone.features))
    return tuple(_kind(name, rules.terrain.kinds[name], language) for name in kinds)


def _kind(name: str, kind: TerrainKind, language: str) -> str:
    label, look = words.terrain(name, language).capitalize(), said(look_of(name).words, language)
    return said(pieces.TERRAIN, language, name=label, does=does(kind, language), look=look)
