"""The numbers that stand for words of the arithmetic. Checks are bits, so that an event may earn both."""

from enum import IntEnum

NOBODY = -1

SQUAD_A = 0
SQUAD_B = 1
DRAWN = 2


class Role(IntEnum):
    """Whose roll it is."""

    ACTOR = 0
    OPPONENT = 1


class Check(IntEnum):
    """A check at the end of the fight; they are bits, so that an event may earn both."""

    NONE = 0
    FALLOUT = 1
    CASUALTY = 2


class Outcome(IntEnum):
    """What becomes of a character, from the best."""

    NONE = 0
    SHAKEN = 1
    WOUNDED = 2
    OUT_OF_ACTION = 3
    KILLED = 4


class Hiding(IntEnum):
    """What a maneuver does to the hiding of who makes it."""

    KEEPS = 0
    ENDS = 1
    ENDS_WITHOUT_REWARD = 2


GOES_ON = 0


class Ending(IntEnum):
    """Why a fight is over."""

    SQUAD_GONE = 1
    CONCEDED = 2
    LAST_ROUND = 3


class Grade(IntEnum):
    """How clear a victory is."""

    MARGINAL = 0
    CLEAR = 1
    DECISIVE = 2


BOUNDLESS = 1000000
"""More than any total, score or Edge: what stands for "never", and below zero for "no least"."""

TABLE_ROWS = 8
