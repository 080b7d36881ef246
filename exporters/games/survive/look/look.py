"""The look of SURVIVE: night, chips and signal traces; and the sign that stands beside every colour."""

from dataclasses import dataclass
from typing import Final

from engine.games.survive.rules.shots import Effect
from exporters.components.framing import DeckLook
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.games.survive.look.icons import CONTROL, MOB, WEAPON
from exporters.games.survive.words.terms import DECKS
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from schemas.models.survive.words import Zone

MM_PER_IN: Final = 25.4

PAPER: Final = WHITE
NIGHT: Final = Ink(rgb=(22, 30, 40), cmyk=(44, 22, 6, 86))
DUSK: Final = Ink(rgb=(44, 56, 70), cmyk=(40, 20, 6, 70))
QUIET: Final = Ink(rgb=(92, 103, 114), cmyk=(18, 8, 0, 62))
RULE: Final = Ink(rgb=(184, 193, 201), cmyk=(9, 4, 0, 25))
PANEL: Final = Ink(rgb=(236, 240, 243), cmyk=(4, 2, 0, 5))
AMBER: Final = Ink(rgb=(146, 88, 0), cmyk=(8, 50, 100, 36))
PALE_AMBER: Final = Ink(rgb=(252, 229, 176), cmyk=(0, 10, 36, 0))
GREEN: Final = Ink(rgb=(0, 108, 82), cmyk=(92, 24, 74, 28))
PALE_GREEN: Final = Ink(rgb=(214, 236, 227), cmyk=(18, 0, 14, 0))
RED: Final = Ink(rgb=(176, 28, 44), cmyk=(10, 100, 82, 22))
PALE_RED: Final = Ink(rgb=(249, 227, 224), cmyk=(0, 12, 8, 0))
GROUND: Final = Ink(rgb=(244, 242, 236), cmyk=(2, 2, 6, 2))


UNITS: Final = DeckLook(
    "unit",
    DECKS["unit"],
    Ink(rgb=(18, 92, 118), cmyk=(88, 42, 22, 34)),
    Ink(rgb=(14, 76, 98), cmyk=(90, 46, 26, 46)),
    MOB,
    "pulse",
)
WEAPONS: Final = DeckLook(
    "weapon",
    DECKS["weapon"],
    Ink(rgb=(150, 74, 16), cmyk=(10, 66, 100, 32)),
    Ink(rgb=(128, 62, 12), cmyk=(14, 68, 100, 42)),
    WEAPON,
    "rounds",
)
CONTROLS: Final = DeckLook(
    "control",
    DECKS["control"],
    Ink(rgb=(88, 52, 142), cmyk=(72, 86, 0, 12)),
    Ink(rgb=(72, 42, 120), cmyk=(76, 88, 6, 24)),
    CONTROL,
    "nodes",
)


@dataclass(frozen=True)
class EffectLook:
    """How an effect is shown in a cell: its sign, its ground, and the ink of the sign."""

    sign: str
    ground: Ink
    ink: Ink


EFFECTS: Final = {
    Effect.NONE: EffectLook("\N{MIDDLE DOT}", PAPER, QUIET),
    Effect.DAZED: EffectLook("D", PALE_AMBER, BLACK),
    Effect.DEAD: EffectLook("X", NIGHT, WHITE),
}


@dataclass(frozen=True)
class ZoneLook:
    """How a zone is told from the other: dots on pale green within, slashes on pale red without."""

    ink: Ink
    ground: Ink
    pattern: str


ZONES: Final = {
    Zone.ICZ: ZoneLook(GREEN, PALE_GREEN, "dots"),
    Zone.OCZ: ZoneLook(RED, PALE_RED, "slashes"),
}

TITLE: Final = TextStyle(Face.TITLE, 14, 8.5, WHITE, leading=1.04, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 6.5, 6, WHITE, tracking_pt=0.5, valign="middle", leading=1.0)
STAT_NAME: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, align="centre", valign="middle", leading=1.0)
STAT: Final = TextStyle(Face.NUMERAL, 15, 9, NIGHT, align="centre", valign="middle")
RATE_NAME: Final = TextStyle(Face.LABEL, 6.5, 6, WHITE, align="centre", valign="middle", leading=1.0)
RATE: Final = TextStyle(Face.NUMERAL, 11.5, 7, WHITE, align="centre", valign="middle")
HEADING: Final = TextStyle(Face.LABEL, 6.5, 6, QUIET, valign="middle", tracking_pt=0.3, leading=1.0)
ENTRY: Final = TextStyle(Face.LABEL, 8.5, 6, BLACK, valign="middle", leading=1.0)
DETAIL: Final = TextStyle(Face.TEXT, 6.5, 6, QUIET, valign="middle", leading=1.02)
NUMBER: Final = TextStyle(Face.NUMERAL, 12, 7, BLACK, align="centre", valign="middle")
CELL: Final = TextStyle(Face.NUMERAL, 8, 6, BLACK, align="centre", valign="middle")
NOTE: Final = TextStyle(Face.ITALIC, 7.5, 6, BLACK, valign="middle", leading=1.05)
