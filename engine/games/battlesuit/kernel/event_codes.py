"""The numbers that stand for words of what happens: victory, morale, options, markers, rows of the log, draws."""

from enum import IntEnum


class Goal(IntEnum):
    """What victory points are for."""

    DESTRUCTION = 0
    OCCUPATION = 1
    EXIT = 2
    DENIAL = 3
    DEMOLITION = 4
    FATE = 5
    SURVIVAL = 6


class Worth(IntEnum):
    """What the victory points of a soldier are counted by."""

    BUILD_VALUE = 0
    EACH = 1


class When(IntEnum):
    """When a condition of victory scores."""

    END = 0
    PER_TURN = 1
    IN_A_ROW = 2


class Fate(IntEnum):
    """What is to become of a target."""

    BROUGHT_OFF = 0
    LOST = 1
    ALIVE = 2


class Ending(IntEnum):
    """Why a battle ends."""

    TURNS = 0
    NOBODY_LEFT = 1
    ONE_SIDE_LEFT = 2
    LOSSES = 3
    LEAD = 4
    TARGET_SETTLED = 5


class Grouped(IntEnum):
    """Whether a soldier acts in the group of an impulse."""

    UNGROUPED = 0
    CHOSEN = 1
    PASSED = 2


class Purpose(IntEnum):
    """What command points are spent on."""

    MORALE_ROLL = 0
    GROUP = 1


class Repairs(IntEnum):
    """How an engineer restores boxes."""

    BY_ITSELF = 0
    BY_DIE = 1


class Rage(IntEnum):
    """What a soldier does while it is berserk."""

    LEAPS = 0
    CHARGES = 1


class Shaken(IntEnum):
    """Where a shaken soldier stands within its activation."""

    STILL_SHAKEN = 1
    RECOVERED = 2


class Refuge(IntEnum):
    """Where a panicked soldier runs."""

    COVER = 0
    EDGE = 1


class Stage(IntEnum):
    """Whether reorganising begins or is done."""

    BEGINS = 0
    DONE = 1


class Airborne(IntEnum):
    """How a soldier is in the air this turn."""

    FROM_GROUND = 1
    AFRESH = 2
    LANDED = 3


class Option(IntEnum):
    """An optional rule, by its bit in the plan, in the order of the vocabulary. Rule: BS.OPT.1."""

    IMPROVED_DETECTION = 0
    SUIT_INTEGRITY = 1
    STEALTH = 2
    DRONES = 3
    MARINES = 4
    MINES = 5
    NAP_OF_THE_EARTH = 6
    STRICT_COMBAT = 7
    FACING = 8
    HIDDEN_SET_UP = 9
    SQUAD_COMMAND = 10
    SQUAD_MORALE = 11
    MULTI_LEVEL_BUILDINGS = 12


class Marker(IntEnum):
    """What a mine marker stands for."""

    EXPLOSIVE = 0
    NUCLEAR = 1
    DUMMY = 2


class MarkerState(IntEnum):
    """Where a mine marker is."""

    IN_HAND = 0
    LAID = 1
    REVEALED = 2


class Event(IntEnum):
    """What a row of the log says."""

    TURN = 1
    INITIATIVE = 2
    DEPLOY = 3
    ENTER = 4
    ACTIVATE = 5
    STAND = 6
    STEP = 7
    ATTACK = 8
    DIE = 9
    STRUCK = 10
    SHAKEN = 11
    LOST = 12
    MORALE = 13
    PANIC = 14
    PAINT = 15
    REPAIR = 16
    EXIT = 17
    END_TURN = 18
    END = 19
    SCORE = 20
    RESULT = 21
    STRENGTH = 22
    NO_PLACE = 23
    FIRST = 24
    GLOW = 25
    REACTION = 26
    BOUNCE = 27
    FLY = 28
    LANDING = 29
    CRASH = 30
    EXTRA_STEP = 31
    POOL = 32
    SPENT = 33
    OVERRIDE = 34
    GROUP = 35
    LEADER = 36
    RALLY = 37
    MEND = 38
    DEMOLITION = 39
    QUERY = 40
    SUIT = 41
    BERSERK = 42
    FLIGHT = 43
    STEALTH = 44
    OUT_OF_STEALTH = 45
    MINE = 46
    MINE_LAID = 47
    BLAST = 48
    SHUT_DOWN = 49
    OFF_LINE = 50
    STOREY = 52
    FACING = 54
    UNHIDDEN = 55
    WAVE = 56
    HELD = 57
    REORGANISED = 58
    STRICT = 59
    FELL_BACK = 60
    NO_SHOT = 61
    LEVEL = 91
    BOOST = 92
    HOVER = 93
    SUNK = 94
    WALKS_ON = 95
    BLAST_ATTACK = 111
    SHATTERED = 112
    NO_MINE = 113


class Draw(IntEnum):
    """What dice are thrown for, and what players draw for."""

    INITIATIVE = 0
    ATTACK = 1
    MORALE = 2
    PANIC = 3
    REPAIR = 4
    ANSWER = 5
    CARD = 6
    CRASH_LANDING = 7
    DIRECTION = 8
    BERSERK = 9
    TIE = 10
    COMMAND_POINTS = 11
    STATUS = 12
    GLOWING_SLAG = 13
    STEALTH = 14
    SUIT = 15
    BLAST = 16
    MINE_CLEARANCE = 17
    STRUCTURE = 18


class MoraleTable(IntEnum):
    """The tables of morale and panic."""

    SHAKEN = 0
    PANIC_ARMOURED = 1
    PANIC_UNARMOURED = 2


class Outcome(IntEnum):
    """What comes of a roll for morale or panic."""

    PANIC = 0
    STUNNED = 1
    SHAKEN = 2
    RECOVERY = 3
    BERSERK = 4
    PARANOIA = 5
    RUN_LIKE_HELL = 6
    FRIGHT = 7
    SELF_DESTRUCT = 8
    SHOCK = 9
