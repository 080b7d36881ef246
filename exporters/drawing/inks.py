"""Ink: one colour as every back end needs it, decided once, never guessed by a player."""

from enum import Enum
from typing import Final, NamedTuple

from schemas import contrast as colours

UNDERCOLOUR_REMOVAL = 0.85
"""Share of the grey part of a mixed colour that is printed in black alone."""

INK_LIMIT_PERCENT = 240
"""The most ink that all plates of a mixed colour have together: what the strictest print shop takes."""


class Ink(NamedTuple):
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
    """Return the ink of an author's `#RRGGBB`; its plates come from grey-component replacement, within the limit."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    parts = tuple(1 - part / 255 for part in (red, green, blue))
    grey = min(parts) * UNDERCOLOUR_REMOVAL
    black = round(100 * grey)
    mixed = [round(100 * (part - grey) / (1 - grey)) for part in parts]
    if sum(mixed) + black > INK_LIMIT_PERCENT:
        mixed = [plate * (INK_LIMIT_PERCENT - black) // sum(mixed) for plate in mixed]
    return Ink(rgb=(red, green, blue), cmyk=(mixed[0], mixed[1], mixed[2], black))


BLACK: Final = Ink(rgb=(0, 0, 0), cmyk=(0, 0, 0, 100), overprint=True)
WHITE: Final = Ink(rgb=(255, 255, 255), cmyk=(0, 0, 0, 0))
REGISTRATION: Final = Ink(rgb=(0, 0, 0), cmyk=(100, 100, 100, 100), spot="All")
"""Crop marks: black on every plate."""


def contrast(one: Ink, other: Ink) -> float:
    """Return the contrast of two inks, 1 to 21 (WCAG 2.2)."""
    return colours.contrast(one.hex, other.hex)


def luminance(ink: Ink) -> float:
    """Return the relative luminance of an ink on screen, 0 (black) to 1 (white) (WCAG 2.2)."""
    return colours.luminance(ink.hex)
