"""Terrain, and how soldiers move over it."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.battlesuit.rules.measures import Die, Levels, Modifier, Points

MovementPoints = Annotated[int, Field(ge=0, le=20)]
StepPoints = Annotated[int, Field(ge=1, le=20)]
"""A step that cost nothing could be taken without end."""


class TerrainEffect(Part):
    """One row of the terrain effects chart."""

    enter_mp: StepPoints | None = parameter(
        1, "BS.GAP.2 BS.MOV.4", "Movement points to enter on the ground; none: impassable."
    )
    land_mp: MovementPoints | None = parameter(
        0, "BS.GAP.2 BS.BNC.15", "Movement points to land; none: nobody lands there."
    )
    attack_mod: Modifier = parameter(0, "BS.MOD.6 BS.MOD.21", "What an attack on a soldier on the ground is worth.")
    height: Levels = parameter(0, "BS.ELE.2", "Levels it rises above its ground.")
    blocks_los: bool = parameter(False, "BS.LOS.18", "Whether it can block sight.")
    blast_extra: Modifier = parameter(
        0, "BS.GAP.20 BS.TER.6", "Further modifier of bombs and mines, besides `attack_mod`."
    )
    blast_mod_unarmoured: Modifier | None = parameter(
        None, "BS.GAP.19 BS.TER.4", "Modifier of bombs and mines against the unarmoured; none: as for all others."
    )


class OverlayEffect(Part):
    """What a marker changes on the terrain it lies on."""

    attack_mod: Modifier = parameter(-2, "BS.GAP.22 BS.MOD.20 BS.TER.19", "Added to the modifier of the terrain.")


class ChartRules(Part):
    """The rows of the chart: the seven terrains of dots, and what is built on points."""

    clear: TerrainEffect = parameter(TerrainEffect, "BS.TER.2", "Clear.")
    woods: TerrainEffect = parameter(
        TerrainEffect(enter_mp=2, land_mp=2, attack_mod=-3, height=6, blocks_los=True, blast_mod_unarmoured=0),
        "BS.TER.3 BS.GAP.19 BS.MOD.8",
        "Woods.",
    )
    building: TerrainEffect = parameter(
        TerrainEffect(enter_mp=2, land_mp=2, attack_mod=-5, height=6, blocks_los=True),
        "BS.TER.5 BS.MOD.7",
        "Building.",
    )
    marsh: TerrainEffect = parameter(
        TerrainEffect(enter_mp=2, attack_mod=-1, blast_extra=-1), "BS.TER.6 BS.GAP.20 BS.MOD.9", "Marsh."
    )
    slag: TerrainEffect = parameter(TerrainEffect, "BS.TER.7", "Slag; what it glows stands under `slag_glow`.")
    water: TerrainEffect = parameter(
        TerrainEffect(enter_mp=3, land_mp=0),
        "BS.TER.9 BS.GAP.18",
        "Water where it is passable; elsewhere nobody enters it or lands in it.",
    )
    rubble: TerrainEffect = parameter(
        TerrainEffect(enter_mp=2, land_mp=2, attack_mod=-4, height=2, blocks_los=True),
        "BS.TER.17 BS.GAP.23 BS.MOD.19",
        "Rubble.",
    )
    bunker: TerrainEffect = parameter(
        TerrainEffect(enter_mp=2, land_mp=2, attack_mod=-7), "BS.TER.18 BS.GAP.21 BS.MOD.6", "A point with a bunker."
    )
    bridge: TerrainEffect = parameter(TerrainEffect, "BS.TER.10", "A point with a bridge, over water.")
    improved_position: OverlayEffect = parameter(
        OverlayEffect, "BS.TER.19 BS.GAP.22 BS.MOD.20", "An improved position; all else is as its terrain."
    )


class SlagGlow(Part):
    """How slag harms those who walk on it."""

    die: Die = parameter(12, "BS.GAP.17 BS.TER.8", "Die for each point of slag entered on the ground.")
    default_glow: int = parameter(
        2, "BS.GAP.17 BS.TER.8", "Rolls up to this cause a point of damage, unless the scenario says.", ge=0, le=12
    )


class TerrainRules(Part):
    """The terrain effects chart, and what belongs to no single row of it."""

    terrain_effects: ChartRules = parameter(ChartRules, "BS.GAP.2 BS.MAP.5", "The terrain effects chart.")
    contour_mp_per_level_up: Points = parameter(
        1, "BS.GAP.16 BS.TER.11", "Movement points on the ground for each level uphill; downhill costs nothing."
    )
    slag_glow: SlagGlow = parameter(SlagGlow, "BS.GAP.17", "Glow of slag.")
    water_passable: bool = parameter(
        False, "BS.GAP.18 BS.TER.9 BS.TER.10", "Whether water may be entered on the ground, without a bridge."
    )
    airborne_cover: bool = parameter(
        False, "BS.GAP.24 BS.MOD.21", "Whether a soldier in the air has the cover of the point below."
    )
    edge_mp_total: Points = parameter(
        1, "BS.GAP.108 BS.EDG.1", "Movement points to enter or leave the map, whatever the terrain of the edge."
    )


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
