"""The board on one page: rings to scale, where every control unit stands and looks, and the key. Rule: SV.HOUSE.2."""

from dataclasses import replace
from typing import Final

from engine.games.survive.rules.posts import posts
from exporters.components.base import Drawn
from exporters.components.framing import as_page
from exporters.components.table_frames import write_inches
from exporters.drawing.display_list import Rect, Stroke
from exporters.games.survive.boards.board import BoardFrame, draw_board
from exporters.games.survive.boards.terrain import does, look_of
from exporters.games.survive.look.icons import CONTROL, EYE, MOB
from exporters.games.survive.look.look import NIGHT, QUIET
from exporters.games.survive.look.pages import COLUMNS, page
from exporters.games.survive.rulings import rules_of
from exporters.games.survive.sheets.reference import red_grid, terms
from exporters.games.survive.words import pieces, reference
from exporters.games.survive.words import terms as words
from exporters.games.survive.words.facts import control_facts
from exporters.games.survive.words.posts import measured
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.layout.settings import Setting
from exporters.text.columns import Section, Terms, set_columns
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from exporters.text.numbers import inches
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
    rules = rules_of(setting)
    caption = f"{words.GAME} \N{MIDDLE DOT} {pieces.MAP}"
    made = page((caption, zone.title, zone.description), setting.language, (("title",), ("description",)))
    frame = BoardFrame.within(BOARD, zone, PITCH_MM)
    draw_board(made, zone, rules, frame, GRID_IN)
    board = frame.board
    made.draw(Rect(board.x, board.y, board.width, board.height, stroke=Stroke(NIGHT, 0.5)))
    write_inches(made, frame, GRID_IN, COORDINATE, 6.5)
    top = board.bottom + LEGEND_GAP_MM
    legend = Box(0, top, PAGE.width, PAGE.height - top)
    left, right = legend.columns(2, 8)
    facts = control_facts(rules)
    dying = Section(reference.GOING_RED, "SV.RED.1", (red_grid(rules), terms(reference.RED, facts)), EYE)
    pulse = Section(reference.PULSES, "SV.CAP.1", (terms(reference.PULSE, facts),), CONTROL)
    set_columns(made, (_setup(zone, rules), dying), (left,), LOOK)
    set_columns(made, (_key(zone, rules), pulse), (right,), LOOK)
    return as_page(f"zone_{zone.id}", f"{zone.title} (control zone)", made)


def _setup(zone: ControlZone, rules: Rules) -> Section:
    """Return where the control units of each kind stand and look."""
    rows = []
    for kind in ControlType:
        units = tuple(unit for unit in posts(zone, rules) if unit.type is kind)
        if units:
            places = (measured(unit, zone.spire_in, rules) for unit in units)
            rows.append((f"{len(units)} {words.SHORT_CONTROL_TYPES[kind]}", "; ".join(places)))
    return Section(pieces.SETUP, "SV.HOUSE.2", (Terms((*rows, pieces.MEASURE), 0.24),), CONTROL)


def _key(zone: ControlZone, rules: Rules) -> Section:
    """Return what the signs of the board mean."""
    texts = (
        pieces.ICZ.format(radius=inches(zone.inner_in)),
        pieces.OCZ.format(radius=inches(zone.outer_in)),
        pieces.RED_LINE,
        *_terrain(zone, rules),
        pieces.CORNERS.format(reach=inches(rules.mob.deploy_in)),
        pieces.PULSE.format(sides=rules.dice.sides),
        pieces.GRID.format(pitch=inches(GRID_IN)),
    )
    return Section(
        pieces.KEY, "SV.CTL.1  SV.GAP.41", (Terms(tuple(("\N{BULLET}", text) for text in texts), 0.04),), MOB
    )


def _terrain(zone: ControlZone, rules: Rules) -> tuple[str, ...]:
    """Return what each kind of terrain on the board does, and how it is drawn. Rule: SV.HOUSE.7."""
    kinds = (name for name in rules.terrain.kinds if any(piece.type == name for piece in zone.features))
    return tuple(_kind(name, rules.terrain.kinds[name]) for name in kinds)


def _kind(name: str, kind: TerrainKind) -> str:
    label = name.replace("_", " ").capitalize()
    return pieces.TERRAIN.format(name=label, does=does(kind), look=look_of(name).words)
