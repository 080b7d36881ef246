"""Cover, rifles and machine guns."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.seven_seconds.rules.parameter import Counters, Faces, Inches

Bands = Annotated[int, Field(ge=0, le=9)]


class CoverRules(Part):
    """What cover at the target, and terrain in between, does."""

    light_bands: Bands = parameter(1, "7S.COV.5 7S.TGT.12 7S.RIF.7", "Range bands added for a target in light cover.")
    heavy_bands: Bands = parameter(2, "7S.COV.5 7S.TGT.12 7S.RIF.7", "Range bands added for a target in heavy cover.")
    between_light_counters: Counters = parameter(
        1, "7S.COV.8 7S.TGT.13", "Target counters swallowed by light cover in between."
    )
    between_heavy_counters: Counters = parameter(
        2, "7S.COV.8 7S.TGT.14", "Target counters swallowed by heavy cover in between."
    )
    between_light_dice: Counters = parameter(1, "7S.COV.8 7S.RIF.8", "Rifle dice lost to light cover in between.")
    between_heavy_dice: Counters = parameter(2, "7S.COV.8 7S.RIF.8", "Rifle dice lost to heavy cover in between.")
    missile_light_counters: Counters = parameter(
        1, "7S.COV.6 7S.MIS.5 7S.KAM.6", "Counters a target in light cover counts fewer for missiles and kamikazes."
    )
    missile_heavy_counters: Counters = parameter(
        2, "7S.COV.6 7S.MIS.5 7S.KAM.6", "Counters a target in heavy cover counts fewer for missiles and kamikazes."
    )
    heavy_limit_in: Inches = parameter(
        3.0, "7S.GAP.49 7S.TGT.14", "Inches of heavy cover that can be seen and shot through."
    )
    heavy_limit_scope: Literal["total", "per_piece"] = parameter(
        "total", "7S.GAP.46", "Whether that limit is for all heavy pieces on the line together or for each one."
    )
    same_piece_exempt: Annotated[tuple[Literal["light", "heavy"], ...], Field(strict=False)] = parameter(
        ("light",), "7S.GAP.45 7S.TGT.13", "Cover that does not also count as in between for a target standing in it."
    )
    stack_target_cover: bool = parameter(
        False, "7S.GAP.47", "Whether several covers at the target add up; else the best one counts."
    )
    min_crossing_in: Inches = parameter(0.001, "7S.GAP.48", "Shortest crossing of a piece that counts, in inches.")


class RifleRules(Part):
    """The Fire Rifle action of troopers."""

    own_counters: Counters = parameter(1, "7S.RIF.1 7S.ACT.9", "Target counters a shot puts on the firer.")
    gauss_kill: Faces = parameter((1,), "7S.RIF.10", "Faces on which a gauss rifle kills.")
    gauss_graze: Faces = parameter((2,), "7S.RIF.11", "Faces on which a gauss rifle grazes.")
    plasma_kill: Faces = parameter((1, 2), "7S.RIF.15", "Faces on which a plasma rifle kills.")
    plasma_graze: Faces = parameter((3,), "7S.RIF.15", "Faces on which a plasma rifle grazes.")
    plasma_dice_modifier: int = parameter(
        0, "7S.GAP.7", "Dice a plasma rifle rolls more (or fewer) than a gauss rifle.", ge=-5, le=5
    )
    zero_dice_declarable: bool = parameter(
        False,
        "7S.GAP.50 7S.RIF.9",
        "Whether a shot without dice may be declared; it costs the action and hits nothing.",
    )


class MachineGunRules(Part):
    """The Fire Rifle action of drones."""

    may_target_troopers: bool = parameter(
        False, "7S.GAP.51 7S.RIF.16", "Whether a machine gun may fire at troopers; it never harms them."
    )
    kill: Faces = parameter((1, 2), "7S.GAP.51 7S.RIF.16", "Faces on which a machine gun destroys a drone.")
