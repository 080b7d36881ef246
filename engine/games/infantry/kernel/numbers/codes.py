"""The numbers that stand for words. Sets of reasons and of types are bits."""

from enum import IntEnum

NEVER = -1
UNIT = 1000000
ON_LIMIT = 5000000


class WeaponKind(IntEnum):
    """How attacks with a weapon are worked out."""

    RANGED = 0
    CREWED = 1
    EXPLOSIVE = 2
    INCENDIARY = 3
    THROWN = 4
    MELEE = 5


class Filling(IntEnum):
    """What a weapon does where it lands."""

    NONE = 0
    EXPLOSIVE = 1
    INCENDIARY = 2
    SMOKE = 3


class Mode(IntEnum):
    """How often a ranged weapon attacks into its arc."""

    SINGLE = 0
    BURST = 1


class Experience(IntEnum):
    """How experienced a trooper is, from the least."""

    GREEN = 0
    REGULAR = 1
    VETERAN = 2
    ELITE = 3


class Mark(IntEnum):
    """What is marked on an HP cell."""

    EMPTY = 0
    HALF = 1
    CROSSED = 2


NO_ARMOR = -1


class Band(IntEnum):
    """How far an attack goes."""

    SHORT = 0
    LONG = 1
    HAND_TO_HAND = 2
    OUT = 3


class Step(IntEnum):
    """What action points are paid for in moving."""

    STANDARD = 0
    CRAWL = 1
    CONTOUR = 2
    ROUGH = 3
    SWAMP = 4
    WIRE = 5
    CLIMB = 6
    TUNNEL_MOUTH = 7
    IN_TUNNEL = 8
    TRENCH_EDGE = 9
    IN_TRENCH = 10
    SHALLOW = 11
    SWIM = 12
    DROP_PRONE = 13
    STAND_UP = 14


OVER_AP = 1
OVER_CAP = 2

TWO_WEAPONS = 1
CREWED_WEAPON = 2

CREW_TOO_SMALL = 1
CREW_NOT_ADJACENT = 2
TOO_FEW_AP = 4

NOT_ON_DOT = 1
SHORT_OF_AP = 2
CONTROLLED = 4
NOT_SET_UP = 8

NOT_ACTIVE = 1
NOT_ENOUGH_AP = 2
NOT_SWIMMING = 4
NO_CREWED = 8


class Miss(IntEnum):
    """What an incendiary does that misses."""

    NO_EFFECT = 0
    LANDS_ANYWAY = 1
    SCATTERS = 2


class Toughness(IntEnum):
    """What a structure withstands, from the least."""

    TREE = 0
    WALL = 1
    LIGHT = 2
    MEDIUM = 3
    HEAVY = 4
    HARDENED = 5


AREA_SIDE = 19
AREA_MIDDLE = 9
