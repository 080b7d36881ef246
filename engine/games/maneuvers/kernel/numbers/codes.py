"""The numbers that stand for words of the arithmetic. Checks are bits, so that an event may earn both."""

NOBODY = -1

SQUAD_A = 0
SQUAD_B = 1
DRAWN = 2

ACTOR = 0
OPPONENT = 1

NO_CHECK = 0
FALLOUT = 1
CASUALTY = 2

NO_OUTCOME = 0
SHAKEN = 1
WOUNDED = 2
OUT_OF_ACTION = 3
KILLED = 4

KEEPS_HIDING = 0
ENDS_HIDING = 1
ENDS_HIDING_WITHOUT_REWARD = 2

GOES_ON = 0
SQUAD_GONE = 1
CONCEDED = 2
LAST_ROUND = 3

MARGINAL = 0
CLEAR = 1
DECISIVE = 2

BOUNDLESS = 1000000
"""More than any total, score or Edge: what stands for "never", and below zero for "no least"."""

TABLE_ROWS = 8
