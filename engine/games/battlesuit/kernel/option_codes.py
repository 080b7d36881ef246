"""The optional rules that battles ask for by their bits in the plan, in the order of the vocabulary. Rule: BS.OPT.1."""

STRICT_COMBAT = 7
FACING = 8
MULTI_LEVEL_BUILDINGS = 12
