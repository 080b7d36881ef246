"""`unit`, `mob` and `weapon`: who fights, and with what."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import PICTURE, Colour, Document, PicturePath, Words, reference
from schemas.models.survive.words import Stat, WeaponType

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


StatValue = Annotated[int, Field(ge=0, le=99)]
Number = Annotated[int, Field(ge=0, le=20)]
WeaponName = Annotated[str, reference("weapon")]
UnitName = Annotated[str, reference("unit")]


class Unit(Document):
    """A unit card: five stats, and the weapons it carries. Rules: SV.GAP.7, SV.MOV.1."""

    kind: Literal["unit"] = Field(description="Always `unit`.")
    name: Words = Field(min_length=1, max_length=40, description="Name on the card.", examples=["Boss"])
    stamina: StatValue = Field(description="Inches a Run is longer than a Move (SV.MOV.3).", examples=[4])
    grit: StatValue = Field(description="The higher strikes first in a facing fight (SV.FCH.3).", examples=[6])
    toughness: StatValue = Field(description="What the Power of a hit has to exceed (SV.EFF.1).", examples=[5])
    shooting: StatValue = Field(description="Skill with guns and grenades (SV.SHT.4).", examples=[6])
    combat: StatValue = Field(description="Skill in close combat (SV.FCH.4).", examples=[6])
    weapons: Annotated[tuple[WeaponName, ...], Field(strict=False, max_length=8)] = Field(
        description="The weapons it carries, the one in hand first; without one for close combat it uses its fists.",
        examples=[["heavy_pistol", "machete"]],
    )
    to_hit: dict[WeaponName, Number] = Field(
        default={},
        description="To-hit numbers printed on the card, by weapon (SV.SHT.5); worked out where left out.",
        examples=[{"heavy_pistol": 6}],
    )
    note: Words = Field(
        default="", max_length=160, description="A line of colour for the card; never changes the game."
    )
    picture: PicturePath = PICTURE

    def value(self, stat: Stat) -> int:
        """Return the value of `stat`."""
        value: int = getattr(self, stat.value)
        return value


class Mob(Document):
    """The units of one player. Rule: SV.GAP.41."""

    kind: Literal["mob"] = Field(description="Always `mob`.")
    name: Words = Field(min_length=1, max_length=60, description="Name of the Mob.", examples=["Rust Saints"])
    colour: Colour = Field(description="Colour of its counters, as #RRGGBB.")
    background: Words = Field(min_length=1, max_length=600, description="Who they are; flavour only.")
    units: Annotated[tuple[UnitName, ...], Field(strict=False, min_length=1, max_length=20)] = Field(
        description="Its units; one that is named twice is there twice.",
        examples=[["boss", "gunner", "bruiser", "runner", "ganger"]],
    )
