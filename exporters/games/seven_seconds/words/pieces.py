"""What is written on the counters, templates, standees and the mat of 7 Seconds."""

from typing import Final

SIDES: Final = {"red": "Red", "blue": "Blue"}
DOES: Final = {"attacker": "attacks", "defender": "defends"}

ACTIVATION: Final = "Active"
DAMAGED: Final = "Damaged"
INITIATIVE: Final = "Initiative"
HAYWIRE: Final = "Jamming"
DESTROYED: Final = "Destroyed"

SMOKE: Final = "Smoke"
CRATER: Final = "Crater"
JAMMING_FIELD: Final = "Jamming field"
BLAST: Final = "Blast"
FIRING_ARC: Final = "Field of fire"

SMOKE_NOTE: Final = "Stays for the rest of the game. Burns whoever is inside when it is laid."
CRATER_NOTE: Final = "Centre it on the point of impact."
JAMMING_NOTE: Final = "Set the drone on the ring: the field reaches {reach} from its base."
BLAST_NOTE: Final = "Put the corner on the point of impact. Whoever the firer's Nuclear reaches is caught."
ARC_NOTE: Final = "Set the trooper on the ring, its front to the arrow."
UNIT: Final = "in"
"""Inches, below a number."""

ACROSS: Final = "{length} across"
COVERS: Final = {
    "clear": "no cover",
    "light": "light cover",
    "heavy": "heavy cover",
    "blocking": "blocks sight",
}
MOVEMENTS: Final = {"clear": "open ground", "hindering": "hindering", "impassable": "impassable"}
