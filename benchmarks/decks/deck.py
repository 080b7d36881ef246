"""The deck that printing is measured with: poker cards with everything on them that cards have, the same for all.

Lengths are millimetres from the upper left corner of the bleed, y down; type sizes are points.
"""

from dataclasses import dataclass
from functools import cache
from io import BytesIO
from random import Random

from PIL import Image

BLEED_MM = 3.175
WIDTH_MM = 63.5 + 2 * BLEED_MM
HEIGHT_MM = 88.9 + 2 * BLEED_MM

DARK = (26, 38, 52)
PALE = (238, 241, 244)
ACCENT = (176, 48, 28)
PAPER_BOX = (6.4, 6.4, 57.05, 82.45)
CORNER_MM = 2.5
TITLE_AT, TITLE_PT = (9.0, 13.2), 13.0
KIND_AT, KIND_PT = (9.0, 17.0), 7.0
ICON_AT, ICON_MM, ICON_STEP_MM = (44.5, 9.2), 4.0, 5.4
ART_BOX = (9.0, 19.0, 51.85, 30.0)
FADE_BOX = (9.0, 43.0, 51.85, 6.0)
TEXT_X, TEXT_WIDTH_MM, TEXT_Y = 9.0, 51.85, 53.2
TEXT_PT, LEADING = 8.0, 1.2
CELL_AT, CELL_MM = (9.0, 77.0), (17.2833, 5.2)
LABEL_PT, VALUE_PT = 6.0, 9.0
CODE_AT, CODE_PT = (9.0, 90.5), 6.0

LABELS = ("SENSORS", "STEALTH", "ARMOUR", "COUNTER", "NUCLEAR", "ROBOTICS")
ICONS = (
    ((0, 0), (16, 0), (16, 9), (8, 16), (0, 9)),
    ((8, 0), (16, 8), (8, 16), (0, 8)),
    ((0, 16), (8, 0), (16, 16), (8, 11)),
)
"""Three signs in a box of 16 x 16."""

NAMED = "relay ridge column swarm bridge tower depot tunnel orchard beacon ferry quarry"
NOUNS = NAMED.split()
VERBS = ["Hold", "Burn", "Cross", "Empty", "Watch", "Leave", "Take", "Find", "Jam", "Break"]
KINDS = ("Offense mission", "Defense mission", "Chance encounter")
SPOKEN = """
the second shift asks why it is so quiet and nobody in the command car wants to answer before morning while the
river keeps moving under ice that will carry a suit but never a column of them so walk where the wire sags
"""
WORDS = SPOKEN.split()


@dataclass(frozen=True)
class Card:
    """What is printed on a card."""

    title: str
    kind: str
    flavour: str
    rules: str
    stats: tuple[int, ...]
    code: str


def deck(count: int) -> tuple[Card, ...]:
    """Return the cards, each with words of its own; the same ones every time."""
    chance = Random(540)
    return tuple(_card(chance, number) for number in range(count))


def _card(chance: Random, number: int) -> Card:
    return Card(
        title=f"{chance.choice(VERBS)} the {chance.choice(NOUNS)} {number % 97}",
        kind=chance.choice(KINDS),
        flavour=_sentence(chance, chance.randint(14, 22)),
        rules=_sentence(chance, chance.randint(20, 30)),
        stats=tuple(chance.randint(1, 6) for _ in LABELS),
        code=f"\N{GREEK SMALL LETTER ALPHA}-{number + 1:04d} \N{RIGHTWARDS ARROW} 7S",
    )


def _sentence(chance: Random, length: int) -> str:
    return " ".join(chance.choice(WORDS) for _ in range(length)).capitalize() + "."


@cache
def art() -> bytes:
    """Return the picture of all cards, a JPEG of 600 x 348 pixels."""
    across = Image.linear_gradient("L").rotate(90).resize((600, 348))
    down = Image.radial_gradient("L").resize((600, 348))
    out = BytesIO()
    Image.merge("RGB", (down, across, Image.blend(across, down, 0.5))).save(out, "JPEG", quality=85)
    return out.getvalue()
