"""What is written on dot maps."""

from collections.abc import Mapping
from typing import Final

from schemas.models.infantry.words import Terrain, Toughness

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
