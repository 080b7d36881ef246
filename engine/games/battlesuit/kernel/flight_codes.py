"""The numbers that stand for words of flight: how a soldier is in the air this turn, rows of the log."""

FROM_GROUND = 1
AFRESH = 2
LANDED = 3

CRASH_SIDES = 6
