"""Whole pages of SURVIVE: the dark header with its chip, and how columns of text look."""

from typing import Final

from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Symbol
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.survive.look.chips import chip, trace
from exporters.games.survive.look.icons import CONTROL
from exporters.games.survive.look.look import CONTROLS, NIGHT, PANEL, PAPER, QUIET
from exporters.text.columns import ColumnLook
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Location

HEADER: Final = Box(0, 0, PAGE.width, 19)
TRACE_MM: Final = 2.6
CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, WHITE, valign="middle", tracking_pt=0.6)
TITLE: Final = TextStyle(Face.TITLE, 19, 10, WHITE, valign="middle")
ASIDE: Final = TextStyle(Face.ITALIC, 8.5, 6, WHITE, align="right", valign="middle", leading=1.12)

COLUMNS: Final = ColumnLook(
    title=TextStyle(Face.TITLE, 11, 9, NIGHT, valign="middle"),
    rules=TextStyle(Face.LABEL, 6, 6, QUIET, align="right", valign="middle", tracking_pt=0.2),
    term=TextStyle(Face.LABEL, 8, 6.25, BLACK, leading=1.16),
    text=TextStyle(Face.TEXT, 8, 6.25, BLACK, leading=1.16),
    head=TextStyle(Face.LABEL, 7.5, 6, WHITE, leading=1.16, valign="middle"),
    cell=TextStyle(Face.TEXT, 7.75, 6, BLACK, leading=1.16, valign="middle"),
    line=CONTROLS.ink,
    stripe=PANEL,
    ground=NIGHT,
)


def page(
    texts: tuple[str, str, str], language: str, at: tuple[Location, Location] = ((), ()), sign: Symbol = CONTROL
) -> Composition:
    """Return a page with its header: a chip with a sign, caption, title and a text aside.

    `at` are the fields of the title and of the text aside.
    """
    caption, title, aside = texts
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER))
    made.draw(Rect(HEADER.x, HEADER.y, HEADER.width, HEADER.height, fill=NIGHT))
    strip = Box(0, HEADER.bottom, PAGE.width, TRACE_MM)
    made.draw(Rect(strip.x, strip.y, strip.width, strip.height, fill=CONTROLS.ink))
    made.draw(*trace(CONTROLS.band, strip.inset(0, 0.75), WHITE))
    mark = Box(4, 3, 13, 13)
    made.draw(*chip(mark, CONTROLS.ink), icon(sign, mark.inset(3.2), WHITE))
    names, right = Box(20, 2.5, PAGE.width - 24, 14.5).cut_left(98)
    upper, lower = names.cut_top(5)
    made.write(caption.upper(), upper, CAPTION)
    made.write(title, lower, TITLE, at[0])
    made.write(aside, right.inset(1, 0), ASIDE, at[1])
    return made
