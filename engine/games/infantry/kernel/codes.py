"""The numbers that stand for words in battles, beside those of the arithmetic in `numbers.codes`."""

from enum import IntEnum

NOBODY = -1
NOWHERE = -1
SIDE_A = 0
SIDE_B = 1
SIDES = 2

PEOPLE = 48
SLOTS = 10
CARD_CELLS = 30
DOTS = 6400
ARSENAL = 64
SQUADS = 6
BEARINGS = 24
BEARING_DEG = 15
RINGS = 8
BLASTS = 96
CLOUDS = 64
OBJECTIVES = 6
WEIGHTS = 27


class Land(IntEnum):
    """What lies on a dot."""

    STANDARD = 0
    ROUGH = 1
    SWAMP = 2
    SHALLOW_WATER = 3
    DEEP_WATER = 4
    BARBED_WIRE = 5
    TRENCH = 6
    LIGHT_VEGETATION = 7
    HEAVY_VEGETATION = 8
    LOW_WALL = 9
    HIGH_WALL = 10
    BUILDING = 11
    TREE = 12
    VEHICLE = 13


class Slot(IntEnum):
    """The sections of a card, from the first; all from GRENADES on hold grenades."""

    PRIMARY = 0
    SECONDARY = 1
    MOUNTED = 2
    OTHER = 3
    MELEE = 4
    GRENADES = 5


class Harm(IntEnum):
    """What kind of damage a weapon does."""

    LETHAL = 0
    BLUDGEONING = 1


class State(IntEnum):
    """What has become of a trooper."""

    WAITING = 0
    FIGHTING = 1
    DEAD = 2
    ROUTED = 3


class Action(IntEnum):
    """What a trooper does."""

    END = 0
    STEP = 1
    DROP_PRONE = 2
    STAND_UP = 3
    CHANGE_WEAPON = 4
    AIMED_FIRE = 5
    ARC = 6
    WIDE_ARC = 7
    STRIKE = 8
    SET_UP = 9
    BREAK_DOWN = 10
    SWING = 11
    TAKE_OVER = 12
    PICK_UP = 13
    FREE_FIRE = 14
    EXPLOSIVE = 15
    EXPLOSIVE_ON_THE_MOVE = 16
    FIRE_ON_THE_MOVE = 17
    INTO_TUNNEL = 18
    OUT_OF_TUNNEL = 19
    DROP_WEAPON = 20


ACTIONS = 21


class Fault(IntEnum):
    """Why an action is not open to a trooper; each is a bit, so that several are one number."""

    NOT_FIGHTING = 1
    NO_SUCH_ACTION = 2
    WRONG_DOT = 4
    IN_THE_WAY = 8
    CANNOT_SWIM = 16
    NOT_ENOUGH = 32
    OVER_MOVEMENT = 64
    ALREADY = 128
    NO_WEAPON = 256
    WRONG_WEAPON = 512
    NO_ENEMY = 1024
    OUT_OF_RANGE = 2048
    NOT_SEEN = 4096
    MUST_MOVE_ON = 8192
    WRONG_BEARING = 16384
    NOT_ADJACENT = 32768
    NOT_WHILE_SWIMMING = 65536
    NO_GUN = 131072
    NO_CREW = 262144
    NOT_THERE = 524288
    TAKEN = 1048576
    HANDS_FULL = 2097152
    FIRED_ALREADY = 4194304
    NOT_IN_ARC = 8388608
    NO_ROUNDS = 16777216
    NOT_MOVING = 33554432
    NOT_IN_HAND = 67108864
    TOO_MANY = 134217728
    CAUGHT = 268435456
    NO_TUNNEL = 536870912
    TOO_SHAKEN = 1073741824
    HAS_LAID_ARC = 2147483648
    TOO_LOW = 4294967296


class Draw(IntEnum):
    """What dice are thrown for, and what players draw for."""

    FIRST_TURN = 1
    ATTACK = 2
    DAMAGE = 3
    SCATTER = 4
    WIRE = 5
    MORALE = 6
    ANSWER = 7
    SETUP = 8


class Way(IntEnum):
    """How an attack is made."""

    AIMED = 0
    INTO_ARC = 1
    BY_HAND = 2
    CREWED = 3
    ON_THE_MOVE = 4


class ArcEnd(IntEnum):
    """Why an arc is gone."""

    USED = 0
    LAPSED = 1
    MOVED = 2
    OTHER_WEAPON = 3
    FELL = 4
    SHAKEN = 5


class Ending(IntEnum):
    """How a battle ends."""

    NOT_OVER = 0
    WIPED_OUT = 1
    LAST_TURN = 2


class Objective(IntEnum):
    """What a side scores for, beside enemies."""

    HOLD = 0
    CROSS = 1


class Event(IntEnum):
    """What a row of the log says."""

    DIE = 1
    BEGINS = 2
    FIRST = 3
    PLACED = 4
    TURN = 5
    SIDE_TURN = 6
    ACTIVATED = 7
    STEP = 8
    POSTURE = 9
    WEAPON = 10
    ARC = 11
    ARC_ENDS = 12
    ATTACK = 13
    MODIFIERS = 14
    ROLL = 15
    DAMAGE = 16
    DEAD = 17
    STANDING = 18
    RESULT = 19
    REFUSED = 20
    GUN = 21
    HELPS = 22
    DECLARED = 23
    SCATTERS = 24
    NO_EFFECT = 25
    BLAST = 26
    BURNS = 27
    FIRE_OUT = 28
    FIRE_HURTS = 29
    SMOKE = 30
    SMOKE_GONE = 31
    STRUCTURE = 32
    WIRE = 33
    TUNNEL = 34
    MORALE = 35
    ROUTED = 36
    LAID_DOWN = 37
    FLEES = 38
    OBJECTIVE = 39
    SCORES = 40
    TOTAL = 41


class Edge(IntEnum):
    """An edge of the map."""

    SOUTH = 0
    NORTH = 1
    WEST = 2
    EAST = 3


class NoEffect(IntEnum):
    """Why an explosive does nothing."""

    MISSED = 0
    OFF_THE_MAP = 1
    ON_A_WALL = 2


class StartStep(IntEnum):
    """What happens at the start of a turn."""

    FIRES_OUT = 0
    SMOKE = 1
    FIRE_DAMAGE = 2


class GunDeed(IntEnum):
    """What is done to a crewed weapon."""

    SET_UP = 0
    BROKEN_DOWN = 1
    SWUNG = 2
    TAKEN_OVER = 3
    PICKED_UP = 4
    LEFT = 5


class Weight(IntEnum):
    """What the heuristic player weighs by: the fields of `weights` in a `player` document, in their order."""

    NERVE = 0
    GOOD_NUMBER = 1
    FAIR_NUMBER = 2
    LAST_TURNS = 3
    LAST_NUMBER = 4
    MOVING_NUMBER = 5
    REACTION_NUMBER = 6
    GUN_NUMBER = 7
    WAITING_TURNS = 8
    NEAR_TURNS = 9
    BLAST = 10
    BURNING = 11
    THROW_DOTS = 12
    WATCHED = 13
    CLOSE_DOTS = 14
    GUN_DOTS = 15
    WAY = 16
    FIRE = 17
    STANDING_UP = 18
    COVER = 19
    VIEW = 20
    WIDE_ARC = 21
    OWN_HARM = 22
    SWIM_AP = 23
    LYING_GUN_DOTS = 24
    TUNNEL_AP = 25
    OBJECTIVE = 26
