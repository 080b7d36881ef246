"""The words of rosters of Battlesuit."""

from typing import Final

FORCE: Final = "Force roster"
POINTS: Final = "{cost} of {budget} build points"
SQUAD_POINTS: Final = "{cost} build points"
SOLDIER: Final = "Soldier"
EACH: Final = "BV"
UNITS: Final = "Without armour, and drones"
VALUES: Final = "Attack, shield, move"
COUNT: Final = "{count} \N{MULTIPLICATION SIGN}"
FIGHTS: Final = "{side} in {scenarios}"
LEFT_OUT: Final = "{count} lines of the force have no room on its roster and are left out"
FEWER: Final = "divide the force, or print the tracking cards instead"
SPECIAL_RULES: Final = "Special rules"
NOTES: Final = "Notes"
