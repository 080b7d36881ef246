"""Fighting at a distance and hand to hand, and the harm it does."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.survive.rules.board import Faces, Inches, Modifier, Share, Shots, Whole

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


Power = Annotated[int, Field(ge=0, le=99)]


class UnarmedRules(Part):
    """What a unit without a close-combat weapon strikes with."""

    power: Power = parameter(3, "SV.GAP.47", "Power of fists.")
    difficulty: Power = parameter(1, "SV.GAP.47", "Difficulty of fists.")


class CombatRules(Part):
    """Fights of two."""

    charge_grit: Modifier = parameter(1, "SV.FCH.1", "Added to the Grit of a charger.")
    grit_tie: Literal["charger", "target", "roll_off"] = parameter(
        "charger", "SV.GAP.15 SV.FCH.3", "Who strikes first at equal Grit."
    )
    automatic_strike: Literal["order", "hit"] = parameter(
        "order",
        "SV.GAP.14 SV.RCH.2 SV.RCH.4",
        "Whether an automatic strike is only made first, or hits without a roll.",
    )
    opening_complete: bool = parameter(
        True, "SV.GAP.13 SV.RES.1", "Whether the opening exchange is completed although somebody is Dazed."
    )
    dazed_reply_modifier: Modifier = parameter(
        -1, "SV.FCH.6 SV.DAZ.5 SV.RCH.6", "Added to the number of a strike by a Dazed unit in the opening."
    )
    run_bonus: Literal["cumulative", "flat"] = parameter(
        "cumulative", "SV.GAP.16 SV.RES.3", "Whether Power grows with every hit of a run, or once."
    )
    run_step: Modifier = parameter(1, "SV.RES.3 SV.MOB.2", "Power added by a hit that follows another.")
    strikes_most: Annotated[int, Field(ge=1, le=99)] = parameter(
        20, "SV.GAP.16 SV.RES.1", "Strikes after the opening, until a fight is broken off."
    )
    dazed_survivor_wins: bool = parameter(
        True, "SV.GAP.51", "Whether the only one alive after a fight wins it although it is Dazed."
    )
    unarmed: UnarmedRules = parameter(UnarmedRules, "SV.GAP.47", "Fists.")


class MobbingRules(Part):
    """Two who fight one."""

    miss_limit: Annotated[int, Field(ge=1, le=9)] = parameter(
        2, "SV.GAP.17 SV.MOB.3", "Misses after which the build-up of Power ends."
    )
    miss_scope: Literal["pair_total", "pair_running", "each"] = parameter(
        "pair_total", "SV.GAP.17", "Which misses count: of the pair in all, one after another, or of each by itself."
    )
    order: Annotated[
        tuple[Literal["rear", "front", "target"], ...], Field(strict=False, min_length=3, max_length=3)
    ] = parameter(("rear", "front", "target"), "SV.GAP.17", "Who strikes after whom in later rounds.")
    run_begins: Literal["first_hit", "first_strike"] = parameter(
        "first_hit", "SV.GAP.52", "Whether misses of the pair before its first hit count."
    )


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
