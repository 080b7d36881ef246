"""The look of infantry: a sheet of a survey map, with contours, a blue grid, and a black and white frame."""

from typing import Final

from exporters.components.framing import DeckLook
from exporters.drawing.inks import BLACK, WHITE, Ink, ink_from_hex
from exporters.faces.fonts import Face
from exporters.games.infantry.look.icons import TROOPER, WEAPON
from exporters.games.infantry.words import terms as words
from exporters.text.lines import TextStyle

PAPER: Final = WHITE
WOODLAND: Final = Ink(rgb=(214, 230, 200), cmyk=(14, 0, 20, 3))
OPEN: Final = Ink(rgb=(247, 236, 214), cmyk=(0, 5, 15, 2))
PINE: Final = Ink(rgb=(24, 58, 44), cmyk=(72, 28, 58, 66))
QUIET: Final = Ink(rgb=(88, 98, 90), cmyk=(26, 12, 22, 56))
RULE: Final = Ink(rgb=(186, 192, 182), cmyk=(8, 3, 10, 22))
PANEL: Final = Ink(rgb=(240, 243, 234), cmyk=(4, 1, 7, 2))
CONTOUR: Final = Ink(rgb=(164, 100, 48), cmyk=(8, 52, 78, 26))
PALE_CONTOUR: Final = ink_from_hex("#DDBE9A")
GRID: Final = Ink(rgb=(44, 108, 158), cmyk=(74, 32, 2, 24))
PALE_GRID: Final = ink_from_hex("#C3D7E6")
DANGER: Final = Ink(rgb=(172, 30, 38), cmyk=(8, 98, 88, 24))
PALE_DANGER: Final = Ink(rgb=(250, 226, 222), cmyk=(0, 12, 10, 0))
SMOKE: Final = ink_from_hex("#C9CCCF")
DARK_SMOKE: Final = ink_from_hex("#5B6168")
BLAZE: Final = Ink(rgb=(224, 92, 10), cmyk=(0, 72, 100, 6))
PALE_BLAZE: Final = ink_from_hex("#FCE6D2")

TROOPERS: Final = DeckLook(
    "trooper", words.TROOPERS, Ink(rgb=(26, 92, 62), cmyk=(78, 18, 68, 46)), WOODLAND, TROOPER, ""
)
WEAPONS: Final = DeckLook("weapon", words.WEAPONS, Ink(rgb=(132, 68, 26), cmyk=(12, 66, 88, 38)), OPEN, WEAPON, "")

TITLE: Final = TextStyle(Face.TITLE, 15, 8.5, PINE, leading=1.02, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, tracking_pt=0.5, valign="middle", leading=1.0)
HEADING: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, valign="middle", tracking_pt=0.2, leading=1.0)
LABEL: Final = TextStyle(Face.LABEL, 7.5, 6, BLACK, valign="middle", leading=1.0)
BODY: Final = TextStyle(Face.TEXT, 7.5, 6, BLACK, valign="middle", leading=1.1)
FLAVOUR: Final = TextStyle(Face.ITALIC, 7.25, 6, QUIET, align="centre", valign="middle", leading=1.08)
NUMBER: Final = TextStyle(Face.NUMERAL, 11, 6, PINE, align="centre", valign="middle", leading=1.0)
