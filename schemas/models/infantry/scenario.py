"""`scenario`: two sides on a dot map, and what they are there for. Rules: IN.HOUSE.1, IN.HOUSE.9 to IN.HOUSE.11."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Document, Part, Words, reference
from schemas.models.infantry.words import Dot, Seat

SquadName = Annotated[str, reference("squad")]
Reach = Annotated[tuple[Dot, Dot], Field(strict=False)]
Points = Annotated[int, Field(ge=1, le=9999)]


class Zone(Part):
    """A rectangle of dots, its limits belong to it."""

    columns: Reach | None = Field(
        default=None, description="First and last column, the westernmost is 0; none: all of them.", examples=[[0, 39]]
    )
    rows: Reach | None = Field(
        default=None, description="First and last row, the southernmost is 0; none: all of them.", examples=[[0, 5]]
    )


NAME: Words = Field(
    min_length=1, max_length=40, description="What it is called, with its article.", examples=["the hilltop"]
)
POINTS_FIELD: Points = Field(description="PV that it scores.", examples=[400])


class Hold(Part):
    """PV for a zone with somebody of one's own in it, above ground, and no enemy. Rule: IN.HOUSE.11."""

    type: Literal["hold"] = Field(description="Always `hold`.")
    name: Words = NAME
    zone: Zone = Field(description="The dots to hold.")
    points: Points = POINTS_FIELD
    each_turn: bool = Field(
        default=False, description="Whether it scores at the end of each game turn, not of the last one alone."
    )


class Cross(Part):
    """PV for each trooper of one's own that is in a zone at the end of the last game turn. Rule: IN.HOUSE.11."""

    type: Literal["cross"] = Field(description="Always `cross`.")
    name: Words = NAME
    zone: Zone = Field(description="The dots to reach.")
    points: Points = Field(description="PV that each of the troopers scores.", examples=[50])


Objective = Annotated[Hold | Cross, Field(discriminator="type")]


class Side(Part):
    """A side of a scenario."""

    squads: Annotated[tuple[SquadName, ...], Field(strict=False, min_length=1, max_length=3)] = Field(
        description="Who fights.", examples=[["third_section"]]
    )
    deploys: Zone = Field(description="Where its troopers are set down (IN.HOUSE.10).")
    set_up: bool = Field(
        default=False, description="Whether its crewed weapons stand set up when the scenario begins (IN.HOUSE.10)."
    )
    objectives: Annotated[tuple[Objective, ...], Field(strict=False, max_length=3)] = Field(
        default=(), description="What it scores for, beside the enemies that it destroys (IN.HOUSE.11)."
    )


class Scenario(Document):
    """A set-up: a map, squads, where they begin, and what they score for. Rules: IN.HOUSE.9 to IN.HOUSE.11."""

    kind: Literal["scenario"] = Field(description="Always `scenario`.")
    title: Words = Field(min_length=1, max_length=60, description="Name of the scenario.", examples=["The Causeway"])
    description: Words = Field(min_length=1, max_length=800, description="What it is about, in a few sentences.")
    dot_map: Annotated[str, reference("dot_map")] = Field(description="Where it is fought.", examples=["millford"])
    a: Side = Field(description="The first side.")
    b: Side = Field(description="The second side.")
    first: Annotated[Seat, Field(strict=False)] | None = Field(
        default=None, description="Side that takes the first turn; none: the dice say (IN.HOUSE.1)."
    )
    turns: Annotated[int, Field(ge=1, le=60)] | None = Field(
        default=None, description="Game turns; none: as many as the rules say (IN.HOUSE.9).", examples=[10]
    )
    budget: Annotated[int, Field(ge=1, le=99999)] | None = Field(
        default=None, description="Most PV of a side; none: as the rules say (IN.HOUSE.8).", examples=[1500]
    )
