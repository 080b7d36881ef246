"""Control zones on a page, and at true size.

The board on one page: rings to scale, where every control unit stands and looks, and the key. Rule: SV.HOUSE.2.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, cast

from engine.games.survive.rules.places import posts
from exporters.components.base import Drawn, PrintJob
from exporters.components.frames import write_inches
from exporters.components.framing import as_page
from exporters.components.quick_reference import page_of
from exporters.components.true_size import grid_crosses, ruled_edge
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Drawing, Rect, Stroke
from exporters.drawing.shapes import around
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.survive.boards.board import BoardFrame, does, draw_board, look_of
from exporters.games.survive.look.chips import COLUMNS, page
from exporters.games.survive.look.icons import CONTROL, MOB
from exporters.games.survive.look.look import NIGHT, QUIET, rules_of
from exporters.games.survive.wording import pieces
from exporters.games.survive.wording import terms as words
from exporters.games.survive.wording.pieces import POSTER_NAMED, measured
from exporters.games.survive.wording.terms import ZONES
from exporters.imposition.pieces import Area, Piece
from exporters.layout.settings import Setting
from exporters.text.columns import Section, Terms, set_columns
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.board import TerrainKind
from schemas.models.survive.words import ControlType, Zone

BOARD: Final = Box(7, 29, PAGE.width - 12, 150)
LEGEND_GAP_MM: Final = 6.0
GRID_IN: Final = 6
PITCH_MM: Final = 2.2
COORDINATE: Final = TextStyle(Face.LABEL, 7, 6, QUIET, align="centre", valign="middle")
LOOK: Final = replace(COLUMNS, text=replace(COLUMNS.text, size_pt=7.75))

POSTER_PITCH_MM: Final = 9.0
AREA_CORNERS: Final = 36


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


def map_posters(job: PrintJob) -> Iterator[Piece]:
    """Yield the poster of each board."""
    rules = rules_of(job.setting)
    for document in job.pack.of_kind("control_zone"):
        model = cast("ControlZone", document.model)
        drawn = map_poster(model, rules, job.setting.type_scale, job.setting_of(document).language)
        key = f"zone_poster/{document.id}"
        job.note(document, drawn.findings, key)
        yield Piece(drawn.drawing, None, key, areas=zone_areas(model, job.setting_of(document).language))


def map_poster(zone: ControlZone, rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return a board on which an inch is an inch: zones, places, crosses every six inches, a ruled edge."""
    frame = _frame(zone)
    board = frame.board
    made = Composition(type_scale=type_scale, language=language)
    draw_board(made, zone, rules, frame)
    made.draw(grid_crosses(board, QUIET), *ruled_edge(board, NIGHT))
    title = said(POSTER_NAMED, language, title=zone.title)
    drawing = Drawing(f"zone_poster_{zone.id}", title, board.width, board.height, tuple(made.items))
    return Drawn(drawing, tuple(made.findings))


def zone_areas(zone: ControlZone, language: str) -> tuple[Area, ...]:
    """Return the two zones as areas that a digital table can name, the inner one first."""
    middle = _frame(zone).point(*zone.spire_in)
    radii = ((Zone.ICZ, zone.inner_in), (Zone.OCZ, zone.outer_in))
    return tuple(
        Area(said(ZONES[name], language), around(*middle, AREA_CORNERS, radius * MM_PER_IN)) for name, radius in radii
    )


def _frame(zone: ControlZone) -> BoardFrame:
    return BoardFrame(0, 0, zone.width_in, zone.depth_in, MM_PER_IN, POSTER_PITCH_MM)
