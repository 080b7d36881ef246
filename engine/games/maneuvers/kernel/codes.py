"""The numbers that stand for words, beside those of the arithmetic in `numbers.codes`. Faults are bits."""

from enum import IntEnum

PEOPLE = 24
RATINGS = 6
MANEUVERS = 64
NEEDS = 6
PARTS = 3
STEPS = 6
PART_STEPS = 18
SCOPES = 5
FIGHT_END = 24
CHECKS_MOST = 4096
EXTRAS_MOST = 16
WEIGHTS = 22


class Part(IntEnum):
    """A part of a maneuver."""

    EFFECT = 0
    RISK = 1
    REWARD = 2
    NONE = 3


class State(IntEnum):
    """A state of a character."""

    HIDDEN = 0
    SNIPE_READY = 1
    EXPOSED = 2
    FLAGGED = 3
    OBSERVER = 4
    ESCAPING = 5


class Whom(IntEnum):
    """Somebody in a maneuver."""

    ACTOR = 0
    TARGET = 1
    OPPONENT = 2
    ALLY = 3
    HIDDEN_ENEMY = 4


class SideWord(IntEnum):
    """A squad, as its members speak of it."""

    OWN = 0
    OTHER = 1


class Way(IntEnum):
    """Where a character moves to."""

    ANYWHERE = 0
    TOWARDS = 1
    AWAY = 2


class Currency(IntEnum):
    """What a squad pays with."""

    EDGE = 0
    POINTS = 1


class Scope(IntEnum):
    """The rolls that an advantage or a disadvantage is on."""

    MANEUVERS_AGAINST = 0
    MANEUVERS_OF = 1
    NEXT_MANEUVER_OF = 2
    CHECKS_OF = 3


ON_CHECKS_WORSE = 4


class Need(IntEnum):
    """What a maneuver requires."""

    STATE = 0
    AIM = 1
    ALLY = 2
    RATING = 3
    EDGE = 4


class Step(IntEnum):
    """What a step of a maneuver does."""

    MOVE = 0
    GAIN = 1
    LOSE = 2
    PAY = 3
    PAY_OR_CLEAR = 4
    SET = 5
    CLEAR = 6
    ADVANTAGE = 7
    DISADVANTAGE = 8
    DAMAGE = 9
    LOSE_ACTION = 10
    EXTRA = 11
    LEAVE = 12
    UNNOTICED = 13


NOT_IN_FIGHT = 1
NO_SUCH_MANEUVER = 2
RATING_NOT_ALLOWED = 4
NO_TARGET = 8
NO_ALLY = 16
STATE_MISSING = 32
NOT_READY = 64
TARGET_UNKNOWN = 128
RATING_TOO_LOW = 256
EDGE_TOO_LOW = 512
POINTS_TOO_LOW = 1024
NOBODY_OPPOSES = 2048


class Draw(IntEnum):
    """What dice are thrown for, and what players draw for."""

    ORDER = 1
    MANEUVER = 2
    OPPOSING = 3
    POINTS = 4
    CHECK = 5
    ANSWER = 6
    SETUP = 7


class Event(IntEnum):
    """What a row of the log says."""

    DIE = 1
    BEGINS = 2
    ORDER = 4
    ROUND = 5
    ACTION = 6
    MISSED_ACTION = 7
    IDLE = 8
    ESCAPE = 9
    LEFT = 10
    MANEUVER = 11
    OPPOSES = 12
    ROLL = 13
    COMPARED = 14
    TOTAL = 15
    MOVE = 16
    STATE = 17
    ADVANTAGE = 18
    ADVANTAGE_ENDS = 19
    DAMAGE = 20
    CHECK_EARNED = 21
    WILL_MISS = 22
    EXTRA = 23
    UNNOTICED = 24
    STANDING = 25
    FIGHT_OVER = 26
    CHECK = 27
    FATE = 28
    RESULT = 29
    HARM = 30


class Change(IntEnum):
    """How a squad total changes."""

    GAINS = 0
    LOSES = 1
    PAYS_EDGE = 2
    PAYS_POINTS = 3
    PAYS_FOR_ESCAPE = 4


class Cause(IntEnum):
    """What begins or ends a state, or ends an advantage."""

    STEP = 0
    MOVING = 1
    MANEUVER = 2
    NOT_PAYING = 3
    USE = 4
    TIME = 5
    NO_MORE_HIDING = 6
    LEAVING = 7
    MISSED_ACTION = 8


class EarnedBy(IntEnum):
    """What a check comes from."""

    DAMAGE = 0
    LATE_FAILURE = 1


class Extra(IntEnum):
    """What becomes of one more maneuver."""

    MADE = 0
    DECLINED = 1
    IMPOSSIBLE = 2
    TOO_MANY = 3


class Weight(IntEnum):
    """What the heuristic player weighs by: the fields of `weights` in a `player` document, in their order."""

    POINT = 0
    SPARE_POINT = 1
    SPARE_EDGE = 2
    SWING = 3
    ACTION = 4
    EXTRA_ACTION = 5
    PRESENCE = 6
    LAST_PRESENCE = 7
    HIDING = 8
    HIDING_WHEN_FLAGGED = 9
    READINESS = 10
    EXPOSURE = 11
    MARK = 12
    OBSERVATION = 13
    UNNOTICED_MARK = 14
    ESCAPE_IN_NEED = 15
    ESCAPE = 16
    OUTCOME = 17
    HARM_POINT = 18
    AID = 19
    LASTS = 20
    HOPELESS_EDGE = 21
