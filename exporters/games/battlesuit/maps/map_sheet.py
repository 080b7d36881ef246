"""The sheet of a map: the panels it is laid out of.

What is laid on a battle map before the battle: terrain tiles and works. Rules: BS.TER.18, BS.TER.20.
The page of a battle map: how its panels lie, what is on them, and what there is to lay out. Rule: BS.MAP.2.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.battlesuit.maps.battlefield import Panels, layout_of, panels_of
from exporters.components.base import Drawn
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Path, Stroke
from exporters.drawing.inks import BLACK
from exporters.drawing.shapes import around, polygon
from exporters.faces.fonts import Face
from exporters.games.battlesuit.look import ATTACK, IRON, MOVE, YELLOW
from exporters.games.battlesuit.maps import map_signs
from exporters.games.battlesuit.maps.overview import MapFrame, draw_ground
from exporters.games.battlesuit.pages import COLUMNS, LEAST_PT, Heading, page
from exporters.games.battlesuit.panels.lattice import HEIGHT_IN, WIDTH_IN
from exporters.games.battlesuit.wording import terms as words
from exporters.games.battlesuit.wording.terms import GAME, TERRAINS, WORKS, told
from exporters.layout.settings import Setting
from exporters.text.columns import SCALES, Flow, Grid, Section, Terms, section_height_mm, set_flows
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.words import Terrain, Work

TEXT: Final = Box(2, 25, PAGE.width - 20, 18)
NORTH: Final = Box(PAGE.width - 14, 24.5, 12, 14)
MOST_MAP_MM: Final = 150.0
LEAST_MAP_MM: Final = 60.0
LIST_MM: Final = 34.0
LINE_MM: Final = 4.8
KEY_MM: Final = 12.0
KEY_GAP_MM: Final = KEY_MM + 5
"""From the end of a map to the lists below it."""

GUTTER_MM: Final = 6.0
SIGN_MM: Final = 8.0
FLAVOUR: Final = TextStyle(Face.ITALIC, 10, LEAST_PT, BLACK, leading=1.2)
KEY: Final = TextStyle(Face.LABEL, 8, LEAST_PT, IRON, valign="middle", leading=1.0)


def laid_out(model: BattleMap, language: str) -> tuple[tuple[str, str], ...]:
    """Return the name of each kind of tile and work on a map, and the points it lies on, in the map's order."""
    laid = (
        *((said(TERRAINS[tile.terrain], language), tile.at) for tile in model.tiles),
        *((said(WORKS[marker.work], language), marker.at) for marker in model.works),
    )
    names = dict.fromkeys(what for what, _ in laid)
    return tuple((name, ", ".join(at for what, at in laid if what == name)) for name in names)


def map_page(model: BattleMap, setting: Setting) -> Drawn:
    """Return a map as a page of its own."""
    panels, language = panels_of(model, setting.pack) if setting.pack else None, setting.language
    made = page(Heading(_caption(model, language), model.title, "", MOVE, at=(("title",), ())), language)
    text = made.write(model.description, TEXT, FLAVOUR, ("description",))
    map_signs.draw_north(made, NORTH)
    top = max(TEXT.y + text.height_mm + 3, NORTH.bottom + 1.5)
    if panels is not None:
        sections = (_panels(model, panels, language), _works(model, language))
        frame = MapFrame.within(
            Box(0, top, PAGE.width, _height(model, top, sections, language)), layout_of(model, panels)
        )
        _draw_map(made, model, panels, frame)
        _draw_key(made, Box(0, frame.board.bottom + 2.5, PAGE.width, KEY_MM))
        lists = _below(frame.board.bottom + KEY_GAP_MM)
        set_flows(made, [Flow((section,), (box,)) for section, box in zip(sections, lists, strict=True)], COLUMNS)
    return as_page(f"map_{model.id}", said(words.MAP_PAGE, language, title=model.title), made)


def _below(top: float) -> tuple[Box, ...]:
    """Return the two columns of the lists, from a height down to the end of the page."""
    return tuple(Box(0, top, PAGE.width, PAGE.height - top).columns(2, GUTTER_MM))


def _height(model: BattleMap, top: float, sections: Sequence[Section], language: str) -> float:
    """Return how high the map may be, so that the lists have room below it, if need be at their smallest size."""
    wanted = KEY_MM + LIST_MM + LINE_MM * sum(map(len, model.layout))
    smallest, column = COLUMNS.scaled(SCALES[-1]), _below(top)[0]
    heights = (section_height_mm(section, column.width, smallest, language) for section in sections)
    needed = KEY_GAP_MM + max(heights)
    return min(MOST_MAP_MM, max(LEAST_MAP_MM, PAGE.height - top - max(wanted, needed)))


def _caption(model: BattleMap, language: str) -> str:
    rows, columns = len(model.layout), len(model.layout[0])
    across, down = f"{columns * WIDTH_IN:g}", f"{rows * HEIGHT_IN:g}"
    size = said(words.SIZE, language, across=across, down=down)
    return f"{GAME} \N{MIDDLE DOT} {said(words.MAP, language)} \N{MIDDLE DOT} {size}"


def _draw_map(made: Composition, model: BattleMap, panels: Panels, frame: MapFrame) -> None:
    draw_ground(made, panels, frame)
    map_signs.draw_terrain_signs(made, model, panels, frame)
    map_signs.draw_hills(made, panels, frame)
    map_signs.draw_works(made, model, frame)
    map_signs.draw_letters(made, panels, frame)


def _draw_key(made: Composition, box: Box) -> None:
    """Draw the signs of terrains, works and hills with their names, in two rows."""
    signs = [kind for kind in (*Terrain, *Work) if kind is not Terrain.CLEAR]
    cells = [cell for row in box.rows(2) for cell in row.columns((len(signs) + 2) // 2, 2)]
    for kind, cell in zip(signs, cells, strict=False):
        mark, name = cell.cut_left(SIGN_MM)
        if isinstance(kind, Terrain):
            map_signs.draw_terrain_sign(made, kind, mark.square(3.4))
            made.write(said(TERRAINS[kind], made.language), name, KEY)
        else:
            map_signs.draw_work_sign(made, kind, mark.square(3.6))
            made.write(said(WORKS[kind], made.language), name, KEY)
    mark, name = cells[len(signs)].cut_left(SIGN_MM)
    made.draw(Path(polygon(*around(*mark.centre, 6, 2.1, 0)), YELLOW, Stroke(IRON, 0.25)))
    made.write(said(words.LEVEL, made.language), name, KEY)


def _panels(model: BattleMap, panels: Panels, language: str) -> Section:
    """Return the list of the panels, row by row from the north-west."""
    lies = {rotation: said(text, language) for rotation, text in words.LIES.items()}
    rows = tuple(
        (panels[placed.panel].letter, panels[placed.panel].title, str(down), str(across), lies[placed.rotation])
        for down, row in enumerate(model.layout, start=1)
        for across, placed in enumerate(row, start=1)
    )
    grid = Grid(told(words.PANEL_HEAD, language), rows, (0.09, 0.39, 0.12, 0.14, 0.26), left=(1, 4))
    notes = Terms((("", said(words.ROWS, language)), ("", said(words.PINS, language))), 0.0)
    return Section(said(words.PANELS, language), (grid, notes), MOVE)


def _works(model: BattleMap, language: str) -> Section:
    """Return the list of what is laid on the panels before the battle."""
    rows, nothing = laid_out(model, language), Terms((("", said(words.NOTHING, language)),), 0.0)
    part = Grid(told(words.ON_MAP_HEAD, language), rows, (0.4, 0.6), left=(0, 1)) if rows else nothing
    return Section(said(words.ON_MAP, language), (part,), ATTACK)
