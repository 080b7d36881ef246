"""Themes: the same components for other eyes and other printers."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Theme:
    """How all components are varied.

    `enlarge` is what pieces grow by whose size is free (cards, sheets); `text_scale` what type grows by on pieces
    whose size is a measure of the game (templates, rulers, maps). `low_ink` turns dark grounds into outlines.
    """

    key: str
    title: str
    enlarge: float = 1.0
    text_scale: float = 1.0
    low_ink: bool = False


STANDARD: Final = Theme("standard", "Standard")
THEMES: Final = {theme.key: theme for theme in (STANDARD,)}
"""What `--theme` may name."""
