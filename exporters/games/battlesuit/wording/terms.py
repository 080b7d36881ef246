"""What the terms of Battlesuit are called, on charts, on maps and in rows."""

from collections.abc import Iterable
from typing import Final

from exporters.text.numbers import Facts, filled
from schemas.models.battlesuit.words import Direction, Terrain, UnitClass, Work

GAME: Final = "Battlesuit"
PANEL: Final = "Panel {letter}: {title}"
TRACKING_CARD: Final = "{title} (tracking card)"
REFERENCE_CARD: Final = "{title} (reference card)"

UNIT_CLASSES: Final = {UnitClass.UNARMOURED: "Unarmoured soldier", UnitClass.DRONE: "Drone"}
SOLDIER: Final = "Armoured soldier"
DAMAGE: Final = "Damage"
ATTACK: Final = "Attack"
SHIELD: Final = "Shield"
MOVE: Final = "Move"
UNIT: Final = "Unit"
NOTES: Final = "Notes"
COLUMN: Final = "d{hits}"
BUILD_VALUE: Final = {
    "force": "{points} build points, {most} in a force",
    "squad": "{points} build points, {most} in a squad",
}
NO_LIMIT: Final = "{points} build points, any number"
RANGE: Final = "\N{MINUS SIGN}1 for each {points} points of range"
NO_RANGE: Final = "Cannot attack"
SPECIAL_RULES: Final = "Special rules"
NO_SPECIAL_RULES: Final = "No special rules."
ONE_HIT: Final = "One hit eliminates it."
NUMBERS: Final = "Numbers of this type in play"

DIRECTIONS: Final = {
    Direction.N: "N",
    Direction.NE: "NE",
    Direction.SE: "SE",
    Direction.S: "S",
    Direction.SW: "SW",
    Direction.NW: "NW",
}

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
BLOCKS_SIGHT: Final = "Blocks sight"
TERRAIN_HEAD: Final = ("Terrain", "Enter", "Land", "Attack", "Height", BLOCKS_SIGHT, "Bombs and mines")
MP: Final = "{points} MP"
BARRED: Final = "no"
YES: Final = "yes"
NO: Final = "no"
AS_TERRAIN: Final = "as its terrain"
ADDED: Final = "{amount} more"
UNARMOURED: Final = "{amount}, no armour {other}"

MAP: Final = "Battle map"
MAP_PAGE: Final = "{title} (battle map)"
NORTH: Final = "N"
PANELS: Final = "Panels"
PANEL_HEAD: Final = ("", "Panel", "Row", "Place", "Lies")
LIES: Final = {0: "upright", 180: "turned about"}
PLACED: Final = {0: "{title}", 180: "{title}, turned about"}
ON_MAP: Final = "Works and tiles"
ON_MAP_HEAD: Final = ("What", "Point")
NOTHING: Final = "Nothing: the panels are as printed."
SIZE: Final = "{across} \N{MULTIPLICATION SIGN} {down} in"
ROWS: Final = "Rows are counted from the north, places from the west."
PINS: Final = "A pin shows the north of a panel as it is printed; points keep their printed names."
LEVEL: Final = "Level of a hill"

BATTLE: Final = "{scenario}: {red} against {blue} on {map}"
FORCE: Final = "{force} ({side})"
FOOT: Final = (
    "Left below: level, on a stem who is in the air. Right below: boxes crossed off. "
    "S: shaken. P: panicked. Yellow ring: painted. Pale: down. "
    "Broken ring: unseen, H hidden, T in stealth. Diamond: mine, D dummy, N nuclear. Cross: in ruins."
)
"""What the marks on the frames of a replay mean; their letters are those of the marks."""


def told(words: Iterable[str], language: str, facts: Facts | None = None) -> tuple[str, ...]:
    """Return the texts of a row in a language, with facts in the place of their names."""
    return filled((tuple(words),), facts or {}, language)[0]
