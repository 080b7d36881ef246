"""The words of rosters of Battlesuit."""

from typing import Final

FORCE: Final = "Force roster"
ROSTER: Final = "{title} (roster)"
POINTS: Final = "{cost} of {budget} build points"
SQUAD_POINTS: Final = "{cost} build points"
SOLDIER: Final = "Soldier"
EACH: Final = "BV"
UNITS: Final = "Without armour, and drones"
VALUES: Final = "Attack, shield, move"
COUNT: Final = "{count} \N{MULTIPLICATION SIGN}"
FIGHTS: Final = "{side} in {scenarios}"
SPECIAL_RULES: Final = "Special rules"
NOTES: Final = "Notes"
