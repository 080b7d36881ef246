"""What all of 7 Seconds is drawn with: rules and layouts, inks, type, measures, marks, icons in texts."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.games.seven_seconds.rules.numbers import UNIT_CODES, numbers_of
from exporters.components.framing import DeckLook
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Stroke, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import ICON_BOX, Outline, chamfered, circle, polygon
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.wording.terms import DECKS, DRONE_LINE, OBJECTIVE_LETTERS, TROOPS
from exporters.layout.icons import icons_of
from exporters.layout.settings import GameSetting
from exporters.text.fitting import line
from exporters.text.inline_icons import IconSet, InlineIcon
from exporters.text.lines import TextStyle
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Deck, DroneType, ObjectiveName, Rating, Stat, TrooperType

ICONS: Final = icons_of("seven_seconds")

OFFENSE, DEFENSE, CHANCE, FLAG = ICONS.named("offense", "defense", "chance", "flag")
ACTIVATION, CRACKED, RETICLE = ICONS.named("activation", "cracked", "reticle")
FIRST, JAMMING, TROOP, DRONE = ICONS.named("first", "jamming", "troop", "drone")

STAT_ICONS: Final = ICONS.by(Stat)
TROOPER_ICONS: Final = ICONS.by(TrooperType)
DRONE_ICONS: Final = ICONS.by(DroneType)


SEVEN_SECONDS: Final = GameSetting("seven_seconds", "7 Seconds", Rules)
rules_of = SEVEN_SECONDS.rules_of
layout_of = SEVEN_SECONDS.layout_of

MILS_PER_IN: Final = 1000

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

PALETTE: Final = {
    "ink": BLACK, "paper": PAPER, "steel": STEEL, "quiet": QUIET, "rule": RULE, "panel": PANEL, "red": RED,
    "blue": BLUE, "grey": GREY, "fire": FIRE,
    **{deck.key: deck.ink for deck in (*MISSION_DECKS.values(), TROOP_DECK, DRONE_DECK)},
    **{f"{deck.key}_shade": deck.shade for deck in (*MISSION_DECKS.values(), TROOP_DECK, DRONE_DECK)},
}  # fmt: skip
"""The inks that a look of a pack may change, by name."""

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

CHEVRON_RISE = 0.30
CHEVRON_WEIGHT = 0.20
"""Shares of the mark's width: how far a chevron's point stands out, and how thick its limbs are."""

CHEVRON_STEP = 0.34
MOST_CHEVRONS = 3

WHOLE: Final = Box(0, 0, ICON_BOX, ICON_BOX)


@dataclass(frozen=True)
class Lengths:
    """Move, jump and reach of passive sensors; widths of range bands by unit type. All in inches."""

    move_in: float
    jump_in: float
    passive_in: float
    rifle_band_in: dict[str, float]
    target_band_in: dict[str, float]


def lengths(rules: Rules) -> Lengths:
    """Return the lengths of the table under the rules. Rules: 7S.GEN.2, 7S.GAP.16."""
    numbers = numbers_of(rules)
    anyone = UNIT_CODES[TrooperType.COMMANDER]
    return Lengths(
        move_in=numbers.move_mil[anyone] / MILS_PER_IN,
        jump_in=numbers.jump_mil[anyone] / MILS_PER_IN,
        passive_in=numbers.passive_mil / MILS_PER_IN,
        rifle_band_in={name: numbers.rifle_band_mil[code] / MILS_PER_IN for name, code in UNIT_CODES.items()},
        target_band_in={name: numbers.target_band_mil[code] / MILS_PER_IN for name, code in UNIT_CODES.items()},
    )


def chevrons(rating: Rating, box: Box) -> Path:
    """Return the rating as one, two or three stacked chevrons in its colour, in the middle of the box."""
    return chevron_mark(CHEVRONS[rating], box, RATING_INKS[rating])


@lru_cache(maxsize=1024)
def chevron_mark(count: int, box: Box, ink: Ink) -> Path:
    """Return `count` chevrons, one above the other, in a box that has room for three."""
    room = CHEVRON_RISE + CHEVRON_WEIGHT + CHEVRON_STEP * (MOST_CHEVRONS - 1)
    width = min(box.width, box.height / room)
    used = width * (CHEVRON_RISE + CHEVRON_WEIGHT + CHEVRON_STEP * (count - 1))
    x, y = box.centre[0] - width / 2, box.centre[1] - used / 2
    parts = (_chevron(x, y + width * CHEVRON_STEP * at, width) for at in range(count))
    return Path(tuple(segment for part in parts for segment in part), ink)


def hollow_chevron(box: Box) -> Path:
    """Return the mark of a rating that is read elsewhere: one chevron, in outline."""
    mark = chevron_mark(1, box, GREY)
    return Path(mark.segments, None, Stroke(GREY, 0.2))


def _chevron(x: float, y: float, width: float) -> Outline:
    rise, weight = width * CHEVRON_RISE, width * CHEVRON_WEIGHT
    middle, right = x + width / 2, x + width
    return polygon(
        (middle, y),
        (right, y + rise),
        (right, y + rise + weight),
        (middle, y + weight),
        (x, y + rise + weight),
        (x, y + rise),
    )


def objective_mark(name: ObjectiveName, box: Box, ink: Ink | None = None) -> tuple[Item, ...]:
    """Return an objective's Greek letter: on a red square for the defender's, a blue disc for the attacker's.

    Where red and blue are the sides, it is given another ink.
    """
    square = box.square(min(box.width, box.height))
    letter = TextStyle(Face.TITLE, square.height / 0.3528 * 0.74, 5, WHITE, align="centre", valign="middle")
    raised = Box(square.x, square.y - square.height * 0.06, square.width, square.height)
    if name in DEFENDERS_OBJECTIVES:
        ground = chamfered(square.inset(square.width * 0.04), square.width * 0.16, ink or RED, "tl tr br bl")
    else:
        ground = Path(circle(*square.centre, square.width / 2), ink or BLUE)
    return (ground, *line(OBJECTIVE_LETTERS[name], raised, letter))


def _mark(name: str, *items: Item) -> InlineIcon:
    """Return a mark that brings its own inks along."""
    return InlineIcon(Symbol(f"inline-{name}", ICON_BOX, ICON_BOX, items))


INLINE: Final = IconSet(
    {
        **{name.value: _mark(name.value, *objective_mark(name, WHOLE)) for name in ObjectiveName},
        "trooper": InlineIcon(TROOP, TROOP_DECK.ink),
        **{kind.value: InlineIcon(symbol, TROOP_DECK.ink) for kind, symbol in TROOPER_ICONS.items()},
        "drone": InlineIcon(DRONE, DRONE_DECK.ink),
        **{kind.value: InlineIcon(symbol, DRONE_DECK.ink) for kind, symbol in DRONE_ICONS.items()},
        **{stat.value: InlineIcon(symbol, STEEL) for stat, symbol in STAT_ICONS.items()},
        **{rating.value: _mark(rating.value, chevrons(rating, WHOLE)) for rating in Rating},
        **{deck.value: InlineIcon(look.icon, look.ink) for deck, look in MISSION_DECKS.items()},
        "table": InlineIcon(FLAG, STEEL),
    }
)
