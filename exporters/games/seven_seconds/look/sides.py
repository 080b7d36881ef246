"""Who is who: the two sides and the two roles, each with a colour and a sign of its own wherever they are shown.

Either side may attack (7S.SETUP.2), so the looks of sides and of roles have nothing in common. Only objective counters,
and their marks on cards, are blue and red by the rulebook whoever places them (7S.CTR.7); battles show them in the ink
of the role, and everywhere the attacker's are round and the defender's square.
"""

from dataclasses import dataclass
from typing import Final

from exporters.drawing.display_list import Path, Symbol
from exporters.drawing.inks import CURRENT, Ink
from exporters.drawing.shapes import ICON_BOX, Outline, circle, polygon
from exporters.games.seven_seconds.look.look import BLUE, MISSION_DECKS, RED
from exporters.games.seven_seconds.words.pieces import SIDES as WORDS
from schemas.models.seven_seconds.words import Deck


@dataclass(frozen=True)
class SideLook:
    """How a side is told from the other: word, ink, a darker ink for patterns, and its sign."""

    key: str
    word: str
    ink: Ink
    shade: Ink
    sign: Symbol


SPEARHEAD: Final = polygon((8, 0.8), (15, 15.2), (8, 11.4), (1, 15.2))
RING: Final = (*circle(8, 8, 7.2), *circle(8, 8, 3.9))


def _sign(name: str, outline: Outline) -> Symbol:
    return Symbol(f"side-{name}", ICON_BOX, ICON_BOX, (Path(outline, CURRENT, evenodd=True),))


SIDES: Final = (
    SideLook("red", WORDS["red"], RED, Ink(rgb=(138, 18, 36), cmyk=(14, 100, 82, 42)), _sign("red", SPEARHEAD)),
    SideLook("blue", WORDS["blue"], BLUE, Ink(rgb=(18, 69, 122), cmyk=(97, 66, 8, 22)), _sign("blue", RING)),
)
"""Red and blue, in this order."""


@dataclass(frozen=True)
class RoleLook:
    """How a role is told from the other: ink and sign, those of the deck that it draws its mission from."""

    key: str
    ink: Ink
    sign: Symbol


ATTACKER, DEFENDER = (
    RoleLook(key, MISSION_DECKS[deck].ink, MISSION_DECKS[deck].icon)
    for key, deck in (("attacker", Deck.OFFENSE), ("defender", Deck.DEFENSE))
)
"""Who attacks and who defends."""
