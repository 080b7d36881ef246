"""What counters are made on: hexagons for units, half-inch squares for markers, discs, and their bleed.

A hexagon fits on its dot beside hexagons on all six dots next to it. It is cut out straight, then its four corners,
which are darker, are snipped off. Rules: BS.COMP.SOLDIER, BS.FIG.3.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Matrix, Path, Point, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import around, chamfered, circle, icon, polygon
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.battlesuit.pages import SideLook
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said

HEX_MM: Final = 14.0
"""Between two opposite sides: adjacent dots of a panel are 15.1 mm apart or more."""

HEX: Final = Box(0, 0, HEX_MM * 2 / sqrt(3), HEX_MM)
MARKER_MM: Final = MM_PER_IN / 2
MARKER: Final = Box(0, 0, MARKER_MM, MARKER_MM)
BLEED_MM: Final = 1.5
STRIP_MM: Final = 3.5
FRAME_MM: Final = 0.75
OWNER_MM: Final = 2.1

WORD: Final = TextStyle(Face.LABEL, 6.5, 6, WHITE, align="centre", valign="middle", leading=1.0)
LETTER: Final = TextStyle(Face.TITLE, 23, 12, WHITE, align="centre", valign="middle", leading=1.0)


def hexagon(shrink_mm: float = 0.0) -> tuple[Point, ...]:
    """Return the corners of a unit's counter, or of a smaller hexagon within it."""
    return around(*HEX.centre, 6, HEX.width / 2 - shrink_mm * 2 / sqrt(3), 0)


def hex_chit(ground: Ink, corners: Ink, frame: Stroke, setting: Setting) -> Composition:
    """Return a hexagon on corners of another ink, with a line inside it."""
    made = Composition(
        [bled(HEX, corners), Path(polygon(*hexagon()), ground)],
        type_scale=setting.type_scale,
        language=setting.language,
    )
    made.draw(Path(polygon(*hexagon(FRAME_MM)), None, frame))
    return made


def draw_owner(made: Composition, side: SideLook, ink: Ink) -> None:
    """Draw the sign of a side into the left and the right corner of a hexagon."""
    for x in (HEX.x + 1.9, HEX.right - 1.9 - OWNER_MM):
        made.draw(icon(side.sign, Box(x, HEX.centre[1] - OWNER_MM / 2, OWNER_MM, OWNER_MM), ink))


@dataclass(frozen=True)
class MarkerInks:
    """The inks of a marker: its ground, the strip along its foot, and the sign on it."""

    ground: Ink
    strip: Ink
    sign: Ink = WHITE


def marker(name: str, word: str, sign: Symbol, inks: MarkerInks, setting: Setting) -> Drawn:
    """Return a marker: a sign on a ground, and its word in the strip along its foot."""
    made = marker_ground(word, inks.ground, inks.strip, setting)
    made.draw(icon(sign, marker_body().inset(1.2, 0.9), inks.sign))
    return finished(name, said(word, setting.language), MARKER, made)


def marker_ground(word: str, ground: Ink, strip: Ink, setting: Setting) -> Composition:
    """Return a marker with its strip, and room above it for what it shows."""
    made = Composition([bled(MARKER, ground)], type_scale=setting.type_scale, language=setting.language)
    foot = MARKER.cut_top(MARKER.height - STRIP_MM)[1]
    made.draw(Rect(-BLEED_MM, foot.y, MARKER.width + 2 * BLEED_MM, foot.height + BLEED_MM, fill=strip))
    draw_word(made, word, foot.inset(0.45, 0).cut_top(foot.height - 0.35)[0], WORD)
    return made


def draw_word(made: Composition, word: str, box: Box, style: TextStyle) -> None:
    """Write a word in capitals, in small letters if those are too wide, or not at all: a sign says the same."""
    text = said(word, made.language)
    capitals = text.upper()
    made.write_if_room(text if made.fit(capitals, box, style).findings else capitals, box, style)


def marker_body() -> Box:
    """Return the part of a marker above its strip."""
    return MARKER.cut_top(MARKER.height - STRIP_MM)[0]


def draw_sign_of(made: Composition, side: SideLook, ink: Ink) -> None:
    """Draw the sign of a side into the upper left corner of a marker."""
    made.draw(icon(side.sign, Box(0.9, 0.9, OWNER_MM, OWNER_MM), ink))


def disc(ground: Ink, line: Stroke, setting: Setting) -> Composition:
    """Return a disc of half an inch with a ring in it."""
    middle = MARKER_MM / 2
    made = Composition(
        [Path(circle(middle, middle, middle + BLEED_MM), ground)],
        type_scale=setting.type_scale,
        language=setting.language,
    )
    made.draw(Path(circle(middle, middle, middle - FRAME_MM), None, line))
    return made


def plate(ground: Ink, line: Stroke, setting: Setting) -> Composition:
    """Return a square of half an inch with a frame in it."""
    made = Composition([bled(MARKER, ground)], type_scale=setting.type_scale, language=setting.language)
    frame = chamfered(MARKER.inset(FRAME_MM), 1.6, ground, "tl br")
    made.draw(Path(frame.segments, None, line))
    return made


def bled(box: Box, ink: Ink) -> Rect:
    """Return a ground with its bleed."""
    full = box.inset(-BLEED_MM)
    return Rect(full.x, full.y, full.width, full.height, fill=ink)


def half_turned(box: Box) -> Matrix:
    """Return the matrix that turns what lies on a box upside down."""
    return (-1.0, 0.0, 0.0, -1.0, 2 * box.centre[0], 2 * box.centre[1])


def finished(name: str, title: str, box: Box, made: Composition) -> Drawn:
    """Return what lies on a box as a drawing with its bleed."""
    return with_bleed(name, title, (box.width, box.height), BLEED_MM, made)
