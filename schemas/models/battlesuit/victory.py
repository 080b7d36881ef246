"""Victory conditions of a scenario: a closed list. Rules: BS.VIC.1 to BS.VIC.4, BS.GAP.99."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.battlesuit.lattice import PointName
from schemas.models.battlesuit.words import Edge, Side

SideField = Annotated[Side, Field(strict=False)]
Points = Annotated[int, Field(ge=1, le=99)]
PointNames = Annotated[tuple[PointName, ...], Field(strict=False, min_length=1, max_length=30)]


class Destruction(Part):
    """Points for enemies out of action. Rules: BS.VIC.2, BS.GAP.99."""

    type: Literal["destruction"] = Field(description="Always `destruction`.")
    side: SideField = Field(description="Who scores.", examples=["red"])
    mode: Literal["build_value", "one_per_kill"] = Field(
        default="build_value", description="Whether an enemy is worth its build value, or one point."
    )
    down: Literal["nothing", "half", "whole"] = Field(
        default="half", description="What an enemy that is down is worth; halves are rounded down."
    )


class Occupation(Part):
    """Points for holding map points. Rule: BS.VIC.3."""

    type: Literal["occupation"] = Field(description="Always `occupation`.")
    side: SideField = Field(description="Who scores.", examples=["blue"])
    at: PointNames = Field(description="The points.", examples=[["A-I-09"]])
    vp_each: Points = Field(description="Victory points for each of them.", examples=[5])
    when: Literal["end", "per_turn"] = Field(
        default="end", description="Counted once after the last turn, or after every turn."
    )


class Exit(Part):
    """Points for soldiers that leave over an edge. Rule: BS.VIC.1."""

    type: Literal["exit"] = Field(description="Always `exit`.")
    side: SideField = Field(description="Who scores.", examples=["red"])
    edge: Edge = Field(description="Edge they leave over.", examples=["south"], strict=False)
    mode: Literal["build_value", "each"] = Field(
        default="build_value", description="Whether a soldier is worth its build value, or `vp_each`."
    )
    vp_each: Points = Field(default=1, description="Victory points for each soldier, if `mode` is `each`.")


class Denial(Part):
    """Points if the enemy holds none of some map points after the last turn. Rule: BS.VIC.1."""

    type: Literal["denial"] = Field(description="Always `denial`.")
    side: SideField = Field(description="Who scores.", examples=["blue"])
    at: PointNames = Field(description="The points.", examples=[["A-I-09"]])
    vp: Points = Field(description="Victory points.", examples=[20])


Condition = Annotated[Destruction | Occupation | Exit | Denial, Field(discriminator="type")]
