"""`fight`: two squads, where they meet, and what their totals begin with. Rules: MN.SQD.1, MN.GAP.2, MN.GAP.7."""

from typing import Annotated, Literal, TypeVar

from pydantic import Field

from schemas.base import Document, Part, Words, reference
from schemas.models.maneuvers.words import Preparation

Member = TypeVar("Member")
PlaceName = Annotated[Words, Field(min_length=1, max_length=30)]


class Side(Part):
    """A squad in a fight."""

    squad: Annotated[str, reference("squad")] = Field(description="Who fights.", examples=["copperhead"])
    location: Annotated[int, Field(ge=0, le=11)] = Field(
        description="Where it begins: the number of a location, the first is 0.", examples=[0]
    )
    size: Annotated[int, Field(ge=1, le=12)] | None = Field(
        default=None,
        description="How many of the squad fight, the first of its members; all if it is left out (MN.GAP.25).",
        examples=[3],
    )
    preparation: Preparation = Field(
        default=Preparation.EVEN,
        description="How it comes to the fight, which says what its total begins with (MN.GAP.2).",
        strict=False,
    )
    start_points: Annotated[int, Field(ge=-30, le=60)] | None = Field(
        default=None, description="What its total begins with instead.", examples=[5]
    )

    def those_who_fight(self, members: tuple[Member, ...]) -> tuple[Member, ...]:
        """Return those of a squad's members who take part. Rule: MN.GAP.25."""
        return members[: self.size]


class Fight(Document):
    """A set-up: squads, locations, starting totals. Rules: MN.SQD.1, MN.GAP.2."""

    kind: Literal["fight"] = Field(description="Always `fight`.")
    title: Words = Field(min_length=1, max_length=60, description="Name of the fight.", examples=["The Loading Dock"])
    description: Words = Field(min_length=1, max_length=500, description="What it is about, in a few sentences.")
    locations: Annotated[tuple[PlaceName, ...], Field(strict=False, min_length=2, max_length=12)] = Field(
        description="The locations in a row, each linked with the next (MN.GAP.7).",
        examples=[["yard gate", "loading dock", "main floor"]],
    )
    a: Side = Field(description="The first squad.")
    b: Side = Field(description="The second squad.")
