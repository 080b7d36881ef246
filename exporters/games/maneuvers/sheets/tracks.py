"""The tracks of totals and Edge, and the page of both tracks. Rules: MN.SQD.1 to MN.SQD.3, MN.GAP.28.

The track of both squads' totals, and of the Edge of the one that leads. Rules: MN.SQD.1 to MN.SQD.3, MN.GAP.28.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import BLACK
from exporters.faces.fonts import Face
from exporters.games.maneuvers.look.icons import EDGE
from exporters.games.maneuvers.look.look import BRICK, KRAFT, MANILA, PALE_BRICK, PANEL, PAPER, SEPIA, rules_of
from exporters.games.maneuvers.look.pages import TOP_MM, page
from exporters.games.maneuvers.pieces.markers import TURNED
from exporters.games.maneuvers.sheets.order import order_areas, order_page
from exporters.games.maneuvers.wording import pieces as words
from exporters.games.maneuvers.wording.pieces import thresholds
from exporters.games.maneuvers.wording.terms import GAME, plain
from exporters.imposition.pieces import Piece, Spot
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.maneuvers.rules import Rules

LEAST: Final = -40
MOST: Final = 59
"""What the cells reach to: with a marker turned over the track holds -140 to 59, nearly all totals that occur."""

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
TRACKS: Final = Box(0, TOP_MM - 1, PAGE.width, LEGEND_MM + TEN * ROW_MM)
EDGES: Final = Box(0, TRACKS.bottom + 2, PAGE.width, HEAD_MM + 2 * CELL_MM)
NUMBER: Final = TextStyle(Face.NUMERAL, 11, 8, SEPIA, valign="top", leading=1.0)
TEN_NUMBER: Final = TextStyle(Face.NUMERAL, 14, 9, SEPIA, valign="top", leading=1.0)
WORD: Final = TextStyle(Face.LABEL, 7, 6, BRICK, align="centre", valign="bottom", leading=1.0)
HEADING: Final = TextStyle(Face.TITLE, 11, 9, SEPIA, valign="middle")
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
    rules, language = rules_of(setting), setting.language
    texts = (said(GAME, language), said(words.TOTALS, language), said(words.TOTALS_ASIDE, language))
    made = page(texts, language, sign=EDGE)
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
    note = (
        said(words.TOTALS_NOTE, language, least=plain(LEAST), turned=TURNED)
        if floor is None
        else said(words.TOTALS_NOTE_FLOOR, language, floor=plain(floor), least=plain(LEAST), turned=TURNED)
    )
    danger = said(words.AT_MOST, language, total=plain(late.casualty_at_most), number=late.from_round)
    made.write(f"{note} {danger}", TRACKS.cut_top(LEGEND_MM)[0].inset(0, 0.5), NOTE)


def _cell(made: Composition, number: int, cell: Box, rules: Rules) -> None:
    """Draw a cell of the total: those at which late failures are worse on pale red, each ten on manila."""
    inner, danger = cell.inset(GAP_MM / 2), number <= rules.late.casualty_at_most
    ten = number % TEN == 0
    ground = PALE_BRICK if danger else MANILA if ten else PANEL if number % 5 == 0 else PAPER
    line = Stroke(BRICK if danger else KRAFT, 0.6 if ten else 0.25)
    made.draw(Rect(inner.x, inner.y, inner.width, inner.height, 1.0, ground, line))
    made.write(plain(number), inner.inset(1.1, 0.9), TEN_NUMBER if ten else NUMBER)


def _enough(edge: int, named: Mapping[int, tuple[str, ...]]) -> tuple[str, ...]:
    """Return what an Edge is enough for; the last cell has what takes even more, and how much."""
    if edge < EDGE_MOST:
        return named.get(edge, ())
    return tuple(f"{name} {at}" for at in sorted(named) if at >= EDGE_MOST for name in named[at])


def _edge_cell(made: Composition, edge: int, enough: tuple[str, ...], cell: Box) -> None:
    inner = cell.inset(GAP_MM / 2)
    made.draw(Rect(inner.x, inner.y, inner.width, inner.height, 1.0, MANILA if enough else PAPER, Stroke(KRAFT, 0.25)))
    text = said(words.MORE, made.language, edge=edge) if edge == EDGE_MOST else str(edge)
    made.write(text, inner.inset(1.1, 0.9), NUMBER)
    if enough:
        few = len(enough) <= NAMED_MOST
        what = ", ".join(enough) if few else said(words.SEVERAL, made.language, count=len(enough))
        made.write(what, Box(inner.x + 0.4, inner.y + 5, inner.width - 0.8, inner.height - 5.6), WORD)


def tracks(job: PrintJob) -> Iterator[Piece]:
    """Yield the page of totals, and that of rounds and order."""
    rules, language = rules_of(job.setting), job.setting.language
    yield replace(piece_by_rules(job, "track/totals", totals_page(job.setting)), spots=total_spots(language))
    yield replace(piece_by_rules(job, "track/order", order_page(job.setting)), areas=order_areas(rules, language))
