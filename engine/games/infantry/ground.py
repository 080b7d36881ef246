"""Dot maps as the rules see them: what is on a dot, who may stand there, zones and tunnels. Rule: IN.GAP.20."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from schemas.catalogues.saying import said
from schemas.models.infantry.dot_map import DotMap, Structure
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Zone
from schemas.models.infantry.words import IMPASSABLE, Terrain, Toughness
from schemas.packs.packs import Pack

COMPASS: Final = (
    "north",
    "north-northeast",
    "northeast",
    "east-northeast",
    "east",
    "east-southeast",
    "southeast",
    "south-southeast",
    "south",
    "south-southwest",
    "southwest",
    "west-southwest",
    "west",
    "west-northwest",
    "northwest",
    "north-northwest",
)

Spot = tuple[int, int]
"""Column and row of a dot, from the south-west."""
AROUND = tuple(step for step in product((-1, 0, 1), repeat=2) if step != (0, 0))
"""The eight steps to the neighbours of a dot. Rule: IN.GAP.20."""


def terrain_on(dot_map: DotMap, spot: Spot, pack: Pack) -> Terrain:
    """Return the terrain of a dot; that of the structure where one stands, standard where nobody defined it."""
    name = dot_map.structure_at(*spot)
    if name is None:
        return dot_map.terrain_at(*spot) or Terrain.STANDARD
    structure = pack.named("structure", name, Structure)
    return structure.terrain if structure is not None else Terrain.STANDARD


def may_stand(terrain: Terrain, rules: Rules) -> bool:
    """Return whether troopers are set down there: not in obstacles nor in deep water. Rules: IN.GAP.45, IN.WAT.2."""
    if terrain is Terrain.TREE:
        return rules.terrain.trees != "impassable"
    return terrain not in IMPASSABLE and terrain is not Terrain.DEEP_WATER


def reach_of(zone: Zone, dot_map: DotMap) -> tuple[Spot, Spot]:
    """Return the first and last column, and the first and last row, of a zone."""
    return zone.columns or (0, dot_map.columns - 1), zone.rows or (0, dot_map.rows - 1)


def spots_of(zone: Zone, dot_map: DotMap) -> Iterator[Spot]:
    """Yield the dots of a zone that are on the map."""
    (west, east), (south, north) = reach_of(zone, dot_map)
    rows = range(south, min(north, dot_map.rows - 1) + 1)
    yield from ((column, row) for row in rows for column in range(west, min(east, dot_map.columns - 1) + 1))


def tunnels_of(dot_map: DotMap) -> dict[str, dict[Spot, bool]]:
    """Return the dots of each tunnel by its small letter, and whether one goes in and out there. Rule: IN.TUN.1."""
    found: dict[str, dict[Spot, bool]] = {}
    for sign, column, row in dot_map.tunnel_dots():
        found.setdefault(sign.lower(), {})[column, row] = sign.isupper()
    return found


def reached(spots: Iterable[Spot]) -> set[Spot]:
    """Return the dots that are reached from the first by way of neighbours."""
    left = list(spots)
    waiting, beyond = left[:1], {*left[1:]}
    while waiting:
        column, row = waiting.pop()
        beside = {(column + across, row + down) for across, down in AROUND} & beyond
        beyond -= beside
        waiting += sorted(beside)
    return {*left} - beyond


def toughness_of(structure: Structure, rules: Rules) -> Toughness:
    """Return what a dot of a structure withstands. Rules: IN.BRC.4, IN.BRC.6, IN.GAP.43."""
    if structure.toughness is not None:
        return structure.toughness
    if structure.terrain in {Terrain.LOW_WALL, Terrain.HIGH_WALL}:
        return rules.breaching.wall
    named: Toughness = getattr(rules.breaching, structure.terrain.value)
    return named


def compass_word(degrees: int, language: str) -> str:
    """Return the word for a bearing, the nearest of sixteen: north, north-northeast, and so on clockwise."""
    return said(COMPASS[round(degrees * len(COMPASS) / 360) % len(COMPASS)], language)
