"""How terrain looks from above: the ground of each kind, the pattern that is known without its colour, and levels."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from exporters.drawing import terrain_patterns as patterns
from exporters.drawing.inks import Ink, ink_from_hex
from exporters.drawing.terrain_patterns import Pattern
from schemas.models.infantry.words import Terrain


@dataclass(frozen=True)
class TerrainLook:
    """The ground of a terrain and the ink of its edge and pattern; the pattern's pitch is a share of a dot's."""

    ground: Ink
    ink: Ink
    pattern: Pattern
    share: float


GROUND: Final = ink_from_hex("#FAF6E9")
WALL: Final = ink_from_hex("#3A3A36")
TRENCH: Final = ink_from_hex("#6B4A2A")
SPOIL: Final = ink_from_hex("#D9C4A0")
WIRE: Final = ink_from_hex("#2E2E2B")
TUNNEL: Final = ink_from_hex("#7A2E6B")
TRUNK: Final = ink_from_hex("#5C4326")

AREAS: Final[Mapping[Terrain, TerrainLook]] = {
    Terrain.SHALLOW_WATER: TerrainLook(ink_from_hex("#D3E8F4"), ink_from_hex("#6FA9D0"), patterns.waves, 0.19),
    Terrain.DEEP_WATER: TerrainLook(ink_from_hex("#9CC6E4"), ink_from_hex("#3D7FB3"), patterns.deep_waves, 0.23),
    Terrain.SWAMP: TerrainLook(ink_from_hex("#D5E4D2"), ink_from_hex("#4E8478"), patterns.reeds, 0.22),
    Terrain.LIGHT_VEGETATION: TerrainLook(ink_from_hex("#DDEBC6"), ink_from_hex("#86AE63"), patterns.bushes, 0.26),
    Terrain.HEAVY_VEGETATION: TerrainLook(ink_from_hex("#B5D3A0"), ink_from_hex("#4B8A4A"), patterns.trees, 0.23),
    Terrain.ROUGH: TerrainLook(ink_from_hex("#E6DDCB"), ink_from_hex("#9A8C74"), patterns.rocks, 0.19),
    Terrain.BUILDING: TerrainLook(ink_from_hex("#B9B2A6"), WALL, patterns.hatched, 0.14),
}
"""Terrain that covers ground, lowest first."""

LOWEST: Final = (240, 224, 188)
HIGHEST: Final = (206, 160, 108)
STEPS: Final = 8


def level_ink(level: int) -> Ink:
    """Return the ground of a level from 1 to 9: the higher, the browner."""
    share = (level - 1) / STEPS
    red, green, blue = (round(low + (high - low) * share) for low, high in zip(LOWEST, HIGHEST, strict=True))
    return ink_from_hex(f"#{red:02x}{green:02x}{blue:02x}")
