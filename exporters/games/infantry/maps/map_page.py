"""Dot maps in small, on a page, and at pitch.

The dot map at pitch, to be laid on the table and played on: tiled onto sheets, or printed as a poster. Rules: IN.TER.3,
IN.GAP.20, IN.GAP.39.
"""

from collections.abc import Iterator
from typing import Final, cast

from engine.games.infantry.battle.looking import obstacles
from engine.games.infantry.ground import toughness_of
from exporters.components.base import Drawn, PrintJob
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Dots, Drawing, Group, Item, Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import icon, polyline
from exporters.faces.fonts import Face
from exporters.games.infantry import look
from exporters.games.infantry.look import MAP as MAP_ICON
from exporters.games.infantry.maps.ground import (
    NUMBER_MM,
    covering,
    discs,
    dots,
    draw_coordinates,
    draw_levels,
    draw_names,
    ground,
)
from exporters.games.infantry.maps.lattice import PITCH_MM, MapFrame, Survey, standing, survey_of
from exporters.games.infantry.maps.works import WORKS, works
from exporters.games.infantry.wording import terms as words
from exporters.games.infantry.wording.terms import GAME, each_said, terrain_rows
from exporters.imposition.pieces import MapGround, Piece, Spot, Wall
from exporters.layout.settings import Setting
from exporters.text.columns import Grid, Section, Terms, set_columns
from exporters.text.fitting import Composition, text_height_mm
from exporters.text.lines import TextStyle
from exporters.text.numbers import NOTHING
from schemas.catalogues.saying import said
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Terrain

BAND_MM: Final = 1.4
AROUND_MM: Final = BAND_MM + NUMBER_MM + 0.4
"""What the frame and its numbers take on each side."""

EVERY: Final = 5
DOT_SHARE: Final = 0.06
LEAST_PITCH_MM: Final = 1.8
"""Where dots are nearer to one another than this, they are left out."""

MAP: Final = Box(0, look.TOP_MM + 13, 124, PAGE.height - look.TOP_MM - 13)
SIDE: Final = Box(129, look.TOP_MM + 13, PAGE.width - 129, PAGE.height - look.TOP_MM - 13)
ROW_MM: Final = 6.6
SWATCH_MM: Final = 10.6
SHARES: Final = (0.2, 0.3, 0.22, 0.28)
FLAVOUR: Final = TextStyle(Face.ITALIC, 9, 6.5, BLACK, leading=1.16)
HEAD: Final = TextStyle(Face.LABEL, 7, 6, WHITE, valign="middle", leading=1.0)
CELL: Final = TextStyle(Face.LABEL, 7.5, 6, BLACK, valign="middle", leading=1.0)
TITLE: Final = TextStyle(Face.TITLE, 11, 9, look.PINE, valign="middle")

MARGIN_MM: Final = 9.0
HEAD_MM: Final = 18.0
FOOT_MM: Final = 2.0
NOTE_MM: Final = 150.0
"""The most that the note is wide: no seam of tiles has to go through its lines."""

POSTER_BAND_MM: Final = 1.8
POSTER_TITLE: Final = TextStyle(Face.TITLE, 20, 10, look.PINE, valign="middle", leading=1.0)
NOTE: Final = TextStyle(Face.ITALIC, 8.5, 6, look.QUIET, valign="top", leading=1.08)


def draw_overview(made: Composition, survey: Survey, box: Box) -> MapFrame:
    """Draw a map as large as it fits into a box with its frame; return where it lies."""
    frame = MapFrame.within(box.inset(AROUND_MM), survey.dot_map)
    board = frame.board
    made.draw(Group(tuple(ground_of(survey, frame)), clip=Rect(board.x, board.y, board.width, board.height)))
    step = EVERY * frame.pitch_mm
    made.draw(*look.frame_steps(board, BAND_MM, (step, step), look.PINE))
    draw_coordinates(made, frame, BAND_MM + 0.2, EVERY)
    return frame


def ground_of(survey: Survey, frame: MapFrame) -> Iterator[Item]:
    """Yield what a map has: its terrain, what is built on it, and its dots where they are not too close."""
    yield from (*ground(survey, frame), *works(survey, frame), *_dots(frame))


def _dots(frame: MapFrame) -> Iterator[Item]:
    if frame.pitch_mm >= LEAST_PITCH_MM:
        yield discs(tuple(frame.point(spot) for spot in frame.spots()), frame.pitch_mm * DOT_SHARE, look.PINE)


def swatch(kind: Terrain, box: Box) -> Iterator[Item]:
    """Yield two dots of a terrain side by side."""
    frame = MapFrame(box.x, box.y + (box.height - box.width / 2) / 2, box.width / 2, 2, 1)
    board, spots = frame.board, frozenset(frame.spots())
    whole = Rect(board.x, board.y, board.width, board.height)
    inside = list[Item]((Rect(board.x, board.y, board.width, board.height, fill=look.GROUND),))
    if kind in look.AREAS:
        inside += covering(kind, spots, frozenset(), frame)
    elif kind in WORKS:
        inside += WORKS[kind](spots, spots, frame)
    yield Group(tuple(inside), clip=whole)
    yield Dots(tuple(frame.point(spot) for spot in sorted(spots)), frame.pitch_mm * 0.12, WHITE)
    yield Dots(tuple(frame.point(spot) for spot in sorted(spots)), frame.pitch_mm * 0.075, look.PINE)
    yield Rect(board.x, board.y, board.width, board.height, stroke=Stroke(look.RULE, 0.2))


def line_swatch(ink: Ink, box: Box, dash_mm: tuple[float, ...] = ()) -> Path:
    """Return a line as it is drawn on maps: a contour, or a tunnel."""
    y = box.centre[1]
    return Path(polyline((box.x, y), (box.right, y)), None, Stroke(ink, 0.4 if not dash_mm else 1.0, dash_mm))


def map_page(model: DotMap, setting: Setting) -> Drawn:
    """Return a map as a page of its own."""
    rules, survey, language = look.rules_of(setting), survey_of(model, setting.pack), setting.language
    size = said(words.SIZE, language, columns=model.columns, rows=model.rows)
    caption = f"{said(GAME, language)} \N{MIDDLE DOT} {said(words.MAP, language)} \N{MIDDLE DOT} {size}"
    made = look.page((caption, model.title, ""), language, (("title",), ()))
    made.write(model.description, Box(0, look.TOP_MM, PAGE.width, 12), FLAVOUR, ("description",))
    draw_overview(made, survey, MAP)
    left = _legend(made, survey, rules, SIDE)
    set_columns(made, (_structures(model, setting, rules),), (left,), look.COLUMNS)
    return as_page(f"map_{model.id}", said(words.MAP_NAMED, language, title=model.title), made)


def _legend(made: Composition, survey: Survey, rules: Rules, box: Box) -> Box:
    """Draw a row for each terrain of the map, then contours and tunnels; return the room below."""
    title, rest = box.cut_top(7)
    language = made.language
    made.write(said(words.LEGEND, language), title, TITLE)
    head, rest = rest.cut_top(5)
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=look.TROOPERS.ink))
    for text, cell in zip(each_said(words.LEGEND_HEAD, language), head.shared_out(SHARES), strict=True):
        made.write(text, cell.inset(0.6, 0), HEAD)
    there = {*survey.terrain.values()}
    for at, (kind, ap, fire) in enumerate(row for row in terrain_rows(rules, language) if row[0] in there):
        row, rest = rest.cut_top(ROW_MM)
        _row(made, row, (said(words.TERRAINS[kind], language), ap, fire), at)
        made.draw(*swatch(kind, _swatch_box(row)))
    if survey.highest and rules.options.advanced_terrain:
        row, rest = rest.cut_top(ROW_MM)
        _row(made, row, (said(words.CONTOUR, language), f"{rules.terrain.change_level}", NOTHING), 1)
        made.draw(line_swatch(look.CONTOUR, _swatch_box(row)))
    if survey.tunnels() and rules.options.trench_tunnel:
        row, rest = rest.cut_top(ROW_MM)
        ap = said(words.TUNNEL_AP, language, tunnel=rules.tunnels.tunnel, along=_along(rules))
        _row(made, row, (said(words.TUNNEL, language), ap, said(words.UNSEEN, language)), 0)
        made.draw(line_swatch(look.TUNNEL, _swatch_box(row), (1.2, 1.2)))
    return rest.cut_top(4)[1]


def _along(rules: Rules) -> int:
    return rules.actions.standard_dot * rules.tunnels.crawl_times


def _swatch_box(row: Box) -> Box:
    return Box(row.x + 0.8, row.y, SWATCH_MM, row.height)


def _row(made: Composition, row: Box, texts: tuple[str, str, str], at: int) -> None:
    if at % 2:
        made.draw(Rect(row.x, row.y, row.width, row.height, fill=look.PANEL))
    for text, cell in zip(texts, row.shared_out(SHARES)[1:], strict=True):
        made.write(text, cell.inset(0.6, 0), CELL)


def _structures(model: DotMap, setting: Setting, rules: Rules) -> Section:
    """Return the structures of a map with what a dot of each withstands, and their notes. Rules: IN.BRC.4, IN.BRC.5."""
    found = {structure.id: structure for structure, _ in standing(model, setting.pack)}
    rows, language = list[tuple[str, ...]](), setting.language
    for structure in found.values():
        tough = toughness_of(structure, rules)
        points = f"{said(words.TOUGHNESS[tough], language)}, {rules.breaching.toughness[tough]}"
        kind = said(words.TERRAINS[Terrain(structure.terrain)], language)
        rows.append((structure.name, kind, points if rules.options.breaching else NOTHING))
    grid = Grid(each_said(words.STRUCTURE_HEAD, language), tuple(rows), (0.38, 0.28, 0.34), left=(0, 1))
    notes = tuple((structure.name, structure.note) for structure in found.values() if structure.note)
    parts = (grid, Terms(notes, 0.38)) if rows else (Terms((("", said(words.NO_STRUCTURES, language)),), 0.0),)
    return Section(said(words.STRUCTURES, language), parts)


def posters(job: PrintJob) -> Iterator[Piece]:
    """Yield the poster of each map, with its dots by column and row."""
    for document in job.pack.of_kind("dot_map"):
        model = cast("DotMap", document.model)
        drawn = poster(model, job.setting_of(document))
        key = f"dot_map_poster/{document.id}"
        job.note(document, drawn.findings, key)
        frame = frame_of(model)
        language = job.setting.language
        names = ((said(words.DOT, language, column=spot[0], row=spot[1]), spot) for spot in frame.spots())
        spots = tuple(Spot(name, frame.point(spot)) for name, spot in names)
        yield Piece(drawn.drawing, None, key, spots=spots, ground=_ground_of(model, job, frame))


def _ground_of(model: DotMap, job: PrintJob, frame: MapFrame) -> MapGround:
    """Return the map with a square for each dot, and those that no line of fire passes. Rule: IN.GAP.45."""
    squares = (frame.rectangle(spot, spot) for spot in sorted(obstacles(model, job.pack)))
    return MapGround(frame.board, frame.pitch_mm, tuple(Wall(box.corners) for box in squares))


def poster(model: DotMap, setting: Setting) -> Drawn:
    """Return a map at pitch: ground, works and dots, its columns and rows along the frame."""
    rules, frame = look.rules_of(setting), frame_of(model)
    board = frame.board
    note = said(words.DOTS_NOTE, setting.language, pitch=f"{PITCH_MM:g}")
    wide = min(board.width, NOTE_MM)
    foot = Box(board.x, board.bottom + MARGIN_MM - 1, wide, _height_mm(note, wide, setting))
    width, height = board.right + MARGIN_MM, foot.bottom + FOOT_MM
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    survey = survey_of(model, setting.pack)
    made.draw(Rect(0, 0, width, height, fill=look.PAPER))
    items = (*ground(survey, frame), *works(survey, frame), *dots(survey, frame))
    made.draw(Group(items, clip=Rect(board.x, board.y, board.width, board.height)))
    draw_levels(made, survey, frame)
    draw_names(made, survey, setting.pack, rules, frame)
    made.draw(*look.frame_steps(board, POSTER_BAND_MM, (frame.pitch_mm, frame.pitch_mm), look.PINE))
    draw_coordinates(made, frame, POSTER_BAND_MM + 0.4)
    made.write(note, foot, NOTE)
    _draw_head(made, model, Box(MARGIN_MM, 1.5, board.width, HEAD_MM - POSTER_BAND_MM - 6.9))
    title = said(words.POSTER, setting.language, title=model.title)
    return Drawn(Drawing(f"dot_map_poster_{model.id}", title, width, height, tuple(made.items)), tuple(made.findings))


def frame_of(model: DotMap) -> MapFrame:
    """Return where a map lies on its poster."""
    return MapFrame(MARGIN_MM, HEAD_MM, PITCH_MM, model.columns, model.rows)


def _height_mm(note: str, width_mm: float, setting: Setting) -> float:
    return text_height_mm(note, width_mm, NOTE.scaled(setting.type_scale), setting.language) + 0.5


def _draw_head(made: Composition, model: DotMap, box: Box) -> None:
    """Write the title above the map."""
    mark, title = box.cut_left(10)
    made.draw(icon(MAP_ICON, mark.square(min(7.5, box.height)), look.TROOPERS.ink))
    made.write(model.title, title, POSTER_TITLE, ("title",))
