"""Rifles, missiles and the harm they do."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.seven_seconds.rules.measures import Counters, Faces, Inches, TrooperNames, Width

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


class MissileRules(Part):
    """The Fire Missile action."""

    own_counters: Counters = parameter(1, "7S.MIS.1 7S.ACT.9", "Target counters a missile puts on the firer.")
    illegal_units: TrooperNames = parameter(("commander",), "7S.GAP.52 7S.MIS.1", "Troopers that carry no missiles.")
    requires_los: bool = parameter(False, "7S.GAP.53 7S.MIS.3", "Whether a missile needs a line of sight.")
    requires_arc: bool = parameter(False, "7S.GAP.53", "Whether the target has to be in the firer's arc.")
    max_range_in: Width | None = parameter(None, "7S.GAP.53 7S.MIS.3", "Longest range, in inches; null for none.")
    ammunition: Annotated[int, Field(ge=0, le=99)] | None = parameter(
        None, "7S.GAP.53 7S.MIS.1", "Missiles of each trooper in a battle; null for any number."
    )
    legal_targets: Annotated[tuple[Literal["enemy_unit", "objective", "ground"], ...], Field(strict=False)] = parameter(
        ("enemy_unit", "objective", "ground"), "7S.GAP.54 7S.MIS.6", "What may be aimed at."
    )
    legality_uses: Literal["real_counters", "modified_counters"] = parameter(
        "real_counters", "7S.GAP.59", "Counters that make a target legal: those on it, or those left after its cover."
    )


class CountermeasureRules(Part):
    """Shooting missiles down."""

    radius_in: Inches = parameter(
        3.0, "7S.GAP.55 7S.CM.1", "Distance from the flight path within which enemies may intercept, in inches."
    )
    measure: Literal["segment_to_base_edge", "segment_to_base_centre"] = parameter(
        "segment_to_base_edge", "7S.GAP.55 7S.CM.1", "How that distance is measured."
    )
    damaged_needs_roll: bool = parameter(
        True, "7S.GAP.56 7S.CM.4", "Whether a damaged suit has to roll before it may intercept."
    )
    damaged_works_on: Faces = parameter((1, 2, 3, 4), "7S.CM.4 7S.GAP.56", "Faces of that roll on which it may.")
    stunned_works: bool = parameter(True, "7S.GAP.57", "Whether a stunned trooper intercepts.")
    unrevealed_blips: Literal["owner_may_reveal", "never", "always"] = parameter(
        "owner_may_reveal",
        "7S.GAP.58",
        "Whether blips near the path intercept: if their owner reveals them, never, or always (which reveals them).",
    )


class DeviationRules(Part):
    """Where a miss lands."""

    dice: int = parameter(2, "7S.DEV.1 7S.DEV.2", "Dice whose sum is the deviation, in inches.", ge=1, le=10)
    direction: Literal["uniform_360", "clock_12"] = parameter(
        "uniform_360",
        "7S.GAP.60 7S.DEV.2",
        "Direction of the deviation: any whole degree, or one of twelve hours of the clock.",
    )
    off_table: Literal["blast_without_crater", "no_blast"] = parameter(
        "blast_without_crater", "7S.GAP.61", "What a missile that comes down beside the table does."
    )


class DamageRules(Part):
    """Damaged suits."""

    fails_on: Faces = parameter((5, 6), "7S.DMG.1", "Faces on which a damaged suit loses its action.")
    failed_action_spent: bool = parameter(True, "7S.GAP.86 7S.DMG.1", "Whether the lost action is used up.")
    failed_action_counter: Counters = parameter(0, "7S.GAP.86", "Target counters a lost action puts on the unit.")
    repair_resets: bool = parameter(
        True, "7S.GAP.116 7S.DMG.3", "Whether a repaired suit is as new, so that its next damage is its first."
    )


class StunRules(Part):
    """Stunned troopers."""

    recovers_on: Faces = parameter((1, 2), "7S.DMG.4", "Faces on which a stunned trooper wakes.")
    stacks: bool = parameter(False, "7S.GAP.87", "Whether a second stun has to be slept off as well.")
    command_gives_full_activation: bool = parameter(
        True, "7S.GAP.108 7S.CMD.5 7S.DMG.5", "Whether a stunned trooper woken by a command may act at once."
    )
