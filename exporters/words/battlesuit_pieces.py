"""What is written on the counters, tiles, bases and sheets of Battlesuit."""

from typing import Final

from schemas.models.battlesuit.words import Terrain

BELONGS: Final = "{piece} ({side})"

SOLDIER: Final = "Armoured soldier {letter}"
STEALTH: Final = "Armoured soldier {letter}, in stealth"
POLICE: Final = "Police"
MILITIA: Final = "Militia"
DRONE: Final = "Drone {number}"
SENTRY_DRONE: Final = "Sentry drone {number}"
SENTRY: Final = "Sentry"

COMPLETE: Final = "Complete"
COMPLETE_BACK: Final = "Complete (blank side)"
SHOCK: Final = "Shock"
PANIC: Final = "Panic"
PAINTED: Final = "Painted"
BUNKER: Final = "Bunker"
IMPROVED_POSITION: Final = "Improved"
COMMAND: Final = "Command"
LEADER: Final = "Leader"
CONTROL: Final = "Control"
TURN: Final = "Turn"
POINTS: Final = "Points"
TIMES: Final = "\N{MULTIPLICATION SIGN}{number}"
TRACKING: Final = "Stealth tracking marker {letters}"
MINE: Final = "Mine"
DUMMY: Final = "Dummy"
EXPLOSIVE: Final = "Explosive"
NUCLEAR: Final = "Nuclear"
LEVEL: Final = "Level"
LEVEL_MARKER: Final = "Level {number}"
STOREY: Final = "Floor"
STOREY_MARKER: Final = "Building level {number}"

TILE: Final = "{terrain} tile"
TERRAINS: Final = {
    Terrain.CLEAR: "Clear",
    Terrain.WOODS: "Woods",
    Terrain.BUILDING: "Building",
    Terrain.MARSH: "Marsh",
    Terrain.SLAG: "Slag",
    Terrain.WATER: "Water",
    Terrain.RUBBLE: "Rubble",
}

BASE: Final = "Base of soldier {letter}"
DRONE_MARKER: Final = "Marker of drone {number}"
