"""The numbers that stand for words in command, support and panic, and the dice they throw. Rule: BS.GEN.3."""

UNGROUPED = 0
CHOSEN = 1
PASSED = 2

SPENT_ON_MORALE = 0
SPENT_ON_GROUP = 1

SIX_SIDES = 6
TWELVE_SIDES = 12

BY_ITSELF = 0
BY_DIE = 1

LEAPS = 0
CHARGES = 1

STILL_SHAKEN = 1
RECOVERED = 2

TAKES_COVER = 0
RUNS = 1
