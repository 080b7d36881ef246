"""Backs of the cards: one a deck, the same whichever way it is held."""

from functools import cache
from typing import Final

from exporters.components.seven_seconds.borders import border
from exporters.components.seven_seconds.cards import BLEED_MM, HEIGHT_MM, WIDTH_MM, finished, rectangle_of
from exporters.components.seven_seconds.look import DRONE_DECK, MISSION_DECKS, PAPER, TROOP_DECK, DeckLook
from exporters.components.seven_seconds.marks import chamfered, icon
from exporters.drawing import Drawing, Group, Item, Stroke, Symbol, Use
from exporters.faces import Face
from exporters.fitting import TextStyle, line
from exporters.inks import WHITE
from exporters.layouts import Box, Layout
from exporters.matrices import shift, turn
from exporters.words.seven_seconds import GAME
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard

LAYOUT: Final = Layout(
    WIDTH_MM,
    HEIGHT_MM,
    BLEED_MM,
    {
        "shield": Box(14.75, 27.45, 34, 34),
        "icon": Box(21.25, 33.95, 21, 21),
        "words": Box(0, 66.0, WIDTH_MM, 10.6),
        "word": Box(6, 65.5, 51.5, 7),
        "game": Box(6, 72.3, 51.5, 4),
    },
)
PATTERN_PITCH_MM = 5.5
WORD: Final = TextStyle(Face.TITLE, 15, 15, WHITE, align="centre", valign="middle", tracking_pt=0.9)
GAME_NAME: Final = TextStyle(Face.LABEL, 7, 7, WHITE, align="centre", valign="middle", tracking_pt=1.0)


def mission_back(card: MissionCard) -> Drawing:
    """Return the back of the mission's deck."""
    return deck_back(MISSION_DECKS[card.deck])


def troop_back(_: TroopCard) -> Drawing:
    """Return the back of the troop deck."""
    return deck_back(TROOP_DECK)


def drone_back(_: DroneCard) -> Drawing:
    """Return the back of the drone deck."""
    return deck_back(DRONE_DECK)


@cache
def deck_back(deck: DeckLook) -> Drawing:
    """Return the back of a deck, as one symbol."""
    half_turn = turn(180, WIDTH_MM, HEIGHT_MM)
    ground: tuple[Item, ...] = (rectangle_of(LAYOUT.full, deck.ink), *_pattern(deck))
    items = (*ground, *_emblem(deck), *_words(deck), Group(_words(deck), half_turn))
    whole = LAYOUT.full
    symbol = Symbol(f"back-{deck.key}", whole.width, whole.height, (Group(items, shift(BLEED_MM, BLEED_MM)),))
    placed = Use(symbol, shift(-BLEED_MM, -BLEED_MM))
    return finished(f"back-{deck.key}", f"{deck.word} (back)", LAYOUT, (placed,)).drawing


def _pattern(deck: DeckLook) -> tuple[Item, ...]:
    """Return rows of the deck's border shape over the whole back, a little darker than its ground."""
    whole = LAYOUT.full
    rows = round(whole.height / PATTERN_PITCH_MM)
    shapes = (Box(row.x, row.y + row.height * 0.22, row.width, row.height * 0.56) for row in whole.rows(rows))
    return tuple(
        border(deck.border, shape, deck.shade, PATTERN_PITCH_MM) for shape in shapes if not _meets_words(shape)
    )


def _meets_words(shape: Box) -> bool:
    """Whether a row of the pattern would run into the words, upright or upside down."""
    words = LAYOUT["words"]
    return any(shape.bottom > top and shape.y < top + words.height for top in (words.y, HEIGHT_MM - words.bottom))


def _emblem(deck: DeckLook) -> tuple[Item, ...]:
    shield = LAYOUT["shield"]
    corners = "tl tr br bl"
    return (
        chamfered(shield.inset(-2.2), 8.4, deck.ink, corners),
        chamfered(shield, 7.5, PAPER, corners),
        chamfered(shield.inset(1.3), 7, PAPER, corners, Stroke(deck.ink, 0.5)),
        icon(deck.icon, LAYOUT["icon"], deck.ink),
    )


def _words(deck: DeckLook) -> tuple[Item, ...]:
    return (
        *line(deck.word.upper(), LAYOUT["word"], WORD),
        *line(GAME.upper(), LAYOUT["game"], GAME_NAME),
    )
