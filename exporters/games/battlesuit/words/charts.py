"""The words of the combat and terrain charts, and of the ground on maps."""

from typing import Final

from schemas.models.battlesuit.words import Terrain, Work

CHARTS: Final = "Charts"
CHART: Final = "Charts: {title}"
STRENGTH: Final = "Attack strength after modifiers"
ROLL: Final = "D{die}"

TERRAINS: Final = {
    Terrain.CLEAR: "Clear",
    Terrain.WOODS: "Woods",
    Terrain.BUILDING: "Building",
    Terrain.MARSH: "Marsh",
    Terrain.SLAG: "Slag",
    Terrain.WATER: "Water",
    Terrain.RUBBLE: "Rubble",
}
WORKS: Final = {Work.BUNKER: "Bunker", Work.IMPROVED_POSITION: "Improved position", Work.BRIDGE: "Bridge"}
TERRAIN_HEAD: Final = ("Terrain", "Enter", "Land", "Attack", "Height", "Blocks sight", "Bombs and mines")
MP: Final = "{points} MP"
BARRED: Final = "no"
YES: Final = "yes"
NO: Final = "no"
AS_TERRAIN: Final = "as its terrain"
ADDED: Final = "{amount} more"
UNARMOURED: Final = "{amount}, no armour {other}"
