"""`scenario`: two sides on a dot map. Rules: IN.HOUSE.1, IN.HOUSE.9, IN.HOUSE.10."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Document, Part, Words, reference
from schemas.models.infantry.words import Dot, Seat

SquadName = Annotated[str, reference("squad")]
Reach = Annotated[tuple[Dot, Dot], Field(strict=False)]


class Zone(Part):
    """A rectangle of dots, its limits belong to it."""

    columns: Reach | None = Field(
        default=None, description="First and last column, the westernmost is 0; none: all of them.", examples=[[0, 39]]
    )
    rows: Reach | None = Field(
        default=None, description="First and last row, the southernmost is 0; none: all of them.", examples=[[0, 5]]
    )


class Side(Part):
    """A side of a scenario."""

    squads: Annotated[tuple[SquadName, ...], Field(strict=False, min_length=1, max_length=3)] = Field(
        description="Who fights.", examples=[["third_section"]]
    )
    deploys: Zone = Field(description="Where its troopers are set down (IN.HOUSE.10).")
    set_up: bool = Field(
        default=False, description="Whether its crewed weapons stand set up when the scenario begins (IN.HOUSE.10)."
    )


class Scenario(Document):
    """A set-up: a map, squads, and where they begin. Rules: IN.HOUSE.9, IN.HOUSE.10."""

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
