"""`faction`: a name, a flag, a background and six stats for each rating."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from schemas.base import PICTURE, Colour, Document, Part, PicturePath, Words
from schemas.models.seven_seconds.words import Rating, Stat

StatValue = Annotated[int, Field(ge=0, le=99)]


class FlagPattern(StrEnum):
    """How the two or three colours of a flag are laid out."""

    PLAIN = "plain"
    DISC = "disc"
    FESS = "fess"
    PALE = "pale"
    CROSS = "cross"
    SALTIRE = "saltire"
    CHEVRON = "chevron"
    QUARTERLY = "quarterly"


class Flag(Part):
    """A flag, drawn from a pattern and colours."""

    pattern: FlagPattern = Field(description="Layout of the flag.", examples=["disc"], strict=False)
    field: Colour = Field(description="Colour of the ground, as #RRGGBB.")
    charge: Colour = Field(description="Colour of the figure on the ground, as #RRGGBB.")
    picture: PicturePath = PICTURE


class StatLine(Part):
    """The six stats of one rating; point-buy limits them, see the rules document."""

    sensors: StatValue = Field(description="Most dice in one Target action (7S.STAT.2).", examples=[3])
    stealth: StatValue = Field(description="Target counters a Move or Jump can shed (7S.STAT.3).", examples=[3])
    armour: StatValue = Field(description="What a die has to beat to do harm (7S.STAT.4).", examples=[3])
    countermeasures: StatValue = Field(description="A missile is shot down on this or less (7S.STAT.5).", examples=[3])
    nuclear: StatValue = Field(description="Missile blast: radius in inches and dice (7S.STAT.6).", examples=[3])
    robotics: StatValue = Field(description="Stands for every stat of the drones (7S.STAT.7).", examples=[3])

    def value(self, stat: Stat) -> int:
        """Return the value of `stat`."""
        value: int = getattr(self, stat.value)
        return value


class Stats(Part):
    """The stat lines of the three ratings."""

    reserve: StatLine = Field(description="Line of the Reserve rating, the lowest.")
    veteran: StatLine = Field(description="Line of the Veteran rating.")
    spec_ops: StatLine = Field(description="Line of the Spec Ops rating, the best.")

    def line(self, rating: Rating) -> StatLine:
        """Return the stat line of `rating`."""
        line: StatLine = getattr(self, rating.value)
        return line


class Faction(Document):
    """A side of the war. Rules: 7S.FAC.1, 7S.FAC.5 to 7S.FAC.9."""

    kind: Literal["faction"] = Field(description="Always `faction`.")
    name: Words = Field(min_length=1, max_length=60, description="Full name of the faction.", examples=["New Tokyo"])
    short_name: Words = Field(
        default="", max_length=16, description="Name for narrow places; the full name when left out.", examples=["PUC"]
    )
    flag: Flag = Field(description="Its flag.")
    background: Words = Field(min_length=1, max_length=900, description="Who they are, in a paragraph; flavour only.")
    stats: Stats = Field(description="Stats of the three ratings.")
