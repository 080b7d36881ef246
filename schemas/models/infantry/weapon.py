"""`weapon` and `armor`: what troopers carry and wear. Rules: IN.CRW.2, IN.EXP.1, IN.INC.1, IN.ARM.5, IN.GAP.31."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import PICTURE, Document, PicturePath, Words
from schemas.models.infantry.words import Filling, Harm, Mode, Section, WeaponType

Points = Annotated[int, Field(ge=0, le=60)]
Dots = Annotated[int, Field(ge=1, le=999)]
Value = Annotated[int, Field(ge=0, le=9999)]


class Weapon(Document):
    """A weapon card. Rules: IN.CRW.2, IN.EXP.1 to IN.EXP.9, IN.INC.1, IN.GAP.31."""

    kind: Literal["weapon"] = Field(description="Always `weapon`.")
    name: Words = Field(min_length=1, max_length=40, description="Name on the card.", examples=["Rocket Launcher"])
    type: WeaponType = Field(description="How its attacks are worked out.", examples=["explosive"], strict=False)
    section: Section = Field(
        description="Section of the unit card that it is written in (IN.CRW.1, IN.EXP.4, IN.EXP.5).", strict=False
    )
    damage: Annotated[tuple[Points, ...], Field(strict=False, min_length=1, max_length=8)] = Field(
        description="Points of damage: where it hits, then on the adjacent dots, the dots 2 away and so on (IN.EXP.3).",
        examples=[[8, 4, 2]],
    )
    harm: Harm = Field(default=Harm.LETHAL, description="What kind of damage it does.", strict=False)
    filling: Filling | None = Field(
        default=None, description="What a thrown weapon does where it lands; none for others.", strict=False
    )
    ap_cost: Annotated[int, Field(ge=0, le=12)] | None = Field(
        default=None,
        description="AP of an attack, or of laying an arc; none for crewed weapons (IN.GAP.1), and for thrown ones "
        "that go as far as AP are spent (IN.GAP.2).",
        examples=[5],
    )
    ammo: Annotated[int, Field(ge=1, le=99)] | None = Field(
        default=None, description="Rounds that come with it (IN.EXP.2); none: it never runs dry.", examples=[2]
    )
    short_dots: Dots | None = Field(
        default=None, description="Short range in dots; none for melee, and where AP are the range.", examples=[71]
    )
    long_dots: Dots | None = Field(default=None, description="Long range in dots; none: only short.", examples=[212])
    mode: Mode | None = Field(
        default=None, description="How often a ranged weapon attacks into an arc (IN.HOUSE.4).", strict=False
    )
    crew: Annotated[int, Field(ge=0, le=9)] | None = Field(
        default=None, description="Troopers besides its carrier who set a crewed weapon up (IN.CRW.4).", examples=[1]
    )
    mount: bool = Field(
        default=False, description="Whether a launcher may be fixed under it: a rifle or SMG (IN.EXP.6, IN.GAP.8)."
    )
    mountable: bool = Field(
        default=False, description="Whether it may be fixed under a rifle or SMG (IN.EXP.6, IN.EXP.9)."
    )
    point_value: Value = Field(description="What it adds to the PV of a trooper.", examples=[291])
    note: Words = Field(
        default="", max_length=160, description="A line of colour for the card; never changes the game."
    )
    picture: PicturePath = PICTURE


class Armor(Document):
    """Body armour. Rules: IN.ARM.5, IN.ARM.6."""

    kind: Literal["armor"] = Field(description="Always `armor`.")
    name: Words = Field(min_length=1, max_length=40, description="Name of the armour.", examples=["Standard"])
    coverage: Annotated[int, Field(ge=1, le=30)] = Field(
        description="Adjoining cells of the card that it covers (IN.ARM.5).", examples=[4]
    )
    ap_cost: Annotated[int, Field(ge=0, le=12)] = Field(
        description="What it takes off each figure of the AP row (IN.ARM.6).", examples=[2]
    )
    note: Words = Field(
        default="", max_length=160, description="A line of colour for the card; never changes the game."
    )
    picture: PicturePath = PICTURE
