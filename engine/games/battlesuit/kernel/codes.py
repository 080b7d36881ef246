"""The numbers that stand for words, in the order of the vocabularies, and how much there is of what. Rule: BS.GEN.3.

Results count from the mildest to the worst: those with an odd number shock, and half the number is the boxes that the
bare ones cross off.
"""

from enum import IntEnum

SIDES = 2
SIDE_SOLDIERS = 60
SOLDIERS = 120
SIDE_SQUADS = 4
MINES = 160
NOBODY = -1
UNKNOWN = -1

MARGIN = 2
MOST_OBSTACLES = 4096
MOST_HALVINGS = 40
DIRECTIONS = 6
WIDE_ARC = 120
ALL_EDGES = 15
FAR = 1000
NO_ENTRY = 99

ACTIONS = 12
STEPS = 10

BOXES = 5
TO_ELIMINATE = 6
STRENGTHS = 11
ROLLS = 12
PARTS = 24
PART_ROOM = 200
MORALE_ROWS = 13
WEIGHTS = 38

SIX_SIDES = 6
TWELVE_SIDES = 12
CRASH_SIDES = 6
STEALTH_SIDES = 6
STRUCTURE_SIDES = 12

SHUT_DOWN_MARKERS = 2
WHOLE = 100


class Meets(IntEnum):
    """How a line meets an obstacle."""

    THROUGH = 1
    BOTH_SIDES = 2
    CORNER = 3


class SightRule(IntEnum):
    """Which subsection of section 6 decides about an obstacle, by the levels of the two soldiers."""

    BELOW_BOTH = 2
    ABOVE_BOTH = 3
    LEVEL_WITH_HIGHER = 4
    BELOW_HIGHER = 5


class Terrain(IntEnum):
    """What is on a point."""

    CLEAR = 0
    WOODS = 1
    BUILDING = 2
    MARSH = 3
    SLAG = 4
    WATER = 5
    RUBBLE = 6
    BUNKER = 7
    BRIDGE = 8
    IMPROVED_POSITION = 9


class Paint(IntEnum):
    """Who paints a soldier."""

    NORMAL = 1
    SNIPER = 2


class Ability(IntEnum):
    """What a soldier or unit can do, in the order of the vocabularies."""

    LEADS = 0
    QUERIES_ONE = 1
    QUERIES_ALL = 2
    STEALTH = 3
    SNIPES = 4
    REPAIRS = 5
    DEMOLISHES = 6
    CLEARS_MINES = 7
    RALLIES = 8
    DOUBLES_ADJACENT = 9
    FLIES = 10
    PAINTS = 11
    DETONATES = 12
    JAMS = 13
    FIRES_TWICE = 14


class UnitClass(IntEnum):
    """What a card is that of."""

    ARMOURED = 0
    UNARMOURED = 1
    DRONE = 2


class State(IntEnum):
    """What has become of a soldier, or what a result makes of it."""

    ACTIVE = 0
    DOWN = 1
    ELIMINATED = 2
    SHAKEN = 3
    DAMAGED = 4
    UNCHANGED = 5


class Result(IntEnum):
    """A result of the combat results table, from the mildest to the worst: those with an odd number shock."""

    NE = 0
    S = 1
    ONE = 2
    S1 = 3
    TWO = 4
    S2 = 5
    THREE = 6
    S3 = 7
    X = 8


class Detonation(IntEnum):
    """What goes off on a point."""

    BOMB = 0
    EXPLOSIVE_MINE = 1


class Part(IntEnum):
    """What the strength of an attack is the sum of."""

    ATTACK = 0
    SHIELD = 1
    JACK_KNIFE_DOUBLE = 2
    PAINTED = 3
    DEFENDER_HIGHER_GROUND = 4
    DEFENDER_BELOW = 5
    COVER = 6
    IMPROVED_POSITION = 7
    STEALTH = 8
    ADJACENT = 9
    SNIPER_CLOSE = 10
    REACTION = 11
    INDIRECT = 12
    SPILLOVER = 13
    RAPID = 14
    ATTENUATION = 15
    FACING = 16
    SHAKEN = 17
    OUT_OF_COMMAND = 18
    BOOSTED = 19
    IMPROVED_DETECTION = 20
    MARINE = 21
    SQUAD_MORALE = 22
    BASE = 23


class Edge(IntEnum):
    """A side of the map, north being up; sets of edges are bits of these."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Place(IntEnum):
    """Where a soldier is."""

    WAITING = 0
    ON_MAP = 1
    EXITED = 2
    LOST = 3
    OFF_LINE = 4


class Morale(IntEnum):
    """The morale of a soldier."""

    STEADY = 0
    SHOCKED = 1
    PANICKED = 2


class Rank(IntEnum):
    """Who leads a squad."""

    SQUAD_LEADER = 1
    ASSISTANT = 2


class Action(IntEnum):
    """What a soldier does that is activated."""

    STAND = 0
    MOVE = 1
    FIRE = 2
    PAINT = 3
    REPAIR = 4
    COMMAND = 5
    ENGINEER_REPAIR = 6
    DEMOLISH = 7
    CLEAR_MINE = 8
    GO_STEALTHY = 9
    DETONATE = 10
    REORGANISE = 11


class Step(IntEnum):
    """What a soldier does within a move."""

    STOP = 0
    WALK = 1
    SHOOT = 2
    LEAVE = 3
    BOUNCE = 4
    FLY = 5
    CHANGE_LEVEL = 6
    LAND = 7
    BOOST = 8
    CLIMB = 9


class Weight(IntEnum):
    """What the heuristic player weighs by: the fields of `weights` in a `player` document, in their order."""

    WAY = 0
    WEAKEST_SHOT = 1
    STANDING_SHOT = 2
    SLOW_MP = 3
    REACTION_SHOT = 4
    STRENGTH = 5
    FRIEND_HIT = 6
    USUAL_SHIELD = 7
    FRIENDS_PAINTED = 8
    DAMAGED = 9
    LEADER_DAMAGED = 10
    SEEN = 11
    SEEN_ALOFT = 12
    BOUNCE_SHOT = 13
    BOUNCE_EYES = 14
    BOUNCE_DAMAGE = 15
    ROUGH_MP = 16
    BEHIND_POINTS = 17
    MINE_POINTS = 18
    SPREAD_POINTS = 19
    CROWD = 20
    GROUND_MP = 21
    STEALTH_BOX = 22
    BOMB_POINTS = 23
    ROLL_POINTS = 24
    POOL = 25
    DIE_DAMAGE = 26
    VALUE = 27
    USUAL_VALUE = 28
    DETAIL = 29
    FORESIGHT = 30
    TARGET = 31
    AMBUSH = 32
    MARKER = 33
    STEALTH_POINTS = 34
    OBJECTIVE = 35
    RETREAT = 36
    SHARING = 37
