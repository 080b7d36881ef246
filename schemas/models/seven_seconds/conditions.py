"""Scoring conditions of a mission: a closed list. Rules: 7S.CARD.1, 7S.GAP.10 and 7S.GAP.41."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.seven_seconds.words import ObjectiveName

POINTS_LIMITS = (-99, 99)
VictoryPoints = Annotated[
    int,
    Field(
        ge=POINTS_LIMITS[0],
        le=POINTS_LIMITS[1],
        description="Victory points; negative ones are a penalty.",
        examples=[6],
    ),
]


class ObjectiveState(StrEnum):
    """What an objective is at the end; all but `destroyed` need it to have survived."""

    DESTROYED = "destroyed"
    NOT_DESTROYED = "not_destroyed"
    CONTESTED = "contested"
    SECURED_BY_OWN_SIDE = "secured_by_own_side"
    INSPECTED = "inspected"


class ObjectiveStateCondition(Part):
    """Scores once if an objective ends in a state."""

    type: Literal["objective_state"] = Field(description="Always `objective_state`.")
    objective: ObjectiveName = Field(description="Which objective.", examples=["alpha"], strict=False)
    state: ObjectiveState = Field(description="State it has to end in.", examples=["destroyed"], strict=False)
    vp: VictoryPoints


class ObjectiveCountersCondition(Part):
    """Scores for every target counter on an objective, destroyed or not."""

    type: Literal["objective_counters"] = Field(description="Always `objective_counters`.")
    objective: ObjectiveName = Field(description="Which objective.", examples=["alpha"], strict=False)
    vp_each: VictoryPoints
    max: Annotated[int, Field(ge=1, le=99)] = Field(default=10, description="Most counters that score.")


class TableControlCondition(Part):
    """Scores once if the player controls the table at the end."""

    type: Literal["table_control"] = Field(description="Always `table_control`.")
    vp: VictoryPoints


class EnemyTroopersKilledCondition(Part):
    """Scores for every enemy trooper killed."""

    type: Literal["enemy_troopers_killed"] = Field(description="Always `enemy_troopers_killed`.")
    vp_each: VictoryPoints


class OwnTroopersLostCondition(Part):
    """Scores (as a rule negative points) for every own trooper lost."""

    type: Literal["own_troopers_lost"] = Field(description="Always `own_troopers_lost`.")
    vp_each: VictoryPoints


class OwnTroopersSurvivingCondition(Part):
    """Scores for every own trooper alive at the end."""

    type: Literal["own_troopers_surviving"] = Field(description="Always `own_troopers_surviving`.")
    vp_each: VictoryPoints


class EnemyDronesKilledCondition(Part):
    """Scores for every enemy drone destroyed."""

    type: Literal["enemy_drones_killed"] = Field(description="Always `enemy_drones_killed`.")
    vp_each: VictoryPoints


class EnemyCommanderKilledCondition(Part):
    """Scores once if the enemy commander has been killed."""

    type: Literal["enemy_commander_killed"] = Field(description="Always `enemy_commander_killed`.")
    vp: VictoryPoints


Condition = Annotated[
    ObjectiveStateCondition
    | ObjectiveCountersCondition
    | TableControlCondition
    | EnemyTroopersKilledCondition
    | OwnTroopersLostCondition
    | OwnTroopersSurvivingCondition
    | EnemyDronesKilledCondition
    | EnemyCommanderKilledCondition,
    Field(discriminator="type"),
]
