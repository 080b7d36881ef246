"""`weapon`: what a unit shoots, throws or strikes with. Rule: SV.GAP.4."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Document, Words
from schemas.models.picture import PICTURE, PicturePath
from schemas.models.survive.words import WeaponType

Value = Annotated[int, Field(ge=0, le=99)]
Inches = Annotated[int, Field(ge=1, le=120)]


class Weapon(Document):
    """A weapon card. Rules: SV.GAP.4, SV.MOV.1, SV.AMM.1."""

    kind: Literal["weapon"] = Field(description="Always `weapon`.")
    name: Words = Field(min_length=1, max_length=40, description="Name on the card.", examples=["Snub pistol"])
    type: WeaponType = Field(description="What it is for.", examples=["ranged"], strict=False)
    hands: int = Field(
        ge=1, le=2, description="Hands it takes, 1 or 2; a running unit has one to spare (SV.MOV.4).", examples=[1]
    )
    power: Value = Field(description="Compared with the Toughness of who is hit (SV.EFF.1).", examples=[4])
    difficulty: Value = Field(description="Skill below this hits less often (SV.GAP.5).", examples=[3])
    weight: Value = Field(description="Inches it takes off the Move of who carries it (SV.MOV.1).", examples=[1])
    ammo: Value | None = Field(
        default=None,
        description="Highest roll on which it is ready again after a shot (SV.AMM.1); none for close combat.",
        examples=[9],
    )
    range_in: Inches | None = Field(
        default=None, description="Longest range in inches (SV.SHT.2); none for close combat.", examples=[10]
    )
    blast_in: Inches | None = Field(
        default=None, description="Radius of a grenade's blast in inches (SV.GAP.30); none for others.", examples=[2]
    )
    note: Words = Field(
        default="", max_length=160, description="A line of colour for the card; never changes the game."
    )
    picture: PicturePath = PICTURE
