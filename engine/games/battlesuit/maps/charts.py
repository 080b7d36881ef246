"""A battle map as the records of the kernel: points, neighbours, ground, terrain, and who sees whom on it."""

from collections.abc import Iterable, Mapping
from ctypes import memmove
from dataclasses import dataclass, replace
from typing import Any

from engine.battles.modes import compiled_kernel
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.setup_records import Board, Ground, Land, Pairs
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES, Field
from engine.games.battlesuit.maps.layouts import points_from_edge
from engine.games.battlesuit.maps.panels import Point
from engine.games.battlesuit.maps.sight import KERNEL, SightGround, fill_ground, sight_table
from engine.kernel.records import Template, shared_record
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.special_rules import TallBuilding
from schemas.models.battlesuit.words import Edge, Work

EDGES = tuple(Edge)


@dataclass(frozen=True)
class Charted:
    """A map made ready: what battles share of it, and what each begins with."""

    field: Field
    numbers: Mapping[Point, int]
    board: Any
    pairs: Any
    ground: Template

    @property
    def names(self) -> tuple[str, ...]:
        """Return the canonical names of the points by their numbers."""
        return tuple(self.field.layout.name(point) for point in self.numbers)


def edge_bits(edges: Iterable[Edge]) -> int:
    """Return edges as bits: north, east, south, west."""
    return sum(1 << EDGES.index(edge) for edge in sorted({*edges}))


def raised(sight: SightGround, field: Field, storeys: Mapping[Point, int], storey_levels: int) -> SightGround:
    """Return what sight asks about a map on which some buildings have storeys. Rules: BS.MLB.2, BS.GAP.97."""
    tops = (
        max(top, field.ground_at(dot) + storey_levels * storeys.get(dot, 0))
        for dot, top in zip(sight.dots, sight.tops, strict=True)
    )
    return replace(sight, tops=tuple(tops))


def charted(field: Field, sight: SightGround) -> Charted:
    """Return a map as the records of the kernel."""
    numbers = {point: number for number, point in enumerate(field.layout.names)}
    ground = Ground()
    fill_ground(sight, ground)
    return Charted(field, numbers, board_of(field, numbers), _pairs(sight), Template(ground))


def board_of(field: Field, numbers: Mapping[Point, int]) -> Any:
    """Return the points of a map, by their numbers, as the record of the kernel."""
    board = shared_record(Board)
    board.dots = len(numbers)
    for point, number in numbers.items():
        board.x[number], board.y[number] = point
        board.base[number] = field.ground_at(point)
        board.edges[number] = sum(
            1 << bit for bit, edge in enumerate(EDGES) if points_from_edge(field.layout, point, edge) == 0
        )
        first = number * codes.DIRECTIONS
        for way, there in enumerate(field.layout.neighbours(point).values()):
            board.neighbour[first + way] = codes.NOBODY if there is None else numbers[there]
    return board


def _pairs(sight: SightGround) -> Any:
    """Return all lines of a map from ground to ground; none where nothing is compiled, and lines are walked instead."""
    if compiled_kernel(KERNEL) is None:
        return shared_record(Pairs, seen=1)
    seen = sight_table(sight, "compiled").seen
    pairs = shared_record(Pairs, seen=max(1, len(seen)))
    pairs.dots = len(sight.dots)
    memmove(pairs.seen, seen, len(seen))
    return pairs


def lay_land(chart: Charted, battle_map: BattleMap, land: Land) -> None:
    """Write what lies on the points of a map at the beginning."""
    for point, number in chart.numbers.items():
        land.terrain[number] = TERRAIN_CODES[chart.field.terrain_at(point)]
    for marker in battle_map.works:
        point_of = chart.field.layout.point(marker.at)
        if marker.work is Work.IMPROVED_POSITION and point_of is not None:
            land.improved[chart.numbers[point_of]] = 1


def number_of(chart: Charted, name: str) -> int:
    """Return the number of a point by any of its names.

    Raises:
        KeyError: the name means no point of the map.
    """
    point = chart.field.layout.point(name)
    if point is None:
        raise KeyError(name)
    return chart.numbers[point]


def storeys_of(scenario: Scenario, field: Field) -> Mapping[Point, int]:
    """Return the storeys of the buildings that bear armoured soldiers. Rules: BS.MLB.2, BS.MLB.6."""
    found = {}
    for rule in scenario.special_rules:
        if isinstance(rule, TallBuilding):
            point = field.layout.point(rule.at)
            if point is not None:
                found[point] = rule.storeys
    return found
