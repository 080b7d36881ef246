"""The closed vocabularies of infantry: each word stands in documents and in the rules as it does here."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field


class WeaponType(StrEnum):
    """How attacks with a weapon are worked out. Rules: IN.CRW.13, IN.EXP.11, IN.INC.2, IN.INC.11, IN.GAP.31."""

    RANGED = "ranged"
    CREWED = "crewed"
    EXPLOSIVE = "explosive"
    INCENDIARY = "incendiary"
    THROWN = "thrown"
    MELEE = "melee"


class Filling(StrEnum):
    """What a thrown weapon does where it lands. Rules: IN.SMK.2, IN.INC.11, IN.GAP.31."""

    EXPLOSIVE = "explosive"
    INCENDIARY = "incendiary"
    SMOKE = "smoke"


class Section(StrEnum):
    """A section of the unit card that weapons are written in. Rules: IN.CRW.1, IN.EXP.4, IN.EXP.5, IN.EXP.10."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    OTHER = "other"
    GRENADES = "grenades"
    MELEE = "melee"


class Mode(StrEnum):
    """How often a ranged weapon attacks into its arc. Rule: IN.HOUSE.4."""

    SINGLE = "single"
    BURST = "burst"


class Harm(StrEnum):
    """A kind of damage. Rules: IN.ARM.1, IN.ARM.3, IN.ARM.4."""

    LETHAL = "lethal"
    BLUDGEONING = "bludgeoning"


class Experience(StrEnum):
    """How experienced a trooper is, from the least. Rule: IN.XPR.1."""

    GREEN = "green"
    REGULAR = "regular"
    VETERAN = "veteran"
    ELITE = "elite"


class Toughness(StrEnum):
    """What a structure withstands, from the least. Rule: IN.BRC.5."""

    TREE = "tree"
    WALL = "wall"
    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"
    HARDENED = "hardened"


class Terrain(StrEnum):
    """What is on a dot. Rules: IN.TER.2, IN.GAP.45, the house map."""

    STANDARD = "standard"
    ROUGH = "rough"
    SWAMP = "swamp"
    SHALLOW_WATER = "shallow_water"
    DEEP_WATER = "deep_water"
    BARBED_WIRE = "barbed_wire"
    TRENCH = "trench"
    LIGHT_VEGETATION = "light_vegetation"
    HEAVY_VEGETATION = "heavy_vegetation"
    LOW_WALL = "low_wall"
    HIGH_WALL = "high_wall"
    BUILDING = "building"
    TREE = "tree"
    VEHICLE = "vehicle"


class Seat(StrEnum):
    """A side of a scenario. Rule: IN.HOUSE.1."""

    A = "a"
    B = "b"


STRUCTURES = (Terrain.LOW_WALL, Terrain.HIGH_WALL, Terrain.BUILDING, Terrain.TREE, Terrain.VEHICLE)
"""What can be breached. Rules: IN.LRG.1, IN.BRC.1, IN.BRC.6."""
IMPASSABLE = (Terrain.HIGH_WALL, Terrain.BUILDING, Terrain.TREE, Terrain.VEHICLE)
"""What nobody walks into as long as it stands. Rules: IN.INC.5, IN.SMK.6, IN.GAP.45."""

Dot = Annotated[int, Field(ge=0, le=99)]
