"""The page of totals and Edge, and that of rounds and order.

The track of both squads' totals, and of the Edge of the one that leads. Rules: MN.SQD.1 to MN.SQD.3, MN.GAP.28.
The round track with its line of danger, the order of action, and how an action goes. Rules: MN.ORD.1 to MN.ORD.3,
MN.VIC.1, MN.GAP.22, MN.HOUSE.3.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import as_page
from exporters.components.quick_reference import page_of, sections_of
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers import look
from exporters.games.maneuvers import wording as words
from exporters.games.maneuvers.markers import TURNED, fighters
from exporters.games.maneuvers.wording import GAME, plain, thresholds
from exporters.imposition.pieces import Area, Piece, Spot
from exporters.layout.settings import Setting
from exporters.text.columns import Flow, Section, Terms, set_flows
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.maneuvers.rules import Rules

ROUNDS_A_ROW: Final = 10
ROWS_MOST: Final = 3
ROUND_MM: Final = 24.0
ROUND_LOW_MM: Final = 17.0
A_ROW: Final = 8
ORDER_MM: Final = 66.0
ORDER_ALL_MM: Final = 84.0
ORDER_GAP_MM: Final = 1.0
DANGER_MM: Final = 1.2
SLOTS_MOST: Final = 24
GUTTER_MM: Final = 6.0
TERM_SHARE: Final = 0.23
DANGER: Final = TextStyle(Face.LABEL, 8, 6, look.BRICK, align="right", valign="middle")
ORDER_NUMBER: Final = TextStyle(Face.NUMERAL, 18, 9, look.SEPIA, align="centre", valign="middle")
ORDER_WORD: Final = TextStyle(Face.LABEL, 6.5, 6, look.QUIET, align="centre", valign="middle", leading=1.0)
PLACE: Final = TextStyle(Face.NUMERAL, 10, 8, look.KRAFT, valign="top", leading=1.0)


@dataclass(frozen=True)
class Tracks:
    """Where the rounds and the places of the order lie on the page, in their order, and the room below them."""

    rounds: tuple[Box, ...]
    places: tuple[Box, ...]
    order_head: Box
    below: Box


def tracks_of(rules: Rules) -> Tracks:
    """Return the tracks for as many rounds and characters as the rules have; of very many the first ones."""
    body = Box(0, look.TOP_MM - 1 + HEAD_MM, PAGE.width, PAGE.height - look.TOP_MM + 1 - HEAD_MM)
    count = min(rules.end.rounds, ROUNDS_A_ROW * ROWS_MOST)
    lines = -(-count // ROUNDS_A_ROW)
    track, rest = body.cut_top(lines * (ROUND_MM if lines == 1 else ROUND_LOW_MM))
    head, rest = rest.cut_top(3)[1].cut_top(HEAD_MM)
    people = min(fighters(rules), SLOTS_MOST)
    order, rest = rest.cut_top(min(-(-people // A_ROW) * ORDER_MM, ORDER_ALL_MM))
    return Tracks(_cells(track, count, ROUNDS_A_ROW), _cells(order, people, A_ROW), head, rest.cut_top(5)[1])


def _cells(box: Box, count: int, a_row: int) -> tuple[Box, ...]:
    """Return so many equal cells, row by row, at most so many in one."""
    across = min(count, a_row)
    rows = box.rows(-(-count // across))
    return tuple(cell for row in rows for cell in row.columns(across))[:count]


def order_areas(rules: Rules, language: str) -> tuple[Area, ...]:
    """Return every round and every place of the order as an area with its name."""
    tracks = tracks_of(rules)
    named = ((words.ROUND_AT, tracks.rounds), (words.PLACE_AT, tracks.places))
    return tuple(
        look.area_of(said(name, language, number=at), cell)
        for name, cells in named
        for at, cell in enumerate(cells, start=1)
    )


def order_page(setting: Setting) -> Drawn:
    """Return the page with both tracks, and the steps of an action and of a round below them."""
    rules, language = look.rules_of(setting), setting.language
    texts = (said(GAME, language), said(words.ORDER_PAGE, language), said(words.ORDER_ASIDE, language))
    made = look.page(texts, language, sign=look.ROUND)
    tracks = tracks_of(rules)
    head = Box(0, look.TOP_MM - 1, PAGE.width, HEAD_MM)
    made.write(said(words.ROUNDS, language), head, HEADING)
    if rules.late.from_round <= len(tracks.rounds):
        made.write(said(words.DANGER, language), head.cut_left(60)[1], DANGER)
    for number, cell in enumerate(tracks.rounds, start=1):
        _round(made, number, cell, rules)
    made.write(said(words.ORDER_OF_ACTION, language), tracks.order_head, HEADING)
    for at, cell in enumerate(tracks.places):
        _place(made, at, cell)
    left, right = tracks.below.columns(2, GUTTER_MM)
    sections = tuple(section.bare() for section in order_sections(setting))
    set_flows(made, (Flow(sections[:2], (left,)), Flow(sections[2:], (right,))), look.COLUMNS)
    return as_page("order", said(words.ORDER_PAGE, language), made)


def order_sections(setting: Setting) -> tuple[Section, ...]:
    """Return how the order is made and an action goes, then what ends a round and what is dangerous in it."""
    rules = page_of(setting, "rules")
    danger = rules.sections.get("danger") if rules else None
    return (*sections_of(setting, "order"), *((_narrow(danger),) if danger else ()))


def _narrow(section: Section) -> Section:
    parts = (replace(part, share=TERM_SHARE) if isinstance(part, Terms) else part for part in section.parts)
    return replace(section, parts=tuple(parts))


def _round(made: Composition, number: int, cell: Box, rules: Rules) -> None:
    inner, danger = cell.inset(ORDER_GAP_MM, ORDER_GAP_MM / 2), number >= rules.late.from_round
    ground, line = (look.PALE_BRICK, look.BRICK) if danger else (look.MANILA, look.KRAFT)
    made.draw(Rect(inner.x, inner.y, inner.width, inner.height, 1.4, ground, Stroke(line, 0.3)))
    if number == rules.late.from_round:
        made.draw(Rect(cell.x - DANGER_MM / 2, cell.y - 1, DANGER_MM, cell.height + 2, fill=look.BRICK))
    figure, below = inner.cut_top(inner.height - 6)
    made.write(str(number), figure, ORDER_NUMBER)
    if danger:
        made.draw(icon(look.MARKERS["fallout"], Box(inner.right - 4.4, inner.y + 1, 3.4, 3.4), look.BRICK))
    if number == rules.end.rounds:
        made.write(said(words.LAST, made.language), below, ORDER_WORD)
    elif rules.end.concede_edge is not None and number >= rules.end.concede_from_round:
        made.write(said(words.CONCEDES, made.language), below, ORDER_WORD)


def _place(made: Composition, at: int, cell: Box) -> None:
    """Draw a place of the order: its number, and an arrow from the place before."""
    inner = cell.inset(1.6, ORDER_GAP_MM / 2)
    made.draw(Rect(inner.x, inner.y, inner.width, inner.height, 1.4, look.PAPER, Stroke(look.KRAFT, 0.5, (1.5, 1.0))))
    made.write(str(at + 1), inner.inset(1.4, 1.2), PLACE)
    if at % A_ROW:
        made.draw(Rect(cell.x - 1.7, cell.centre[1] - 1, 3.4, 2, fill=WHITE))
        made.draw(*look.play_line((cell.x - 1.8, cell.centre[1]), (cell.x + 1.8, cell.centre[1]), look.BRICK))


LEAST: Final = -40
MOST: Final = 59
"""What the cells reach to: with a marker turned over the track holds -140 to 159, nearly all totals that occur."""

TEN: Final = 10
EDGE_MOST: Final = 21
"""The last cell of the track of Edge, which stands for all above it."""

NAMED_MOST: Final = 2
"""So many are named that an Edge is enough for; of more only the number."""

CELL_MM: Final = 19.2
LEGEND_MM: Final = 12.0
ROW_MM: Final = 18.0
GAP_MM: Final = 0.6
EDGE_CELLS: Final = 11
HEAD_MM: Final = 7.0
TRACKS: Final = Box(0, look.TOP_MM - 1, PAGE.width, LEGEND_MM + TEN * ROW_MM)
EDGES: Final = Box(0, TRACKS.bottom + 2, PAGE.width, HEAD_MM + 2 * CELL_MM)
NUMBER: Final = TextStyle(Face.NUMERAL, 11, 8, look.SEPIA, valign="top", leading=1.0)
TEN_NUMBER: Final = TextStyle(Face.NUMERAL, 14, 9, look.SEPIA, valign="top", leading=1.0)
WORD: Final = TextStyle(Face.LABEL, 7, 6, look.BRICK, align="centre", valign="bottom", leading=1.0)
HEADING: Final = TextStyle(Face.TITLE, 11, 9, look.SEPIA, valign="middle")
NOTE: Final = TextStyle(Face.TEXT, 10, 6, BLACK, leading=1.2, valign="middle")


def total_cells() -> Iterator[tuple[int, Box]]:
    """Yield every total with its cell: ten a row, from the row of the highest down to that of the lowest."""
    for at, row in enumerate(TRACKS.cut_top(LEGEND_MM)[1].rows(TEN)):
        start = MOST + 1 - (at + 1) * TEN
        yield from zip(range(start, start + TEN), row.columns(TEN), strict=True)


def edge_cells() -> Iterator[tuple[int, Box]]:
    """Yield every Edge with its cell, from 0 on; the last stands for all above it."""
    for at, row in enumerate(EDGES.cut_top(HEAD_MM)[1].rows(2)):
        yield from zip(range(at * EDGE_CELLS, EDGE_MOST + 1), row.columns(EDGE_CELLS), strict=False)


def total_spots(language: str) -> tuple[Spot, ...]:
    """Return the middle of each cell by the name of what it stands for."""
    totals = ((said(words.TOTAL_AT, language, number=plain(number)), cell) for number, cell in total_cells())
    edges = ((said(words.EDGE_AT, language, number=edge), cell) for edge, cell in edge_cells())
    return tuple(Spot(name, cell.centre) for name, cell in (*totals, *edges))


def totals_page(setting: Setting) -> Drawn:
    """Return the page with the two tracks."""
    rules, language = look.rules_of(setting), setting.language
    texts = (said(GAME, language), said(words.TOTALS, language), said(words.TOTALS_ASIDE, language))
    made = look.page(texts, language, sign=look.EDGE)
    _legend(made, rules)
    for number, cell in total_cells():
        _cell(made, number, cell, rules)
    made.write(said(words.EDGE_TRACK, language), EDGES.cut_top(HEAD_MM)[0], HEADING)
    named = thresholds(rules, setting.pack, language)
    for edge, cell in edge_cells():
        _edge_cell(made, edge, _enough(edge, named), cell)
    return as_page("totals", said(words.TOTALS, language), made)


def _legend(made: Composition, rules: Rules) -> None:
    """Write above the cells how totals change, and where they become dangerous."""
    floor, late, language = rules.total.floor, rules.late, made.language
    ends = {"least": plain(LEAST), "most": plain(MOST), "turned": plain(TURNED)}
    note = (
        said(words.TOTALS_NOTE, language, **ends)
        if floor is None
        else said(words.TOTALS_NOTE_FLOOR, language, floor=plain(floor), **ends)
    )
    danger = said(words.AT_MOST, language, total=plain(late.casualty_at_most), number=late.from_round)
    made.write(f"{note} {danger}", TRACKS.cut_top(LEGEND_MM)[0].inset(0, 0.5), NOTE)


def _cell(made: Composition, number: int, cell: Box, rules: Rules) -> None:
    """Draw a cell of the total: those at which late failures are worse on pale red, each ten on manila."""
    inner, danger = cell.inset(GAP_MM / 2), number <= rules.late.casualty_at_most
    ten = number % TEN == 0
    ground = look.PALE_BRICK if danger else look.MANILA if ten else look.PANEL if number % 5 == 0 else look.PAPER
    line = Stroke(look.BRICK if danger else look.KRAFT, 0.6 if ten else 0.25)
    made.draw(Rect(inner.x, inner.y, inner.width, inner.height, 1.0, ground, line))
    made.write(plain(number), inner.inset(1.1, 0.9), TEN_NUMBER if ten else NUMBER)


def _enough(edge: int, named: Mapping[int, tuple[str, ...]]) -> tuple[str, ...]:
    """Return what an Edge is enough for; the last cell has what takes even more, and how much."""
    if edge < EDGE_MOST:
        return named.get(edge, ())
    return tuple(f"{name} {at}" for at in sorted(named) if at >= EDGE_MOST for name in named[at])


def _edge_cell(made: Composition, edge: int, enough: tuple[str, ...], cell: Box) -> None:
    inner = cell.inset(GAP_MM / 2)
    made.draw(
        Rect(
            inner.x,
            inner.y,
            inner.width,
            inner.height,
            1.0,
            look.MANILA if enough else look.PAPER,
            Stroke(look.KRAFT, 0.25),
        )
    )
    text = said(words.MORE, made.language, edge=edge) if edge == EDGE_MOST else str(edge)
    made.write(text, inner.inset(1.1, 0.9), NUMBER)
    if enough:
        few = len(enough) <= NAMED_MOST
        what = ", ".join(enough) if few else said(words.SEVERAL, made.language, count=len(enough))
        made.write(what, Box(inner.x + 0.4, inner.y + 5, inner.width - 0.8, inner.height - 5.6), WORD)


def tracks(job: PrintJob) -> Iterator[Piece]:
    """Yield the page of totals, and that of rounds and order."""
    rules, language = look.rules_of(job.setting), job.setting.language
    yield replace(piece_by_rules(job, "track/totals", totals_page(job.setting)), spots=total_spots(language))
    yield replace(piece_by_rules(job, "track/order", order_page(job.setting)), areas=order_areas(rules, language))
