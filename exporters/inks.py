"""Ink: one colour as every back end needs it, decided once, never guessed by a player."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

UNDERCOLOUR_REMOVAL = 0.85
"""Share of the grey part of a mixed colour that is printed in black alone; keeps the ink below 240 %."""


@dataclass(frozen=True)
class Ink:
    """A colour.

    `rgb` holds 0 to 255 for screens and home printers, `cmyk` per cent for presses, `spot` the name of a
    plate of its own or "". `overprint` asks a press not to knock out what lies under it.
    """

    rgb: tuple[int, int, int]
    cmyk: tuple[int, int, int, int]
    spot: str = ""
    overprint: bool = False

    @property
    def hex(self) -> str:
        """The screen colour as #rrggbb."""
        return "#{:02x}{:02x}{:02x}".format(*self.rgb)


class Current(Enum):
    """The colour that the user of a symbol brings along."""

    INK = "current"


Paint = Ink | Current
CURRENT: Final = Current.INK


def ink_from_hex(colour: str) -> Ink:
    """Return the ink of an author's `#RRGGBB`; its plates come from grey-component replacement."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    cyan, magenta, yellow = (1 - part / 255 for part in (red, green, blue))
    black = min(cyan, magenta, yellow) * UNDERCOLOUR_REMOVAL
    rest = 1 - black
    plates = tuple(round(100 * (part - black) / rest) for part in (cyan, magenta, yellow))
    return Ink(rgb=(red, green, blue), cmyk=(plates[0], plates[1], plates[2], round(100 * black)))


BLACK: Final = Ink(rgb=(0, 0, 0), cmyk=(0, 0, 0, 100), overprint=True)
WHITE: Final = Ink(rgb=(255, 255, 255), cmyk=(0, 0, 0, 0))
REGISTRATION: Final = Ink(rgb=(0, 0, 0), cmyk=(100, 100, 100, 100), spot="All")
"""Crop marks: black on every plate."""
