"""Pages of Battlesuit: their bands, their heads, and the two sides on them.

The two sides: each has a colour and, beside it, a sign of its own. Rules: BS.GEN.1, BS.GEN.4.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Path, Rect, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import Outline, around, icon, polygon, rectangle
from exporters.faces.fonts import Face
from exporters.games.battlesuit.look import IRON, PANEL, PAPER, QUIET, RAMPART, SOLDIERS, TALON
from exporters.games.battlesuit.wording import scenario as words
from exporters.text.columns import ColumnLook
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Location
from schemas.models.battlesuit.words import Side

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
class SideLook:
    """How a side is told from the other: word, ink, a darker ink, a pale ground, and its sign."""

    key: str
    word: str
    ink: Ink
    shade: Ink
    ground: Ink
    sign: Symbol


SIDES: Final = {
    Side.RED: SideLook(
        "red",
        words.SIDES[Side.RED],
        Ink(rgb=(178, 28, 44), cmyk=(10, 100, 82, 20)),
        Ink(rgb=(132, 18, 32), cmyk=(16, 100, 84, 44)),
        Ink(rgb=(248, 229, 226), cmyk=(0, 11, 8, 0)),
        TALON,
    ),
    Side.BLUE: SideLook(
        "blue",
        words.SIDES[Side.BLUE],
        Ink(rgb=(24, 84, 150), cmyk=(92, 58, 4, 12)),
        Ink(rgb=(16, 60, 112), cmyk=(96, 66, 8, 32)),
        Ink(rgb=(224, 235, 246), cmyk=(12, 4, 0, 0)),
        RAMPART,
    ),
}
"""Red has a talon, Blue a hollow hexagon."""


def band(name: str, box: Box, ink: Ink) -> Path:
    """Return the shapes of a deck along a strip."""
    return Path(BANDS[name](box), ink)


def _hazard(box: Box) -> Outline:
    """Return slanting bars, as on what is dangerous."""
    width = lean = box.height
    count = int((box.width - lean) / (2 * width))
    start = box.x + (box.width - count * 2 * width) / 2
    return tuple(
        segment
        for at in range(count)
        for segment in polygon(
            (start + at * 2 * width + lean, box.y),
            (start + at * 2 * width + lean + width, box.y),
            (start + at * 2 * width + width, box.bottom),
            (start + at * 2 * width, box.bottom),
        )
    )


def _plates(box: Box) -> Outline:
    """Return short plates in two rows, laid like bricks."""
    width, height = box.height * 1.6, box.height * 0.36
    count = int(box.width / (width * 1.25)) - 1
    step = width * 1.25
    start = box.x + (box.width - count * step) / 2
    return tuple(
        segment
        for row in (0, 1)
        for at in range(count)
        for segment in rectangle(
            start + (at + row / 2) * step - step / 4, box.y + row * (box.height - height), width, height
        )
    )


def _hexes(box: Box) -> Outline:
    """Return hexagons in a row."""
    radius = box.height / 2
    step = radius * 3
    count = int(box.width / step)
    start = box.x + (box.width - (count - 1) * step) / 2
    return tuple(
        segment for at in range(count) for segment in polygon(*around(start + at * step, box.centre[1], 6, radius, 0))
    )


BANDS: Final[dict[str, Callable[[Box], Outline]]] = {"hazard": _hazard, "plates": _plates, "hexes": _hexes}


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
