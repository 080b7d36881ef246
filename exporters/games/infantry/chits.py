"""What the counters of infantry are made on: squares that lie side by side on the dots of a map. Rule: IN.GAP.39."""

from dataclasses import dataclass
from typing import Final

from exporters.components.base import Drawn
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.infantry import look
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle

SIDE_MM: Final = 11.1
"""Seven sixteenths of an inch: dots are half an inch apart."""

BLEED_MM: Final = 0.8
CHIT: Final = Box(0, 0, SIDE_MM, SIDE_MM)
WORD: Final = TextStyle(Face.LABEL, 6, 6, WHITE, leading=1.0, align="centre", valign="middle", tracking_pt=-0.1)
NUMBER: Final = TextStyle(Face.NUMERAL, 15, 7, WHITE, leading=1.0, align="centre", valign="middle")


@dataclass(frozen=True)
class MarkerLook:
    """The ground of a marker, and the ink of its sign and its word."""

    ground: Ink
    ink: Ink


LOOKS: Final = {
    "prone": MarkerLook(look.WOODLAND, look.PINE),
    "casualty": MarkerLook(look.PINE, WHITE),
    "shaken": MarkerLook(look.PALE_DANGER, look.DANGER),
    "entangled": MarkerLook(look.OPEN, look.PINE),
    "swimming": MarkerLook(look.GRID, WHITE),
    "smoke": MarkerLook(look.SMOKE, look.PINE),
    "grown_smoke": MarkerLook(look.DARK_SMOKE, WHITE),
    "fire": MarkerLook(look.BLAZE, look.PALE_BLAZE),
    "blast": MarkerLook(look.DANGER, WHITE),
    "wire": MarkerLook(look.OPEN, look.PINE),
    "rubble": MarkerLook(look.PANEL, look.CONTOUR),
    "felled": MarkerLook(look.WOODLAND, look.CONTOUR),
    "damage": MarkerLook(WHITE, look.DANGER),
    "ammunition": MarkerLook(look.OPEN, look.CONTOUR),
    "empty": MarkerLook(WHITE, look.DANGER),
    "arc": MarkerLook(WHITE, look.TROOPERS.ink),
    "wide_arc": MarkerLook(look.PANEL, look.TROOPERS.ink),
    "turn": MarkerLook(look.PINE, WHITE),
}


def ground(ink: Ink, setting: Setting, box: Box = CHIT) -> Composition:
    """Return a counter in one ink with its bleed."""
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    full = box.inset(-BLEED_MM)
    made.draw(Rect(full.x, full.y, full.width, full.height, fill=ink))
    return made


def framed(inks: MarkerLook, setting: Setting) -> Composition:
    """Return the ground of a marker with a line inside its edge."""
    made = ground(inks.ground, setting)
    line = CHIT.inset(0.6)
    made.draw(Rect(line.x, line.y, line.width, line.height, 1.0, stroke=Stroke(inks.ink, 0.22)))
    return made


def marker(name: str, word: str, sign: Symbol, inks: MarkerLook, setting: Setting) -> Drawn:
    """Return a marker: a sign, and a word below it that the sign says too."""
    made = framed(inks, setting)
    made.draw(icon(sign, Box(2.6, 1.4, SIDE_MM - 5.2, 5.9), inks.ink))
    made.write_if_room(word, Box(0.9, 7.3, SIDE_MM - 1.8, 2.9), _in(inks.ink))
    return finished(name, word, made)


def numbered(named: tuple[str, str], sign: Symbol, number: int, inks: MarkerLook, setting: Setting) -> Drawn:
    """Return a marker with a number beside its sign; `named` are its name among the markers and its word."""
    name, word = named
    made = framed(inks, setting)
    made.draw(icon(sign, Box(1.0, 2.2, 3.2, 3.6), inks.ink))
    style = TextStyle(Face.NUMERAL, 12, 7, inks.ink, leading=1.0, align="centre", valign="middle")
    made.write(str(number), Box(4.2, 1.3, SIDE_MM - 5.2, 5.6), style)
    made.write_if_room(word, Box(0.9, 7.3, SIDE_MM - 1.8, 2.9), _in(inks.ink))
    return finished(f"{name}_{number}", f"{word} {number}", made)


def finished(name: str, title: str, made: Composition) -> Drawn:
    """Return a counter as a drawing with its bleed."""
    return with_bleed(name, title, (SIDE_MM, SIDE_MM), BLEED_MM, made)


def _in(ink: Ink) -> TextStyle:
    return TextStyle(WORD.face, WORD.size_pt, WORD.min_pt, ink, 1.0, "centre", "middle", WORD.tracking_pt)
