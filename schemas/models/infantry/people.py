"""`weapon`, `armor`, `trooper`, `squad`: who fights with what and whom. Rules: IN.HOUSE.8, IN.GAP.31, IN.GAP.34."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import PICTURE, Colour, Document, PicturePath, Words, reference
from schemas.models.infantry.words import Experience, Filling, Harm, Mode, Section, WeaponType

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
