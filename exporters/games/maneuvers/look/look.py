"""The look of the game of maneuvers: files in manila folders, and plays; a cross is a Risk, a ring a Reward."""

from typing import Final

from exporters.components.framing import DeckLook
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.faces.fonts import Face
from exporters.games.maneuvers.look.icons import FILE, PLAY
from exporters.games.maneuvers.words import terms as words
from exporters.text.lines import TextStyle

PAPER: Final = WHITE
MANILA: Final = Ink(rgb=(243, 229, 196), cmyk=(2, 8, 26, 2))
KRAFT: Final = Ink(rgb=(205, 180, 134), cmyk=(6, 20, 44, 14))
SEPIA: Final = Ink(rgb=(47, 38, 29), cmyk=(30, 42, 54, 80))
QUIET: Final = Ink(rgb=(104, 91, 74), cmyk=(20, 28, 42, 50))
PANEL: Final = Ink(rgb=(250, 245, 233), cmyk=(1, 3, 9, 0))
RULE: Final = Ink(rgb=(196, 184, 162), cmyk=(8, 12, 24, 18))
SLATE: Final = Ink(rgb=(52, 70, 92), cmyk=(56, 32, 10, 56))
BRICK: Final = Ink(rgb=(158, 38, 30), cmyk=(10, 94, 92, 30))
MOSS: Final = Ink(rgb=(44, 94, 52), cmyk=(64, 14, 84, 46))
OCHRE: Final = Ink(rgb=(142, 92, 10), cmyk=(10, 46, 100, 38))
PALE_BRICK: Final = Ink(rgb=(251, 230, 224), cmyk=(0, 11, 11, 0))
PALE_MOSS: Final = Ink(rgb=(227, 239, 222), cmyk=(10, 0, 13, 1))
PALE_SLATE: Final = Ink(rgb=(229, 234, 240), cmyk=(8, 4, 1, 2))

MANEUVERS: Final = DeckLook(
    "maneuver",
    words.MANEUVERS,
    Ink(rgb=(122, 44, 34), cmyk=(14, 84, 82, 44)),
    Ink(rgb=(226, 205, 163), cmyk=(3, 14, 38, 6)),
    PLAY,
    "plays",
)
CHARACTERS: Final = DeckLook(
    "character",
    words.CHARACTERS,
    Ink(rgb=(62, 70, 34), cmyk=(42, 24, 82, 62)),
    Ink(rgb=(226, 205, 163), cmyk=(3, 14, 38, 6)),
    FILE,
    "files",
)

TITLE: Final = TextStyle(Face.TITLE, 15, 8.5, SEPIA, leading=1.02, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, tracking_pt=0.5, valign="middle", leading=1.0)
ABOUT: Final = TextStyle(Face.ITALIC, 7.25, 6, QUIET, valign="middle", leading=1.08)
HEADING: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, valign="middle", tracking_pt=0.3, leading=1.0)
BODY: Final = TextStyle(Face.TEXT, 8.5, 6, BLACK, leading=1.14)
LABEL: Final = TextStyle(Face.LABEL, 8, 6, BLACK, valign="middle", leading=1.05)
NUMBER: Final = TextStyle(Face.NUMERAL, 15, 8, SEPIA, align="centre", valign="middle")
