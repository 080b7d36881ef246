"""`trooper` and `squad`: who fights with what, and who fights together. Rules: IN.HOUSE.8, IN.GAP.34."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import PICTURE, Colour, Document, PicturePath, Words, reference
from schemas.models.infantry.words import Experience

WeaponName = Annotated[str, reference("weapon")]
TrooperName = Annotated[str, reference("trooper")]
Grenades = Annotated[int, Field(ge=0, le=20)]
Cell = Annotated[int, Field(ge=1, le=60)]


class Trooper(Document):
    """A unit card. Rules: IN.CRW.1, IN.ARM.2, IN.EXP.4 to IN.EXP.10, IN.SMK.1, IN.XPR.1."""

    kind: Literal["trooper"] = Field(description="Always `trooper`.")
    name: Words = Field(min_length=1, max_length=40, description="Name on the card.", examples=["Grenadier"])
    role: Words = Field(min_length=1, max_length=30, description="What they do in the squad.", examples=["grenadier"])
    experience: Experience = Field(
        default=Experience.REGULAR, description="How experienced they are (IN.XPR.1).", strict=False
    )
    primary: WeaponName | None = Field(
        default=None, description="Primary weapon, or the crewed weapon in its place (IN.CRW.1).", examples=["rifle"]
    )
    secondary: WeaponName | None = Field(default=None, description="Secondary weapon.", examples=["pistol"])
    mounted: WeaponName | None = Field(
        default=None,
        description="Launcher under the primary weapon; it takes the secondary section (IN.EXP.6, IN.EXP.7).",
        examples=["grenade_launcher"],
    )
    other: WeaponName | None = Field(
        default=None,
        description="What the other section holds, unless extra ammunition does.",
        examples=["satchel_charge"],
    )
    extra_ammunition: Annotated[tuple[WeaponName, ...], Field(strict=False, max_length=4)] = Field(
        default=(),
        description="The weapon it carries extra ammunition for, in the other section (IN.EXP.10).",
        examples=[["rocket_launcher"]],
    )
    grenades: dict[WeaponName, Grenades] = Field(
        default={}, description="How many of each grenade (IN.SMK.1).", examples=[{"hand_grenade": 2}]
    )
    melee: WeaponName | None = Field(
        default=None, description="What it strikes with; none: its fists (IN.HOUSE.7).", examples=["bayonet"]
    )
    armor: Annotated[str, reference("armor")] | None = Field(
        default=None, description="Body armour it wears (IN.ARM.5).", examples=["standard_armor"]
    )
    armor_cells: Annotated[tuple[Cell, ...], Field(strict=False, max_length=60)] = Field(
        default=(),
        description="Cells that the armour covers, the leftmost is 1; the first ones where left out (IN.ARM.2).",
        examples=[[1, 2, 3, 4]],
    )
    sneak_suit: bool = Field(default=False, description="Whether it wears a sneak suit (IN.SNK.1).")
    leadership: Annotated[int, Field(ge=0, le=9)] = Field(
        default=0, description="Leadership skill of a squad leader, 2 as a rule (IN.MOR.4, IN.MOR.5).", examples=[2]
    )
    note: Words = Field(
        default="", max_length=160, description="A line of colour for the card; never changes the game."
    )
    picture: PicturePath = PICTURE


class Squad(Document):
    """Troopers who fight together, one of them their leader. Rules: IN.MOR.1, IN.GAP.34."""

    kind: Literal["squad"] = Field(description="Always `squad`.")
    name: Words = Field(min_length=1, max_length=60, description="Name of the squad.", examples=["Third Section"])
    colour: Colour = Field(description="Colour of its counters, as #RRGGBB.")
    background: Words = Field(min_length=1, max_length=600, description="Who they are; flavour only.")
    leader: TrooperName = Field(description="The member who leads it (IN.MOR.4).", examples=["section_leader"])
    members: Annotated[tuple[TrooperName, ...], Field(strict=False, min_length=1, max_length=24)] = Field(
        description="Its troopers, the leader among them; one that is named twice is there twice.",
        examples=[["section_leader", "gunner", "rifleman", "rifleman"]],
    )

    @property
    def leader_id(self) -> str:
        """Id of the leader, without the pack that it may be named with."""
        return plain(self.leader)

    @property
    def member_ids(self) -> tuple[str, ...]:
        """Ids of the members, likewise."""
        return tuple(map(plain, self.members))


def plain(name: str) -> str:
    """Return the id in a name that may say the pack too, as in `infantry:rifleman`."""
    return name.rpartition(":")[2]
