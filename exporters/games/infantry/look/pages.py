"""Whole pages of infantry: the head of a survey sheet, and how columns of text look."""

from typing import Final

from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Symbol
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.infantry.look.icons import MAP
from exporters.games.infantry.look.look import CONTOUR, PALE_CONTOUR, PANEL, PAPER, PINE, QUIET, TROOPERS, WOODLAND
from exporters.games.infantry.look.survey import scale_bar, terrain
from exporters.text.columns import ColumnLook
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Location

HEADER: Final = Box(0, 0, PAGE.width, 17.6)
BAR: Final = Box(0, HEADER.bottom, PAGE.width, 1.8)
TOP_MM: Final = 23.0
"""Where the body of a page begins."""

CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, QUIET, valign="middle", tracking_pt=0.6)
TITLE: Final = TextStyle(Face.TITLE, 19, 10, PINE, valign="middle")
ASIDE: Final = TextStyle(Face.ITALIC, 8.5, 6, PINE, align="right", valign="middle", leading=1.12)

COLUMNS: Final = ColumnLook(
    title=TextStyle(Face.TITLE, 11, 9, PINE, valign="middle"),
    rules=TextStyle(Face.LABEL, 6, 6, QUIET, align="right", valign="middle", tracking_pt=0.2),
    term=TextStyle(Face.LABEL, 8, 6.25, BLACK, leading=1.16),
    text=TextStyle(Face.TEXT, 8, 6.25, BLACK, leading=1.16),
    head=TextStyle(Face.LABEL, 7.5, 6, WHITE, leading=1.16, valign="middle"),
    cell=TextStyle(Face.TEXT, 8, 6.25, BLACK, leading=1.16, valign="middle"),
    line=CONTOUR,
    stripe=PANEL,
    ground=TROOPERS.ink,
)


def page(
    texts: tuple[str, str, str], language: str, at: tuple[Location, Location] = ((), ()), sign: Symbol = MAP
) -> Composition:
    """Return a page with its head: caption, title and a text aside, and a sign; `at` are the fields of the last two."""
    caption, title, aside = texts
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER))
    made.draw(Rect(HEADER.x, HEADER.y, HEADER.width, HEADER.height, fill=WOODLAND))
    made.draw(terrain(HEADER, PALE_CONTOUR), *scale_bar(BAR, PINE, 9.8))
    mark, names = HEADER.inset(0, 1.6).cut_left(16)
    made.draw(icon(sign, mark.square(10), TROOPERS.ink))
    left, right = names.cut_left(106 if aside else names.width - 4)
    upper, lower = left.cut_top(5)
    made.write(caption.upper(), upper, CAPTION)
    made.write(title, lower, TITLE, at[0])
    if aside:
        made.write(aside, Box(right.x, right.y, right.width - 4, right.height), ASIDE, at[1])
    return made
