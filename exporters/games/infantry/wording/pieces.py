"""Words on the pieces and the maps of infantry."""

from collections.abc import Iterator, Mapping
from typing import Final

from exporters.text.numbers import NOTHING, signed
from schemas.catalogues.saying import said
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Terrain, Toughness

MARKERS: Final[Mapping[str, str]] = {
    "prone": "Prone",
    "casualty": "Dead",
    "shaken": "Shaken",
    "entangled": "Caught",
    "swimming": "Swims",
    "fire": "Fire",
    "blast": "Blast",
    "wire": "Wire",
    "rubble": "Rough",
    "felled": "Rough",
    "damage": "Damage",
    "leader": "Leader",
    "ammunition": "Rounds",
    "empty": "Empty",
    "arc": "{angle}\N{DEGREE SIGN}",
    "wide_arc": "{angle}\N{DEGREE SIGN}",
    "turn": "Turn",
}
SET_UP: Final = "{weapon}: set up"
CARRIED: Final = "{weapon}: carried"
TROOPER: Final = "{squad} {number}: {name}"
LEADER: Final = "{squad}: leadership {skill}"

BLAST: Final = "Blast"
FIRE: Final = "Fire"
SMOKE: Final = "Smoke"
ARC: Final = "{angle}\N{DEGREE SIGN} firing arc"
SCATTER: Final = "Scatter"
BLAST_NOTE: Final = "Middle on the dot where it goes off. Each dot takes its points; obstacles on the line protect."
WATER_NOTE: Final = "{extra} in water."
SMOKE_NOTE: Final = (
    "Lay the middle on the dot where it lands: {first} dots at first, {grown} from the end of the thrower's next "
    "movement. Obstacles hold it back."
)
SMOKE_RULES: Final = "IN.SMK.3 to IN.SMK.7"
ARC_NOTE: Final = "The point on the trooper's dot, the middle line along the arc."
LIMITS_IN: Final = "Dots on its edges are in it."
LIMITS_OUT: Final = "Dots on its edges are not in it."
RANGES: Final = "Ranges are counted in dots, aslant like straight."
SCATTER_NOTE: Final = "A D8 says which way, 1 is north. As many dots as the roll was short, {least} to {most}."

MAP: Final = "Dot map"
MAP_NAMED: Final = "{title} (dot map)"
POSTER: Final = "{title} (at pitch)"
DOT: Final = "column {column}, row {row}"
TOUGH: Final = "{name} \N{MIDDLE DOT} {points}"
DOTS_NOTE: Final = (
    "A dot is the place of one trooper; dots are {pitch} mm apart. Disc: may stand. Ring: deep water. Cross: nobody "
    "goes there. Beside a dot: its level; beside a name: what a dot of it withstands."
)
SIZE: Final = "{columns} columns by {rows} rows"

TERRAINS: Final[Mapping[Terrain, str]] = {
    Terrain.STANDARD: "Standard",
    Terrain.ROUGH: "Rough",
    Terrain.SWAMP: "Swamp",
    Terrain.SHALLOW_WATER: "Shallow water",
    Terrain.DEEP_WATER: "Deep water",
    Terrain.BARBED_WIRE: "Barbed wire",
    Terrain.TRENCH: "Trench",
    Terrain.LIGHT_VEGETATION: "Light vegetation",
    Terrain.HEAVY_VEGETATION: "Heavy vegetation",
    Terrain.LOW_WALL: "Low wall",
    Terrain.HIGH_WALL: "High wall",
    Terrain.BUILDING: "Building",
    Terrain.TREE: "Tree",
    Terrain.VEHICLE: "Vehicle",
}
TOUGHNESS: Final[Mapping[Toughness, str]] = {
    Toughness.TREE: "Tree",
    Toughness.WALL: "Wall",
    Toughness.LIGHT: "Light",
    Toughness.MEDIUM: "Medium",
    Toughness.HEAVY: "Heavy",
    Toughness.HARDENED: "Hardened",
}

CONTOUR: Final = "Contour"
TUNNEL: Final = "Tunnel"
LEGEND: Final = "Terrain"
LEGEND_HEAD: Final = ("", "Terrain", "AP", "Fire through or at it")
STRUCTURES: Final = "Structures"
STRUCTURE_HEAD: Final = ("Structure", "Terrain", "Toughness")
NO_STRUCTURES: Final = "None."
TUNNEL_AP: Final = "{tunnel} in, out; {along} along"
UNSEEN: Final = "unseen from outside"

CLOSED: Final = "blocks"


def terrain_rows(rules: Rules, language: str) -> Iterator[tuple[Terrain, str, str]]:
    """Yield each terrain with the AP to enter its dots, and what it does to fire. Rules: IN.TER.2, IN.GAP.16."""
    options, plain, target = rules.options, str(rules.actions.standard_dot), rules.target
    rough = rules.terrain
    advanced, water = options.advanced_terrain, options.water
    swamp, heavy = _each(target.swamp, language), _each(target.heavy_vegetation, language)
    behind, closed = said("{modifier} behind it", language, modifier=signed(target.low_cover)), said(CLOSED, language)
    yield Terrain.STANDARD, plain, NOTHING
    yield Terrain.ROUGH, str(rough.rough) if advanced else plain, NOTHING
    yield Terrain.SWAMP, str(rough.swamp) if advanced else plain, swamp if advanced else NOTHING
    yield Terrain.LIGHT_VEGETATION, plain, _each(target.light_vegetation, language)
    yield Terrain.HEAVY_VEGETATION, plain, heavy
    yield Terrain.SHALLOW_WATER, str(rules.water.shallow) if water else plain, NOTHING
    yield Terrain.DEEP_WATER, str(rules.water.swim) if water else plain, _swimming(rules, language)
    yield Terrain.BARBED_WIRE, str(rules.wire.enter) if options.barbed_wire else plain, NOTHING
    yield Terrain.TRENCH, *(_trench(rules, language) if options.trench_tunnel else (plain, NOTHING))
    yield Terrain.LOW_WALL, str(rough.climb_wall) if advanced else plain, behind
    for kind in (Terrain.HIGH_WALL, Terrain.BUILDING, Terrain.VEHICLE):
        yield kind, NOTHING, closed
    thick = rough.trees != "impassable"
    yield Terrain.TREE, plain if thick else NOTHING, heavy if thick else closed


def _each(modifier: int, language: str) -> str:
    return said("{modifier} a dot", language, modifier=signed(modifier))


def _trench(rules: Rules, language: str) -> tuple[str, str]:
    tunnels = rules.tunnels
    ap = said("{trench} in or out, {along} along", language, trench=tunnels.trench, along=tunnels.along_trench)
    prone = said("{modifier} as if prone", language, modifier=signed(rules.target.prone))
    return ap, prone if tunnels.trench_prone else NOTHING


def _swimming(rules: Rules, language: str) -> str:
    if not rules.options.water:
        return NOTHING
    return said("{modifier} at swimmers", language, modifier=signed(rules.target.swimming))
