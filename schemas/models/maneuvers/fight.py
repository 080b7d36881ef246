"""`character`, `squad` and `fight`: who meets whom, and where."""

from typing import Annotated, Literal, TypeVar

from pydantic import Field

from schemas.base import PICTURE, Colour, Document, Part, PicturePath, Words, reference
from schemas.models.maneuvers.words import Preparation, Rating

Value = Annotated[int, Field(ge=0, le=20)]
CharacterName = Annotated[str, reference("character")]


class Character(Document):
    """A character card. Rules: MN.GAP.5, MN.GAP.24."""

    kind: Literal["character"] = Field(description="Always `character`.")
    name: Words = Field(min_length=1, max_length=40, description="Name on the card.", examples=["Vale"])
    role: Words = Field(min_length=1, max_length=30, description="What they do in the squad.", examples=["leader"])
    action_value: Value = Field(description="Added to the roll for the order of action (MN.ORD.1).", examples=[3])
    firefight: Value = Field(description="Rating with guns.", examples=[3])
    melee: Value = Field(description="Rating hand to hand.", examples=[2])
    athletics: Value = Field(description="Rating in running and climbing.", examples=[2])
    stealth: Value = Field(description="Rating in not being seen.", examples=[1])
    awareness: Value = Field(description="Rating in seeing.", examples=[3])
    command: Value = Field(description="Rating in being followed.", examples=[4])
    damage: Value = Field(description="Against the Armor Value of whom they hurt (MN.DMG.1).", examples=[4])
    armor: Value = Field(description="Against the Damage of who hurts them (MN.DMG.1).", examples=[2])
    resilience: Value = Field(description="Added to checks at the end of the fight (MN.HOUSE.5).", examples=[2])
    note: Words = Field(
        default="", max_length=160, description="A line of colour for the card; never changes the game."
    )
    picture: PicturePath = PICTURE

    def value(self, rating: Rating) -> int:
        """Return the value of `rating`."""
        value: int = getattr(self, rating.value)
        return value


class Squad(Document):
    """The characters of one side. Rule: MN.GAP.25."""

    kind: Literal["squad"] = Field(description="Always `squad`.")
    name: Words = Field(min_length=1, max_length=60, description="Name of the squad.", examples=["Copperhead"])
    colour: Colour = Field(description="Colour of its markers, as #RRGGBB.")
    background: Words = Field(min_length=1, max_length=600, description="Who they are; flavour only.")
    members: Annotated[tuple[CharacterName, ...], Field(strict=False, min_length=1, max_length=12)] = Field(
        description="Its characters, each once.", examples=[["vale", "okoro", "pell", "ruiz"]]
    )
    maneuvers: Annotated[tuple[Annotated[str, reference("maneuver")], ...], Field(strict=False, max_length=40)] = Field(
        default=(),
        description="Maneuvers of its own: one that squads name here, these alone know; the others all know.",
        examples=[["smoke_screen"]],
    )


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
