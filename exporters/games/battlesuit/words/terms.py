"""The words of Battlesuit on cards and panels."""

from typing import Final

from schemas.models.battlesuit.words import UnitClass

GAME: Final = "Battlesuit"
PANEL: Final = "Panel {letter}: {title}"

UNIT_CLASSES: Final = {UnitClass.UNARMOURED: "Unarmoured soldier", UnitClass.DRONE: "Drone"}
SOLDIER: Final = "Armoured soldier"
DAMAGE: Final = "Damage"
ATTACK: Final = "Attack"
SHIELD: Final = "Shield"
MOVE: Final = "Move"
UNIT: Final = "Unit"
NOTES: Final = "Notes"
COLUMN: Final = "d{hits}"
BUILD_VALUE: Final = "{points} build points"
RANGE: Final = "\N{MINUS SIGN}1 for each {points} points of range"
NO_RANGE: Final = "Cannot attack"
MOST: Final = {"force": "{most} in a force", "squad": "{most} in a squad"}
NO_LIMIT: Final = "any number"
SPECIAL_RULES: Final = "Special rules"
NO_SPECIAL_RULES: Final = "No special rules."
ONE_HIT: Final = "One hit eliminates it."
NUMBERS: Final = "Numbers of this type in play"
