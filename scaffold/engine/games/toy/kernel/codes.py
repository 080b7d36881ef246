"""The numbers that stand for things in fights of Toy."""

from enum import IntEnum

NOBODY = -1
FACES = 6
BITE_DIE = 0
PLAYER_DRAW = 1


class Event(IntEnum):
    """What a row of the log says."""

    ROUND = 1
    DIE = 2
    BITE = 3
    GROWL = 4
    RESULT = 5
