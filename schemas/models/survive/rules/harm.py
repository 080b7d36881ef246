"""What a hit does: the effect of Power on Toughness, Dazed units, and going Red."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.survive.rules.measures import Faces, Inches, Modifier, Whole

GridRow = Annotated[
    str,
    Field(
        pattern=r"^[-DX]{10}$",
        description="Ten signs of -, D and X, for Toughness 10 down to 1.",
        examples=["--DDDDXXXX"],
    ),
]

PRINTED = (
    "-DDDDXXXXX",
    "--DDDDXXXX",
    "---DDDXXXX",
    "----DDDXXX",
    "-----DDXXX",
    "------DDXX",
    "-------DXX",
    "--------DX",
    "---------D",
    "----------",
)


class EffectRules(Part):
    """Power against Toughness."""

    method: Literal["formula", "grid"] = parameter(
        "formula",
        "SV.GAP.1 SV.EFF.1 SV.EFF.2",
        "Whether effects are computed, or read off the printed grid from 1 to 10.",
    )
    overkill: Annotated[int, Field(ge=1, le=9)] = parameter(
        2, "SV.EFF.3 SV.EFF.5 SV.EFF.6", "Power of so many times the Toughness kills."
    )
    grid: Annotated[tuple[GridRow, ...], Field(strict=False, min_length=10, max_length=10)] = parameter(
        PRINTED,
        "SV.EFF.4 SV.GAP.1",
        "The printed grid: a row for each Power from 10 down to 1, in it a sign for each Toughness from 10 down to 1; "
        "- is nothing, D Dazed, X dead.",
    )


class DazedRules(Part):
    """Dazed and Disabled units."""

    toughness_modifier: Modifier = parameter(-1, "SV.DAZ.1", "Added to the Toughness of a Dazed unit.")
    toughness_floor: Whole = parameter(0, "SV.GAP.37", "Lowest Toughness that a Dazed unit counts.")
    effect_kills: bool = parameter(True, "SV.DAZ.6", "Whether any further hit with an effect kills a Dazed unit.")


class RedRules(Part):
    """Going Red."""

    outside_on: Faces = parameter((1,), "SV.RED.1", "Faces on which a unit that dies outside the zones goes Red.")
    outer_on: Faces = parameter((1, 10), "SV.RED.4", "Faces on which a unit that dies in the OCZ goes Red.")
    inner_on: Faces = parameter((1, 2, 10), "SV.RED.5", "Faces on which a unit that dies in the ICZ goes Red.")
    first_fatality: bool = parameter(True, "SV.RED.7", "Whether the first fatality of a level goes Red without a roll.")
    first_fatality_scope: Literal["player_units", "all_units"] = parameter(
        "player_units", "SV.GAP.31", "Whose loss can be the first fatality."
    )
    counts_for_mob: bool = parameter(False, "SV.GAP.32", "Whether a Red unit keeps its Mob in the game.")
    fire: Literal["nearest", "each"] = parameter(
        "nearest", "SV.GAP.43 SV.RED.3", "Whether a unit that goes Red fires at the nearest target, or once at each."
    )
    arc_deg: Annotated[float, Field(gt=0, le=360)] = parameter(
        90.0, "SV.RED.3", "Whole width of the arc of a unit that goes Red, in degrees."
    )
    range_in: Inches = parameter(13.0, "SV.RED.3", "Range of a unit that goes Red, in inches.")
