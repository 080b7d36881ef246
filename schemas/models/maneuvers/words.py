"""The closed vocabularies of the game of maneuvers: each word stands in documents and in the rules as it does here."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field


class Rating(StrEnum):
    """An Action Rating of a character. Rule: MN.GAP.5."""

    FIREFIGHT = "firefight"
    MELEE = "melee"
    ATHLETICS = "athletics"
    STEALTH = "stealth"
    AWARENESS = "awareness"
    COMMAND = "command"


class Opposer(StrEnum):
    """Who makes the opposing roll: whom the Maneuver is aimed at, or whom the other side picks. Rule: MN.GAP.6."""

    TARGET = "target"
    DEFENDER_CHOICE = "defender_choice"


class Whom(StrEnum):
    """Somebody in a Maneuver. Rules: MN.COR.3, MN.TRM.1."""

    ACTOR = "actor"
    TARGET = "target"
    OPPONENT = "opponent"
    ALLY = "ally"
    HIDDEN_ENEMY = "hidden_enemy"


class SideWord(StrEnum):
    """A squad, as its members speak of it. Rule: MN.SQD.2."""

    OWN = "own"
    OTHER = "other"


class Way(StrEnum):
    """Where a character moves to. Rule: MN.GAP.7."""

    ANYWHERE = "anywhere"
    TOWARDS = "towards"
    AWAY = "away"


class State(StrEnum):
    """A state of a character, each with a marker. Rules: MN.COV.2 to MN.COV.4, MN.ESC.2, MN.OBS.2, MN.FLG.2."""

    HIDDEN = "hidden"
    SNIPE_READY = "snipe_ready"
    EXPOSED = "exposed"
    FLAGGED = "flagged"
    OBSERVER = "observer"
    ESCAPING = "escaping"


class Currency(StrEnum):
    """What a squad pays with: the lead of its total, or the total itself. Rules: MN.SQD.3, MN.GAP.3."""

    EDGE = "edge"
    POINTS = "points"


class Scope(StrEnum):
    """The rolls that an advantage or a disadvantage is on. Rules: MN.GAP.26, MN.GAP.27, MN.AID.2."""

    MANEUVERS_AGAINST = "maneuvers_against"
    MANEUVERS_OF = "maneuvers_of"
    NEXT_MANEUVER_OF = "next_maneuver_of"
    CHECKS_OF = "checks_of"


class Until(StrEnum):
    """When an advantage or a disadvantage ends. Rules: MN.GAP.14, MN.GAP.30."""

    ACTOR_NEXT_ACTION = "actor_next_action"
    FIGHT_END = "fight_end"


class Hiding(StrEnum):
    """What a Maneuver does to the hiding of who makes it. Rule: MN.GAP.10."""

    KEEPS = "keeps"
    ENDS = "ends"
    ENDS_WITHOUT_REWARD = "ends_without_reward"


class Outcome(StrEnum):
    """What becomes of a character at the end of a fight, from the best. Rule: MN.HOUSE.5."""

    NONE = "none"
    SHAKEN = "shaken"
    WOUNDED = "wounded"
    OUT_OF_ACTION = "out_of_action"
    KILLED = "killed"


class Preparation(StrEnum):
    """How a squad comes to a fight. Rules: MN.SQD.1, MN.GAP.2."""

    EVEN = "even"
    SCOUTED = "scouted"
    PREPARED_POSITION = "prepared_position"
    AMBUSH = "ambush"
    CAUGHT_OFF_GUARD = "caught_off_guard"


class Place(StrEnum):
    """A seat of a fight. Rule: MN.GAP.25."""

    A = "a"
    B = "b"


Ratings = Annotated[
    tuple[Annotated[Rating, Field(strict=False)], ...], Field(strict=False, min_length=1, max_length=len(Rating))
]
