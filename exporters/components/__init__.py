"""What can be printed: each system's documents with a printed form, and its products."""

from typing import Final

from exporters.components.base import Component
from exporters.components.battlesuit.inline import INLINE as BATTLESUIT_ICONS
from exporters.components.battlesuit.table import COMPONENTS as BATTLESUIT
from exporters.components.battlesuit.table import PRODUCTS as BATTLESUIT_PRODUCTS
from exporters.components.seven_seconds.inline import INLINE as SEVEN_SECONDS_ICONS
from exporters.components.seven_seconds.table import COMPONENTS as SEVEN_SECONDS
from exporters.components.seven_seconds.table import PRODUCTS as SEVEN_SECONDS_PRODUCTS
from exporters.components.survive.inline import INLINE as SURVIVE_ICONS
from exporters.components.survive.table import COMPONENTS as SURVIVE
from exporters.components.survive.table import PRODUCTS as SURVIVE_PRODUCTS
from exporters.inline_icons import IconSet
from exporters.products import Product
from schemas.systems import System

COMPONENTS: Final[dict[tuple[System, str], Component]] = {
    (system, component.kind): component
    for system, components in (
        (System.SEVEN_SECONDS, SEVEN_SECONDS),
        (System.BATTLESUIT, BATTLESUIT),
        (System.SURVIVE, SURVIVE),
    )
    for component in components
}
"""The documents with a printed form, by system and kind."""

PRODUCTS: Final[dict[System, dict[str, Product]]] = {
    system: {product.name: product for product in products}
    for system, products in (
        (System.SEVEN_SECONDS, SEVEN_SECONDS_PRODUCTS),
        (System.BATTLESUIT, BATTLESUIT_PRODUCTS),
        (System.SURVIVE, SURVIVE_PRODUCTS),
    )
}
"""What each system's kit is made of, by name, in the order of the kit; none where there is nothing to print yet."""

ICONS: Final[dict[System, IconSet]] = {
    System.SEVEN_SECONDS: SEVEN_SECONDS_ICONS,
    System.BATTLESUIT: BATTLESUIT_ICONS,
    System.SURVIVE: SURVIVE_ICONS,
}
"""What texts may name between colons, by system."""
