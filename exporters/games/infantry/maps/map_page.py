"""The page of a dot map: the map in small, what its terrain costs and hides, and what stands on it."""

from typing import Final

from engine.games.infantry.ground import toughness_of
from exporters.components.base import Drawn
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect
from exporters.drawing.inks import BLACK, WHITE
from exporters.faces.fonts import Face
from exporters.games.infantry.look.look import CONTOUR, PANEL, PINE, TROOPERS
from exporters.games.infantry.look.pages import COLUMNS, TOP_MM, page
from exporters.games.infantry.look.terrain import TUNNEL
from exporters.games.infantry.maps.overview import draw_overview, line_swatch, swatch
from exporters.games.infantry.maps.survey import Survey, standing, survey_of
from exporters.games.infantry.rulings import rules_of
from exporters.games.infantry.words import maps as words
from exporters.games.infantry.words.terms import GAME, each_said
from exporters.games.infantry.words.terrain import terrain_rows
from exporters.layout.settings import Setting
from exporters.text.columns import Grid, Section, Terms, set_columns
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import NOTHING
from schemas.catalogues.saying import said
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Terrain

MAP: Final = Box(0, TOP_MM + 13, 124, PAGE.height - TOP_MM - 13)
SIDE: Final = Box(129, TOP_MM + 13, PAGE.width - 129, PAGE.height - TOP_MM - 13)
ROW_MM: Final = 6.6
SWATCH_MM: Final = 10.6
SHARES: Final = (0.2, 0.3, 0.22, 0.28)
FLAVOUR: Final = TextStyle(Face.ITALIC, 9, 6.5, BLACK, leading=1.16)
HEAD: Final = TextStyle(Face.LABEL, 7, 6, WHITE, valign="middle", leading=1.0)
CELL: Final = TextStyle(Face.LABEL, 7.5, 6, BLACK, valign="middle", leading=1.0)
TITLE: Final = TextStyle(Face.TITLE, 11, 9, PINE, valign="middle")


def map_page(model: DotMap, setting: Setting) -> Drawn:
    """Return a map as a page of its own."""
    rules, survey, language = rules_of(setting), survey_of(model, setting.pack), setting.language
    size = said(words.SIZE, language, columns=model.columns, rows=model.rows)
    caption = f"{said(GAME, language)} \N{MIDDLE DOT} {said(words.MAP, language)} \N{MIDDLE DOT} {size}"
    made = page((caption, model.title, ""), language, (("title",), ()))
    made.write(model.description, Box(0, TOP_MM, PAGE.width, 12), FLAVOUR, ("description",))
    draw_overview(made, survey, MAP)
    left = _legend(made, survey, rules, SIDE)
    set_columns(made, (_structures(model, setting, rules),), (left,), COLUMNS)
    return as_page(f"map_{model.id}", said(words.MAP_NAMED, language, title=model.title), made)


def _legend(made: Composition, survey: Survey, rules: Rules, box: Box) -> Box:
    """Draw a row for each terrain of the map, then contours and tunnels; return the room below."""
    title, rest = box.cut_top(7)
    language = made.language
    made.write(said(words.LEGEND, language), title, TITLE)
    head, rest = rest.cut_top(5)
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=TROOPERS.ink))
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
        made.draw(line_swatch(CONTOUR, _swatch_box(row)))
    if survey.tunnels() and rules.options.trench_tunnel:
        row, rest = rest.cut_top(ROW_MM)
        ap = said(words.TUNNEL_AP, language, tunnel=rules.tunnels.tunnel, along=_along(rules))
        _row(made, row, (said(words.TUNNEL, language), ap, said(words.UNSEEN, language)), 0)
        made.draw(line_swatch(TUNNEL, _swatch_box(row), (1.2, 1.2)))
    return rest.cut_top(4)[1]


def _along(rules: Rules) -> int:
    return rules.actions.standard_dot * rules.tunnels.crawl_times


def _swatch_box(row: Box) -> Box:
    return Box(row.x + 0.8, row.y, SWATCH_MM, row.height)


def _row(made: Composition, row: Box, texts: tuple[str, str, str], at: int) -> None:
    if at % 2:
        made.draw(Rect(row.x, row.y, row.width, row.height, fill=PANEL))
    for text, cell in zip(texts, row.shared_out(SHARES)[1:], strict=True):
        made.write(text, cell.inset(0.6, 0), CELL)


def _structures(model: DotMap, setting: Setting, rules: Rules) -> Section:
    """Return the structures of a map with what a dot of each withstands. Rules: IN.BRC.4, IN.BRC.5."""
    found = {structure.id: structure for structure, _ in standing(model, setting.pack)}
    rows, language = list[tuple[str, ...]](), setting.language
    for structure in found.values():
        tough = toughness_of(structure, rules)
        points = f"{said(words.TOUGHNESS[tough], language)}, {rules.breaching.toughness[tough]}"
        kind = said(words.TERRAINS[Terrain(structure.terrain)], language)
        rows.append((structure.name, kind, points if rules.options.breaching else NOTHING))
    grid = Grid(each_said(words.STRUCTURE_HEAD, language), tuple(rows), (0.38, 0.28, 0.34), left=(0, 1))
    part = grid if rows else Terms((("", said(words.NO_STRUCTURES, language)),), 0.0)
    return Section(said(words.STRUCTURES, language), "IN.BRC.4  IN.BRC.5", (part,))
