"""How terrain looks in the editor of dot maps: its ground, and the disc on which its sign stands."""

from collections.abc import Mapping
from typing import Final

from schemas.models.infantry.words import Terrain

Colours = tuple[str, str, str]
WHITE: Final = "#FFFFFF"
BLACK: Final = "#101010"

TERRAINS: Final[Mapping[Terrain, Colours]] = {
    Terrain.ROUGH: ("#E6DDCB", "#776A53", WHITE),
    Terrain.SWAMP: ("#D5E4D2", "#3B6F64", WHITE),
    Terrain.SHALLOW_WATER: ("#D3E8F4", "#A5CDE6", BLACK),
    Terrain.DEEP_WATER: ("#9CC6E4", "#245F8F", WHITE),
    Terrain.BARBED_WIRE: ("", "#2E2E2B", WHITE),
    Terrain.TRENCH: ("#D9C4A0", "#6B4A2A", WHITE),
    Terrain.LIGHT_VEGETATION: ("#DDEBC6", "#9CC27A", BLACK),
    Terrain.HEAVY_VEGETATION: ("#B5D3A0", "#2F6B33", WHITE),
    Terrain.LOW_WALL: ("", "#7D7D76", WHITE),
    Terrain.HIGH_WALL: ("#B9B2A6", "#3A3A36", WHITE),
    Terrain.BUILDING: ("#B9B2A6", "#3A3A36", WHITE),
    Terrain.TREE: ("#DDEBC6", "#5C4326", WHITE),
    Terrain.VEHICLE: ("#D6D3CE", "#59616B", WHITE),
}
"""Ground ("" for that of the level), disc and sign of each terrain that is not standard."""

LEVELS: Final = (
    *("", "#F0E0BC", "#ECD8B2", "#E8D0A8", "#E3C89E"),
    *("#DFC094", "#DBB88A", "#D7B080", "#D2A876", "#CEA06C"),
)
"""The ground of each level: the higher, the browner."""

TUNNEL: Final = "#7A2E6B"
PALE_TUNNEL: Final = "#E9D3E4"
