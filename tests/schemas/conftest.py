"""A kind of document that shows what the shipped kinds do not use: references to documents, and a check of its own."""

from typing import Annotated, Literal

import pytest
from pydantic import Field, field_validator

from schemas.base import Document, reference
from schemas.kinds import KINDS, Kind
from schemas.packs.gather import Gatherer


class Order(Document):
    """A made-up document."""

    kind: Literal["order"]
    sides: int = Field(ge=2, le=8, description="Players of the battle.", examples=[2])
    faction: Annotated[str | None, reference("faction")] = None

    @field_validator("sides")
    @classmethod
    def _even(cls, sides: int) -> int:
        if sides % 2:
            raise ValueError("the number of sides has to be even")
        return sides


class ArmyList(Document):
    """A made-up document of a system that has no kinds yet."""

    kind: Literal["army_list"]


MADE_UP = (
    Kind("order", f"{__name__}:Order", "seven_seconds", ""),
    Kind("army_list", f"{__name__}:ArmyList", "battlesuit", ""),
)


@pytest.fixture
def gatherer() -> Gatherer:
    """A reader that knows the made-up kinds besides the shipped ones."""
    return Gatherer(kinds=(*KINDS, *MADE_UP))
