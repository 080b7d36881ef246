"""The words of the kernel as numbers, sizes, and sets of reasons as bits."""

from enum import IntEnum

MILS_PER_INCH = 1000
PPM = 1000000
SLACK_MIL = 20
TENTH_MIL = 100
NEVER = -1
NOBODY = -1
CONTROL = 4
MOBS_MOST = 4
PIECES = 120
SLOTS = 8
GRID_MOST = 10

NO_SHOOTING = 1
NOT_RANGED = 2
TWO_HANDED = 4
TOO_MANY_SHOTS = 8
OUT_OF_ARC = 16
JAMMED_WEAPON = 32
NOT_IN_HAND = 64
NO_TARGET = 128
OUT_OF_SIGHT = 256

TOO_FAR_APART = 1
OTHER_KIND = 2


class Effect(IntEnum):
    """What a hit does to a piece, and how it is from then on."""

    NONE = 0
    DAZED = 1
    DEAD = 2
    BLINK_OUT = 3


class Zone(IntEnum):
    """Ground around the spire."""

    ICZ = 0
    OCZ = 1
    OUTSIDE = 2


class Ring(IntEnum):
    """What bounds the ground that control units patrol."""

    SPIRE = 0
    INNER = 1
    OUTER = 2


class ControlType(IntEnum):
    """A kind of control unit."""

    PRIME_CU = 0
    CU = 1
    RIP_SAW = 2
    BUZZ_SAW = 3
    HACK_SAW = 4


class WeaponType(IntEnum):
    """What a weapon is for."""

    RANGED = 0
    GRENADE = 1
    CLOSE = 2


class Action(IntEnum):
    """What units do, alone or together."""

    MOVE = 0
    RUN = 1
    CHARGE = 2
    HOLD = 3
    SHUFFLE = 4
    BLINK = 5
    TEAM_MOVE = 6
    TEAM_CHARGE = 7
    MOB_RUN = 8


class Formula(IntEnum):
    """What a weapon more difficult than the skill takes off the skill."""

    SHORTFALL = 0
    FLAT = 1
    SKILL_ONLY = 2


class ContactSide(IntEnum):
    """The side of a target that a charger reaches."""

    FRONT = 0
    REAR = 1


class Corner(IntEnum):
    """A corner of the table."""

    SOUTH_WEST = 0
    NORTH_WEST = 1
    NORTH_EAST = 2
    SOUTH_EAST = 3


class AmmoRoll(IntEnum):
    """After which shots an Ammo Roll is made."""

    EVERY_SHOT = 0
    FAILED_SHOT = 1
    OUT_OF_RANGE_ONLY = 2


class GritTie(IntEnum):
    """Who strikes first where Grit is the same."""

    CHARGER = 0
    TARGET = 1
    ROLL_OFF = 2


class MissScope(IntEnum):
    """Which misses of two who mob count."""

    PAIR_TOTAL = 0
    PAIR_RUNNING = 1
    EACH = 2


class MobRole(IntEnum):
    """Who somebody is while a unit is mobbed."""

    REAR = 0
    FRONT = 1
    TARGET = 2


class WayToWin(IntEnum):
    """How a level is won; 0 is none."""

    KEYCHIP_TO_SPIRE = 1
    LAST_MOB = 2
    CLOSEST_TO_KEYCHIP = 3


class KeyChip(IntEnum):
    """Where the KeyChip is."""

    ON_PRIME = 0
    ON_GROUND = 1
    CARRIED = 2


class Draw(IntEnum):
    """What dice are thrown for, and what players draw for."""

    INITIATIVE = 1
    PULSE = 2
    PULSE_ROLL_OFF = 3
    HEADING = 4
    TO_HIT = 5
    AMMO = 6
    RECOVERY = 7
    STRIKE = 8
    GOING_RED = 9
    RED_FACING = 10
    GRIT_ROLL_OFF = 11
    BLINK_LONG = 12
    BLINK_SHORT = 13
    SCATTER = 14
    SCATTER_LENGTH = 15
    DICE_OFF = 16
    RELOCATION = 17
    ANSWER = 18
    ESTIMATE = 19
    SETUP = 20


class Event(IntEnum):
    """What a row of the log says."""

    DIE = 1
    DEPLOYED = 2
    CONTROL_UNIT = 3
    TURN = 4
    HOLD = 5
    INITIATIVE = 6
    PHASE = 7
    ACTIVATE = 8
    MOVE = 9
    FACING = 10
    CHARGE = 11
    CONTACT = 12
    SHOT = 13
    SHOT_RESULT = 14
    JAM = 15
    EFFECT = 16
    DEAD = 17
    BLINK_OUT = 18
    RED = 19
    SOULCHIP = 20
    STRIKE = 21
    FIGHT_OVER = 22
    FOLLOW_ON = 23
    KEYCHIP_DROPPED = 24
    KEYCHIP_TAKEN = 25
    PULSE = 27
    HEADING = 28
    DRAWN = 29
    JAM_CLEARED = 30
    RECOVERED = 31
    BLAST = 32
    SCATTER = 33
    BLINK = 34
    CLOSEST = 35
    RESULT = 36
    MOBBING = 37
    DOUBLE_TAP = 38
    STAND = 39
    RECOVERY = 40
    RELOCATED = 41
    LEVELS_UP = 43


class ShotResult(IntEnum):
    """What becomes of a shot."""

    MISSED = 0
    HIT = 1
    OUT_OF_RANGE = 2


class HarmCause(IntEnum):
    """What harms a piece."""

    SHOT = 0
    STRIKE = 1
    BLAST = 2
    DOUBLE_TAP = 3
    RED_FIRE = 4
    CONTROL_FIRE = 5


class FightEnd(IntEnum):
    """How a fight ends."""

    WON = 0
    BOTH_DAZED = 1
    BROKEN_OFF = 2
    NOBODY_LEFT = 3


class Ending(IntEnum):
    """By what a level is decided."""

    KEYCHIP_AT_SPIRE = 0
    LAST_MOB = 1
    CLOSEST = 2
    NOBODY_ACTIVE = 3
    ALL_DEAD = 4
    DICE_OFF = 5
    TIE = 6
    LAST_TURN = 7
