"""What can be printed: each system's documents with a printed form, its products, and the icons of its texts.

The rows of a system are loaded when they are asked for.
"""

from collections.abc import Mapping
from typing import Final

from exporters.components.base import Component
from exporters.inline_icons import IconSet
from exporters.products import Product
from schemas.lazy import LazyTable
from schemas.systems import System

COMPONENTS: Final[Mapping[System, Mapping[str, Component]]] = LazyTable(
    {
        System.SEVEN_SECONDS: "exporters.components.seven_seconds.table:COMPONENTS",
        System.BATTLESUIT: "exporters.components.battlesuit.table:COMPONENTS",
        System.SURVIVE: "exporters.components.survive.table:COMPONENTS",
    }
)
"""The documents with a printed form of each system, by kind."""

PRODUCTS: Final[Mapping[System, Mapping[str, Product]]] = LazyTable(
    {
        System.SEVEN_SECONDS: "exporters.components.seven_seconds.table:PRODUCTS",
        System.BATTLESUIT: "exporters.components.battlesuit.table:PRODUCTS",
        System.SURVIVE: "exporters.components.survive.table:PRODUCTS",
    }
)
"""What each system's kit is made of, by name, in the order of the kit; none where there is nothing to print yet."""

ICONS: Final[Mapping[System, IconSet]] = LazyTable(
    {
        System.SEVEN_SECONDS: "exporters.components.seven_seconds.inline:INLINE",
        System.BATTLESUIT: "exporters.components.battlesuit.inline:INLINE",
        System.SURVIVE: "exporters.components.survive.inline:INLINE",
    }
)
"""What texts may name between colons, by system."""
