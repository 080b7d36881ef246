"""Special rules of a scenario: a closed list. They override the standard rules. Rule: BS.SCN.6."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, Words, reference
from schemas.models.battlesuit.maps import PointName
from schemas.models.battlesuit.setup import Area
from schemas.models.battlesuit.words import Edge, OptionalRule, Side, Terrain

SideField = Annotated[Side, Field(strict=False)]
TargetName = Annotated[Words, Field(min_length=1, max_length=40)]
SoldierTypes = Annotated[
    tuple[Annotated[str, reference("soldier_card")], ...], Field(strict=False, min_length=1, max_length=10)
]


class OptionInPlay(Part):
    """An optional rule of section 12 is in play. Rule: BS.OPT.1."""

    type: Literal["optional_rule"] = Field(description="Always `optional_rule`.")
    rule: OptionalRule = Field(description="Which one.", examples=["drones"], strict=False)


class Water(Part):
    """Whether soldiers on the ground may wade. Rules: BS.TER.9, BS.GAP.18."""

    type: Literal["water"] = Field(description="Always `water`.")
    passable: bool = Field(description="Whether water may be entered on the ground, without a bridge.", examples=[True])


class Glow(Part):
    """How dangerous the slag is. Rules: BS.TER.8, BS.GAP.17."""

    type: Literal["glow"] = Field(description="Always `glow`.")
    rating: Annotated[int, Field(ge=0, le=12)] = Field(description="Glow of all slag; 0 is harmless.", examples=[2])


class TerrainHeight(Part):
    """A terrain is higher or lower than usual. Rule: BS.ELE.2."""

    type: Literal["terrain_height"] = Field(description="Always `terrain_height`.")
    terrain: Terrain = Field(description="Which terrain.", examples=["woods"], strict=False)
    levels: Annotated[int, Field(ge=0, le=12)] = Field(description="Levels it rises above its ground.", examples=[4])


class TallBuilding(Part):
    """A building with storeys that bear armoured soldiers. Rules: BS.MLB.2, BS.MLB.6."""

    type: Literal["tall_building"] = Field(description="Always `tall_building`.")
    at: PointName = Field(description="Point of the building.", examples=["A-I-09"])
    storeys: Annotated[int, Field(ge=1, le=3)] = Field(description="Storeys of four levels each.", examples=[2])


class Detection(Part):
    """One side sees better than the other. Rule: BS.DET.1."""

    type: Literal["improved_detection"] = Field(description="Always `improved_detection`.")
    side: SideField = Field(description="Whose attacks are stronger.", examples=["red"])


class Marines(Part):
    """Some types of one side are marines. Rule: BS.MRN.1."""

    type: Literal["marines"] = Field(description="Always `marines`.")
    side: SideField = Field(description="Whose soldiers.", examples=["red"])
    cards: SoldierTypes = Field(description="Their types.", examples=[["assault"]])


class StealthTypes(Part):
    """Further types of one side may use stealth. Rule: BS.GAP.74."""

    type: Literal["stealth_types"] = Field(description="Always `stealth_types`.")
    side: SideField = Field(description="Whose soldiers.", examples=["blue"])
    cards: SoldierTypes = Field(description="Their types.", examples=[["dead_eye"]])


class MineMarkers(Part):
    """Mine markers of one side. Rules: BS.MIN.4, BS.GAP.91."""

    type: Literal["mines"] = Field(description="Always `mines`.")
    side: SideField = Field(description="Who lays them.", examples=["blue"])
    explosive: Annotated[int, Field(ge=0, le=20)] = Field(default=0, description="Explosive mines.", examples=[4])
    nuclear: Annotated[int, Field(ge=0, le=5)] = Field(default=0, description="Nuclear mines.")
    dummies: Annotated[int, Field(ge=0, le=50)] = Field(description="Dummy markers.", examples=[8])


class Minefield(Area, MineMarkers):
    """Mine markers laid during set-up: in an area, or where their owner sets up if none is named. Rule: BS.GAP.135."""


class Assistant(Part):
    """The second commander of one side's only squad is its assistant leader. Rules: BS.PCS.5, BS.PCS.6."""

    type: Literal["assistant_leader"] = Field(description="Always `assistant_leader`.")
    side: SideField = Field(description="Whose assistant.", examples=["red"])


class LawfulExit(Part):
    """Soldiers of one side may leave the map over an edge. Rules: BS.EDG.1, BS.PAN.4."""

    type: Literal["lawful_exit"] = Field(description="Always `lawful_exit`.")
    side: SideField = Field(description="Whose soldiers.", examples=["red"])
    edge: Edge = Field(description="Over which edge.", examples=["south"], strict=False)


class SoldierTarget(Part):
    """An armoured soldier that the battle is about: the first of its type on the roster. Rule: BS.SCN.6."""

    type: Literal["target_soldier"] = Field(description="Always `target_soldier`.")
    side: SideField = Field(description="Whose soldier it is.", examples=["red"])
    name: TargetName = Field(description="Who it is.", examples=["the pathfinder"])
    soldier: Annotated[str, reference("soldier_card")] = Field(description="Its type.", examples=["ranger"])


class UnitTarget(Part):
    """A unit that the battle is about: the first of its type on the roster. Rule: BS.SCN.6."""

    type: Literal["target_unit"] = Field(description="Always `target_unit`.")
    side: SideField = Field(description="Whose soldier it is.", examples=["red"])
    name: TargetName = Field(description="Who it is.", examples=["the surveyor"])
    unit: Annotated[str, reference("unit_card")] = Field(description="Its type.", examples=["police"])


Target = SoldierTarget | UnitTarget


class MoreSquads(Part):
    """One side has more squads than usual. Rule: BS.GAP.140."""

    type: Literal["squads"] = Field(description="Always `squads`.")
    side: SideField = Field(description="Whose squads.", examples=["red"])
    most: Annotated[int, Field(ge=1, le=4)] = Field(description="Most squads of its force.", examples=[3])


class Note(Part):
    """A rule in the author's words: it is printed on the card, and not played by the engine. Rule: BS.DYO.24."""

    type: Literal["note"] = Field(description="Always `note`.")
    text: Words = Field(
        min_length=1, max_length=300, description="What the players are told.", examples=["Nobody may fire on turn 1."]
    )


SpecialRule = Annotated[
    OptionInPlay
    | Water
    | Glow
    | TerrainHeight
    | TallBuilding
    | Detection
    | Marines
    | StealthTypes
    | Minefield
    | Assistant
    | LawfulExit
    | SoldierTarget
    | UnitTarget
    | MoreSquads
    | Note,
    Field(discriminator="type"),
]
