"""How the edges of panels meet: every edge matches the like edge of every other panel. Rules: BS.MAP.1, BS.MAP.2.

Long edges meet long ones, short edges short ones; a panel turned by half a turn shows its opposite edge, the other way
round. Rule: BS.GAP.13.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.battlesuit.maps.layouts import ROTATIONS
from schemas.models.battlesuit.maps import COLUMNS, HALF_TURN, ROWS, MapPanel, dot_name
from schemas.models.battlesuit.words import Edge

OPPOSITE = {Edge.NORTH: Edge.SOUTH, Edge.EAST: Edge.WEST, Edge.SOUTH: Edge.NORTH, Edge.WEST: Edge.EAST}


@dataclass(frozen=True)
class EdgeDot:
    """A half-dot of an edge: its name on its panel, and what is printed there."""

    name: str
    terrain: str
    level: int

    def differs_from(self, other: "EdgeDot") -> bool:
        """Return whether two half-dots that are one point show different things."""
        return (self.terrain, self.level) != (other.terrain, other.level)


@dataclass(frozen=True)
class Join:
    """An edge of a panel against another panel, turned by so many degrees: the pairs of half-dots that differ."""

    edge: Edge
    other: str
    rotation: int
    differing: tuple[tuple[EdgeDot, EdgeDot], ...]


def edge_dots(panel: MapPanel, edge: Edge) -> tuple[EdgeDot, ...]:
    """Return the half-dots of an edge, from the west or from the north."""
    names = {
        Edge.NORTH: [(ROWS[0], column) for column in range(1, COLUMNS + 1, 2)],
        Edge.SOUTH: [(ROWS[-1], column) for column in range(1, COLUMNS + 1, 2)],
        Edge.WEST: [(row, 1) for row in ROWS],
        Edge.EAST: [(row, COLUMNS) for row in ROWS],
    }[edge]
    return tuple(
        EdgeDot(dot_name(row, column), panel.terrain_at(row, column).value, panel.level(row, column))
        for row, column in names
    )


def joins(panel: MapPanel, others: Sequence[MapPanel], rotations: Sequence[int] = ROTATIONS) -> Iterator[Join]:
    """Yield every way in which other panels can lie against the edges of a panel, edge by edge.

    The rotations are those of the other panel against this one.
    """
    for edge in Edge:
        own = edge_dots(panel, edge)
        for other in others:
            for rotation in rotations:
                there = shown_edge(other, OPPOSITE[edge], rotation)
                yield Join(edge, other.id, rotation, differing(own, there))


def differing(own: Sequence[EdgeDot], there: Sequence[EdgeDot]) -> tuple[tuple[EdgeDot, EdgeDot], ...]:
    """Return the pairs of half-dots that are one point and show different things."""
    return tuple(pair for pair in zip(own, there, strict=True) if pair[0].differs_from(pair[1]))


def shown_edge(panel: MapPanel, edge: Edge, rotation: int) -> tuple[EdgeDot, ...]:
    """Return the half-dots that a panel turned by so many degrees shows at an edge of its place."""
    return edge_dots(panel, OPPOSITE[edge])[::-1] if rotation == HALF_TURN else edge_dots(panel, edge)
