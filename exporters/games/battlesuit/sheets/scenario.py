"""The scenario card: the six parts of a scenario on a page, and how it is won. Rules: BS.SCN.1 to BS.SCN.8."""

from collections.abc import Sequence
from typing import Final

from engine.games.battlesuit.legality.forces import cost_of
from engine.games.battlesuit.maps.battlefield import Panels, panels_of
from exporters.components.base import Drawn
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import BLACK
from exporters.faces.fonts import Face
from exporters.games.battlesuit.look import ATTACK, IRON, PAPER, QUIET, SHIELD, SOLDIER
from exporters.games.battlesuit.maps.map_sheet import laid_out
from exporters.games.battlesuit.maps.map_signs import draw_north, draw_scenario_map
from exporters.games.battlesuit.pages import COLUMNS, LEAST_PT, SIDES, Heading, page
from exporters.games.battlesuit.sheets.clauses import Context, setup_rows, special_rows
from exporters.games.battlesuit.sheets.force import in_squad, lines_of
from exporters.games.battlesuit.sheets.victory import victory_rows
from exporters.games.battlesuit.wording import scenario as words
from exporters.games.battlesuit.wording.terms import GAME, PLACED, told
from exporters.layout.settings import Setting, document_of
from exporters.text.columns import SCALES, Flow, Grid, Section, Terms, section_height_mm, set_flows
from exporters.text.fitting import Composition, text_height_mm
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Side

TEXT: Final = Box(2, 25, PAGE.width - 4, 18)
MAP_MM: Final = 136.0
MAP_DEEP_MM: Final = 104.0
MAP_LEAST_MM: Final = 60.0
GUTTER_MM: Final = 6.0
PLACE_MM: Final = 22.0
PANEL_MM: Final = 4.6
LETTER_MM: Final = 6.0
TURN_MM: Final = 8.2
TURNS_A_ROW: Final = 6
TEXT_GAP_MM: Final = 3.0
LAID_GAP_MM: Final = 0.9

DESCRIPTION: Final = TextStyle(Face.ITALIC, 10, LEAST_PT, BLACK, leading=1.2)
PLACE: Final = TextStyle(Face.TITLE, 13, LEAST_PT, IRON, valign="middle", leading=1.0)
PANEL: Final = TextStyle(Face.TEXT, 9, LEAST_PT, BLACK, valign="middle", leading=1.0)
LAID: Final = TextStyle(Face.TEXT, 9, LEAST_PT, BLACK, valign="bottom", leading=1.1)
TURN: Final = TextStyle(Face.NUMERAL, 10, LEAST_PT, QUIET, align="centre", valign="middle", leading=1.0)


def scenario_page(scenario: Scenario, setting: Setting) -> Drawn:
    """Return the card of a scenario under the rules of its pack."""
    made = page(
        Heading(_caption(scenario, setting.language), scenario.title, "", ATTACK, at=(("title",), ())), setting.language
    )
    text = made.write(scenario.description, TEXT, DESCRIPTION, ("description",))
    top = TEXT.y + text.height_mm + TEXT_GAP_MM
    model = document_of(setting, "battle_map", scenario.map, BattleMap)
    panels = panels_of(model, setting.pack) if model and setting.pack else None
    upper = Box(0, top, PAGE.width, 0)
    columns = tuple(_sections(scenario, side, setting) for side in Side)
    if model and panels:
        room = Box(0, top, MAP_MM, _map_deep_mm(columns, PAGE.height - top, setting.language))
        upper = _draw_map(made, scenario, model, panels, room)
    lower = Box(0, upper.bottom + 1, PAGE.width, PAGE.height - upper.bottom - 1).columns(2, GUTTER_MM)
    set_flows(made, [Flow(column, (box,)) for column, box in zip(columns, lower, strict=True)], COLUMNS)
    title = said(words.SCENARIO_PAGE, setting.language, title=scenario.title)
    return as_page(f"scenario_{scenario.id}", title, made)


def _caption(scenario: Scenario, language: str) -> str:
    attacker = said(SIDES[scenario.attacker].word, language) if scenario.attacker else ""
    kind = said(words.TYPES[scenario.type], language, attacker=attacker)
    size = said(words.SIZES[scenario.size], language)
    return f"{GAME} \N{MIDDLE DOT} {said(words.SCENARIO, language)} \N{MIDDLE DOT} {kind} \N{MIDDLE DOT} {size}"


def _map_deep_mm(columns: Sequence[Sequence[Section]], room_mm: float, language: str) -> float:
    """Return how deep the map may be in a room that the columns share with it, if need be at their smallest size."""
    smallest, width = COLUMNS.scaled(SCALES[-1]), (PAGE.width - GUTTER_MM) / 2
    gap = smallest.section_gap_mm
    heights = ((section_height_mm(each, width, smallest, language) + gap for each in column) for column in columns)
    needed = max(map(sum, heights))
    return min(MAP_DEEP_MM, max(MAP_LEAST_MM, room_mm - needed))


def _draw_map(made: Composition, scenario: Scenario, model: BattleMap, panels: Panels, room: Box) -> Box:
    """Draw the map, and beside it its name, its panels and the turns; return the room that all of it takes."""
    taken = draw_scenario_map(made, scenario, model, panels, room)
    turns = -(-scenario.turns // TURNS_A_ROW) * TURN_MM + 7
    side = Box(MAP_MM + 2, room.y, PAGE.width - MAP_MM - 2, 0)
    lines = (*_placed(made, model, panels, side.width), *_laid_out(made, model, side.width))
    side = side._replace(height=max(taken.height, PLACE_MM + sum(height for _, height in lines) + turns))
    upper, lower = side.cut_top(side.height - turns)
    _draw_place(made, model, panels, upper)
    _draw_turns(made, scenario.turns, lower)
    return Box(0, room.y, PAGE.width, side.height)


def _draw_place(made: Composition, model: BattleMap, panels: Panels, box: Box) -> None:
    """Write the name of the map and its panels, with an arrow to the north."""
    head, rest = box.cut_top(PLACE_MM)
    title, below = head.cut_top(COLUMNS.title_mm)
    made.write(said(words.MAP, made.language), title, COLUMNS.title)
    made.draw(Rect(box.x, title.bottom - 0.1, box.width, 0.5, fill=IRON))
    name, north = below.cut_left(below.width - 12)
    made.write(model.title, name.inset(0, 1), PLACE)
    draw_north(made, north.inset(0, 2))
    letters = [panels[placed.panel].letter for row in model.layout for placed in row]
    for letter, (placed, height) in zip(letters, _placed(made, model, panels, box.width), strict=True):
        line, rest = rest.cut_top(height)
        mark, text = line.cut_left(LETTER_MM)
        made.write(letter, mark, PANEL._replace(face=Face.TITLE))
        made.write(placed, text, PANEL)
    for laid, height in _laid_out(made, model, box.width):
        line, rest = rest.cut_top(height)
        made.write(laid, line, LAID)


def _placed(made: Composition, model: BattleMap, panels: Panels, width_mm: float) -> tuple[tuple[str, float], ...]:
    """Return the name of each panel and how it lies, and how high each line is."""
    texts = (
        said(PLACED[placed.rotation], made.language, title=panels[placed.panel].title)
        for row in model.layout
        for placed in row
    )
    room_mm = width_mm - LETTER_MM
    return tuple((text, max(PANEL_MM, text_height_mm(text, room_mm, PANEL, made.language))) for text in texts)


def _laid_out(made: Composition, model: BattleMap, width_mm: float) -> tuple[tuple[str, float], ...]:
    """Return what is laid on the map before the battle, in words, and how high each line is."""
    laid = laid_out(model, made.language)
    texts = (said(words.LAID, made.language, what=what, points=points) for what, points in laid)
    return tuple((text, text_height_mm(text, width_mm, LAID, made.language) + LAID_GAP_MM) for text in texts)


def _draw_turns(made: Composition, turns: int, box: Box) -> None:
    """Draw a box to tick for each turn."""
    head, rest = box.cut_top(6.5)
    made.write(said(words.TURNS, made.language), head, COLUMNS.title)
    for at in range(turns):
        x, y = rest.x + at % TURNS_A_ROW * TURN_MM, rest.y + at // TURNS_A_ROW * TURN_MM
        cell = Box(x, y, TURN_MM - 1.2, TURN_MM - 1.2)
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, 0.9, PAPER, Stroke(IRON, 0.4)))
        made.write(str(at + 1), cell, TURN)


def _sections(scenario: Scenario, side: Side, setting: Setting) -> tuple[Section, ...]:
    """Return the column of a side: special rules below the one and victory below the other."""
    look, context, language = SIDES[side], Context(setting), setting.language
    setup = Terms(tuple(setup_rows(scenario, side, context)), 0.18)
    special = Terms(tuple(special_rows(scenario, context)), 0.18)
    victory = Terms(tuple(victory_rows(scenario, context)), 0.11)
    last = {
        Side.RED: Section(said(words.SPECIAL_RULES, language), (special,), SHIELD, IRON),
        Side.BLUE: Section(said(words.VICTORY, language), (victory,), SOLDIER, IRON),
    }
    forces, begins = (said(text, language, side=said(look.word, language)) for text in (words.FORCES, words.SETUP))
    return (
        Section(forces, _force(scenario, side, setting), look.sign, look.ink),
        Section(begins, (setup,), look.sign, look.ink),
        last[side],
    )


def _force(scenario: Scenario, side: Side, setting: Setting) -> tuple[Terms | Grid, ...]:
    """Return the force of a side: its name and cost, and a table for each squad. Rule: BS.SCN.4."""
    force = document_of(setting, "force", getattr(scenario.forces, side.value), Force)
    term = said(words.FORCE, setting.language)
    if force is None:
        return (Terms(((term, said(words.UNKNOWN, setting.language)),), 0.18),)
    lines = lines_of(force, setting)
    cost, budget = cost_of(lines), force.budget
    points = said(words.POINTS, setting.language, title=force.title, cost=cost, budget=budget)
    return (
        Terms(((term, points),), 0.18),
        *(_squad(force, number, setting) for number in range(len(force.squads))),
    )


def _squad(force: Force, number: int, setting: Setting) -> Grid:
    head = told(words.SQUAD_HEAD, setting.language, {"squad": force.squads[number].name})
    rows = tuple(
        (line.card.title, str(line.count), str(line.card.build_value), str(line.count * line.card.build_value))
        for line in in_squad(lines_of(force, setting), number)
    )
    return Grid(head, rows, (0.55, 0.13, 0.14, 0.18))
