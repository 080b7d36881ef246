"""What can be printed: each system's documents with a printed form, its products, and the icons of its texts.

The rows of a system are loaded when they are asked for.
"""

from collections.abc import Mapping
from typing import Final

from exporters.components.base import Component
from exporters.kit.products import Product
from exporters.text.inline_icons import IconSet
from schemas.lazy import LazyTable
from schemas.systems import System

COMPONENTS: Final[Mapping[System, Mapping[str, Component]]] = LazyTable(
    {
        System.SEVEN_SECONDS: "exporters.games.seven_seconds.table:COMPONENTS",
        System.BATTLESUIT: "exporters.games.battlesuit.table:COMPONENTS",
        System.SURVIVE: "exporters.games.survive.table:COMPONENTS",
    }
)
"""The documents with a printed form of each system, by kind."""

PRODUCTS: Final[Mapping[System, Mapping[str, Product]]] = LazyTable(
    {
        System.SEVEN_SECONDS: "exporters.games.seven_seconds.table:PRODUCTS",
        System.BATTLESUIT: "exporters.games.battlesuit.table:PRODUCTS",
        System.SURVIVE: "exporters.games.survive.table:PRODUCTS",
    }
)
"""What each system's kit is made of, by name, in the order of the kit; none where there is nothing to print yet."""

ICONS: Final[Mapping[System, IconSet]] = LazyTable(
    {
        System.SEVEN_SECONDS: "exporters.games.seven_seconds.look.inline:INLINE",
        System.BATTLESUIT: "exporters.games.battlesuit.look.inline:INLINE",
        System.SURVIVE: "exporters.games.survive.look.inline:INLINE",
    }
)
"""What texts may name between colons, by system."""
