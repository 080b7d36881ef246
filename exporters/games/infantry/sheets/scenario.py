"""The page of a scenario: its map in small with zones and objectives, who fights, what scores, and its turns.

Rules: IN.HOUSE.1, IN.HOUSE.8 to IN.HOUSE.11.
"""

from collections.abc import Iterator
from typing import Final

from engine.games.infantry.ground import reach_of
from engine.games.infantry.points import squad_points
from exporters.components.base import Drawn
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import circle
from exporters.faces.fonts import Face
from exporters.games.infantry import look
from exporters.games.infantry.maps.lattice import MapFrame, survey_of
from exporters.games.infantry.maps.map_page import draw_overview
from exporters.games.infantry.wording import terms
from exporters.games.infantry.wording import terms as words
from exporters.imposition.pieces import Area
from exporters.layout.settings import Setting, document_of
from exporters.text.columns import Grid, Section, Terms, set_columns
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import counted, said
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.people import Squad
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Hold, Objective, Scenario, Side, Zone
from schemas.models.infantry.words import Seat

TEXT: Final = Box(0, look.TOP_MM, PAGE.width, 16)
MAP: Final = Box(0, look.TOP_MM + 18, 118, 182)
BESIDE: Final = Box(123, look.TOP_MM + 18, PAGE.width - 123, 182)
TRACK: Final = Box(0, PAGE.height - 42, PAGE.width, 42)
TITLE_MM: Final = 7.0
CELL_MOST_MM: Final = 16.0
CELLS_MOST: Final = 20
INKS: Final[dict[Seat, Ink]] = {Seat.A: look.GRID, Seat.B: look.DANGER}
FLAVOUR: Final = TextStyle(Face.ITALIC, 9.5, 6.5, BLACK, leading=1.18)
FLAG_MM: Final = 6.4
SIGN: Final = TextStyle(Face.TITLE, 8, 6, WHITE, align="centre", valign="middle", leading=1.0)
LETTER: Final = TextStyle(Face.TITLE, 13, 8, WHITE, align="centre", valign="middle", leading=1.0)
TITLE: Final = TextStyle(Face.TITLE, 11, 8, look.PINE, valign="middle")
HUNDRED: Final = 100


def scenario_page(scenario: Scenario, setting: Setting) -> Drawn:
    """Return a scenario as a page of its own."""
    rules, language = look.rules_of(setting), setting.language
    dot_map = document_of(setting, "dot_map", scenario.dot_map, DotMap)
    caption = f"{said(terms.GAME, language)} \N{MIDDLE DOT} {said(words.SCENARIO, language)}"
    made = look.page(
        (caption, scenario.title, dot_map.title if dot_map else ""), language, (("title",), ()), look.TROOPER
    )
    made.write(scenario.description, TEXT, FLAVOUR, ("description",))
    if dot_map is not None:
        frame = draw_overview(made, survey_of(dot_map, setting.pack), MAP)
        for seat, side in sides(scenario):
            _zone(made, seat, side, dot_map, frame)
            for number, objective in enumerate(side.objectives, start=1):
                _objective(
                    made, f"{seat.value.upper()}{number}", INKS[seat], _box(objective.zone, dot_map, frame), frame
                )
    sections = [_facts(scenario, dot_map, rules, language)]
    sections += [_side(seat, side, dot_map, setting) for seat, side in sides(scenario)]
    set_columns(made, sections, (BESIDE,), look.COLUMNS)
    _track(made, scenario.turns or rules.scenario.turns)
    return as_page(f"scenario_{scenario.id}", said(words.SCENARIO_NAMED, language, title=scenario.title), made)


def sides(scenario: Scenario) -> Iterator[tuple[Seat, Side]]:
    """Yield both sides with their letters."""
    yield Seat.A, scenario.a
    yield Seat.B, scenario.b


def _zone(made: Composition, seat: Seat, side: Side, dot_map: DotMap, frame: MapFrame) -> None:
    """Draw where a side deploys, with its letter. Rule: IN.HOUSE.10."""
    box = _box(side.deploys, dot_map, frame)
    made.draw(Rect(box.x, box.y, box.width, box.height, 1.0, stroke=Stroke(INKS[seat], 0.9, (2.4, 1.4))))
    middle = box.centre
    made.draw(Path(circle(*middle, 4.2), INKS[seat], Stroke(WHITE, 0.6)))
    made.write(seat.value.upper(), Box(middle[0] - 4, middle[1] - 4, 8, 8), LETTER)


def _objective(made: Composition, sign: str, ink: Ink, box: Box, frame: MapFrame) -> None:
    """Draw where an objective lies, with its sign in its northern corner. Rule: IN.HOUSE.11."""
    made.draw(Rect(box.x, box.y, box.width, box.height, 0.6, stroke=Stroke(ink, 0.7)))
    flag = Box(min(box.x, frame.board.right - FLAG_MM), max(frame.board.y, box.y - 4.4), FLAG_MM, 4.4)
    made.draw(Rect(flag.x, flag.y, flag.width, flag.height, 0.6, ink, Stroke(WHITE, 0.4)))
    made.write(sign, flag, SIGN)


def _box(zone: Zone, dot_map: DotMap, frame: MapFrame) -> Box:
    (west, east), (south, north) = reach_of(zone, dot_map)
    return frame.rectangle((west, south), (min(east, dot_map.columns - 1), min(north, dot_map.rows - 1)))


def _facts(scenario: Scenario, dot_map: DotMap | None, rules: Rules, language: str) -> Section:
    turns, budget = scenario.turns or rules.scenario.turns, scenario.budget or rules.points.budget
    by_dice = words.FIRST_DICE if rules.turn.first == "roll" else words.FIRST_A
    first = {None: by_dice, Seat.A: words.FIRST_A, Seat.B: words.FIRST_B}[scenario.first]
    wins = words.WINS_BY_OBJECTIVES if scenario.a.objectives or scenario.b.objectives else words.WINS
    least = -(-budget * rules.scenario.draw_percent // HUNDRED)
    texts = (
        dot_map.title if dot_map else scenario.dot_map,
        counted(turns, "{number} game turn", "{number} game turns", language),
        said(first, language),
        said(words.BUDGET, language, points=budget),
        said(wins, language, turns=turns, least=least),
    )
    rows = tuple(zip(terms.each_said(words.FACT_WORDS, language), texts, strict=True))
    return Section(said(words.FACTS, language), (Terms(rows, 0.2),), look.TURN)


def _side(seat: Seat, side: Side, dot_map: DotMap | None, setting: Setting) -> Section:
    """Return a side: where and how it begins, and its squads with their PV."""
    rules, language, rows, where = look.rules_of(setting), setting.language, list[tuple[str, ...]](), ""
    for name in side.squads:
        squad = document_of(setting, "squad", name, Squad)
        if squad is not None and setting.pack is not None:
            rows.append((squad.name, str(len(squad.members)), str(squad_points(squad, setting.pack, rules))))
    if dot_map is not None:
        (west, east), (south, north) = reach_of(side.deploys, dot_map)
        where = said(words.ZONE, language, west=west, east=east, south=south, north=north)
    stands = said(words.SET_UP if side.set_up or rules.scenario.set_up else words.CARRIED, language)
    begins = [(said(words.BEGINS, language), f"{where} {stands}".strip())]
    begins += [
        (f"{said(words.SCORES, language)} {seat.value.upper()}{number}", _aim(objective, dot_map, language))
        for number, objective in enumerate(side.objectives, start=1)
    ]
    grid = Grid(terms.each_said(words.SQUAD_HEAD, language), tuple(rows), (0.5, 0.28, 0.22))
    title = said(words.SIDE, language, letter=seat.value.upper())
    return Section(title, (Terms(tuple(begins), 0.2), grid), look.MARKERS["leader"], INKS[seat])


def _aim(objective: Objective, dot_map: DotMap | None, language: str) -> str:
    """Return what a side scores for, and where that lies. Rule: IN.HOUSE.11."""
    says = words.CROSSES
    if isinstance(objective, Hold):
        says = words.HOLDS_EACH_TURN if objective.each_turn else words.HOLDS
    where = ""
    if dot_map is not None:
        (west, east), (south, north) = reach_of(objective.zone, dot_map)
        zone = said(words.ZONE_OF, language, west=west, east=east, south=south, north=north)
        where = f" ({zone})"
    return said(says, language, points=objective.points, name=f"{objective.name}{where}")


def _track(made: Composition, turns: int) -> None:
    """Draw a cell for each game turn."""
    made.write(said(words.TURNS, made.language), TRACK.cut_top(TITLE_MM)[0], TITLE)
    for number, cell in enumerate(turn_cells(turns), start=1):
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, 1.0, look.PANEL, Stroke(look.PINE, 0.3)))
        made.write(str(number), cell, look.NUMBER)


def turn_cells(turns: int) -> Iterator[Box]:
    """Yield where the turns stand on the page; of very many the first ones, in two rows at most."""
    rest = TRACK.cut_top(TITLE_MM)[1]
    shown = min(turns, 2 * CELLS_MOST)
    rows = -(-shown // CELLS_MOST)
    wide = -(-shown // rows)
    side = min(CELL_MOST_MM, (PAGE.width - (wide - 1)) / wide, rest.height / rows - 1)
    for at in range(shown):
        row, column = divmod(at, wide)
        yield Box(column * (side + 1), rest.y + row * (side + 1), side, side)


def turn_areas(scenario: Scenario, rules: Rules, language: str) -> tuple[Area, ...]:
    """Return the turns of a scenario as areas of its page that digital tables can name."""
    cells = enumerate(turn_cells(scenario.turns or rules.scenario.turns), start=1)
    return tuple(Area(said(words.TURN, language, number=number), cell.corners) for number, cell in cells)
