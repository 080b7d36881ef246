"""`force`: the squads of one side and the points they may cost. Rules: BS.DYO.1 to BS.DYO.24."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Document, Part, Words, reference

Count = Annotated[int, Field(ge=1, le=99)]


class Soldiers(Part):
    """Some armoured soldiers of one type."""

    card: Annotated[str, reference("soldier_card")] = Field(description="Their type.", examples=["front_line"])
    count: Count = Field(default=1, description="How many.")


class Units(Part):
    """Some unarmoured soldiers or drones of one type."""

    card: Annotated[str, reference("unit_card")] = Field(description="Their type.", examples=["recon_drone"])
    count: Count = Field(default=1, description="How many.")


class Squad(Part):
    """A squad: armoured soldiers, and what goes with them. Rules: BS.DYO.4, BS.SQC.1."""

    name: Words = Field(min_length=1, max_length=40, description="Name of the squad.", examples=["First squad"])
    soldiers: Annotated[tuple[Soldiers, ...], Field(strict=False, max_length=20)] = Field(
        default=(), description="The armoured soldiers; they take the letters A, B, C ... in this order."
    )
    units: Annotated[tuple[Units, ...], Field(strict=False, max_length=20)] = Field(
        default=(), description="Unarmoured soldiers and drones."
    )


class Force(Document):
    """The force of one side: one or two squads, bought from a budget of build points. Rule: BS.DYO.1."""

    kind: Literal["force"] = Field(description="Always `force`.")
    title: Words = Field(min_length=1, max_length=60, description="Name of the force.", examples=["Third Platoon"])
    description: Words = Field(default="", max_length=600, description="Who they are; flavour only.")
    budget: int = Field(ge=0, le=9999, description="Build points it may cost.", examples=[120])
    squads: Annotated[tuple[Squad, ...], Field(strict=False, min_length=1, max_length=4)] = Field(
        description="The squads."
    )
