"""The numbers that stand for the words of part 6 of a scenario: conditions of victory, and what ends a battle early."""

DEMOLITION = 4
FATE = 5
SURVIVAL = 6

IN_A_ROW = 2

BROUGHT_OFF = 0
LOST_TO_THE_ENEMY = 1
ALIVE = 2

END_LOSSES = 3
END_LEAD = 4
END_SETTLED = 5

ALL_EDGES = 15
WHOLE = 100
