"""How a pack looks on paper: typed documents in, finished files out. Only the caller writes them.

What stands here is loaded when it is asked for, so that drawing and pressing alone do not wait for every component.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from exporters.kit.export import Export, card_svg, export_pack, made_of
    from exporters.kit.files import Artifact
    from exporters.kit.orders import PrintOrder
    from exporters.systems import products_of

__all__ = ["Artifact", "Export", "PrintOrder", "card_svg", "export_pack", "made_of", "products_of"]

_PLACES = {
    "Artifact": "kit.files",
    "Export": "kit.export",
    "PrintOrder": "kit.orders",
    "card_svg": "kit.export",
    "export_pack": "kit.export",
    "made_of": "kit.export",
    "products_of": "systems",
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'exporters' has no attribute {name!r}")
    return getattr(import_module(f"exporters.{_PLACES[name]}"), name)
