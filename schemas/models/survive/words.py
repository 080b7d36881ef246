"""The closed vocabularies of SURVIVE: each word stands in documents and in the rules as it does here."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field


class Stat(StrEnum):
    """A stat of a unit. Rule: SV.GAP.7."""

    STAMINA = "stamina"
    GRIT = "grit"
    TOUGHNESS = "toughness"
    SHOOTING = "shooting"
    COMBAT = "combat"


class WeaponType(StrEnum):
    """What a weapon is for. Rule: SV.GAP.4."""

    RANGED = "ranged"
    GRENADE = "grenade"
    CLOSE = "close"


class ControlType(StrEnum):
    """A kind of control unit: the Prime CU, the Controlled Units and the three weapon platforms. Rule: SV.CTL.2."""

    PRIME_CU = "prime_cu"
    CU = "cu"
    RIP_SAW = "rip_saw"
    BUZZ_SAW = "buzz_saw"
    HACK_SAW = "hack_saw"


class Corner(StrEnum):
    """A corner of the table, clockwise from the south-west. Rule: SV.GAP.41."""

    SOUTH_WEST = "south_west"
    NORTH_WEST = "north_west"
    NORTH_EAST = "north_east"
    SOUTH_EAST = "south_east"


class Zone(StrEnum):
    """The ground around the spire: the Inner and the Outer Control Zone, and the rest. Rule: SV.CTL.1."""

    ICZ = "ICZ"
    OCZ = "OCZ"
    OUTSIDE = "outside"


class Mode(StrEnum):
    """How a game is played: by itself, or as one of linked levels. Rule: SV.GAM.1."""

    LEVEL = "level"
    CAMPAIGN = "campaign"


class WayToWin(StrEnum):
    """How a level is won. Rules: SV.VIC.1 to SV.VIC.3."""

    KEYCHIP_TO_SPIRE = "keychip_to_spire"
    LAST_MOB = "last_mob"
    CLOSEST_TO_KEYCHIP = "closest_to_keychip"


Corners = Annotated[tuple[Annotated[Corner, Field(strict=False)], ...], Field(strict=False, min_length=1, max_length=4)]
WaysToWin = Annotated[
    tuple[Annotated[WayToWin, Field(strict=False)], ...], Field(strict=False, min_length=1, max_length=3)
]


Coordinate = Annotated[float, Field(ge=-1, le=121)]
Point = Annotated[tuple[Coordinate, Coordinate], Field(strict=False)]
EdgeInches = Annotated[float, Field(ge=12, le=120)]
Radius = Annotated[float, Field(gt=0, le=120)]
Facing = Annotated[float, Field(ge=0, lt=360)]
