"""The numbers that stand for words: how a line meets an obstacle, and the rule that decides."""

THROUGH = 1
BOTH_SIDES = 2
CORNER = 3

BELOW_BOTH = 2
ABOVE_BOTH = 3
LEVEL_WITH_HIGHER = 4
BELOW_HIGHER = 5

MARGIN = 2
MOST_OBSTACLES = 4096
MOST_HALVINGS = 40
