"""The look of 7 Seconds: inks, type scale, and the sign that stands beside every colour."""

from typing import Final

from exporters.components.framing import DeckLook
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.look.icons import CHANCE, DEFENSE, DRONE, OFFENSE, TROOP
from exporters.games.seven_seconds.words.terms import DECKS, DRONE_LINE, TROOPS
from exporters.text.lines import TextStyle
from schemas.models.seven_seconds.words import Deck, ObjectiveName, Rating

PAPER: Final = WHITE
STEEL: Final = Ink(rgb=(38, 46, 54), cmyk=(30, 15, 5, 85))
QUIET: Final = Ink(rgb=(98, 107, 117), cmyk=(15, 8, 0, 62))
RULE: Final = Ink(rgb=(188, 195, 203), cmyk=(8, 4, 0, 24))
PANEL: Final = Ink(rgb=(238, 241, 244), cmyk=(3, 1, 0, 5))
RED: Final = Ink(rgb=(163, 24, 45), cmyk=(10, 100, 80, 28))
BLUE: Final = Ink(rgb=(24, 84, 146), cmyk=(95, 60, 5, 10))
GREY: Final = Ink(rgb=(112, 120, 130), cmyk=(12, 6, 0, 56))
FIRE: Final = Ink(rgb=(176, 48, 28), cmyk=(8, 90, 95, 22))

MISSION_DECKS: Final = {
    Deck.OFFENSE: DeckLook(
        "offense",
        DECKS[Deck.OFFENSE],
        Ink(rgb=(146, 36, 106), cmyk=(20, 95, 10, 26)),
        Ink(rgb=(121, 28, 88), cmyk=(24, 96, 14, 38)),
        OFFENSE,
        "slashes",
    ),
    Deck.DEFENSE: DeckLook(
        "defense",
        DECKS[Deck.DEFENSE],
        Ink(rgb=(0, 100, 104), cmyk=(92, 22, 46, 26)),
        Ink(rgb=(0, 82, 86), cmyk=(94, 28, 50, 38)),
        DEFENSE,
        "merlons",
    ),
    Deck.CHANCE_ENCOUNTER: DeckLook(
        "chance",
        DECKS[Deck.CHANCE_ENCOUNTER],
        Ink(rgb=(148, 98, 0), cmyk=(8, 46, 100, 34)),
        Ink(rgb=(124, 81, 0), cmyk=(10, 48, 100, 46)),
        CHANCE,
        "teeth",
    ),
}
TROOP_DECK: Final = DeckLook(
    "troop",
    TROOPS,
    Ink(rgb=(52, 88, 62), cmyk=(62, 20, 72, 48)),
    Ink(rgb=(41, 72, 50), cmyk=(64, 22, 74, 58)),
    TROOP,
    "chevrons",
)
DRONE_DECK: Final = DeckLook(
    "drone",
    DRONE_LINE,
    Ink(rgb=(88, 58, 134), cmyk=(72, 84, 0, 14)),
    Ink(rgb=(73, 46, 113), cmyk=(74, 86, 5, 26)),
    DRONE,
    "dots",
)

CHEVRONS: Final = {Rating.RESERVE: 1, Rating.VETERAN: 2, Rating.SPEC_OPS: 3}
RATING_INKS: Final = {Rating.RESERVE: GREY, Rating.VETERAN: BLUE, Rating.SPEC_OPS: RED}

DEFENDERS_OBJECTIVES: Final = (ObjectiveName.ALPHA, ObjectiveName.BETA, ObjectiveName.GAMMA)
"""Red and square on the cards, as their counters are; the attacker's are blue and round. Rule: 7S.OBJ.2."""

TITLE: Final = TextStyle(Face.TITLE, 13.5, 8.5, WHITE, leading=1.04, valign="middle")
CAPTION: Final = TextStyle(Face.LABEL, 6.5, 6.5, WHITE, tracking_pt=0.4, valign="middle")
PLATE_CAPTION: Final = TextStyle(Face.LABEL, 6.25, 6.25, WHITE, align="centre", valign="middle", tracking_pt=0.2)
LABEL: Final = TextStyle(Face.LABEL, 7, 6.5, QUIET, tracking_pt=0.4, valign="middle")
BRIEFING: Final = TextStyle(Face.ITALIC, 9.75, 6.5, BLACK, leading=1.2)
SENTENCE: Final = TextStyle(Face.TEXT, 8.5, 7, BLACK, leading=1.12, valign="middle")
POINTS: Final = TextStyle(Face.NUMERAL, 9.5, 8, WHITE, align="centre", valign="middle")
ENTRY: Final = TextStyle(Face.TEXT, 8.5, 6.5, BLACK, valign="middle")
COUNT: Final = TextStyle(Face.NUMERAL, 8.5, 7, BLACK, align="right", valign="middle")
SMALL: Final = TextStyle(Face.TEXT, 6.75, 6, QUIET, valign="middle")
LINE_LETTER: Final = TextStyle(Face.NUMERAL, 32, 32, WHITE, align="centre", valign="middle")
