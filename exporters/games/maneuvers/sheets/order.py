"""The round track with its line of danger, the order of action, and how an action goes.

Rules: MN.ORD.1 to MN.ORD.3, MN.VIC.1, MN.GAP.22, MN.HOUSE.3.
"""

from dataclasses import dataclass, replace
from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import as_page
from exporters.components.quick_reference import page_of, sections_of
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers.look.icons import MARKERS, ROUND
from exporters.games.maneuvers.look.look import BRICK, KRAFT, MANILA, PALE_BRICK, PAPER, QUIET, SEPIA, rules_of
from exporters.games.maneuvers.look.pages import COLUMNS, TOP_MM, area_of, page, play_line
from exporters.games.maneuvers.pieces.markers import fighters
from exporters.games.maneuvers.wording import pieces as words
from exporters.games.maneuvers.wording.terms import GAME
from exporters.imposition.pieces import Area
from exporters.layout.settings import Setting
from exporters.text.columns import Flow, Section, Terms, set_flows
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.maneuvers.rules import Rules

HEAD_MM: Final = 7.0
ROUNDS_A_ROW: Final = 10
ROWS_MOST: Final = 3
ROUND_MM: Final = 24.0
ROUND_LOW_MM: Final = 17.0
A_ROW: Final = 8
ORDER_MM: Final = 66.0
ORDER_ALL_MM: Final = 84.0
GAP_MM: Final = 1.0
DANGER_MM: Final = 1.2
SLOTS_MOST: Final = 24
GUTTER_MM: Final = 6.0
TERM_SHARE: Final = 0.23
HEADING: Final = TextStyle(Face.TITLE, 11, 9, SEPIA, valign="middle")
DANGER: Final = TextStyle(Face.LABEL, 8, 6, BRICK, align="right", valign="middle")
NUMBER: Final = TextStyle(Face.NUMERAL, 18, 9, SEPIA, align="centre", valign="middle")
WORD: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, align="centre", valign="middle", leading=1.0)
PLACE: Final = TextStyle(Face.NUMERAL, 10, 8, KRAFT, valign="top", leading=1.0)


@dataclass(frozen=True)
class Tracks:
    """Where the rounds and the places of the order lie on the page, in their order, and the room below them."""

    rounds: tuple[Box, ...]
    places: tuple[Box, ...]
    order_head: Box
    below: Box


def tracks_of(rules: Rules) -> Tracks:
    """Return the tracks for as many rounds and characters as the rules have; of very many the first ones."""
    body = Box(0, TOP_MM - 1 + HEAD_MM, PAGE.width, PAGE.height - TOP_MM + 1 - HEAD_MM)
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
        area_of(said(name, language, number=at), cell)
        for name, cells in named
        for at, cell in enumerate(cells, start=1)
    )


def order_page(setting: Setting) -> Drawn:
    """Return the page with both tracks, and the steps of an action and of a round below them."""
    rules, language = rules_of(setting), setting.language
    texts = (said(GAME, language), said(words.ORDER_PAGE, language), said(words.ORDER_ASIDE, language))
    made = page(texts, language, sign=ROUND)
    tracks = tracks_of(rules)
    head = Box(0, TOP_MM - 1, PAGE.width, HEAD_MM)
    made.write(said(words.ROUNDS, language), head, HEADING)
    if rules.late.from_round <= len(tracks.rounds):
        made.write(said(words.DANGER, language), head.cut_left(60)[1], DANGER)
    for number, cell in enumerate(tracks.rounds, start=1):
        _round(made, number, cell, rules)
    made.write(said(words.ORDER, language), tracks.order_head, HEADING)
    for at, cell in enumerate(tracks.places):
        _place(made, at, cell)
    left, right = tracks.below.columns(2, GUTTER_MM)
    sections = order_sections(setting)
    set_flows(made, (Flow(sections[:2], (left,)), Flow(sections[2:], (right,))), COLUMNS)
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
    inner, danger = cell.inset(GAP_MM, GAP_MM / 2), number >= rules.late.from_round
    ground, line = (PALE_BRICK, BRICK) if danger else (MANILA, KRAFT)
    made.draw(Rect(inner.x, inner.y, inner.width, inner.height, 1.4, ground, Stroke(line, 0.3)))
    if number == rules.late.from_round:
        made.draw(Rect(cell.x - DANGER_MM / 2, cell.y - 1, DANGER_MM, cell.height + 2, fill=BRICK))
    figure, below = inner.cut_top(inner.height - 6)
    made.write(str(number), figure, NUMBER)
    if danger:
        made.draw(icon(MARKERS["fallout"], Box(inner.right - 4.4, inner.y + 1, 3.4, 3.4), BRICK))
    if number == rules.end.rounds:
        made.write(said(words.LAST, made.language), below, WORD)
    elif rules.end.concede_edge is not None and number >= rules.end.concede_from_round:
        made.write(said(words.CONCEDES, made.language), below, WORD)


def _place(made: Composition, at: int, cell: Box) -> None:
    """Draw a place of the order: its number, and an arrow from the place before."""
    inner = cell.inset(1.6, GAP_MM / 2)
    made.draw(Rect(inner.x, inner.y, inner.width, inner.height, 1.4, PAPER, Stroke(KRAFT, 0.5, (1.5, 1.0))))
    made.write(str(at + 1), inner.inset(1.4, 1.2), PLACE)
    if at % A_ROW:
        made.draw(Rect(cell.x - 1.7, cell.centre[1] - 1, 3.4, 2, fill=WHITE))
        made.draw(*play_line((cell.x - 1.8, cell.centre[1]), (cell.x + 1.8, cell.centre[1]), BRICK))
