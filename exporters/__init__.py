"""How a pack looks on paper: typed documents in, finished files out. Only the caller writes them."""

from exporters.export import EXPORTS, Artifact, Export, card_svg, export_pack

__all__ = ["EXPORTS", "Artifact", "Export", "card_svg", "export_pack"]
