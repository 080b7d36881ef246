"""How a pack looks on paper: typed documents in, finished files out. Only the caller writes them."""

from exporters.components import PRODUCTS
from exporters.export import Export, card_svg, export_pack
from exporters.orders import PrintOrder
from exporters.pressing import Artifact

__all__ = ["PRODUCTS", "Artifact", "Export", "PrintOrder", "card_svg", "export_pack"]
