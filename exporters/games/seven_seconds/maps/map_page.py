"""Maps of missions on a page, and at true size."""

from collections.abc import Iterator
from typing import Final, cast

from exporters.components.base import Drawn, PrintJob
from exporters.components.frames import draw_dashes, write_inches
from exporters.components.framing import as_page
from exporters.components.true_size import grid_crosses, ruled_edge
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Drawing, Group, Rect, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import chamfered
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.seven_seconds.look.look import PANEL, PAPER, QUIET, RULE, STEEL, rules_of
from exporters.games.seven_seconds.maps.map_frame import MapFrame, draw_label, draw_terrain, look_of, middle_of, type_of
from exporters.games.seven_seconds.maps.zones import draw_zones, map_areas
from exporters.games.seven_seconds.wording import pieces as words
from exporters.games.seven_seconds.wording.terms import caption_of
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap

HEADER: Final = Box(0, 0, PAGE.width, 20)
BOARD: Final = Box(6, 26, 172, 172)
LEGEND: Final = Box(0, 207, PAGE.width, 61)
GRID_IN: Final = 6
PITCH_MM: Final = 2.3
COLUMNS: Final = 3
LEAST_ROWS: Final = 3
SWATCH_MM: Final = 11.0

TITLE: Final = TextStyle(Face.TITLE, 20, 10, WHITE, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, WHITE, valign="middle", tracking_pt=0.6)
FLAVOUR: Final = TextStyle(Face.ITALIC, 8.5, 6, WHITE, valign="middle", leading=1.12)
COORDINATE: Final = TextStyle(Face.LABEL, 7, 6, QUIET, align="centre", valign="middle")
NOTE: Final = TextStyle(Face.TEXT, 7, 6, QUIET, valign="middle")
TYPE: Final = TextStyle(Face.LABEL, 8.5, 6.5, STEEL, valign="middle")
EFFECT: Final = TextStyle(Face.TEXT, 7, 6, STEEL, valign="top", leading=1.08)

POSTER_PITCH_MM: Final = 9.0
LABEL_PT: Final = 20.0


def map_page(model: TerrainMap, setting: Setting) -> Drawn:
    """Return a map as a page of its own."""
    rules = rules_of(setting)
    made = Composition(language=setting.language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER))
    _header(made, model)
    frame = _frame(model)
    board = frame.board
    ground = Composition(language=setting.language)
    draw_terrain(ground, model, rules, frame)
    draw_dashes(ground, frame, GRID_IN, QUIET)
    made.draw(Group(tuple(ground.items), clip=Rect(board.x, board.y, board.width, board.height)))
    draw_zones(made, frame, rules)
    for feature in model.features:
        draw_label(made, (words.type_title(feature.type, setting.language),), middle_of(feature, frame), frame)
    made.draw(Rect(board.x, board.y, board.width, board.height, stroke=Stroke(STEEL, 0.5)))
    write_inches(made, frame, GRID_IN, COORDINATE, 6)
    _legend(made, model, rules)
    return as_page(f"map_{model.id}", said(words.MAP, setting.language, map=model.title), made)


def _frame(model: TerrainMap) -> MapFrame:
    """Return the frame of a table as large as the page has room for."""
    mm_per_in = min(BOARD.width / model.width_in, BOARD.height / model.depth_in)
    x = BOARD.x + (BOARD.width - model.width_in * mm_per_in) / 2
    return MapFrame(x, BOARD.y, model.width_in, model.depth_in, mm_per_in, PITCH_MM, 7.0)


def _header(made: Composition, model: TerrainMap) -> None:
    made.draw(chamfered(HEADER, 5, STEEL, "tl tr"))
    names, flavour = HEADER.inset(5, 2.5).cut_left(88)
    caption, title = names.cut_top(5)
    made.write(caption_of(words.BATTLEFIELD, made.language), caption, CAPTION)
    made.write(model.title, title, TITLE, ("title",))
    made.write(model.description, flavour.inset(2, 0), FLAVOUR, ("description",))


def _legend(made: Composition, model: TerrainMap, rules: Rules) -> None:
    made.draw(chamfered(LEGEND, 5, PANEL, "bl br"))
    body, foot = LEGEND.inset(5, 3.5).cut_top(LEGEND.height - 12.5)
    names = list(dict.fromkeys(feature.type for feature in model.features))
    deep = max(LEAST_ROWS, -(-len(names) // COLUMNS))
    cells = tuple(cell for column in body.columns(COLUMNS, 4) for cell in column.rows(deep))
    for name, cell in zip(names, cells, strict=False):
        _legend_row(made, name, cell, rules)
    made.draw(Rect(foot.x, foot.y, foot.width, 0.3, fill=RULE))
    notes = (said(words.GRID, made.language, pitch=inches(GRID_IN, made.language)), _setup_note(rules, made.language))
    for note, line in zip(notes, foot.cut_top(0.8)[1].rows(2), strict=True):
        made.write(note, line, NOTE)


def _setup_note(rules: Rules, language: str) -> str:
    objective = rules.objective
    clear = said(
        words.CLEARANCE,
        language,
        edge=inches(objective.edge_clearance_in, language),
        spacing=inches(objective.spacing_in, language),
    )
    chance = said(words.CHANCE, language, depth=inches(rules.chance_encounter.depth_in, language))
    return said(words.SETUP, language, clear=clear, chance=chance)


def _legend_row(made: Composition, type_name: str, cell: Box, rules: Rules) -> None:
    """Draw a swatch of a terrain type, its name and what it does."""
    name = rules.terrain.aliases.get(type_name, type_name)
    look = look_of(name)
    mark, text = cell.inset(0, 0.6).cut_left(SWATCH_MM + 2.5)
    swatch = Box(mark.x, mark.y, SWATCH_MM, min(mark.height, 8.5))
    outline = ((swatch.x, swatch.y), (swatch.right, swatch.y), (swatch.right, swatch.bottom), (swatch.x, swatch.bottom))
    made.draw(Rect(swatch.x, swatch.y, swatch.width, swatch.height, fill=look.ink))
    made.draw(*look.patterned(outline, PITCH_MM))
    made.draw(Rect(swatch.x, swatch.y, swatch.width, swatch.height, stroke=Stroke(look.shade, 0.35)))
    title, lower = text.cut_top(3.8)
    made.write(words.type_title(type_name, made.language), title, TYPE)
    made.write("; ".join(words.effects(rules.terrain.types.get(name), made.language)), lower, EFFECT)


def map_posters(job: PrintJob) -> Iterator[Piece]:
    """Yield the poster of each map."""
    rules = rules_of(job.setting)
    for document in job.pack.of_kind("terrain_map"):
        model = cast("TerrainMap", document.model)
        language = job.setting_of(document).language
        drawn = map_poster(model, rules, job.setting.type_scale, language)
        key = f"map_poster/{document.id}"
        job.note(document, drawn.findings, key)
        yield Piece(drawn.drawing, None, key, areas=map_areas(model, rules, _poster_frame(model), language))


def map_poster(model: TerrainMap, rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return a map in which an inch is an inch: terrain with its effects, crosses every six inches, a ruled edge."""
    frame = _poster_frame(model)
    board = frame.board
    ground = Composition(language=language)
    draw_terrain(ground, model, rules, frame)
    made = Composition(type_scale=type_scale, language=language)
    made.draw(Group(tuple(ground.items), clip=Rect(board.x, board.y, board.width, board.height)))
    made.draw(grid_crosses(board, QUIET), *ruled_edge(board, STEEL))
    for feature in model.features:
        kind = rules.terrain.types.get(type_of(feature, rules))
        label = (words.type_title(feature.type, language), *words.effects(kind, language))
        draw_label(made, label, middle_of(feature, frame), frame)
    title = said(words.POSTER, language, map=model.title)
    return Drawn(Drawing(f"poster_{model.id}", title, board.width, board.height, tuple(made.items)), ())


def _poster_frame(model: TerrainMap) -> MapFrame:
    return MapFrame(0, 0, model.width_in, model.depth_in, MM_PER_IN, POSTER_PITCH_MM, LABEL_PT)
