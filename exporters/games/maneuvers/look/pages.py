"""Whole pages of the game of maneuvers: the folder with its tab above, and how columns of text look."""

from typing import Final

from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Symbol
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers.look.icons import PLAY
from exporters.games.maneuvers.look.look import KRAFT, MANEUVERS, MANILA, PANEL, PAPER, QUIET, SEPIA
from exporters.games.maneuvers.look.plays import folder, play_strip
from exporters.text.columns import ColumnLook
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Location

HEADER: Final = Box(0, 0, PAGE.width, 20)
TAB: Final = Box(0, 0, 112, 6.4)
TOP_MM: Final = 25.0
"""Where the body of a page begins."""

CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, QUIET, valign="middle", tracking_pt=0.6)
TITLE: Final = TextStyle(Face.TITLE, 19, 10, SEPIA, valign="middle")
ASIDE: Final = TextStyle(Face.ITALIC, 8.5, 6, SEPIA, align="right", valign="middle", leading=1.12)

COLUMNS: Final = ColumnLook(
    title=TextStyle(Face.TITLE, 11, 9, SEPIA, valign="middle"),
    rules=TextStyle(Face.LABEL, 6, 6, QUIET, align="right", valign="middle", tracking_pt=0.2),
    term=TextStyle(Face.LABEL, 8, 6.25, BLACK, leading=1.16),
    text=TextStyle(Face.TEXT, 8, 6.25, BLACK, leading=1.16),
    head=TextStyle(Face.LABEL, 7.5, 6, WHITE, leading=1.16, valign="middle"),
    cell=TextStyle(Face.TEXT, 7.75, 6, BLACK, leading=1.16, valign="middle"),
    line=KRAFT,
    stripe=PANEL,
    ground=SEPIA,
)


def page(
    texts: tuple[str, str, str], language: str, at: tuple[Location, Location] = ((), ()), sign: Symbol = PLAY
) -> Composition:
    """Return a page with its folder: caption on the tab, sign, title and a text aside.

    `at` are the fields of the title and of the text aside.
    """
    caption, title, aside = texts
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER))
    made.draw(Rect(HEADER.x, HEADER.y, HEADER.width, TAB.bottom, fill=MANEUVERS.ink))
    made.draw(folder(HEADER, TAB, MANILA))
    made.draw(Rect(HEADER.x, HEADER.bottom, HEADER.width, 0.6, fill=KRAFT))
    made.draw(*play_strip(Box(TAB.right + 6, 2.1, PAGE.width - TAB.right - 11, 2.2), MANILA))
    mark, names = Box(0, TAB.bottom, PAGE.width, HEADER.bottom - TAB.bottom).cut_left(16)
    made.draw(icon(sign, mark.square(9), MANEUVERS.ink))
    left, right = names.cut_left(106)
    made.write(caption.upper(), TAB.inset(4, 0.6).cut_left(100)[0], CAPTION)
    made.write(title, left, TITLE, at[0])
    made.write(aside, Box(right.x, right.y, right.width - 4, right.height), ASIDE, at[1])
    return made
