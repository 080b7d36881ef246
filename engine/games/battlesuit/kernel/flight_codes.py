"""The numbers that stand for words of flight: how a soldier is in the air this turn, rows of the log."""

FROM_GROUND = 1
AFRESH = 2
LANDED = 3

CRASH_SIDES = 6

E_LEVEL = 91
E_BOOST = 92
E_HOVER = 93
E_SUNK = 94
E_WALKS_ON = 95
