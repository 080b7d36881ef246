"""`creature`: who fights. Rule: TOY.CRE.1."""

from typing import Literal

from pydantic import Field

from schemas.base import Document, Words


class Creature(Document):
    """A creature and its card."""

    kind: Literal["creature"] = Field(description="Always `creature`.")
    name: Words = Field(min_length=1, max_length=40, description="Name on the card.", examples=["Lion"])
    teeth: int = Field(ge=1, le=99, description="How many teeth it has (TOY.CRE.1).", examples=[12])
