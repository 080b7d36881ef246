"""Panels joined to a map: where each dot lies, all its names, the ground along its edges, and how edges meet.

Long edges meet long ones, short edges short ones; a panel turned by half a turn shows its opposite edge, the other way
round. Rules: BS.MAP.1, BS.MAP.2, BS.MAP.8, BS.GAP.13, BS.SCN.5, BS.EDG.1.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from engine.games.battlesuit.maps.panels import STEPS, PanelShape, Point, dot_label, read_name
from schemas.models.battlesuit.maps import COLUMNS, HALF_TURN, ROWS, MapPanel, dot_name
from schemas.models.battlesuit.rules.measures import MapRules
from schemas.models.battlesuit.words import Direction, Edge

ROTATIONS = (0, HALF_TURN)


@dataclass(frozen=True)
class Panel:
    """A panel as it is laid: its letter, and how far it is turned, in degrees."""

    letter: str
    rotation: int = 0


@dataclass(frozen=True)
class Layout:
    """Rows of panels from north to south, each from west to east; None leaves a place empty."""

    rows: tuple[tuple[Panel | None, ...], ...]
    shape: PanelShape = field(default_factory=PanelShape)

    def placed(self) -> Iterator[tuple[Panel, Point]]:
        """Yield each panel with the point of its north-western corner."""
        span = self.shape.span
        for down, row in enumerate(self.rows):
            for across, panel in enumerate(row):
                if panel is not None:
                    yield panel, Point(across * span.x, down * span.y2)

    @cached_property
    def span(self) -> Point:
        """The way from the first corner of the map to the one opposite."""
        across = max((len(row) for row in self.rows), default=0)
        return Point(across * self.shape.span.x, len(self.rows) * self.shape.span.y2)

    def point(self, name: str) -> Point | None:
        """Return the point that a name means; None when it means no point of this map."""
        read = read_name(name, self.shape)
        if read is None or read[0] not in self._corners:
            return None
        panel, corner = self._corners[read[0]]
        return corner.plus(self._laid(panel, read[1]))

    @cached_property
    def names(self) -> Mapping[Point, tuple[str, ...]]:
        """Return the names of every point, that of the alphabetically first panel first. Rule: BS.GAP.14."""
        found: dict[Point, list[str]] = defaultdict(list)
        for panel, corner in self.placed():
            for dot in self.shape.dots():
                found[corner.plus(self._laid(panel, dot))].append(f"{panel.letter}-{dot_label(dot)}")
        return {point: tuple(sorted(found[point])) for point in sorted(found)}

    def name(self, point: Point) -> str:
        """Return the canonical name of a point."""
        return self.names[point][0]

    def neighbours(self, point: Point) -> dict[Direction, Point | None]:
        """Return the next point in each direction of the map, None off the map. Rule: BS.MAP.12."""
        names, around = self.names, {way: point.plus(step) for way, step in STEPS.items()}
        return {way: there if there in names else None for way, there in around.items()}

    def _laid(self, panel: Panel, dot: Point) -> Point:
        return self.shape.half_turned(dot) if panel.rotation == HALF_TURN else dot

    @cached_property
    def _corners(self) -> Mapping[str, tuple[Panel, Point]]:
        return {panel.letter: (panel, corner) for panel, corner in self.placed()}


def may_be_turned(rotation: int, rules: MapRules) -> bool:
    """Return whether a panel may be turned by so many degrees. Rule: BS.GAP.13."""
    return rotation in rules.panel_rotations


def repeated(letters: Sequence[str]) -> Iterator[int]:
    """Yield which of the panels of a map bear the letter of one before. Rule: BS.MAP.2."""
    yield from (number for number, letter in enumerate(letters) if letter in letters[:number])


def points_from_edge(layout: Layout, point: Point, edge: Edge) -> int:
    """Return how many map points a point lies from an edge of the map; 0 for the half-dots on it."""
    match edge:
        case Edge.NORTH:
            return (point.y2 + 1) // 2
        case Edge.SOUTH:
            return (layout.span.y2 - point.y2 + 1) // 2
        case Edge.WEST:
            return point.x
        case Edge.EAST:
            return layout.span.x - point.x


def zone_along(layout: Layout, edge: Edge, depth_points: int) -> Iterator[Point]:
    """Yield the points at most so many map points from an edge."""
    yield from (point for point in layout.names if points_from_edge(layout, point, edge) <= depth_points)


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
