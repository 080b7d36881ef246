"""The terrain effects chart: what each terrain does to movement, fire and sight."""

from typing import Annotated

from pydantic import Field

from schemas.base import Part
from schemas.models.battlesuit.rules.values import Die, Levels, Modifier, Points
from schemas.models.parameter import parameter

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
