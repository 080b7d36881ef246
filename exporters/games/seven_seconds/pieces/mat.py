"""The holding-area mat: a numbered square for each blip, and a round at a glance. Rules: 7S.HOLD.1 to 7S.HOLD.5."""

from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Drawing, Path, Point, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import chamfered, circle, icon
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.seven_seconds.look import PANEL, PAPER, RULE, STEEL, rules_of
from exporters.games.seven_seconds.maps.map_page import square_areas
from exporters.games.seven_seconds.sides import SIDES, SideLook
from exporters.games.seven_seconds.wording import pieces as words
from exporters.games.seven_seconds.wording.terms import GAME
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import Rows, filled
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules

COLUMNS: Final = 4
GAP_MM: Final = 2.0
MARGIN_MM: Final = 3.0
HEADER: Final = Box(MARGIN_MM, 0, PAGE.width - 2 * MARGIN_MM, 21)
SQUARES: Final = Box(MARGIN_MM, 23, 190, 190)
STEPS: Final = Box(MARGIN_MM, 215, PAGE.width - 2 * MARGIN_MM, 53)
NUMBER_MM: Final = 9.0
HEAD_MM: Final = 7.0

TITLE: Final = TextStyle(Face.TITLE, 21, 12, WHITE, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, WHITE, valign="middle", tracking_pt=0.6)
USE: Final = TextStyle(Face.ITALIC, 8, 6, WHITE, valign="middle", leading=1.12)
NUMBER: Final = TextStyle(Face.NUMERAL, 19, 8, WHITE, align="centre", valign="middle")
HEAD: Final = TextStyle(Face.TITLE, 11, 8, STEEL, valign="middle")
STEP: Final = TextStyle(Face.LABEL, 8.5, 6.5, BLACK, valign="top", leading=1.1)
WHAT: Final = TextStyle(Face.TEXT, 8, 6, STEEL, valign="top", leading=1.1)
ORDER: Final = TextStyle(Face.NUMERAL, 9, 7, WHITE, align="centre", valign="middle")


def mats(job: PrintJob) -> Iterator[Piece]:
    """Yield the mat of each side."""
    rules = rules_of(job.setting)
    for side in SIDES:
        piece = piece_by_rules(job, f"mat/{side.key}", mat(side, rules, job.setting.language))
        yield replace(piece, areas=square_areas(squares(rules), job.setting.language), owner=side.word)


def mat(side: SideLook, rules: Rules, language: str = "") -> Drawn:
    """Return the mat of a side: as many squares as the rules say, the circles in them as large as bases are."""
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER))
    _header(made, side, rules)
    for number, box in enumerate(squares(rules), start=1):
        _square(made, side, number, box, rules)
    _steps(made, side, rules)
    title = said(words.MAT, language, side=said(side.word, language))
    drawing = Drawing(f"mat_{side.key}", title, PAGE.width, PAGE.height, (*made.items,))
    return Drawn(drawing, tuple(made.findings))


def squares(rules: Rules) -> tuple[Box, ...]:
    """Return the squares in rows, the first one top left."""
    side = (SQUARES.height - 3 * GAP_MM) / COLUMNS
    step = side + GAP_MM
    places = (divmod(at, COLUMNS) for at in range(rules.holding.squares))
    return tuple(Box(SQUARES.x + column * step, SQUARES.y + row * step, side, side) for row, column in places)


def bases(box: Box, count: int, diameter_mm: float) -> tuple[tuple[Point, float], ...]:
    """Return centre and radius of each base in a square: at true size, or the largest that all fit at.

    One stands in the middle, two across the diagonal that leaves the number free, more in two rows.
    """
    if count == 1:
        return ((box.centre, min(diameter_mm, box.width * 0.9) / 2),)
    if count == 2:
        radius = min(diameter_mm / 2, box.width / (2 + sqrt(2)) * 0.98)
        edge = radius + (box.width - 2 * radius * (1 + sqrt(0.5))) / 2
        return (((box.right - edge, box.y + edge), radius), ((box.x + edge, box.bottom - edge), radius))
    radius = min(diameter_mm / 2, box.width / 4)
    corners = ((0.75, 0.25), (0.25, 0.75), (0.75, 0.75), (0.25, 0.25))
    return tuple(((box.x + box.width * x, box.y + box.height * y), radius) for x, y in corners[:count])


def _header(made: Composition, side: SideLook, rules: Rules) -> None:
    made.draw(chamfered(HEADER, 5, side.ink, "tl tr"))
    mark, rest = HEADER.inset(4, 3).cut_left(15)
    names, use = rest.inset(2, 0).cut_left(66)
    made.draw(icon(side.sign, mark.square(13), WHITE))
    caption, title = names.cut_top(5)
    player = said(words.PLAYER, made.language, side=said(side.word, made.language))
    made.write(f"{said(GAME, made.language)} \N{MIDDLE DOT} {player}".upper(), caption, CAPTION)
    made.write(said(words.HOLDING_AREA, made.language), title, TITLE)
    made.write(said(words.USE, made.language, most=rules.holding.units_per_square), use, USE)


def _square(made: Composition, side: SideLook, number: int, box: Box, rules: Rules) -> None:
    """Draw a square: its number on a tab top left, the places of its units, the side's sign."""
    frame = chamfered(box, 4, PANEL, "br", Stroke(side.ink, 0.5))
    made.draw(frame)
    for centre, radius in bases(box, rules.holding.units_per_square, rules.base.diameter_in * MM_PER_IN):
        made.draw(Path(circle(*centre, radius), PAPER, Stroke(RULE, 0.4, (1.6, 1.2))))
    tab = Box(box.x, box.y, NUMBER_MM + 3, NUMBER_MM)
    made.draw(chamfered(tab, 3, side.ink, "br"))
    made.write(str(number), tab.lowered(-0.2), NUMBER)
    sign = Box(box.right - 8.5, box.bottom - 8.5, 5, 5)
    made.draw(icon(side.sign, sign, side.ink))


def _steps(made: Composition, side: SideLook, rules: Rules) -> None:
    """Write the phases of a round and the steps of a turn along the lower edge."""
    made.draw(chamfered(STEPS, 5, PANEL, "bl br"))
    whole, turn = STEPS.inset(4, 3).cut_left(68)
    made.write(said(words.ROUND, made.language), whole.cut_top(HEAD_MM)[0], HEAD)
    made.write(said(words.TURN, made.language), turn.cut_top(HEAD_MM)[0], HEAD)
    phases = filled(words.ROUND_STEPS, {}, made.language)
    steps = filled(words.TURN_STEPS, words.turn_facts(rules), made.language)
    _list(made, side, phases, whole.cut_left(whole.width - 5)[0].cut_top(HEAD_MM)[1].rows(3))
    columns = turn.cut_top(HEAD_MM)[1].columns(2, 4)
    _list(made, side, steps, tuple(cell for column in columns for cell in column.rows(3)))


def _list(made: Composition, side: SideLook, steps: Rows, cells: tuple[Box, ...]) -> None:
    for order, ((name, what), cell) in enumerate(zip(steps, cells, strict=False), start=1):
        mark, text = cell.cut_left(7)
        disc = Box(mark.x, mark.y + 0.4, 5, 5)
        made.draw(chamfered(disc, 1.2, side.ink, "tl br"))
        made.write(str(order), disc, ORDER)
        upper, lower = text.cut_top(4.2)
        made.write(name, upper, STEP._replace(valign="middle"))
        made.write(what, lower, WHAT)
