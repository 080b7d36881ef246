"""The numbers of the weights of the heuristic player, in a module of its own as they are many."""

from enum import IntEnum

WEIGHTS = 36


class Weight(IntEnum):
    """What the heuristic player weighs by: the fields of `weights` in a `player` document, in their order."""

    STANDOFF_PERCENT = 0
    IN_REACH = 1
    PULSE_MIL = 2
    LAST_PULSE_MIL = 3
    GAIN_MIL = 4
    HOLD = 5
    LONG_GUN_MIL = 6
    HOLD_FIRE = 7
    SHOT = 8
    CHARGE = 9
    MOBBING_LOSS = 10
    CLAIM_MIL = 11
    DAZE = 12
    DAZE_AT_LAST = 13
    WORN_PERCENT = 14
    CARRIER = 15
    PRIME = 16
    CONTROL_UNIT = 17
    NEAR_GOAL = 18
    NEAR_GOAL_MIL = 19
    RISK = 20
    DAZE_READY = 21
    READY = 22
    LATE = 23
    LEAST_NUMBER = 24
    FINISH = 25
    GIFT = 26
    RIVAL = 27
    BLAST_PERCENT = 28
    DRAW = 29
    BLINK_NEAR_MIL = 30
    BLINK_CHANCE = 31
    ESCAPE = 32
    TEAM = 33
    MOB_RUN = 34
    MOB_RUN_READY = 35
