"""Themes: the same components for other eyes and other printers."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Theme:
    """How all components are varied.

    `enlarge` is what pieces grow by whose size is free (cards, counters, pages); `text_scale` what type grows by on
    pieces whose size is a measure of the game (templates, rulers, maps), where no type is smaller than `least_pt`.
    `low_ink` turns dark grounds into outlines.
    """

    key: str
    title: str
    enlarge: float = 1.0
    text_scale: float = 1.0
    least_pt: float = 0.0
    low_ink: bool = False


STANDARD: Final = Theme("standard", "Standard")
LOW_INK: Final = Theme("low_ink", "Low ink", low_ink=True)
LARGE_PRINT: Final = Theme("large_print", "Large print", enlarge=1.34, text_scale=1.34, least_pt=8.0)
"""The smallest type of the standard theme is 6 pt: times 1.34 it is above 8 pt."""

THEMES: Final = {theme.key: theme for theme in (STANDARD, LOW_INK, LARGE_PRINT)}
"""What `--theme` may name."""
