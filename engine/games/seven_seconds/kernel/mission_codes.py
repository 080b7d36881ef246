"""The numbers that stand for words of missions: what scores, and who holds objectives and the table."""

from enum import IntEnum


class Control(IntEnum):
    """Who holds the table or an objective: a side is one more than its number."""

    CONTESTED = 0
    RED = 1
    BLUE = 2


class Placer(IntEnum):
    """Who places an objective."""

    ATTACKER = 0
    DEFENDER = 1


class Condition(IntEnum):
    """What a mission scores for."""

    OBJECTIVE_STATE = 1
    OBJECTIVE_COUNTERS = 2
    TABLE_CONTROL = 3
    ENEMY_TROOPERS_KILLED = 4
    OWN_TROOPERS_LOST = 5
    OWN_TROOPERS_SURVIVING = 6
    ENEMY_DRONES_KILLED = 7
    ENEMY_COMMANDER_KILLED = 8


class ObjectiveState(IntEnum):
    """What an objective is at the end."""

    DESTROYED = 0
    NOT_DESTROYED = 1
    CONTESTED = 2
    SECURED_BY_OWN_SIDE = 3
    INSPECTED = 4


class LeftAs(IntEnum):
    """How the side in control leaves an objective."""

    SECURED = 0
    DESTROYED = 1
    INSPECTED = 2
