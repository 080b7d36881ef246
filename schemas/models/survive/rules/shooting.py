"""Shooting: to-hit numbers, shots of each action, ammunition and grenades."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter
from schemas.models.survive.rules.measures import Inches, Modifier, Share, Shots

Number = Annotated[int, Field(ge=0, le=20)]


class ToHitRules(Part):
    """The number a die has to stay within."""

    formula: Literal["shortfall", "flat", "skill_only"] = parameter(
        "shortfall",
        "SV.GAP.5 SV.SHT.4 SV.SHT.5 SV.FCH.4 SV.FCH.5",
        "What a weapon more difficult than the skill takes off the skill: the whole shortfall, a flat 1, or nothing.",
    )
    least: Number = parameter(1, "SV.GAP.5", "Lowest number there is: so much always hits.")
    most: Number = parameter(9, "SV.GAP.5", "Highest number there is: more always misses.")
    campaign_bonus: Modifier = parameter(
        1, "SV.GAP.5 SV.SHT.6", "Added in Campaign Play where the skill is at least the Difficulty."
    )
    modifier_stage: Literal["after_formula", "before_formula"] = parameter(
        "after_formula",
        "SV.GAP.48",
        "Whether passing modifiers change the finished number, or the skill before it is compared with Difficulty.",
    )


class ShootingRules(Part):
    """Shots by what the shooter does."""

    shots: Shots = parameter(1, "SV.MOV.2 SV.MOV.4 SV.MOV.6", "Shots of a unit that moves, runs or is Dazed.")
    charge_shots: Shots = parameter(1, "SV.GAP.44 SV.FCH.2", "Shots of a unit that charges.")
    run_modifier: Modifier = parameter(-1, "SV.MOV.4", "Added to the number of a unit that runs.")
    charge_modifier: Modifier = parameter(-1, "SV.MOV.6 SV.FCH.2", "Added to the number of a unit that charges.")
    dazed_modifier: Modifier = parameter(-1, "SV.DAZ.3", "Added to the number of a Dazed or Disabled unit.")
    estimate_error_in: Inches = parameter(
        0.0, "SV.GAP.24 SV.SHT.1", "How far estimates of automatic players may lie off, in inches."
    )


class DoubleTapRules(Part):
    """Two units of a Double Team that shoot at one target."""

    second_modifier: Modifier = parameter(1, "SV.SHT.7", "Added to the second number if the first shot hit.")
    sum_toughness: Literal["before_first_shot", "current"] = parameter(
        "before_first_shot", "SV.GAP.29 SV.EFF.6", "Toughness that the sum of both Powers is held against."
    )
    sum_may_daze: bool = parameter(False, "SV.GAP.29", "Whether the sum of both Powers may also Daze.")


class AmmoRules(Part):
    """Ammo Rolls and jams."""

    roll_when: Literal["every_shot", "failed_shot", "out_of_range_only"] = parameter(
        "every_shot", "SV.GAP.10 SV.SHT.2", "Which shots are followed by an Ammo Roll."
    )
    control_units: bool = parameter(False, "SV.GAP.10", "Whether control units make Ammo Rolls.")
    reroll_in_recovery: bool = parameter(
        True, "SV.GAP.11 SV.REC.1", "Whether a jam may be cleared in the Recovery Phase of its own turn."
    )
    dazed_clears: Literal["recovery_only", "activation_roll"] = parameter(
        "recovery_only", "SV.GAP.12 SV.DAZ.4", "When a Dazed unit may clear a jam."
    )


class GrenadeRules(Part):
    """Grenades."""

    dazed_range_share: Share = parameter(
        0.5, "SV.DAZ.3 SV.GAP.30", "Share of its range that a Dazed unit throws a grenade, rounded up to whole inches."
    )
    scatter_share: Share = parameter(
        0.5, "SV.GAP.30", "Share of a die that a grenade which misses scatters in inches, rounded up."
    )
