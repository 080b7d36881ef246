"""Walking, bouncing and landing."""

from typing import Literal

from schemas.base import Part
from schemas.models.battlesuit.rules.values import Levels, Points
from schemas.models.parameter import parameter


class MidairPoints(Part):
    """What a fresh bounce in the air costs."""

    sustain: Points = parameter(1, "BS.GAP.111 BS.BNC.12", "Movement points to stay in the air.")
    above_six: Points = parameter(1, "BS.GAP.111 BS.BNC.6", "Further ones to rise by more than the free levels.")


class BounceRules(Part):
    """Bounces."""

    free_levels: Levels = parameter(6, "BS.BNC.2 BS.BNC.6 BS.BNC.13", "Levels of a bounce that cost nothing.")
    high_bounce_levels: Levels = parameter(6, "BS.BNC.4", "Further levels of a high bounce.")
    high_bounce_mp: Points = parameter(1, "BS.BNC.4", "Movement points of a high bounce.")
    max_level: Levels = parameter(12, "BS.BNC.5 BS.BNC.9 BS.NOT.1", "Level that no bounce exceeds.")
    min_above_ground: Levels = parameter(1, "BS.BNC.3", "Levels above its ground that a bounce reaches at least.")
    free_bounce_from: Literal["current_level"] = parameter(
        "current_level", "BS.GAP.110 BS.BNC.2", "Where the free levels are counted from."
    )
    midair_mp: MidairPoints = parameter(MidairPoints, "BS.GAP.111", "What a bounce in the air costs.")
    sink_costs_sustain: bool = parameter(
        True, "BS.GAP.127 BS.BNC.12 BS.BNC.13", "Whether a soldier that only sinks pays for staying in the air."
    )
    hover_inside_terrain: bool = parameter(
        False, "BS.GAP.112 BS.BNC.8", "Whether a soldier may be in the air below the top of woods or buildings."
    )
    boost_mp: Points = parameter(1, "BS.BNC.21", "Movement points a boost gains.")
    boost_attack_mod: int = parameter(-1, "BS.BNC.21 BS.MOD.18", "What a boost does to attacks.", ge=-12, le=0)
    boost_penalty_from: Literal["spent", "declared"] = parameter(
        "spent",
        "BS.GAP.143 BS.BNC.21",
        "From when on: once the point of the boost, the last one, is spent, or at once.",
    )
    boost_duration: Literal["turn"] = parameter("turn", "BS.GAP.115 BS.BNC.21", "How long it does.")


class LandingRules(Part):
    """Landings, safe and otherwise."""

    crash_compare: Literal["le", "lt"] = parameter(
        "le",
        "BS.GAP.113 BS.BNC.17 BS.BNC.19",
        "How the roll harms: at most the damage level (`le`), or below it (`lt`).",
    )
    crash_partial_payment: bool = parameter(
        True, "BS.GAP.114 BS.BNC.17", "Whether part of the cost of landing may be paid."
    )
    crash_damage: Points = parameter(1, "BS.BNC.17", "Damage of a crash landing.")
    forced_landing_mp_deducted: bool = parameter(
        True, "BS.GAP.120 BS.BNC.18", "Whether a forced landing takes movement points of the same turn."
    )
    forced_landing_always_crash: bool = parameter(
        False, "BS.GAP.126 BS.BNC.17 BS.RES.4", "Whether every forced landing is a crash."
    )
    walk_on_cost: Literal["enter_mp"] = parameter(
        "enter_mp", "BS.GAP.129 BS.BNC.10", "What stepping on to ground of one's own level from the air costs."
    )


class MovementRules(Part):
    """Movement on the ground."""

    minimum_move_needs_mp: Points = parameter(
        1, "BS.GAP.109 BS.MOV.6", "Movement points on the card that the minimum move needs."
    )
    fire_mp: Points = parameter(1, "BS.FIR.1", "Movement points of fire in the course of movement.")
