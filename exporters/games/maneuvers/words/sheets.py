"""What is written on the sheets of fights."""

from typing import Final

FIGHT: Final = "Fight"
LOCATIONS: Final = "Locations"
WHERE: Final = "at: {where}"
WITH: Final = "begins with"
WITH_REASON: Final = "{how}: begins with"
ROSTER_HEAD: Final = ("Member", "Action", "Roll", "Order", "Damage", "Armor", "Resil.")
STARTS: Final = "{squad} begins here with {total}"
OWN_MANEUVERS: Final = "Knows alone: {maneuvers}"
