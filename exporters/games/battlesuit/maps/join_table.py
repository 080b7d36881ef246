"""All joins of a pack's panels as a table to look up, and which edges show the same. Rules: BS.MAP.1, BS.MAP.2."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from engine.games.battlesuit.maps.joins import OPPOSITE, edge_dots, joins
from schemas.models.battlesuit.maps import HALF_TURN, MapPanel
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Edge

LONG: Final = (Edge.NORTH, Edge.SOUTH)
SHORT: Final = (Edge.WEST, Edge.EAST)
FULL_TURN: Final = 360

Sides = tuple[str, Edge, str, Edge]
"""Two panels by their ids, each with one of its own edges as it is printed."""

Shown = tuple[tuple[str, int], ...]
"""Terrain and level of the half-dots along an edge."""


@dataclass(frozen=True)
class Way:
    """How two edges come together: whether one panel is turned, and how many half-dots differ."""

    turned: bool
    differing: int


@dataclass(frozen=True)
class EdgeClass:
    """What some edges show, and where: an edge, whether it is read from its other end, and the panels' letters."""

    shown: Shown
    edges: tuple[tuple[Edge, bool, tuple[str, ...]], ...]


def ways_of(panels: Sequence[MapPanel], rules: Rules) -> Mapping[Sides, Way]:
    """Return every join of two panels that the rules allow, each from either side. Rule: BS.GAP.13."""
    turns = rules.map.panel_rotations
    rotations = sorted({(own - other) % FULL_TURN for own in turns for other in turns})
    return {
        (panel.id, join.edge, join.other, join.edge if join.rotation == HALF_TURN else OPPOSITE[join.edge]): Way(
            join.rotation == HALF_TURN, len(join.differing)
        )
        for panel in panels
        for join in joins(panel, [other for other in panels if other is not panel], rotations)
    }


def edge_classes(panels: Sequence[MapPanel], edges: Sequence[Edge]) -> tuple[EdgeClass, ...]:
    """Return what edges show, with those that show it from one end or the other; what most show comes first."""
    found: dict[Shown, dict[tuple[Edge, bool], list[str]]] = defaultdict(lambda: defaultdict(list))
    for edge in edges:
        for panel in panels:
            shown = tuple((dot.terrain, dot.level) for dot in edge_dots(panel, edge))
            key = min(shown, shown[::-1])
            found[key][edge, shown != key].append(panel.letter)
    classes = (EdgeClass(shown, tuple(_listed(named))) for shown, named in sorted(found.items()))
    return tuple(sorted(classes, key=lambda known: -sum(len(letters) for _, _, letters in known.edges)))


def _listed(named: Mapping[tuple[Edge, bool], list[str]]) -> Iterator[tuple[Edge, bool, tuple[str, ...]]]:
    for edge, backwards in product((*LONG, *SHORT), (False, True)):
        if letters := named.get((edge, backwards)):
            yield edge, backwards, tuple(letters)
