"""The words of Battlesuit on cards and panels."""

from typing import Final

from schemas.models.battlesuit.words import Direction, UnitClass

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
