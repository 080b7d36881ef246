"""Whole pages of Battlesuit: the iron header with its hazard band, and how columns of text look."""

from dataclasses import dataclass
from typing import Final

from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.battlesuit.look.bands import band
from exporters.games.battlesuit.look.look import IRON, PANEL, PAPER, QUIET, SOLDIERS
from exporters.text.columns import ColumnLook
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Location

HEADER: Final = Box(0, 0, PAGE.width, 19)
BAND_MM: Final = 3.0
LEAST_PT: Final = 8.0
"""No type on a page is smaller."""

CAPTION: Final = TextStyle(Face.LABEL, 8, LEAST_PT, WHITE, valign="middle", tracking_pt=0.5, leading=1.0)
TITLE: Final = TextStyle(Face.TITLE, 20, 10, WHITE, valign="middle", leading=1.0)
ASIDE: Final = TextStyle(Face.ITALIC, 9, LEAST_PT, WHITE, align="right", valign="middle", leading=1.12)

COLUMNS: Final = ColumnLook(
    title=TextStyle(Face.TITLE, 11, 9, IRON, valign="middle"),
    rules=TextStyle(Face.LABEL, 8, LEAST_PT, QUIET, align="right", valign="middle"),
    term=TextStyle(Face.LABEL, 9, LEAST_PT, BLACK, leading=1.16),
    text=TextStyle(Face.TEXT, 9, LEAST_PT, BLACK, leading=1.16),
    head=TextStyle(Face.LABEL, 8, LEAST_PT, WHITE, leading=1.16, valign="middle"),
    cell=TextStyle(Face.TEXT, 9, LEAST_PT, BLACK, leading=1.16, valign="middle"),
    line=SOLDIERS.ink,
    stripe=PANEL,
    ground=IRON,
)


@dataclass(frozen=True)
class Heading:
    """What stands in the header of a page, and the fields of title and text aside; its sign and the band's ink."""

    caption: str
    title: str
    aside: str
    sign: Symbol
    ink: Ink = SOLDIERS.ink
    at: tuple[Location, Location] = ((), ())


def page(heading: Heading, language: str) -> Composition:
    """Return a page with its header."""
    made = Composition(language=language)
    made.draw(Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER))
    made.draw(Rect(HEADER.x, HEADER.y, HEADER.width, HEADER.height, fill=IRON))
    strip = Box(0, HEADER.bottom, PAGE.width, BAND_MM)
    made.draw(Rect(strip.x, strip.y, strip.width, strip.height, fill=heading.ink))
    made.draw(band(SOLDIERS.band, strip.inset(0, 0.7), WHITE))
    made.draw(icon(heading.sign, Box(5, 4.5, 10, 10), WHITE))
    names, aside = Box(19, 2.5, PAGE.width - 24, 14.5).cut_left(112 if heading.aside else PAGE.width - 24)
    caption, title = names.cut_top(5)
    made.write(heading.caption.upper(), caption, CAPTION)
    made.write(heading.title, title, TITLE, heading.at[0])
    if heading.aside:
        made.write(heading.aside, aside.inset(1, 0), ASIDE, heading.at[1])
    return made
