"""Numbers of stealth, drones, bombs, mines and hidden set-up."""

STEALTH_SIDES = 6
STRUCTURE_SIDES = 12
SHUT_DOWN_MARKERS = 2

EXPLOSIVE = 0
NUCLEAR = 1
DUMMY = 2

IN_HAND = 0
LAID = 1
REVEALED = 2
