"""How a squad is told from others: its author's colour, what is read on it, and a sign beside it."""

from dataclasses import dataclass
from typing import Final

from exporters.drawing.display_list import Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink, ink_from_hex, luminance

READABLE: Final = 0.18
"""Luminance of a ground that black and white type are read on alike (WCAG 2.2)."""

SEEN: Final = 0.3
"""Luminance of the lightest line that stands out from paper, 3 to 1 (WCAG 2.2)."""


@dataclass(frozen=True)
class SquadLook:
    """A name, a colour with the ink that is read on it, and a sign."""

    name: str
    ink: Ink
    on: Ink
    sign: Symbol

    @property
    def outline(self) -> Ink:
        """The ink of lines on paper: the squad's own, unless it is too light to be seen."""
        return self.ink if luminance(self.ink) <= SEEN else BLACK


def look_in(name: str, colour: str, sign: Symbol) -> SquadLook:
    """Return the look of a squad by its name, its `#RRGGBB` and its sign."""
    ink = ink_from_hex(colour)
    return SquadLook(name, ink, BLACK if luminance(ink) > READABLE else WHITE, sign)
