"""Missiles: aiming, countermeasures and deviation."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.seven_seconds.rules.parameter import Counters, Faces, Inches, TrooperNames, Width


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
