"""`mission_card`, `troop_card` and `drone_card`: what a player draws before a battle."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Document, Part, Words
from schemas.models.picture import PICTURE, PicturePath
from schemas.models.seven_seconds.conditions import Condition
from schemas.models.seven_seconds.words import Deck, DroneLine, DroneType, Rating, TrooperType, TroopLine

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
