"""The two sides: each has a colour and, beside it, a sign of its own. Rules: BS.GEN.1, BS.GEN.4."""

from dataclasses import dataclass
from typing import Final

from exporters.drawing.display_list import Symbol
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import around, icon_symbol, polygon
from exporters.games.battlesuit.words import scenario as words
from schemas.models.battlesuit.words import Side


@dataclass(frozen=True)
class SideLook:
    """How a side is told from the other: word, ink, a darker ink, a pale ground, and its sign."""

    key: str
    word: str
    ink: Ink
    shade: Ink
    ground: Ink
    sign: Symbol


TALON: Final = polygon((8, 0.8), (15.2, 13.4), (11.4, 15.2), (8, 9.4), (4.6, 15.2), (0.8, 13.4))
RAMPART: Final = (*polygon(*around(8, 8, 6, 7.6, 0)), *polygon(*around(8, 8, 6, 4.2, 0)))

SIDES: Final = {
    Side.RED: SideLook(
        "red",
        words.SIDES[Side.RED],
        Ink(rgb=(178, 28, 44), cmyk=(10, 100, 82, 20)),
        Ink(rgb=(132, 18, 32), cmyk=(16, 100, 84, 44)),
        Ink(rgb=(248, 229, 226), cmyk=(0, 11, 8, 0)),
        icon_symbol("battlesuit-side-red", TALON),
    ),
    Side.BLUE: SideLook(
        "blue",
        words.SIDES[Side.BLUE],
        Ink(rgb=(24, 84, 150), cmyk=(92, 58, 4, 12)),
        Ink(rgb=(16, 60, 112), cmyk=(96, 66, 8, 32)),
        Ink(rgb=(224, 235, 246), cmyk=(12, 4, 0, 0)),
        icon_symbol("battlesuit-side-blue", RAMPART),
    ),
}
"""Red has a talon, Blue a hollow hexagon."""
