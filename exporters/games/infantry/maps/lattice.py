"""The lattice of a dot map: where its dots lie, and what a survey of it finds.

Where the dots of a map lie on paper: each in the middle of a square cell. Rule: IN.GAP.20.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.games.infantry.ground import AROUND, Spot, reached, terrain_on, tunnels_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Point
from exporters.drawing.regions import Cell, Corner
from schemas.models.infantry.dot_map import DotMap, Structure
from schemas.models.infantry.words import Terrain
from schemas.packs.packs import Pack

PITCH_MM: Final = 12.7
"""Half an inch from dot to dot: the place of a trooper's counter."""

STRAIGHT = frozenset(((1, 0), (-1, 0), (0, 1), (0, -1)))


@dataclass(frozen=True)
class MapFrame:
    """Where the cells of a map lie: columns from the west, rows from the south, north above.

    Pieces are no smaller than `least_piece_mm`, however close the dots lie.
    """

    x_mm: float
    y_mm: float
    pitch_mm: float
    columns: int
    rows: int
    least_piece_mm: float = 0.0

    @classmethod
    def within(cls, box: Box, dot_map: DotMap) -> "MapFrame":
        """Return the frame of a map as large as it fits into a box, at its upper edge and in its middle across."""
        pitch = min(box.width / dot_map.columns, box.height / dot_map.rows)
        left = box.x + (box.width - pitch * dot_map.columns) / 2
        return cls(left, box.y, pitch, dot_map.columns, dot_map.rows)

    @property
    def board(self) -> Box:
        """The cells of the map together."""
        return Box(self.x_mm, self.y_mm, self.columns * self.pitch_mm, self.rows * self.pitch_mm)

    @property
    def piece_mm(self) -> float:
        """How wide the place of a piece is."""
        return max(self.pitch_mm, self.least_piece_mm)

    def spots(self) -> Iterator[Spot]:
        """Yield the dots, row by row from the south."""
        yield from ((column, row) for row in range(self.rows) for column in range(self.columns))

    def point(self, spot: Spot) -> Point:
        """Return where a dot lies."""
        return self.corner((spot[0] + 0.5, self.rows - spot[1] - 0.5))

    def corner(self, corner: Corner | Point) -> Point:
        """Return where a corner of cells lies, counted from the north-west corner of the map."""
        return (self.x_mm + corner[0] * self.pitch_mm, self.y_mm + corner[1] * self.pitch_mm)

    def cell(self, spot: Spot) -> Cell:
        """Return the corners of a dot's cell, clockwise."""
        west, north = spot[0], self.rows - 1 - spot[1]
        return ((west, north), (west + 1, north), (west + 1, north + 1), (west, north + 1))

    def rectangle(self, first: Spot, last: Spot) -> Box:
        """Return the cells from the south-western to the north-eastern of two dots as a box."""
        x, y = self.corner((first[0], self.rows - 1 - last[1]))
        return Box(x, y, (last[0] - first[0] + 1) * self.pitch_mm, (last[1] - first[1] + 1) * self.pitch_mm)


@dataclass(frozen=True)
class Survey:
    """A map, and the terrain of its dots under a pack."""

    dot_map: DotMap
    terrain: dict[Spot, Terrain]

    def of(self, *kinds: Terrain) -> frozenset[Spot]:
        """Return the dots of some terrains."""
        return frozenset(spot for spot, kind in self.terrain.items() if kind in kinds)

    def at_least(self, level: int) -> frozenset[Spot]:
        """Return the dots of a level or higher. Rule: IN.TER.3."""
        return frozenset(spot for spot in self.terrain if self.dot_map.level_at(*spot) >= level)

    @property
    def highest(self) -> int:
        """The highest level of the map."""
        return max(self.dot_map.level_at(*spot) for spot in self.terrain)

    def tunnels(self) -> dict[str, dict[Spot, bool]]:
        """Return the dots of each tunnel by its letter, and whether one goes in and out there. Rule: IN.TUN.1."""
        return tunnels_of(self.dot_map)


def survey_of(dot_map: DotMap, pack: Pack | None) -> Survey:
    """Return a map with its terrain; where nobody defined a structure, or without a pack, its dots are standard."""
    spots = ((column, row) for row in range(dot_map.rows) for column in range(dot_map.columns))
    return Survey(dot_map, {spot: _terrain(dot_map, spot, pack) for spot in spots})


def _terrain(dot_map: DotMap, spot: Spot, pack: Pack | None) -> Terrain:
    if pack is None:
        return dot_map.terrain_at(*spot) or Terrain.STANDARD
    return terrain_on(dot_map, spot, pack)


def standing(dot_map: DotMap, pack: Pack | None) -> Iterator[tuple[Structure, frozenset[Spot]]]:
    """Yield each structure on a map with the dots of one place where it stands, from the south-west."""
    named: dict[str, list[Spot]] = {}
    for row in range(dot_map.rows):
        for column in range(dot_map.columns):
            name = dot_map.structure_at(column, row)
            if name is not None:
                named.setdefault(name, []).append((column, row))
    for name, spots in sorted(named.items()):
        structure = pack.named("structure", name, Structure) if pack else None
        left = spots
        while structure is not None and left:
            group = _near(left)
            left = [spot for spot in left if spot not in group]
            yield structure, frozenset(group)


def _near(spots: list[Spot]) -> set[Spot]:
    """Return the dots that belong together with the first: neighbours, and such beyond a gap of a door or two."""
    group = reached(spots)
    while grown := {spot for spot in {*spots} - group if any(_gap(spot, other) <= 3 for other in group)}:
        group |= grown
    return group


def _gap(one: Spot, other: Spot) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def links(spots: frozenset[Spot], joined: frozenset[Spot]) -> Iterator[tuple[Spot, tuple[int, int]]]:
    """Yield each dot of a line with a step towards each of those it is joined to.

    Aslant that is another of the line, and only where no straight way leads there.
    """
    for column, row in sorted(spots):
        for across, up in AROUND:
            end = (column + across, row + up)
            if (across, up) in STRAIGHT:
                if end in joined:
                    yield (column, row), (across, up)
            elif end in spots and not {(column + across, row), (column, row + up)} & joined:
                yield (column, row), (across, up)
