"""What is asked for a digital table."""

from dataclasses import dataclass
from typing import Final

LEAST_DPI: Final = 36
MOST_DPI: Final = 1200
"""Pixels an inch of a piece: fewer show no text, more show nothing new."""


@dataclass(frozen=True)
class TableOrder:
    """Which products (none named: all that the table has use for), and how fine.

    `dpi` None is what suits the table. `bleed` keeps the rim outside the cut on single pictures. `base_url` is where
    the pictures will be found, put before their names in files that name them.
    """

    only: tuple[str, ...] = ()
    dpi: int | None = None
    bleed: bool = False
    base_url: str = ""
