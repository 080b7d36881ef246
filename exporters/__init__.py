"""How a pack looks on paper: typed documents in, finished files out. Only the caller writes them."""

from exporters.components import PRODUCTS
from exporters.export import Artifact, Export, card_svg, export_pack
from exporters.orders import PrintOrder

__all__ = ["PRODUCTS", "Artifact", "Export", "PrintOrder", "card_svg", "export_pack"]
