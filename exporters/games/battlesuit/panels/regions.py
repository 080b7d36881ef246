"""Areas of a panel: the hexagons of many dots, joined and rounded. Rule: BS.TER.12."""

from collections.abc import Iterable

from engine.games.battlesuit.maps.lattice import Point as Dot
from exporters.drawing import regions
from exporters.drawing.shapes import Outline
from exporters.games.battlesuit.panels.lattice import corner_place, hexagon


def region(dots: Iterable[Dot]) -> Outline:
    """Return the rounded outline of an area; holes are parts of it, the other way round."""
    return regions.region((hexagon(dot) for dot in dots), corner_place)
