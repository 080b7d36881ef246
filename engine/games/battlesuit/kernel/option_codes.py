"""The optional rules that battles ask for by their bits in the plan, in the order of the vocabulary. Rule: BS.OPT.1."""

SUITS = 1
NAP_OF_THE_EARTH = 6
STRICT_COMBAT = 7
FACING = 8
SQUAD_COMMAND = 10
SQUAD_MORALE = 11
MULTI_LEVEL_BUILDINGS = 12
