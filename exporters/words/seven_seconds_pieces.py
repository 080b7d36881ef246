"""What is written on the counters, templates, standees and the mat of 7 Seconds."""

from typing import Final

SIDES: Final = {"red": "Red", "blue": "Blue"}

ACTIVATION: Final = "Active"
DAMAGED: Final = "Damaged"
INITIATIVE: Final = "Initiative"
HAYWIRE: Final = "Jamming"
DESTROYED: Final = "Destroyed"
