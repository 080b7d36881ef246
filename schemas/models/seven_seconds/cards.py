"""Scoring conditions of a mission: a closed list. Rules: 7S.CARD.1, 7S.GAP.10 and 7S.GAP.41."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from schemas.base import PICTURE, Document, Part, PicturePath, Words
from schemas.models.seven_seconds.words import Deck, DroneLine, DroneType, ObjectiveName, Rating, TrooperType, TroopLine

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


Title = Annotated[Words, Field(min_length=1, max_length=40)]
Copies = Annotated[int, Field(ge=1, le=10)]
Count = Annotated[int, Field(ge=1, le=16)]


class MissionCard(Document):
    """A mission: a troop line and a list of scoring conditions. Rules: 7S.CARD.1 to 7S.CARD.4."""

    kind: Literal["mission_card"] = Field(description="Always `mission_card`.")
    title: Title = Field(description="Title at the top of the card.", examples=["Cut the Wire"])
    deck: Deck = Field(description="Deck the card belongs to.", examples=["offense"], strict=False)
    troop_line: TroopLine = Field(
        description="Line of the troop card to field: A, B or C.", examples=["B"], strict=False
    )
    briefing: Words = Field(
        min_length=1, max_length=320, description="In-character text; never changes the game (7S.CARD.2)."
    )
    victory_points: Annotated[tuple[Condition, ...], Field(strict=False, min_length=1, max_length=6)] = Field(
        description="What scores, and for how many victory points."
    )
    copies: Copies = Field(default=1, description="How many of this card are in the deck.")
    picture: PicturePath = PICTURE


class Troopers(Part):
    """Some troopers of one type and rating."""

    type: TrooperType = Field(description="Suit they wear.", examples=["tactical"], strict=False)
    rating: Rating = Field(description="Their quality.", examples=["veteran"], strict=False)
    count: Count = Field(default=1, description="How many.")


class Drones(Part):
    """Some drones of one type."""

    type: DroneType = Field(description="Which drone.", examples=["basic_drone"], strict=False)
    rating: Rating | None = Field(
        default=None,
        description="Its quality; the troop line's when left out (7S.GAP.3).",
        examples=["veteran"],
        strict=False,
    )
    count: Count = Field(default=1, description="How many.")


class TroopConfiguration(Part):
    """One line of a troop card."""

    troopers: Annotated[tuple[Troopers, ...], Field(strict=False, min_length=1)] = Field(description="The squad.")
    drone_line: DroneLine | None = Field(
        default=None, description="Line of the drone card; the card's own when left out (7S.GAP.11).", strict=False
    )


class TroopLines(Part):
    """The three configurations of a troop card."""

    A: TroopConfiguration = Field(description="Line A.")
    B: TroopConfiguration = Field(description="Line B.")
    C: TroopConfiguration = Field(description="Line C.")

    def line(self, line: TroopLine) -> TroopConfiguration:
        """Return the configuration of `line`."""
        configuration: TroopConfiguration = getattr(self, line.value)
        return configuration


class TroopCard(Document):
    """Three squads, one of which the mission chooses. Rules: 7S.CARD.5, 7S.GAP.11."""

    kind: Literal["troop_card"] = Field(description="Always `troop_card`.")
    title: Title = Field(description="Title at the top of the card.", examples=["Line Platoon"])
    lines: TroopLines = Field(description="The squads A, B and C.")
    drone_line: DroneLine | None = Field(
        default=None,
        description="Line of the drone card for lines that name none: X, Y or Z.",
        examples=["X"],
        strict=False,
    )
    copies: Copies = Field(default=1, description="How many of this card are in the deck.")
    picture: PicturePath = PICTURE


class DroneConfiguration(Part):
    """One line of a drone card; it may be empty. Rule: 7S.GAP.12."""

    drones: Annotated[tuple[Drones, ...], Field(strict=False)] = Field(description="The drones of the line.")


class DroneLines(Part):
    """The three configurations of a drone card."""

    X: DroneConfiguration = Field(description="Line X.")
    Y: DroneConfiguration = Field(description="Line Y.")
    Z: DroneConfiguration = Field(description="Line Z.")

    def line(self, line: DroneLine) -> DroneConfiguration:
        """Return the configuration of `line`."""
        configuration: DroneConfiguration = getattr(self, line.value)
        return configuration


class DroneCard(Document):
    """Three sets of drones, one of which the troop card chooses. Rules: 7S.CARD.6, 7S.GAP.12."""

    kind: Literal["drone_card"] = Field(description="Always `drone_card`.")
    title: Title = Field(description="Title at the top of the card.", examples=["Watchful Swarm"])
    lines: DroneLines = Field(description="The drones of lines X, Y and Z.")
    copies: Copies = Field(default=1, description="How many of this card are in the deck.")
    picture: PicturePath = PICTURE
