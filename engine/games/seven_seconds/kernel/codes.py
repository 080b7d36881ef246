"""The numbers that the kernel uses for words.

Pieces: each of the two sides has 16 blips, then up to 32 units; the five objectives follow. Rule: 7S.GEN.1.
As targets of sensors and missiles, spots of ground come after the pieces.
"""

from enum import IntEnum

SIDES = 2
BLIPS = 16
UNITS = 32
SIDE_PIECES = 48
FIRST_OBJECTIVE = 96
OBJECTIVES = 5
PIECES = 101
SPOTS = 8
NOBODY = -1
WEIGHTS = 23


class Kind(IntEnum):
    """What a piece is."""

    COMMANDER = 0
    TACTICAL = 1
    SCOUT = 2
    ASSAULT = 3
    ENGINEER = 4
    BASIC_DRONE = 5
    KAMIKAZE_DRONE = 6
    HAYWIRE_DRONE = 7
    RECCE_DRONE = 8
    BLIP = 9
    OBJECTIVE = 10


TYPES = 11
UNKNOWN = -1


class Status(IntEnum):
    """Where a piece is."""

    OFF_TABLE = 0
    HOLDING = 1
    ON_TABLE = 2
    DESTROYED = 3
    LEFT = 4


class Action(IntEnum):
    """What a piece does."""

    MOVE = 0
    JUMP = 1
    TARGET = 2
    FIRE_RIFLE = 3
    FIRE_MISSILE = 4
    FIRE_FLAMER = 5
    COMMAND = 6
    REPAIR = 7
    SCRAMBLE = 8
    KAMIKAZE = 9
    TOGGLE_JAMMER = 10


ACTIONS = 11
NO_ACTION = -1


class Cover(IntEnum):
    """What terrain does to targeting and shooting, from the least."""

    CLEAR = 0
    LIGHT = 1
    HEAVY = 2
    BLOCKING = 3


class Movement(IntEnum):
    """What terrain does to movement, from the least."""

    CLEAR = 0
    HINDERING = 1
    IMPASSABLE = 2


class NoPlace(IntEnum):
    """What there is no place for."""

    OBJECTIVE = 0
    BLIP = 1
    UNIT = 2


class Edge(IntEnum):
    """An edge of the table."""

    SOUTH = 0
    NORTH = 1
    WEST = 2
    EAST = 3


class Draw(IntEnum):
    """What dice are thrown for, and what is drawn by lot."""

    GAME_TYPE = 1
    FIRST_PLAYER = 2
    INITIATIVE = 3
    CARD = 4
    PLACE = 5
    DEPLOYMENT = 6
    SETUP = 7
    SENSORS = 8
    RIFLE = 9
    STUN = 10
    DAMAGE = 11
    DAMAGED_SUIT = 12
    WAKING_UP = 13
    ANSWER = 14
    MISSILE = 15
    COUNTERMEASURES = 16
    COUNTERMEASURES_OF_A_DAMAGED_SUIT = 17
    DEVIATION = 18
    DEVIATION_ANGLE = 19
    BLAST = 20
    CONTACT = 21
    JAMMING_FIELD = 22
    SCRAMBLE = 23


class Event(IntEnum):
    """What a row of the log says."""

    DIE = 1
    GAME_TYPE = 2
    CARD = 4
    EDGE = 5
    OBJECTIVE_PLACED = 6
    DEPLOYED = 7
    ROUND = 8
    REFRESH = 9
    INITIATIVE = 10
    TURN = 11
    PASS = 12
    ACTIVATE = 13
    WAKE = 14
    DAMAGED_SUIT = 15
    MOVE = 16
    JUMP = 17
    SHED = 18
    COUNTERS = 19
    PASSIVE_CONTACT = 20
    REVEAL = 21
    UNIT_PLACED = 22
    DECOY = 23
    TARGET = 24
    POOL_SPENT = 25
    FIRE_RIFLE = 26
    RIFLE_RESULT = 27
    GRAZE = 28
    DAMAGED = 29
    STUNNED = 30
    DESTROYED = 31
    SECURED = 32
    CONTESTED = 33
    END = 34
    OBJECTIVE_SET = 35
    SCORE = 36
    RESULT = 37
    LINE_OF_SIGHT = 38
    FIRE_MISSILE = 39
    INTERCEPT = 40
    SHOT_DOWN = 41
    MISSILE_RESULT = 42
    DEVIATES = 43
    DETONATION = 44
    BLAST_STAGE = 45
    CRATER = 46
    TERRAIN_GONE = 47
    FIRE_FLAMER = 48
    BURNED = 49
    COMMAND = 50
    REPAIR = 51
    SCRAMBLE = 52
    KAMIKAZE = 53
    CONTACT_ROLL = 54
    TOGGLE_JAMMER = 55
    JAMMED = 56
    OBJECTIVE_DESTROYED = 57
    WITHDRAW = 58
    PURSUIT = 59
    HOLDING_AREA = 60
    FIRST_INITIATIVE = 61
    SPOT = 62
    LEFT_TABLE = 63
    UNIT_PRICE = 64
    DRONES_BOUGHT = 65
    NO_PLACE = 66
    BEND = 67


class Cause(IntEnum):
    """What counters come from, and what reveals a blip; an own deed is OWN_DEED more than its action."""

    PASSIVE_SENSORS = 1
    ACTIVE_SENSORS = 2
    ITS_OWNER = 4
    FAILED_ACTION = 5
    AN_EXPLOSION = 6
    A_JAMMING_FIELD = 7
    ITS_OWNER_TO_INTERCEPT = 8
    ITS_JUMP = 101
    ITS_SENSORS = 102
    ITS_SHOT = 103
    ITS_MISSILE = 104
    ITS_FLAMER = 105
    ITS_COMMAND = 106
    ITS_REPAIR = 107
    ITS_SCRAMBLE = 108
    ITS_JAMMER = 110


OWN_DEED = 100


class Ending(IntEnum):
    """Why a battle ends."""

    NOBODY_HAS_TROOPERS_LEFT = 0
    ONE_SIDE_HAS_TROOPERS_LEFT = 1
    ROUND_LIMIT = 2
    A_WITHDRAWAL = 3
    AGREEMENT = 4
    THE_PURSUIT_IS_OVER = 5


class Patch(IntEnum):
    """What a battle leaves on the ground."""

    FLAMER_SMOKE = 0
    CRATER = 1


PATCHES = 512


class Interception(IntEnum):
    """When blips shoot missiles down."""

    NEVER = 0
    OWNER_MAY_REVEAL = 1
    ALWAYS = 2


class Weapon(IntEnum):
    """What a piece shoots with."""

    GAUSS_RIFLE = 0
    PLASMA_RIFLE = 1
    MACHINE_GUN = 2


class Shot(IntEnum):
    """What a shot does."""

    MISSED = 0
    GRAZED = 1
    KILLED = 2


class Weight(IntEnum):
    """What the heuristic player weighs by: the fields of `weights` in a `player` document, in their order."""

    PROGRESS = 0
    SHED = 1
    EXPOSURE = 2
    SHELTER = 3
    VP = 4
    COUNTER = 5
    BLAST_PERCENT = 6
    FLAME_PERCENT = 7
    COMMAND = 8
    COMMAND_REACH_MIL = 9
    REPAIR = 10
    JAMMER = 11
    SCRAMBLE = 12
    NEAR_MIL = 13
    SCAN_PERCENT = 14
    REVEAL_MIL = 15
    GOAL_VP_MIL = 16
    GOAL_SPREAD_MIL = 17
    SMALL_SQUAD = 18
    LOPSIDED = 19
    SHARING = 20
    WHOLE_SCRAMBLE_PERCENT = 21
    DETOURS = 22
